from django.conf import settings
from django.db import migrations, models


def every_pack_is_a_box(apps, schema_editor):
    """What was published before holds all that its missions need; the next version says it more exactly."""
    mission = apps.get_model("missions", "PlayableMission")
    needs = mission.boxes.through
    rows = mission.objects.values_list("pk", "pack_id").iterator(chunk_size=2000)
    batch = []
    for pk, pack in rows:
        batch.append(needs(playablemission_id=pk, pack_id=pack))
        if len(batch) == 1000:
            needs.objects.bulk_create(batch)
            batch = []
    needs.objects.bulk_create(batch)


class Migration(migrations.Migration):

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("missions", "0009_description_in_the_document"),
    ]

    operations = [
        migrations.AddField(
            model_name="pack",
            name="holders",
            field=models.ManyToManyField(
                blank=True, editable=False, related_name="boxes", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddField(
            model_name="playablemission",
            name="boxes",
            field=models.ManyToManyField(related_name="+", to="missions.pack"),
        ),
        migrations.RunPython(every_pack_is_a_box, migrations.RunPython.noop),
    ]

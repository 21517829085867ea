from django.db import migrations


def into_the_document(apps, schema_editor):
    Pack = apps.get_model("missions", "Pack")
    for pack in Pack.objects.exclude(description="").only("frame", "description").iterator():
        pack.frame = {**pack.frame, "description": pack.description}
        pack.save(update_fields=["frame"])


def out_of_the_document(apps, schema_editor):
    Pack = apps.get_model("missions", "Pack")
    for pack in Pack.objects.filter(frame__has_key="description").only("frame", "language").iterator():
        said = pack.frame["description"]
        words = said.get(pack.language, "") if isinstance(said, dict) else said
        pack.description = words[:2000] if isinstance(words, str) else ""
        pack.save(update_fields=["description"])


class Migration(migrations.Migration):

    dependencies = [
        ("missions", "0008_edits_sent_once"),
    ]

    operations = [
        migrations.RunPython(into_the_document, out_of_the_document),
        migrations.RemoveField(model_name="pack", name="description"),
    ]

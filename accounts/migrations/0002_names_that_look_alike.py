from django.db import migrations, models

from accounts.lookalikes import look_of


def fill_keys(apps, schema_editor):
    user_model = apps.get_model("accounts", "User")
    for user in user_model.objects.iterator():
        keys = {"username_key": look_of(user.username), "display_name_key": look_of(user.display_name)}
        user_model.objects.filter(pk=user.pk).update(**keys)


class Migration(migrations.Migration):
    dependencies = [("accounts", "0001_initial")]

    operations = [
        migrations.AddField(
            model_name="user",
            name="display_name_key",
            field=models.CharField(blank=True, db_index=True, editable=False, max_length=300),
        ),
        migrations.AddField(
            model_name="user",
            name="username_key",
            field=models.CharField(blank=True, db_index=True, editable=False, max_length=300),
        ),
        migrations.RunPython(fill_keys, migrations.RunPython.noop),
    ]

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("playtests", "0010_quiet_about_cards")]

    operations = [
        migrations.AddField(
            model_name="table",
            name="fault_words",
            field=models.JSONField(blank=True, default=dict),
        ),
    ]

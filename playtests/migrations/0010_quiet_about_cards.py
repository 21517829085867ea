from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("playtests", "0009_choices_left_to_the_bot")]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="quiet_about",
            field=models.JSONField(blank=True, default=dict),
        ),
    ]

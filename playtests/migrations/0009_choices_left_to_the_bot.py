from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("playtests", "0008_played_on")]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="trusting_round",
            field=models.PositiveIntegerField(blank=True, null=True),
        ),
    ]

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("playtests", "0007_bots_due")]

    operations = [
        migrations.AddField(model_name="table", name="begun_at", field=models.PositiveIntegerField(default=0)),
    ]

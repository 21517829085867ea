from fireteam_site.celery import app as celery_app

# Imported with Django, so that `@shared_task` binds to our Celery app and not to a default one.
__all__ = ["celery_app"]

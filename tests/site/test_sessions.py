"""Sessions that have ended do not pile up."""

from datetime import timedelta

import pytest
from django.contrib.sessions.models import Session
from django.utils import timezone

from fireteam_site.tasks import forget_sessions
from tests import build


@pytest.mark.django_db
def test_ended_sessions_are_forgotten_and_the_others_stay(client):
    client.force_login(build.person())
    Session.objects.create(session_key="ended", expire_date=timezone.now() - timedelta(days=1))
    forget_sessions()
    forget_sessions()
    assert [one.session_key for one in Session.objects.all()] == [client.session.session_key]

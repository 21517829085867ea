"""The staff's page of the queue."""

import pytest
from django.urls import reverse

from playtests.errors import NotTakingRuns
from playtests.models import Chunk, Run, Switch
from playtests.services import playing
from tests import build
from tests.playtests.support import launch, play_all

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff(client):
    client.force_login(build.person("staff", is_staff=True))
    return client


def test_pausing_holds_back_every_chunk_until_it_is_let_go(staff, version):
    staff.post(reverse("staff:switch", args=["paused"]), {"to": "on"})
    run = launch(version, games=5)
    assert Chunk.objects.get().state == Chunk.State.WAITING
    staff.post(reverse("staff:switch", args=["paused"]), {"to": "off"})
    assert Chunk.objects.get().state == Chunk.State.SENT
    play_all(run)
    assert run.state == Run.State.DONE


def test_while_draining_nothing_new_begins_and_what_runs_is_finished(staff, version):
    run = launch(version, games=5)
    staff.post(reverse("staff:switch", args=["draining"]), {"to": "on"})
    with pytest.raises(NotTakingRuns):
        launch(version, games=6)
    play_all(run)
    assert run.state == Run.State.DONE
    assert Switch.objects.get().by.username == "staff"


def test_what_failed_is_shown_and_tried_again(staff, version):
    run = launch(version, games=5)
    chunk = Chunk.objects.get()
    Chunk.objects.update(attempts=playing.MOST_ATTEMPTS)
    playing.play_chunk(chunk_id=chunk.pk)
    assert "died 3 times" in staff.get(reverse("staff:queue")).content.decode()
    staff.post(reverse("staff:retry"))
    play_all(run)
    assert run.state == Run.State.DONE

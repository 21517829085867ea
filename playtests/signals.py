"""What happens elsewhere and concerns play-tests: the library does not know that they exist."""

from typing import Any

from missions.models import Edit, Version
from playtests.services.continuous import play_draft_soon
from playtests.services.expecting import freeze_expectations


def judge_edit(instance: Edit, **_: Any) -> None:
    """Also when somebody goes on typing and an edit grows; of an older one the revision no longer fits."""
    play_draft_soon(pack_id=instance.pack_id, revision=instance.number, person_id=instance.person_id)


def freeze_with_version(instance: Version, created: bool, **_: Any) -> None:
    """What is expected of the draft belongs to the version that is published from it."""
    if created:
        freeze_expectations(version=instance)

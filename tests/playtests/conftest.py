import pytest

from tests import build


@pytest.fixture
def author(db):
    return build.person("ana")


@pytest.fixture
def pack(author):
    """A public pack of Countdown: its games take a few milliseconds."""
    return build.public_pack(author)


@pytest.fixture
def version(pack):
    return pack.published

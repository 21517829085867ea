"""Garbage that lies in circles is looked for while nobody waits."""

import gc
import weakref

import pytest

from fireteam_site.garbage import ENOUGH_ROUNDS, QUIET_SECONDS, BetweenRequests


class Thing:
    pass


@pytest.fixture
def grown(monkeypatch):
    """The old are worth a look."""
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, ENOUGH_ROUNDS))


@pytest.fixture
def clock():
    return Clock()


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def circle() -> weakref.ref:
    thing = Thing()
    thing.itself = thing
    return weakref.ref(thing)


def test_what_lies_in_circles_goes_once_nobody_has_asked_for_a_while(grown, clock):
    served = BetweenRequests(lambda environ, start: [b"answer"], clock)
    lost = circle()
    assert served({}, print) == [b"answer"]
    assert not served.tidy()
    assert lost()
    clock.now += QUIET_SECONDS
    assert served.tidy()
    assert lost() is None


def test_nobody_is_kept_waiting_for_it(grown, clock):
    found = []

    def application(environ, start):
        clock.now += 10 * QUIET_SECONDS
        found.append(served.tidy())
        return []

    served = BetweenRequests(application, clock)
    served({}, print)
    assert found == [False]


def test_a_request_that_fails_is_over_too(grown, clock):
    def application(environ, start):
        raise ZeroDivisionError

    served = BetweenRequests(application, clock)
    with pytest.raises(ZeroDivisionError):
        served({}, print)
    clock.now += QUIET_SECONDS
    assert served.tidy()


def test_a_young_heap_is_left_alone(monkeypatch, clock):
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, ENOUGH_ROUNDS - 1))
    served = BetweenRequests(lambda environ, start: [], clock)
    clock.now += QUIET_SECONDS
    assert not served.tidy()

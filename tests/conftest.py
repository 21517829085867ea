"""What tests can ask for. Everything is real: no service is mocked.

    db, client, settings, live_server ...   pytest-django's own
    redis_server   a Redis server (its client); without it, nothing listens where the settings point to
    worker         a Celery worker on that Redis and on the test database (see tests.services.RunningWorker);
                   add `transactional_db`, or it sees no rows
    page           a tab of a real Chromium, at `site_url`: `page.goto("/missions/")`. At the end the test fails if a
                   script failed, the CSP refused something or a file was missing; a test that expects this empties
                   the list: `complaints.clear()`
    sign_in        `sign_in(user)` makes the browser that person's

`make test` runs everything twice: first on SQLite, then what uses the database (not the browser) on PostgreSQL.
"""

import os
import shutil
from pathlib import Path

import hypothesis
import pytest

from tests import browser_support, services

# A busy machine is no fault of a test, and what must pass to land must pass every time.
hypothesis.settings.register_profile("anywhere", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "anywhere")


def pytest_collection_modifyitems(config, items):
    for item in items:
        if "page" in item.fixturenames:
            item.add_marker(pytest.mark.browser)
    if on_postgres():
        chosen = [item for item in items if uses_database(item) and not item.get_closest_marker("browser")]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
        items[:] = chosen


def on_postgres() -> bool:
    from django.conf import settings

    return "postgresql" in settings.DATABASES["default"]["ENGINE"]


def uses_database(item) -> bool:
    from django.test import TransactionTestCase

    wanted = {"db", "transactional_db", "live_server", "django_db_setup"}
    is_a_case = issubclass(getattr(item, "cls", None) or object, TransactionTestCase)  # as hypothesis needs it
    return bool(is_a_case or item.get_closest_marker("django_db") or wanted & set(getattr(item, "fixturenames", ())))


def pytest_sessionfinish(session, exitstatus):
    """In CI a skipped test is a failed one: it would say 'all good' about something nobody looked at."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter and reporter.stats.get("skipped") and exitstatus == 0:
        session.exitstatus = 1


def pytest_unconfigure(config):
    home = os.environ.get("FIRETEAM_TEST_HOME")
    if home and not hasattr(config, "workerinput"):  # the process that started it all clears up
        shutil.rmtree(home, ignore_errors=True)


@pytest.fixture(autouse=True)
def _empty_cache():
    """Rate limits are counted in the cache: one test's sign-ins must not use up another's.

    What is told of a report is kept by its row's number, and numbers come again when a test is rolled back.
    """
    from django.core.cache import cache

    from playtests.reports import answers

    cache.clear()
    answers.forget()


@pytest.fixture(autouse=True)
def _ledgers_can_be_cleared(request):
    """Emptying the tables after a test deletes row by row on SQLite, where ledgers go only with their campaign."""
    mark = request.node.get_closest_marker("django_db")
    is_marked = mark is not None and mark.kwargs.get("transaction", False)
    if not is_marked and not {"transactional_db", "live_server"} & set(request.fixturenames):
        yield
        return
    request.getfixturevalue("transactional_db")
    yield
    from campaigns.models import Campaign
    from campaigns.services.campaigns import delete_campaign

    for campaign in Campaign.objects.all():
        delete_campaign(campaign=campaign)


@pytest.fixture(autouse=True)
def _our_language():
    """A page in German, asked for by one test, must not make the next one speak German."""
    from django.utils import translation

    translation.deactivate()


@pytest.fixture(scope="session")
def test_folder() -> Path:
    """This process's folder, where the settings expect the Redis socket."""
    from django.conf import settings

    return Path(settings.VAR_DIR)


@pytest.fixture(scope="module")
def redis_server(test_folder):
    with services.running_redis(test_folder) as client:
        client.flushall()
        yield client


@pytest.fixture(scope="module")
def database_url(django_db_setup) -> str:
    """The test database's address, for processes that a test starts."""
    from django.db import connection

    return services.url_of_database(connection.settings_dict)


@pytest.fixture(scope="module")
def worker(redis_server, test_folder, database_url):
    with services.running_worker(test_folder, database_url=database_url) as running:
        yield running


@pytest.fixture(scope="session")
def browser():
    with browser_support.running_browser() as running:
        yield running


@pytest.fixture
def site_url(live_server) -> str:
    return live_server.url


@pytest.fixture
def context(browser, site_url):
    new_context = browser_support.open_context(browser, site_url, reduced_motion="reduce")
    yield new_context
    new_context.close()


@pytest.fixture
def complaints():
    return browser_support.Complaints()


@pytest.fixture
def page(context, complaints):
    tab = context.new_page()
    complaints.listen_to(tab)
    yield tab
    tab.close()
    assert complaints == [], "the page complained"


@pytest.fixture
def sign_in(context, site_url):
    return lambda user: browser_support.sign_in(context, user, site_url)

import pytest
from django.contrib.auth import authenticate, get_user_model
from django.core.management import call_command

from accounts.services import site_account
from fireteam_site.demo_account import ensure_demo_account

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _own_var(settings, tmp_path):
    settings.VAR_DIR = tmp_path


def test_the_first_start_makes_an_account_that_can_sign_in_and_administer():
    account = ensure_demo_account()
    user = authenticate(None, email=account.email, password=account.password)
    assert user.is_superuser
    assert user.emailaddress_set.get().verified


def test_later_starts_tell_the_same_password_again():
    assert ensure_demo_account() == ensure_demo_account()
    assert get_user_model().objects.count() == 1


def test_the_password_is_another_one_everywhere(settings, tmp_path):
    first = ensure_demo_account()
    get_user_model().objects.all().delete()
    assert ensure_demo_account().password != first.password


def test_once_the_password_is_changed_the_old_one_is_not_told():
    ensure_demo_account()
    user = get_user_model().objects.get()
    user.set_password("my own")
    user.save()
    assert ensure_demo_account() is None


@pytest.mark.parametrize("scribble", ["", "[]", "{}", '{"email": "a"}', "not json"])
def test_a_note_that_cannot_be_read_is_no_reason_not_to_start(tmp_path, scribble):
    ensure_demo_account()
    (tmp_path / "demo_account.json").write_text(scribble)
    assert ensure_demo_account() is None


def test_the_sites_own_account_is_nobody():
    site_account()
    assert ensure_demo_account() is not None


def test_a_database_with_people_in_it_gets_no_demo_account():
    get_user_model().objects.create_user("ada")
    assert ensure_demo_account() is None
    assert get_user_model().objects.count() == 1


def test_the_note_of_the_password_is_for_its_owner_only(tmp_path):
    ensure_demo_account()
    assert (tmp_path / "demo_account.json").stat().st_mode & 0o077 == 0


@pytest.mark.django_db(transaction=True)  # as in life: PostgreSQL makes no index amid an open transaction's rows
def test_prepare_can_run_again_and_again(capsys, settings, tmp_path):
    settings.STATIC_ROOT = tmp_path / "static"
    call_command("prepare")
    first = capsys.readouterr().out
    call_command("prepare")
    second = capsys.readouterr().out
    assert second.splitlines()[-1] == first.splitlines()[-1]
    assert "demo@localhost" in first
    assert "nothing has changed" in second

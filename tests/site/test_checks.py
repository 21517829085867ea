import pytest

from fireteam_site.checks import mail_reaches_people


@pytest.mark.parametrize(
    ("backend", "sender", "warnings"),
    [
        ("console", "hq@fireteam.example", ["fireteam.W001"]),
        ("smtp", "noreply@localhost", ["fireteam.W002"]),
        ("smtp", "hq@fireteam.example", []),
    ],
)
def test_a_site_whose_mails_reach_nobody_is_warned(settings, backend, sender, warnings):
    settings.EMAIL_BACKEND = f"django.core.mail.backends.{backend}.EmailBackend"
    settings.SERVER_EMAIL = sender
    assert [warning.id for warning in mail_reaches_people(None)] == warnings

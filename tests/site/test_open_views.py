"""Closed unless marked open: this list is every page a stranger may see. A new one must be put here on purpose."""

import pytest
from django.urls import URLPattern, get_resolver

OPEN = {
    "home",
    "styleguide",  # answers 404 to strangers unless DEBUG is on
    "favicon",
    "healthz",
    "readyz",
    "missions:index",
    "missions:packs",
    "missions:cards",
    "missions:sectors",
    "missions:author",
    "missions:pack",
    "missions:pack_version",
    "missions:cards_of",
    "missions:compare",
    "missions:card",
    "missions:sectors_of",
    "missions:mission",
    "missions:mission_version",
    "missions:embed",
    # the API asks for a token itself
    "api:api-root",
    "api:openapi-json",
    "api:missions",
    "api:all_games",
    "api:all_rules",
    "api:pack",
    "api:document",
    "api:replace",
    "api:export",
    "api:mine",
    "api:my_playtests",
    "api:start_playtest",
    "api:playtest",
    "api:cancel_playtest",
    "api:playtest_report",
    "api:compare_playtest",
    "api:search_win",
    "api:go_on_from_here",
    "api:what_can_be_turned",
    "api:ask_what_if",
    "api:my_campaigns",
    "api:campaign",
    "api:campaign_ledger",
    "api:campaign_export",
    "api:check",
    "api:create",
    "api:edit",
    "api:publish",
    "api:visibility",
    "api:import_file",
    "guide",
    "rules:index",
    "rules:ruleset",
    "rules:rule",
    "missions:export",
    "missions:qr",
    "missions:pack_qr",
    "missions:print",
    "missions:print_job",
    "missions:print_file",
    "missions:print_preview",
    "missions:preview_picture",
    "missions:board_picture",
    "missions:card_picture",
    "missions:card_file",
    "missions:sector_picture",
    "playtests:evidence",
    "playtests:export",
    "playtests:game",
    "playtests:game_record",
    "playtests:game_steps",
    "playtests:games",
    "playtests:index",
    "playtests:progress",
    "playtests:run",
    "campaigns:calendar",
    "campaigns:campaign",
    "campaigns:earlier",
    "campaigns:evening",
    "campaigns:photo",
    "campaigns:sheet",
    # whoever sits there, also by a seat's link; strangers get 404
    "tables:back",
    "tables:concede",
    "tables:correct",
    "tables:cut",
    "tables:felt",
    "tables:join",
    "tables:luck",
    "tables:move",
    "tables:quiet",
    "tables:record",
    "tables:replay",
    "tables:replay_steps",
    "tables:stand_in",
    "tables:state",
    "tables:table",
    "tables:undo",
    "tables:wish",
    "campaigns:index",
    "campaigns:ledger",
    "accounts:language",
    "account_login",
    "account_logout",
    "account_signup",
    "account_inactive",
    "account_email_verification_sent",
    "account_confirm_email",
    "account_confirm_login_code",
    "account_reset_password",
    "account_reset_password_done",
    "account_reset_password_from_key",
    "account_reset_password_from_key_done",
    "admin:login",  # leads to account_login
}


def every_view(patterns=None, namespace="", route=""):
    """(name, route, view) of every pattern in the URLconf, however deep."""
    for pattern in get_resolver().url_patterns if patterns is None else patterns:
        here = route + str(pattern.pattern)
        if isinstance(pattern, URLPattern):
            yield f"{namespace}{pattern.name}", here, pattern.callback
        else:
            inside = f"{namespace}{pattern.namespace}:" if pattern.namespace else namespace
            yield from every_view(pattern.url_patterns, inside, here)


def is_open(view) -> bool:
    return getattr(view, "login_required", True) is False


def test_the_open_views_are_exactly_those_listed_here():
    assert {name for name, _, view in every_view() if is_open(view)} == OPEN


@pytest.mark.django_db
def test_every_closed_page_sends_a_stranger_to_the_login(client):
    closed = [route for _, route, view in every_view() if not is_open(view) and "<" not in route and "(" not in route]
    assert closed
    for route in closed:
        response = client.get(f"/{route}")
        assert response.status_code == 302, route
        assert response["Location"].startswith(("/accounts/login/", "/admin/login/")), route

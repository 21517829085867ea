"""What play-tests tell the library."""

from types import SimpleNamespace

from playtests.services import measuring


def test_a_few_games_that_end_early_or_drag_on_say_nothing_about_the_usual_length(monkeypatch):
    ended = {1: 15, 4: 20, 5: 30, 6: 20, 29: 15}  # round: games
    rows = [SimpleNamespace(key=str(number), values=(games, None)) for number, games in ended.items()]
    sections = [SimpleNamespace(key="rounds", rows=rows)]
    monkeypatch.setattr(measuring.answers, "sections_of", lambda series, games: sections)
    assert measuring.usual_rounds(SimpleNamespace(played=100)) == (4, 6)

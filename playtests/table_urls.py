from django.urls import path

from playtests.views import lobby, table_replays, tables

app_name = "tables"
urlpatterns = [
    path("", tables.index, name="index"),
    path("new/", lobby.new, name="new"),
    path("<str:key>/", tables.table, name="table"),
    path("<str:key>/state/", tables.state, name="state"),
    path("<str:key>/move/", tables.move, name="move"),
    path("<str:key>/undo/", tables.undo, name="undo"),
    path("<str:key>/wish/", tables.wish, name="wish"),
    path("<str:key>/quiet/", tables.quiet, name="quiet"),
    path("<str:key>/concede/", tables.concede, name="concede"),
    path("<str:key>/again/", tables.again, name="again"),
    path("<str:key>/felt/", tables.felt, name="felt"),
    path("<str:key>/seats/<int:index>/", tables.hand_over, name="hand_over"),
    path("<str:key>/join/<str:token>/", tables.join, name="join"),
    path("<str:key>/replay/", table_replays.replay, name="replay"),
    path("<str:key>/replay/steps/", table_replays.steps, name="replay_steps"),
    path("<str:key>/record.json", table_replays.record, name="record"),
]

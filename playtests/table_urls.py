from django.urls import path

from playtests.views import from_here, lobby, seats, table_replays, tables

app_name = "tables"
urlpatterns = [
    path("", tables.index, name="index"),
    path("new/", lobby.new, name="new"),
    path("<str:key>/", tables.table, name="table"),
    path("<str:key>/state/", tables.state, name="state"),
    path("<str:key>/move/", tables.move, name="move"),
    path("<str:key>/luck/", tables.luck, name="luck"),
    path("<str:key>/correct/", tables.correct, name="correct"),
    path("<str:key>/undo/", tables.undo, name="undo"),
    path("<str:key>/cut/", tables.cut, name="cut"),
    path("<str:key>/wish/", tables.wish, name="wish"),
    path("<str:key>/quiet/", tables.quiet, name="quiet"),
    path("<str:key>/stand-in/", tables.stand_in, name="stand_in"),
    path("<str:key>/back/", tables.back, name="back"),
    path("<str:key>/concede/", tables.concede, name="concede"),
    path("<str:key>/again/", tables.again, name="again"),
    path("<str:key>/felt/", tables.felt, name="felt"),
    path("<str:key>/seats/<int:index>/", seats.hand_over, name="hand_over"),
    path("<str:key>/join/<str:token>/", seats.join, name="join"),
    path("<str:key>/replay/", table_replays.replay, name="replay"),
    path("<str:key>/replay/steps/", table_replays.steps, name="replay_steps"),
    path("<str:key>/from-here/", from_here.of_table, name="from_here"),
    path("<str:key>/record.json", table_replays.record, name="record"),
]

from django.urls import path

from playtests.views import drafts, expectations, exports, further, games, lists, replays, runs, start, what_if

app_name = "playtests"
urlpatterns = [
    path("", lists.index, name="index"),
    path("draft/<slug:pack>/", drafts.draft, name="draft"),
    path("start/<slug:pack>/<str:mission>/", start.start, name="start"),
    path("quick/<slug:pack>/<str:mission>/", start.quick, name="quick"),
    path("win/<slug:pack>/<str:mission>/", further.find_win, name="find_win"),
    path("what-if/<slug:pack>/<str:mission>/", what_if.what_if, name="what_if"),
    path("<int:run_id>/take/", what_if.take, name="take"),
    path("<int:run_id>/", runs.run, name="run"),
    path("<int:run_id>/progress/", runs.progress, name="progress"),
    path("<int:run_id>/evidence/", runs.evidence, name="evidence"),
    path("<int:run_id>/cancel/", runs.cancel, name="cancel"),
    path("<int:run_id>/retry/", runs.retry, name="retry"),
    path("<int:run_id>/delete/", runs.delete, name="delete"),
    path("<int:run_id>/pin/", expectations.pin, name="pin"),
    path("<int:run_id>/unpin/<int:expectation_id>/", expectations.unpin, name="unpin"),
    path("<int:run_id>/compare/", further.compare, name="compare"),
    path("<int:run_id>/export/<str:form>/", exports.export, name="export"),
    path("<int:run_id>/games/", games.games, name="games"),
    path("<int:run_id>/games/<int:number>/", replays.game, name="game"),
    path("<int:run_id>/games/<int:number>/steps/", replays.game_steps, name="game_steps"),
    path("<int:run_id>/games/<int:number>/record.json", replays.game_record, name="game_record"),
]

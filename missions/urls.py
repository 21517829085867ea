from django.urls import path

from missions.views import cards, copying, files, gallery, mission, packs, people, pictures, sharing, talk, versions

app_name = "missions"
urlpatterns = [
    path("", gallery.index, name="index"),
    path("packs/", gallery.packs, name="packs"),
    path("cards/", gallery.cards, name="cards"),
    path("sectors/", gallery.sectors, name="sectors"),
    path("mine/", packs.mine, name="mine"),
    path("import/", files.import_, name="import"),
    path("import/<int:pending>/", files.preview, name="preview"),
    path("authors/<str:username>/", people.author, name="author"),
    path("invitations/<str:token>/", sharing.invitation, name="invitation"),
    # What the people of a pack decide about it.
    path("<slug:pack>/words/", sharing.words, name="words"),
    path("<slug:pack>/publish/", sharing.publish, name="publish"),
    path("<slug:pack>/unpublish/", sharing.unpublish, name="unpublish"),
    path("<slug:pack>/sharing/", sharing.sharing, name="sharing"),
    path("<slug:pack>/sharing/visibility/", sharing.visibility, name="visibility"),
    path("<slug:pack>/sharing/link/", sharing.renew_link, name="renew_link"),
    path("<slug:pack>/sharing/invite/", sharing.invite, name="invite"),
    path("<slug:pack>/sharing/invitations/<int:invitation>/withdraw/", sharing.withdraw_invitation, name="uninvite"),
    path("<slug:pack>/sharing/people/<int:person>/dismiss/", sharing.dismiss, name="dismiss"),
    path("<slug:pack>/bin/", packs.bin_pack, name="bin"),
    path("<slug:pack>/restore/", packs.restore_pack, name="restore"),
    path("<slug:pack>/fork/", sharing.fork, name="fork"),
    path("<slug:pack>/export/", files.export, name="export"),
    # What people say about it.
    path("<slug:pack>/comments/", talk.comment, name="comment"),
    path("<slug:pack>/comments/<int:comment>/withdraw/", talk.withdraw, name="withdraw_comment"),
    path("<slug:pack>/like/", talk.like, name="like"),
    path("<slug:pack>/report/", talk.report, name="report"),
    # The pack itself.
    path("<slug:pack>/", packs.pack, name="pack"),
    path("<slug:pack>/v/<int:number>/", packs.pack, name="pack_version"),
    path("<slug:pack>/compare/<int:before>/<str:after>/", versions.compare, name="compare"),
    path("<slug:pack>/copy/<str:collection>/<str:key>/", copying.copy, name="copy"),
    path("<slug:pack>/cards/", cards.sheet, name="cards_of"),
    path("<slug:pack>/cards/<str:collection>/<str:key>/", cards.card, name="card"),
    path("<slug:pack>/cards/<str:collection>/<str:key>/card.svg", pictures.card, name="card_picture"),
    path("<slug:pack>/cards/<str:collection>/<str:key>/card.png", pictures.card_file, name="card_file"),
    path("<slug:pack>/sectors/", cards.sectors, name="sectors_of"),
    path("<slug:pack>/sectors/<str:key>/sector.svg", pictures.sector, name="sector_picture"),
    path("<slug:pack>/<str:mission>/", mission.mission, name="mission"),
    path("<slug:pack>/<str:mission>/v/<int:number>/", mission.mission, name="mission_version"),
    path("<slug:pack>/<str:mission>/board.svg", pictures.board, name="board_picture"),
    path("<slug:pack>/<str:mission>/embed/", mission.embed, name="embed"),
    path("<slug:pack>/<str:mission>/qr.svg", mission.qr, name="qr"),
]

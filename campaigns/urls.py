from django.urls import path

from campaigns.views import begin, campaigns, groups, record

app_name = "campaigns"
urlpatterns = [
    path("", groups.index, name="index"),
    path("new/", groups.new, name="new"),
    path("join/", groups.join, name="join"),
    path("invitations/<str:token>/", groups.invitation, name="invitation"),
    path("begin/", begin.choose, name="choose"),
    path("begin/<slug:pack>/", begin.begin, name="begin"),
    path("<slug:slug>/", groups.group, name="group"),
    path("<slug:slug>/name/", groups.rename, name="rename"),
    path("<slug:slug>/people/", groups.add_name, name="add_name"),
    path("<slug:slug>/people/<int:member_id>/role/", groups.change_role, name="change_role"),
    path("<slug:slug>/people/<int:member_id>/leave/", groups.leave, name="leave"),
    path("<slug:slug>/invite/", groups.invite, name="invite"),
    path("<slug:slug>/invite/<int:invitation_id>/withdraw/", groups.uninvite, name="uninvite"),
    path("<slug:group>/<int:campaign_id>/", campaigns.campaign, name="campaign"),
    path("<slug:group>/<int:campaign_id>/ledger/", campaigns.ledger, name="ledger"),
    path("<slug:group>/<int:campaign_id>/record/", record.record, name="record"),
    path("<slug:group>/<int:campaign_id>/record/settle/", record.settle, name="settle"),
    path("<slug:group>/<int:campaign_id>/record/discard/", record.discard, name="discard"),
    path("<slug:group>/<int:campaign_id>/undo/<int:number>/", campaigns.undo, name="undo"),
    path("<slug:group>/<int:campaign_id>/stop/", campaigns.stop, name="stop"),
    path("<slug:group>/<int:campaign_id>/sealed/", campaigns.sealed, name="sealed"),
    path("<slug:group>/<int:campaign_id>/share/", campaigns.share, name="share"),
    path("<slug:group>/<int:campaign_id>/archive/", campaigns.archive, name="archive"),
]

from django.urls import path

from missions.views import rules

app_name = "rules"
urlpatterns = [
    path("", rules.index, name="index"),
    path("<slug:ruleset>/", rules.ruleset, name="ruleset"),
    path("<slug:ruleset>/<str:rule>/", rules.rule, name="rule"),
]

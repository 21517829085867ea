from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


@login_not_required
def index(request: HttpRequest) -> HttpResponse:
    return render(request, "playtests/index.html")

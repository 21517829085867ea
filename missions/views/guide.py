from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from missions.editions import reader_language
from missions.guide import sections


@login_not_required
@require_safe
def guide(request: HttpRequest) -> HttpResponse:
    """How to build, test, share, play and keep a campaign."""
    return render(request, "guide.html", {"sections": sections(reader_language())})

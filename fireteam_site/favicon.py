from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.templatetags.static import static


@login_not_required
def favicon(request: HttpRequest) -> HttpResponse:
    """Pages name our icon; browsers and bookmarks ask here all the same when they show something else."""
    return redirect(static("icons/favicon.svg"))

"""The queue, for those who keep the site."""

from collections.abc import Callable
from functools import wraps

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST, require_safe

from playtests.models import Switch
from playtests.reports.queue import overview
from playtests.services import keeping


def staff_only(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Others are not told that there is such a page."""

    @wraps(view)
    def wrapped(request: HttpRequest, *args, **kwargs) -> HttpResponse:
        if not request.user.is_staff:
            raise Http404
        return view(request, *args, **kwargs)

    return wrapped


@staff_only
@require_safe
def queue(request: HttpRequest) -> HttpResponse:
    template = "staff/_queue.html" if request.htmx else "staff/queue.html"
    return render(request, template, {"overview": overview()})


@staff_only
@require_POST
def switch(request: HttpRequest, name: str) -> HttpResponse:
    if name not in Switch.Name.values:
        raise Http404
    if request.POST.get("to") == "on":
        keeping.turn_on(switch=name, person=request.user)
    else:
        keeping.turn_off(switch=name)
    return redirect("staff:queue")


@staff_only
@require_POST
def retry(request: HttpRequest) -> HttpResponse:
    begun = keeping.retry_failed()
    text = ngettext("%(count)s run goes on.", "%(count)s runs go on.", begun)
    messages.success(request, text % {"count": begun})
    return redirect("staff:queue")

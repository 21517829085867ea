"""The report as a file."""

import re
from base64 import b64encode
from pathlib import Path

from django.conf import settings
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_safe

from playtests.reports.exports import as_csv, as_data
from playtests.reports.pages import RunPage
from playtests.views.finding import is_author_of, visible_run

STYLES = ("fonts", "tokens", "base", "layout", "buttons", "content", "board", "chart", "report", "print")


@login_not_required
@require_safe
def export(request: HttpRequest, run_id: int, form: str) -> HttpResponse:
    """As CSV, as JSON, or as one HTML file that needs nothing else."""
    run = visible_run(request, run_id)
    page = RunPage(run, request.GET.get("team"), for_author=is_author_of(request, run))
    if form == "csv":
        response = HttpResponse(as_csv(page), content_type="text/csv; charset=utf-8")
    elif form == "json":
        response = JsonResponse(as_data(page))
    elif form == "html":
        response = HttpResponse(standalone(request, page))
    else:
        raise Http404
    response["Content-Disposition"] = f'attachment; filename="play-test-{run_id}.{form}"'
    return response


def standalone(request: HttpRequest, page: RunPage) -> str:
    """Styles and symbols inside, links with their whole address, the evidence of every team below each other."""
    teams = [] if page.is_about_settings else page.measured
    pages = [RunPage(page.run, str(one.team)) for one in teams]
    context = {"run": page.run, "page": page, "pages": pages, "css": styles(), "symbols": symbols()}
    html = render_to_string("playtests/standalone.html", context, request=request)
    inside = html.replace(f'href="{static("icons/sprite.svg")}#', 'href="#')
    return inside.replace('href="/', f'href="{request.build_absolute_uri("/")}')


def styles() -> SafeString:
    """Our own files, with the fonts inside: nothing that a visitor wrote goes in here."""
    folder = Path(settings.BASE_DIR) / "static" / "css"

    def inside(found: re.Match[str]) -> str:
        return f'url("data:font/woff2;base64,{b64encode((folder / found[1]).read_bytes()).decode()}")'

    css = "\n".join((folder / f"{name}.css").read_text() for name in STYLES)
    return mark_safe(re.sub(r'url\("([^"]+\.woff2)"\)', inside, css))  # noqa: S308


def symbols() -> SafeString:
    return mark_safe((Path(settings.BASE_DIR) / "static" / "icons" / "sprite.svg").read_text())  # noqa: S308

"""The author page: what somebody has published."""

from django.contrib.auth import get_user_model
from django.contrib.auth.decorators import login_not_required
from django.db.models import Q, Sum
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from missions.gallery import A_PAGE
from missions.models import Pack, PlayableMission
from missions.views.gallery import page_of


@login_not_required
@require_safe
def author(request: HttpRequest, username: str) -> HttpResponse:
    """Only for people who have published something: user names are not told otherwise."""
    person = get_object_or_404(get_user_model(), username=username)
    theirs = Q(owner=person) | Q(authorships__person=person, authorships__role="author")
    packs = Pack.objects.listed().filter(theirs).distinct().select_related("published", "owner")
    packs = packs.defer("published__document", "published__findings").with_covers()
    found = list(packs.order_by("-like_count", "pk"))
    if not found and person != request.user:
        raise Http404
    missions = PlayableMission.objects.listed().filter(pack__in=found).for_tiles()
    missions = missions.order_by("-like_count", "title", "pk")
    page = page_of(request, missions, A_PAGE)
    context = {
        "person": person,
        "packs": found,
        "page": page,
        "pages": page.paginator.get_elided_page_range(page.number, on_each_side=1, on_ends=1),
        "likes": missions.aggregate(all=Sum("like_count"))["all"] or 0,
    }
    return render(request, "missions/author.html", context)

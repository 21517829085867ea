from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import translation
from django.utils.translation import gettext as _
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST
from django.views.i18n import set_language

from accounts import services
from accounts.forms import DeleteAccountForm, ProfileForm, TokenForm


@require_http_methods(["GET", "POST"])
def profile(request: HttpRequest) -> HttpResponse:
    form = ProfileForm(request.POST or None, instance=request.user)
    if request.method == "POST":
        if form.is_valid():
            form.save()
            if request.user.language:  # so that the confirmation already speaks it
                translation.activate(request.user.language)
            messages.success(request, _("Your profile is saved."))
            return redirect("accounts:profile")
        request.user.refresh_from_db()  # the page's header must not show what was refused
    return render(request, "accounts/profile.html", {"form": form}, status=422 if form.errors else 200)


@login_not_required
@require_POST
def choose_language(request: HttpRequest) -> HttpResponse:
    """The footer's choice: kept in the profile when signed in, else in a cookie."""
    if request.user.is_authenticated:
        services.remember_language(user=request.user, language=request.POST.get("language", ""))
    return set_language(request)


@sensitive_post_parameters("password")
@require_http_methods(["GET", "POST"])
def delete(request: HttpRequest) -> HttpResponse:
    form = DeleteAccountForm(request.POST or None, user=request.user)
    if request.method == "POST" and form.is_valid():
        services.delete_account(user=request.user)
        logout(request)
        messages.success(request, _("Your account is deleted. Thank you for having been here."))
        return redirect("home")
    return render(request, "accounts/delete.html", {"form": form}, status=422 if form.errors else 200)


MOST_TOKENS = 20


@sensitive_post_parameters()
@require_http_methods(["GET", "POST"])
def tokens(request: HttpRequest) -> HttpResponse:
    """My API tokens; a new one is shown this once."""
    form = TokenForm(request.POST or None)
    secret = ""
    mine = request.user.api_tokens.all()
    if request.method == "POST" and form.is_valid():
        if mine.count() >= MOST_TOKENS:
            form.add_error(None, _("You have %(most)s tokens already; revoke one first.") % {"most": MOST_TOKENS})
        else:
            _token, secret = services.make_token(person=request.user, **form.cleaned_data)
            form = TokenForm()
    context = {"form": form, "tokens": mine, "secret": secret}
    response = render(request, "accounts/tokens.html", context, status=422 if form.errors else 200)
    response["Cache-Control"] = "no-store"
    return response


@require_POST
def revoke_token(request: HttpRequest, token: int) -> HttpResponse:
    services.revoke_token(token=get_object_or_404(request.user.api_tokens, pk=token))
    messages.success(request, _("The token is revoked: nothing can be done with it any more."))
    return redirect("accounts:tokens")

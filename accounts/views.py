from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import translation
from django.utils.translation import gettext as _
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST
from django.views.i18n import set_language

from accounts import services
from accounts.forms import DeleteAccountForm, ProfileForm


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

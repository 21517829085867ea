import pytest
from django.contrib.auth import get_user_model


@pytest.fixture
def admin(transactional_db):
    return get_user_model().objects.create_superuser("root", "root@example.org", "pw")


@pytest.mark.parametrize("path", ["/admin/", "/admin/accounts/user/", "/admin/accounts/user/add/"])
def test_the_admin_works_under_the_content_security_policy(page, sign_in, admin, path):
    sign_in(admin)
    assert page.goto(path).status == 200
    assert page.locator("#content").is_visible()


def test_the_admins_widgets_work_under_the_policy(page, sign_in, admin):
    """The permission chooser is built by the admin's scripts; without them it is a plain list."""
    sign_in(admin)
    page.goto(f"/admin/accounts/user/{admin.pk}/change/")
    chosen = page.locator("#id_user_permissions_to option")
    page.locator("#id_user_permissions_from option").first.dblclick()
    chosen.first.wait_for(state="attached")
    assert chosen.count() == 1


@pytest.mark.django_db
def test_the_admins_login_is_ours_with_its_rate_limits(client):
    response = client.get("/admin/", follow=True)
    assert response.redirect_chain[-1][0].startswith("/accounts/login/?next=")


@pytest.mark.django_db
def test_people_without_staff_rights_stay_outside(client):
    client.force_login(get_user_model().objects.create_user("ada"))
    assert client.get("/admin/", follow=True).status_code == 403

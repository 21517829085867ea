from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

# Nothing here needs any of these, so neither we nor anything that slips into a page may ask for them.
DENIED = (
    "accelerometer",
    "autoplay",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
    "xr-spatial-tracking",
)
# A phone that stands at the table stays awake (the table view of a campaign).
OURS = ("screen-wake-lock",)
POLICY = ", ".join([*(f"{feature}=()" for feature in DENIED), *(f"{feature}=(self)" for feature in OURS)])


class PermissionsPolicyMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        response["Permissions-Policy"] = POLICY
        return response

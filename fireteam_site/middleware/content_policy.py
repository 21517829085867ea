from dataclasses import asdict

from csp.constants import HEADER
from csp.middleware import CSPMiddleware
from csp.utils import build_policy
from django.http import HttpRequest, HttpResponse


class ContentPolicyMiddleware(CSPMiddleware):
    """Also where DEBUG is on our own page tells what is not there, so it gets our policy like all others.

    Django's page about an error of ours keeps its inline styles and scripts: django-csp leaves it alone.
    """

    def process_response(self, request: HttpRequest, response: HttpResponse) -> HttpResponse:
        response = super().process_response(request, response)
        if response.status_code == 404 and HEADER not in response:
            response[HEADER] = build_policy(**asdict(self.get_policy_parts(request, response)))
        return response

"""What the examples of the effect language are made of."""

from typing import Any

SAMPLES: dict[str, Any] = {}

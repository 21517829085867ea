"""Addresses made of titles: each is somebody's alone."""

from collections.abc import Collection
from typing import Any

from django.db import IntegrityError, models, transaction
from django.utils.text import slugify

MOST_TRIES = 5


def save_at_free_slug(row: models.Model, title: str, *, otherwise: str, reserved: Collection[str]) -> None:
    """Save a new row under its title's address, with a number if need be: whoever else takes it meanwhile has it."""
    for tries_left in reversed(range(MOST_TRIES)):
        row.slug = free_slug(type(row), title, otherwise=otherwise, reserved=reserved)  # type: ignore[attr-defined]
        try:
            with transaction.atomic():
                return row.save(force_insert=True)
        except IntegrityError:
            if not tries_left or not is_taken(row):
                raise


def is_taken(row: Any) -> bool:
    return type(row).objects.filter(slug=row.slug).exists()


def free_slug(model: Any, title: str, *, otherwise: str, reserved: Collection[str]) -> str:
    stem = slugify(title)[:50] or otherwise
    taken = {*model.objects.filter(slug__startswith=stem).values_list("slug", flat=True), *reserved}
    if stem not in taken:
        return stem
    return next(slug for number in range(2, len(taken) + 3) if (slug := f"{stem}-{number}") not in taken)

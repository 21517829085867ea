"""Countdown: Special Ops (catalogue CD)."""

"""Campaigns: the ledger's entries, what they change, and how everything stands."""

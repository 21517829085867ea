"""What play-tests note down, and how reports call it."""

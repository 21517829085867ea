"""All that changes what groups keep."""

#!/bin/sh
# Prints the newest supported Python on this machine, 3.11 first because that is what we test with.
for name in ${PYTHON:-} python3.11 python3 python3.12 python3.13 python3.14; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        command -v "$name"
        exit 0
    fi
done
echo "Python 3.11 or newer is needed and none was found: install it, or name it with PYTHON=/path/to/python3.11" >&2
exit 1

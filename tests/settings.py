"""The site's own settings, with DEBUG off as in production, and with what tests need put beside them.

Each pytest process gets a folder for its database, its Redis socket and its files; `DATABASE_URL` may name a
PostgreSQL server instead (scripts/test.py does that for its second round).
"""

import os
import tempfile
from pathlib import Path

# Handed down to the processes that tests start, so that they find the same database and the same Redis.
TEST_HOME = Path(os.environ.setdefault("FIRETEAM_TEST_HOME", "") or tempfile.mkdtemp(prefix="fireteam-test-"))
os.environ["FIRETEAM_TEST_HOME"] = str(TEST_HOME)
TEST_VAR = TEST_HOME / os.environ.get("PYTEST_XDIST_WORKER", "alone")
TEST_VAR.mkdir(exist_ok=True)

os.environ["DEBUG"] = "0"
os.environ["VAR_DIR"] = str(TEST_VAR)
os.environ["REDIS_URL"] = f"unix://{TEST_VAR / 'redis.sock'}"
os.environ["SECRET_KEY"] = "only-for-tests-" + "x" * 50
os.environ["ALLOWED_HOSTS"] = "localhost,127.0.0.1,testserver"
os.environ["SECURE_SSL_REDIRECT"] = "0"  # neither the test client nor the live server speaks HTTPS
os.environ["FAST_ENGINE"] = "0"  # what is tested is the source, and tests may put other things in its place
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"  # Playwright runs an event loop in the thread that tests use the ORM in

from fireteam_site.settings import *  # noqa: E402, F403
from fireteam_site.settings import DATABASES, STORAGES  # noqa: E402

if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    # A file, not memory: a live server's threads and a worker's processes must see it, too.
    DATABASES["default"]["TEST"] = {"NAME": str(TEST_VAR / "test.sqlite3")}

SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = False
ACCOUNT_EMAIL_VERIFICATION = "optional"  # as on a machine without a mail server; tests of mail switch it
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
CACHES = {name: {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"} for name in ("default", "kept")}

# No collectstatic before every test: files come from where they lie. tests/site/test_static.py tries the real storage.
STORAGES = {**STORAGES, "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True

"""Settings of the site. Safe as they stand: DEBUG is off unless the environment turns it on."""

from email.utils import parseaddr

from django.utils.translation import gettext_lazy as _
from kombu import Exchange, Queue

from fireteam_site import env
from fireteam_site.logs import logging_config

# What this machine is told -------------------------------------------------------------------------------------------

BASE_DIR = env.ROOT
VAR_DIR = env.VAR_DIR
DEBUG = env.DEBUG
SECRET_KEY = env.secret_key()
SECRET_KEY_FALLBACKS = env.env.list("SECRET_KEY_FALLBACKS", default=[])
ALLOWED_HOSTS = env.allowed_hosts()
CSRF_TRUSTED_ORIGINS = env.env.list("CSRF_TRUSTED_ORIGINS", default=[])
REDIS_URL = env.REDIS_URL
SITE_URL = env.SITE_URL

# What the house is made of -------------------------------------------------------------------------------------------

INSTALLED_APPS = [
    "whitenoise.runserver_nostatic",
    "accounts",
    "missions",
    "playtests",
    "campaigns",
    "fireteam_site.apps.SiteConfig",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "django_htmx",
    "csp",
]

MIDDLEWARE = [
    "fireteam_site.middleware.request_id.RequestIdMiddleware",
    "fireteam_site.middleware.permissions_policy.PermissionsPolicyMiddleware",
    "fireteam_site.middleware.content_policy.ContentPolicyMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "fireteam_site.middleware.body_size.BodySizeMiddleware",
    "fireteam_site.middleware.readable.ReadableMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "fireteam_site.middleware.private_pages.PrivatePagesMiddleware",
    "accounts.middleware.profile_language",
    "fireteam_site.middleware.time_zone.reader_time_zone",
    "django_htmx.middleware.HtmxMiddleware",
    "fireteam_site.middleware.htmx.HtmxAnswersMiddleware",
    "fireteam_site.middleware.wrong_method.WrongMethodMiddleware",
    "fireteam_site.middleware.login.LoginMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "fireteam_site.middleware.unavailable.UnavailableMiddleware",
    "fireteam_site.middleware.not_found.NotFoundMiddleware",
]

ROOT_URLCONF = "fireteam_site.urls"
WSGI_APPLICATION = "fireteam_site.wsgi.application"
ASGI_APPLICATION = "fireteam_site.asgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

_template_loaders = ["django.template.loaders.filesystem.Loader", "django.template.loaders.app_directories.Loader"]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.debug",
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
            # A page is made of some dozens of templates: reading them anew for each request is felt.
            "loaders": _template_loaders
            if env.env.bool("RELOAD_TEMPLATES", default=False)
            else [("django.template.loaders.cached.Loader", _template_loaders)],
        },
    },
]

# Where data lives ----------------------------------------------------------------------------------------------------

DATABASES = {"default": env.database()}
_cache = {"LOCATION": env.cache_url(), "OPTIONS": {"socket_connect_timeout": 1, "socket_timeout": 1}}
CACHES = {
    "default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", **_cache},
    "kept": {"BACKEND": "fireteam_site.kept_cache.KeptCache", **_cache},  # what can be worked out anew
}
MEDIA_ROOT = VAR_DIR / "media"
MEDIA_URL = "media/"
FILE_UPLOAD_PERMISSIONS = 0o600  # people's pictures and files, and what is collected to be served: we alone read them

# Static files --------------------------------------------------------------------------------------------------------

STATIC_URL = "static/"
STATIC_ROOT = VAR_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "fireteam_site.static_storage.StaticStorage",
    },
}
WHITENOISE_USE_FINDERS = DEBUG
WHITENOISE_AUTOREFRESH = DEBUG

# People --------------------------------------------------------------------------------------------------------------

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"

ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "username*", "password1*", "password2*"]
# Whoever confirms an address before signing in cannot learn at sign-up who has an account. Only on a developer's own
# machine, where mails are printed, would that be in the way: there a taken address makes an account of its own that
# can never confirm it, so that sign-up gives the same answer to everybody ("strict").
ACCOUNT_EMAIL_VERIFICATION = "mandatory" if "EMAIL_URL" in env.env or not DEBUG else "optional"
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_ON_PASSWORD_RESET = True  # the way out of a lock-out, by mail
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Fireteam HQ: "
ACCOUNT_USERNAME_BLACKLIST = ["fireteam-hq", "admin", "staff", "support"]  # nobody speaks for the site
ACCOUNT_PREVENT_ENUMERATION = "strict"
ACCOUNT_LOGOUT_ON_GET = False
ACCOUNT_LOGOUT_REDIRECT_URL = "home"
ACCOUNT_SESSION_REMEMBER = None  # the login form asks
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "http" if DEBUG else "https"
ACCOUNT_RATE_LIMITS = {
    "login": "30/m/ip",
    "login_failed": "10/m/ip,5/5m/key",
    "signup": "20/h/ip",
    "reset_password": "20/h/ip,5/h/key",
    "reset_password_from_key": "20/m/ip",
    "change_password": "5/m/user",
    "manage_email": "10/m/user",
    "reauthenticate": "10/m/user",
    "confirm_email": "1/3m/key",
}
# How many proxies stand in front of us: an address that a visitor could invent must not dodge the limits above.
ALLAUTH_TRUSTED_PROXY_COUNT = env.env.int("TRUSTED_PROXY_COUNT", default=0)

EMAIL_CONFIG = env.env.email_url("EMAIL_URL", default="consolemail://")
vars().update(EMAIL_CONFIG)
DEFAULT_FROM_EMAIL = env.env.str("DEFAULT_FROM_EMAIL", default="Fireteam HQ <noreply@localhost>")
SERVER_EMAIL = parseaddr(DEFAULT_FROM_EMAIL)[1]
ADMINS = [(address, address) for address in env.env.list("ADMINS", default=[])]
MESSAGE_STORAGE = "django.contrib.messages.storage.fallback.FallbackStorage"

# Languages -----------------------------------------------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("de", _("German")), ("fr", _("French"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
LANGUAGE_COOKIE_SAMESITE = "Lax"
TIME_ZONE = "UTC"
USE_I18N = True
USE_TZ = True

# Security ------------------------------------------------------------------------------------------------------------

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
        "form-action": ["'self'"],
    },
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"

SECURE_SSL_REDIRECT = env.env.bool("SECURE_SSL_REDIRECT", default=not DEBUG)
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]  # asked by the machine next door, over plain HTTP
SECURE_HSTS_SECONDS = env.env.int("SECURE_HSTS_SECONDS", default=0 if DEBUG else 60 * 60 * 24 * 365)
SECURE_HSTS_INCLUDE_SUBDOMAINS = not DEBUG
SECURE_HSTS_PRELOAD = not DEBUG
if env.env.int("TRUSTED_PROXY_COUNT", default=0):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = not DEBUG
SESSION_COOKIE_HTTPONLY = CSRF_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
CSRF_FAILURE_VIEW = "fireteam_site.errors.csrf_failure"

# The largest body we take at all (an imported pack with its pictures), and the largest that is not a file upload.
MAX_BODY_BYTES = 32 * 1024 * 1024
DATA_UPLOAD_MAX_MEMORY_SIZE = 2 * 1024 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 2000
DATA_UPLOAD_MAX_NUMBER_FILES = 100
FILE_UPLOAD_MAX_MEMORY_SIZE = 2 * 1024 * 1024

# How much one person may ask of the workers -------------------------------------------------------------------------

PLAYTEST_OPEN_RUNS = env.env.int("PLAYTEST_OPEN_RUNS", default=5)
PLAYTEST_GAMES_A_DAY = env.env.int("PLAYTEST_GAMES_A_DAY", default=250_000)

# Logs ----------------------------------------------------------------------------------------------------------------

LOGGING = logging_config(
    level=env.env.str("LOG_LEVEL", default="INFO"),
    style=env.env.str("LOG_FORMAT", default="plain" if DEBUG else "json"),
)

# Celery: docs/operations.md says what each of these guards against ---------------------------------------------------

CELERY_BROKER_URL = env.broker_url()
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "visibility_timeout": 60 * 60,
    "socket_connect_timeout": 2,
    "socket_timeout": 30,
    "socket_keepalive": True,
    # Sending gives up at once where nobody listens: an edit must not wait six seconds for a play-test to be ordered.
    "max_retries": 1,
    "interval_start": 0,
    "interval_max": 0.1,
}
CELERY_TASK_SERIALIZER = "json"
CELERY_RESULT_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_SOFT_TIME_LIMIT = 5 * 60
CELERY_TASK_TIME_LIMIT = 6 * 60
# What people wait for, and what takes minutes; a worker serves both in turn unless it is told otherwise (-Q).
CELERY_TASK_DEFAULT_QUEUE = "now"
# Each with an exchange of its own: by Celery's defaults both would hang on one, and every message go to both.
CELERY_TASK_QUEUES = [Queue(name, Exchange(name), routing_key=name) for name in ("now", "long")]
CELERY_BEAT_SCHEDULE = {
    # Kept no longer than until the next one: without a worker they would pile up.
    "sweep": {"task": "playtests.tasks.sweep", "schedule": 10.0, "options": {"expires": 10.0}},
    "verify ledgers": {
        "task": "campaigns.tasks.verify_ledgers",
        "schedule": 24 * 60 * 60.0,
        "options": {"expires": 60 * 60.0, "queue": "long"},
    },
    "count plays": {"task": "missions.tasks.count_plays", "schedule": 10 * 60.0, "options": {"expires": 10 * 60.0}},
    "renew standings": {
        "task": "campaigns.tasks.renew_standings",
        "schedule": 10 * 60.0,
        "options": {"expires": 10 * 60.0, "queue": "long"},
    },
    "forget sessions": {
        "task": "fireteam_site.tasks.forget_sessions",
        "schedule": 6 * 60 * 60.0,
        "options": {"expires": 60 * 60.0},
    },
    "tidy up": {"task": "missions.tasks.tidy_up", "schedule": 6 * 60 * 60.0, "options": {"expires": 60 * 60.0}},
}
CELERY_BEAT_SCHEDULE_FILENAME = str(VAR_DIR / "beat-schedule")
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_SOFT_SHUTDOWN_TIMEOUT = env.env.float("WORKER_SOFT_SHUTDOWN_SECONDS", default=20)
CELERY_WORKER_ENABLE_SOFT_SHUTDOWN_ON_IDLE = False
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True
CELERY_WORKER_MAX_TASKS_PER_CHILD = 500
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_SEND_TASK_EVENTS = False
CELERY_TIMEZONE = TIME_ZONE

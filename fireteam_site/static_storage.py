from django.contrib.staticfiles.storage import HashedFilesMixin
from whitenoise.storage import CompressedManifestStaticFilesStorage

_IMPORT_PATTERNS = HashedFilesMixin._js_module_import_aggregation_patterns[1]


class StaticStorage(CompressedManifestStaticFilesStorage):
    """Static files named by their content and kept compressed, imports between our ES modules included.

    Django can rewrite imports in every script, but then stumbles over a comment in django-htmx that looks like one.
    So only ours are rewritten. Left alone they would point at files without a content hash: after a deploy, browsers
    would mix old modules with new ones.
    """

    max_post_process_passes = 20  # a module's name follows from those it imports: as many passes as they are deep
    patterns = (*CompressedManifestStaticFilesStorage.patterns, ("js/*.js", _IMPORT_PATTERNS))

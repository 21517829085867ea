"""The first sentences of a briefing, as a tile shows them."""

import re

LONGEST = 130
_MARKUP = re.compile(r"[*_`#>]+|!?\[([^\[\]]*)\]\([^()]*\)")


def hook_of(briefing: str) -> str:
    """As many whole sentences as fit on a tile; a first one that is too long ends at a word."""
    text = " ".join(_MARKUP.sub(r"\1", briefing).split())
    sentences = re.findall(r".+?[.!?…](?=\s|$)|.+$", text)
    hook = ""
    for sentence in sentences:
        if len(hook) + len(sentence) > LONGEST:
            break
        hook += sentence
    if hook or not text:
        return hook.strip()
    return text[:LONGEST].rsplit(" ", 1)[0].rstrip(",;:") + " …"

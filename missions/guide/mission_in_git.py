"""Check a pack that is kept in Git, and publish it: python mission_in_git.py pack.json https://site my-pack"""

import json
import os
import sys
import urllib.request
from pathlib import Path


def call(method, path, data):
    request = urllib.request.Request(f"{sys.argv[2]}/api{path}", json.dumps(data).encode(), method=method)
    request.add_header("Authorization", f"Bearer {os.environ['FIRETEAM_TOKEN']}")
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


document = json.loads(Path(sys.argv[1]).read_text("utf-8"))
checked = call("POST", "/check", {"document": document})
for one in checked["findings"]:
    print(one["severity"], "/".join(map(str, one["path"])), one["message"])
if not checked["loads"]:
    sys.exit(1)
call("PUT", f"/packs/{sys.argv[3]}/document", {"document": document})
print(call("POST", f"/packs/{sys.argv[3]}/publish", {"note": "From Git."})["number"])

"""Check and play-test a mission kept in Git: python mission_in_git.py pack.json https://site my-pack the-mission"""

import json
import os
import pathlib
import sys
import time
import urllib.request


def call(method, path, data=None):
    headers = {"Authorization": f"Bearer {os.environ['FIRETEAM_TOKEN']}", "Content-Type": "application/json"}
    body = data and json.dumps(data).encode()
    request = urllib.request.Request(f"{sys.argv[2]}/api{path}", body, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


document = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
checked = call("POST", "/check", {"document": document})
for one in checked["findings"]:
    print(one["severity"], "/".join(map(str, one["path"])), one["message"])
if not checked["loads"]:
    sys.exit(1)
call("PUT", f"/packs/{sys.argv[3]}/document", {"document": document})
run = call("POST", f"/packs/{sys.argv[3]}/missions/{sys.argv[4]}/playtests", {"v": "draft", "games": 200})
while run["state"] == "running":
    time.sleep(2)
    run = call("GET", f"/playtests/{run['run']}")
for one in run["teams"]:
    print(f"team of {one['team']}: {one['share']:.0%} won ({one['low']:.0%} to {one['high']:.0%})")
sys.exit(run["state"] != "done" or any(one["high"] < 0.5 for one in run["teams"]))

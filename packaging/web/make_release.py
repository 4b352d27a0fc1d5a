#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Makes a release of the browser version, in a folder that any web server can serve unchanged.

    make_release.py PROGRAM OUT VERSION

PROGRAM is the folder with tableside.js, qtloader.js, and tableside.wasm. The icons should be in OUT/icons before. The release is
the folder OUT/release-VERSION-DIGEST/. The digest of its files makes every other build another release. Outside of that folder
are only the page, which starts the release (page/boot.js), its icons and manifest, and the worker. files.json lists the files of
the release with their hashes. It is written last and should be uploaded last. Older releases in OUT are removed. Needs Debian's
package zopfli, whose gzip files are 3 % smaller than those of gzip.
"""

import argparse
import base64
import hashlib
import json
import os
import pathlib
import shutil
import subprocess

from serve import TYPES

PAGE = pathlib.Path(__file__).resolve().parent / "page"
OUTSIDE = {"boot.js", "index.html", "manifest.webmanifest", "service_worker.js"}
SCRIPTS = {"listener.js", "qtloader.js", "tableside.js"}  # not modules
BOOT = '<script src="boot.js"></script>'


def integrity(*contents: bytes) -> str:
    """Returns the value of an integrity attribute that each of the contents fulfils."""
    return " ".join("sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode() for content in contents)


def write(path: pathlib.Path, content: bytes) -> None:
    """Writes the file in one step, so that a server never sends a part of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_bytes(content)
    os.replace(part, path)


def with_boot(page: str, boot: str) -> str:
    """Puts the script into the page, whose security policy allows scripts of other files and this one."""
    assert page.count(BOOT) == 1 and page.count("script-src 'self'") == 1 and "</script" not in boot
    allowed = page.replace("script-src 'self'", f"script-src 'self' '{integrity(boot.encode())}'")
    return allowed.replace(BOOT, f"<script>{boot}</script>")


def make(program: pathlib.Path, out: pathlib.Path, version: str, page: pathlib.Path = PAGE) -> dict:
    wasm = (program / "tableside.wasm").read_bytes()
    packed = subprocess.run(["zopfli", "--i5", "-c", program / "tableside.wasm"], stdout=subprocess.PIPE, check=True).stdout
    contents = {path.name: path.read_bytes() for path in page.iterdir() if path.name not in OUTSIDE}
    contents |= {name: (program / name).read_bytes() for name in ("qtloader.js", "tableside.js")}
    contents["tableside.wasm.gz"] = packed
    # Some servers send a .gz file as an encoding of the unpacked file, so this one is right in both forms.
    forms = {"tableside.wasm.gz": (packed, wasm)}
    files = {
        name: {
            "bytes": len(content),
            "integrity": integrity(*forms.get(name, (content,))),
            "type": TYPES[pathlib.Path(name).suffix],
        }
        for name, content in sorted(contents.items())
    }
    digest = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    listed = {
        "version": f"{version}-{digest}",
        "folder": f"release-{version}-{digest}/",
        "files": files,
        "modules": [name for name in files if name.endswith(".js") and name not in SCRIPTS],
        "page": ["manifest.webmanifest", *(f"icons/{icon.name}" for icon in sorted((out / "icons").glob("*")))],
    }
    for old in out.glob("release-*"):
        shutil.rmtree(old)
    for name, content in contents.items():
        write(out / listed["folder"] / name, content)
    for name in ("manifest.webmanifest", "service_worker.js"):
        write(out / name, (page / name).read_bytes())
    whole = with_boot((page / "index.html").read_text("utf-8"), (page / "boot.js").read_text("utf-8"))
    write(out / "index.html", whole.encode())
    write(out / "files.json", (json.dumps(listed, indent=1) + "\n").encode())
    return listed


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes a release of the browser version of Tableside.")
    parser.add_argument("program", type=pathlib.Path, help="the folder with tableside.js, qtloader.js, and tableside.wasm")
    parser.add_argument("out", type=pathlib.Path, help="the folder to serve")
    parser.add_argument("version", help="the version of the app")
    options = parser.parse_args()
    listed = make(options.program, options.out, options.version)
    size = listed["files"]["tableside.wasm.gz"]["bytes"] / 1e6
    print(f"{options.out / listed['folder']}: the compressed program has {size:.1f} MB")


if __name__ == "__main__":
    main()

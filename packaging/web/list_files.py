#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Writes files.json, the list of files and sizes that the page reads.

    list_files.py FOLDER TABLESIDE.WASM VERSION

`version` consists of the app's version and a digest of the files, so that the page treats every other build as an update.
"""
import hashlib
import json
import pathlib
import sys


def main() -> None:
    folder, program, version = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
    own = {"files.json", "service_worker.js"}  # never cached
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in own)
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.read_bytes())
    listed = {
        "version": f"{version}-{digest.hexdigest()[:12]}",
        "wasm": {
            "file": "tableside.wasm.gz",
            "bytes": (folder / "tableside.wasm.gz").stat().st_size,
            "unpacked": program.stat().st_size,
        },
        "files": [path.relative_to(folder).as_posix() for path in files],
    }
    (folder / "files.json").write_text(json.dumps(listed, indent=1) + "\n")


main()

#!/usr/bin/python3 -B
"""Packs Tableside for the browser: compresses the wasm, and lists all files with their sizes for the page and its worker.

    pack.py [--version VERSION] DIR

DIR has everything that is to be served: packaging/web/page/*, tableside.js, tableside.wasm, qtloader.js, icons/*. The wasm is
replaced by tableside.wasm.gz, and files.json is written. Prints what there is to download.
"""

import argparse
import gzip
import hashlib
import json
import os
import shutil

LIST = "files.json"
WASM = "tableside.wasm"
NOT_KEPT = {LIST, "service_worker.js"}  # the browser keeps the worker itself


def compress(folder):
    source, target = os.path.join(folder, WASM), os.path.join(folder, WASM + ".gz")
    if not os.path.exists(source):
        return
    with open(source, "rb") as plain, open(target, "wb") as packed:
        with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=packed, mtime=0) as stream:
            shutil.copyfileobj(plain, stream, 1 << 20)
    os.remove(source)


def unpacked_size(path):
    with open(path, "rb") as file:
        file.seek(-4, os.SEEK_END)
        return int.from_bytes(file.read(4), "little")


def files_in(folder):
    found = []
    for path, _, names in os.walk(folder):
        found += [os.path.relpath(os.path.join(path, name), folder) for name in names]
    return sorted(name.replace(os.sep, "/") for name in found)


def main():
    parser = argparse.ArgumentParser(description="Packs Tableside for the browser.")
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument("--version", default="0", help="of the app")
    options = parser.parse_args()
    compress(options.folder)
    names = files_in(options.folder)
    build = hashlib.sha256()
    sizes = {}
    for name in names:
        if name == LIST:
            continue
        with open(os.path.join(options.folder, name), "rb") as file:
            content = file.read()
        build.update(f"{name}\0{len(content)}\0".encode() + content)
        if name not in NOT_KEPT:
            sizes[name] = len(content)
    packed = WASM + ".gz"
    contents = {
        "version": options.version,
        "build": build.hexdigest()[:16],
        "wasm": {"file": packed, "bytes": sizes[packed], "unpacked": unpacked_size(os.path.join(options.folder, packed))},
        "files": sizes,
    }
    with open(os.path.join(options.folder, LIST), "w", encoding="utf-8") as file:
        json.dump(contents, file, indent=1)
        file.write("\n")
    print(f"build {contents['build']}: {len(sizes)} files, {sum(sizes.values()) / 1e6:.2f} MB to download, of which the app "
          f"{sizes[packed] / 1e6:.2f} MB ({contents['wasm']['unpacked'] / 1e6:.1f} MB unpacked)")


if __name__ == "__main__":
    main()

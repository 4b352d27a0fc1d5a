#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Tests whether browsers can install the page as an app, open it by its shortcuts, and zoom it.

    installing.py [--chromium] DIR

DIR is the folder that script/web has made. Compares the manifest and the page with what browsers require, and with the desktop
package. With --chromium, also tests what Chromium says and does. Exits with 1 if a check failed.
"""

import argparse
import configparser
import json
import pathlib
import re
import struct
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree

import engines
import make_release
from player import Host, Missing, Player

ROOT = make_release.PAGE.parents[2]
LINUX = ROOT / "resources/linux/io.github.tableside.Tableside"
HOST = "https://host.example/games/"  # any place, since the manifest's addresses are relative


class Made:
    """The made folder, and the files of the desktop package that must agree with it."""

    def __init__(self, folder):
        self.folder = folder
        self.manifest = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))
        self.page = (folder / "index.html").read_text("utf-8")
        self.style = (make_release.PAGE / "page.css").read_text("utf-8")
        self.desktop = configparser.RawConfigParser(delimiters="=")
        self.desktop.optionxform = str
        self.desktop.read(LINUX.with_name(LINUX.name + ".desktop"), "utf-8")
        self.types = xml.etree.ElementTree.parse(LINUX.with_name(LINUX.name + ".mime.xml"))

    def meta(self, name):
        found = re.search(rf'<meta name="{name}" content="([^"]*)"', self.page)
        return found and " ".join(found[1].split())

    def is_in_scope(self, address):
        return urllib.parse.urljoin(HOST, address).startswith(urllib.parse.urljoin(HOST, self.manifest["scope"]))


def png_size(path):
    """Returns the width and the height of a PNG file, from its header; None if it is no PNG file."""
    header = path.read_bytes()[:24] if path.is_file() else b""
    return struct.unpack(">II", header[16:]) if header[:8] == b"\x89PNG\r\n\x1a\n" and header[12:16] == b"IHDR" else None


# Each check yields the sentences that say what is wrong.


def names(made):
    """All browsers: the manifest has names, an id, and addresses in its scope, and is shown without the browser's frame."""
    for key in ("name", "short_name", "id", "scope", "start_url"):
        if not made.manifest.get(key):
            yield f"{key} is missing."
    if len(made.manifest["short_name"]) > 12:
        yield "short_name is too long for a home screen."
    for key in ("id", "start_url"):
        if not made.is_in_scope(made.manifest[key]):
            yield f"{key} is outside of the scope."
    if made.manifest.get("display") not in ("standalone", "fullscreen", "minimal-ui"):
        yield "display does not make it an app."
    if '<link rel="manifest" href="manifest.webmanifest">' not in made.page:
        yield "The page does not name the manifest."
    if made.manifest.get("prefer_related_applications"):
        yield "The manifest prefers another app."


def icons(made):
    """Chromium and Firefox: there are icons of 192 and 512 pixels for any shape and for a mask, of the size that they claim."""
    listed = made.manifest["icons"] + [icon for shortcut in made.manifest["shortcuts"] for icon in shortcut["icons"]]
    for icon in listed:
        path = made.folder / icon["src"]
        if icon["type"] == "image/png" and "{}x{}".format(*(png_size(path) or (0, 0))) != icon["sizes"]:
            yield f"{icon['src']} is not a picture of {icon['sizes']}: {png_size(path)}."
        elif not path.is_file():
            yield f"{icon['src']} is missing."
    for purpose in ("any", "maskable"):
        for size in ("192x192", "512x512"):
            if not any(icon["sizes"] == size and icon["purpose"] == purpose for icon in made.manifest["icons"]):
                yield f"There is no icon of {size} for the purpose {purpose}."


def apple(made):
    """Safari: the page has an icon of 180 pixels, and the tags that make it an app."""
    link = re.search(r'<link rel="apple-touch-icon" href="([^"]*)"', made.page)
    size = link and png_size(made.folder / link[1])
    if size != (180, 180):
        yield f"The icon for Apple's home screen has the size {size}."
    wanted = {
        "apple-mobile-web-app-capable": "yes",
        "mobile-web-app-capable": "yes",
        "apple-mobile-web-app-title": made.manifest["short_name"],
        "apple-mobile-web-app-status-bar-style": "black-translucent",
    }
    for name, value in wanted.items():
        if made.meta(name) != value:
            yield f"The tag {name} is {made.meta(name)} instead of {value}."


def shortcuts(made):
    """Chromium: the shortcuts are those of the desktop, and their addresses are ones that the page and the app understand."""
    actions = made.desktop["Desktop Entry"]["Actions"].strip(";").split(";")
    loader = re.search(r"const pages = (\[.*\]);", (make_release.PAGE / "loader.js").read_text("utf-8"))
    arguments = re.search(r"return (\{QStringLiteral.*\});", (ROOT / "app/arguments.cpp").read_text("utf-8"))
    opened = []
    for shortcut in made.manifest["shortcuts"]:
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(shortcut["url"]).query)
        opened += query.get("open", ["nothing"])
        if not made.is_in_scope(shortcut["url"]):
            yield f"{shortcut['url']} is outside of the scope."
        languages = set(re.findall(r"^Name\[(\w+)\]", LINUX.with_name(LINUX.name + ".desktop").read_text("utf-8"), re.MULTILINE))
        if set(shortcut["name_localized"]) != languages:
            yield f"{shortcut['name']} has no name in a language of the app."
    for what, pages in (("desktop", actions), ("page", json.loads(loader[1])), ("app", re.findall(r'"(\w+)"', arguments[1]))):
        if pages != opened:
            yield f"The shortcuts open {opened}, but the {what} opens {pages}."


def files(made):
    """Chromium: the app opens the files that the desktop package opens."""
    kinds = made.desktop["Desktop Entry"]["MimeType"].strip(";").split(";")
    space = {"": "http://www.freedesktop.org/standards/shared-mime-info"}
    accepted = {}
    for kind in made.types.iterfind("./mime-type", space):
        accepted[kind.get("type")] = [glob.get("pattern").lstrip("*") for glob in kind.iterfind("./glob", space)]
    handlers = made.manifest.get("file_handlers", [])
    if [handler["accept"] for handler in handlers] != [accepted] or list(accepted) != kinds:
        yield f"The manifest opens {handlers}, but the desktop opens {kinds}, which are {accepted}."
    for handler in handlers:
        if not made.is_in_scope(handler["action"]):
            yield f"{handler['action']} is outside of the scope."


def colors(made):
    """All browsers: the manifest's colors are those of the page."""
    if made.meta("theme-color") != made.manifest["theme_color"]:
        yield f"The page's theme is {made.meta('theme-color')}, the manifest's is {made.manifest['theme_color']}."
    for what, text in (("page", made.page), ("style", made.style)):
        found = re.search(r"\bhtml \{\s*background: (#\w+);", text)
        if not found or found[1] != made.manifest["background_color"]:
            yield f"The {what}'s background is {found and found[1]}, the manifest's is {made.manifest['background_color']}."


def zoom(made):
    """All browsers: two fingers may zoom the page, but a double tap does not."""
    viewport = made.meta("viewport") or ""
    if "width=device-width" not in viewport or "viewport-fit=cover" not in viewport:
        yield f"The page does not fill the screen: {viewport}"
    if re.search(r"maximum-scale|user-scalable", viewport):
        yield f"The page forbids zooming: {viewport}"
    for place in ("#app", "#start"):
        found = re.search(rf"^{place} \{{[^}}]*touch-action: ([\w-]+);", made.style, re.MULTILINE)
        if not found or found[1] not in ("pinch-zoom", "manipulation"):
            yield f"The touch-action of {place} is {found and found[1]}."


def in_chromium(made):
    """Chromium itself finds no error, can install the page, and zooms it by two fingers."""
    host = Host(made.folder)
    with tempfile.TemporaryDirectory(prefix="tableside-installing-", ignore_cleanup_errors=True) as profile:
        engine = engines.Chromium(profile)
        try:
            engine.resize((390, 844))
            engine.open(host.address)
            player = Player(engine)
            player.wait_for_app()
            for error in engine.devtools("Page.getAppManifest")["errors"]:
                yield f"An error in the manifest: {error['message']}"
            for error in engine.devtools("Page.getInstallabilityErrors")["installabilityErrors"]:
                yield f"It can't be installed: {error['errorId']}"
            for kind, apart in (("touchStart", 30), *(("touchMove", apart) for apart in range(40, 160, 20))):
                fingers = [{"x": 195 + side * apart, "y": 422, "id": side + 1} for side in (-1, 1)]
                engine.devtools("Input.dispatchTouchEvent", type=kind, touchPoints=fingers)
            engine.devtools("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            player.wait_for(lambda: player.holds("visualViewport.scale") > 1, "Two fingers don’t zoom the page.")
        except Missing as problem:
            yield str(problem)
        finally:
            engine.stop()
            host.stop()


def main():
    parser = argparse.ArgumentParser(description="Tests whether browsers can install the page as an app.")
    parser.add_argument("--chromium", action="store_true", help="also test what Chromium says and does")
    parser.add_argument("folder", metavar="DIR", type=pathlib.Path, help="the folder that script/web has made")
    options = parser.parse_args()
    made = Made(options.folder)
    checks = [names, icons, apple, shortcuts, files, colors, zoom, *([in_chromium] if options.chromium else [])]
    failed = 0
    for check in checks:
        problems = list(check(made))
        failed += bool(problems)
        print(f"{'FAILED' if problems else 'passed'} {check.__name__}: {check.__doc__}", *problems, sep="\n    ", flush=True)
    print(f"installing: {len(checks) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

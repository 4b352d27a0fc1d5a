#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Tests how the page starts, keeps, and replaces releases, in Chromium, Firefox, and WebKitGTK.

    releases.py [--engine NAME]… [CASE]…

The releases have the real page but a fake program of a few lines, so nothing has to be built. Each case has a host of its own,
which lets browsers cache all files for ten minutes, as some hosts do. A case that an engine cannot run is printed, and so is an
engine that is not installed. Exits with 1 if a case failed.
"""

import argparse
import contextlib
import functools
import os
import pathlib
import random
import shutil
import sys
import tempfile
import threading
import time
import traceback

import engines
import make_release
import serve

HERE = pathlib.Path(__file__).resolve().parent
PATIENCE = 60  # seconds until something counts as missing
SOON = 1  # seconds in which a page that must not change could have changed

QTLOADER = """
window.qtLoad = async ({ preRun, qt }) => {
    await qt.module;
    window.fakeFiles = {}; // what the page has stored, by path
    const writeFile = (path, bytes) => (fakeFiles[path] = new TextDecoder().decode(bytes));
    const nothing = () => {};
    const FS = { filesystems: { MEMFS: {} }, mkdirTree: nothing, mount: nothing, chmod: nothing, utime: nothing, writeFile };
    preRun.forEach((run) => run({ FS }));
    qt.entryFunction();
};
"""

# Like the real program, this has a thread that waits, in a worker with the same script.
TABLESIDE = """
if (typeof document === "undefined") {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
} else {
    const source = document.currentScript.src;
    window.tableside_entry = () => {
        window.fakeVersion = "VERSION";
        new Worker(source);
        requestAnimationFrame(() => { window.tablesideReady = performance.now(); });
    };
}
"""

STATE = """({
    version: window.tablesideReady === undefined ? null : window.fakeVersion,
    begun: window.fakeVersion,
    words: document.getElementById("start")?.hidden ? "" : document.getElementById("words")?.textContent,
    button: document.getElementById("button")?.hidden === false ? document.getElementById("button").textContent : "",
    details: document.getElementById("details-text")?.textContent,
    files: window.fakeFiles,
})"""


class Failed(Exception):
    """Raised if the page doesn't do what a case requires. The text says what it does instead."""


class CannotRun(Exception):
    """Raised if an engine cannot run a case. The text says why."""


class Handler(serve.Handler):
    def do_GET(self):
        name = self.path.split("?")[0]
        self.server.asked.append(name)
        if any(name.endswith(silent) for silent in self.server.silent):
            self.server.stopping.wait()
            return
        super().do_GET()

    def send_header(self, keyword, value):
        super().send_header(keyword, "max-age=600" if keyword == "Cache-Control" else value)


class Site:
    """A folder with releases and its host."""

    def __init__(self, browser, folder, place=""):
        self.browser = browser
        self.out = folder / "out" / place
        self.root = folder / "out"
        self.folder = folder
        self.place = place
        (self.out / "icons").mkdir(parents=True, exist_ok=True)
        (self.out / "icons/tableside.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
        self.server = None
        self.port = 0
        self.plain = False

    # --- The host ---

    def serve(self, plain=False, silent=()):
        self.stop()
        self.plain = plain
        kind = type("Handler", (Handler,), {"is_plain": plain, "is_quiet": True})
        self.server = serve.Server(("127.0.0.1", self.port), functools.partial(kind, directory=self.root))
        self.server.asked, self.server.silent, self.server.stopping = [], silent, threading.Event()
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        if self.server:
            self.server.stopping.set()
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/{self.place}"

    def publish(self, version, program="", page=None):
        """Publishes a release. `program` replaces the fake one; `page` changes files of the page: {name: function}."""
        pages, programs = self.folder / f"page-{version}", self.folder / f"program-{version}"
        shutil.rmtree(pages, ignore_errors=True)
        shutil.copytree(HERE / "page", pages)
        for name, change in (page or {}).items():
            (pages / name).write_text(change((pages / name).read_text("utf-8")), "utf-8")
        programs.mkdir(exist_ok=True)
        (programs / "qtloader.js").write_text(QTLOADER)
        (programs / "tableside.js").write_text((program or TABLESIDE).replace("VERSION", version))
        (programs / "tableside.wasm").write_bytes(wasm(version))
        listed = make_release.make(programs, self.out, version, pages)
        return self.out / listed["folder"]

    # --- The page ---

    def visit(self):
        self.browser.open("about:blank")
        self.wait_for("location.href === 'about:blank'", "The page can’t be left.")  # so that nothing is asked of the page before
        self.browser.open(self.address)

    def ask(self, promise):
        return self.browser.ask(promise)

    def wait(self, condition, what, patience=PATIENCE):
        until = time.monotonic() + patience
        while True:
            state = self.state()
            if condition(state):
                return state
            if time.monotonic() > until:
                said = " | ".join(self.browser.console()[-4:])
                raise Failed(f"{what} The page: {state}. Console: {said}")
            time.sleep(0.1)

    def state(self):
        try:
            return self.ask(STATE) or {}
        except Exception as problem:  # another page is being loaded, which each driver says in its own way
            return {"problem": str(problem).splitlines()[0] if str(problem) else ""}

    def shows(self, version):
        return self.wait(lambda state: state.get("version") == version, f"Version {version} doesn’t come.")

    def says(self, words):
        return self.wait(lambda state: words in (state.get("words") or "") and state["button"], f"“{words}” isn’t said.")

    def keeps(self, version):
        """Waits until a release is kept as a whole, and the worker answers the next load."""
        kept = f"""(async () => {{
            const place = new URL("./", location).pathname;
            const own = (await caches.keys()).filter((name) => name.startsWith(`tableside ${{place}} release {version}-`));
            const address = (name) => new URL(`release-${{name.split(" ").at(-1)}}/files.json`, location).href;
            const found = await Promise.all(own.map((cacheName) => caches.match(address(cacheName), {{ cacheName }})));
            const page = await caches.match(location.origin + place, {{ cacheName: `tableside ${{place}} page` }});
            return Boolean(found.some(Boolean) && page && (await navigator.serviceWorker.getRegistration())?.active);
        }})()"""
        self.wait_for(kept, f"Version {version} isn’t kept.")

    def wait_for(self, promise, missing):
        self.wait(lambda state: self.holds(promise), missing)

    def holds(self, promise):
        try:
            return self.ask(promise)
        except Exception:  # as in state()
            return False

    def looks_again(self):
        """Makes the page look for a release now, instead of within half a minute."""
        with contextlib.suppress(Exception):  # the page may be loading another release already
            self.ask("void dispatchEvent(new Event('online'))")


def wasm(version):
    """Returns an empty WebAssembly module with a custom section of 200,000 bytes that cannot be compressed."""
    content = b"\4fake" + random.Random(version).randbytes(200_000)
    size, length = len(content), b""
    while size > 127:
        length, size = length + bytes([size & 127 | 128]), size >> 7
    return b"\0asm\1\0\0\0" + b"\0" + length + bytes([size]) + content


def change(path, function):
    path.write_bytes(function(path.read_bytes()))


def truncate(path):
    change(path, lambda content: content[: len(content) // 2])


def shows_and_keeps(site, version):
    site.serve()
    site.publish(version)
    site.visit()
    site.shows(version)
    site.keeps(version)


def heals(site, version="3"):
    """Publishes a good release, which must come without the person's doing, at the latest at the second visit."""
    site.publish(version)
    site.visit()
    site.wait(lambda state: state.get("version"), "Nothing starts.")
    if site.state().get("version") != version:
        site.keeps(version)
        site.visit()
    site.shows(version)


# --- The cases ---


def first_visit(site):
    """A first visit shows the app and keeps it."""
    shows_and_keeps(site, "1")


def second_visit(site):
    """A second visit loads no file of the release from the host."""
    shows_and_keeps(site, "1")
    site.server.asked.clear()
    site.visit()
    site.shows("1")
    loaded = [name for name in site.server.asked if "release-" in name]
    if loaded:
        raise Failed(f"Loaded again: {', '.join(loaded)}")


def offline(site):
    """A visit without the host shows the app."""
    shows_and_keeps(site, "1")
    site.stop()
    site.visit()
    site.shows("1")


def update(site):
    """A good release replaces a good one at the second visit, and the older one is removed."""
    shows_and_keeps(site, "1")
    heals(site, "2")
    site.wait_for("caches.keys().then((names) => !names.some((name) => name.includes(' release 1-')))", "Version 1 stays.")


def truncated_program(site):
    """A release with half a program is never started; the kept one is, until a good one comes."""
    shows_and_keeps(site, "1")
    truncate(site.publish("2") / "tableside.wasm.gz")
    for _ in range(2):
        site.visit()
        site.shows("1")
        time.sleep(SOON)
    heals(site)


def truncated_at_first(site):
    """A first visit to a release with half a program says so, and shows a good one as soon as there is one."""
    site.serve()
    truncate(site.publish("2") / "tableside.wasm.gz")
    site.visit()
    site.says("couldn’t start")
    site.publish("3")
    site.looks_again()
    site.shows("3")
    site.keeps("3")


def is_replaced(site, **spoilt):
    """Publishes a release whose files are right but which cannot start. It must be tried once, and then replaced by the kept one."""
    shows_and_keeps(site, "1")
    site.publish("2", **spoilt)
    site.visit()
    site.shows("1")
    site.keeps("2")
    for _ in range(2):
        site.visit()
        site.shows("1")
    heals(site)


def throwing_program(site):
    """A release whose program throws is replaced."""
    is_replaced(site, program="throw new Error('spoilt');")


def syntax_error(site):
    """A release with a syntax error in loader.js is replaced."""
    is_replaced(site, page={"loader.js": lambda text: text + "\n}"})


def import_error(site):
    """A release whose modules do not fit together is replaced."""
    is_replaced(site, page={"words.js": lambda text: text.replace("export const words", "const words")})


def exception_before_picture(site):
    """A release that throws shortly before its first picture is replaced."""
    is_replaced(site, program=TABLESIDE.replace("window.tablesideReady =", "throw new Error('spoilt');"))


def no_picture(site):
    """A release that never shows a picture is replaced."""
    impatient = {"boot.js": lambda text: text.replace("LIFE_S = 45", "LIFE_S = 4")}
    is_replaced(site, program=TABLESIDE.replace("window.tablesideReady =", "void"), page=impatient)


def throwing_at_first(site):
    """A first visit to a release that throws says so, does not load it again and again, and shows a good one when it comes."""
    site.serve()
    site.publish("2", program="throw new Error('spoilt');")
    site.visit()
    site.says("couldn’t start")
    site.server.asked.clear()
    time.sleep(SOON)
    if any(name.endswith("loader.js") for name in site.server.asked):
        raise Failed("The release is loaded again and again.")
    site.publish("3")
    site.looks_again()
    site.shows("3")


def missing_file(site):
    """A release with a missing file is never started."""
    shows_and_keeps(site, "1")
    (site.publish("2") / "words.js").unlink()
    for _ in range(2):
        site.visit()
        site.shows("1")
        time.sleep(SOON)
    heals(site)


def mixed_files(site):
    """A first visit to a release with files of another one does not start it, and starts it when it is whole."""
    for name in ("words.js", "page.css", "tableside.js", "tableside.wasm.gz"):
        one = Site(site.browser, site.folder / name)
        one.serve()
        try:
            file = one.publish("2") / name
            right = file.read_bytes()
            change(file, lambda content: content + b" ")
            one.visit()
            one.wait(lambda state: state.get("begun") or state.get("button"), f"Nothing happens with a wrong {name}.")
            if one.state().get("begun"):
                raise Failed(f"The program was started with a wrong {name}.")
            one.says("couldn’t start")
            file.write_bytes(right)
            one.looks_again()
            one.shows("2")
        finally:
            one.stop()


def completed_later(site):
    """A release whose upload ends after the first visit starts under the same name."""
    site.serve()
    file = site.publish("1") / "tableside.wasm.gz"
    right = file.read_bytes()
    file.unlink()
    site.visit()
    site.says("couldn’t start")
    file.write_bytes(right)
    site.looks_again()
    site.shows("1")


def spoilt_watchdog(site):
    """A page whose watchdog is broken is replaced at the next visit."""
    shows_and_keeps(site, "1")
    site.publish("2", page={"boot.js": lambda text: "throw new Error('spoilt');" + text})
    site.visit()
    time.sleep(SOON)
    if site.state().get("version"):
        raise Failed("The page was not fetched past the caches.")
    heals(site)


def half_page(site):
    """Half of a page is not shown; the kept one is."""
    shows_and_keeps(site, "1")
    site.publish("2")
    truncate(site.out / "index.html")
    site.visit()
    site.shows("1")


def spoilt_cache(site):
    """A kept file that has changed is noticed, and the release is loaded from the host again."""
    shows_and_keeps(site, "1")
    for name, type_ in (("loader.js", "text/javascript"), ("tableside.wasm.gz", "application/gzip")):
        site.ask(f"""(async () => {{
            const name = (await caches.keys()).find((one) => one.includes(" release 1-"));
            const address = window.tablesideRelease.folder + "{name}";
            const wrong = new Response("spoilt", {{ headers: {{ "Content-Type": "{type_}" }} }});
            await (await caches.open(name)).put(address, wrong);
        }})()""")
        site.visit()
        site.shows("1")
        site.keeps("1")


def plain_host(site):
    """A host that sends no headers shows the app, also without the host afterwards."""
    site.serve(plain=True)
    site.publish("1")
    site.visit()
    site.shows("1")
    site.keeps("1")
    if not site.ask("crossOriginIsolated"):
        raise Failed("The page isn’t isolated.")
    site.stop()
    site.visit()
    site.shows("1")


def plain_and_broken(site):
    """A first visit to a broken release on a host without headers heals too."""
    site.serve(plain=True)
    truncate(site.publish("2") / "tableside.wasm.gz")
    site.visit()
    site.says("couldn’t start")
    heals(site)


def early_reload(site):
    """A reload right after the first picture works, although threads of the first page do not answer."""
    site.serve()
    site.publish("1")
    site.visit()
    site.shows("1")
    for _ in range(3):
        site.ask("void (window.fakeVersion = null)")  # until the page is loaded again
        site.browser.reload()
        site.shows("1")


@contextlib.contextmanager
def another_tab(site):
    """Shows a new tab; afterwards, closes it and shows the first one again."""
    first = site.browser.tab()
    second = site.browser.new_tab()
    try:
        yield first, second
    finally:
        site.browser.show_tab(first)
        site.browser.close_tab(second)


def second_tab(site):
    """A second tab says that the app is open in another tab, and takes over at the press of a button; so does the first one."""
    shows_and_keeps(site, "1")
    with another_tab(site) as (first, _):
        site.visit()
        site.says("in another tab")
        site.ask("document.getElementById('button').click()")
        site.shows("1")
        site.browser.show_tab(first)
        site.says("in another tab")
        site.ask("document.getElementById('button').click()")
        site.shows("1")


def late_release(site):
    """A lock that is released only after the next page has started does not count as another tab."""
    site.serve()
    site.publish("1", page={"one_tab.js": lambda text: text.replace("RELEASE_MS = 3000", "RELEASE_MS = 60000")})
    with another_tab(site) as (first, second):
        site.browser.open(site.address + "icons/tableside.svg")
        site.wait_for(
            """new Promise((resolve) => navigator.locks.request("tableside /", () => {
                resolve(true);
                return new Promise((release) => { window.release = release; });
            }))""",
            "The lock can’t be held.",
        )
        site.browser.show_tab(first)
        site.visit()
        queued = "navigator.locks.query().then(({ pending }) => pending.some(({ name }) => name === 'tableside /'))"
        site.wait_for(queued, "The page doesn’t wait for the lock.")
        site.browser.show_tab(second)
        site.ask("void window.release()")
        site.browser.show_tab(first)
        state = site.wait(lambda state: state.get("version") or state.get("button"), "Nothing happens.")
        if not state["version"]:
            raise Failed(f"The page says “{state['words']}”")


def silent_list(site):
    """A list that never comes does not keep a kept release from starting; a first visit says that nothing comes."""
    shows_and_keeps(site, "1")
    site.serve(silent=["files.json"])
    site.visit()
    site.shows("1")
    other = Site(site.browser, site.folder / "other")
    try:
        other.serve(silent=["files.json"])
        other.publish("1")
        other.visit()
        other.says("couldn’t be downloaded")
    finally:
        other.stop()


def silent_page(site):
    """A host that never answers at all does not keep a kept release from starting."""
    shows_and_keeps(site, "1")
    site.serve(silent=[""])
    site.visit()
    site.shows("1")


STUCK = {"service_worker.js": lambda text: "self.addEventListener('install', (event) => event.waitUntil(new Promise(() => {})));"}


def stuck_worker(site):
    """A worker that never becomes active does not keep the app from starting."""
    site.serve()
    site.publish("1", page=STUCK)
    site.visit()
    site.shows("1")


def stuck_worker_on_plain_host(site):
    """Without headers and with a worker that never becomes active, the page says what is missing."""
    site.serve(plain=True)
    site.publish("1", page=STUCK)
    site.visit()
    site.says("several processor cores")


NAMES = """(async () => ({
    caches: (await caches.keys()).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
    locks: (await navigator.locks.query()).held.map(({ name }) => name),
    local: Object.keys(localStorage),
}))()"""


def two_places(site):
    """Two copies on one host share nothing."""
    site.serve()
    site.publish("1")
    site.visit()
    site.shows("1")
    site.keeps("1")
    put_file(site, "tableside /", "/scores", "the first copy's")
    before = site.ask(NAMES)
    other = Site(site.browser, site.folder, "test/")
    other.server, other.port = site.server, site.port
    other.publish("2")
    other.visit()
    files = other.shows("2")["files"]
    other.keeps("2")
    after = other.ask(NAMES)
    if files:
        raise Failed(f"The second copy sees {files}.")
    for kind in ("caches", "databases", "local"):
        added = [name for name in after[kind] if name not in before[kind]]
        if not set(before[kind]) <= set(after[kind]) or not added or any(" /test/" not in name for name in added):
            raise Failed(f"{kind}: {before[kind]} before, {after[kind]} after")
    if after["locks"] != ["tableside /test/"]:
        raise Failed(f"The second copy holds the locks {after['locks']}.")
    site.visit()
    if list(site.shows("1")["files"].values()) != ["the first copy's"]:
        raise Failed("The first copy has lost its file.")


def put_file(site, database, path, text):
    """Puts a file into the database of the page, as page/storage.js stores it."""
    site.ask(f"""new Promise((resolve, reject) => {{
        const request = indexedDB.open("{database}", 1);
        request.onupgradeneeded = () => ["files", "blocks", "owner", "settled"].forEach((name) => request.result.createObjectStore(name));
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {{
            const bytes = new TextEncoder().encode("{text}");
            const writing = request.result.transaction(["files", "blocks"], "readwrite");
            writing.objectStore("files").put({{ mode: 0o100644, time: 0, size: bytes.length }}, "{path}");
            writing.objectStore("blocks").put(bytes, ["{path}", 0]);
            writing.oncomplete = () => {{ request.result.close(); resolve(true); }};
        }};
    }})""")


def deleted_data(site):
    """Data that the browser has deleted are missed at the next start, and the page says so."""
    shows_and_keeps(site, "1")
    site.ask("void (document.cookie = `tableside_has_stored_${encodeURIComponent(location.port + '/')}=1; path=/; max-age=1000`)")
    site.browser.open(site.address + "icons/tableside.svg")
    site.wait_for(
        "new Promise((resolve) => Object.assign(indexedDB.deleteDatabase('tableside /'), { onsuccess: () => resolve(true) }))",
        "The database can’t be deleted.",
    )
    site.visit()
    site.says("has deleted")
    site.ask("document.getElementById('button').click()")
    site.shows("1")
    site.visit()
    site.shows("1")


def blocked_storage(site):
    """A browser that stores nothing for this page gets a sentence that says what to change, and can go on."""
    site.serve()
    site.publish("1")
    site.visit()
    site.says("Allow cookies and site data")
    site.ask("document.getElementById('button').click()")
    site.shows("1")


def no_shared_memory(site):
    """A browser without shared memory gets a sentence and a button."""
    site.serve()
    site.publish("1")
    site.visit()
    site.says("several processor cores")


def publish_old(site):
    """Publishes a release in the layout before 0.3, with the worker that kept it."""
    version = "0.2.0-aaaaaaaaaaaa"
    shutil.copytree(HERE / "page_before_0.3", site.out, dirs_exist_ok=True)
    (site.out / "tableside.wasm.gz").write_bytes(b"old")
    files = ["icons/tableside.svg", "index.html", "loader.js", "tableside.wasm.gz", "updates.js"]
    engines.write_json(site.out / "files.json", {"version": version, "files": files})


def unpublish_old(site):
    for name in ("loader.js", "updates.js", "tableside.wasm.gz"):
        (site.out / name).unlink()


def play_old(site):
    """Publishes and visits a release in the layout before 0.3, until the browser keeps it, and stores scores as it did."""
    publish_old(site)
    site.visit()
    site.shows("old")
    site.wait_for(
        "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')",
        "The old worker isn’t active.",
    )
    put_file(site, "tableside", "/scores", "Anna 49")


def old_layout(site):
    """A browser that keeps a release of the layout before 0.3 gets the new one, and the scores are still there."""
    site.serve()
    play_old(site)
    site.visit()
    site.shows("old")
    unpublish_old(site)
    site.publish("3")
    for _ in range(3):  # the old page or the browser itself looks for another worker, which answers the next visit
        site.visit()
        state = site.wait(lambda state: state.get("version"), "Nothing starts.")
        if state["version"] == "3":
            break
        time.sleep(2 * SOON)
    else:  # WebKit shows the page before 0.3 from its own cache as long as the host allows, or until it is reloaded
        site.browser.reload()
    state = site.shows("3")
    if list(state["files"].values()) != ["Anna 49"]:
        raise Failed(f"The scores are not there: {state['files']}")
    site.keeps("3")
    site.wait_for("caches.keys().then((names) => !names.some((name) => name.startsWith('tableside-')))", "The old cache stays.")
    site.stop()
    site.visit()
    site.shows("3")
    site.wait_for(
        "indexedDB.databases().then((found) => !found.some(({ name }) => name === 'tableside'))", "The old database stays."
    )
    site.visit()
    if list(site.shows("3")["files"].values()) != ["Anna 49"]:
        raise Failed("The scores are lost with the old database.")


def old_layout_elsewhere(site):
    """The old data stay while another copy on the host is of the layout before 0.3."""
    site.serve()
    play_old(site)
    other = Site(site.browser, site.folder, "test/")
    other.server, other.port = site.server, site.port
    other.publish("3")
    for _ in range(2):
        other.visit()
        if list(other.shows("3")["files"].values()) != ["Anna 49"]:
            raise Failed("The second copy has not taken the data over.")
        other.keeps("3")
    time.sleep(SOON)
    names = other.ask("Promise.all([indexedDB.databases(), caches.keys()])")
    if "tableside" not in [found["name"] for found in names[0]] or not any(name.startswith("tableside-") for name in names[1]):
        raise Failed(f"The data of the first copy are lost: {names}")


def old_layout_locked_out(site):
    """A browser that is locked out by a kept broken release of the layout before 0.3 gets the new one."""
    site.serve()
    play_old(site)
    site.ask("""(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith("tableside-"));
        const wrong = new Response("spoilt(", { headers: { "Content-Type": "text/javascript" } });
        await (await caches.open(name)).put("loader.js", wrong);
    })()""")
    site.visit()
    time.sleep(SOON)
    if site.state().get("version"):
        raise Failed("The old release starts although it is broken.")
    unpublish_old(site)
    site.publish("3")
    for _ in range(3):  # at each visit, the browser itself looks for another worker
        site.visit()
        time.sleep(2 * SOON)
        if site.state().get("version") == "3":
            break
    else:  # as in old_layout; at the first reload, WebKit looks for another worker, which answers the second one
        for _ in range(2):
            site.browser.reload()
            time.sleep(2 * SOON)
    if list(site.shows("3")["files"].values()) != ["Anna 49"]:
        raise Failed("The scores are not there.")


CASES = {
    case.__name__: case
    for case in (
        first_visit, second_visit, offline, update, early_reload, second_tab, late_release, plain_host, truncated_program,
        truncated_at_first, throwing_program, throwing_at_first, syntax_error, import_error, exception_before_picture, no_picture,
        missing_file, mixed_files, completed_later, spoilt_watchdog, half_page, spoilt_cache, plain_and_broken, silent_list,
        silent_page, stuck_worker, stuck_worker_on_plain_host, two_places, deleted_data, old_layout, old_layout_elsewhere,
        old_layout_locked_out, blocked_storage, no_shared_memory,
    )
}
# These need a browser that is started with other settings.
OTHER_SETTINGS = {"blocked_storage": {"blocks_storage": True}, "no_shared_memory": {"has_shared_memory": False}}


def why_not(engine, name):
    if name == "blocked_storage" and not engine.can_block_storage:
        return "has no setting for it"
    if name == "no_shared_memory" and engine is not engines.WebKit:
        return "always has shared memory"
    return None


def run(browser, name, folder):
    folder.mkdir()
    site = Site(browser, folder)
    try:
        CASES[name](site)
    except Exception as problem:
        print(f"  FAILED {name}: {problem if isinstance(problem, Failed) else traceback.format_exc(limit=-3)}", flush=True)
        return False
    finally:
        site.stop()
        with contextlib.suppress(Exception):
            browser.open("about:blank")
    print(f"  passed {name}", flush=True)
    return True


def run_all(engine, names, workplace):
    """Runs the cases in an engine. Returns the numbers of passed, failed, and impossible cases."""
    print(f"{engine.name}:", flush=True)
    counts = [0, 0, 0]
    browser = None
    settings = None
    try:
        for number, name in enumerate(names):
            reason = why_not(engine, name)
            if reason:
                print(f"  CANNOT RUN {name}: {engine.name} {reason}", flush=True)
                counts[2] += 1
                continue
            wanted = OTHER_SETTINGS.get(name, {})
            if browser is None or settings != wanted:
                if browser:
                    browser.stop()
                    browser = None
                browser = engine(str(workplace / f"profile-{engine.name}-{number}"), **wanted)
                settings = wanted
            counts[0 if run(browser, name, workplace / f"{engine.name}-{number}") else 1] += 1
    except engines.Unavailable as problem:
        print(f"  CANNOT RUN: {problem}", flush=True)
        counts[2] += len(names) - sum(counts)
    finally:
        if browser:
            browser.stop()
    return counts


def main():
    parser = argparse.ArgumentParser(description="Tests how the page starts, keeps, and replaces releases.")
    parser.add_argument("--engine", action="append", choices=engines.ENGINES, help="default: all")
    parser.add_argument("cases", metavar="CASE", nargs="*", help=", ".join(CASES))
    options = parser.parse_args()
    unknown = set(options.cases) - set(CASES)
    if unknown:
        parser.error(f"There is no case {', '.join(sorted(unknown))}; the cases are {', '.join(CASES)}.")
    with tempfile.TemporaryDirectory(prefix="tableside-releases-", ignore_cleanup_errors=True) as workplace:
        results = [
            run_all(engines.ENGINES[name], options.cases or list(CASES), pathlib.Path(workplace))
            for name in options.engine or engines.ENGINES
        ]
    passed, failed, impossible = map(sum, zip(*results))
    print(f"releases: {passed} passed, {failed} failed, {impossible} could not run")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())

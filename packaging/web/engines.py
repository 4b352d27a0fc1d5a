# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs Chromium, Firefox, and WebKitGTK without a screen, behind one interface, for releases.py.

Debian has a driver for Chromium only. Firefox is controlled by WebDriver BiDi over its own port, and WebKitGTK by webkit_window.py.
"""

import contextlib
import json
import os
import queue
import re
import shutil
import subprocess
import tempfile
import threading
import time

SCRIPT_SECONDS = 30
START_SECONDS = 60
LOST_SECONDS = 5  # until WebKitGTK counts as having lost a question, because another page has been loaded


class Unavailable(Exception):
    """Raised if a program that an engine needs is not installed. The text names Debian's package."""


def find(program, package):
    found = shutil.which(program)
    if not found:
        raise Unavailable(f"{program} is missing (Debian’s package {package}).")
    return found


class Screen:
    """A screen that nobody sees, and a home for the programs on it."""

    def __init__(self):
        server = find("Xvfb", "xvfb")
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [server, "-displayfd", str(writing), "-screen", "0", "1100x900x24", "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            display = ":" + number.readline().strip()
        self._home = tempfile.TemporaryDirectory(prefix="tableside-home-", ignore_cleanup_errors=True)
        home = self._home.name
        self.environment = {
            **os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "HOME": home, "XDG_RUNTIME_DIR": home, "NO_AT_BRIDGE": "1"
        }

    def stop(self):
        end(self._server)
        self._home.cleanup()


def end(process):
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def lines_of(stream):
    """Returns a queue of the lines of a stream, which a thread of its own reads."""
    lines = queue.Queue()
    threading.Thread(target=lambda: [lines.put(line) for line in stream], daemon=True).start()
    return lines


class Chromium:
    name = "Chromium"
    can_block_storage = True

    def __init__(self, profile, blocks_storage=False, has_shared_memory=True):
        find("chromedriver", "chromium-driver")
        from browser import Browser

        del has_shared_memory  # Chromium always has it on an isolated page
        if blocks_storage:
            write_json(
                os.path.join(profile, "Default/Preferences"),
                {"profile": {"default_content_setting_values": {"cookies": 2}}},
            )
        self._browser = Browser(profile)
        self._driver = self._browser.driver

    def stop(self):
        self._browser.stop()

    def open(self, address):
        self._driver.execute_cdp_cmd("Page.navigate", {"url": address})

    def reload(self):
        self._driver.execute_cdp_cmd("Page.reload", {})

    def ask(self, promise):
        """Returns the value of a JavaScript expression, which may be a promise, as JSON can express it."""
        answer = self._driver.execute_async_script(
            "const answer = arguments[0];"
            f"(async () => JSON.stringify((await ({promise})) ?? null))()"
            ".then((value) => answer({ value }), (error) => answer({ error: String(error) }))"
        )
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return json.loads(answer["value"])

    def console(self):
        return [line["message"] for line in self._browser.read_console()]


class Firefox:
    name = "Firefox"
    can_block_storage = True

    def __init__(self, profile, blocks_storage=False, has_shared_memory=True):
        program = shutil.which("firefox-esr") or find("firefox", "firefox-esr")
        try:
            import websocket
        except ImportError:
            raise Unavailable("The module websocket is missing (Debian’s package python3-websocket).") from None
        del has_shared_memory
        os.makedirs(profile, exist_ok=True)
        preferences = {
            "network.cookie.cookieBehavior": 2 if blocks_storage else 5,
            "webgl.force-enabled": True,
            "datareporting.policy.dataSubmissionEnabled": False,
            "browser.shell.checkDefaultBrowser": False,
        }
        with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as file:
            file.writelines(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items())
        self._screen = Screen()  # without a screen, Firefox has no WebGL
        self._process = subprocess.Popen(
            [program, "--no-remote", "--remote-debugging-port=0", "--profile", profile, "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env={**self._screen.environment, "MOZ_CRASHREPORTER_DISABLE": "1"},
        )
        lines = lines_of(self._process.stderr)
        address = None
        until = time.monotonic() + START_SECONDS
        while not address:
            with contextlib.suppress(queue.Empty):
                address = re.search(r"listening on (ws://\S+)", lines.get(timeout=1))
            if not address and time.monotonic() > until:
                self.stop()
                raise Unavailable("Firefox does not say where it listens.")
        self._socket = websocket.create_connection(
            f"{address[1]}/session", timeout=SCRIPT_SECONDS + 5, suppress_origin=True
        )
        self._count = 0
        self._said = []
        self._command("session.new", {"capabilities": {}})
        self._command("session.subscribe", {"events": ["log.entryAdded"]})
        self._context = self._command("browsingContext.getTree", {})["contexts"][0]["context"]

    def _command(self, method, params):
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("method") == "log.entryAdded":
                self._said.append(answer["params"].get("text") or "")
            if answer.get("id") == self._count:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    def stop(self):
        end(self._process)
        self._screen.stop()

    def open(self, address):
        self._command("browsingContext.navigate", {"context": self._context, "url": address, "wait": "none"})

    def reload(self):
        self._command("browsingContext.reload", {"context": self._context, "wait": "none"})

    def ask(self, promise):
        expression = f"(async () => JSON.stringify((await ({promise})) ?? null))()"
        params = {"expression": expression, "target": {"context": self._context}, "awaitPromise": True}
        answer = self._command("script.evaluate", params)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def console(self):
        with contextlib.suppress(RuntimeError):
            self._command("session.status", {})  # reads the lines that have come
        return self._said


class WebKit:
    name = "WebKitGTK"
    can_block_storage = False  # WebKitGTK has no such setting

    def __init__(self, profile, blocks_storage=False, has_shared_memory=True):
        del blocks_storage
        self._screen = Screen()
        self._said = []
        self._count = 0
        self._process = subprocess.Popen(
            ["/usr/bin/python3", "-B", os.path.join(os.path.dirname(os.path.realpath(__file__)), "webkit_window.py"), profile],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={
                **self._screen.environment,
                "LIBGL_ALWAYS_SOFTWARE": "1",
                "JSC_useSharedArrayBuffer": "1" if has_shared_memory else "0",
            },
        )
        self._lines = lines_of(self._process.stdout)
        try:
            self.open("about:blank")
        except RuntimeError:
            self.stop()
            raise Unavailable("WebKitGTK does not start (Debian’s packages gir1.2-webkit2-4.1 and python3-gi).") from None

    def _command(self, line, seconds=START_SECONDS):
        self._count += 1
        try:
            self._process.stdin.write(f"{self._count} {line}\n")
            self._process.stdin.flush()
            while True:
                mark, _, rest = self._lines.get(timeout=seconds).partition(" ")
                if mark != "ANSWER":
                    self._said.append(f"{mark} {rest}".strip())
                    continue
                answer = json.loads(rest)
                if answer["number"] == str(self._count):
                    break
        except (OSError, queue.Empty):
            raise RuntimeError("WebKitGTK does not answer.") from None
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]

    def stop(self):
        end(self._process)
        self._screen.stop()

    def open(self, address):
        self._command(f"open {address}")

    def reload(self):
        self._command("reload")

    def ask(self, promise):
        script = json.dumps(f"return JSON.stringify((await ({promise})) ?? null);")
        return json.loads(self._command(f"ask {script}", LOST_SECONDS))

    def console(self):
        return self._said


ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}


def write_json(path, value):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file)

# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs Chromium, Firefox, and WebKitGTK without a screen, behind one interface (Engine), for journeys.py and releases.py.

Chromium and Firefox are controlled by WebDriver BiDi: Chromium through chromedriver, Firefox through its own port. WebKitGTK is
controlled by webkit_window.py, and its mouse and keyboard by xdotool.
"""

import base64
import contextlib
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time

SCRIPT_SECONDS = 120
START_SECONDS = 60


class Unavailable(Exception):
    """Raised if a program that an engine needs is not installed. The text names Debian's package."""


def find(program, package):
    found = shutil.which(program)
    if not found:
        raise Unavailable(f"{program} is missing (Debian’s package {package}).")
    return found


class Screen:
    """A screen that nobody sees, a speaker that nobody hears, and a home for the programs that use them."""

    def __init__(self):
        server, speaker = find("Xvfb", "xvfb"), find("pulseaudio", "pulseaudio")
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
        # Without a device, Firefox never starts to play sounds.
        modules = ["--load=module-null-sink", "--load=module-native-protocol-unix"]
        self._speaker = subprocess.Popen(
            [speaker, "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", *modules],
            env=self.environment,
            stderr=subprocess.DEVNULL,
        )

    def stop(self):
        end(self._speaker)
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


class Engine:
    """A browser with one profile. All commands are for the tab that is shown."""

    name = ""
    page_process = ""  # a pattern for the command line of the processes that run pages
    can_block_storage = True
    pointer = "touch"

    _process: subprocess.Popen

    def open(self, address):
        raise NotImplementedError

    def reload(self):
        raise NotImplementedError

    def ask(self, promise):
        """Returns the value of a JavaScript expression, which may be a promise, as JSON can express it."""
        raise NotImplementedError

    def console(self):
        """Returns the lines of the console so far."""
        raise NotImplementedError

    def before_each_page(self, script):
        """Runs the script at the beginning of each page that is opened from now on, in this tab and in new ones."""
        raise NotImplementedError

    def tab(self):
        raise NotImplementedError

    def new_tab(self):
        """Opens a tab and shows it. Returns the tab."""
        raise NotImplementedError

    def show_tab(self, tab):
        raise NotImplementedError

    def close_tab(self, tab):
        """Closes a tab that is not shown."""
        raise NotImplementedError

    def resize(self, size):
        """Sets the width and height of the shown page."""
        raise NotImplementedError

    def picture(self, path):
        """Saves what the page shows as a PNG file."""
        raise NotImplementedError

    def drag(self, points, hold=0.0):
        """Puts a finger on the first point, moves it to the others, and lifts it after `hold` seconds."""
        raise NotImplementedError

    def type(self, text):
        """Types the text into the item that has the focus."""
        raise NotImplementedError

    def stop(self):
        processes = tree(self._process.pid)
        end(self._process)
        for process in processes:
            with contextlib.suppress(OSError):
                os.kill(process, signal.SIGKILL)

    def memory(self):
        """Returns the megabytes (PSS) of the largest process that runs a page, and of all of the browser's processes."""
        sizes = {process: proportional_size(process) / 1e6 for process in tree(self._process.pid)}
        pages = [size for process, size in sizes.items() if re.search(self.page_process, command_line(process))]
        return max(pages, default=0), sum(sizes.values())


def tree(root):
    """Returns the process and all of its descendants."""
    children = {}
    for process in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError), open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
            parent = int(file.read().rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(process))
    found = [root]
    for process in found:
        found += children.get(process, [])
    return found


def command_line(process):
    try:
        with open(f"/proc/{process}/cmdline", "rb") as file:
            return file.read().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def proportional_size(process):
    try:
        with open(f"/proc/{process}/smaps_rollup", encoding="ascii") as file:
            return next(int(line.split()[1]) * 1024 for line in file if line.startswith("Pss:"))
    except (OSError, StopIteration):
        return 0


class BidiEngine(Engine):
    """An engine that is controlled by WebDriver BiDi."""

    def _start(self, command, says_address, environment=None, capabilities=None):
        """Starts the program, and connects to the address in the line that matches `says_address`."""
        try:
            import websocket
        except ImportError:
            raise Unavailable("The module websocket is missing (Debian’s package python3-websocket).") from None
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=environment
        )
        lines = lines_of(self._process.stdout)
        found = None
        until = time.monotonic() + START_SECONDS
        while not found:
            with contextlib.suppress(queue.Empty):
                found = re.search(says_address, lines.get(timeout=1))
            if not found and time.monotonic() > until:
                self.stop()
                raise Unavailable(f"{self.name} does not say where it listens.")
        address = found[1] if ":" in found[1] else f"ws://127.0.0.1:{found[1]}"
        self._socket = websocket.create_connection(f"{address}/session", timeout=SCRIPT_SECONDS + 5, suppress_origin=True)
        self._count = 0
        self._said = []
        self._command("session.new", capabilities={"alwaysMatch": capabilities or {}})
        self._command("session.subscribe", events=["log.entryAdded"])
        self._context = self._command("browsingContext.getTree")["contexts"][0]["context"]

    def _command(self, command, **params):
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": command, "params": params}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("method") == "log.entryAdded":
                self._said.append(answer["params"].get("text") or "")
            if answer.get("id") == self._count:
                if answer["type"] == "error":
                    raise RuntimeError(f"{command}: {answer['message']}")
                return answer["result"]

    def open(self, address):
        self._command("browsingContext.navigate", context=self._context, url=address, wait="none")

    def reload(self):
        self._command("browsingContext.reload", context=self._context, wait="none")

    def ask(self, promise):
        expression = f"(async () => JSON.stringify((await ({promise})) ?? null))()"
        target = {"context": self._context}
        answer = self._command("script.evaluate", expression=expression, target=target, awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def console(self):
        with contextlib.suppress(RuntimeError):
            self._command("session.status")  # reads the lines that have come
        return self._said

    def before_each_page(self, script):
        self._command("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def tab(self):
        return self._context

    def new_tab(self):
        self.show_tab(self._command("browsingContext.create", type="tab")["context"])
        return self._context

    def show_tab(self, tab):
        self._context = tab
        self._command("browsingContext.activate", context=tab)

    def close_tab(self, tab):
        self._command("browsingContext.close", context=tab)

    def resize(self, size):
        viewport = {"width": size[0], "height": size[1]}
        self._command("browsingContext.setViewport", context=self._context, viewport=viewport)

    def picture(self, path):
        data = self._command("browsingContext.captureScreenshot", context=self._context)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def _act(self, **source):
        self._command("input.performActions", context=self._context, actions=[{"id": source["type"], **source}])

    def drag(self, points, hold=0.0):
        (first, *others) = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 20} for x, y in points]
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        steps = [first, down, *others, {"type": "pause", "duration": round(hold * 1000)}, up]
        self._act(type="pointer", parameters={"pointerType": "touch"}, actions=steps)

    def type(self, text):
        self._act(type="key", actions=[{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")])


class Chromium(BidiEngine):
    name = "Chromium"
    page_process = "--type=renderer"

    def __init__(self, profile, blocks_storage=False, has_shared_memory=True):
        del has_shared_memory  # Chromium always has it on an isolated page
        driver = find("chromedriver", "chromium-driver")
        if blocks_storage:
            write_json(
                os.path.join(profile, "Default/Preferences"),
                {"profile": {"default_content_setting_values": {"cookies": 2}}},
            )
        options = [
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader",
            "--touch-events=enabled",
            "--no-first-run",
            "--disable-background-networking",
            "--autoplay-policy=user-gesture-required",
            "--lang=en-US",
            "--accept-lang=en-US",
            f"--user-data-dir={profile}",
        ]
        binary = shutil.which("chromium") or find("google-chrome", "chromium")
        capabilities = {"goog:chromeOptions": {"binary": binary, "args": options}}
        self._start([driver, "--port=0"], r"successfully on port (\d+)", capabilities=capabilities)

    def devtools(self, method, **params):
        """Sends a command of the Chrome DevTools Protocol, which only Chromium has."""
        session = self._command("goog:cdp.getSession", context=self._context)["session"]
        return self._command("goog:cdp.sendCommand", method=method, params=params, session=session)["result"]

    def stop(self):
        with contextlib.suppress(Exception):
            self._command("session.end")  # ends Chromium in order, so that it keeps what it has stored
        super().stop()


class Firefox(BidiEngine):
    name = "Firefox"
    page_process = "-contentproc.* tab $"

    def __init__(self, profile, blocks_storage=False, has_shared_memory=True):
        del has_shared_memory
        program = shutil.which("firefox-esr") or find("firefox", "firefox-esr")
        os.makedirs(profile, exist_ok=True)
        preferences = {
            "network.cookie.cookieBehavior": 2 if blocks_storage else 5,
            "permissions.default.persistent-storage": 1,  # allows it without a question in Firefox's own window
            "webgl.force-enabled": True,
            "datareporting.policy.dataSubmissionEnabled": False,
            "browser.shell.checkDefaultBrowser": False,
            "intl.accept_languages": "en-US",
        }
        with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as file:
            file.writelines(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items())
        self._screen = Screen()  # without a screen, Firefox has no WebGL
        self._start(
            [program, "--no-remote", "--remote-debugging-port=0", "--profile", profile, "about:blank"],
            r"listening on (ws://\S+)",
            {**self._screen.environment, "MOZ_CRASHREPORTER_DISABLE": "1"},
        )

    def stop(self):
        super().stop()
        self._screen.stop()


class WebKit(Engine):
    name = "WebKitGTK"
    page_process = "WebKitWebProcess"
    can_block_storage = False  # WebKitGTK has no such setting
    pointer = "mouse"  # nothing that Debian has can touch a screen of Xvfb

    def __init__(self, profile, blocks_storage=False, has_shared_memory=True):
        del blocks_storage
        find("xdotool", "xdotool")
        self._screen = Screen()
        self._said = []
        self._count = 0
        self._tab = 0
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
                "LANG": "en_US.UTF-8",
                "LANGUAGE": "en",
            },
        )
        self._lines = lines_of(self._process.stdout)
        try:
            self.open("about:blank")
        except RuntimeError:
            self.stop()
            raise Unavailable("WebKitGTK does not start (Debian’s packages gir1.2-webkit2-4.1 and python3-gi).") from None

    def _command(self, name, *arguments, seconds=START_SECONDS):
        self._count += 1
        try:
            self._process.stdin.write(json.dumps([self._count, name, *arguments]) + "\n")
            self._process.stdin.flush()
            while True:
                mark, _, rest = self._lines.get(timeout=seconds).partition(" ")
                if mark != "ANSWER":
                    self._said.append(f"{mark} {rest}".strip())
                    continue
                answer = json.loads(rest)
                if answer["number"] == self._count:
                    break
        except (OSError, queue.Empty):
            raise RuntimeError("WebKitGTK does not answer.") from None
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]

    def stop(self):
        super().stop()
        self._screen.stop()

    def open(self, address):
        self._command("open", address)

    def reload(self):
        self._command("reload")

    def ask(self, promise):
        return json.loads(self._command("ask", f"return JSON.stringify((await ({promise})) ?? null);", seconds=SCRIPT_SECONDS))

    def console(self):
        return self._said

    def before_each_page(self, script):
        self._command("before_each_page", script)

    def tab(self):
        return self._tab

    def new_tab(self):
        self._tab = self._command("new_tab")
        return self._tab

    def show_tab(self, tab):
        self._tab = tab
        self._command("show_tab", tab)

    def close_tab(self, tab):
        self._command("close_tab", tab)

    def resize(self, size):
        self._command("resize", *size)

    def zoom(self, level):
        """Sets the zoom of the shown page, which only this engine does not count into devicePixelRatio."""
        self._command("zoom", level)

    def picture(self, path):
        self._command("picture", path)

    def _act(self, *words):
        subprocess.run(["xdotool", *map(str, words)], env=self._screen.environment, check=True, stdout=subprocess.DEVNULL)

    def drag(self, points, hold=0.0):
        first, *others = [["mousemove", round(x), round(y)] for x, y in points]
        moves = [word for move in others for word in (*move, "sleep", 0.02)]
        self._act(*first, "mousedown", 1, *moves, "sleep", hold, "mouseup", 1)

    def type(self, text):
        self._act("search", "--class", "webkit_window", "windowfocus", "type", "--delay", 20, text)


ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}


def write_json(path, value):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file)

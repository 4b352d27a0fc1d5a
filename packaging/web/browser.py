# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs Chromium without a window and controls it by touch, for journeys.py."""

import os
import re
import shutil
import threading
import time

import serve
from selenium import webdriver
from selenium.common.exceptions import JavascriptException, WebDriverException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput

PATIENCE = 30  # seconds until an item counts as missing
SWIPES = 12  # number of swipes until an item counts as out of reach
MARGIN = 40  # pixels at the edge of the window, where a touch may hit an item that covers the page

# Finds Qt's elements for screen readers, which are in the shadow root of its container.
ELEMENTS = """
const roots = [document];
for (const element of document.querySelectorAll('#qt-shadow-container'))
    roots.push(element.shadowRoot);
const all = (what) => roots.flatMap((root) => [...root.querySelectorAll(what)]);
"""

# AT-SPI's names of the roles, by the names in QAccessible::Role.
ROLES = {
    "Button": "button",
    "EditableText": "text",
    "StaticText": "label",
    "CheckBox": "check box",
    "RadioButton": "radio button",
    "SpinBox": "spin button",
    "PageTab": "page tab",
}

# Returns all items that a screen reader can reach, as {role, name, description, states, rect}. The app's own list is exact. Qt's
# elements are used if it is missing; their positions are not updated after they appear.
ACCESSIBLE = ELEMENTS + """
if (window.tablesideModule?.tablesideAccessible)
    return JSON.parse(window.tablesideModule.tablesideAccessible());
const roles = { BUTTON: 'button', TEXTAREA: 'label', DIALOG: 'dialog' };
const inputs = { checkbox: 'check box', radio: 'radio button', number: 'spin button', range: 'slider', text: 'text' };
const tagRole = (element) => (element.tagName === 'INPUT' ? inputs[element.type] : roles[element.tagName]);
const roleOf = (element) => element.getAttribute('role') ?? tagRole(element) ?? 'object';
const plain = (html) => new DOMParser().parseFromString(html, 'text/html').documentElement.textContent;
const found = [];
for (const element of all('.qt-window *')) {
    const style = element.style;
    if (style.zIndex !== '-1' || !style.width || element.ariaHidden === 'true')
        continue;
    const html = element.getAttribute('name') ?? (element.children.length ? '' : element.innerHTML);
    const { x, y, width, height } = element.getBoundingClientRect();
    found.push({
        role: roleOf(element),
        name: plain(html) || element.title,
        description: element.getAttribute('aria-description') ?? '',
        states: element.getAttribute('checked') === 'true' ? ['checked'] : [],
        rect: [x, y, width, height],
    });
}
return found;
"""

ENABLE = ELEMENTS + """
const button = all('button').find((one) => one.textContent === 'Enable Screen Reader');
button?.click();
return button !== undefined;
"""


class Missing(Exception):
    """Raised if an item that a player needs is missing. The text describes the item."""


class Host:
    """A server for the folder, in a thread of its own, until stop() is called."""

    def __init__(self, folder, plain=False, port=0):
        self._server = serve.make_server(folder, port, plain, quiet=True)
        self.port = self._server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()


class Browser:
    def __init__(self, profile, size=(1024, 768), scale=1, language="en-US", log=None):
        options = Options()
        options.binary_location = shutil.which("chromium") or shutil.which("google-chrome") or ""
        for argument in (
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader",
            "--touch-events=enabled",
            "--no-first-run",
            "--disable-background-networking",
            "--autoplay-policy=user-gesture-required",
            f"--lang={language}",
            f"--accept-lang={language}",
            f"--user-data-dir={profile}",
            f"--window-size={size[0]},{size[1]}",
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = Service(shutil.which("chromedriver"), log_output=log or os.devnull)
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.set_script_timeout(PATIENCE)
        self.driver.set_page_load_timeout(120)
        self.console = []
        self.profile = profile
        self.resize(size, scale)

    def stop(self):
        try:
            self.driver.quit()
        except WebDriverException:
            pass

    def resize(self, size, scale=1):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": size[0], "height": size[1], "deviceScaleFactor": scale, "mobile": False},
        )
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})

    # --- The page ---

    def open(self, address):
        self.driver.get(address)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def ask(self, promise):
        """Returns the value of a JavaScript promise, or "failed: …" with the error."""
        return self.driver.execute_async_script(
            f"const answer = arguments[0]; ({promise}).then(answer, (error) => answer('failed: ' + error))"
        )

    def wait_for(self, condition, missing, patience=PATIENCE):
        until = time.monotonic() + patience
        while True:
            try:
                result = condition()
            except JavascriptException:
                result = None  # another page was being loaded
            if result:
                return result
            if time.monotonic() > until:
                raise Missing(f"{missing}{self._words_of_page()}")
            time.sleep(0.05)

    def _words_of_page(self):
        words = self.run(
            "const start = document.getElementById('start');"
            "return start && !start.hidden ? start.innerText + ' ' + document.getElementById('details-text').textContent : ''"
        )
        errors = [line for line in self.read_console() if line["level"] == "SEVERE"]
        said = f" The page says: “{' '.join(words.split())}”." if words else ""
        return said + "".join(f" Console: {line['message']}" for line in errors[-3:])

    def read_console(self):
        self.console += self.driver.get_log("browser")
        return self.console

    def wait_for_app(self, patience=120):
        """Waits for the app's first frame. Returns its time in milliseconds since the start of the navigation."""
        ready = self.wait_for(
            lambda: self.run("return window.tablesideReady"), "The app shows no frame.", patience
        )
        self.wait_for(lambda: self.run("return document.getElementById('start').hidden"), "The start page does not disappear.")
        return ready

    def picture(self, path):
        self.driver.save_screenshot(path)

    # --- Finding items, as a screen reader does ---

    def enable_accessibility(self):
        self.wait_for(
            lambda: self.run("return Boolean(window.tablesideModule?.tablesideAccessible)") or self.run(ENABLE),
            "Qt’s button for screen readers is missing.",
        )

    def all_showing(self, role=None):
        """Returns all items that are visible or can be scrolled to."""
        found = []
        for one in self.run(ACCESSIBLE) or []:
            one["role"] = ROLES.get(one["role"], one["role"].lower())
            x, _, w, h = one["rect"]
            if w > 0 and h > 0 and x + w > 0 and role in (None, one["role"]):
                found.append(one)
        return found

    def look_for(self, name, role=None, description=None):
        for one in self.all_showing(role):
            if fits(name, one["name"]) and (description is None or fits(description, one["description"])):
                return one
        return None

    def find(self, name, role=None, description=None, missing=None):
        def names():
            there = [f"{one['name'] or '(no name)'}" for one in self.all_showing(role) or self.all_showing()]
            return f"; there is: {', '.join(there)}." if there else "; there is nothing at all."

        words = getattr(name, "pattern", name)
        try:
            sentence = missing or f"There is no {role or 'object'} “{words}”"
            return self.wait_for(lambda: self.look_for(name, role, description), sentence)
        except Missing as problem:
            raise Missing(f"{problem}{names()}") from None

    # --- Touching and typing ---

    def touch(self, x, y, hold=0.06):
        finger = ActionBuilder(self.driver, mouse=PointerInput(interaction.POINTER_TOUCH, "finger"), duration=0)
        finger.pointer_action.move_to_location(round(x), round(y)).pointer_down().pause(hold).pointer_up()
        finger.perform()

    def swipe(self, x, y, to_x, to_y, steps=8):
        finger = ActionBuilder(self.driver, mouse=PointerInput(interaction.POINTER_TOUCH, "finger"), duration=20)
        finger.pointer_action.move_to_location(round(x), round(y)).pointer_down()
        for step in range(1, steps + 1):
            share = step / steps
            finger.pointer_action.move_to_location(round(x + (to_x - x) * share), round(y + (to_y - y) * share))
        finger.pointer_action.pause(0.2).pointer_up()
        finger.perform()

    def press(self, name, role="button", description=None, at=0.5, margin=MARGIN):
        """Scrolls to the item if necessary, and touches it at the share `at` of its width.

        Another item covers `margin` pixels at the bottom of the window.
        """
        target = self.find(name, role, description) if isinstance(name, (str, re.Pattern)) else name
        for _ in range(SWIPES):
            x, y, width, height = target["rect"]
            beyond = self._beyond_view(y + height / 2, margin)
            if not beyond:
                break
            self._scroll(beyond)
            target = self.find(target["name"], target["role"])
        self.touch(x + width * at, y + height / 2)
        return target

    def _beyond_view(self, y, margin):
        """Returns the pixels that a finger must move up (down, if negative) to bring `y` into view; 0 if it is visible."""
        height = self.run("return innerHeight")
        if y > height - margin:
            return min(y - height + margin + MARGIN, height / 2)
        return max(y - 2 * MARGIN, -height / 2) if y < 0 else 0

    def _scroll(self, way):
        width, height = self.run("return [innerWidth, innerHeight]")
        begin = height / 2 + way / 2
        self.swipe(width / 2, begin, width / 2, begin - way)
        time.sleep(0.5)  # until the page stops moving

    def type(self, text):
        """Types the text with key events into the item that has the focus."""
        for key in text:
            for kind in ({"type": "keyDown", "text": key, "unmodifiedText": key}, {"type": "keyUp"}):
                self.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"key": key, **kind})

    def key(self, name, code):
        for kind in ("rawKeyDown", "keyUp"):
            self.driver.execute_cdp_cmd(
                "Input.dispatchKeyEvent",
                {"type": kind, "key": name, "code": name, "windowsVirtualKeyCode": code, "nativeVirtualKeyCode": code},
            )

    # --- Figures ---

    def memory(self):
        """Returns the memory of the page's process in megabytes (PSS). The process that draws is not included."""
        processes = [process for process in os.listdir("/proc") if process.isdigit() and self._is_page(process)]
        return max(map(proportional_size, processes), default=0) / 1e6

    def _is_page(self, process):
        try:
            with open(f"/proc/{process}/cmdline", "rb") as file:
                words = file.read().decode(errors="replace")
        except OSError:
            return False
        return self.profile in words and "--type=renderer" in words

    def downloaded(self):
        """Returns the bytes that the page has loaded over the network, as the page measured them."""
        return self.run(
            "return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
            ".reduce((sum, entry) => sum + (entry.transferSize || 0), 0)"
        )


def proportional_size(process):
    try:
        with open(f"/proc/{process}/smaps_rollup", encoding="ascii") as file:
            return next(int(line.split()[1]) * 1024 for line in file if line.startswith("Pss:"))
    except (OSError, StopIteration):
        return 0


def fits(wanted, text):
    return wanted.search(text or "") is not None if isinstance(wanted, re.Pattern) else wanted == text

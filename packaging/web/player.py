# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Finds and presses the app's items in any engine, for journeys.py."""

import re
import threading
import time

import serve

PATIENCE = 120  # seconds until an item counts as missing; WebKitGTK is slow on a busy machine
MARGIN = 40  # pixels at the edge of the window, where a touch may hit an item that covers the page

# A promise that resolves when the app has been drawn a few times, because a busy machine may not draw for half a second.
SOME_FRAMES = """
new Promise((drawn) => {
    const draw = (count) => (count ? requestAnimationFrame(() => draw(count - 1)) : drawn());
    draw(4);
})
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


class Player:
    """Somebody who looks at the page of an engine, and presses items."""

    def __init__(self, engine):
        self.engine = engine

    # --- The page ---

    def holds(self, promise):
        """Returns the value of a JavaScript expression; None while another page is being loaded."""
        try:
            return self.engine.ask(promise)
        except Exception:  # each engine reports a page that is gone in its own way
            return None

    def wait_for(self, condition, missing, patience=PATIENCE):
        until = time.monotonic() + patience
        while True:
            result = condition()
            if result:
                return result
            if time.monotonic() > until:
                raise Missing(f"{missing}{self._words_of_page()}")
            time.sleep(0.05)

    def _words_of_page(self):
        words = self.holds(
            "document.getElementById('start')?.hidden === false"
            " ? start.innerText + ' ' + document.getElementById('details-text').textContent : ''"
        )
        said = f" The page says: “{' '.join(words.split())}”." if words else ""
        return said + "".join(f" Console: {line}" for line in self.engine.console()[-3:])

    def wait_for_app(self, patience=2 * PATIENCE):
        """Waits for the app's first frame. Returns its time in milliseconds since the start of the navigation."""
        ready = self.wait_for(lambda: self.holds("window.tablesideReady"), "The app shows no frame.", patience)
        self.wait_for(lambda: self.holds("document.getElementById('start').hidden"), "The start page does not disappear.")
        return ready

    # --- Finding items, as a screen reader does ---

    def all_showing(self, role=None):
        """Returns all items that are visible or can be scrolled to, as {role, name, description, states, rect}."""
        found = []
        for one in self.holds("JSON.parse(window.tablesideModule.tablesideAccessible())") or []:
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

    # --- Touching ---

    def press(self, name, role="button", description=None, at=0.5, margin=MARGIN):
        """Scrolls to the item if necessary, and touches it at the share `at` of its width, when it does not move.

        Another item covers `margin` pixels at the bottom of the window.
        """
        target = self.find(name, role, description) if isinstance(name, (str, re.Pattern)) else name
        # Firefox's page explains the browser's question about storage over the app's lower edge.
        self.engine.ask("document.querySelector('#permission button')?.click()")
        until = time.monotonic() + PATIENCE  # on a busy machine, a swipe scrolls less than the finger has moved
        while True:
            x, y, width, height = target["rect"]
            self.engine.ask(SOME_FRAMES)
            now = self.look_for(target["name"], target["role"], target["description"]) or target
            is_moving, target = now["rect"] != target["rect"], now
            beyond = self._beyond_view(y + height / 2, margin)
            if not beyond and not is_moving:
                break
            if time.monotonic() > until:
                raise Missing(f"“{target['name']}” can’t be scrolled into view; it is at {target['rect']}.")
            if beyond and not is_moving:
                self._scroll(beyond)
                target = self.find(target["name"], target["role"])
        self.engine.drag([(x + width * at, y + height / 2)], hold=0.06)
        return target

    def _beyond_view(self, y, margin):
        """Returns the pixels that a finger must move up (down, if negative) to bring `y` into view; 0 if it is visible."""
        height = self.engine.ask("innerHeight")
        if y > height - margin:
            return min(y - height + margin + MARGIN, height / 2)
        return max(y - 2 * MARGIN, -height / 2) if y < 0 else 0

    def _scroll(self, way, steps=8):
        width, height = self.engine.ask("[innerWidth, innerHeight]")
        begin = height / 2 + way / 2
        self.engine.drag([(width / 2, begin - way * step / steps) for step in range(steps + 1)], hold=0.2)
        time.sleep(0.5)  # until the page stops moving


def fits(wanted, text):
    return wanted.search(text or "") is not None if isinstance(wanted, re.Pattern) else wanted == text

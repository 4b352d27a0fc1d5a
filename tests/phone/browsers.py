# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Chromium (through Selenium) and Firefox (through Marionette, its own protocol) as phones, with the same functions for both.

A tap is a touch and a key press is a key of a keyboard: the page gets the events that a finger or a keyboard causes.
"""

import base64
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.remote.command import Command
except ImportError:
    webdriver = None

PATIENCE = 30  # s to wait for something; only exceeded if something is wrong
DENSITY = 2  # pixels of the screen per pixel of the page


# A phone does not have the fonts of the page, but this computer may
FONTS = tempfile.NamedTemporaryFile(mode="w", suffix=".conf", encoding="utf-8")
FONTS.write("""<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<selectfont><rejectfont><pattern><patelt name="family"><string>Manrope</string></patelt></pattern></rejectfont></selectfont>
</fontconfig>""")
FONTS.flush()
ENVIRONMENT = {**os.environ, "FONTCONFIG_FILE": FONTS.name}


def tap_actions(x, y):
    down = [{"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0}]
    finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}
    return [{**finger, "actions": down + [{"type": "pointerUp", "button": 0}]}]


def key_actions(keys):
    strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keys", "actions": strokes}]


class Browser:
    """What both browsers can do by running scripts and sending events."""

    def until(self, condition, what, *args):
        """Waits until the JavaScript expression `condition` is true, and returns its value."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.script("return " + condition, *args)
            if found:
                return found
            time.sleep(0.01)
        raise AssertionError(f"{self.name}: no {what}\n" + self.script("return document.body.innerText"))

    def tap(self, x, y):
        self.events(tap_actions(x, y))

    def keys(self, *keys):
        self.events(key_actions(keys))


class Chromium(Browser):
    name = "Chromium"

    @staticmethod
    def is_there():
        return webdriver is not None and shutil.which("chromedriver") is not None

    def __init__(self, size, font=16):
        options = webdriver.ChromeOptions()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--lang=en"):
            options.add_argument(argument)
        options.add_experimental_option("prefs", {"webkit": {"webprefs": {"default_font_size": font}}})
        metrics = {"width": size[0], "height": size[1], "pixelRatio": DENSITY, "touch": True}
        options.add_experimental_option("mobileEmulation", {"deviceMetrics": metrics})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.size = size
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver"), env=ENVIRONMENT))
        self.name = f"Chromium {self.driver.capabilities['browserVersion'].split('.')[0]} at {size[0]}×{size[1]}"

    def open(self, address):
        self.driver.get(address)

    def reload(self):
        self.driver.refresh()

    def script(self, code, *args):
        return self.driver.execute_script(code, *args)

    def events(self, actions):
        self.driver.execute(Command.W3C_ACTIONS, {"actions": actions})

    def picture(self, path):
        self.driver.save_screenshot(str(path))

    def turn(self, size):
        """Holds the phone so that its screen has another size."""
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": DENSITY, "mobile": True}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def forget_files(self):
        self.driver.execute_cdp_cmd("Network.clearBrowserCache", {})

    def messages(self):
        """The messages of the page's console. That a page may not vibrate before the first touch is not the page's fault."""
        return [entry["message"] for entry in self.driver.get_log("browser") if "vibrate" not in entry["message"]]

    def tree(self):
        """The accessibility tree: a list of role and name."""
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes
                if not node["ignored"] and "role" in node]

    def quit(self):
        self.driver.quit()


class Firefox(Browser):
    @staticmethod
    def program():
        return shutil.which("firefox-esr") or shutil.which("firefox")

    def __init__(self, size):
        self.size = size
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        prefs = {"marionette.port": port, "browser.zoom.siteSpecific": False, "dom.w3c_touch_events.enabled": 1,
                 "ui.primaryPointerCapabilities": 1, "ui.allPointerCapabilities": 1, "intl.accept_languages": "en",
                 "datareporting.policy.dataSubmissionEnabled": False, "app.update.disabledForTesting": True,
                 "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
                 "ui.prefersReducedMotion": 0, "layout.testing.overlay-scrollbars.always-visible": False}
        user = "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in prefs.items())
        pathlib.Path(self.profile.name, "user.js").write_text(user, "utf-8")
        self.process = subprocess.Popen(
            [self.program(), "--headless", "--marionette", "--remote-allow-system-access", "--profile", self.profile.name],
            env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number = 0
        self.socket = self.connect(port)
        self.stream = self.socket.makefile("rb")
        self.receive()  # who Firefox is
        version = self.command("WebDriver:NewSession", capabilities={})["capabilities"]["browserVersion"]
        self.name = f"Firefox {version.split('.')[0]} at {size[0]}×{size[1]}"

    def connect(self, port):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=2 * PATIENCE)
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def receive(self):
        length = b""
        while not length.endswith(b":"):
            byte = self.stream.read(1)
            if not byte:
                raise AssertionError("Firefox has ended")
            length += byte
        return json.loads(self.stream.read(int(length[:-1])))

    def command(self, name, **parameters):
        self.number += 1
        message = json.dumps([0, self.number, name, parameters]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self.receive()
        if error:
            raise AssertionError(f"{name}: {error['message']}")
        return result

    def window_script(self, code):
        """Runs a script in Firefox's own window instead of the page."""
        self.command("Marionette:SetContext", value="chrome")
        self.command("WebDriver:ExecuteScript", script=code, args=[])
        self.command("Marionette:SetContext", value="content")

    def open(self, address):
        self.command("WebDriver:Navigate", url=address)
        self.zoom()
        self.turn(self.size)

    def reload(self):
        self.command("WebDriver:Refresh")
        self.zoom()

    def zoom(self):
        # A window cannot be as narrow as a phone, but it can be that wide in pixels of a screen with a higher density.
        self.window_script(f"gBrowser.selectedBrowser.fullZoom = {DENSITY}")
        self.until(f"devicePixelRatio === {DENSITY}", "zoom")

    def script(self, code, *args):
        return self.command("WebDriver:ExecuteScript", script=code, args=list(args), sandbox=None)["value"]

    def events(self, actions):
        self.command("WebDriver:PerformActions", actions=actions)

    def picture(self, path):
        picture = self.command("WebDriver:TakeScreenshot", full=False, hash=False)["value"]
        pathlib.Path(path).write_bytes(base64.b64decode(picture))

    def turn(self, size):
        bars = self.script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        width, height = (DENSITY * (side + bar) for side, bar in zip(size, bars))
        self.command("WebDriver:SetWindowRect", width=width, height=height)
        self.until("innerWidth === arguments[0] && innerHeight === arguments[1]", "window of that size", *size)

    def forget_files(self):
        self.window_script("Services.cache2.clear()")

    def quit(self):
        try:
            self.command("Marionette:Quit", flags=["eForceQuit"])
            self.process.wait(10)
        except (AssertionError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.socket.close()
        self.profile.cleanup()

#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Real browsers at a real table: two phones in Chromium join a match of DOS and one of UNO, and act.

Usage: table_test.py PROGRAM [PICTURES]. PROGRAM is end_to_end_tests, whose child phone_host opens the table. PICTURES is a folder
for pictures of table and phones. Needs chromium, chromedriver and selenium (Debian: chromium-driver, python3-selenium); without
them the test is skipped (exit code 77).
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service
except ImportError:
    sys.exit(77)

SIZES = [(390, 844), (360, 640)]


class Table:
    """The app with a match that phones can join."""

    def __init__(self, program, game, seats, people, seed, pictures):
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [program, "phone_host", game, str(seats), str(people), str(seed), self.folder.name, str(pictures)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.link = self.process.stdout.readline().strip()

    def tell(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def close(self):
        self.process.communicate("quit\n", timeout=20)


def open_phone(link, size):
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"):
        options.add_argument(argument)
    options.add_experimental_option(
        "mobileEmulation", {"deviceMetrics": {"width": size[0], "height": size[1], "pixelRatio": 2, "touch": True}})
    browser = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    browser.get(link)
    return browser


def wait(browser, condition, what, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = browser.execute_script("return " + condition)
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("timed out: " + what + "\n" + browser.execute_script("return document.body.innerText"))


def press(browser, text):
    browser.execute_script("[...document.querySelectorAll('button')].find(b => b.innerText.includes(arguments[0])).click()", text)


def version(browser):
    return browser.execute_script("return document.getElementById('page').dataset.version")


def play(program, pictures, game, actions):
    """Lets two phones act by turns, and returns the times from a press to the answer on the same phone in ms."""
    table = Table(program, game, 3, 2, 7, pictures)
    assert table.link.startswith("http://127.0.0.1:"), table.link
    phones = [open_phone(table.link, size) for size in SIZES]
    for phone, name in zip(phones, ("Anna", "Ben")):
        wait(phone, f"document.body.innerText.includes('{name}')", "who are you")
        press(phone, name)
        wait(phone, "document.querySelectorAll('img[src*=\"/card/\"]').length > 7", "the hand")
    times = []
    for _ in range(actions):
        # Whoever may draw draws; what follows from that is not played on.
        ready = [phone for phone in phones if phone.execute_script(
            "return [...document.querySelectorAll('button')].some(b => b.innerText.includes('Draw a card'))")]
        if not ready:
            break
        before = version(ready[0])
        begin = time.monotonic()
        press(ready[0], "Draw a card")
        wait(ready[0], f"document.getElementById('page').dataset.version != '{before}'", "an answer")
        times.append(1000 * (time.monotonic() - begin))
    table.tell(f"picture {game}-table")
    for index, phone in enumerate(phones):
        phone.save_screenshot(str(pictures / f"{game}-phone{index}.png"))
        phone.quit()
    table.close()
    return times


if __name__ == "__main__":
    if shutil.which("chromedriver") is None:
        sys.exit(77)
    folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    measured = play(sys.argv[1], folder, "dos", 1) + play(sys.argv[1], folder, "uno", 1)
    print("press to answer:", ", ".join(f"{value:.0f}" for value in measured), "ms")
    assert measured, "nobody could draw"

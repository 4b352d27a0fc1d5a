#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Tests Tableside in a browser by touch, and prints which journeys passed.

    journeys.py [--pictures FOLDER] DIR [JOURNEY]…

DIR is the folder that script/web has made. The journeys are those of tests/end_to_end/reader/journeys.py, and some that only a
browser has: the first load, reloads in mid-turn, a start without the server, a second tab, a host that sends no headers. Prints
figures, saves screenshots (by default to build/web-pictures), and exits with 1 if a journey failed. Needs Debian's packages
chromium, chromium-driver, and python3-selenium.
"""

import argparse
import contextlib
import os
import re
import sys
import tempfile
import time
import traceback

from browser import Browser, Host, Missing
from selenium.common.exceptions import WebDriverException

COLOR = "Blue|Green|Red|Yellow"
MY_TURN = re.compile(
    "^Your turn: |Match a row card or lay|Nothing matches: lay|Match another row card or end|Nothing else matches: end|^Bonus: "
)
WITHOUT_CARD = ("End turn", "Skip bonus", "Draw")
SIZES = {"1024x768": (1024, 768), "390x844": (390, 844)}
BAR = 120  # height in pixels of the button bar at the bottom of a page that scrolls
STILL = 0.4  # seconds after which animations have ended (qml/theme/Theme.qml: flight)

# The limits that issue 27 requires.
FIRST_PICTURE_MS, NEXT_START_MS, DOWNLOAD_MB, KEPT_MS = 4000, 2000, 12, 100

# Records the times of touches and of the starts of sounds.
WATCH_SOUND = """
window.soundTimes = { down: 0, sounds: [] };
addEventListener('pointerdown', () => { soundTimes.down = performance.now(); }, { capture: true, passive: true });
for (const kind of ['AudioBufferSourceNode', 'AudioScheduledSourceNode']) {
    const start = window[kind]?.prototype.start;
    if (start && Object.hasOwn(window[kind].prototype, 'start'))
        window[kind].prototype.start = function (...when) {
            soundTimes.sounds.push(performance.now());
            return start.apply(this, when);
        };
}
const play = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = function () {
    soundTimes.sounds.push(performance.now());
    return play.apply(this);
};
"""

FRAMES = """
new Promise((give) => {
    const times = [];
    const frame = (now) => {
        times.push(now);
        if (now - times[0] < 3000)
            requestAnimationFrame(frame);
        else
            give(times.slice(1).map((time, index) => time - times[index]));
    };
    requestAnimationFrame(frame);
})
"""


class Trip:
    """A browser with its own profile, a server, and a folder for screenshots."""

    def __init__(self, folder, pictures, workplace):
        self.folder = folder
        self.pictures = pictures
        self.profile = os.path.join(workplace, "profile")
        self.host = Host(folder)
        self.browser = None
        self.start()

    def start(self):
        self.browser = Browser(self.profile, log=os.path.join(os.path.dirname(self.profile), "chromedriver.log"))
        self.browser.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH_SOUND})

    def stop(self):
        self.browser.stop()
        self.host.stop()

    def open(self, query=""):
        """Starts the app. Returns the milliseconds to its first frame."""
        self.browser.open(self.host.address + query)
        return self.begin()

    def reload(self):
        self.browser.driver.refresh()
        return self.begin()

    def begin(self):
        ready = self.browser.wait_for_app()
        self.browser.enable_accessibility()
        return ready

    def picture(self, name):
        """Saves screenshots in both window sizes."""
        os.makedirs(self.pictures, exist_ok=True)
        for words, size in SIZES.items():
            self.browser.resize(size)
            time.sleep(2 * STILL)
            self.browser.picture(os.path.join(self.pictures, f"{name}-{words}.png"))
        self.browser.resize(SIZES["1024x768"])
        time.sleep(STILL)


def figure(name, value, unit, limit=None):
    beyond = f"  MORE THAN {limit}" if limit is not None and value > limit else ""
    print(f"    {name}: {value:,.1f} {unit}{beyond}", flush=True)


# --- Steps that several journeys use ---


def words_showing(trip, pattern):
    return any(pattern.search(one["name"]) for one in trip.browser.all_showing())


def wait_for_words(trip, pattern, missing, patience=30):
    return trip.browser.wait_for(lambda: words_showing(trip, pattern), missing, patience)


def write_into(trip, field, text):
    trip.browser.press(field, "text", margin=BAR)
    time.sleep(STILL)  # until the field has the focus and its text is selected
    trip.browser.type(text)


def deal(trip, number):
    """Starts a game of DOS against one hard player with the given deal number, and waits for the first turn."""
    browser = trip.browser
    browser.press("Play DOS")
    browser.press("Hard", "radio button")
    write_into(trip, "Deal number", str(number))
    browser.press("Deal the cards")
    wait_for_turn(trip)


def wait_for_turn(trip):
    next_round = "Deal next round"

    def is_asked():
        return words_showing(trip, MY_TURN) or trip.browser.look_for(next_round, "button")

    trip.browser.wait_for(is_asked, "It doesn’t become the player’s turn.", patience=60)
    time.sleep(STILL)
    if trip.browser.look_for(next_round, "button"):
        trip.browser.press(next_round)
        time.sleep(2 * STILL)
        wait_for_turn(trip)


def a_pair(trip):
    """Returns a row card that can be matched and a card of the hand with the same number; None if there are none."""
    buttons = trip.browser.all_showing("button")
    for row in buttons:
        number = re.fullmatch(rf"(?:{COLOR}) (\d+)", row["name"])
        if number and "You can match it" in row["description"]:
            for hand in buttons:
                if re.fullmatch(rf"(?:{COLOR}) {number[1]}", hand["name"]) and "You can play it" in hand["description"]:
                    return row, hand
    return None


def match(trip):
    """Matches a row card with a card of the hand. Returns False if no match is possible."""
    pair = a_pair(trip)
    if not pair:
        return False
    row, hand = pair
    trip.browser.press(row)
    time.sleep(STILL)
    press_in_hand(trip, hand)
    trip.browser.press(re.compile("^Match"))
    time.sleep(2 * STILL)
    return True


def press_in_hand(trip, card):
    """Touches a card at its left, because the other cards of a fanned hand cover the rest."""
    trip.browser.press(card, at=0.2)
    time.sleep(STILL)


def go_on_playing(trip):
    """Does one action (a match, a draw, a laid card, or the end of the turn) and waits until the player can act again."""
    browser = trip.browser
    if not match(trip):
        button = next((found for name in WITHOUT_CARD if (found := browser.look_for(name, "button"))), None)
        if button:
            browser.press(button)
        else:
            playable = re.compile("You can play it")
            press_in_hand(trip, browser.find(re.compile("."), "button", playable, "There is nothing to do."))
            browser.press(re.compile("^Lay"))
        time.sleep(2 * STILL)
    wait_for_turn(trip)


def what_lies(trip):
    """Returns the cards of the hand and of the row, and the points and numbers of cards of all players."""
    seen = trip.browser.all_showing()
    zone = re.compile("^(Hand|Center Row), ")
    cards = [(where[1], one["name"]) for one in seen if (where := zone.match(one["description"]))]
    people = sorted(one["name"] for one in seen if re.search(r"points: \d+, cards: \d+|You have \d+ point", one["name"]))
    return [f"{where}: {name}" for where, name in sorted(cards)] + people


# --- The journeys ---


def first_load(trip):
    """A first start with the download, then a second start from the cache."""
    browser = trip.browser
    figure("first picture, cold", trip.open(), "ms", FIRST_PICTURE_MS)
    figure("downloaded", browser.downloaded() / 1e6, "MB", DOWNLOAD_MB)
    figure("memory at Home", browser.memory(), "MB")
    browser.find("Play DOS")
    trip.picture("home")
    wait_until_kept(trip)
    figure("first picture, from the cache", trip.reload(), "ms", NEXT_START_MS)
    figure("downloaded again", browser.downloaded() / 1e6, "MB", 0.1)


def wait_until_kept(trip):
    trip.browser.wait_for(
        lambda: trip.browser.ask(
            "Promise.all(["
            "navigator.serviceWorker.getRegistration(), caches.match(tablesideRelease.folder + 'files.json')"
            "]).then(([worker, list]) => worker?.active?.state === 'activated' && list !== undefined)"
        )
        is True,
        "The release isn’t kept.",
    )


def dos_turn(trip):
    """A turn of DOS: from Home to the table, a match, the end of the turn, and the opponent's turn."""
    trip.open()
    deal(trip, 4)
    trip.picture("table")
    if not match(trip):
        raise Missing("No row card is described as one that can be matched, or no card of the hand has its number.")
    wait_for_words(trip, re.compile("single number match|end your turn"), "The match isn’t announced.")
    trip.browser.press("End turn")
    frames = sorted(trip.browser.ask(FRAMES))
    figure("frames while the others play, median", frames[len(frames) // 2], "ms")
    figure("frames while the others play, 95 of 100 within", frames[len(frames) * 95 // 100], "ms")
    wait_for_turn(trip)
    times = trip.browser.run("return tablesideStorage.times")
    steps = (("handed", "its transfer to the browser", KEPT_MS), ("kept", "the browser’s confirmation", None))
    for step, words, limit in steps:
        spans = sorted(span[step] for span in times)
        figure(f"from a change to {words}, median", spans[len(spans) // 2], "ms")
        figure(f"from a change to {words}, longest", spans[-1], "ms", limit)
    figure("memory at the table", trip.browser.memory(), "MB")


def scored_round(trip):
    """A new score sheet for two players; the first round is counted card by card, and the standing is read."""
    browser = trip.browser
    trip.open()
    browser.press("Keep score")
    browser.press("New score sheet")
    for name in ("Anna", "Ben"):
        write_into(trip, "New player’s name", name)
        browser.press("Add")
        wait_for_words(trip, re.compile(name), f"{name} isn’t on the list.")
    browser.press("Start scoring")
    browser.press("Enter round 1")
    browser.press("Anna went out")
    browser.press("Red 9")
    browser.press("Blue Wild #")
    browser.find(re.compile("^Ben, 49 points"))
    browser.press("Finish round")
    browser.find(re.compile("^Anna, 49 points, rank 1"), missing="The sheet doesn’t show Anna’s points.")
    browser.find(re.compile("^Round 1, Ben: hand of 49 points"))
    trip.picture("score")


def call(trip):
    """A touch of the big call button; measures the time from the touch to the sound."""
    browser = trip.browser
    trip.open()
    browser.press("Call buttons")
    browser.press("One shared button", role=None)
    shout = browser.find("DOS!", "button", "Plays the call right away")
    time.sleep(2 * STILL)  # until the sounds are loaded
    before = browser.run("return soundTimes.sounds.length")
    browser.press(shout)
    browser.wait_for(lambda: browser.run("return soundTimes.sounds.length") > before, "No sound starts.", 5)
    figure("from the finger to the sound", browser.run("return soundTimes.sounds.at(-1) - soundTimes.down"), "ms", 50)
    trip.picture("call")


def rules_search(trip):
    """A search in the rules; one of the results is opened and read."""
    browser = trip.browser
    trip.open()
    browser.press("Rules and disputes")
    write_into(trip, re.compile("What’s the argument about"), "catch")
    result = browser.find("DOS: Wrong catch")
    browser.press(result)
    browser.find(re.compile("Nothing happens. With a house rule"), missing="The text of the section can’t be read.")


def mid_turn(trip):
    """Ten reloads and closed tabs in mid-turn; each time all cards must be as before."""
    trip.open()
    deal(trip, 4)
    losses = []
    for turn in range(10):
        go_on_playing(trip)
        before = what_lies(trip)
        if turn % 2:
            close_tab_and_open(trip)
        else:
            trip.reload()
        go_on(trip)
        after = what_lies(trip)
        if not before or after != before:
            losses.append(f"{turn + 1}: before {', '.join(before)}; after {', '.join(after)}")
    if losses:
        raise Missing(f"Not as before at {len(losses)} of 10: {losses[0]}")


def close_tab_and_open(trip):
    """Closes the tab immediately and opens another one."""
    driver = trip.browser.driver
    tab = driver.current_window_handle
    driver.switch_to.new_window("tab")
    other = driver.current_window_handle
    driver.switch_to.window(tab)
    driver.close()
    driver.switch_to.window(other)
    trip.browser.resize(SIZES["1024x768"])
    trip.open()


def go_on(trip):
    """Continues the game, if the app doesn't open it by itself."""
    browser = trip.browser
    way = re.compile("^Continue DOS")
    browser.wait_for(lambda: browser.look_for(way, "button") or words_showing(trip, MY_TURN), "There is no game to continue.")
    time.sleep(STILL)
    if browser.look_for(way, "button"):
        browser.press(way)
    wait_for_turn(trip)
    time.sleep(2 * STILL)


def offline(trip):
    """A start without the server."""
    trip.open()
    wait_until_kept(trip)
    trip.host.stop()
    try:
        figure("first picture without the server", trip.reload(), "ms", NEXT_START_MS)
        trip.browser.find("Play DOS")
    finally:
        trip.host = Host(trip.folder, port=trip.host.port)


def second_tab(trip):
    """A second tab reports the first one and takes over at the press of a button; then the first one takes over again."""
    browser, driver = trip.browser, trip.browser.driver
    trip.open()
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    second = driver.current_window_handle
    try:
        browser.open(trip.host.address)
        press_page_button(trip)
        browser.wait_for_app()
        driver.switch_to.window(first)
        press_page_button(trip)
        browser.wait_for_app()
    finally:
        driver.switch_to.window(second)
        driver.close()
        driver.switch_to.window(first)
        browser.resize(SIZES["1024x768"])


def press_page_button(trip):
    browser = trip.browser
    browser.wait_for(
        lambda: "another tab" in browser.run("return document.getElementById('words').textContent")
        and browser.run("return !document.getElementById('button').hidden"),
        "The page doesn’t say that Tableside is open in another tab.",
    )
    browser.driver.find_element("id", "button").click()


def plain_host(trip):
    """A start from a host that can't send headers; the service worker adds them."""
    host, trip.host = trip.host, Host(trip.folder, plain=True)
    try:
        trip.open()
        if not trip.browser.run("return crossOriginIsolated"):
            raise Missing("The page isn’t isolated.")
    finally:
        trip.host.stop()
        trip.host = host


JOURNEYS = {
    journey.__name__: journey
    for journey in (first_load, dos_turn, scored_round, call, rules_search, mid_turn, offline, second_tab, plain_host)
}


def play(trip, name):
    print(f"{name}: {JOURNEYS[name].__doc__}", flush=True)
    try:
        JOURNEYS[name](trip)
    except (Missing, WebDriverException) as problem:
        print(f"  failed: {problem if isinstance(problem, Missing) else traceback.format_exc(limit=-3)}", flush=True)
        with contextlib.suppress(WebDriverException):
            os.makedirs(trip.pictures, exist_ok=True)
            trip.browser.picture(os.path.join(trip.pictures, f"failed-{name}.png"))
        return False
    print("  passed", flush=True)
    return True


def main():
    here = os.path.dirname(os.path.realpath(__file__))
    parser = argparse.ArgumentParser(description="Tests Tableside in a browser by touch.")
    parser.add_argument("--pictures", metavar="FOLDER", default=os.path.join(here, "../../build/web-pictures"))
    parser.add_argument("folder", metavar="DIR", help="the folder that script/web has made")
    parser.add_argument("journeys", metavar="JOURNEY", nargs="*", help=", ".join(JOURNEYS))
    options = parser.parse_args()
    unknown = set(options.journeys) - set(JOURNEYS)
    if unknown:
        parser.error(f"There is no journey {', '.join(sorted(unknown))}; the journeys are {', '.join(JOURNEYS)}.")
    with tempfile.TemporaryDirectory(prefix="tableside-web-", ignore_cleanup_errors=True) as workplace:
        trip = Trip(options.folder, os.path.realpath(options.pictures), workplace)
        try:
            results = [play(trip, name) for name in options.journeys or JOURNEYS]
        finally:
            trip.stop()
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed; pictures are in {trip.pictures}")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())

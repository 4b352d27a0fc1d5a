#!/usr/bin/python3 -B
"""Plays Tableside in a browser by touch, and says what passed.

    journeys.py [--pictures FOLDER] DIR [JOURNEY]…

DIR is what script/web has built. The journeys are those of tests/end_to_end/reader/journeys.py, and what a browser adds: the
first load, reloads in mid-turn, a start without the server, a second tab, a host that sends no headers. Prints figures, saves
pictures (to build/web-pictures, if not told where), and ends with 1 if a journey failed. Needs Debian's chromium,
chromium-driver, and python3-selenium.
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
BAR = 120  # pixels at the bottom of a page that scrolls, for its button
STILL = 0.4  # seconds after which what moved has arrived (qml/theme/Theme.qml: flight)

# What issue 27 asks for
FIRST_PICTURE_MS, NEXT_START_MS, DOWNLOAD_MB, KEPT_MS = 4000, 2000, 12, 100

# Writes down when a finger came down and when a sound began.
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
    """One browser with its own profile, the server, and where pictures go."""

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
        """Starts the app, and returns the milliseconds to its first picture."""
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
        """In both sizes."""
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


# --- What the journeys have in common ---


def words_showing(trip, pattern):
    return any(pattern.search(one["name"]) for one in trip.browser.all_showing())


def wait_for_words(trip, pattern, missing, patience=30):
    return trip.browser.wait_for(lambda: words_showing(trip, pattern), missing, patience)


def write_into(trip, field, text):
    trip.browser.press(field, "text", margin=BAR)
    time.sleep(STILL)  # the whole of it is selected as it gets the focus
    trip.browser.type(text)


def deal(trip, number):
    """A game of DOS against one player who thinks, with the given deal number, to the first turn."""
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
    """A row card that can be matched and a card of the hand with its number, or None."""
    buttons = trip.browser.all_showing("button")
    for row in buttons:
        number = re.fullmatch(rf"(?:{COLOR}) (\d+)", row["name"])
        if number and "You can match it" in row["description"]:
            for hand in buttons:
                if re.fullmatch(rf"(?:{COLOR}) {number[1]}", hand["name"]) and "You can play it" in hand["description"]:
                    return row, hand
    return None


def match(trip):
    """Matches a row card with one of the hand; False if none can be."""
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
    """Where a card of a fanned hand can be seen: at its left."""
    trip.browser.press(card, at=0.2)
    time.sleep(STILL)


def go_on_playing(trip):
    """One action: a match, a draw, a card laid, or the end of the turn; until the player has to do something again."""
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
    """The cards of the hand and of the row, and everyone's points and numbers of cards."""
    seen = trip.browser.all_showing()
    zone = re.compile("^(Hand|Center Row), ")
    cards = [(where[1], one["name"]) for one in seen if (where := zone.match(one["description"]))]
    people = sorted(one["name"] for one in seen if re.search(r"points: \d+, cards: \d+|You have \d+ point", one["name"]))
    return [f"{where}: {name}" for where, name in sorted(cards)] + people


# --- The journeys ---


def first_load(trip):
    """First start, with the download; second start, from what is kept."""
    browser = trip.browser
    figure("first picture, cold", trip.open(), "ms", FIRST_PICTURE_MS)
    figure("downloaded", browser.downloaded() / 1e6, "MB", DOWNLOAD_MB)
    figure("memory at Home", browser.memory(), "MB")
    browser.find("Play DOS")
    trip.picture("home")
    wait_until_kept(trip)
    figure("first picture, from what is kept", trip.reload(), "ms", NEXT_START_MS)
    figure("downloaded again", browser.downloaded() / 1e6, "MB", 0.1)


def wait_until_kept(trip):
    trip.browser.wait_for(
        lambda: trip.browser.ask(
            "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')"
        )
        is True,
        "The service worker doesn’t keep the files.",
    )


def dos_turn(trip):
    """From Home to the table, a match, the end of the turn, and the opponents, to the next turn."""
    trip.open()
    deal(trip, 4)
    trip.picture("table")
    if not match(trip):
        raise Missing("None of the cards says that it can be matched, or none of the hand has its number.")
    wait_for_words(trip, re.compile("single number match|end your turn"), "That the cards are matched isn’t said.")
    trip.browser.press("End turn")
    frames = sorted(trip.browser.ask(FRAMES))
    figure("frames while the others play, median", frames[len(frames) // 2], "ms")
    figure("frames while the others play, 95 of 100 within", frames[len(frames) * 95 // 100], "ms")
    wait_for_turn(trip)
    times = trip.browser.run("return tablesideStorage.times")
    steps = (("handed", "its being handed to the browser", KEPT_MS), ("kept", "the browser’s word that it is kept", None))
    for step, words, limit in steps:
        spans = sorted(span[step] for span in times)
        figure(f"from a change to {words}, median", spans[len(spans) // 2], "ms")
        figure(f"from a change to {words}, longest", spans[-1], "ms", limit)
    figure("memory at the table", trip.browser.memory(), "MB")


def scored_round(trip):
    """A new sheet for two, the first round counted card by card, the standing."""
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
    browser.find(re.compile("^Anna, 49 points, rank 1"), missing="The sheet doesn’t say what Anna has.")
    browser.find(re.compile("^Round 1, Ben: hand of 49 points"))
    trip.picture("score")


def call(trip):
    """The big button, touched; from the finger to the sound."""
    browser = trip.browser
    trip.open()
    browser.press("Call buttons")
    browser.press("One shared button", role=None)
    shout = browser.find("DOS!", "button", "Plays the call right away")
    time.sleep(2 * STILL)  # for the sounds to be read
    before = browser.run("return soundTimes.sounds.length")
    browser.press(shout)
    browser.wait_for(lambda: browser.run("return soundTimes.sounds.length") > before, "No sound begins.", 5)
    figure("from the finger to the sound", browser.run("return soundTimes.sounds.at(-1) - soundTimes.down"), "ms", 50)
    trip.picture("call")


def rules_search(trip):
    """A question typed, one of its answers opened and read."""
    browser = trip.browser
    trip.open()
    browser.press("Rules and disputes")
    write_into(trip, re.compile("What’s the argument about"), "catch")
    result = browser.find("DOS: Wrong catch")
    browser.press(result)
    browser.find(re.compile("Nothing happens. With a house rule"), missing="The text of the section can’t be read.")


def mid_turn(trip):
    """Ten reloads and closed tabs in mid-turn; each time everything lies as before."""
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
    """The tab is closed at once, and another one begins."""
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
    """To the table, if the app doesn't begin there."""
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
    """A second tab says that there is a first one, and takes over when it is asked to; the first one says so and takes back."""
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
        "Nothing says that Tableside is open in another tab.",
    )
    browser.driver.find_element("id", "button").click()


def plain_host(trip):
    """A host that can't send headers: the service worker does."""
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
    parser = argparse.ArgumentParser(description="Plays Tableside in a browser by touch.")
    parser.add_argument("--pictures", metavar="FOLDER", default=os.path.join(here, "../../build/web-pictures"))
    parser.add_argument("folder", metavar="DIR", help="what script/web has built")
    parser.add_argument("journeys", metavar="JOURNEY", nargs="*", help=", ".join(JOURNEYS))
    options = parser.parse_args()
    unknown = set(options.journeys) - set(JOURNEYS)
    if unknown:
        parser.error(f"There is no journey {', '.join(sorted(unknown))}; there are {', '.join(JOURNEYS)}.")
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

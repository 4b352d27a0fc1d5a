#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Tests Tableside in Chromium, Firefox, and WebKitGTK by touch, and prints which journeys passed.

    journeys.py [--engine NAME]… [--pictures FOLDER] DIR [JOURNEY]…

DIR is the folder that script/web has made. The journeys are those of tests/end_to_end/reader/journeys.py, and some that only a
browser has: the first load, reloads in mid-turn, a start without the server, a second tab, a host that sends no headers. Prints
figures, saves screenshots (by default to build/web-pictures), and exits with 1 if a journey failed. A journey that cannot be
played in an engine is neither passed nor failed. Prints at last how long each journey took in each engine, and its memory.
"""

import argparse
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import traceback

import engines
from player import Host, Missing, Player

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
SMALL_DISK_MB = 300  # enough for the start of each engine

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

# Replaces the queue of files that the system opens by one that a test can fill.
LAUNCH = "Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take) => { window.launched = take; } } });"
RECORD = os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../tests/golden/dos_three_seats.jsonl")

# Whether a call can be heard: the sounds are loaded, and the browser has started its audio, which it does after a touch.
SOUND_IS_READY = """
(({ context, kept }) => context.state === 'running' && [...kept.values()].every(({ buffer }) => buffer))
    (window.tablesideModule.tablesideAudio)
"""

# The size of the app's canvas.
SIZE_OF_APP = """
(({ width, height }) => [Math.round(width), Math.round(height)])
    (document.getElementById('qt-shadow-container').shadowRoot.querySelector('canvas').getBoundingClientRect())
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


# How many pixels the app draws for each unit of the page.
PIXELS_OF_UNIT = """
(({ width, clientWidth }) => width / clientWidth)(document.getElementById("qt-shadow-container").shadowRoot.querySelector("canvas"))
"""

# Turns on what Qt makes for screen readers.
ENABLE_READER = """
document.getElementById("qt-shadow-container").shadowRoot
    .querySelector("button.hidden-visually-read-by-screen-reader")?.click()
"""

# The buttons that Qt has made for screen readers: their names and places in pixels of the page.
READER_BUTTONS = """
[...document.getElementById("qt-shadow-container").shadowRoot.querySelectorAll("button")].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { name: button.textContent, rect: [x, y, width, height] };
})
"""


class CannotPlay(Exception):
    """Raised if a journey cannot be played in an engine. The text says why."""


class Trip:
    """An engine with its own profile, a server, and a folder for screenshots."""

    def __init__(self, engine, folder, pictures, workplace):
        self.folder = folder
        self.pictures = os.path.join(pictures, engine.name)
        self.profile = os.path.join(workplace, f"profile-{engine.name}")
        self.host = Host(folder)
        try:
            self.start(engine)
        except engines.Unavailable:
            self.host.stop()
            raise

    def start(self, engine):
        self.engine = engine(self.profile)
        self.player = Player(self.engine)
        self.engine.before_each_page(WATCH_SOUND)
        self.engine.resize(SIZES["1024x768"])

    def restart(self):
        """Starts the engine again, with the same profile."""
        self.engine.stop()
        self.start(type(self.engine))

    def stop(self):
        self.engine.stop()
        self.host.stop()

    def open(self, query=""):
        """Starts the app. Returns the milliseconds to its first frame."""
        self.engine.open("about:blank")
        self.player.wait_for(lambda: self.player.holds("location.href === 'about:blank'"), "The page can’t be left.")
        self.engine.open(self.host.address + query)
        return self.player.wait_for_app()

    def reload(self):
        self.engine.ask("void (window.isBeforeReload = true)")
        self.engine.reload()
        self.player.wait_for(lambda: self.player.holds("window.isBeforeReload === undefined"), "The page isn’t reloaded.")
        return self.player.wait_for_app()

    def picture(self, name):
        """Saves screenshots in both window sizes."""
        os.makedirs(self.pictures, exist_ok=True)
        for words, size in SIZES.items():
            self.resize(size)
            self.engine.picture(os.path.join(self.pictures, f"{name}-{words}.png"))
        self.resize(SIZES["1024x768"])

    def resize(self, size):
        """Sets the size of the page, and waits until the app has it too."""
        self.engine.resize(size)
        self.player.wait_for(lambda: self.player.holds(SIZE_OF_APP) == list(size), "The app doesn’t take the window’s size.")
        time.sleep(2 * STILL)


def figure(name, value, unit, limit=None):
    beyond = f"  MORE THAN {limit}" if limit is not None and value > limit else ""
    print(f"    {name}: {value:,.1f} {unit}{beyond}", flush=True)


# --- Steps that several journeys use ---


def words_showing(trip, pattern):
    return any(pattern.search(one["name"]) for one in trip.player.all_showing())


def wait_for_words(trip, pattern, missing):
    return trip.player.wait_for(lambda: words_showing(trip, pattern), missing)


def write_into(trip, field, text):
    trip.player.press(field, "text", margin=BAR)
    time.sleep(STILL)  # until the field has the focus and its text is selected
    trip.engine.type(text)


def deal(trip, number):
    """Starts a game of DOS against one hard player with the given deal number, and waits for the first turn."""
    player = trip.player
    player.press("Play DOS")
    player.press("Hard", "radio button")
    write_into(trip, "Deal number", str(number))
    player.press("Deal the cards")
    wait_for_turn(trip)


def wait_for_turn(trip):
    next_round = "Deal next round"

    def is_asked():
        return words_showing(trip, MY_TURN) or trip.player.look_for(next_round, "button")

    trip.player.wait_for(is_asked, "It doesn’t become the player’s turn.")
    time.sleep(STILL)
    if trip.player.look_for(next_round, "button"):
        trip.player.press(next_round)
        time.sleep(2 * STILL)
        wait_for_turn(trip)


def a_pair(trip):
    """Returns a row card that can be matched and a card of the hand with the same number; None if there are none."""
    buttons = trip.player.all_showing("button")
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
    trip.player.press(row)
    time.sleep(STILL)
    press_in_hand(trip, hand)
    trip.player.press(re.compile("^Match"))
    time.sleep(2 * STILL)
    return True


def press_in_hand(trip, card):
    """Touches a card at its left, because the other cards of a fanned hand cover the rest."""
    trip.player.press(card, at=0.2)
    time.sleep(STILL)


def go_on_playing(trip):
    """Does one action (a match, a draw, a laid card, or the end of the turn) and waits until the player can act again."""
    player = trip.player
    if not match(trip):
        button = next((found for name in WITHOUT_CARD if (found := player.look_for(name, "button"))), None)
        if button:
            player.press(button)
        else:
            playable = re.compile("You can play it")
            press_in_hand(trip, player.find(re.compile("."), "button", playable, "There is nothing to do."))
            player.press(re.compile("^Lay"))
        time.sleep(2 * STILL)
    wait_for_turn(trip)


def what_lies(trip):
    """Returns the cards of the hand and of the row, and the points and numbers of cards of all players."""
    seen = trip.player.all_showing()
    zone = re.compile("^(Hand|Center Row), ")
    cards = [(where[1], one["name"]) for one in seen if (where := zone.match(one["description"]))]
    people = sorted(one["name"] for one in seen if re.search(r"points: \d+, cards: \d+|You have \d+ point", one["name"]))
    return [f"{where}: {name}" for where, name in sorted(cards)] + people


# --- The journeys ---


def first_load(trip):
    """A first start with the download, then a second start from the cache."""
    player = trip.player
    figure("first picture, cold", trip.open(), "ms", FIRST_PICTURE_MS)
    figure("downloaded", downloaded(trip), "MB", DOWNLOAD_MB)
    memory(trip, "Home")
    player.find("Play DOS")
    trip.picture("home")
    wait_until_kept(trip)
    figure("first picture, from the cache", trip.reload(), "ms", NEXT_START_MS)
    figure("downloaded again", downloaded(trip), "MB", 0.1)


def downloaded(trip):
    """Returns the megabytes that the page has loaded over the network, as the page measured them."""
    return trip.engine.ask(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
        ".reduce((sum, entry) => sum + (entry.transferSize || 0), 0)"
    ) / 1e6


def memory(trip, where):
    page, browser = trip.engine.memory()
    figure(f"memory at {where}, the page's process", page, "MB")
    figure(f"memory at {where}, the whole browser", browser, "MB")


def wait_until_kept(trip):
    trip.player.wait_for(
        lambda: trip.player.holds(
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
    trip.player.press("End turn")
    frames = sorted(trip.engine.ask(FRAMES))
    figure("frames while the others play, median", frames[len(frames) // 2], "ms")
    figure("frames while the others play, 95 of 100 within", frames[len(frames) * 95 // 100], "ms")
    wait_for_turn(trip)
    times = trip.engine.ask("tablesideStorage.times")
    steps = (("handed", "its transfer to the browser", KEPT_MS), ("kept", "the browser’s confirmation", None))
    for step, words, limit in steps:
        spans = sorted(span[step] for span in times)
        figure(f"from a change to {words}, median", spans[len(spans) // 2], "ms")
        figure(f"from a change to {words}, longest", spans[-1], "ms", limit)
    memory(trip, "the table")


def scored_round(trip):
    """A new score sheet for two players; the first round is counted card by card, and the standing is read."""
    player = trip.player
    trip.open()
    player.press("Keep score")
    player.press("New score sheet")
    for name in ("Anna", "Ben"):
        write_into(trip, "New player’s name", name)
        player.press("Add")
        wait_for_words(trip, re.compile(name), f"{name} isn’t on the list.")
    player.press("Start scoring")
    player.press("Enter round 1")
    player.press("Anna went out")
    player.press("Red 9")
    player.press("Blue Wild #")
    player.find(re.compile("^Ben, 49 points"))
    player.press("Finish round")
    player.find(re.compile("^Anna, 49 points, rank 1"), missing="The sheet doesn’t show Anna’s points.")
    player.find(re.compile("^Round 1, Ben: hand of 49 points"))
    trip.picture("score")


def call(trip):
    """A touch of the big call button; measures the time from the touch to the sound."""
    player = trip.player
    trip.open()
    player.press("Call buttons")
    player.press("One shared button", role=None)
    shout = player.find("DOS!", "button", "Plays the call right away")
    began = time.monotonic()
    player.wait_for(lambda: player.holds(SOUND_IS_READY), "The browser allows no sound after touches.")
    figure("after the touches, until the browser can play sounds", (time.monotonic() - began) * 1000, "ms")
    before = trip.engine.ask("soundTimes.sounds.length")
    player.press(shout)
    player.wait_for(lambda: trip.engine.ask("soundTimes.sounds.length") > before, "No sound starts.")
    figure("from the finger to the sound", trip.engine.ask("soundTimes.sounds.at(-1) - soundTimes.down"), "ms", 50)
    trip.picture("call")


def rules_search(trip):
    """A search in the rules; one of the results is opened and read."""
    player = trip.player
    trip.open()
    player.press("Rules and disputes")
    write_into(trip, re.compile("What’s the argument about"), "catch")
    result = player.find("DOS: Wrong catch")
    player.press(result)
    player.find(re.compile("Nothing happens. With a house rule"), missing="The text of the section can’t be read.")


def mid_turn(trip):
    """Ten reloads and closed tabs in mid-turn; each time all cards must be as before."""
    trip.open()
    deal(trip, 4)
    losses = []
    for turn in range(10):
        go_on_playing(trip)
        loss = lost_by(trip, (lambda: close_tab_and_open(trip)) if turn % 2 else trip.reload)
        if loss:
            losses.append(f"{turn + 1}: {loss}")
    if losses:
        raise Missing(f"Not as before at {len(losses)} of 10: {losses[0]}")


def lost_by(trip, leave):
    """Leaves the game, and goes on with it. Returns words about what lies there otherwise than before; "" if nothing does."""
    before = what_lies(trip)
    leave()
    go_on(trip)
    after = what_lies(trip)
    return "" if before and after == before else f"before {', '.join(before)}; after {', '.join(after)}"


def close_tab_and_open(trip):
    """Closes the tab immediately and opens another one."""
    tab = trip.engine.tab()
    trip.engine.new_tab()
    trip.engine.close_tab(tab)
    trip.engine.resize(SIZES["1024x768"])
    trip.open()


def go_on(trip):
    """Continues the game, if the app doesn't open it by itself."""
    player = trip.player
    way = re.compile("^Continue DOS")
    player.wait_for(lambda: player.look_for(way, "button") or words_showing(trip, MY_TURN), "There is no game to continue.")
    time.sleep(STILL)
    if player.look_for(way, "button"):
        player.press(way)
    wait_for_turn(trip)
    time.sleep(2 * STILL)


def offline(trip):
    """A start without the server."""
    trip.open()
    wait_until_kept(trip)
    trip.host.stop()
    try:
        figure("first picture without the server", trip.reload(), "ms", NEXT_START_MS)
        trip.player.find("Play DOS")
    finally:
        trip.host = Host(trip.folder, port=trip.host.port)


def second_tab(trip):
    """A second tab reports the first one and takes over at the press of a button; then the first one takes over again."""
    trip.open()
    first = trip.engine.tab()
    second = trip.engine.new_tab()
    try:
        trip.engine.open(trip.host.address)
        press_page_button(trip)
        trip.player.wait_for_app()
        trip.engine.show_tab(first)
        press_page_button(trip)
        trip.player.wait_for_app()
    finally:
        trip.engine.show_tab(first)
        trip.engine.close_tab(second)


def press_page_button(trip):
    trip.player.wait_for(
        lambda: trip.player.holds("words.textContent.includes('another tab') && !button.hidden"),
        "The page doesn’t say that Tableside is open in another tab.",
    )
    x, y = trip.engine.ask("(({ x, y, width, height }) => [x + width / 2, y + height / 2])(button.getBoundingClientRect())")
    trip.engine.drag([(x, y)], hold=0.06)


def plain_host(trip):
    """A start from a host that can't send headers; the service worker adds them."""
    host, trip.host = trip.host, Host(trip.folder, plain=True)
    try:
        trip.open()
        if not trip.engine.ask("crossOriginIsolated"):
            raise Missing("The page isn’t isolated.")
    finally:
        trip.host.stop()
        trip.host = host


# An item of the page that each shortcut of the manifest opens, by the shortcut's name.
OPENED = {
    "Play DOS": ("Deal the cards", "button"),
    "Play UNO": ("Deal the cards", "button"),
    "Keep score": ("New score sheet", "button"),
    "Rules and disputes": (re.compile("What’s the argument about"), "text"),
}


def shortcuts(trip):
    """The shortcuts of the installed app open their pages."""
    with open(os.path.join(trip.folder, "manifest.webmanifest"), encoding="utf-8") as file:
        listed = json.load(file)["shortcuts"]
    for shortcut in listed:
        trip.open(shortcut["url"])
        trip.player.find(*OPENED[shortcut["name"]])


def record_for_page():
    """Returns the JavaScript expression for a file with a record."""
    with open(RECORD, encoding="utf-8") as file:
        return f"new File([{json.dumps(file.read())}], 'Anna.tableside')"


def opened_file(trip):
    """A record that the system opens with the installed app is shown. The system's part is played by a script."""
    trip.open()
    if not trip.engine.ask("Boolean(window.launchQueue)"):
        raise CannotPlay("it does not open files with installed apps")
    trip.engine.before_each_page(LAUNCH)
    trip.open()
    trip.engine.ask(f"launched({{ files: [{{ getFile: async () => {record_for_page()} }}] }})")
    trip.player.find("Forward one turn", "button")


def dropped_file(trip):
    """A record that is dropped on the page is shown. The drop is made by a script."""
    trip.open()
    trip.engine.ask(f"window.dropped = new DataTransfer(), void dropped.items.add({record_for_page()})")
    drop = "new DragEvent('drop', { dataTransfer: dropped, bubbles: true, composed: true, cancelable: true })"
    trip.engine.ask(f"void document.getElementById('app').dispatchEvent({drop})")
    trip.player.find("Forward one turn", "button")


@contextlib.contextmanager
def on_small_disk(trip):
    """Lets the engine store its profile on a small disk of its own. Gives the folder of the disk."""
    usual, trip.profile = trip.profile, trip.profile + "-small"
    os.makedirs(trip.profile)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK_MB}m", "tmpfs", trip.profile]
    is_mounted = subprocess.run(mount, stderr=subprocess.DEVNULL, check=False).returncode == 0
    try:
        if not is_mounted:
            raise CannotPlay("only root can mount a small disk for it")
        trip.restart()
        yield trip.profile
    finally:
        small, trip.profile = trip.profile, usual
        if is_mounted:
            trip.restart()
            subprocess.run(["umount", "--lazy", small], check=True)


def full_disk(trip):
    """The disk fills up in mid-game: the table says so, and everything is stored when there is room again."""
    out_of_space = re.compile("out of space")
    with on_small_disk(trip) as disk:
        trip.open()
        deal(trip, 4)
        filler = os.path.join(disk, "filler")
        with contextlib.suppress(OSError), open(filler, "wb", buffering=0) as file:
            while True:
                file.write(bytes(65536))
        stored = trip.engine.ask("tablesideStorage.times.length")
        match(trip)
        trip.player.wait_for(
            lambda: trip.engine.ask(f"tablesideStorage.problem !== null || tablesideStorage.times.length > {stored}"),
            "The match is neither stored nor not stored.",
        )
        if trip.engine.ask("tablesideStorage.problem") is None:
            raise CannotPlay("it has reserved more space than the turn needs")
        wait_for_words(trip, out_of_space, "The table doesn’t say that nothing is stored.")
        os.remove(filler)
        go_on_playing(trip)
        trip.player.wait_for(lambda: trip.engine.ask("tablesideStorage.problem === null"), "Nothing is stored again.")
        loss = lost_by(trip, trip.reload)
        if loss:
            raise Missing(f"Not as before: {loss}")


def reader_places(trip):
    """The buttons for screen readers are where the app draws them, also after a scroll and a turn."""
    trip.open()
    trip.engine.ask(f"void {ENABLE_READER.strip()}")
    wait_for_places(trip, "Home")
    trip.engine.drag([(500, 600), (500, 450)])
    wait_for_places(trip, "Home, scrolled")
    deal(trip, 4)
    wait_for_places(trip, "the table")
    go_on_playing(trip)
    wait_for_places(trip, "the table after a turn")


def zoomed(trip):
    """A zoomed page is drawn with all of its pixels."""
    if not isinstance(trip.engine, engines.WebKit):
        raise CannotPlay("it counts the zoom into devicePixelRatio by itself")
    trip.open()
    for level in (1.5, 1):
        trip.engine.zoom(level)
        trip.player.wait_for(
            lambda level=level: abs((trip.player.holds(PIXELS_OF_UNIT) or 0) - level) < 0.02,
            f"At a zoom of {level}, the app is not drawn with {level} pixels a unit.",
        )


def wait_for_places(trip, where):
    time.sleep(2 * STILL)
    try:
        trip.player.wait_for(lambda: not misplaced(trip), "", patience=20)
    except Missing:
        raise Missing(f"At {where}, these are elsewhere for a screen reader: {misplaced(trip)}.") from None


def misplaced(trip):
    """Returns the visible buttons for which no button for screen readers of the same name is at the same place."""
    made = trip.engine.ask(READER_BUTTONS)
    width, height = trip.engine.ask("[innerWidth, innerHeight]")

    def is_there(shown):
        return any(
            one["name"] == shown["name"] and all(abs(a - b) <= 2 for a, b in zip(one["rect"], shown["rect"])) for one in made
        )

    return [
        one["name"]
        for one in trip.player.all_showing("button")
        if 0 <= one["rect"][0] < width and 0 <= one["rect"][1] < height and not is_there(one)
    ]


JOURNEYS = {
    journey.__name__: journey
    for journey in (
        first_load, dos_turn, scored_round, call, rules_search, mid_turn, offline, second_tab, plain_host, shortcuts, opened_file,
        dropped_file, full_disk, reader_places, zoomed,
    )
}


def play(trip, name):
    """Plays a journey. Returns what the table at the end shows, and whether the journey passed; None if it cannot be played."""
    print(f"{name}: {JOURNEYS[name].__doc__}", flush=True)
    begin = time.monotonic()
    try:
        JOURNEYS[name](trip)
    except CannotPlay as reason:
        print(f"  can't be played in {trip.engine.name}: {reason}", flush=True)
        return "can't be played", None
    except Exception as problem:  # each engine reports its troubles in its own way
        print(f"  failed: {problem if isinstance(problem, Missing) else traceback.format_exc(limit=-3)}", flush=True)
        with contextlib.suppress(Exception):
            os.makedirs(trip.pictures, exist_ok=True)
            trip.engine.picture(os.path.join(trip.pictures, f"failed-{name}.png"))
        trip.restart()
        return "failed", False
    cell = f"{time.monotonic() - begin:.0f} s, {trip.engine.memory()[1]:.0f} MB"
    print("  passed", flush=True)
    return cell, True


def play_all(engine, names, options, workplace):
    """Plays the journeys in an engine. Returns play()'s results by journey."""
    print(f"\n--- {engine.name}, by {engine.pointer}", flush=True)
    try:
        trip = Trip(engine, options.folder, os.path.realpath(options.pictures), workplace)
    except engines.Unavailable as problem:
        print(f"can't be played in {engine.name}: {problem}", flush=True)
        return {name: ("not installed", None) for name in names}
    try:
        return {name: play(trip, name) for name in names}
    finally:
        trip.stop()


def print_table(names, results):
    """Prints the time and the memory of the whole browser, by engine and journey."""
    widths = [max(map(len, names)), *(max(len(result[0]) for result in column.values()) for column in results.values())]
    rows = [["", *results], *([name, *(column[name][0] for column in results.values())] for name in names)]
    print()
    for row in rows:
        print("  ".join(cell.ljust(max(width, 10)) for cell, width in zip(row, widths)).rstrip())


def main():
    here = os.path.dirname(os.path.realpath(__file__))
    parser = argparse.ArgumentParser(description="Tests Tableside in three browsers by touch.")
    parser.add_argument("--engine", action="append", choices=engines.ENGINES, help="default: all")
    parser.add_argument("--pictures", metavar="FOLDER", default=os.path.join(here, "../../build/web-pictures"))
    parser.add_argument("folder", metavar="DIR", help="the folder that script/web has made")
    parser.add_argument("journeys", metavar="JOURNEY", nargs="*", help=", ".join(JOURNEYS))
    options = parser.parse_args()
    unknown = set(options.journeys) - set(JOURNEYS)
    if unknown:
        parser.error(f"There is no journey {', '.join(sorted(unknown))}; the journeys are {', '.join(JOURNEYS)}.")
    names = options.journeys or list(JOURNEYS)
    with tempfile.TemporaryDirectory(prefix="tableside-web-", ignore_cleanup_errors=True) as workplace:
        chosen = [engines.ENGINES[name] for name in options.engine or engines.ENGINES]
        results = {engine.name: play_all(engine, names, options, workplace) for engine in chosen}
    print_table(names, results)
    passed, failed, impossible = (
        sum(result[1] is kind for column in results.values() for result in column.values()) for kind in (True, False, None)
    )
    print(f"journeys: {passed} passed, {failed} failed, {impossible} could not be played; pictures are in {options.pictures}")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())

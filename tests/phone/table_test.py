#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Real browsers at a real table: two phones in Chromium and one in Firefox spend an evening with the app.

They play a round of DOS and one of UNO in which a Wild Draw Four is challenged, count hands of a game with real cards, press call
buttons, and read rules in Dutch and Finnish while the table speaks English.

Usage: table_test.py PROGRAM [PICTURES]. PROGRAM is end_to_end_tests, whose child phone_host opens the table. PICTURES is a folder
for pictures of table and phones. Needs chromium, chromedriver and selenium (Debian: chromium-driver, python3-selenium); without
them the test is skipped (exit code 77). Without Firefox (firefox-esr), the two phones in Chromium play alone.

Prints how long it takes until a hand, and what was tapped, is visible. These are no limits: slow machines pass, too.
"""

import contextlib
import json
import pathlib
import queue
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import browsers

SIZES = [(390, 844), (360, 640)]
NAMES = ["Anna", "Ben", "Cleo"]
DOS_SEED = 7
UNO_SEEDS = {2: 2, 3: 4}  # by seats: deals of which the first player has a Wild Draw Four
SHOWN = {"row card", "match", "lay", "color", "challenge", "call"}  # taps before which pictures are made, the first time
MOST_TAPS = 1500  # in a round; only exceeded if something is wrong
NEXT_TAP = pathlib.Path(__file__).with_name("next_tap.js").read_text("utf-8")
VISIBLE_HAND = ("document.querySelectorAll('.hand .card img').length > 0 && "
                "[...document.querySelectorAll('.hand .card img')].every(img => img.complete && img.naturalWidth)")
# Notes for each tap that the table answered when it happened and when the answer was on the screen
PROBE = """
if (window.probe)
    return;
window.probe = [];
let down = 0;
addEventListener("click", () => { down = Date.now(); }, true);
new MutationObserver(() => {
    const from = down;
    down = 0;
    if (from)
        requestAnimationFrame(() => setTimeout(() => probe.push([from, Date.now()])));
}).observe(document.getElementById("page"), { attributeFilter: ["data-version"] });
"""
BYTES = """
const entries = performance.getEntriesByType("navigation").concat(performance.getEntriesByType("resource"));
const sums = { page: 0, fonts: 0, pictures: 0 };
for (const { name, transferSize } of entries)
    sums[/\\/font\\//.test(name) ? "fonts" : /\\/(card|portrait)\\//.test(name) ? "pictures" : "page"] += transferSize;
return sums;
"""


class Table:
    """The app with a match that phones can join."""

    def __init__(self, program, game, seats, seed, pictures):
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [program, "phone_host", game, str(seats), str(seats), str(seed), self.folder.name, str(pictures)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.answers = queue.Queue()
        self.shown = []  # when changes were shown at the table
        threading.Thread(target=self.listen, daemon=True).start()
        self.link = self.answers.get(timeout=browsers.PATIENCE)
        assert self.link.startswith("http://127.0.0.1:"), self.link

    def listen(self):
        for line in self.process.stdout:
            if line.startswith("shown "):
                self.shown.append(int(line.split()[1]))
            else:
                self.answers.put(line.strip())

    def tell(self, *words):
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        return self.answers.get(timeout=browsers.PATIENCE)

    def close(self):
        self.process.communicate("quit\n", timeout=20)
        assert self.process.returncode == 0


class Evening:
    def __init__(self, table, phones, pictures):
        self.table = table
        self.phones = phones
        self.pictures = pictures
        self.names = NAMES[: len(phones)]
        self.turn_words = set()  # what screen readers were told at once
        self.on_phone = []  # ms from a tap to the answer on the same phone
        self.at_table = []  # ms from a tap to its effect at the table

    def picture(self, step):
        self.table.tell("picture", f"{step}-table")
        for index, phone in enumerate(self.phones):
            phone.picture(self.pictures / f"{step}-phone{index}.png")

    def join(self):
        for phone, name in zip(self.phones, self.names):
            phone.open(self.table.link)
            phone.until("document.body.innerText.includes(arguments[0])", "list of people", name)
        self.picture("join")
        for phone, name in zip(self.phones, self.names):
            self.tap(phone, ".people button", name)
            phone.until(VISIBLE_HAND, "hand")

    def tap(self, phone, selector, text=""):
        """Taps the first element with that selector and text."""
        place = phone.until(
            "(() => { const found = [...document.querySelectorAll(arguments[0])].find(e => (e.textContent"
            " + (e.getAttribute('aria-label') || '')).includes(arguments[1])); if (!found) return null;"
            " found.scrollIntoView({ block: 'nearest', behavior: 'instant' }); const box = found.getBoundingClientRect();"
            " return [box.left + box.width / 2, box.top + box.height / 2]; })()",
            f"{selector} with {text!r}", selector, text)
        phone.tap(*place)

    def all_until(self, condition, what, *args):
        return [phone.until(condition, what, *args) for phone in self.phones]

    def load_times(self):
        """Prints how long a page that was open before takes until the hand is visible again."""
        for phone in self.phones[:1] + self.phones[2:]:
            times = []
            for is_cold in (True, False):
                if is_cold:
                    phone.forget_files()
                phone.reload()
                times.append(phone.until(VISIBLE_HAND + " && performance.now()", "hand"))
                if is_cold:
                    sums = phone.script(BYTES)
            print(f"{phone.name}: hand visible after {times[0]:.0f} ms cold, {times[1]:.0f} ms warm;", "transferred:",
                  ", ".join(f"{what} {size / 1000:.0f} KB" for what, size in sums.items()))

    def play_round(self, game, by_keys=()):
        """Plays until the result of the round is on all phones. Returns what was tapped how often."""
        for phone in self.phones:
            phone.script(PROBE)
        counts = {}
        refusals = set()
        while sum(counts.values()) < MOST_TAPS:
            steps = [phone.script(NEXT_TAP) for phone in self.phones]
            if all(step["what"] == "ready" for step in steps):
                break
            for index, (phone, step) in enumerate(zip(self.phones, steps)):
                self.turn_words.add(step["said"])
                refusals.add(step["warning"])
                if step["what"] in ("", "ready"):
                    continue
                what = step["what"]
                if what in SHOWN and what not in counts:
                    self.picture(f"{game}-{what.replace(' ', '-')}")
                self.act(phone, step, index in by_keys)
                counts[what] = counts.get(what, 0) + 1
                if what == "challenge":
                    self.picture(game + "-challenged")
                break  # the others may have other choices now
        assert refusals == {""}, refusals
        self.collect_times()
        print(f"{game} round:", ", ".join(f"{number} × {what}" for what, number in counts.items()))
        return counts

    def act(self, phone, step, by_keys):
        assert step["x"] >= 0, step
        if by_keys:
            self.walk_to_target(phone)
            phone.keys("\ue007")
        else:
            phone.tap(step["x"], step["y"])
        # The color of a wild card is asked for before it is sent
        if step["sends"]:
            phone.until("document.getElementById('page').dataset.version !== arguments[0] || document.querySelector('.colors')",
                        f"answer to {step}", step["version"])

    def walk_to_target(self, phone):
        """Moves the focus to the element that next_tap.js has found, with Tab and the arrow keys alone."""
        for _ in range(60):
            where = phone.script(
                "const at = document.activeElement, group = at.closest('[data-roving]');"
                "if (at === window.target) return 'there'; if (!group || !group.contains(window.target)) return 'elsewhere';"
                "return at.compareDocumentPosition(window.target) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'behind';")
            if where == "there":
                return
            phone.keys({"elsewhere": "\ue004", "before": "\ue014", "behind": "\ue012"}[where])
        raise AssertionError("not reached with keys: " + phone.script("return window.target.outerHTML"))

    def collect_times(self):
        taps = sorted(entry for phone in self.phones for entry in phone.script("return window.probe.splice(0)"))
        for (down, answered), (following, _) in zip(taps, taps[1:] + [(float("inf"), 0)]):
            self.on_phone.append(answered - down)
            shown = [at for at in self.table.shown if down <= at < following]
            if shown:
                self.at_table.append(shown[0] - down)

    def play_dos(self):
        self.picture("dos-begin")
        counts = self.play_round("dos", by_keys=[1])
        assert counts.get("match", 0) > 3, counts
        titles = self.all_until("document.querySelector('.over h1').textContent", "result")
        assert sum(title == "You win the round!" for title in titles) == 1 and len(set(titles)) == 2, titles
        self.picture("dos-over")
        for phone in self.phones:
            self.tap(phone, ".over .primary")
        self.all_until(VISIBLE_HAND, "next round")
        assert any("Your turn" in words for words in self.turn_words), self.turn_words

    def play_uno(self):
        self.table.tell("open", "uno", len(self.phones), len(self.phones), UNO_SEEDS[len(self.phones)])
        self.all_until("document.querySelector('.game.uno') && " + VISIBLE_HAND, "hand of UNO")
        self.picture("uno-begin")
        self.phones[0].turn((844, 390))
        self.phones[0].picture(self.pictures / "uno-landscape.png")
        self.phones[0].turn(self.phones[0].size)
        counts = self.play_round("uno")
        assert counts.get("challenge", 0) > 0, counts
        self.picture("uno-over")

    def count_hands(self):
        self.table.tell("sheet", "dos", *self.names)
        self.all_until("document.querySelector('.scene-score, #page.scene-score')", "score sheet")
        counting = self.phones[1]
        for card in ("Red 7", "Red 7", "Wild DOS"):
            self.tap(counting, ".pad .key", card)
        counting.until("document.querySelector('.sum .points b').textContent.includes('34')", "34 points")
        self.picture("count")
        self.tap(counting, ".sum .primary")
        counting.until("document.querySelector('.sheet')", "sheet after counting")
        fact = json.loads(self.table.tell("fact"))
        assert fact["cards"] == {"dos": 1, "r7": 2}, fact
        for phone in self.phones[2:]:
            self.tap(phone, ".pad .key", "Blue 10")
            self.tap(phone, ".sum .primary")
        self.all_until("document.body.innerText.includes('All hands are counted')", "word that all hands are counted")
        self.picture("counted")

    def call(self):
        self.table.tell("calls")
        self.all_until("document.querySelector('.huge')", "call button")
        self.picture("calls")
        self.tap(self.phones[0], ".huge")
        time.sleep(0.1)  # a smaller difference than the uncertainty of the clocks is a tie
        self.tap(self.phones[-1], ".huge")
        self.phones[0].until("document.querySelector('.says.good')", "praise")
        self.all_until("document.body.innerText.includes('first!')", "who was first")
        # The sentence changes when it is clear that nobody else presses
        self.all_until("document.querySelector('.says .big').textContent.includes('called first')", "judgement")
        sentence = self.table.tell("sentence")
        assert sentence.startswith(self.names[0] + " called first"), sentence
        said = {phone.script("return document.querySelector('.says .big').textContent") for phone in self.phones}
        assert said == {sentence}, said
        self.picture("called")

    def read_rules(self):
        for phone, language, code, query in ((self.phones[0], "Nederlands", "nl", "kaarten trekken"),
                                             (self.phones[-1], "Suomi", "fi", "korttien nostaminen")):
            self.tap(phone, "header .me")
            self.tap(phone, "dialog .pill", language)
            phone.until("document.documentElement.lang === arguments[0] && !document.querySelector('dialog')", language, code)
            self.tap(phone, "header .pill")
            self.tap(phone, "dialog input[type=search]")
            phone.keys(*query)
            phone.until("document.querySelector('.hit')", "result of the search")
            phone.picture(self.pictures / f"rules-{code}-found.png")
            self.tap(phone, ".hit")
            title = phone.until("document.querySelector('article h2')?.textContent", "section")
            print(f"{phone.name} reads in {language}: {title}")
        self.picture("rules")
        # The table and the other phones speak as before
        assert "called first" in self.table.tell("sentence")
        for phone in self.phones[1:-1]:
            phone.until("document.documentElement.lang === 'en'", "English")

    def check_trees(self, step):
        for phone in self.phones:
            if isinstance(phone, browsers.Chromium):
                tree = phone.tree()
                assert ("alert", "") in tree or any(role == "alert" for role, _ in tree), tree
                nameless = [role for role, name in tree if role in ("button", "textbox", "searchbox", "checkbox") and not name]
                assert not nameless, f"{step}: {nameless}"

    def spend(self):
        self.join()
        self.check_trees("dos")
        self.load_times()
        self.play_dos()
        self.play_uno()
        self.check_trees("uno over")
        self.count_hands()
        self.check_trees("count")
        self.call()
        self.check_trees("calls")
        self.read_rules()
        self.check_trees("rules")
        for phone in self.phones[:2]:
            assert not phone.messages(), phone.messages()
        for what, times in (("on the same phone", self.on_phone), ("at the table", self.at_table)):
            print(f"tap until shown {what}: median {statistics.median(times):.0f} ms of {len(times)}, "
                  f"95 % within {sorted(times)[int(0.95 * len(times))]} ms")


def main():
    if not browsers.Chromium.is_there():
        print("Skipped: Chromium, chromedriver or selenium is missing")
        sys.exit(77)
    pictures = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp())
    pictures.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    with contextlib.ExitStack() as stack:
        phones = []
        for size in SIZES:
            phones.append(browsers.Chromium(size))
            stack.callback(phones[-1].quit)
        if browsers.Firefox.program():
            phones.append(browsers.Firefox(SIZES[0]))
            stack.callback(phones[-1].quit)
        else:
            print("Skipped: Firefox is missing")
        print("Phones:", ", ".join(phone.name for phone in phones))
        table = Table(sys.argv[1], "dos", len(phones), DOS_SEED, pictures)
        stack.callback(table.close)
        Evening(table, phones, pictures).spend()
    print(f"{time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    main()

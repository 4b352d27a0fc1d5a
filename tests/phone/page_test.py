# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Tests of the phone page in a real browser, against mock_table.py.

    python3 tests/phone/page_test.py [-v] [PageTest.test_name]

needs chromium, chromedriver and selenium (Debian: chromium-driver, python3-selenium) and is skipped without them.
"""

import gzip
import re
import shutil
import time
import unittest

import mock_table
import views

try:
    from selenium import webdriver
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.support.ui import WebDriverWait
except ImportError:
    webdriver = None

PATIENCE = 30  # s to wait for something; only exceeded if something is wrong
FIRST_PATIENCE = 120  # s for the first page, for which the browser starts its processes and reads its files
SIZES = [(390, 844), (360, 640), (844, 390), (320, 560)]
LANDSCAPE = [(844, 390), (667, 375), (640, 360)]
ALIKE = ["Maximiliane", "Maximilian", "Großmutter Hannelore", "Großmutter Ingeborg", "Bartholomäus Hohenlinden",
         "Alexander-Konstantin", "Jo", "Tante Friederike", "Tante Friederun"]

# The elements to be pressed that no scrolling uncovers at any of their points, and the buttons whose text is wider than they are
UNREACHABLE = """
const isHit = (element) => {
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const at = (x, y) => element.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y));
    // The next card of the hand may cover all but the left edge of a card
    return element.closest(".hand") ? at(0.06, 0.3) || at(0.12, 0.12) : at(0.5, 0.5) && at(0.3, 0.85) && at(0.3, 0.15);
};
const controls = [...document.querySelectorAll("#page :is(button, input)")].filter((element) => element.offsetWidth);
const isTooWide = (element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll("span:not(.mark, .face, .number, .unseen)")].map((span) => span.getBoundingClientRect())
        .some((span) => span.width && (span.left < left - 1 || span.right > right + 1));
};
const short = (element) => element.outerHTML.slice(0, 90);
return [...controls.filter((element) => !isHit(element)).map((element) => "covered: " + short(element)),
    ...controls.filter(isTooWide).map((element) => "too wide: " + short(element))];
"""

BEYOND = """
const width = document.documentElement.clientWidth;
return [...document.querySelectorAll("#page *")].filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    return own && !element.closest(".unseen, .scroll, .chosen, .hand.far") && (right > width + 1 || left < -1);
}).map((element) => element.outerHTML.slice(0, 80));
"""

# What is visible of each name: its characters that are within its box
VISIBLE_NAMES = """
return [...document.querySelectorAll(".players .name")].map((element) => {
    const box = element.getBoundingClientRect();
    const range = document.createRange();
    return [...element.firstChild.data].filter((character, index) => {
        range.setStart(element.firstChild, index);
        range.setEnd(element.firstChild, index + 1);
        const { top, bottom, left, right } = range.getBoundingClientRect();
        return (top + bottom) / 2 < box.bottom && (left + right) / 2 < box.right;
    }).join("");
});
"""


def start_browser(font=16, reduced=False):
    options = webdriver.ChromeOptions()
    for argument in (
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--force-device-scale-factor=1",
        "--hide-scrollbars",
        "--window-size=900,900",
    ) + (("--force-prefers-reduced-motion",) if reduced else ()):
        options.add_argument(argument)
    options.add_experimental_option("prefs", {"webkit": {"webprefs": {"default_font_size": font}}})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)


class PageCase(unittest.TestCase):
    font = 16

    @classmethod
    def setUpClass(cls):
        cls.browser = start_browser(cls.font)
        table = mock_table.MockTable()
        cls.browser.get(table.address)
        WebDriverWait(cls.browser, FIRST_PATIENCE).until(lambda browser: browser.find_elements(By.CSS_SELECTOR, "[data-version]"))
        cls.browser.get("about:blank")
        table.close()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def setUp(self):
        self.table = mock_table.MockTable()
        self.table.answers = dict(views.ANSWERS)
        self.size(390, 844)
        self.allowed = ["vibrate"]

    def tearDown(self):
        self.browser.get("about:blank")  # first, so that no message is left for the next test
        messages = [entry["message"] for entry in self.browser.get_log("browser")]
        self.table.close()
        views.language = "en"
        wrong = [message for message in messages if not any(word in message for word in self.allowed)]
        self.assertEqual(wrong, [], "the console of the browser must be empty")

    def size(self, width, height):
        self.browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        )

    def expect_none(self, *scripts):
        """Shows every view, and checks that the scripts, which list what is wrong, find nothing."""
        for name, build in views.VIEWS.items():
            self.show(build())
            self.rest()
            size = self.browser.execute_script("return innerWidth + 'x' + innerHeight")
            for script in scripts:
                self.assertEqual(self.browser.execute_script(script), [], f"{name}, {size}, {views.language}")

    def open(self, view, address=None):
        self.table.show(view)
        self.browser.get("about:blank")  # the same address again would not load the page, because of its #
        self.browser.get(address or self.table.address)
        version = self.table.view["version"]
        self.until(lambda: self.one("#page").get_attribute("data-version") == str(version), f"view {version}")

    def show(self, view):
        self.table.show(view)
        version = self.table.view["version"]
        self.until(lambda: self.table.phone is not None)
        self.until(lambda: self.one("#page").get_attribute("data-version") == str(version), f"view {version}")

    def until(self, condition, what="condition"):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            result = condition()
            if result:
                return result
            time.sleep(0.02)
        return self.fail(f"{what} not met in {PATIENCE} s")

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def rest(self):
        moving = "return document.getAnimations().some(({ effect }) => effect.target.closest('.card'))"
        self.until(lambda: not self.browser.execute_script(moving), "cards at rest")

    def one(self, selector):
        return self.until(lambda: self.all(selector), selector)[0]

    def click(self, selector, index=0):
        self.until(lambda: len(self.all(selector)) > index, selector)
        self.rest()  # a card on its way would be missed
        element = self.all(selector)[index]
        if "card" in (element.get_attribute("class") or "").split():
            # The next card may cover all of a card but its left edge
            ActionChains(self.browser).move_to_element_with_offset(
                element, 10 - element.size["width"] // 2, 0
            ).click().perform()
        else:
            element.click()

    def sent(self, kind):
        return [message[kind] for message in self.table.received if kind in message]

    def expect_sent(self, kind, value):
        self.until(lambda: value in self.sent(kind), f"{kind} {value}, but {self.sent(kind)}")

    def text(self, selector):
        return self.browser.execute_script("return document.querySelector(arguments[0])?.textContent || ''", selector)

    def line(self):
        return self.one(".bar .line").text

    def press(self, *keys):
        for key in keys:
            self.browser.switch_to.active_element.send_keys(key)

    def focused(self):
        return self.browser.execute_script(
            "return document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"
        )


@unittest.skipUnless(webdriver and shutil.which("chromedriver"), "no selenium or chromedriver")
class PageTest(PageCase):
    def test_joining(self):
        self.open(views.join())
        hello = self.sent("hello")[0]
        self.assertEqual(hello["secret"], mock_table.SECRET)
        self.assertNotIn("token", hello)
        self.click(".people button", 2)
        self.expect_sent("who", {"person": "id-2"})
        self.click("[data-k=f3] button")
        self.expect_sent("who", {"seat": 3})
        self.one("form input").send_keys("  Åsa %1 ")
        self.click("form button")
        self.expect_sent("who", {"name": "Åsa %1"})
        self.show(views.asked())
        self.assertIn("Bartholomäus Hohenlinden", self.one("h1").text)
        self.click(".calm button")
        self.expect_sent("leave", True)

    def measurement(self):
        """The messages about the clock since it was last measured anew."""
        starts = [index for index, message in enumerate(self.table.times) if "table" not in message]
        return self.table.times[starts[-1] :] if starts else []

    def assert_measured_eight_times(self):
        self.until(lambda: len(self.measurement()) >= 9)
        times = self.measurement()
        self.assertEqual(set(times[0]), {"at"})
        for before, message in zip(times, times[1:]):
            self.assertEqual(message["table"], before["at"] - 1000, "the table's time comes back unchanged")
            self.assertGreaterEqual(message["heard"], before["at"])
            self.assertGreaterEqual(message["at"], message["heard"])
        self.assertGreaterEqual(times[8]["at"] - times[7]["at"], 2000, "after the first eight, one each 2 s")

    def test_clock_is_measured_eight_times_at_joining(self):
        self.open(views.idle())
        self.assert_measured_eight_times()

    def test_clock_is_measured_eight_times_when_the_page_is_shown(self):
        self.open(views.idle())
        self.until(self.measurement)
        # Answers to the first two measurements are still under way when the third one begins.
        self.browser.execute_script("for (let i = 0; i < 3; ++i) dispatchEvent(new Event('pageshow'))")
        self.until(lambda: sum("table" not in message for message in self.table.times) >= 4)
        self.assert_measured_eight_times()

    def test_reload_keeps_the_token(self):
        self.open(views.dos())
        self.browser.get(f"http://127.0.0.1:{self.table.port}/")  # without the secret
        self.until(lambda: len(self.sent("hello")) == 2)
        self.assertEqual(self.sent("hello")[1]["token"], "token-1")
        self.assertEqual(self.sent("hello")[1]["secret"], mock_table.SECRET)

    def test_connects_again(self):
        self.open(views.dos())
        self.table.is_down = True
        self.table.phone.end()
        self.until(lambda: "No connection" in self.text(".offline"))
        self.assertTrue(self.all("main[inert] .hand .card"), "the last view stays visible")
        self.table.is_down = False
        self.allowed.append("WebSocket connection")
        self.until(lambda: len(self.sent("hello")) == 2)
        self.until(lambda: not self.all(".offline"))

    def test_old_token_is_given_up(self):
        self.open(views.dos())
        self.table.wrong_tokens = {"token-1"}
        self.table.phone.end()
        self.until(lambda: len(self.sent("hello")) == 3)
        self.assertNotIn("token", self.sent("hello")[2])

    def test_closed_for_good(self):
        for code, words in ((4000, "stopped"), (4002, "understand"), (4004, "another tab")):
            with self.subTest(code=code):
                self.open(views.dos())
                number = len(self.sent("hello"))
                self.table.phone.end(code)
                self.until(lambda w=words: self.all(".offline") and w in self.one(".offline").text)
                time.sleep(1.3)
                self.assertEqual(len(self.sent("hello")), number, "no attempt without a press")
                self.click(".offline button")
                self.until(lambda n=number: len(self.sent("hello")) == n + 1)

    def test_removed_for_good(self):
        self.open(views.dos())
        number = len(self.sent("hello"))
        self.table.phone.end(4003)
        self.until(lambda: self.all(".offline") and "removed" in self.one(".offline").text)
        self.assertFalse(self.all(".offline button"))
        stored = "return [localStorage.getItem('tableside.secret'), localStorage.getItem('tableside.token')]"
        self.assertEqual(self.browser.execute_script(stored), [None, None])
        self.assertEqual(len(self.sent("hello")), number)

    def test_wrong_secret(self):
        self.browser.get(self.table.address.replace("MOCK", "WRONG"))
        self.until(lambda: self.all(".offline") and "no longer valid" in self.one(".offline").text)

    def test_dos_match(self):
        self.open(views.dos())
        self.click(".hand .card", 0)
        self.assertEqual(self.line(), "Choose a row card or a second card.")
        self.assertIn("fits", self.all(".hand .card")[1].get_attribute("aria-label"))
        self.click(".hand .card", 1)
        self.assertIn("double color match", self.line())
        self.click("[data-k=match]")
        self.expect_sent("act", {"action": views.dos()["actions"][3]["action"], "version": 1})

    def test_dos_row_card_first(self):
        self.open(views.dos())
        self.click(".row .card", 1)
        self.click(".hand .card", 4)
        self.click(".hand .card", 3)
        self.click("[data-k=match]")
        self.expect_sent("act", {"action": {"do": "match", "row": 1, "cards": ["b3", "g6"], "bonus": "none"}, "version": 1})

    def test_dos_refusal(self):
        self.open(views.dos())
        self.click(".row .card", 1)
        self.click(".hand .card", 6)
        self.click("[data-k=whynot]")
        self.expect_sent("act", {"action": {"do": "match", "row": 1, "cards": ["y8"]}, "version": 1})
        self.table.refuse("8 isn’t 9.", "dos/match")
        self.until(lambda: self.line() == "8 isn’t 9.")
        self.assertEqual(self.browser.find_element(By.ID, "urgent").get_attribute("textContent"), "8 isn’t 9.")
        self.allowed.append("Content Security Policy")  # for what the mock's section has in it
        self.click("[data-k=why]")
        self.expect_sent("ask", {"section": "dos/match"})
        self.until(lambda: "Double color match" in self.text("dialog article"))

    def test_dos_lay(self):
        self.open(views.dos_lay())
        self.click(".hand .card", 4)
        self.click("[data-k=lay]")
        self.expect_sent("act", {"action": {"do": "lay", "card": "g6"}, "version": 1})

    def test_buttons_of_actions(self):
        self.open(views.dos())
        self.click("[data-k=draw]")
        self.expect_sent("act", {"action": {"do": "draw"}, "version": 1})
        self.show(views.uno_challenge())
        self.click("[data-k=challenge]")
        self.expect_sent("act", {"action": {"do": "challenge"}, "version": 2})
        self.show(views.uno_swap())
        self.click("[data-k=w3]")
        self.expect_sent("act", {"action": {"do": "swap", "seat": 3}, "version": 3})

    def test_selection_survives_other_views(self):
        self.open(views.dos())
        self.click(".hand .card", 1)
        view = views.dos()
        view["hand"].insert(0, {"card": "g1", "name": "Green 1", "playable": False})
        self.show(view)
        chosen = [card.get_attribute("aria-label") for card in self.all(".hand .chosen")]
        self.assertEqual(chosen, ["Red 6"])

    def test_uno(self):
        self.open(views.uno())
        self.click(".hand .card", 4)
        self.expect_sent("act", {"action": {"do": "play", "card": "y6"}, "version": 1})
        self.show(views.uno())
        self.click(".hand .card", 5)
        self.assertEqual(self.line(), "Name a color")
        self.click(".color.cg")
        self.expect_sent("act", {"action": {"do": "play", "card": "wild", "colour": "g"}, "version": 2})
        self.show(views.uno())
        self.click(".hand .card", 0)  # asks the table why not
        self.expect_sent("act", {"action": {"do": "play", "card": "r1"}, "version": 3})

    def test_call_and_catch(self):
        self.open(views.dos_wait())
        before = self.browser.execute_script("return performance.now()")
        self.click(".call")
        self.until(lambda: self.sent("call"))
        after = self.browser.execute_script("return performance.now()")
        self.assertTrue(before <= self.sent("call")[0]["at"] <= after)
        time.sleep(0.2)
        self.assertEqual(len(self.sent("call")), 1)
        self.show(views.uno_ten())
        self.click(".alerts [data-k=c7]")
        self.until(lambda: self.sent("catch"))
        self.assertEqual(self.sent("catch")[0]["seat"], 7)
        self.click(".alerts [data-k=m4]")
        self.expect_sent("moved", {"seat": 4})

    def test_between_rounds(self):
        self.open(views.over())
        self.click(".over .primary")
        self.expect_sent("ready", True)
        view = views.over()
        view["over"]["ready"] = [0, 1]
        self.show(view)
        self.assertIn("Wilhelmiina", self.one(".over .soft").text)
        self.show(views.match_over())
        self.assertFalse(self.all(".over .primary"))

    def test_counting_begins_with_what_the_table_has(self):
        self.open(views.score_count())
        self.assertIn("36", self.one(".points").text)

    def test_counting(self):
        self.open(views.score())
        self.click("[data-k=counting], .buttons .primary")
        for name in ("y3", "y3", "b10", "dos", "y3"):  # the third yellow 3 is not in the deck
            self.click(f".key[data-k='{name}']")
        self.expect_sent("count", {"cards": {"y3": 2, "b10": 1, "dos": 1}, "done": False})
        self.assertIn("36", self.one(".points").text)
        self.click(".chosen [data-k=b10] button")
        self.click(".sum .primary")
        self.expect_sent("count", {"cards": {"y3": 2, "dos": 1}, "done": True})
        self.show(views.score_open())
        self.click(".buttons button")
        self.expect_sent("out", True)

    def test_refused_count_disappears(self):
        self.open(views.score())
        self.click("[data-k=counting], .buttons .primary")
        self.click(".key[data-k='y3']")
        self.click(".key[data-k='b10']")
        self.expect_sent("count", {"cards": {"y3": 1, "b10": 1}, "done": False})
        self.table.refuse("Another hand has this card.")
        view = views.score()
        view["count"].update(cards={"y3": 1})
        self.show(view)
        self.assertIn("Another hand", self.one(".note").text)
        self.assertEqual(self.text(".points b"), "Points: 3")
        self.click(".key[data-k='y3']")
        self.expect_sent("count", {"cards": {"y3": 2}, "done": False})

    def test_call_buttons(self):
        self.open(views.calls())
        self.click(".huge")
        self.click(".exposed")
        self.until(lambda: len(self.sent("press")) == 2)
        self.assertEqual([press["kind"] for press in self.sent("press")], ["call", "exposed"])
        self.show(views.calls_said())
        self.assertIn("112 ms", self.one(".says").text)

    def test_setup(self):
        self.open(views.setup())
        self.click("[data-k=frog]")
        self.expect_sent("look", {"portrait": "frog"})
        self.click("[data-k=c7]")
        self.expect_sent("look", {"color": 7})

    def test_rules(self):
        self.allowed.append("Content Security Policy")
        self.open(views.dos_wait())
        self.click("[data-k=rules]")
        self.until(lambda: self.all("dialog .link"))
        self.click("dialog .link")
        self.expect_sent("ask", {"section": "dos/goal"})
        self.until(lambda: "bonus card" in self.text("dialog article"))
        self.assertEqual(self.all("dialog article script, dialog article [onclick], dialog article a[href^=javascript]"), [])
        self.assertNotEqual(self.browser.title, "wrong")
        self.click("dialog article a")
        self.click("dialog [data-k=back]")
        self.until(lambda: self.sent("ask")[-1] == {"section": "dos/goal"})
        self.click("dialog [data-k=back]")
        self.one("dialog input").send_keys("+2")
        self.expect_sent("ask", {"query": "+2", "game": "dos"})
        self.one("dialog .hit")
        self.browser.back()
        self.until(lambda: not self.all("dialog"))
        self.assertTrue(self.all(".hand .card"), "Back closes the rules, not the page")

    def test_language(self):
        self.open(views.dos())
        self.click(".me")
        self.click("dialog [lang=fi]")
        self.expect_sent("language", "fi")
        self.until(lambda: self.one("[data-k=rules]").text == "Säännöt")
        self.assertEqual(self.browser.execute_script("return document.documentElement.lang"), "fi")
        self.browser.refresh()
        self.until(lambda: len(self.sent("hello")) == 2)
        self.assertEqual(self.sent("hello")[1]["language"], "fi")
        self.browser.execute_script("localStorage.clear()")

    def test_keyboard(self):
        self.open(views.dos())
        stops = []
        for _ in range(9):
            self.press(Keys.TAB)
            stops.append(self.focused())
        self.assertEqual(
            len([stop for stop in stops if re.match(r"(Red|Blue|Green|Yellow) \d+", stop)]),
            2,
            f"one stop each in row and hand: {stops}",
        )
        self.browser.execute_script("document.querySelector('.hand .card').focus()")
        self.press(Keys.ARROW_RIGHT)
        self.assertIn("Red 6", self.focused())
        self.press(Keys.ENTER, Keys.ARROW_LEFT, Keys.ENTER)
        self.assertIn("double color match", self.line())
        self.press(Keys.ESCAPE)
        self.assertFalse(self.all(".hand .chosen"))
        self.press(Keys.ARROW_UP)
        self.assertIn("Blue 3", self.focused())
        self.press(Keys.ARROW_DOWN)
        self.assertIn("Red 3", self.focused())
        self.browser.execute_script("document.querySelector('.call').focus()")
        self.press(Keys.ENTER)
        self.until(lambda: self.sent("call"))

    def test_chosen_card_stands_out(self):
        self.open(views.dos())
        self.click(".hand .card", 0)
        shadow = "return getComputedStyle(document.querySelector(arguments[0])).boxShadow"
        chosen, lit = (self.browser.execute_script(shadow, f".hand .lit{kind} img") for kind in (".chosen", ":not(.chosen)"))
        self.assertNotEqual(chosen, lit)

    def test_hand_keeps_its_rows(self):
        def rows(line, cards):
            view = views.uno()
            view.update(line=line, hand=(view["hand"] * 2)[:cards])
            self.show(view)
            return len(self.all(".hand .cards"))

        self.size(360, 640)
        self.open(views.idle())
        for cards in (5, 6, 7, 8):
            few = rows("Short.", cards)
            self.assertEqual(rows("A text that needs several lines above the hand. " * 4, cards), few, f"{cards} cards")

    def test_live_regions(self):
        self.open(views.dos_wait())
        self.show(views.dos())
        self.assertIn("Your turn", self.browser.find_element(By.ID, "urgent").get_attribute("textContent"))
        view = views.dos_wait()
        view["news"] = views.dos()["news"] + ["Jo draws two cards."]
        self.show(view)
        polite = self.browser.find_element(By.ID, "polite").get_attribute("textContent")
        self.assertTrue(polite.startswith("Jo draws two cards."), polite)

    def test_turn_is_said_once(self):
        self.open(views.dos_wait())
        self.browser.execute_script(
            "window.said = []; new MutationObserver(() => said.push(document.getElementById('urgent').textContent))"
            ".observe(document.getElementById('urgent'), { childList: true })"
        )
        for change in ({}, {"draw": 75}, {"draw": 74, "takeBack": False}):
            self.show({**views.dos(), **change})
        self.table.phone.end()  # and is not said again when the connection is back
        self.allowed.append("WebSocket connection")
        self.until(lambda: len(self.sent("hello")) == 2)
        self.until(lambda: not self.all(".offline"))
        said = [text for text in self.browser.execute_script("return said") if "turn" in text]
        self.assertEqual(len(said), 1, said)

    def test_referee_and_line_are_both_said(self):
        self.open(views.calls())
        self.show({**views.calls_said(), "line": "Press for the next call."})
        self.assertRegex(self.text("#polite"), "112 ms.*Press for the next call")

    def test_focus_is_not_lost(self):
        focused = "return document.activeElement.closest('[role=group]')?.dataset.k"
        self.open(views.dos())
        self.browser.execute_script("document.querySelector('[data-k=draw]').focus()")
        self.press(Keys.ENTER)
        self.expect_sent("act", {"action": {"do": "draw"}, "version": 1})
        self.show(views.dos_wait())  # without that button
        self.assertEqual(self.browser.execute_script(focused), "hand")
        self.show(views.dos_many())
        self.assertEqual(self.browser.execute_script(focused), "hand")
        self.show(views.over())
        self.assertEqual(self.browser.execute_script("return document.activeElement.tagName"), "MAIN")
        self.press(Keys.TAB)
        self.assertEqual(self.focused(), "I’m ready")

    def test_names_of_the_booth_can_be_read_out(self):
        for width, height in SIZES:
            self.size(width, height)
            self.open(views.calls())
            shown = [name.value_of_css_property("display") for name in self.all(".marks .name")]
            self.assertNotIn("none", shown, f"{width}x{height}")

    def test_live_regions_beside_dialog(self):
        self.open(views.dos_wait())
        self.click("[data-k=rules]")
        self.show(views.dos())
        # An open dialog hides what is outside of it from screen readers
        self.assertIn("Your turn", self.one("dialog #urgent").get_attribute("textContent"))
        self.click("dialog header [data-k=close]")
        self.until(lambda: self.all("body > #urgent") and self.all("body > #polite"))

    def test_all_buttons_have_names(self):
        self.open(views.idle())
        for name, build in views.VIEWS.items():
            self.show(build())
            nameless = self.browser.execute_script(
                "return [...document.querySelectorAll('button, input')].filter(b => !(b.getAttribute('aria-label') || b.textContent.trim()"
                " || b.labels?.[0]?.textContent)).map(b => b.outerHTML)"
            )
            self.assertEqual(nameless, [], name)

    def test_no_text_lacks_its_words(self):
        keys = set(mock_table.page_words("en"))
        for language, _ in mock_table.LANGUAGES:
            self.assertEqual(set(mock_table.page_words(language)), keys)
        source = "".join(path.read_text("utf-8") for path in mock_table.PAGE.glob("*.js"))
        used = set(re.findall(r'\bt\("(\w+)"', source)) | {
            key for pair in re.findall(r'\bcount\("(\w+)", "(\w+)"', source) for key in pair
        }
        made = {f"{kind}{color}" for kind in ("color", "letter") for color in ("Red", "Blue", "Green", "Yellow")}
        quoted = set(re.findall(r'"(\w+)"', source))
        self.assertEqual((used - {"color", "letter"} | made) - keys, set())
        self.assertEqual(keys - quoted - made, set(), "texts that the page doesn't use")

    def test_nothing_is_cut_off(self):
        for width, height in SIZES:
            for language in ("en", "de", "fi") if width == 320 else ("de",):
                self.table.language = views.language = language
                self.size(width, height)
                self.open(views.idle())
                self.expect_none(BEYOND)

    def test_players_can_be_told_apart(self):
        self.open(views.idle())
        for width, height in SIZES + LANDSCAPE[1:]:
            self.size(width, height)
            for number in (4, 5, 7, 10):
                view = views.uno()
                view["seats"] = views.seats(number, [26] * number, s0={"turn": True})
                for seat, name in zip(view["seats"][1:], ALIKE):
                    seat["name"] = name
                self.show(view)
                seen = self.browser.execute_script(VISIBLE_NAMES)
                for name, visible in zip(ALIKE, seen):
                    self.assertTrue(visible.startswith(name.split()[0]), f"{seen}, {number} players, {width}x{height}")
                self.assertEqual(len(set(seen)), number - 1, f"{seen}, {width}x{height}")

    def test_landscape_has_no_overlap(self):
        self.open(views.idle())
        overlap = """
            const box = (selector) => document.querySelector(selector).getBoundingClientRect();
            const [foot, ...others] = [".foot", ".players", ".table", ".bar", ".hand"].map(box);
            return others.some((other) => other.right > foot.left + 1) || others[2].bottom > others[3].top + 1
                || others[1].right > others[2].left + 1;
        """
        for width, height in LANDSCAPE:
            self.size(width, height)
            for name in (name for name in views.VIEWS if name.startswith(("dos", "uno"))):
                self.show(views.VIEWS[name]())
                self.rest()
                self.assertFalse(self.browser.execute_script(overlap), f"{name}, {width}x{height}")
                self.assertEqual(self.browser.execute_script(BEYOND), [], f"{name}, {width}x{height}")
            self.expect_none(UNREACHABLE)

    def test_zoom_by_two_fingers_only(self):
        self.open(views.dos())
        content = self.browser.execute_script("return document.querySelector('meta[name=viewport]').content")
        self.assertNotRegex(content, "user-scalable|maximum-scale|minimum-scale")
        touch = "return getComputedStyle(document.querySelector(arguments[0])).touchAction"
        for selector in ("html", ".hand .card", "[data-k=draw]", "[data-k=rules]"):
            self.assertEqual(self.browser.execute_script(touch, selector), "manipulation", selector)

    def test_hand_of_a_usual_phone_needs_no_scrolling(self):
        for width, height in SIZES[:3]:
            self.size(width, height)
            self.open(views.idle())
            for name in ("dos", "dos_lay", "dos_many", "dos_wait", "uno", "uno_challenge"):
                self.show(views.VIEWS[name]())
                beyond = self.browser.execute_script(
                    "return document.documentElement.scrollHeight - document.documentElement.clientHeight"
                )
                self.assertLessEqual(beyond, 1, f"{name}, {width}x{height}")

    def test_asks_nobody_else(self):
        self.open(views.dos())
        for build in views.VIEWS.values():
            self.show(build())
        hosts = self.browser.execute_script("return performance.getEntriesByType('resource').map(e => new URL(e.name).host)")
        self.assertEqual(set(hosts), {f"127.0.0.1:{self.table.port}"})

    def test_size(self):
        files = [path.read_bytes() for path in mock_table.PAGE.iterdir()]
        self.assertLess(sum(len(gzip.compress(file)) for file in files), 60_000)


@unittest.skipUnless(webdriver and shutil.which("chromedriver"), "no selenium or chromedriver")
class LargeTextTest(PageCase):
    font = 32  # 200 %

    def test_everything_can_be_reached(self):
        for (width, height), language in zip(SIZES, ("de", "fi", "de", "fi")):
            self.table.language = views.language = language
            self.size(width, height)
            self.open(views.idle())
            self.expect_none(BEYOND, UNREACHABLE)

    def test_nothing_shines_through_the_foot(self):
        self.size(320, 560)
        self.open(views.uno())
        background = self.browser.execute_script("return getComputedStyle(document.querySelector('.foot')).backgroundImage")
        self.assertRegex(background, r"rgb\(8, 44, 46\) (\d|1\d)px\)", "opaque from 10 px on")


if __name__ == "__main__":
    unittest.main()

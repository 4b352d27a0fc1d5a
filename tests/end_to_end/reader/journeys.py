#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Plays Tableside as a blind player does, and prints what the player hears.

    journeys.py PROGRAM [--orca] [dos_turn|scored_round|rules_search]…

Lines with `»` are what the reader says about the object that gets the focus, lines with `♪` what the app announces. The exit
code is 0; 1, with a message, if something can't be found, has no name, has no action or isn't said; 77 if a package is
missing. With --orca the screen reader Orca runs as well, and what it says is printed after each journey.
"""

import re
import sys

import desktop
import orca

PASSED, FAILED, SKIPPED = 0, 1, 77
COLOR = "Blue|Green|Red|Yellow"


def dos_turn(reader):
    """Starts a game of DOS, matches a pair, ends the turn, and follows the opponent's turn."""
    mark = reader.press("Play DOS")
    reader.heard_since(mark, "New DOS game", "That a game is being set up isn't said.")
    reader.go_to(reader.find("Take back"))  # the page scrolls with the focus
    reader.go_to(reader.find("Show house rules"))
    mark = reader.key("Tab", 0xFF09)
    reader.heard_since(mark, "Deal number", "Tab doesn't lead to the field of the deal number.")
    reader.type("4")
    mark = reader.press("Deal the cards")
    reader.heard_since(mark, "Table", "The table doesn't say what it is.")
    reader.heard_since(mark, "Your turn: match a row card or draw", "That it is the player's turn isn't said.")
    reader.heard_since(mark, "Center Row: (blue|green|red|yellow|Wild)", "What lies in the Center Row isn't said.")

    row, hand = a_pair(reader)
    mark = reader.press(row)
    reader.heard_since(mark, "choose one or two cards from your hand", "What to do after choosing a row card isn't said.")
    mark = reader.press(hand)
    reader.heard_since(mark, "single number match", "What the chosen cards come to isn't said.")
    mark = reader.press("Match")
    reader.heard_since(mark, "You: .* single number match", "That the cards are matched isn't said.")
    reader.heard_since(mark, "end your turn", "What can be done after the match isn't said.")
    mark = reader.press("End turn")
    reader.heard_since(mark, "New in the Center Row: ", "Which card comes into the row isn't said.")
    reader.heard_since(mark, "Nina: ", "What the opponent does isn't said.")
    reader.heard_since(mark, "Your turn: match a row card or draw", "That it is the player's turn again isn't said.")


def a_pair(reader):
    """Returns a row card that can be matched, and a card of the hand with the same number."""
    for row in reader.all_showing("button"):
        number = re.fullmatch(rf"(?:{COLOR}) (\d+)", row.get_name())
        if number and "You can match it" in row.get_description():
            for hand in reader.all_showing("button"):
                is_same = re.fullmatch(rf"(?:{COLOR}) {number[1]}", hand.get_name())
                if is_same and "You can play it" in hand.get_description():
                    return row, hand
    reader.fail("None of the cards says that it can be matched, or none of the hand has its number.")


def scored_round(reader):
    """Starts a score sheet for two players, counts the first round card by card, and reads the standings."""
    reader.press("Keep score")
    mark = reader.press("New score sheet")
    reader.heard_since(mark, "New score sheet", "That a sheet is being set up isn't said.")
    reader.go_to(reader.find("New player’s name", "text"))
    for name in ("Anna", "Ben"):
        reader.type(name)
        mark = reader.press("Add")
        reader.heard_since(mark, f"Player \\d: {name}", "Who was added isn't said.")
        reader.heard_since(mark, "New player’s name", "Where the next name goes isn't said.")
    mark = reader.press("Start scoring")
    reader.heard_since(mark, "Enter round 1", "What to do on the new sheet isn't said.")
    mark = reader.press("Enter round 1")
    reader.heard_since(mark, "Anna went out", "Who can have gone out isn't said.")
    mark = reader.press("Anna went out")
    reader.heard_since(mark, "Points for Ben", "Whose hand is counted isn't said.")
    mark = reader.press("Red 9")
    reader.heard_since(mark, "1 in this hand", "That a card is counted isn't said.")
    reader.press("Blue Wild #")
    reader.find("Ben, 49 points")
    mark = reader.press("Finish round")
    reader.heard_since(mark, "Round 1: Anna \\+49", "What the round came to isn't said.")
    reader.find("Anna, 49 points, rank 1, deals", missing="The sheet doesn't say what Anna has.")
    reader.find("Round 1, Ben: hand of 49 points")


def rules_search(reader):
    """Types a question about the rules, hears the answers, and opens and reads one of them."""
    mark = reader.press("Rules and disputes")
    reader.heard_since(mark, "What’s the argument about", "That one can type a question isn't said.")
    mark = reader.mark()
    reader.type("catch")
    reader.heard_since(mark, r"\d+ results", "How many results there are isn't said.")
    mark = reader.mark()
    result = reader.go_to(reader.find("DOS: Wrong catch"))
    reader.heard_since(mark, "Nothing happens", "The answer isn't read with its result.")
    mark = reader.press(result)
    reader.heard_since(mark, "Wrong catch", "The section that has been opened isn't said.")
    reader.find(re.compile("Nothing happens. With a house rule"), missing="The text of the section can't be read.")


JOURNEYS = {journey.__name__: journey for journey in (dos_turn, scored_round, rules_search)}


def play(here, program, name, with_orca):
    from screen_reader import Missing, ScreenReader

    print(f"{name}: {JOURNEYS[name].__doc__}", flush=True)
    listener = orca.Orca(here, name) if with_orca else None
    log = here.folder(f"{name}.log")
    with open(log, "w", encoding="utf-8") as errors:
        app = here.start([program, "--data-folder", here.folder(name)], stderr=errors)
    try:
        reader = ScreenReader("Tableside")
        reader.wait_for_app()
        JOURNEYS[name](reader)
        if listener:
            listener.catch_up(reader)
        return True
    except Missing as problem:
        with open(log, encoding="utf-8") as errors:
            print(errors.read(), end="")
        print(f"failed: {name}: {problem}")
        return False
    finally:
        here.stop(app)
        if listener:
            listener.stop()


def main(arguments):
    with_orca = "--orca" in arguments
    arguments = [argument for argument in arguments if argument != "--orca"]
    if not arguments or not set(arguments[1:]) <= set(JOURNEYS):
        print(__doc__)
        return 2
    absent = desktop.what_is_absent()
    if absent:
        print(f"skipped: missing here: {', '.join(absent)}. `script/reader` installs what it needs.")
        return SKIPPED
    if with_orca and not orca.is_installed():
        print("Orca is not installed (Debian's package: orca).")
        return FAILED
    with desktop.Desktop() as here:
        here.begin()
        results = [play(here, arguments[0], name, with_orca) for name in arguments[1:] or JOURNEYS]
    return PASSED if all(results) else FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A screen reader that a script controls: it receives what an app says through AT-SPI and does what a blind player does.

It uses nothing but AT-SPI: names, roles, states, descriptions, actions, values, and the events for focus changes, new
objects and announcements. It says what Orca says: the object that gets the focus, notifications that appear, announcements,
and the changes of the object with the focus.
"""

import re
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 30  # seconds until something counts as missing; not a performance limit

State = Atspi.StateType


class Missing(Exception):
    """Raised if something that a blind player needs is missing; the message says what."""


class ScreenReader:
    EVENTS = (
        "object:state-changed:focused",
        "object:state-changed:showing",
        "object:state-changed:checked",
        "object:state-changed:selected",
        "object:property-change:accessible-name",
        "object:property-change:accessible-description",
        "object:property-change:accessible-value",
        "object:announcement",
        "window:activate",
    )

    def __init__(self, app_name):
        self.said = []  # everything said, in order
        self._app_name = app_name
        self._app = None
        self._focused = None
        self._name = self._description = ""
        Atspi.init()
        self._listener = Atspi.EventListener.new(self._hear)
        for event in self.EVENTS:
            self._listener.register(event)

    # --- Listening ---

    def _hear(self, event):
        try:
            self._hear_from(event, event.source)
        except GLib.Error:
            pass  # the object is already gone

    def _hear_from(self, event, source):
        if self._app is None or source is None or source.get_application() != self._app:
            return
        kind = event.type
        if kind == "object:announcement":
            self._say(str(event.any_data))
        elif kind == "object:state-changed:showing":
            if event.detail1 and source.get_role() == Atspi.Role.NOTIFICATION and name_of(source):
                self._say(name_of(source))
        elif kind == "object:state-changed:focused":
            if event.detail1 and has(source, State.FOCUSED):
                self._focused = source
                self._name = name_of(source)
                self._description = source.get_description()
                self._say(describe(source), "focus")
        elif self._focused is None or source != self._focused:
            return
        elif kind == "object:state-changed:checked":
            self._say("checked" if event.detail1 else "not checked")
        elif kind == "object:state-changed:selected":
            self._say("selected" if event.detail1 else "not selected")
        elif kind == "object:property-change:accessible-value":
            self._say(value_of(source))
        elif kind == "object:property-change:accessible-name":
            if name_of(source) != self._name:
                self._name = name_of(source)
                self._say(self._name)
        elif kind == "object:property-change:accessible-description":
            if source.get_description() != self._description:
                self._description = source.get_description()
                self._say(self._description)

    def _say(self, words, why="says"):
        if not words:
            return
        self.said.append(words)
        print(f"    {'»' if why == 'focus' else '♪'} {words}", flush=True)

    def listen(self, seconds=0.05):
        """Processes events for some seconds."""
        context = GLib.MainContext.default()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not context.iteration(False):
                time.sleep(0.005)

    def wait_for(self, condition, missing):
        """Returns the first true result of the condition. Raises Missing with the message `missing` if it takes too long."""
        until = time.monotonic() + PATIENCE
        while True:
            self.listen()
            try:
                result = condition()
            except GLib.Error:
                result = None  # an object disappeared while the condition read it
            if result:
                return result
            if time.monotonic() > until:
                raise Missing(missing)

    def mark(self):
        """Returns the current position in what has been said, for heard_since()."""
        self.listen(0.2)
        return len(self.said)

    def heard_since(self, mark, pattern, missing):
        """Waits until the joined text said since the mark matches the pattern; returns the match."""
        return self.wait_for(
            lambda: re.search(pattern, " ".join(self.said[mark:])),
            f"{missing} It was only said: “{' | '.join(self.said[mark:])}”" if self.said[mark:] else missing,
        )

    def fail(self, missing):
        raise Missing(missing)

    # --- Finding ---

    def wait_for_app(self):
        def running():
            desktop = Atspi.get_desktop(0)
            for child in children(desktop):
                if child.get_name() == self._app_name:
                    return child
            return None

        self._app = self.wait_for(running, f"{self._app_name} does not appear among the accessible applications.")
        self._app.set_cache_mask(Atspi.Cache.NONE)  # a cache could return old values
        self.wait_for(
            lambda: any(has(window, State.ACTIVE) for window in children(self._app)),
            f"No window of {self._app_name} becomes active.",
        )

    def all_showing(self, role=None):
        """Returns all showing objects of the app in tree order, without the children of hidden objects."""
        found = []

        def go_through(parent):
            for child in children(parent):
                if child is None or not has(child, State.SHOWING):
                    continue
                if role is None or role_of(child) == role:
                    found.append(child)
                go_through(child)

        go_through(self._app)
        return found

    def find(self, name, role=None, description=None, missing=None):
        """Waits for the object with that name (a string or a compiled pattern), role and description; returns it."""

        def look():
            for child in self.all_showing(role):
                if fits(name, name_of(child)) and (description is None or fits(description, child.get_description())):
                    return child
            return None

        words = getattr(name, "pattern", name)
        return self.wait_for(look, missing or f"There is no {role or 'object'} named “{words}”{self._what_is_there(role)}")

    def _what_is_there(self, role):
        names = [name_of(child) or "(no name)" for child in self.all_showing(role) or self.all_showing()]
        return f"; there is: {', '.join(names)}." if names else "; there is nothing at all."

    # --- Acting ---

    def go_to(self, target):
        """Gives the object the focus and waits until the reader has read it."""
        if not has(target, State.FOCUSABLE):
            raise Missing(f"“{describe(target)}” cannot have the focus.")
        if has(target, State.FOCUSED):
            return target
        mark = self.mark()
        Atspi.Component.grab_focus(target)
        self.wait_for(lambda: len(self.said) > mark, f"“{describe(target)}” does not get the focus, or is not read.")
        return target

    def press(self, name, role="button", description=None):
        """Finds, focuses and presses an object; returns the mark from before the press, for heard_since()."""
        target = self.find(name, role, description) if isinstance(name, (str, re.Pattern)) else name
        if not name_of(target):
            self.fail(f"A {role_of(target)} has no name.")
        actions = actions_of(target)
        wanted = next((action for action in ("Press", "Toggle") if action in actions), None)
        if wanted is None:
            raise Missing(f"“{describe(target)}” has no action to press it; it has {actions or 'none'}.")
        if not has(target, State.SENSITIVE):
            raise Missing(f"“{describe(target)}” cannot be pressed now.")
        self.go_to(target)
        mark = self.mark()
        print(f"  [presses “{name_of(target)}”]", flush=True)
        Atspi.Action.do_action(target, actions.index(wanted))
        return mark

    def type(self, text):
        """Types the text as keys into the object with the focus."""
        print(f"  [types “{text}”]", flush=True)
        Atspi.generate_keyboard_event(0, text, Atspi.KeySynthType.STRING)

    def key(self, name, keysym):
        print(f"  [{name}]", flush=True)
        mark = self.mark()
        Atspi.generate_keyboard_event(keysym, None, Atspi.KeySynthType.SYM)
        return mark


# --- Properties of an object ---


def children(parent):
    for index in range(parent.get_child_count()):
        child = parent.get_child_at_index(index)
        if child is not None:
            yield child


def has(target, state):
    return target.get_state_set().contains(state)


def name_of(target):
    return target.get_name() or ""


def role_of(target):
    role = target.get_role_name()
    return "button" if role == "push button" else role  # AT-SPI's name since version 2.53


def actions_of(target):
    if "Action" not in target.get_interfaces():
        return []
    return [Atspi.Action.get_action_name(target, index) for index in range(Atspi.Action.get_n_actions(target))]


def text_of(target):
    return Atspi.Text.get_text(target, 0, -1) if "Text" in target.get_interfaces() else ""


def value_of(target):
    return f"{Atspi.Value.get_current_value(target):g}" if "Value" in target.get_interfaces() else ""


def fits(wanted, text):
    return wanted.search(text or "") is not None if isinstance(wanted, re.Pattern) else wanted == text


def describe(target):
    """Returns what a screen reader says about the object: name, role, content, states, description."""
    role = role_of(target)
    said = [name_of(target) or "(no name)", role]
    if role == "text":
        said.append(text_of(target) or "empty")
    elif value_of(target):
        said.append(value_of(target))
    if has(target, State.CHECKABLE) or role in ("check box", "radio button"):
        said.append("checked" if has(target, State.CHECKED) else "not checked")
    elif has(target, State.CHECKED) or has(target, State.PRESSED):
        said.append("pressed")
    if has(target, State.SELECTED):
        said.append("selected")
    if not has(target, State.SENSITIVE):
        said.append("unavailable")
    words = ", ".join(said) + "."
    description = target.get_description()
    return f"{words} {description}" if description and description != name_of(target) else words

"""A screen reader that a script drives: it hears what an app says through AT-SPI and does what a blind player does.

It sees nothing but AT-SPI: names, roles, states, descriptions, actions, values, and the events for focus, for what
appears and for announcements. It speaks as Orca does: what gets the focus, notifications that appear, announcements, and
what changes at the object with the focus.
"""

import re
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 30  # seconds until something counts as missing; nothing is measured by it

State = Atspi.StateType


class Missing(Exception):
    """Something that a blind player needs is not there; its text says what."""


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
        self.said = []  # everything, in order
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
            pass  # it is gone already

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
        """Lets events come in."""
        context = GLib.MainContext.default()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not context.iteration(False):
                time.sleep(0.005)

    def wait_for(self, condition, missing):
        """The first true result of the condition; `missing` is the sentence to fail with."""
        until = time.monotonic() + PATIENCE
        while True:
            self.listen()
            try:
                result = condition()
            except GLib.Error:
                result = None  # something went while it was looked at
            if result:
                return result
            if time.monotonic() > until:
                raise Missing(missing)

    def mark(self):
        """A place in what has been said, for heard_since()."""
        self.listen(0.2)
        return len(self.said)

    def heard_since(self, mark, pattern, missing):
        """Waits until what is said from the mark on, all together, fits the pattern; returns the match."""
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
        self._app.set_cache_mask(Atspi.Cache.NONE)  # what is read is what is there
        self.wait_for(
            lambda: any(has(window, State.ACTIVE) for window in children(self._app)),
            f"No window of {self._app_name} becomes active.",
        )

    def all_showing(self, role=None):
        """Everything to be found by going through the window, in its order; what a hidden object holds is hidden too."""
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
        """Waits for what has that name (a string, or a compiled pattern), role and description."""

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

    # --- Doing ---

    def go_to(self, target):
        """Gives it the focus, which reads it."""
        if not has(target, State.FOCUSABLE):
            raise Missing(f"“{describe(target)}” cannot have the focus.")
        if has(target, State.FOCUSED):
            return target
        mark = self.mark()
        Atspi.Component.grab_focus(target)
        self.wait_for(lambda: len(self.said) > mark, f"“{describe(target)}” does not get the focus, or is not read.")
        return target

    def press(self, name, role="button", description=None):
        """Finds it, goes there, and presses it; returns where in what is said its consequences begin."""
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
        """As keys, into what has the focus."""
        print(f"  [types “{text}”]", flush=True)
        Atspi.generate_keyboard_event(0, text, Atspi.KeySynthType.STRING)

    def key(self, name, keysym):
        print(f"  [{name}]", flush=True)
        mark = self.mark()
        Atspi.generate_keyboard_event(keysym, None, Atspi.KeySynthType.SYM)
        return mark


# --- What can be asked of an object ---


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
    return "button" if role == "push button" else role  # as AT-SPI calls it since 2.53


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
    """As a screen reader says it: name, role, what is in it, states, description."""
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

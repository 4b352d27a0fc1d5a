#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A window of WebKitGTK that engines.py controls. Debian's own driver stores nothing beyond the page that is open.

    webkit_window.py PROFILE

Each line of the input is a command in JSON: [NUMBER, NAME, ARGUMENT…]; the commands are the functions of COMMANDS. The answer is a
line in JSON after the mark ANSWER, since WebKit prints the console's lines too. The answer to a script is an error if another page
is loaded meanwhile. The window has no title and is at the corner of the screen, so positions in the page are positions on the screen.
"""

import json
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

profile = sys.argv[1]
manager = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(profile, "data"), base_cache_directory=os.path.join(profile, "cache")
)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
scripts = WebKit2.UserContentManager()
tabs = Gtk.Notebook(show_tabs=False, show_border=False)
views = []  # of all tabs, also of closed ones, so that a tab's number never changes
asked = set()  # the tabs and numbers of the scripts without an answer


def answer(**what):
    print("ANSWER", json.dumps(what), flush=True)


def view():
    return tabs.get_nth_page(tabs.get_current_page())


def new_tab():
    """Opens a tab and shows it. Returns its number."""
    made = WebKit2.WebView(web_context=context, user_content_manager=scripts)
    made.get_settings().set_enable_write_console_messages_to_stdout(True)
    made.connect("load-changed", load_changed)
    made.show()
    tabs.append_page(made)
    views.append(made)
    show_tab(len(views) - 1)
    return len(views) - 1


def show_tab(tab):
    tabs.set_current_page(tabs.page_num(views[tab]))
    views[tab].grab_focus()


def close_tab(tab):
    tabs.remove_page(tabs.page_num(views[tab]))
    views[tab].destroy()


def before_each_page(script):
    scripts.add_script(
        WebKit2.UserScript(
            script, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
        )
    )


def picture(path):
    shown = window.get_window()
    Gdk.pixbuf_get_from_window(shown, 0, 0, shown.get_width(), shown.get_height()).savev(path, "png", [], [])


def ask(number, script):
    asked.add((view(), number))
    view().call_async_javascript_function(script, -1, None, None, None, None, answered, number)


def answered(tab, result, number):
    try:
        what = {"value": tab.call_async_javascript_function_finish(result).to_string()}
    except GLib.Error as problem:
        what = {"error": problem.message}
    if (tab, number) in asked:
        asked.remove((tab, number))
        answer(number=number, **what)


def load_changed(tab, event):
    if event == WebKit2.LoadEvent.COMMITTED:  # WebKit never answers what the page before was asked
        for number in [number for one, number in asked if one == tab]:
            asked.remove((tab, number))
            answer(number=number, error="Another page has been loaded.")


COMMANDS = {
    "open": lambda address: view().load_uri(address),
    "reload": lambda: view().reload(),
    "new_tab": new_tab,
    "show_tab": show_tab,
    "close_tab": close_tab,
    "before_each_page": before_each_page,
    "resize": lambda width, height: window.resize(width, height),
    "picture": picture,
    "zoom": lambda level: view().set_zoom_level(level),
}


def obey(source, _):
    line = source.readline()
    if not line:
        Gtk.main_quit()
        return False
    number, name, *arguments = json.loads(line)
    if name == "ask":
        ask(number, *arguments)
    else:
        answer(number=number, value=COMMANDS[name](*arguments))
    return True


window = Gtk.Window(default_width=1000, default_height=800)
window.add(tabs)
window.show_all()
new_tab()
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, obey)
Gtk.main()

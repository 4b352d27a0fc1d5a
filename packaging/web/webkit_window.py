#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A window of WebKitGTK that engines.py controls. Debian's own driver stores nothing beyond the page that is open.

    webkit_window.py PROFILE

Reads one command on each line: NUMBER open ADDRESS, NUMBER reload, or NUMBER ask SCRIPT, where the script is a string in JSON.
Prints an answer with the number after the mark ANSWER, since WebKit prints the console's lines too. A script gets no answer if
another page is loaded meanwhile.
"""

import json
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

profile = sys.argv[1]
manager = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(profile, "data"), base_cache_directory=os.path.join(profile, "cache")
)
view = WebKit2.WebView.new_with_context(WebKit2.WebContext.new_with_website_data_manager(manager))
view.get_settings().set_enable_write_console_messages_to_stdout(True)


def answer(**what):
    print("ANSWER", json.dumps(what), flush=True)


def answered(_, result, number):
    try:
        answer(number=number, value=view.call_async_javascript_function_finish(result).to_string())
    except GLib.Error as problem:
        answer(number=number, error=problem.message)


def obey(source, _):
    line = source.readline()
    if not line:
        Gtk.main_quit()
        return False
    number, command, rest = (line.strip() + " ").split(" ", 2)
    if command == "ask":
        view.call_async_javascript_function(json.loads(rest), -1, None, None, None, None, answered, number)
        return True
    if command == "open":
        view.load_uri(rest)
    else:
        view.reload()
    answer(number=number, value=None)
    return True


window = Gtk.Window(default_width=1000, default_height=800)
window.add(view)
window.show_all()
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, obey)
Gtk.main()

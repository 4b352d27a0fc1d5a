# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A temporary desktop for one app, with its own screen, window manager, session bus and accessibility bus."""

import os
import shutil
import subprocess
import tempfile

PROGRAMS = ("Xvfb", "matchbox-window-manager", "dbus-daemon")


def what_is_absent():
    """Returns the names of the programs and packages that are missing here."""
    absent = [program for program in PROGRAMS if shutil.which(program) is None]
    try:
        import gi

        gi.require_version("Atspi", "2.0")
    except (ImportError, ValueError) as problem:
        absent.append(f"Python's access to AT-SPI ({problem})")
    if not os.path.exists("/usr/share/dbus-1/services/org.a11y.Bus.service"):
        absent.append("the accessibility bus")
    return absent


class Desktop:
    def __init__(self):
        self._running = []
        self._folder = tempfile.mkdtemp(prefix="tableside-reader.")

    def __enter__(self):
        for name in ("config", "data", "cache", "state", "runtime"):
            folder = os.path.join(self._folder, name)
            os.mkdir(folder, 0o700)
            os.environ["XDG_RUNTIME_DIR" if name == "runtime" else f"XDG_{name.upper()}_HOME"] = folder
        os.environ.update(
            QT_QPA_PLATFORM="xcb",
            QT_QUICK_BACKEND="software",
            QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
            LC_ALL="C.UTF-8",
            PULSE_SERVER="unix:/nonexistent",
        )
        for name in ("WAYLAND_DISPLAY", "LANGUAGE", "QT_QPA_PLATFORMTHEME", "AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE"):
            os.environ.pop(name, None)
        return self

    def begin(self):
        """Starts the screen, the window manager and the buses, and sets the environment variables for them."""
        screen = self._start_and_read(["Xvfb", "-displayfd", "{}", "-screen", "0", "1024x768x24", "-nolisten", "tcp"])
        os.environ["DISPLAY"] = f":{screen}"
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = self._start_and_read(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={}"]
        )
        self.start(["matchbox-window-manager", "-use_titlebar", "no"])

    def start(self, command, **options):
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=options.pop("stderr", subprocess.DEVNULL), **options
        )
        self._running.append(process)
        return process

    def _start_and_read(self, command):
        """Starts the command with a file descriptor in place of {}; returns the line that the command writes to it."""
        read_end, write_end = os.pipe()
        self.start([part.format(write_end) for part in command], pass_fds=[write_end])
        os.close(write_end)
        with os.fdopen(read_end) as answer:
            return answer.readline().strip()

    def stop(self, process):
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._running.remove(process)

    def folder(self, name):
        return os.path.join(self._folder, name)

    def __exit__(self, *reason):
        for process in reversed(list(self._running)):
            self.stop(process)
        shutil.rmtree(self._folder, ignore_errors=True)

# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs Orca during a journey. Orca does not speak, but logs what it would say."""

import os
import re
import shutil

SPEECH = re.compile(r"SPEECH OUTPUT: '(.*?)'(?:\s|\{|$)")


def is_installed():
    return shutil.which("orca") is not None


class Orca:
    def __init__(self, here, name):
        self._here = here
        self._notes = here.folder(f"{name}.orca")
        # Orca needs the system's Python. Braille is disabled because Orca would wait for a display.
        environment = dict(os.environ, PATH="/usr/bin:" + os.environ["PATH"])
        command = ["orca", "--replace", "--disable", "braille", f"--debug-file={self._notes}"]
        self._process = here.start(command, env=environment)

    def _size(self):
        return os.path.getsize(self._notes) if os.path.exists(self._notes) else 0

    def catch_up(self, reader):
        """Waits until Orca has logged nothing for three seconds."""
        size, still = self._size(), 0
        while still < 3:
            reader.listen(1)
            still = still + 1 if self._size() == size else 0
            size = self._size()

    def stop(self):
        self._here.stop(self._process)
        print("  Orca says:")
        with open(self._notes, encoding="utf-8", errors="replace") as notes:
            for line in notes:
                said = SPEECH.search(line)
                if said and said[1].strip():
                    print(f"    {said[1].strip()}")

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick

// A keyboard shortcut that works whichever item of the window has the focus, and its line in the list of keys (KeyHelp). A held
// key does not repeat the action, because a player must not call or draw twice by accident. Without a sequence, this is only a
// line of the list, about a key that items handle themselves.
Shortcut {
    property string keyName: String(sequence ?? "") // the key's name in the list
    property string help: "" // what the key does, in the list
    property bool isListed: help !== ""

    autoRepeat: false
    context: Qt.WindowShortcut
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside.App

// The hidden items that make screen readers announce the texts of a SpokenNotice. The texts use the items in turn.
Repeater {
    model: 3

    SpokenLine {
        Accessible.role: Accessible.Notification
        Accessible.name: words
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A number, a letter or a called word in bold letters, drawn on another item. It has no accessible name; the item on which it is
// drawn has one.
Text {
    textFormat: Text.PlainText
    font.family: Theme.family
    font.weight: Theme.weightFigure
}

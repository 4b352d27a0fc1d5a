// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick

// The colors and the letter with which cards of one color are drawn.
QtObject {
    required property string name
    required property color field
    required property color figure
    property string letter: ""
}

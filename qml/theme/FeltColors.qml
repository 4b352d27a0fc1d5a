// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick

// The colors of a table top and of the panels on it.
QtObject {
    required property string art // the name of the picture in resources/table that has the light of the lamp; empty for a plain felt
    required property color felt
    required property color dark // the felt at the edge of the lamp's light
    required property color panel
    required property color raised // a panel on a panel
    required property color line
}

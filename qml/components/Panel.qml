// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The background of a group of items: a rounded sheet on the felt.
Rectangle {
    color: Theme.panel
    radius: Theme.radiusLarge
    border.width: Theme.lineWidth
    border.color: Theme.line
}

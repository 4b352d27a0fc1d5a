// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// Plain text on the paper of a rules page.
Words {
    color: Theme.ivoryText
    font.pixelSize: Theme.sizeReading
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// Text on felt or panels. By default it wraps and is not cut. It is plain text, because names and notes may come from files and
// must not be interpreted as markup.
Text {
    textFormat: Text.PlainText
    color: Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.sizeBody
    font.weight: Theme.weightBody
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts

// An urgent sentence, such as an error, a question or a result, which screen readers announce when it appears.
Words {
    id: alert

    Accessible.role: Accessible.AlertMessage
    Layout.fillWidth: true

    SpokenWords {
        says: alert.text
    }
}

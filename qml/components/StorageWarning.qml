// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A warning shown while the app can't save anything. The page Home explains why, and what to do.
Notice {
    required property TableController tableController

    //: In the score book and on a score sheet, while the file for them cannot be used. "Home" is the first page
    text: tableController.forgets === "" ? ""
        : qsTr("Nothing is being saved: it’s all gone when you close Tableside. See Home for the reason.")
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// Announces texts to screen readers, whichever item has the focus. It announces each text passed to say(), and the value of
// `says` when the value changes or this item becomes visible. An empty or hidden `says` is not announced.
SpokenNotice {
    id: spoken

    property string says: ""

    width: 1
    height: 1

    function announce(): void {
        if (visible && says !== "")
            say(says);
    }

    onSaysChanged: Theme.later(announce) // deferred, so that several changes in one event are announced once
    onVisibleChanged: Theme.later(announce)

    SpokenLines {}
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// Moves a seat's item during a drag: the dragged seat follows the pointer, and the seats that it passes move out of its way.
Translate {
    id: shift

    required property SeatDrag drag
    required property int seat
    readonly property bool dragged: drag.from === seat

    y: drag.shift(seat, dragged, drag.offset, drag.to)

    Behavior on y {
        enabled: shift.drag.from >= 0 && !shift.dragged

        NumberAnimation {
            duration: Theme.duration(Theme.quick)
            easing.type: Theme.easing
        }
    }
}

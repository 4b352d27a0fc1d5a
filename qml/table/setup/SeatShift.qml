import QtQuick
import Tableside

// Where a seat is shown while one is being dragged: the dragged one follows the pointer, and those in between make way.
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

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The state of dragging a seat to another position in the setup: the offset in pixels and the target seat. While the pointer is
// near the upper or lower edge of the page, the page scrolls.
Item {
    id: drag

    required property Repeater editors
    required property Scroller scroller
    required property real spacing
    property int from: -1 // the index of the dragged seat before the drag; -1 for none
    property int to: -1
    property real offset: 0
    property real grabbedAt: 0 // the y at which the drag began, in coordinates of the page's content
    property real held: 0 // the current y of the pointer, in scene coordinates

    signal begun
    signal moved(from: int, to: int)

    visible: false // this item draws nothing

    function place(y: real): real {
        return scroller.contentItem.mapFromItem(null, 0, y).y;
    }

    function begin(seat: int, y: real): void {
        begun();
        held = y;
        grabbedAt = place(y);
        offset = 0;
        from = to = seat;
    }

    function follow(y: real): void {
        held = y;
        if (from < 0)
            return;
        offset = place(y) - grabbedAt;
        const own = editors.itemAt(from);
        const middle = own.y + own.height / 2 + offset;
        let target = from;
        for (let seat = 0; seat < editors.count; ++seat) {
            const other = editors.itemAt(seat);
            const its = other.y + other.height / 2;
            if (seat < from && middle < its)
                target = Math.min(target, seat);
            else if (seat > from && middle > its)
                target = seat;
        }
        to = target;
    }

    function end(): void {
        const [before, after] = [from, to];
        cancel();
        if (before >= 0)
            moved(before, after);
    }

    function cancel(): void {
        from = to = -1;
        offset = 0;
    }

    // Returns the vertical offset, in pixels, at which a seat is drawn during the drag. The dragged seat (`isDragged`) has the
    // offset `by`. The seats between its start and its target move by one seat
    function shift(seat: int, isDragged: bool, by: real, target: int): real {
        if (isDragged)
            return by;
        if (from < 0 || seat < Math.min(from, target) || seat > Math.max(from, target))
            return 0;
        const gap = editors.itemAt(from).height + spacing;
        return seat < from ? gap : -gap;
    }

    FrameAnimation {
        readonly property int edge: 60

        running: drag.from >= 0
        onTriggered: {
            const at = drag.scroller.mapFromItem(null, 0, drag.held).y;
            const speed = at < edge ? at - edge : at > drag.scroller.height - edge ? at - drag.scroller.height + edge : 0;
            if (speed === 0)
                return;
            drag.scroller.scrollBy(Math.max(-edge, Math.min(edge, speed)) * frameTime * 8);
            drag.follow(drag.held);
        }
    }
}

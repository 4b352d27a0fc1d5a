// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// Rays at a seat which calls, with the called word, and at a seat to which something happens, such as being caught.
Burst {
    id: flash

    required property GameTable table
    required property tableGeometry geometry
    property real frame: 0

    function showAt(text: string, from: rect): void {
        show(text, frame + from.x + from.width / 2, frame + from.y + from.height / 2);
    }

    Connections {
        target: flash.table

        function onCalled(seat: int): void {
            const isViewer = seat === flash.table.viewerSeat && flash.table.hasPeople;
            flash.showAt(flash.table.callWord, isViewer ? flash.geometry.callRect : flash.geometry.rectOfSeat(seat));
        }

        function onMomentChanged(): void {
            const seat = flash.table.moment.to.seat;
            if (flash.table.moment.words !== "" && seat >= 0)
                flash.showAt("", flash.geometry.rectOfSeat(seat));
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The flash at a seat which calls (rays and the called word) or is caught (rays only). After a catch, a text says for a moment
// who caught whom and the penalty. If the viewer forgot a call and nobody noticed, a text says so.
Burst {
    id: flash

    required property GameTable table
    required property tableGeometry geometry
    property real frame: 0

    function showAt(text: string, from: rect): void {
        show(text, frame + from.x + from.width / 2, frame + from.y + from.height / 2);
    }

    // The text about a catch or a forgotten call. It is a separate item, because it is shown longer than the flash
    SeatSplash {
        id: splash
        parent: flash.parent
        table: flash.table
        geometry: flash.geometry
        frame: flash.frame
    }

    Connections {
        target: flash.table

        function onCalled(seat: int): void {
            const isViewer = seat === flash.table.viewerSeat;
            flash.showAt(flash.table.callWord, isViewer ? flash.geometry.callRect : flash.geometry.rectOfSeat(seat));
        }

        function onCaught(seat: int, by: int): void {
            flash.showAt("", flash.geometry.rectOfSeat(seat));
            splash.show(seat, by, flash.table.caughtWords(seat, by));
        }

        function onUnnoticed(seat: int): void {
            if (seat === flash.table.viewerSeat)
                splash.show(seat, -1, flash.table.unnoticedWords());
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtTest
import Tableside
import Tableside.App

// Tests that the plaque of the viewer shows the dealer mark and the call even if it has no space for the portrait.
Item {
    id: room
    width: 600
    height: 600

    property tableInput table

    table {
        height: 700
        seatCount: 2
    }

    Component {
        id: plaque

        YouPlaque {
            geometry: room.table.geometry
            callWord: "DOS!"
            seat: 0
            name: "Ada"
            portrait: "owl"
            face: "calm"
            status: ""
            statusIcon: ""
            statusSize: 1
            handCount: 7
            score: 120
            isDealer: true
            inTurn: false
            calledNow: true
            called: true
            owed: 0
            table: null
            colorIndex: -1
            catchable: false
            graceLeft: 0
            phone: 0
        }
    }

    TestCase {
        name: "YouPlaque"
        when: windowShown

        // Large text leaves less height for the portrait on a wide table.
        function test_portraitIsBelowTheBar(): void {
            AppSettings.textScale = 1.3;
            room.table.width = 996;
            room.table.height = 740;
            room.table.textScale = 1.3;
            const you = createTemporaryObject(plaque, room);
            const portrait = findChild(you, "seatPortrait");
            verify(portrait.width > 40);
            const bar = you.geometry.barRect;
            verify(portrait.mapToItem(room, 0, 0).y >= bar.y + bar.height, "the portrait overlaps the bar");
            AppSettings.textScale = 1;
            room.table.textScale = 1;
            room.table.height = 700;
        }

        function test_showsTheDealerMarkAndTheCall_data(): var {
            return [{ tag: "with a portrait", width: 348, faceless: false }, { tag: "without", width: 308, faceless: true }];
        }

        function test_showsTheDealerMarkAndTheCall(data: var): void {
            room.table.width = data.width;
            const you = createTemporaryObject(plaque, room);
            compare(you.faceless, data.faceless);
            compare(findChild(you, "dealerBesideScore").visible, data.faceless);
            const call = findChild(you, "ownCall");
            tryVerify(() => call.visible && call.opacity === 1);
            verify(call.x >= 0 && call.x + call.width <= you.width, "the call is outside the plaque");
        }
    }
}

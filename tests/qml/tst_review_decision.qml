// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtTest
import Tableside

// Tests that a reviewed decision shows the position and frames the better cards.
Item {
    id: room
    width: 700
    height: 500

    ReviewDecision {
        id: decision
        width: 600
        turn: 4
        worked: false
        rowHeading: "Center Row"
        rowCards: ["b9", "r1"]
        handCards: ["r3", "b4", "b5", "dos"]
        betterRow: [0]
        betterHand: [1, 2]
        played: "draw a card"
        better: "Blue 4 and blue 5 on blue 9: sheds 2 cards."
        cost: "about 6 points"
        rowNames: "blue 9 and red 1"
        handNames: "red 3, blue 4, blue 5 and Wild DOS"
    }

    TestCase {
        name: "ReviewDecision"
        when: windowShown

        function faces(item: Item, found: var): var {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                if (child.code !== undefined && child.shade !== undefined)
                    found.push(child);
                else
                    faces(child, found);
            }
            return found;
        }

        function test_framesTheBetterCards(): void {
            const all = faces(decision, []);
            compare(all.map(face => face.code), ["b9", "r1", "r3", "b4", "b5", "dos"]);
            compare(all.filter(face => face.selected).map(face => face.code), ["b9", "b4", "b5"]);
            compare(all.filter(face => face.shade > 0).map(face => face.code), ["r1", "r3", "dos"]);
        }

        // A worse move that succeeded by luck, such as a challenge that exposed a bluff, is not reported as a loss of points.
        function test_reportsALuckyMoveAsSuccess(): void {
            decision.worked = true;
            verify(decision.spoken.startsWith("Turn 4: it worked out. "));
            verify(decision.spoken.includes("On average it costs about 6 points. Usually better: Blue 4"));
            decision.worked = false;
            verify(decision.spoken.startsWith("Turn 4 cost you about 6 points. "));
        }

        function test_growsWhenTextsWrap(): void {
            wait(50);
            const before = decision.implicitHeight;
            decision.width = 300;
            tryVerify(() => decision.implicitHeight > before);
        }
    }
}

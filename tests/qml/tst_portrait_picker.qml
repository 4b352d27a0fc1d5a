// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtTest
import Tableside

// Tests choosing the character of a player by mouse and keys, the layout of the portraits, and their texts for screen readers.
Item {
    id: room
    width: 420
    height: 500

    property string picked: ""

    PortraitPicker {
        id: picker
        width: 400
        named: true
        namePrefix: "who"
        chosen: "fox"
        characters: someCharacters
        onPicked: key => room.picked = key
    }

    TestCase {
        name: "PortraitPicker"
        when: windowShown

        function init(): void {
            room.picked = "";
            picker.width = 400;
            picker.named = true;
        }

        function button(index: int): var {
            return findChild(picker, "who" + index);
        }

        function test_mouse(): void {
            mouseClick(button(5));
            compare(room.picked, "otter");
        }

        function test_keys(): void {
            picker.focusAsked();
            verify(button(1).activeFocus);
            keyClick(Qt.Key_Tab);
            verify(button(2).activeFocus);
            keyClick(Qt.Key_Return);
            compare(room.picked, "bear");
        }

        function test_columnsFitTheWidth_data(): var {
            return [
                { tag: "phone", width: 270, columns: 4 },
                { tag: "tablet", width: 400, columns: 4 },
                { tag: "wide", width: 560, columns: 8 },
                { tag: "very narrow", width: 150, columns: 2 }
            ];
        }

        function test_columnsFitTheWidth(row): void {
            picker.width = row.width;
            compare(picker.columns, row.columns);
            verify(button(0).width >= Theme.touchTarget);
        }

        function test_describesTheCharacter(): void {
            compare(button(3).text, "Name of hare, hare. Plays as a hare does.");
            picker.named = false;
            compare(button(3).text, "hare");
        }

        function test_marksTheChosenPortrait(): void {
            verify(button(1).chosen);
            verify(!button(0).chosen);
            for (const index of [0, 1]) {
                compare(button(index).Accessible.role, Accessible.RadioButton);
                verify(button(index).Accessible.checkable);
                compare(button(index).Accessible.checked, index === 1);
            }
        }
    }
}

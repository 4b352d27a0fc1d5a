// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtTest
import Tableside

// Tests buttons, switches, and radio groups: pressing them by mouse and keys, their sizes for fingers, and that their texts are
// not parsed as markup.
Item {
    id: room
    width: 600
    height: 500

    TableButton {
        id: button
        text: "Match"
        onClicked: ++room.presses
    }
    IconButton {
        id: icon
        y: 80
        iconName: "close"
        text: "Close"
        onClicked: ++room.presses
    }
    Toggle {
        id: toggle
        y: 160
        text: "Sound"
    }
    RadioGroup {
        id: choice
        y: 240
        width: 400
        label: "Players"
        asPills: true
        namePrefix: "pick"
        options: [{ value: 2, name: "2" }, { value: 3, name: "3" }, { value: 4, name: "4" }]
        value: 2
        onPicked: value => choice.value = value
    }
    CallButton {
        game: "dos"
        id: call
        area: Qt.rect(450, 300, 140, 140)
        onCalled: ++room.calls
    }

    Words {
        id: words
        y: 420
    }

    PlayerFace {
        id: fox
        x: 400
        name: "🦊 Reineke"
    }

    property int presses: 0
    property int calls: 0

    TestCase {
        name: "Controls"
        when: windowShown

        function init(): void {
            room.presses = 0;
            room.calls = 0;
        }

        function test_mousePresses(): void {
            mouseClick(button);
            mouseClick(icon);
            compare(room.presses, 2);
        }

        function test_keysPress(): void {
            button.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Enter);
            compare(room.presses, 2);
        }

        function test_largeEnoughForFingers_data(): var {
            return [{ tag: "button", item: button }, { tag: "icon", item: icon }, { tag: "toggle", item: toggle },
                    { tag: "call", item: call }];
        }

        function test_largeEnoughForFingers(data: var): void {
            verify(data.item.height >= Theme.touchTarget, "too low");
            verify(data.item.width >= Theme.touchTarget, "too narrow");
        }

        function test_toggleByMouseAndKey(): void {
            const before = toggle.checked;
            mouseClick(toggle);
            compare(toggle.checked, !before);
            toggle.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(toggle.checked, before);
        }

        function test_choicePicks(): void {
            mouseClick(findChild(choice, "pick2"));
            compare(choice.value, 4);
            mouseClick(findChild(choice, "pick0"));
            compare(choice.value, 2);
        }

        // Pressing the chosen option again, by mouse, space bar, or Return, does not clear it.
        function test_pressingAgainKeepsTheChoice_data(): var {
            return [{ tag: "mouse", press: option => mouseClick(option) },
                    { tag: "space", press: () => keyClick(Qt.Key_Space) },
                    { tag: "return", press: () => keyClick(Qt.Key_Return) }];
        }

        function test_pressingAgainKeepsTheChoice(data: var): void {
            choice.value = 2;
            const option = findChild(choice, "pick1");
            option.forceActiveFocus(Qt.TabFocusReason);
            for (let times = 0; times < 3; ++times) {
                data.press(option);
                compare(choice.value, 3);
                verify(option.checked, "looks unchosen");
                verify(option.Accessible.checked, "is reported as unchosen to screen readers");
            }
            verify(!findChild(choice, "pick0").checked);
        }

        function test_callIsEmittedOnPress(): void {
            mousePress(call);
            compare(room.calls, 1, "the press does not call");
            mouseRelease(call);
            compare(room.calls, 1, "the release calls again");
        }

        // Names and notes may come from imported files. Parsed as markup, they could load pictures from any address.
        function test_textsAreNotParsedAsMarkup(): void {
            for (const item of [words, button]) {
                const before = item.text;
                item.text = "Match";
                wait(50); // the layout is updated later
                const narrow = item.implicitWidth;
                item.text = "<b>Match</b>";
                tryVerify(() => item.implicitWidth > narrow + 20, 1000, item + " parses the text as markup");
                item.text = before;
            }
        }

        function test_initialMayBeASurrogatePair(): void {
            const letter = Array.from(fox.children).find(child => child.text !== undefined);
            compare(letter.text, "🦊");
        }

        function test_disabledDoesNothing(): void {
            button.enabled = false;
            mouseClick(button);
            button.enabled = true;
            compare(room.presses, 0);
        }
    }
}

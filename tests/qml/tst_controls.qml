import QtQuick
import QtTest
import Tableside

// What is pressed: by mouse, by keys, by a screen reader; and how large it is under a finger.
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

    PlayerMark {
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

        function test_fingersFindThem_data(): var {
            return [{ tag: "button", item: button }, { tag: "icon", item: icon }, { tag: "toggle", item: toggle },
                    { tag: "call", item: call }];
        }

        function test_fingersFindThem(data: var): void {
            verify(data.item.height >= Theme.touchTarget, "high enough");
            verify(data.item.width >= Theme.touchTarget, "wide enough");
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

        // Pressed again, what is chosen stays so: by mouse, by the space bar and by Return
        function test_choiceStaysChosen_data(): var {
            return [{ tag: "mouse", press: option => mouseClick(option) },
                    { tag: "space", press: () => keyClick(Qt.Key_Space) },
                    { tag: "return", press: () => keyClick(Qt.Key_Return) }];
        }

        function test_choiceStaysChosen(data: var): void {
            choice.value = 2;
            const option = findChild(choice, "pick1");
            option.forceActiveFocus(Qt.TabFocusReason);
            for (let times = 0; times < 3; ++times) {
                data.press(option);
                compare(choice.value, 3);
                verify(option.checked, "drawn as chosen");
                verify(option.Accessible.checked, "and said to be");
            }
            verify(!findChild(choice, "pick0").checked);
        }

        function test_callAnswersWhenTouched(): void {
            mousePress(call);
            compare(room.calls, 1, "on the way down");
            mouseRelease(call);
            compare(room.calls, 1, "and only once");
        }

        // Names and notes come from files too, and what a picture in one is fetched from could be anywhere
        function test_nothingIsMarkup(): void {
            for (const item of [words, button]) {
                const before = item.text;
                item.text = "Match";
                wait(50); // a layout takes its time
                const narrow = item.implicitWidth;
                item.text = "<b>Match</b>";
                tryVerify(() => item.implicitWidth > narrow + 20, 1000, item + " shows it as it is written");
                item.text = before;
            }
        }

        function test_aLetterMayBeTwoHalves(): void {
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

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// Four buttons with which a player names the color of a wild card. They open at the card. Arrow keys, Tab, Enter, and the digits
// 1 to 4 can be used, too.
FocusScope {
    id: wheel

    required property UnoTable table
    // The preferred center, in the parent's coordinates; the wheel moves away from it to stay within `bounds`
    property point middle: Qt.point(0, 0)
    property rect bounds: Qt.rect(0, 0, 1000, 1000) // the area that the wheel may cover, in the parent's coordinates

    readonly property real petal: Math.max(64, Math.min(92, bounds.width * 0.19))
    readonly property list<string> letters: ["r", "b", "g", "y"]
    readonly property list<string> names: [
        //: A color on the color wheel
        qsTr("Red"),
        //: A color on the color wheel
        qsTr("Blue"),
        //: A color on the color wheel
        qsTr("Green"),
        //: A color on the color wheel
        qsTr("Yellow")
    ]

    objectName: "colorWheel"
    visible: table.choosingColor
    width: petal * 2 + 32
    height: width
    x: Math.max(bounds.x, Math.min(bounds.x + bounds.width - width, middle.x - width / 2))
    y: Math.max(bounds.y, Math.min(bounds.y + bounds.height - height, middle.y - height / 2))

    Accessible.role: Accessible.Dialog
    //: Spoken name of the four colors that are offered for a wild card
    Accessible.name: qsTr("Name a color")

    signal closed

    // A resumed match may begin with this choice. The wheel is visible from the start then, and must get the focus at once
    Component.onCompleted: if (visible)
        takeFocus()
    onVisibleChanged: {
        if (visible) {
            takeFocus();
        } else {
            focus = false; // otherwise the page would give its focus to this hidden item
            closed();
        }
    }

    function takeFocus(): void {
        petals.itemAt(0)?.forceActiveFocus(Qt.PopupFocusReason);
    }

    function step(from: int, by: int): void {
        petals.itemAt((from + by + 4) % 4)?.forceActiveFocus(Qt.TabFocusReason);
    }

    Rectangle {
        anchors.fill: parent
        // The corner radius of the color buttons plus their distance from this edge, so that both curves are parallel
        radius: wheel.petal * 0.24 + 13
        color: Theme.panel
        opacity: 0.94
        border.width: 2
        border.color: Theme.callToAct

        // A tap between the color buttons must not reach the cards below
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }
    }

    Repeater {
        id: petals
        model: wheel.letters

        Item {
            id: one

            required property string modelData
            required property int index

            readonly property bool hinted: wheel.table.hintedColor === modelData

            objectName: "color" + index
            x: wheel.width / 2 + (index % 2 === 0 ? -width - 3 : 3)
            y: wheel.height / 2 + (index < 2 ? -height - 3 : 3)
            width: wheel.petal
            height: width
            scale: tap.pressed ? 0.94 : 1
            activeFocusOnTab: true

            Accessible.role: Accessible.Button
            Accessible.name: wheel.names[index]
            //: Spoken of a color that the hint suggests
            Accessible.description: hinted ? qsTr("Suggested by the hint.") : ""
            Accessible.focusable: true
            Accessible.onPressAction: choose()

            function choose(): void {
                wheel.table.nameColor(modelData);
            }

            Keys.onReturnPressed: choose()
            Keys.onEnterPressed: choose()
            Keys.onLeftPressed: wheel.step(index, index % 2 === 0 ? 1 : -1)
            Keys.onRightPressed: wheel.step(index, index % 2 === 0 ? 1 : -1)
            Keys.onUpPressed: wheel.step(index, 2)
            Keys.onDownPressed: wheel.step(index, 2)

            ColorSign {
                anchors.fill: parent
                colorCode: one.modelData
            }

            HintMark {
                visible: one.hinted
                x: one.width * 0.05
                y: x
                width: one.width * 0.32
            }

            FocusRing {
                visible: one.activeFocus
                radius: one.width * 0.24 + gap + Theme.focusWidth
            }

            TapHandler {
                id: tap
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: one.choose()
            }
        }
    }
}

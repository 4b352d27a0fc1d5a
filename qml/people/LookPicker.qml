// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The choice of a portrait and a color for a player, with the current ones marked. Pressing one selects it and closes the choice.
// The owner of this item must call close() on Esc; close() keeps the current portrait and color.
ColumnLayout {
    id: picker

    required property People people
    required property string player
    required property string portrait
    required property int colorIndex
    required property Item button // the button that opens this choice, and gets the focus when it closes
    property string namePrefix: ""
    property bool opened: false

    signal picked(portrait: string, colorIndex: int)

    function toggle(): void {
        if (close())
            return;
        opened = true;
        portraits.itemAt(Math.max(0, Array.from(people.portraits).indexOf(portrait)))?.forceActiveFocus(input.focusReason());
    }

    // Closes the choice of portrait and color; returns false if it was not open
    function close(): bool {
        if (!opened)
            return false;
        opened = false;
        button.forceActiveFocus(input.focusReason());
        return true;
    }

    function choose(newPortrait: string, newColor: int): void {
        close();
        if (newPortrait !== portrait || newColor !== colorIndex)
            picked(newPortrait, newColor);
    }

    LastInput {
        id: input
        item: picker
    }

    component Option: Pressable {
        id: option

        property bool chosen: false

        implicitWidth: 56
        implicitHeight: 56
        padding: 5
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: chosen

        background: Rectangle {
            radius: Theme.radius
            color: option.chosen || option.down || option.hovered ? Theme.panel : "transparent"
            border.width: option.chosen ? 3 : 0
            border.color: Theme.callToAct

            FocusRing {
                visible: option.visualFocus
                radius: Theme.radius
            }
        }
    }

    visible: opened
    onPlayerChanged: opened = false // another player is shown now, so the choice for the previous player closes
    spacing: Theme.spaceSmall

    Accessible.role: Accessible.Grouping
    //: Spoken name of the pictures and colors to choose from. %1 a player
    Accessible.name: qsTr("Picture and color for %1").arg(player)

    Flow {
        spacing: 2
        Layout.fillWidth: true

        Repeater {
            id: portraits
            model: picker.opened ? picker.people.portraits : []

            Option {
                id: picture

                required property int index
                required property string modelData

                objectName: picker.namePrefix + "Picture" + index
                chosen: picker.portrait === modelData
                //: Spoken name of a picture to choose: a letter instead of an animal
                text: modelData === "" ? qsTr("first letter") : picker.people.portraitName(modelData)
                onClicked: picker.choose(modelData, picker.colorIndex)

                contentItem: PlayerFace {
                    name: picker.player
                    portrait: picture.modelData
                    colorIndex: picker.colorIndex
                }
            }
        }
    }

    Flow {
        spacing: 2
        Layout.fillWidth: true

        Repeater {
            model: picker.opened ? picker.people.colors : 0

            Option {
                id: shape

                required property int index

                objectName: picker.namePrefix + "Color" + index
                implicitWidth: Theme.touchTarget
                implicitHeight: Theme.touchTarget
                chosen: picker.colorIndex === index
                //: Spoken name of a color with its shape. %1 its number
                text: qsTr("Color and shape %1").arg(index + 1)
                onClicked: picker.choose(picker.portrait, index)

                contentItem: Item {
                    PlayerShape {
                        anchors.centerIn: parent
                        width: 26
                        height: 26
                        number: shape.index
                        color: Theme.playerColor(shape.index)
                    }
                }
            }
        }
    }
}

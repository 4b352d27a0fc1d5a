// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tableside
import Tableside.App

// The value pad: a key for each value that cards have, whatever their color. The user can switch between this pad and the pad
// with a key for each card. A tap adds the value to the sum; a long press or Backspace removes the value once. Tab focuses the
// whole pad, and arrow keys move between its keys. The next Tab stop is the button that shows the keys for cards.
FocusScope {
    id: pad

    required property HandEntry entry
    property bool flat: false // whether there is no height for high keys
    property int current: 0

    signal cardsAsked

    readonly property int columns: width < 560 ? 5 : 7
    readonly property real gap: 6
    readonly property real keyWidth: (width - (columns - 1) * gap) / columns
    readonly property real keyHeight: flat || columns === 5 ? Math.max(58, Theme.touchTarget) : 84
    // The number of rows of keys. The last key is the button that shows the keys for cards instead
    readonly property int rows: Math.ceil((keys.count + 1) / columns)

    implicitHeight: rows * (keyHeight + gap) + legend.height + gap

    function xOf(key: int): real {
        return key % columns * (keyWidth + gap);
    }

    function yOf(key: int): real {
        return Math.floor(key / columns) * (keyHeight + gap);
    }

    function focusKey(key: int): void {
        keys.itemAt(key)?.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Grouping
    //: Spoken name of the keys for the values of cards
    Accessible.name: qsTr("Keys for card values")

    Keys.onLeftPressed: focusKey(current - 1)
    Keys.onRightPressed: focusKey(current + 1)
    Keys.onUpPressed: focusKey(current - columns)
    Keys.onDownPressed: focusKey(current + columns)

    Repeater {
        id: keys
        model: pad.entry.values

        T.AbstractButton {
            id: key

            required property int index
            required property int points
            required property int inHand
            required property string cards
            property bool wasHeld: false

            objectName: "value" + points
            x: pad.xOf(index)
            y: pad.yOf(index)
            width: pad.keyWidth
            height: pad.keyHeight
            focus: index === pad.current
            activeFocusOnTab: index === pad.current
            focusPolicy: Qt.NoFocus // a tap must leave the focus on the field with the sum; arrow keys can focus this key
            onPressed: wasHeld = false
            onPressAndHold: {
                wasHeld = true;
                pad.entry.takeBackValue(points);
            }
            onClicked: if (!wasHeld)
                pad.entry.addValue(points)
            onActiveFocusChanged: if (activeFocus)
                pad.current = index

            Keys.onPressed: event => {
                if (event.key !== Qt.Key_Backspace)
                    return;
                pad.entry.takeBackValue(points);
                event.accepted = true;
            }

            Accessible.role: Accessible.Button
            //: Spoken name of a key for all cards of a value. %n points
            Accessible.name: qsTr("%n point(s)", "", points)
            //: Spoken for a key of a value. %1 how many of it are in the hand
            Accessible.description: (cards === "" ? "" : cards + "; ") + qsTr("%1 in this hand").arg(inHand)
            Accessible.focusable: true
            Accessible.onPressAction: pad.entry.addValue(points)
            Accessible.onDecreaseAction: pad.entry.takeBackValue(points)

            contentItem: Item {
                Words {
                    anchors.centerIn: parent
                    text: key.points
                    font.pixelSize: Theme.sizeTitle
                    font.weight: Theme.weightFigure
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }

                Rectangle {
                    visible: key.inHand > 0
                    anchors.right: parent.right
                    anchors.top: parent.top
                    anchors.margins: -6
                    width: Math.max(height, children[0].implicitWidth + 10)
                    height: 26
                    radius: height / 2
                    color: Theme.callToAct
                    border.width: 2
                    border.color: Theme.feltDark

                    Figure {
                        objectName: "valueCount" + key.points
                        anchors.centerIn: parent
                        text: key.inHand
                        color: Theme.callToActText
                        font.pixelSize: 16
                    }
                }
            }

            background: Rectangle {
                radius: Theme.radius
                color: key.down || key.hovered ? Theme.panelRaised : Theme.panel
                border.width: key.inHand > 0 ? 3 : Theme.lineWidth
                border.color: key.inHand > 0 ? Theme.callToAct : Theme.line

                FocusRing {
                    visible: key.visualFocus
                }
            }
        }
    }

    PadSwitch {
        objectName: "padByCard"
        x: pad.xOf(keys.count)
        y: pad.yOf(keys.count)
        width: pad.keyWidth
        height: pad.keyHeight
        iconName: "cards"
        //: Spoken name of the key that shows all cards, by color, instead of keys for their values
        Accessible.name: qsTr("Show cards")
        onClicked: pad.cardsAsked()
    }

    // The text below the keys that says which cards have which value
    Note {
        id: legend
        objectName: "valueLegend"
        y: pad.rows * (pad.keyHeight + pad.gap)
        width: parent.width
        text: pad.entry.valueLegend
    }
}

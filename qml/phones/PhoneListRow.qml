// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A phone in the list of those that have joined: whose it is, whether the table hears from it, and what can be done with it.
Rectangle {
    id: row

    required property PhoneHub phones
    required property int phoneId
    required property string name
    required property string portrait
    required property int colorIndex
    required property int seat
    required property bool lost
    required property bool asking
    readonly property string title: asking
        //: A phone in the list of phones that asks to play for somebody who has a phone already
        ? qsTr("Another phone")
        //: A phone in the list of phones whose owner is not known yet
        : name === "" ? qsTr("New phone") : name
    readonly property string note: asking
        //: Of a phone. %1 a player
        ? qsTr("Wants to play for %1").arg(name)
        : lost && seat >= 0
        //: Of a phone of which nothing is heard any more, in a game
        ? qsTr("Gone. The game waits for it.")
        //: Of a phone of which nothing is heard any more
        : lost ? qsTr("Gone")
        //: Of a phone whose owner is asked on the phone who they are
        : name === "" ? qsTr("Choosing a name…")
        //: Of a phone. %1 the number of the seat it plays for
        : seat >= 0 ? qsTr("Seat %1").arg(seat + 1) : ""

    signal removed // emitted after a press that makes this row disappear

    implicitHeight: content.implicitHeight + 18
    radius: Theme.radius
    color: Theme.feltDark
    border.width: lost || asking ? 2 : Theme.lineWidth
    border.color: asking ? Theme.callToAct : lost ? Theme.warning : Theme.panelRaised
    Accessible.role: Accessible.Grouping
    Accessible.name: note === "" ? title : Phrases.fill("%1. %2", [title, note])

    // The buttons in the first line stay while those below appear and disappear, and get their focus
    function settle(): void {
        remove.forceActiveFocus(Qt.TabFocusReason);
    }

    ColumnLayout {
        id: content
        x: 10
        y: 8
        width: parent.width - 20
        spacing: Theme.spaceTiny

        RowLayout {
            spacing: Theme.space

            PlayerFace {
                name: row.asking ? "" : row.name
                sign: row.name === "" || row.asking ? "?" : ""
                portrait: row.asking ? "" : row.portrait
                colorIndex: row.asking || row.name === "" ? 7 : row.colorIndex
                showsShape: !row.asking && row.name !== ""
                opacity: row.lost ? 0.5 : 1
                Layout.preferredWidth: 40 * Theme.zoom
                Layout.preferredHeight: 40 * Theme.zoom
            }

            ColumnLayout {
                spacing: 0

                Words {
                    readonly property bool canBeReadWhole: true // by screen readers, and on the phone

                    text: row.title
                    font.weight: Theme.weightStrong
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.smallestPixels
                    elide: Text.ElideRight
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                Note {
                    visible: text !== ""
                    text: row.note
                    color: row.lost ? Theme.warning : Theme.textSoft
                    Accessible.ignored: true
                }
            }

            IconButton {
                id: remove
                objectName: "phoneRemove" + row.phoneId
                framed: false
                iconName: "close"
                text: row.name === "" || row.asking
                    //: Button: disconnects a phone
                    ? qsTr("Remove this phone")
                    //: Button: disconnects a phone. %1 a player
                    : qsTr("Remove %1’s phone").arg(row.name)
                onClicked: {
                    row.removed();
                    row.phones.remove(row.phoneId);
                }
            }
        }

        RowLayout {
            visible: row.asking
            spacing: Theme.spaceSmall

            WideButton {
                objectName: "phoneAllow" + row.phoneId
                kind: "primary"
                //: Button: lets another phone play for somebody
                text: qsTr("Allow")
                onClicked: {
                    row.settle();
                    row.phones.allow(row.phoneId);
                }
            }

            WideButton {
                objectName: "phoneRefuse" + row.phoneId
                //: Button: does not let another phone play for somebody
                text: qsTr("Not now")
                onClicked: {
                    row.settle();
                    row.phones.refuse(row.phoneId);
                }
            }
        }

        WideButton {
            objectName: "phonePlayHere" + row.phoneId
            visible: row.lost && row.seat >= 0 && !row.asking
            //: Button: somebody whose phone is gone plays at the table
            text: qsTr("Play here")
            onClicked: {
                row.settle();
                row.phones.playHere(row.seat);
            }
        }
    }
}

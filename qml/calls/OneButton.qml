// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The call booth's mode with one huge button for all players of a game with real cards; touching it plays the call. The latest
// calls are listed above the button.
Item {
    id: one

    required property CallBooth booth
    readonly property int shownCalls: height < 640 * Theme.textScale ? 1 : 3

    function takeFocus(): void {
        button.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Flashes the button's word for people who can't hear the call
    function flash(): void {
        life.restart();
    }

    NumberAnimation {
        id: life
        target: button
        property: "age"
        from: 0
        to: 1
        duration: Theme.flash
    }

    ColumnLayout {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, 620 * Theme.textScale)
        height: parent.height / 2
        spacing: Theme.spaceSmall

        // The buttons that choose the game are above all texts that appear and disappear, so the buttons never move
        RowLayout {
            spacing: Theme.space
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.spaceSmall

            Repeater {
                model: ["dos", "uno"]

                TableButton {
                    required property string modelData

                    objectName: "callGame_" + modelData
                    kind: one.booth.game === modelData ? "primary" : "secondary"
                    //: Buttons: the word that the call booth shouts
                    text: modelData === "dos" ? qsTr("DOS!") : qsTr("UNO!")
                    Accessible.checkable: true
                    Accessible.checked: one.booth.game === modelData
                    onClicked: one.booth.game = modelData
                }
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                anchors.centerIn: parent
                width: parent.width
                spacing: Theme.space

                Words {
                    // Hidden while a warning or, in low windows, a call is shown, because there is no space for both
                    visible: one.booth.log.problem === "" && one.booth.silence === ""
                             && (one.shownCalls > 1 || one.booth.log.latest.count === 0)
                    //: At the call booth with one button
                    text: qsTr("Put the tablet in the middle of the table. Tap the button, or press Space, Enter, or a presentation remote.")
                    horizontalAlignment: Text.AlignHCenter
                    Layout.fillWidth: true
                }

                BoothWarning {
                    booth: one.booth
                    Layout.fillWidth: true
                }

                Repeater {
                    model: one.booth.log.latest

                    Words {
                        required property int index
                        required property string time
                        required property string line

                        visible: index < one.shownCalls
                        //: The last calls, above the call button. %1 a time, %2 what was called
                        text: Phrases.fill(qsTr("%1  %2"), [time, line])
                        color: Theme.score
                        maximumLineCount: one.shownCalls > 1 ? 2 : 12
                        elide: one.shownCalls > 1 ? Text.ElideRight : Text.ElideNone
                        opacity: 1 - index * 0.25
                        horizontalAlignment: Text.AlignHCenter
                        Layout.fillWidth: true
                    }
                }
            }
        }
    }

    FocusScope {
        id: button

        property real age: 1 // the progress of the flash, 0 to 1
        readonly property bool flashing: age < 1

        objectName: "callOneButton"
        activeFocusOnTab: true
        y: parent.height / 2
        width: parent.width
        height: parent.height / 2

        Accessible.role: Accessible.Button
        Accessible.name: one.booth.word
        //: Spoken: what the huge call button does
        Accessible.description: qsTr("Plays the call right away")
        Accessible.focusable: true
        Accessible.onPressAction: one.booth.shout()

        Keys.onReturnPressed: one.booth.shout()
        Keys.onEnterPressed: one.booth.shout()

        Rectangle {
            x: 2
            y: 7
            width: parent.width - 4
            height: parent.height - 2
            radius: 40
            color: "#000000"
            opacity: 0.3
        }

        Rectangle {
            anchors.fill: parent
            anchors.bottomMargin: 6
            anchors.topMargin: pad.down ? 5 : 0
            radius: 40
            color: pad.down ? Theme.callButtonPressed : Theme.callButton
            border.width: 6
            border.color: pad.down || button.flashing ? Theme.callToAct : Theme.ivory

            Figure {
                anchors.centerIn: parent
                width: parent.width * 0.86
                height: parent.height * 0.7
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.Fit
                minimumPixelSize: 20
                text: one.booth.word
                scale: Theme.reducedMotion ? 1 : 1 + 0.15 * (1 - button.age)
                color: Theme.callButtonText
                font.pixelSize: Math.max(20, parent.height * 0.6)
            }
        }

        FocusRing {
            visible: button.activeFocus
            radius: 44
            gap: 0
        }

        PressPad {
            id: pad
            objectName: "callOnePad"
            anchors.fill: parent
            onPressed: one.booth.shout()
        }
    }
}

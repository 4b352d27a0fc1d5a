// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The result after one or several players pressed their call buttons: who was first and by how much, and the judgement. If the
// app can't know who should have called, this item asks. Before the first press, it explains the buttons.
Scroller {
    id: race

    required property CallBooth booth
    sideMargin: 4
    maximumWidth: 620 * Theme.textScale

    // Focuses the button "Clear", because the button that the user pressed may be hidden now
    function takeFocus(): void {
        if (clear.visible)
            clear.forceActiveFocus(Qt.TabFocusReason);
        else
            race.forceActiveFocus(Qt.TabFocusReason); // the next Tab key starts from here
    }

    component SmallWarning: BoothWarning {
        booth: race.booth
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightBody
        Layout.fillWidth: true
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.spaceSmall

        SmallWarning {
            visible: text !== "" && race.booth.headline === ""
        }

        Words {
            visible: race.booth.headline === ""
            //: In the middle of the call booth, before anyone has pressed. %1 the words on a small button, "I have two"
            text: qsTr("Press your own button to call or catch. The first press counts. Press “%1” as soon as you do, and Tableside knows who gets caught.").arg(race.booth.holderMark)
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Layout.topMargin: Theme.space
        }

        FitWords {
            objectName: "raceHeadline"
            visible: text !== ""
            text: race.booth.headline
            font.pixelSize: race.width < 300 ? Theme.sizeTitle : Theme.sizeHeadline
            breaksLongWords: false // the headline consists of names, which must not be broken
            // The seats' buttons leave little width in low windows, so long words must be broken
            wrapMode: race.width < 160 ? Text.Wrap : Text.WordWrap
            Layout.preferredHeight: race.width < 300 ? 64 * Theme.textScale : 52 * Theme.textScale
            font.weight: Theme.weightFigure
            horizontalAlignment: Text.AlignHCenter
            color: race.booth.counts ? Theme.callToAct : Theme.text // only a valid call or catch gets the color of a success
            Layout.fillWidth: true
        }

        Words {
            objectName: "raceSentence"
            visible: text !== ""
            text: race.booth.sentence
            font.pixelSize: race.width < 300 ? Theme.sizeBody : Theme.sizeLarge
            font.weight: Theme.weightStrong
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }

        Words {
            objectName: "raceOrder"
            visible: text !== ""
            text: race.booth.order
            color: Theme.score
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }

        Words {
            visible: race.booth.asksForCaller
            //: Call booth, after several buttons were pressed: which player was down to the last cards?
            text: qsTr("Who should have called?")
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceSmall
        }

        Flow {
            id: answers
            visible: race.booth.asksForCaller
            spacing: 6
            Layout.fillWidth: true

            Repeater {
                model: race.booth.pads

                TableButton {
                    required property int index
                    required property string name
                    readonly property bool isTaken: index === race.booth.firstToPress

                    objectName: "whose" + index
                    // Until an answer is pressed, the app assumes that the player who pressed first had to call, and highlights
                    // that name
                    kind: isTaken ? "primary" : "secondary"
                    Accessible.checkable: true
                    Accessible.checked: isTaken
                    width: Math.min(implicitWidth, answers.width)
                    horizontalPadding: 12
                    text: name
                    onClicked: {
                        race.booth.attribute(index);
                        race.takeFocus();
                    }
                }
            }

            TableButton {
                objectName: "whoseNobody"
                width: Math.min(implicitWidth, answers.width)
                horizontalPadding: 12
                //: Answer to "Who should have called?"
                text: qsTr("Nobody")
                onClicked: {
                    race.booth.attributeNobody();
                    race.takeFocus();
                }
            }
        }

        TableButton {
            id: clear
            objectName: "raceClear"
            visible: race.booth.headline !== "" && race.booth.isJudged
            kind: "quiet"
            shrinks: true
            horizontalPadding: 12
            //: Button: forget what was pressed last
            text: qsTr("Clear")
            onClicked: {
                race.booth.clearRace();
                race.takeFocus();
            }
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: true // needed for the maximum width below, without which a long text would widen the whole column
            Layout.maximumWidth: implicitWidth
        }

        // This warning is the last item, so that its appearance moves no button
        SmallWarning {
            visible: text !== "" && race.booth.headline !== ""
        }
    }
}

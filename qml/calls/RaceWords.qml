pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The result of a race between the seats' call buttons, in the middle of the call booth: who pressed first and by how much, the
// judgement, and the question who should have called.
Scroller {
    id: race

    required property CallBooth booth
    sideMargin: 4
    maximumWidth: 620 * Theme.textScale

    // Moves the focus to the button "Clear", because the button that was pressed disappears
    function attend(): void {
        if (clear.visible)
            clear.forceActiveFocus(Qt.TabFocusReason);
        else
            race.forceActiveFocus(Qt.TabFocusReason); // the Tab key continues from here in the usual order
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
            // In the lowest windows there is little width between the seats' buttons, so long words must be broken
            wrapMode: race.width < 160 ? Text.Wrap : Text.WordWrap
            Layout.preferredHeight: race.width < 300 ? 64 * Theme.textScale : 52 * Theme.textScale
            font.weight: Theme.weightFigure
            horizontalAlignment: Text.AlignHCenter
            color: race.booth.counts ? Theme.callToAct : Theme.text // a wrong call or catch does not get the color of a success
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
            visible: race.booth.asksWhose
            //: Call booth, after several buttons were pressed: which player was down to the last cards?
            text: qsTr("Who should have called?")
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceSmall
        }

        Flow {
            id: answers
            visible: race.booth.asksWhose
            spacing: 6
            Layout.fillWidth: true

            Repeater {
                model: race.booth.pads

                TableButton {
                    required property int index
                    required property string name
                    readonly property bool isTaken: index === race.booth.takenFor

                    objectName: "whose" + index
                    // Highlights the player whom the booth assumes, so pressing a name is optional
                    kind: isTaken ? "primary" : "secondary"
                    Accessible.checkable: true
                    Accessible.checked: isTaken
                    width: Math.min(implicitWidth, answers.width)
                    horizontalPadding: 12
                    text: name
                    onClicked: {
                        race.booth.attribute(index);
                        race.attend();
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
                    race.attend();
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
                race.attend();
            }
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: true // without a maximum width, a wide button would widen the whole column
            Layout.maximumWidth: implicitWidth
        }

        // The warning is below the buttons, so that it does not move them when it appears
        SmallWarning {
            visible: text !== "" && race.booth.headline !== ""
        }
    }
}

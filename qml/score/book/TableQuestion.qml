// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The questions during the import of a CSV file: which game the file is about, whether its lines are games or rounds, whether a
// name means a known person, or whether the file corrects a game that was imported earlier.
Panel {
    id: question

    required property ScoreController scoreController

    readonly property bool asksGame: scoreController.importQuestion === ""

    signal answered

    function answer(yes: bool): void {
        scoreController.answerImport(yes);
        answered();
    }

    visible: scoreController.tableToImport !== ""
    implicitHeight: content.implicitHeight + 24

    ColumnLayout {
        id: content
        anchors.fill: parent
        anchors.margins: 12
        anchors.leftMargin: 16
        spacing: Theme.spaceSmall

        RowLayout {
            spacing: Theme.spaceSmall

            Words {
                objectName: "tableQuestion"
                //: %1 the name of a file that is being imported
                text: question.asksGame
                    ? qsTr("Which game are the scores in “%1” from?").arg(question.scoreController.tableToImport)
                    : question.scoreController.importQuestion
                Layout.fillWidth: true
            }

            IconButton {
                objectName: "tableLeave"
                framed: false
                iconName: "close"
                //: Button: does not import the file
                text: qsTr("Cancel")
                onClicked: {
                    question.scoreController.leaveTable();
                    question.answered();
                }
            }
        }

        Flow {
            visible: !question.asksGame
            spacing: Theme.spaceSmall
            Layout.fillWidth: true

            TableButton {
                objectName: "tableYes"
                text: question.scoreController.importYes
                onClicked: question.answer(true)
            }

            TableButton {
                objectName: "tableNo"
                text: question.scoreController.importNo
                onClicked: question.answer(false)
            }
        }

        Flow {
            visible: question.asksGame
            spacing: Theme.spaceSmall
            Layout.fillWidth: true

            Repeater {
                model: question.scoreController.setup.games

                TableButton {
                    required property option modelData

                    objectName: "tableGame_" + modelData.value
                    iconName: "cards"
                    text: modelData.name
                    onClicked: {
                        question.scoreController.importTable(modelData.value);
                        question.answered();
                    }
                }
            }
        }
    }
}

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Asks which game an imported CSV file is from, as the file does not say.
Panel {
    id: question

    required property ScoreRoom scoreRoom

    signal answered

    visible: scoreRoom.tableToImport !== ""
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
                //: %1 the name of a file that is being imported
                text: qsTr("Which game are the scores in “%1” from?").arg(question.scoreRoom.tableToImport)
                Layout.fillWidth: true
            }

            IconButton {
                objectName: "tableLeave"
                framed: false
                iconName: "close"
                //: Button: does not import the file
                text: qsTr("Cancel")
                onClicked: {
                    question.scoreRoom.leaveTable();
                    question.answered();
                }
            }
        }

        Flow {
            spacing: Theme.spaceSmall
            Layout.fillWidth: true

            Repeater {
                model: question.scoreRoom.setup.boxes

                TableButton {
                    required property option modelData

                    objectName: "tableBox_" + modelData.value
                    iconName: "cards"
                    text: modelData.name
                    onClicked: {
                        question.scoreRoom.importTable(modelData.value);
                        question.answered();
                    }
                }
            }
        }
    }
}

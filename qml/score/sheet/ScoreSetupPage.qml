pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The page that sets up a new score sheet: players, target score and rules. The start button is always visible.
ScorePage {
    id: place

    readonly property ScoreSetup setup: scoreController.setup
    readonly property bool wide: width >= 960
    readonly property real pageWidth: (wide ? 1120 : 640) * Theme.textScale

    objectName: "scoreSetupPage"
    notices: [scoreController.notice]
    Component.onCompleted: {
        setup.updateKnown();
        forceActiveFocus();
    }
    Keys.onPressed: event => players.take(event)

    Felt {
        id: felt
        anchors.fill: parent
    }

    Scroller {
        id: scroller
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: header.title
        anchors.fill: parent
        anchors.margins: felt.frame
        anchors.bottomMargin: felt.frame + foot.height
        maximumWidth: place.pageWidth

        ColumnLayout {
            width: parent.width
            spacing: Theme.spaceLarge

            PageHeader {
                id: header
                backName: "scoreSetupBack"
                //: Title of the page where a score sheet is set up
                title: qsTr("New score sheet")
                onBack: place.navigator.back()
                Layout.fillWidth: true
            }

            GridLayout {
                columns: place.wide ? 2 : 1
                columnSpacing: Theme.spaceLarge
                rowSpacing: Theme.spaceLarge
                Layout.fillWidth: true

                ScorePeopleSection {
                    id: players
                    setup: place.setup
                    people: place.scoreController.people
                    scroller: scroller
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                }

                ScoreRulesSection {
                    setup: place.setup
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                }
            }
        }
    }

    Rectangle {
        id: foot
        x: felt.frame
        y: parent.height - felt.frame - height
        width: parent.width - 2 * felt.frame
        height: footRow.implicitHeight + 20
        color: Theme.panel

        GridLayout {
            id: footRow
            anchors.centerIn: parent
            width: Math.min(place.pageWidth, parent.width - 24)
            columns: width < 460 * Theme.textScale ? 1 : 2

            Words {
                text: place.setup.problem !== "" ? place.setup.problem : place.setup.remark
                color: place.setup.problem !== "" ? Theme.warning : Theme.textSoft
                font.pixelSize: Theme.sizeSmall
                visible: text !== ""
                Layout.fillWidth: true
            }

            Item {
                visible: footRow.columns === 2 && place.setup.problem === "" && place.setup.remark === ""
                Layout.fillWidth: true
            }

            TableButton {
                objectName: "scoreSetupStart"
                kind: "primary"
                enabled: place.setup.problem === ""
                textSize: Theme.sizeLarge
                horizontalPadding: 32
                //: Button: open the new score sheet
                text: qsTr("Start scoring")
                onClicked: {
                    if (place.scoreController.startGame())
                        place.navigator.replace(Navigator.ScoreSheet);
                }
                Layout.fillWidth: footRow.columns === 1
            }
        }
    }

    Toasts {
        bottomInset: foot.height + felt.frame
        onFocusLost: place.forceActiveFocus()

        Toast {
            name: "scoreSetupNotice"
            notice: place.scoreController.notice
        }
    }
}

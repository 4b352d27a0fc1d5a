pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The setup of a game: players, target and rules. The page scrolls; the start button is always visible.
AppPage {
    id: place

    readonly property MatchSetup setup: tableController.setup

    readonly property bool wide: width >= 960

    objectName: "setupPage"
    notices: [tableController.startNotice]
    Component.onCompleted: forceActiveFocus()

    function stepBack(): void {
        if (seats.picking)
            seats.closePicker();
        else
            navigator.back();
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    Scroller {
        id: scroller
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: place.setup.title
        anchors.fill: parent
        anchors.margins: felt.frame
        anchors.bottomMargin: felt.frame + foot.height
        maximumWidth: (place.wide ? 1120 : 640) * Theme.textScale

        ColumnLayout {
            width: parent.width
            spacing: Theme.spaceLarge

            PageHeader {
                backName: "setupBack"
                title: place.setup.title
                onBack: place.navigator.back()
                Layout.fillWidth: true
            }

            GridLayout {
                columns: place.wide ? 2 : 1
                columnSpacing: Theme.spaceLarge
                rowSpacing: Theme.spaceLarge
                Layout.fillWidth: true

                SeatsSection {
                    id: seats
                    setup: place.setup
                    scroller: scroller
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                }

                ColumnLayout {
                    spacing: Theme.spaceLarge
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop

                    TargetSection {
                        setup: place.setup
                        Layout.fillWidth: true
                    }

                    HelpSection {
                        setup: place.setup
                        Layout.fillWidth: true
                    }

                    TogetherSection {
                        setup: place.setup
                        Layout.fillWidth: true
                    }

                    DosHouseRules {
                        visible: place.setup.game === "dos"
                        setup: place.tableController.dosSetup
                        Layout.fillWidth: true
                    }

                    UnoHouseRules {
                        visible: place.setup.game === "uno"
                        setup: place.tableController.unoSetup
                        Layout.fillWidth: true
                    }

                    DealSection {
                        setup: place.setup
                        Layout.fillWidth: true
                    }
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

        Rectangle {
            width: parent.width
            height: Theme.lineWidth
            color: Theme.line
        }

        GridLayout {
            id: footRow
            anchors.verticalCenter: parent.verticalCenter
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min((place.wide ? 1120 : 640) * Theme.textScale, parent.width - (place.width < 480 ? 24 : 48))
            columns: width < 420 * Theme.textScale ? 1 : 2
            columnSpacing: Theme.space
            rowSpacing: Theme.spaceTiny

            Words {
                visible: footRow.columns > 1
                //: Beside the start button. %n: number of players
                text: qsTr("%n player(s)", "", place.setup.seatCount)
                color: Theme.textSoft
                font.pixelSize: Theme.sizeSmall
                Layout.fillWidth: true
            }

            TableButton {
                objectName: "setupStart"
                kind: "primary"
                enabled: place.setup.valid
                textSize: Theme.sizeLarge
                horizontalPadding: 32
                //: Button: starts the game
                text: qsTr("Deal the cards")
                onClicked: {
                    if (place.tableController.startMatch())
                        place.navigator.replace(Navigator.Table);
                }
                Layout.fillWidth: footRow.columns === 1
            }
        }
    }

    Toasts {
        bottomInset: felt.frame + foot.height
        topWhenInTheWay: felt.frame
        onFocusLost: place.forceActiveFocus()

        Toast {
            name: "setupProblem"
            text: place.setup.problem
        }

        Toast {
            name: "startProblem"
            notice: place.tableController.startNotice
        }
    }
}

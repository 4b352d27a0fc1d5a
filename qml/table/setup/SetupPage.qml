// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The setup of a game: players, target and rules. The page scrolls; the start button is always visible.
ScrollPage {
    id: page

    readonly property MatchSetup setup: tableController.setup
    readonly property bool wide: width >= 960

    objectName: "setupPage"
    backName: "setupBack"
    title: setup.title
    maximumWidth: (wide ? 1120 : 640) * Theme.textScale
    footHeight: foot.height
    notices: [tableController.startNotice]
    noticeNames: ["startProblem"]
    besideTitle: PhonesButton {
        panel: page.phonesPanel
    }

    function stepBack(): void {
        if (seats.picking)
            seats.closePicker();
        else
            navigator.back();
    }

    GridLayout {
        columns: page.wide ? 2 : 1
        columnSpacing: Theme.spaceLarge
        rowSpacing: Theme.spaceLarge

        PresetSection {
            setup: page.setup
            Layout.columnSpan: page.wide ? 2 : 1
        }

        SeatsSection {
            id: seats
            setup: page.setup
            scroller: page.scroller
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
        }

        ColumnLayout {
            spacing: Theme.spaceLarge
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop

            TargetSection {
                setup: page.setup
            }

            HelpSection {
                setup: page.setup
            }

            TogetherSection {
                setup: page.setup
            }

            DosHouseRules {
                visible: page.setup.game === "dos"
                setup: page.tableController.dosSetup
            }

            UnoHouseRules {
                visible: page.setup.game === "uno"
                setup: page.tableController.unoSetup
            }

            DealSection {
                setup: page.setup
            }
        }
    }

    overlays: [
        Rectangle {
            id: foot
            x: page.frame
            y: parent.height - page.frame - height
            width: parent.width - 2 * page.frame
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
                width: Math.min(page.maximumWidth, parent.width - (page.width < 480 ? 24 : 48))
                columns: width < 420 * Theme.textScale ? 1 : 2
                columnSpacing: Theme.space
                rowSpacing: Theme.spaceTiny

                Note {
                    visible: footRow.columns > 1
                    //: Beside the start button. %n: number of players
                    text: qsTr("%n player(s)", "", page.setup.seatCount)
                }

                TableButton {
                    objectName: "setupStart"
                    kind: "primary"
                    enabled: page.setup.valid
                    textSize: Theme.sizeLarge
                    horizontalPadding: 32
                    //: Button: starts the game
                    text: qsTr("Deal the cards")
                    onClicked: {
                        if (page.tableController.startMatch())
                            page.navigator.replace(Navigator.Table);
                    }
                    Layout.fillWidth: footRow.columns === 1
                }
            }
        },
        Toasts {
            noticesOf: page
            bottomInset: page.frame + foot.height
            topWhenInTheWay: page.frame
            onFocusLost: page.forceActiveFocus()

            Toast {
                name: "setupProblem"
                text: page.setup.problem
            }
        }
    ]
}

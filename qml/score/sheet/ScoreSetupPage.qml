// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The page that sets up a new score sheet: players, target score and rules. The start button is always visible.
ScrollPage {
    id: page

    required property ScoreController scoreController
    readonly property ScoreSetup setup: scoreController.setup
    readonly property bool wide: width >= 960

    objectName: "scoreSetupPage"
    backName: "scoreSetupBack"
    //: Title of the page where a score sheet is set up
    title: qsTr("New score sheet")
    maximumWidth: (wide ? 1120 : 640) * Theme.textScale
    footHeight: foot.height
    notices: [scoreController.notice]
    noticeNames: ["scoreSetupNotice"]
    besideTitle: PhonesButton {
        panel: page.phonesPanel
    }
    Component.onCompleted: setup.updateKnown()
    Keys.onPressed: event => players.handleKey(event)

    GridLayout {
        columns: page.wide ? 2 : 1
        columnSpacing: Theme.spaceLarge
        rowSpacing: Theme.spaceLarge

        ScorePeopleSection {
            id: players
            setup: page.setup
            people: page.scoreController.people
            scroller: page.scroller
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
        }

        ScoreRulesSection {
            setup: page.setup
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
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

            GridLayout {
                id: footRow
                anchors.centerIn: parent
                width: Math.min(page.maximumWidth, parent.width - 24)
                columns: width < 460 * Theme.textScale ? 1 : 2

                Words {
                    text: page.setup.problem !== "" ? page.setup.problem : page.setup.remark
                    color: page.setup.problem !== "" ? Theme.warning : Theme.textSoft
                    font.pixelSize: Theme.sizeSmall
                    visible: text !== ""
                    Layout.fillWidth: true
                }

                Item {
                    visible: footRow.columns === 2 && page.setup.problem === "" && page.setup.remark === ""
                    Layout.fillWidth: true
                }

                TableButton {
                    objectName: "scoreSetupStart"
                    kind: "primary"
                    enabled: page.setup.problem === ""
                    textSize: Theme.sizeLarge
                    horizontalPadding: 32
                    //: Button: open the new score sheet
                    text: qsTr("Start scoring")
                    onClicked: {
                        if (page.scoreController.startGame())
                            page.navigator.replace(Navigator.ScoreSheet);
                    }
                    Layout.fillWidth: footRow.columns === 1
                }
            }
        },
        Toasts {
            noticesOf: page
            bottomInset: foot.height + page.frame
            onFocusLost: page.forceActiveFocus()
        }
    ]
}

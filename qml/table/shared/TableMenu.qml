// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The table's menu: leaving, rules, appearance and sound, and facts about this game.
Scroller {
    id: menu

    required property GameTable table
    required property PhonesPanel phonesPanel

    property bool more: false

    signal leaveAsked
    signal discardAsked
    signal helpAsked
    signal rulesAsked
    signal phonesAsked

    sideMargin: 10
    // Scrolls to the end, so that the items that "More" has opened are visible
    onContentHeightChanged: if (save.hasFocus)
        scrollBy(contentHeight)

    ColumnLayout {
        width: parent.width
        spacing: Theme.space

        WideButton {
            objectName: "menuLeave"
            iconName: "back"
            //: Button: goes to Home; the game can be continued
            text: qsTr("Leave table")
            onClicked: menu.leaveAsked()
        }

        Note {
            objectName: "menuSaved"
            readonly property string problem: menu.table.storeProblem || menu.table.notKept
            text: problem !== "" ? problem
                //: Under the button "Leave table"
                : qsTr("Your game is saved. Continue any time.")
            color: problem !== "" ? Theme.warning : Theme.textSoft
            horizontalAlignment: Text.AlignHCenter
        }

        WideButton {
            objectName: "menuDiscard"
            kind: "quiet"
            //: Button: leaves the table and throws the game away; Home offers to restore it
            text: qsTr("Discard game")
            onClicked: menu.discardAsked()
        }

        PhonesWideButton {
            panel: menu.phonesPanel
            onClicked: menu.phonesAsked()
        }

        WideButton {
            objectName: "menuRules"
            iconName: "book"
            //: Button: read the rules of the game that is played, and come back to the table
            text: qsTr("Rules")
            onClicked: menu.rulesAsked()
        }

        WideButton {
            objectName: "menuHelp"
            iconName: "info"
            //: Button: show which keys do what
            text: qsTr("Keys")
            onClicked: menu.helpAsked()
        }

        TextSizeGroup {
            namePrefix: "menuTextSize"
        }

        Toggle {
            objectName: "menuHighContrast"
            //: Setting
            text: qsTr("High contrast")
            checked: AppSettings.highContrast
            onToggled: AppSettings.highContrast = checked
        }

        Toggle {
            objectName: "menuTableTurns"
            visible: menu.table.passAndPlay.active
            //: Setting: the table on the screen turns toward the person who plays
            text: qsTr("Turn the table toward the current player")
            description: qsTr("For a tablet that lies flat in the middle.")
            checked: AppSettings.tableTurns
            onToggled: AppSettings.tableTurns = checked
        }

        SpeedSlider {
            sliderName: "menuSpeed"
        }

        Toggle {
            objectName: "menuReducedMotion"
            //: Setting: cards do not fly, nothing pulses
            text: qsTr("Reduced motion")
            checked: AppSettings.reducedMotion
            onToggled: AppSettings.reducedMotion = checked
        }

        Toggle {
            objectName: "menuSound"
            //: Setting: sounds on or off
            text: qsTr("Sound")
            checked: AppSettings.soundOn
            onToggled: AppSettings.soundOn = checked
        }

        Toggle {
            objectName: "menuReferee"
            visible: menu.table.game === "uno"
            //: Setting: while you pose in UNO, the table does not watch whether you move
            text: qsTr("Judge my own poses")
            description: qsTr("Tableside doesn’t watch while you pose. You say when you moved.")
            checked: AppSettings.refereeMyself
            onToggled: AppSettings.refereeMyself = checked
        }

        Fact {
            //: Heading: the house rules of this game
            heading: qsTr("House rules")
            words: menu.table.rulesText
        }

        Fact {
            //: Heading: the points that win the game
            heading: qsTr("Target")
            //: %n: points that win the game
            words: qsTr("%n point(s)", "", menu.table.target)
        }

        // The button "More" shows rarely used actions
        WideButton {
            objectName: "menuMore"
            visible: !menu.more
            kind: "quiet"
            //: Button: shows what else there is in the menu, such as saving the game as a file
            text: qsTr("More")
            onClicked: {
                menu.more = true;
                Theme.later(save.takeFocus); // deferred until the focused item has its position
            }
        }

        Fact {
            objectName: "menuDeal"
            visible: menu.more && menu.table.dealIsOpen
            //: Heading: the number that deals the same cards again
            heading: qsTr("Deal number")
            words: menu.table.dealNumber
            //: Under the deal number
            note: qsTr("Enter it when you set up a game to get the same cards again.")
        }

        DealSeal {
            table: menu.table
            visible: menu.more && !menu.table.dealIsOpen
        }

        SaveMatch {
            id: save
            table: menu.table
            visible: menu.more
        }
    }

    component Fact: ColumnLayout {
        property string heading: ""
        property string words: ""
        property string note: ""

        spacing: 1
        Layout.fillWidth: true

        Words {
            text: parent.heading
            font.weight: Theme.weightStrong
            Layout.fillWidth: true
        }

        Note {
            text: parent.words
        }

        Note {
            visible: text !== ""
            text: parent.note
            font.pixelSize: Theme.sizeCaption
        }
    }
}

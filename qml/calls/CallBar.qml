// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The tool bar of the call booth (the page with call buttons for a game with real cards): Back, a button for each mode, and the
// buttons that all modes share. If the seats' buttons leave little width, the bar wraps into more rows; if the width allows, the
// buttons show labels.
Item {
    id: bar

    required property CallBooth booth
    required property string mode
    required property PhonesPanel phonesPanel
    property real availableHeight: height // the height of the page's area in which the bar is placed

    signal back
    signal modeAsked(name: string)
    signal panelAsked(name: string)
    signal sheetAsked
    signal rulesAsked

    implicitHeight: grid.implicitHeight

    component Labeled: LabeledIconButton {
        property string shortText: text

        labeled: grid.labeled
        label: grid.cellWidth >= 96 * Theme.textScale ? text : shortText
        Layout.preferredWidth: labeled ? grid.cellWidth : implicitWidth
        Layout.alignment: Qt.AlignTop
    }

    component ModeButton: Labeled {
        required property string name

        checkable: false
        checked: bar.mode === name
        Accessible.checkable: true
        Accessible.checked: checked
        onClicked: bar.modeAsked(name)
    }

    GridLayout {
        id: grid

        readonly property int count: (bar.booth.game === "uno" ? 9 : 8) + (bar.phonesPanel.phones.available ? 1 : 0)
        readonly property int half: Math.ceil(count / 2)
        readonly property int third: Math.ceil(count / 3)
        readonly property real leastWidth: 70 * Theme.textScale // the minimum width of a button with a short label
        readonly property bool inOneRow: widthFor(count) >= leastWidth
        readonly property bool inTwoRows: !inOneRow && widthFor(half) >= leastWidth && bar.availableHeight
            >= 340 * Theme.textScale
        readonly property bool inThreeRows: !inOneRow && !inTwoRows && widthFor(third) >= leastWidth
            && bar.availableHeight >= 600 * Theme.textScale
        readonly property bool labeled: inOneRow || inTwoRows || inThreeRows
        readonly property real cellWidth: Math.min(116 * Theme.textScale, widthFor(columns))
        readonly property int mostInRow: Math.floor((bar.width + columnSpacing) / (Theme.touchTarget + columnSpacing))

        function widthFor(cells: int): real {
            return (bar.width + columnSpacing) / cells - columnSpacing;
        }

        anchors.horizontalCenter: parent.horizontalCenter
        columns: inOneRow || !labeled && mostInRow >= count ? count : inTwoRows ? half : inThreeRows ? third : Math.min(4, mostInRow)
        columnSpacing: 6
        rowSpacing: 4

        Labeled {
            objectName: "callBack"
            iconName: "back"
            //: Button: leave the call booth
            text: qsTr("Back")
            onClicked: bar.back()
        }

        ModeButton {
            objectName: "callModeOne"
            name: "one"
            iconName: "call"
            //: Kind of call booth: one big button for everyone
            text: qsTr("One shared button")
            //: The same, short, below its icon
            shortText: qsTr("One button")
        }

        ModeButton {
            objectName: "callModeSeats"
            name: "seats"
            iconName: "seats"
            //: Kind of call booth: a button for each player around the tablet
            text: qsTr("One button per seat")
            //: Short, below an icon: the call booth with a button for each seat
            shortText: qsTr("Seats")
        }

        ModeButton {
            objectName: "callModePoses"
            name: "poses"
            visible: bar.booth.game === "uno" // only UNO has the Wild Dumb Fu, after which a player holds a pose
            iconName: "pose-mark"
            //: Kind of call booth: a timer for each player posing for a Wild Dumb Fu
            text: qsTr("Pose referee")
            //: Short, below an icon: the call booth with the pose referee
            shortText: qsTr("Poses")
        }

        Labeled {
            objectName: "callSheet"
            iconName: "sheet"
            //: Button: from the call booth to the score sheet
            text: qsTr("Score sheet")
            //: From the call booth to the score sheet, short, below its icon
            shortText: qsTr("Sheet")
            onClicked: bar.sheetAsked()
        }

        Labeled {
            objectName: "callRules"
            iconName: "book"
            //: Button: from the call booth to the rules of its game
            text: qsTr("Rules")
            onClicked: bar.rulesAsked()
        }

        Labeled {
            objectName: "callLog"
            iconName: "log"
            //: Button: shows every call with its player and time
            text: qsTr("Call log")
            //: Short, below an icon: the call log
            shortText: qsTr("Log")
            onClicked: bar.panelAsked("log")
        }

        Labeled {
            objectName: "callVoices"
            iconName: "sound-on"
            //: Button: what a call sounds like
            text: qsTr("Voices")
            onClicked: bar.panelAsked("voices")
        }

        Labeled {
            objectName: "callPeople"
            iconName: "person"
            //: Button: seats and rules of the call booth
            text: qsTr("Players and rules")
            //: Players and rules of the call booth, short, below its icon
            shortText: qsTr("Players")
            onClicked: bar.panelAsked("people")
        }

        PhonesButton {
            panel: bar.phonesPanel
            labeled: grid.labeled
            Layout.preferredWidth: labeled ? grid.cellWidth : implicitWidth
            Layout.alignment: Qt.AlignTop
        }
    }
}

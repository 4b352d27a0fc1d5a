// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The table of contents of a game's rules, with buttons for the quick card (a summary on one screen) and for the disputed cases.
ColumnLayout {
    id: contents

    required property RulesReader reader

    signal chosen
    signal listed
    signal learnAsked

    spacing: Theme.spaceSmall

    function reveal(): void {
        list.currentIndex = reader.contents.rowOf(reader.sectionId);
        list.positionViewAtIndex(list.currentIndex, ListView.Center);
    }

    Connections {
        target: contents.reader
        function onMoved(): void {
            contents.reveal();
        }
    }
    Component.onCompleted: reveal()

    RadioGroup {
        namePrefix: "rulesGame"
        //: Spoken name of the choice between the rules of DOS and of UNO
        Accessible.name: qsTr("Game")
        asPills: true
        pillWidth: 80
        value: contents.reader.game
        options: [{ value: "dos", name: "DOS" }, { value: "uno", name: "UNO" }]
        onPicked: value => contents.reader.game = value
        Layout.fillHeight: false
    }

    component ShortButton: TableButton {
        textSize: Theme.sizeSmall
        horizontalPadding: 10
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
    }

    RowLayout {
        spacing: Theme.spaceSmall
        Layout.fillHeight: false
        Layout.bottomMargin: 4

        ShortButton {
            objectName: "rulesSettle"
            kind: "primary"
            //: Button: to the disputed cases
            text: qsTr("Settle it")
            onClicked: {
                contents.reader.listDisputed();
                contents.listed();
            }
        }

        ShortButton {
            objectName: "rulesQuick"
            //: Button: to the rules of the game on one screen
            text: qsTr("Quick card")
            onClicked: {
                contents.reader.openChapter("quick");
                contents.chosen();
            }
        }
    }

    WideButton {
        objectName: "rulesLearn"
        kind: "quiet"
        iconName: "play"
        textSize: Theme.sizeSmall
        horizontalPadding: 10
        text: contents.reader.game === "uno"
              //: Button in the rules of UNO: to the lesson
              ? qsTr("Learn UNO by playing")
              //: Button in the rules of DOS: to the lesson
              : qsTr("Learn DOS by playing")
        onClicked: contents.learnAsked()
        Layout.fillHeight: false
    }

    ListView {
        id: list
        objectName: "rulesContents"
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: contents.reader.contents.rows
        currentIndex: -1
        activeFocusOnTab: true
        highlightMoveDuration: 0
        Layout.fillWidth: true
        Layout.fillHeight: true

        Accessible.role: Accessible.List
        //: Spoken name of the list of chapters and sections
        Accessible.name: qsTr("Contents")

        Keys.onReturnPressed: (currentItem as ContentsRow)?.picked()
        Keys.onEnterPressed: (currentItem as ContentsRow)?.picked()

        delegate: ContentsRow {
            width: ListView.view.width
            isHere: sectionId === contents.reader.sectionId && !isChapter
            isCurrent: ListView.isCurrentItem && ListView.view.activeFocus
            onPicked: {
                contents.reader.open(sectionId);
                contents.chosen();
            }
        }

        FocusRing {
            parent: list
            visible: list.activeFocus
            gap: -6
        }
    }
}

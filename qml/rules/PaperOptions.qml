// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel that prints the quick card (a summary on one screen) or all rules, or saves them as PDF. The option for the shown
// page is first.
PanelOver {
    id: paper

    required property RulesReader reader

    //: Title of the panel with the ways of the rules onto paper
    title: qsTr("Print or save")
    closeName: "paperClose"

    component Choice: TableButton {
        property bool quickCard: false
        property bool printed: false

        objectName: (printed ? "paperPrint" : "paperSave") + (quickCard ? "Quick" : "Rules")
        iconName: printed ? "print" : "save"
        visible: !printed || paper.reader.canPrint
        Layout.fillWidth: true
        onClicked: {
            paper.close();
            if (printed)
                paper.reader.print(quickCard);
            else
                paper.reader.savePdf(quickCard);
        }
    }

    Scroller {
        sideMargin: 10 // leaves space for the scroll bar beside the content
        maximumWidth: 700
        Layout.fillWidth: true
        Layout.preferredHeight: contentHeight
        Layout.fillHeight: true

        GridLayout {
            id: choices

            readonly property int quickFirst: paper.reader.page.isQuickCard ? 0 : 2

            width: parent.width
            columns: 1
            rowSpacing: Theme.spaceSmall

            Choice {
                quickCard: true
                printed: true
                //: Button: only the one page with the rules in short
                text: qsTr("Print quick card…")
                Layout.row: choices.quickFirst
            }

            Choice {
                quickCard: true
                //: Button: only the one page with the rules in short
                text: qsTr("Save quick card as PDF")
                Layout.row: choices.quickFirst + 1
            }

            Choice {
                printed: true
                //: Button: the rules of this game as a booklet
                text: qsTr("Print all rules…")
                Layout.row: 2 - choices.quickFirst
            }

            Choice {
                //: Button: the rules of this game as a booklet
                text: qsTr("Save all rules as PDF")
                Layout.row: 3 - choices.quickFirst
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A panel that appears over any page if the file with the games was damaged or lost. It says what could be read and what was
// restored, and stays until the user dismisses it.
PanelOver {
    id: panel

    required property DataKeeper dataKeeper
    // A QStringList in C++; qmllint of Qt 6.4 does not accept it as list<string>
    readonly property var sentences: dataKeeper.damage

    // Opens the panel if there is damage to report, otherwise closes it. Called again when the language changes, because that
    // changes the sentences
    function follow(): void {
        if (sentences.length > 0 && !opened)
            open();
        else if (sentences.length === 0)
            close();
    }

    function focusContinue(): void {
        if (opened)
            go.forceActiveFocus(Qt.PopupFocusReason);
    }

    //: Title of a panel after the file with the games was damaged or lost
    title: qsTr("Your saved games")
    closeName: "damageClose"
    widest: 620
    onSentencesChanged: follow()
    onClosed: dataKeeper.dismissDamage()
    onOpened: focusContinue()
    onActiveFocusChanged: if (!activeFocus)
        Theme.later(focusContinue) // the page below the panel was loaded meanwhile and has taken the focus
    Component.onCompleted: Theme.later(follow) // deferred until the first page has taken the focus

    Scroller {
        id: scroller
        Layout.fillWidth: true
        Layout.preferredHeight: contentHeight
        Layout.fillHeight: true

        ColumnLayout {
            width: parent.width
            spacing: Theme.space

            Repeater {
                model: panel.sentences

                Words {
                    required property string modelData
                    required property int index
                    text: modelData
                    font.weight: index === 0 ? Theme.weightTitle : Theme.weightBody
                    Layout.fillWidth: true
                }
            }

            WideButton {
                objectName: "damageFolder"
                visible: panel.dataKeeper.canChooseFolder
                iconName: "forward"
                //: Button: in the system's file manager
                text: qsTr("Open folder")
                onClicked: panel.dataKeeper.openFolder()
            }

            WideButton {
                id: go
                objectName: "damageContinue"
                kind: "primary"
                //: Button: closes what was told about damaged games
                text: qsTr("Continue")
                onClicked: panel.close()

                SpokenWords {
                    objectName: "damageSpoken"
                    says: panel.opened ? panel.sentences.join(" ") : ""
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The button that deletes the person of a page, and the question before it.
ColumnLayout {
    id: removal

    required property ScoreController scoreController

    readonly property PersonPage person: scoreController.person
    readonly property string personId: person.personId
    property bool asking: false

    signal removed

    Timer {
        id: focused
        interval: 30 // milliseconds until the buttons have their final positions, to which the page then scrolls
        onTriggered: keep.forceActiveFocus(Qt.TabFocusReason)
    }

    spacing: Theme.space
    onPersonIdChanged: asking = false

    WideButton {
        id: ask
        objectName: "personDelete"
        visible: !removal.asking
        iconName: "remove"
        //: Button: asks before it deletes. %1 a player
        text: qsTr("Delete %1…").arg(removal.person.name)
        onClicked: {
            removal.asking = true;
            focused.restart();
        }
    }

    AlertWords {
        objectName: "personDeleteQuestion"
        visible: removal.asking
        //: Question before a player is deleted. %1 the player
        text: removal.asking ? qsTr("Delete %1? The games stay, but say “Former player” in place of the name, and the statistics are gone. Notes, the call log, and older backups keep the name. You can’t undo it.").arg(removal.person.name) : ""
    }

    Flow {
        visible: removal.asking
        spacing: Theme.spaceSmall
        Layout.fillWidth: true

        TableButton {
            id: keep
            objectName: "personDeleteCancel"
            text: qsTr("Cancel")
            onClicked: {
                removal.asking = false;
                ask.forceActiveFocus(Qt.TabFocusReason);
            }
        }

        TableButton {
            objectName: "personDeleteNow"
            kind: "quiet"
            iconName: "remove"
            text: qsTr("Delete permanently")
            onClicked: {
                if (removal.scoreController.deletePerson())
                    removal.removed();
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Buttons that merge two entries of the score book which are the same person, and buttons that separate them again.
ColumnLayout {
    id: merges

    required property ScoreController scoreController

    readonly property PersonPage person: scoreController.person
    property bool merging: false

    // Merges the person of this page into the person `personId`. The pressed button cannot do this in its own handler, because
    // merging may destroy the button, whose `personId` openPerson() still needs
    function mergeInto(personId: string): void {
        if (!scoreController.people.merge(person.personId, personId))
            return; // merging has failed, and the page shows the reason
        scoreController.openPerson(personId);
        merging = false;
        toggle.forceActiveFocus(Qt.OtherFocusReason);
    }

    function part(personId: string): void {
        const here = person.personId;
        if (!scoreController.people.part(personId))
            return; // separating has failed, and the page shows the reason
        scoreController.openPerson(here);
        toggle.forceActiveFocus(Qt.OtherFocusReason);
    }

    spacing: Theme.space

    Repeater {
        model: merges.person.merged

        ColumnLayout {
            id: row

            required property personRow modelData

            spacing: Theme.spaceSmall

            Words {
                //: On the page of %2: %1 is another name in the score book, merged with %2
                text: Phrases.fill(qsTr("%1 is merged with %2. Their games are counted together."),
                                   [row.modelData.name, merges.person.name])
                color: Theme.textSoft
                Layout.fillWidth: true
            }

            WideButton {
                objectName: "personPart_" + row.modelData.name
                iconName: "undo"
                //: Button: undo the merging. %1 one of the two names
                text: qsTr("Separate %1").arg(row.modelData.name)
                onClicked: merges.part(row.modelData.personId)
            }
        }
    }

    WideButton {
        id: toggle
        objectName: "personMerge"
        iconName: "person"
        //: Button: merge two names that are the same person
        text: merges.merging ? qsTr("Don’t merge") : qsTr("Same person, two names?")
        onClicked: merges.merging = !merges.merging
    }

    Flow {
        visible: merges.merging
        spacing: 8
        Layout.fillWidth: true

        Repeater {
            model: merges.merging ? merges.scoreController.people.list : null

            PlayerButton {
                required property string personId
                required property int index
                required name
                required portrait
                required colorIndex

                objectName: "mergeInto" + index
                visible: personId !== merges.person.personId
                markSize: 34
                //: Spoken name of the button. %1, %2 two names of the same person
                text: Phrases.fill(qsTr("%1 is %2"), [merges.person.name, name])
                onClicked: merges.mergeInto(personId)
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The ready-made sets of rules in the setup of a game. None is checked if the house rules below are the user's own.
Section {
    id: section

    required property MatchSetup setup

    //: Heading when setting up a game: which set of rules is played
    title: qsTr("Rules")

    GridLayout {
        id: cards

        readonly property real narrowest: 190 * Theme.textScale

        columns: Math.max(1, Math.min(section.setup.presets.length, Math.floor((width + columnSpacing) / (narrowest + columnSpacing))))
        columnSpacing: Theme.spaceSmall
        rowSpacing: Theme.spaceSmall
        Accessible.role: Accessible.Grouping
        Accessible.name: section.title
        Layout.fillWidth: true

        Repeater {
            id: all
            model: section.setup.presets.length

            RadioOption {
                required property int index
                readonly property option preset: section.setup.presets[index]

                objectName: "setupPreset" + index
                text: preset.name
                description: preset.description
                checked: section.setup.preset === preset.value
                onPicked: section.setup.choosePreset(preset.value)
                Keys.onPressed: event => {
                    const by = { [Qt.Key_Left]: -1, [Qt.Key_Up]: -1, [Qt.Key_Right]: 1, [Qt.Key_Down]: 1 }[event.key] ?? 0;
                    const next = by !== 0 ? all.itemAt(index + by) : null;
                    next?.forceActiveFocus(Qt.TabFocusReason);
                    event.accepted = next !== null;
                }
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
            }
        }
    }

    Note {
        visible: section.setup.preset === ""
        //: Below the sets of rules, of which none is checked
        text: qsTr("You play by your own rules; see House rules below.")
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// The heading of a game's house rules in the setup, with a button that shows or hides them.
RowLayout {
    id: heading

    required property string note
    property bool unfolded: false

    spacing: Theme.space

    ColumnLayout {
        spacing: 2

        Heading {
            //: Heading: rules that families play differently
            text: qsTr("House rules")
        }

        Note {
            text: heading.note
        }
    }

    IconButton {
        objectName: "setupHouseRules"
        iconName: heading.unfolded ? "minus" : "plus"
        text: heading.unfolded
              //: Button
              ? qsTr("Hide house rules")
              //: Button
              : qsTr("Show house rules")
        onClicked: heading.unfolded = !heading.unfolded
    }
}

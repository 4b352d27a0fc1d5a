// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// Buttons to the previous and the next section of the rules, labeled with the sections' titles. In narrow windows only the next
// button shows a title.
Item {
    id: turner

    required property RulesReader reader
    readonly property bool narrow: width < 560
    readonly property real share: narrow ? width - Theme.touchTarget - 8 : width / 2 - 6

    signal turned

    implicitHeight: Math.max(Theme.touchTarget, before.height, after.height)

    TableButton {
        id: before
        objectName: "rulesPrevious"
        visible: turner.reader.previousTitle !== ""
        anchors.verticalCenter: parent.verticalCenter
        width: turner.narrow ? Theme.touchTarget : Math.min(implicitWidth, turner.share)
        iconName: "back"
        textSize: Theme.sizeSmall
        horizontalPadding: turner.narrow ? 10 : 14
        text: turner.narrow ? "" : turner.reader.previousTitle
        //: Spoken name of a button; %1 the title of the section before this one
        Accessible.name: qsTr("Previous: %1").arg(turner.reader.previousTitle)
        onClicked: {
            turner.reader.previous();
            turner.turned();
        }
    }

    TableButton {
        id: after
        objectName: "rulesNext"
        visible: turner.reader.nextTitle !== ""
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, turner.share)
        iconName: "forward"
        textSize: Theme.sizeSmall
        horizontalPadding: 14
        text: turner.reader.nextTitle
        //: Spoken name of a button; %1 the title of the section after this one
        Accessible.name: qsTr("Next: %1").arg(turner.reader.nextTitle)
        onClicked: {
            turner.reader.next();
            turner.turned();
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The log of the game, one sentence per line. The newest line is at the bottom and is kept visible.
ListView {
    id: log

    required property GameTable table

    // Whether the list scrolls to new lines; false while the user has scrolled up to earlier lines
    property bool follows: true

    objectName: "logList"
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: false
    spacing: 2
    model: table.log
    onCountChanged: Theme.later(toEnd) // deferred until the lines have their heights
    onHeightChanged: Theme.later(toEnd)
    onVisibleChanged: {
        follows = true;
        Theme.later(toEnd);
    }
    onMovementStarted: follows = false
    onMovementEnded: follows = isAtEnd()

    Accessible.role: Accessible.List
    //: Spoken name of the log of the game
    Accessible.name: qsTr("Game log")

    Keys.onUpPressed: scrollTo(contentY - 80)
    Keys.onDownPressed: scrollTo(contentY + 80)

    function toEnd(): void {
        if (follows)
            positionViewAtEnd();
    }

    function scrollTo(y: real): void {
        contentY = Math.max(originY, Math.min(originY + contentHeight - height, y));
        follows = isAtEnd();
    }

    function isAtEnd(): bool {
        return contentY >= originY + contentHeight - height - 2;
    }

    function iconFor(kind: int): string {
        switch (kind) {
        case LogKind.Round:
            return "dealer";
        case LogKind.Score:
            return "crown";
        case LogKind.Call:
            return "sound-on";
        case LogKind.Caught:
            return "info";
        case LogKind.Match:
            return "check";
        default:
            return "cards";
        }
    }

    delegate: Item {
        id: line

        required property string text
        required property int kind

        readonly property bool isNewRound: kind === LogKind.Round
        readonly property bool strong: isNewRound || kind === LogKind.Score || kind === LogKind.Call || kind === LogKind.Caught

        width: ListView.view.width
        height: words.height + (isNewRound ? 22 : 10)

        Rectangle {
            visible: line.isNewRound
            x: 10
            y: 6
            width: parent.width - 20
            height: 1
            color: Theme.line
        }

        Icon {
            x: 10
            y: words.y + 2
            size: 17
            name: log.iconFor(line.kind)
            opacity: line.strong ? 1 : 0.55
        }

        Words {
            id: words
            x: 38
            y: line.isNewRound ? 16 : 5
            width: parent.width - 50
            text: line.text
            color: line.strong ? Theme.text : Theme.textSoft
            font.pixelSize: Theme.sizeSmall
            font.weight: line.strong ? Theme.weightTitle : Theme.weightBody
        }
    }

    FocusRing {
        parent: log
        visible: log.activeFocus
        gap: -6
    }
}

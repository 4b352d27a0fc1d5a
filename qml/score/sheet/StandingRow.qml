// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A row of a game's final ranking on the score sheet: the rank, the player and the points.
RowLayout {
    id: line

    required property string rankText
    required property string name
    required property string portrait
    required property int colorIndex
    required property int total
    required property bool isWinner
    required property string spoken

    spacing: Theme.spaceSmall

    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Words {
        text: line.rankText
        color: Theme.textSoft
        font.weight: Theme.weightStrong
        Accessible.ignored: true
        Layout.preferredWidth: Theme.sizeBody * 1.6
    }

    PlayerFace {
        implicitWidth: 30 * Theme.textScale
        name: line.name
        portrait: line.portrait
        colorIndex: line.colorIndex
    }

    FitWords {
        text: line.name
        font.weight: line.isWinner ? Theme.weightTitle : Theme.weightBody
        wrapMode: Text.NoWrap
        Accessible.ignored: true
        Layout.preferredHeight: 34 * Theme.textScale
        Layout.fillWidth: true
    }

    Words {
        text: line.total
        color: Theme.score
        font.weight: Theme.weightFigure
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}

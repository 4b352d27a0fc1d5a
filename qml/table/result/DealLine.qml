// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The deal number and the fair-deal code, shown after the game. The code is a hash of the game, the number of seats and the deal
// number, and was available before the first card. So anyone can check that the deal number was not changed. The code is
// shortened; screen readers and the copy button get all of it.
RowLayout {
    id: deal

    required property GameTable table
    //: At the end of a game. %1 the deal number, %2 the beginning of its fair-deal code: what "printf 'dos 2 42' | sha256sum" prints
    readonly property string whole: Phrases.fill(qsTr("Deal number %1 · fair-deal code %2"), [table.dealNumber, table.dealSeal])

    spacing: Theme.spaceSmall

    function takeFocus(): void {
        copy.forceActiveFocus(Qt.TabFocusReason);
    }

    Note {
        objectName: "resultDeal"
        text: Phrases.fill(qsTr("Deal number %1 · fair-deal code %2"), [deal.table.dealNumber, deal.table.dealSeal.slice(0, 8) + "…"])
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.name: deal.whole
    }

    CopyButton {
        id: copy
        objectName: "resultCopyDeal"
        copied: deal.whole
        //: Button: copies the deal number and the full fair-deal code to the clipboard
        text: qsTr("Copy deal number and full code")
    }
}

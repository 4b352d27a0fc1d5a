// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The buttons below the form in which a round's points are entered: back to the sheet, next hand, finish the round; or save and
// cancel, for a correction. Their sizes are bindings and not set by a layout, because a layout misses changes while it is hidden.
Row {
    id: foot

    required property HandEntry entry
    property bool narrow: false

    // Whether the button "Back to sheet" (in a correction "Cancel") is shown. Narrow windows show it only in a correction or
    // until it is known who went out; otherwise the arrow above does the same
    readonly property bool showsBack: !narrow || !entry.isRoundOver || entry.isCorrection
    readonly property bool showsClose: entry.canClose
    readonly property bool showsNext: !entry.isCorrection && entry.isRoundOver && !showsClose && entry.seat >= 0
    readonly property bool showsSave: entry.isCorrection && entry.isRoundOver
    readonly property int shown: Number(showsBack) + Number(showsNext) + Number(showsClose) + Number(showsSave)
    readonly property real share: (width - (shown - 1) * spacing) / Math.max(1, shown)
    readonly property real tallest: Math.max(back.implicitHeight, next.implicitHeight, close.implicitHeight, save.implicitHeight)

    signal nextAsked
    signal leaveAsked

    function takeFocus(): void {
        for (const button of [close, save, next, back]) {
            if (button.visible && button.enabled)
                return button.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    spacing: Theme.spaceSmall

    TableButton {
        id: back
        objectName: foot.entry.isCorrection ? "entryCancel" : "entryBack"
        visible: foot.showsBack
        horizontalPadding: 12
        //: Button: discard the changes to an earlier round
        text: foot.entry.isCorrection ? qsTr("Cancel")
              //: Button: leave the entry; the counted hands stay
              : qsTr("Back to sheet")
        onClicked: {
            if (foot.entry.isCorrection)
                foot.entry.cancel();
            else
                foot.leaveAsked();
        }
        width: foot.share
        height: foot.tallest
    }

    TableButton {
        id: next
        objectName: "entryNext"
        visible: foot.showsNext
        kind: "primary"
        horizontalPadding: foot.narrow ? 8 : 20
        //: Button: this hand is counted; go to the next one
        text: qsTr("Next hand")
        onClicked: foot.nextAsked()
        width: foot.share
        height: foot.tallest
    }

    TableButton {
        id: close
        objectName: "entryClose"
        visible: foot.showsClose
        kind: "primary"
        horizontalPadding: foot.narrow ? 8 : 20
        //: Button: all hands are counted; the round is complete
        text: qsTr("Finish round")
        onClicked: foot.entry.closeRound()
        width: foot.share
        height: foot.tallest
    }

    TableButton {
        id: save
        objectName: "entrySave"
        visible: foot.showsSave
        enabled: foot.entry.hasChanges
        kind: "primary"
        horizontalPadding: foot.narrow ? 8 : 20
        //: Button: save the changes to an earlier round
        text: qsTr("Save")
        onClicked: foot.entry.save()
        width: foot.share
        height: foot.tallest
    }
}

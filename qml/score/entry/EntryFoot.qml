import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The entry's buttons: back to the sheet, next hand, finish the round. For a correction: save or cancel.
GridLayout {
    id: foot

    required property HandEntry entry
    property bool narrow: false

    signal nextAsked
    signal leaveAsked

    function attend(): void {
        for (const button of [close, save, next, back]) {
            if (button.visible && button.enabled)
                return button.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    columns: 2
    columnSpacing: Theme.spaceSmall

    TableButton {
        id: back
        objectName: foot.entry.isCorrection ? "entryCancel" : "entryBack"
        // Where there is little room the arrow above the sheet does it
        visible: !foot.narrow || !foot.entry.isRoundOver || foot.entry.isCorrection
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
        Layout.fillWidth: true
        Layout.preferredWidth: 1
    }

    TableButton {
        id: next
        objectName: "entryNext"
        visible: !foot.entry.isCorrection && foot.entry.isRoundOver && !close.visible && foot.entry.seat >= 0
        kind: "primary"
        horizontalPadding: foot.narrow ? 8 : 20
        //: Button: this hand is counted; go to the next one
        text: qsTr("Next hand")
        onClicked: foot.nextAsked()
        Layout.fillWidth: true
        Layout.preferredWidth: 1
    }

    TableButton {
        id: close
        objectName: "entryClose"
        visible: foot.entry.canClose
        kind: "primary"
        horizontalPadding: foot.narrow ? 8 : 20
        //: Button: all hands are counted; the round is complete
        text: qsTr("Finish round")
        onClicked: foot.entry.closeRound()
        Layout.fillWidth: true
        Layout.preferredWidth: 1
    }

    TableButton {
        id: save
        objectName: "entrySave"
        visible: foot.entry.isCorrection && foot.entry.isRoundOver
        enabled: foot.entry.hasChanges
        kind: "primary"
        horizontalPadding: foot.narrow ? 8 : 20
        //: Button: save the changes to an earlier round
        text: qsTr("Save")
        onClicked: foot.entry.save()
        Layout.fillWidth: true
        Layout.preferredWidth: 1
    }
}

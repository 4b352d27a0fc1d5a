import QtQuick
import Tableside

// A pad's key that shows the other pad. A tap leaves the focus with the sum.
TableButton {
    focusPolicy: Qt.TabFocus
    horizontalPadding: 2
    shrinks: true
    kind: "secondary"
}

import QtQuick
import Tableside

// The button on a pad that shows the other pad (cards or values). A tap leaves the focus on the sum field.
TableButton {
    focusPolicy: Qt.TabFocus
    horizontalPadding: 2
    shrinks: true
    kind: "secondary"
}

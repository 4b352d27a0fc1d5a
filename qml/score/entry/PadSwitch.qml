import QtQuick
import Tableside

// The key of a pad that leads to the other pad. A tap leaves the focus with the sum.
TableButton {
    focusPolicy: Qt.TabFocus
    horizontalPadding: 2
    shrinks: true
    kind: "secondary"
}

import QtQuick
import QtQuick.Layouts
import Tableside

// A button of the bar. On a phone, where the bar is as wide as it can be, it gives way rather than run out of it.
TableButton {
    property bool compact: false

    horizontalPadding: compact ? 10 : 20
    shrinks: true
    Layout.fillWidth: true
    Layout.minimumWidth: Theme.touchTarget
    Layout.maximumWidth: implicitWidth
}

import QtQuick
import QtQuick.Layouts
import Tableside

// A button of the bar. On a phone, whose bar can't be wider, the button shrinks instead of leaving the bar.
TableButton {
    property bool compact: false

    horizontalPadding: compact ? 10 : 20
    shrinks: true
    Layout.fillWidth: true
    Layout.minimumWidth: Theme.touchTarget
    Layout.maximumWidth: implicitWidth
}

import QtQuick
import QtQuick.Layouts
import Tableside

// A rounded button that fills the width of its layout.
TableButton {
    Layout.fillWidth: true
}

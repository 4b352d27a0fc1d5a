import QtQuick
import Tableside

// A sheet that lies on the table.
Rectangle {
    color: Theme.panel
    radius: Theme.radiusLarge
    border.width: Theme.lineWidth
    border.color: Theme.line
}

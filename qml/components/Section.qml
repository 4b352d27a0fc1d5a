import QtQuick
import QtQuick.Layouts
import Tableside

// A panel with a heading and content.
Panel {
    id: section

    property string title: ""
    default property alias content: column.data

    implicitHeight: column.implicitHeight + 2 * column.anchors.margins

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: section.width < 420 ? 14 : 20
        spacing: Theme.space

        Words {
            visible: section.title !== ""
            text: section.title
            font.pixelSize: Theme.sizeLarge
            font.weight: Theme.weightTitle
            Accessible.role: Accessible.Heading
            Layout.fillWidth: true
        }
    }
}

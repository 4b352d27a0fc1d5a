import QtQuick
import QtQuick.Layouts
import Tableside

// One figure of a player's page: what it is, how much, and what belongs to it.
Panel {
    id: figure

    property string label: ""
    property string value: ""
    property string detail: ""

    implicitHeight: column.implicitHeight + 24

    ColumnLayout {
        id: column
        x: 14
        y: 12
        width: parent.width - 28
        spacing: 0

        Words {
            text: figure.label
            color: Theme.textSoft
            font.pixelSize: Theme.sizeSmall
            Layout.fillWidth: true
        }

        Words {
            text: figure.value
            color: Theme.score
            font.pixelSize: Theme.sizeTitle
            font.weight: Theme.weightFigure
            Layout.fillWidth: true
        }

        Words {
            visible: text !== ""
            text: figure.detail
            color: Theme.textSoft
            font.pixelSize: Theme.sizeCaption
            Layout.fillWidth: true
        }
    }
}

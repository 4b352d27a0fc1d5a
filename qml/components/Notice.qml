import QtQuick
import QtQuick.Layouts
import Tableside

// Something the person should know before going on; stays until it is put away.
Panel {
    id: notice

    property string text: ""
    property string closeName: ""

    signal dismissed

    visible: text !== ""
    implicitHeight: row.implicitHeight + 20
    border.color: Theme.warning
    border.width: 2

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.margins: 10
        anchors.leftMargin: 16
        spacing: Theme.space

        Icon {
            name: "info"
            Layout.preferredWidth: size
            Layout.preferredHeight: size
        }

        Words {
            text: notice.text
            Accessible.ignored: true
            Layout.fillWidth: true
        }

        IconButton {
            id: close
            objectName: notice.closeName
            visible: notice.closeName !== ""
            framed: false
            iconName: "close"
            //: Button: close this notice
            text: qsTr("Dismiss")
            onClicked: notice.dismissed()
        }
    }
}

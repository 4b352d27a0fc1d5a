import QtQuick
import QtQuick.Layouts
import Tableside

// A panel that lies over a place for a while: a title, a way to close it, and whatever belongs in it.
FocusScope {
    id: over

    property bool opened: false
    property string title: ""
    property string closeName: ""
    property real widest: 560
    property real tallest: 400 // what the content would like
    default property alias content: column.data

    signal closed

    visible: opened
    enabled: opened

    // Also when it only changes what it shows
    function attend(): void {
        close.forceActiveFocus(Qt.PopupFocusReason);
    }

    onOpenedChanged: if (opened)
        attend()

    Rectangle {
        anchors.fill: parent
        color: Theme.curtain
        opacity: 0.6

        // Not a TapHandler: that may take the touch of a button above it
        MouseArea {
            anchors.fill: parent
            onClicked: over.closed()
        }
    }

    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width, over.widest * Theme.textScale)
        height: Math.min(parent.height, over.tallest)

        Accessible.role: Accessible.Dialog
        Accessible.name: over.title

        MouseArea {
            anchors.fill: parent
        }

        ColumnLayout {
            id: column
            anchors.fill: parent
            anchors.margins: 14
            spacing: Theme.spaceSmall

            RowLayout {
                Words {
                    text: over.title
                    font.pixelSize: Theme.sizeLarge
                    font.weight: Theme.weightTitle
                    Accessible.role: Accessible.Heading
                    Layout.fillWidth: true
                }

                IconButton {
                    id: close
                    objectName: over.closeName
                    framed: false
                    iconName: "close"
                    //: Button: close this panel
                    text: qsTr("Close")
                    onClicked: over.closed()
                }
            }
        }
    }
}

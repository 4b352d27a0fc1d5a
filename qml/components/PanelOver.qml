pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside

// A panel that lies over a page for a while: a title, a way to close it, and whatever belongs in it. The page itself is
// disabled meanwhile; what it has to say (Toasts.qml) can still be pressed, so the panel is not modal.
T.Popup {
    id: over

    property string title: ""
    property string closeName: ""
    property real widest: 560
    property real tallest: 400 // what the content would like
    property int quarterTurns: 0 // towards whom the page is turned
    default property alias content: column.data

    readonly property bool sideways: quarterTurns % 2 === 1
    readonly property Item overlay: T.Overlay.overlay
    readonly property size room: overlay ? Qt.size(overlay.width, overlay.height) : Qt.size(0, 0)
    readonly property real across: sideways ? room.height : room.width
    readonly property real along: sideways ? room.width : room.height
    readonly property real panelWidth: Math.min(across - 2 * margins, widest * Theme.textScale)
    readonly property real panelHeight: Math.min(along - 2 * margins, tallest)

    // Also when it only changes what it shows
    function attend(): void {
        closeButton.forceActiveFocus(Qt.PopupFocusReason);
    }

    anchors.centerIn: overlay
    width: sideways ? panelHeight : panelWidth
    height: sideways ? panelWidth : panelHeight
    margins: 20
    focus: true
    dim: true
    closePolicy: T.Popup.NoAutoClose // Qt keeps shortcuts from the rest of the window where Esc closes a popup
    onOpened: attend()

    T.Overlay.modeless: Rectangle {
        color: Qt.alpha(Theme.curtain, 0.6)

        // Not a TapHandler: that may take the touch of a button above it
        MouseArea {
            anchors.fill: parent
            onClicked: over.close()
        }
    }

    background: null

    FocusScope {
        anchors.fill: parent
        focus: true
        Keys.onEscapePressed: over.close()
        Keys.onBackPressed: over.close()

        Panel {
            anchors.centerIn: parent
            width: over.panelWidth
            height: over.panelHeight
            rotation: over.quarterTurns * 90

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
                        id: closeButton
                        objectName: over.closeName
                        focus: true
                        framed: false
                        iconName: "close"
                        //: Button: close this panel
                        text: qsTr("Close")
                        onClicked: over.close()
                    }
                }
            }
        }
    }
}

import QtQuick
import QtQuick.Layouts
import Tableside

// A sheet that slides in at the side away from the call button.
FocusScope {
    id: sheet

    required property TableGeometry geometry
    property bool opened: false
    property string title: ""
    property string closeName: ""
    property real wanted: 380
    property real bottomEdge: geometry.height - (geometry.strip ? geometry.stripHeight : 0)
    default property alias content: holder.data

    signal closed

    readonly property bool fromRight: geometry.leftHanded
    property real away: opened ? 0 : 1
    readonly property real gap: geometry.compact ? 4 : 10

    width: Math.min(wanted * (1 + (Theme.textScale - 1) * 0.6), geometry.width - 2 * gap)
    height: bottomEdge - 2 * gap
    x: fromRight ? geometry.width - width - gap + away * (width + 40) : gap - away * (width + 40)
    y: gap
    visible: away < 1
    enabled: opened

    Accessible.role: Accessible.Dialog
    Accessible.name: title

    // Up and down scroll what lies in the sheet, also while the focus is on the button above it
    Keys.forwardTo: holder.children.length > 0 ? [holder.children[0]] : []

    onOpenedChanged: if (opened)
        close.forceActiveFocus(Qt.PopupFocusReason)

    Behavior on away {
        NumberAnimation {
            duration: Theme.duration(Theme.flight)
            easing.type: Theme.easing
        }
    }

    Panel {
        anchors.fill: parent

        // Taps on the sheet do not reach the table below
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }

        ColumnLayout {
            anchors.fill: parent
            anchors.margins: 10
            spacing: 4

            RowLayout {
                Layout.leftMargin: 10

                Words {
                    text: sheet.title
                    font.pixelSize: Theme.sizeLarge
                    font.weight: Theme.weightTitle
                    Accessible.role: Accessible.Heading
                    Layout.fillWidth: true
                }

                IconButton {
                    id: close
                    objectName: sheet.closeName
                    focus: true
                    framed: false
                    iconName: "close"
                    //: Button: close this sheet
                    text: qsTr("Close")
                    onClicked: sheet.closed()
                }
            }

            Item {
                id: holder
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside
import Tableside.App

// A panel at a table that slides in from the side opposite the call button.
T.Drawer {
    id: sheet

    required property tableGeometry geometry
    required property real frame // the width of the table's wooden frame; the geometry's coordinates begin inside the frame
    property int quarterTurns: 0 // the rotation of the table in the window, in clockwise quarter turns
    property string name: ""
    property string title: ""
    property real wanted: 380
    property real bottomEdge: geometry.height - (geometry.strip ? geometry.stripHeight : 0)
    default property alias content: holder.data

    readonly property real gap: geometry.compact ? 4 : 10
    // The table's side at which the panel is: 0 for the left, 2 for the right
    readonly property int side: geometry.leftHanded ? 2 : 0
    readonly property bool sideways: quarterTurns % 2 === 1
    readonly property real across: Math.min(wanted * (1 + (Theme.textScale - 1) * 0.6), geometry.width - 2 * gap) + frame + gap
    readonly property real along: bottomEdge - 2 * gap
    readonly property real start: frame + gap

    function takeFocus(): void {
        closeButton.forceActiveFocus(Qt.PopupFocusReason);
    }

    parent: T.Overlay.overlay // slides in from the edge of its parent, which must therefore be the whole window
    edge: [Qt.LeftEdge, Qt.TopEdge, Qt.RightEdge, Qt.BottomEdge][(side + quarterTurns) % 4]
    dragMargin: 0 // a drag from the edge does not open the panel, because such a drag moves a card
    interactive: false
    width: sideways ? along : across
    height: sideways ? across : along
    modal: false // the call button must stay usable beside the open panel
    focus: true
    closePolicy: T.Popup.NoAutoClose // with the default, Qt blocks the window's shortcuts while the popup is open
    onAboutToShow: takeFocus()

    enter: Transition {
        NumberAnimation {
            duration: Theme.duration(Theme.flight)
            easing.type: Theme.easing
        }
    }
    exit: enter

    // The next two bindings align the panel with the upper edge of the table, which may be rotated in the window
    Binding on x {
        when: sheet.sideways
        value: sheet.quarterTurns === 3 ? sheet.start : (sheet.parent?.width ?? 0) - sheet.start - sheet.along
    }

    Binding on y {
        when: !sheet.sideways
        value: sheet.quarterTurns === 0 ? sheet.start : (sheet.parent?.height ?? 0) - sheet.start - sheet.along
    }

    background: null

    Panel {
        objectName: sheet.name + "Panel"
        x: (parent.width - width) / 2 + (sheet.sideways ? 0 : inset)
        y: (parent.height - height) / 2 + (sheet.sideways ? inset : 0)
        width: sheet.across - sheet.start
        height: sheet.along
        rotation: sheet.quarterTurns * 90

        // The offset of the content, in pixels, that keeps it off the table's wooden frame
        readonly property real inset: (sheet.edge === Qt.LeftEdge || sheet.edge === Qt.TopEdge ? 1 : -1) * sheet.start / 2

        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title

        // The keys Up and Down scroll the panel's content, even if the close button has the focus
        Keys.forwardTo: holder.children.length > 0 ? [holder.children[0]] : []

        // A press on the panel must not reach the table below
        MouseArea {
            anchors.fill: parent
        }

        ColumnLayout {
            anchors.fill: parent
            anchors.margins: 10
            spacing: 4

            RowLayout {
                Layout.leftMargin: 10

                Heading {
                    text: sheet.title
                }

                IconButton {
                    id: closeButton
                    objectName: sheet.name + "Close"
                    focus: true
                    framed: false
                    iconName: "close"
                    //: Button: close this sheet
                    text: qsTr("Close")
                    onClicked: sheet.close()
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

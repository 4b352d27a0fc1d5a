// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside

// A panel over a page, with a title, a close button and content. By default it is as high as its content; if the window is lower,
// a Scroller in the content scrolls. While the panel is open, the page must disable its items. The panel is not modal, because the page's
// messages (Toasts.qml) must stay usable.
T.Popup {
    id: over

    property string title: ""
    property string closeName: ""
    property real widest: 560
    property real tallest: wantedHeight // the preferred height; the panel is lower if the window is
    property int quarterTurns: 0 // the rotation toward one of the players, in clockwise quarter turns
    default property alias content: column.data

    readonly property bool sideways: quarterTurns % 2 === 1
    readonly property Item overlay: T.Overlay.overlay
    readonly property size windowSize: overlay ? Qt.size(overlay.width, overlay.height) : Qt.size(0, 0)
    readonly property real across: sideways ? windowSize.height : windowSize.width
    readonly property real along: sideways ? windowSize.width : windowSize.height
    readonly property real panelWidth: Math.min(across - 2 * margins, widest * Theme.textScale)
    // The width of the content. The content's height may be bound to this width; a binding to the width of the layout would be a
    // binding loop in Qt 6.8
    readonly property real columnWidth: panelWidth - 2 * column.anchors.margins
    // The height at which the content fits, and nothing scrolls. A Scroller in the content must set Layout.preferredHeight to its
    // contentHeight
    readonly property real wantedHeight: column.implicitHeight + 2 * column.anchors.margins
    readonly property real panelHeight: Math.min(along - 2 * margins, tallest)

    // Focuses the close button: when the panel opens, and when its content is replaced
    function takeFocus(): void {
        closeButton.forceActiveFocus(Qt.PopupFocusReason);
    }

    anchors.centerIn: overlay
    width: sideways ? panelHeight : panelWidth
    height: sideways ? panelWidth : panelHeight
    margins: 20
    focus: true
    dim: true
    closePolicy: T.Popup.NoAutoClose // with the default, Qt blocks the window's shortcuts while the popup is open
    onOpened: takeFocus()

    T.Overlay.modeless: Rectangle {
        color: Qt.alpha(Theme.backdrop, 0.6)

        // This is not a TapHandler, because a TapHandler may take the touch away from a button above it
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
                    Heading {
                        text: over.title
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

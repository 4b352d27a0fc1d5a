// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A panel that covers the hidden hand while people hand the device on. It names the next person, and has a button that shows that
// person's cards. Cards that everybody may see stay visible.
FocusScope {
    id: cover

    required property GameTable table
    required property tableGeometry geometry

    readonly property PassAndPlay passing: table.passAndPlay
    readonly property int seat: passing.awaited
    readonly property bool shown: passing.active && passing.covered && seat >= 0
    readonly property bool narrow: geometry.compact
    // Whether the bar shows why an action was refused. If not, the bar is hidden, and on narrow tables this panel covers the
    // bar's area, too
    property bool barSpeaks: false
    readonly property real upper: geometry.strip && !barSpeaks ? geometry.barRect.y : geometry.handRect.y - (geometry.strip ? 0 : 5)

    // The portrait and the text are centered together on wide tables
    readonly property real faceSize: narrow ? Math.min(96, height * 0.42) : Math.min(height * 0.62, 112 * Theme.zoom)
    property real wordsWidth: 0 // the width of the sentence that names the next person
    readonly property real start: narrow ? 16
        : Math.max(20, (width - faceSize - 24 - Math.max(wordsWidth, buttons.implicitWidth)) / 2)

    signal opened

    objectName: "handCover"
    visible: shown
    enabled: shown
    x: geometry.handRect.x
    y: upper
    width: geometry.handRect.width
    // 5 pixels more, so that all corners of the cards are covered
    height: geometry.handRect.y + geometry.handRect.height + 5 - upper

    function open(): void {
        if (!shown)
            return;
        table.showCards();
        opened();
    }

    // Focuses the button that shows the cards. If WhoPanel asks a question, the focus stays there
    function takeFocus(): void {
        if (shown && passing.question === PassAndPlay.Nothing)
            show.forceActiveFocus(Qt.OtherFocusReason);
    }

    onSeatChanged: takeFocus()
    onShownChanged: takeFocus()
    Component.onCompleted: takeFocus()

    // A press on this panel must not reach the cards below
    MouseArea {
        anchors.fill: parent
    }

    Repeater {
        // Created only while this panel is shown, because a table with ten seats must open fast
        model: cover.shown ? cover.table.seats : null

        Panel {
            id: panel

            required property int seat
            required property string name
            required property string portrait
            required property int colorIndex

            visible: seat === cover.seat
            anchors.fill: parent
            border.width: 2
            border.color: Theme.callToAct
            Accessible.role: Accessible.Grouping
            Accessible.name: whom.text

            PlayerFace {
                id: face
                objectName: "seatPortrait"
                name: panel.name
                portrait: panel.portrait
                colorIndex: panel.colorIndex
                active: true
                width: cover.faceSize
                height: width
                x: cover.start
                y: cover.narrow ? Math.max(12, (parent.height - Theme.touchTarget - 24 - height) / 2) : (parent.height - height) / 2
            }

            // Measures the width of the sentence. The visible text can't be used, because it shrinks to fit and reports another
            // width
            TextMetrics {
                id: wholeWords
                font: whom.font
                text: whom.text
            }

            Binding {
                target: cover
                property: "wordsWidth"
                value: wholeWords.advanceWidth
                when: panel.visible
            }

            FitWords {
                id: whom
                objectName: "handCoverName"
                x: face.x + face.width + (cover.narrow ? 14 : 24)
                y: cover.narrow ? face.y : Math.max(8, parent.height / 2 - height - 6)
                width: parent.width - x - 16
                height: cover.narrow ? face.height : Math.min(parent.height * 0.36, 52 * Theme.textScale)
                verticalAlignment: Text.AlignVCenter
                //: On the curtain over the cards: %1 a player's name, who gets the device now
                text: qsTr("Pass to %1").arg(panel.name)
                font.pixelSize: cover.narrow ? Theme.sizeTitle : Theme.sizeHeadline
                font.weight: Theme.weightTitle
                floor: 12
            }
        }
    }

    // The words of the latest moments since this person's last turn, as far as there is space
    FitWords {
        objectName: "handCoverMissed"
        readonly property var moments: (cover.shown ? Array.from(cover.table.turnNotes(-1)) : [])
            .reduce((all, note) => all.concat(Array.from(note.moments)), [])
        readonly property string missed: moments.slice(cover.narrow ? -1 : -3).join(" · ")
        visible: missed !== ""
        x: 16
        y: 6
        width: parent.width - 32
        height: Math.min(Theme.sizeSmall * 2.8, (cover.narrow ? 0.22 : 0.26) * cover.height)
        horizontalAlignment: Text.AlignHCenter
        //: On the curtain over the cards. %1 what happened since that person's last turn, such as "+4 for Mara"
        text: qsTr("Since your last turn: %1").arg(missed)
        color: Theme.callToAct
        font.pixelSize: Theme.sizeSmall
    }

    RowLayout {
        id: buttons

        readonly property real start: cover.narrow ? 16 : cover.start + cover.faceSize + 24

        x: start
        width: Math.min(cover.width - start - 16, cover.narrow ? cover.width : implicitWidth)
        y: cover.narrow ? cover.height - height - 12 : Math.min(cover.height - height - 8, cover.height / 2 + 4)
        spacing: Theme.spaceSmall

        TableButton {
            id: show
            objectName: "handCoverShow"
            focus: true
            kind: "primary"
            shrinks: true
            textSize: Theme.sizeLarge
            horizontalPadding: 28
            //: Button on the curtain: whoever has the device now looks at their own cards
            text: qsTr("Show my cards")
            onClicked: cover.open()
            Layout.fillWidth: true // shrinks where there is less space
            Layout.minimumWidth: Theme.touchTarget
        }

        TableButton {
            objectName: "handCoverNever"
            visible: cover.passing.interrupting
            shrinks: true
            //: Button: somebody who asked for the device out of turn gives it back
            text: qsTr("Never mind")
            onClicked: cover.table.stopInterrupting()
            Layout.minimumWidth: Theme.touchTarget
            Layout.fillWidth: true // shrinks where there is less space
        }
    }
}

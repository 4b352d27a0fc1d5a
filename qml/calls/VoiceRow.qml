// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A row for one voice that speaks the calls: a button to choose the voice, its volume, and a button to play a sample. The user's
// own recordings can be deleted, after a question.
Panel {
    id: row

    required property CallVoices voices
    required property int number
    required property string voiceId
    required property string name
    required property bool own
    required property real volume
    required property bool isChosen
    property bool asks: false // whether the row asks if the recording should be deleted

    signal removed // emitted after the user confirmed the deletion
    // Emitted when an item has its final position, so that the page can scroll to the whole item. Focusing a button shows only
    // that button
    signal shifted(item: Item)

    function takeFocus(): void {
        option.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: column.height + 12
    onVoiceIdChanged: asks = false
    onVisibleChanged: asks = false
    border.color: isChosen ? Theme.callToAct : Theme.line
    border.width: isChosen ? 2 : Theme.lineWidth

    Timer {
        id: positioned
        interval: 30 // milliseconds until the question has its final position, to which the panel then scrolls
        onTriggered: if (row.asks) {
            cancel.forceActiveFocus(Qt.TabFocusReason);
            row.shifted(row);
        }
    }

    // This is not one layout, because a layout does not notice in time that the words of the question need fewer lines
    Column {
        id: column
        x: 6
        y: 6
        width: parent.width - 18
        bottomPadding: row.asks ? Theme.spaceSmall : 0
        spacing: Theme.spaceSmall

        GridLayout {
            id: content
            width: parent.width
            columns: width < 430 ? 3 : 4
            columnSpacing: Theme.spaceSmall
            rowSpacing: 0

            RadioOption {
                id: option
                objectName: "voice" + row.number
                text: row.name
                checked: row.isChosen
                onPicked: {
                    row.voices.choose(row.voiceId);
                    row.voices.test(row.voiceId);
                }
                Layout.fillWidth: true
                Layout.minimumWidth: 120
            }

            SliderRow {
                sliderName: "voiceVolume" + row.number
                //: How loud a voice is
                label: qsTr("Volume")
                //: How loud a voice is, in percent
                valueText: qsTr("%1%").arg(Math.round(row.volume * 100))
                from: 0.1 // the minimum is not 0, because the settings have their own switch for silent calls
                to: 1
                stepSize: 0.1
                value: row.volume
                onMoved: value => row.voices.setVolume(row.voiceId, value)
                Layout.preferredWidth: 190
                Layout.row: content.columns === 3 ? 1 : 0
                Layout.column: content.columns === 3 ? 0 : 1
                Layout.columnSpan: content.columns === 3 ? 3 : 1
                Layout.fillWidth: content.columns === 3
            }

            IconButton {
                objectName: "voiceTest" + row.number
                iconName: "play"
                //: Button. %1 the name of a voice
                text: qsTr("Try %1").arg(row.name)
                onClicked: row.voices.test(row.voiceId)
                Layout.row: 0
                Layout.column: content.columns - 2
            }

            IconButton {
                id: remove
                objectName: "voiceRemove" + row.number
                enabled: row.own
                opacity: row.own ? 1 : 0
                iconName: "remove"
                //: Button. %1 the name of a voice that was recorded
                text: qsTr("Delete %1").arg(row.name)
                onClicked: {
                    row.asks = true;
                    positioned.restart();
                }
                Layout.row: 0
                Layout.column: content.columns - 1
            }
        }

        ColumnLayout {
            visible: row.asks
            spacing: Theme.spaceSmall
            x: Theme.spaceSmall
            width: parent.width - 2 * x

            AlertWords {
                //: Question about a recorded voice; below it are two buttons. %1 its name
                text: qsTr("Delete “%1”? You can’t undo it.").arg(row.name)
                color: Theme.warning
                font.weight: Theme.weightStrong
            }

            WideButton {
                id: cancel
                objectName: "voiceKeep" + row.number
                kind: "primary"
                //: Button: nothing is deleted
                text: qsTr("Cancel")
                onClicked: {
                    row.asks = false;
                    remove.forceActiveFocus(Qt.TabFocusReason);
                }
            }

            WideButton {
                objectName: "voiceDelete" + row.number
                //: Button: the recorded voice is deleted at once
                text: qsTr("Delete permanently")
                onClicked: {
                    row.asks = false;
                    row.removed();
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel for the voices that speak the calls: their volumes, the user's recordings, and the voice of each seat.
ColumnLayout {
    id: panel

    required property CallBooth booth
    readonly property CallVoices voices: booth.voices
    property int row: 0 // the index of the voice whose deletion was undone last

    function takeFocus(): void {
        (rows.itemAt(row) as VoiceRow)?.takeFocus();
    }

    // Focuses the nearest row that is not deleted. The search begins toward the middle of the window, where rows are already
    // visible, so that the list does not scroll
    function focusBeside(removed: int): void {
        const step = rows.itemAt(removed).mapToItem(null, 0, 0).y < Window.height / 2 ? 1 : -1;
        for (const direction of [step, -step]) {
            for (let other = removed + direction; other >= 0 && other < rows.count; other += direction) {
                const row = rows.itemAt(other) as VoiceRow;
                if (row && !row.isRemoved) // Qt 6.8 may not have created the row yet
                    return row.takeFocus();
            }
        }
    }

    spacing: Theme.spaceSmall

    Repeater {
        id: rows
        model: panel.voices.list

        VoiceRow {
            required property int index

            number: index
            voices: panel.voices
            onRemoved: panel.focusBeside(index)
            onIsRemovedChanged: if (!isRemoved)
                panel.row = index
            Layout.fillWidth: true
        }
    }

    RecordButton {
        recorder: panel.booth.recorder
        Layout.topMargin: Theme.spaceSmall
    }

    Heading {
        //: Heading: each player's own voice at the call booth
        text: qsTr("A voice for each seat")
        Layout.topMargin: Theme.space
    }

    Repeater {
        model: panel.booth.pads

        RowLayout {
            id: seat

            required property int index
            required property string name
            required property string portrait
            required property int colorIndex
            required property string sign
            required property string key
            property string voice: panel.voices.voiceOf(key)

            spacing: Theme.space
            onKeyChanged: voice = panel.voices.voiceOf(key)

            Connections {
                target: panel.voices
                function onChanged(): void {
                    seat.voice = panel.voices.voiceOf(seat.key);
                }
            }

            PlayerFace {
                name: seat.name
                portrait: seat.portrait
                colorIndex: seat.colorIndex
                sign: seat.sign
                implicitWidth: 36
            }

            Words {
                text: seat.name
                Layout.fillWidth: true
            }

            TableButton {
                readonly property list<option> choices: panel.voices.options
                readonly property int now: Array.from(choices).findIndex(choice => choice.value === seat.voice)
                //: A seat's voice: the one chosen for everyone
                readonly property string voiceName: now < 0 ? qsTr("Same as table") : choices[now].name

                objectName: "seatVoice" + seat.index
                iconName: "sound-on"
                text: voiceName
                //: Spoken name of a button that goes through the voices. %1 a player, %2 a voice
                Accessible.name: Phrases.fill(qsTr("Voice for %1: %2"), [seat.name, voiceName])
                onClicked: {
                    const next = now + 1 < choices.length ? choices[now + 1].value : "";
                    panel.voices.chooseFor(seat.key, next);
                    panel.voices.test(next === "" ? panel.voices.chosen : next);
                }
                Layout.fillWidth: true // limits the row to the panel's width; otherwise a long name would make all rows wider
                Layout.maximumWidth: implicitWidth
            }
        }
    }
}

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

    signal shifted(item: Item)

    spacing: Theme.spaceSmall

    Repeater {
        id: rows
        model: panel.voices.list

        VoiceRow {
            required property int index

            number: index
            voices: panel.voices
            onShifted: item => panel.shifted(item)
            onRemoved: {
                (rows.itemAt(index - 1) as VoiceRow).takeFocus(); // the built-in voices are above
                panel.voices.remove(voiceId);
            }
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

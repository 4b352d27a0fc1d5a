pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// What a call sounds like: the voices with their volumes, one's own, and who has which.
ColumnLayout {
    id: panel

    required property CallBooth booth
    readonly property VoiceShelf voices: booth.voices

    spacing: Theme.spaceSmall

    Notice {
        text: panel.booth.silence
        Layout.fillWidth: true
    }

    Repeater {
        model: panel.voices.list

        VoiceRow {
            required property int index

            number: index
            voices: panel.voices
            onRemoved: settled.restart()
            Layout.fillWidth: true
        }
    }

    Timer {
        id: settled
        interval: 30 // and the card lies where it will be seen
        onTriggered: bringBack.attend()
    }

    BringBackCard {
        id: bringBack
        visible: panel.voices.removedName !== ""
        //: A recorded voice was deleted; a button beside it brings it back. %1 its name
        text: qsTr("“%1” was deleted. Until you leave the voices it can still be brought back.").arg(panel.voices.removedName)
        buttonName: "voiceBringBack"
        onBringBackAsked: {
            panel.voices.bringBack();
            if (!visible)
                record.attend();
        }
        Layout.fillWidth: true
    }

    // Here, where one has just pressed
    Notice {
        text: panel.voices.problem !== "" ? panel.voices.problem : panel.booth.recorder.problem
        Layout.fillWidth: true
    }

    RecordButton {
        id: record
        recorder: panel.booth.recorder
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceSmall
    }

    Words {
        //: Heading: each player's own voice at the call booth
        text: qsTr("A voice for each seat")
        font.pixelSize: Theme.sizeLarge
        font.weight: Theme.weightTitle
        Accessible.role: Accessible.Heading
        Layout.fillWidth: true
        Layout.topMargin: Theme.space
    }

    Repeater {
        model: panel.booth.pads

        RowLayout {
            id: seat

            required property int index
            required property string name
            required property string portrait
            required property int colour
            required property string sign
            required property string key
            property string voice: panel.voices.voiceOf(key)

            spacing: Theme.space
            onKeyChanged: voice = panel.voices.voiceOf(key)
            Layout.fillWidth: true

            Connections {
                target: panel.voices
                function onChanged(): void {
                    seat.voice = panel.voices.voiceOf(seat.key);
                }
            }

            PlayerMark {
                name: seat.name
                portrait: seat.portrait
                colour: seat.colour
                sign: seat.sign
                implicitWidth: 36
            }

            Words {
                text: seat.name
                Layout.fillWidth: true
            }

            TableButton {
                //: A seat's voice: the one that the whole table has
                readonly property var ways: [{ value: "", name: qsTr("As the table") }, ...panel.voices.options]
                readonly property int now: Math.max(0, ways.findIndex(way => way.value === seat.voice))

                objectName: "seatVoice" + seat.index
                iconName: "sound-on"
                text: ways[now].name
                //: Spoken name of a button that goes through the voices. %1 a player, %2 a voice
                Accessible.name: qsTr("Voice of %1: %2").arg(seat.name).arg(ways[now].name)
                onClicked: {
                    const next = ways[(now + 1) % ways.length].value;
                    panel.voices.chooseFor(seat.key, next);
                    panel.voices.test(next === "" ? panel.voices.chosen : next);
                }
                Layout.fillWidth: true // or a long name makes all rows wider than the panel
                Layout.maximumWidth: implicitWidth
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The button that records a voice: press, speak, then press again or wait.
ColumnLayout {
    id: record

    required property VoiceRecorder recorder

    spacing: 4

    WideButton {
        objectName: "voiceRecord"
        // While recording, the button is light, and its light icon would be invisible
        iconName: record.recorder.recording ? "" : "microphone"
        kind: record.recorder.recording ? "primary" : "secondary"
        //: Button while one's voice is recorded
        text: record.recorder.recording ? qsTr("Say it now, then press to stop")
                                        //: Button: record one's own call
                                        : qsTr("Record your own")
        onClicked: {
            if (record.recorder.recording)
                record.recorder.stop();
            else
                record.recorder.start();
        }
    }

    // The meter is hidden by its opacity and keeps its space, so that the items below do not move
    LevelMeter {
        opacity: record.recorder.recording ? 1 : 0
        Accessible.ignored: !record.recorder.recording
        //: Spoken name of the meter while one's voice is recorded
        name: qsTr("Recording level")
        level: record.recorder.level
        fill: Theme.callToAct
        Layout.fillWidth: true
    }

    Note {
        //: Under the button that records a voice
        text: qsTr("Up to three seconds. The recording stays on this device.")
    }
}

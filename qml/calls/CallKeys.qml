pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// What calls besides fingers: space, the buttons of a presenter and of a headset; numbers for the seats.
Item {
    id: keys

    required property CallBooth booth
    required property string mode // empty: nothing calls

    LetterKey {
        enabled: keys.mode === "one"
        sequences: ["Space", "PgDown", "PgUp", "Media Play", "Toggle Media Play/Pause", "Media Pause", "Media Next",
                    "Media Previous"]
        onActivated: keys.booth.shout()
    }

    Instantiator {
        model: 10

        delegate: LetterKey {
            required property int index

            enabled: keys.mode === "seats"
            sequence: String((index + 1) % 10)
            onActivated: keys.booth.press(index, 0)
        }
    }
}

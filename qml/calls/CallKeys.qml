import QtQuick
import Tableside
import Tableside.App

// The keys that make calls: Space, the buttons of a presentation remote or a headset, and digits for the seats.
Item {
    id: keys

    required property CallBooth booth
    required property string mode // empty while keys make no calls

    LetterKey {
        enabled: keys.mode === "one"
        sequences: ["Space", "PgDown", "PgUp", "Media Play", "Toggle Media Play/Pause", "Media Pause", "Media Next",
                    "Media Previous"]
        onActivated: keys.booth.shout()
    }

    DigitKeys {
        enabled: keys.mode === "seats"
        onDigitPressed: digit => keys.booth.press((digit + 9) % 10, 0)
    }
}

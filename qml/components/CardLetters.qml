pragma Singleton

import QtQuick
import Tableside

// The initials of the colors in the corners of cards, in the language of the interface.
QtObject {
    //: The initial of "red" in the corner of a red card: one capital letter
    readonly property string red: qsTr("R", "initial of red")
    //: The initial of "blue" in the corner of a blue card: one capital letter
    readonly property string blue: qsTr("B", "initial of blue")
    //: The initial of "green" in the corner of a green card: one capital letter
    readonly property string green: qsTr("G", "initial of green")
    //: The initial of "yellow" in the corner of a yellow card: one capital letter
    readonly property string yellow: qsTr("Y", "initial of yellow")

    // By the first letter of a card's code; wild cards have none
    function letterOf(code: string): string {
        switch (code.charAt(0)) {
        case "r":
            return red;
        case "b":
            return blue;
        case "g":
            return green;
        case "y":
            return yellow;
        default:
            return "";
        }
    }
}

import QtQuick
import Tableside

// What is drawn on the card that a code of the console names, in both games.
QtObject {
    id: parts

    required property string code

    readonly property bool isWildDos: code === "dos"
    readonly property bool isUnoWild: code.startsWith("wild")
    readonly property string initial: isWildDos || isUnoWild ? "" : code.charAt(0)
    // What comes after the colour: "7", "#", "+2", "rev"; of a wild card of UNO "", "+4", "fu".
    readonly property string value: valueOf(code)

    readonly property string colourName: Theme.card(initial).name
    readonly property color ink: Theme.card(initial).figure
    readonly property string field: isUnoWild ? "dark" : colourName

    readonly property var pictograms: ({ "#": "any", "+2": "draw-two", "rev": "reverse", "skip": "skip" })
    readonly property var wildPictograms: ({ "": "wild", "+4": "draw-four", "fu": "fu" })
    // The art in the middle; none where a numeral stands.
    readonly property string pictogram: pictogramOf(code)
    // The art in the corner for cards whose corner has no figure.
    readonly property string mark: markOf(code)
    readonly property string figure: mark === "" ? value : ""

    // Made from the code in one go: while one part after the other changes, there would be names without art.
    readonly property string figureArt: artFor("figure-", pictogramOf(code), code)
    readonly property string markArt: artFor("mark-", markOf(code), code)

    readonly property string letter: {
        switch (initial) {
        case "r":
            //: The initial of "red" in the corner of a red card: one capital letter
            return qsTr("R", "initial of red");
        case "b":
            //: The initial of "blue" in the corner of a blue card: one capital letter
            return qsTr("B", "initial of blue");
        case "g":
            //: The initial of "green" in the corner of a green card: one capital letter
            return qsTr("G", "initial of green");
        case "y":
            //: The initial of "yellow" in the corner of a yellow card: one capital letter
            return qsTr("Y", "initial of yellow");
        default:
            return "";
        }
    }

    function valueOf(code: string): string {
        return code === "dos" ? "2" : code.slice(code.startsWith("wild") ? 4 : 1);
    }

    function pictogramOf(code: string): string {
        return (code.startsWith("wild") ? wildPictograms : pictograms)[valueOf(code)] ?? "";
    }

    function markOf(code: string): string {
        const value = valueOf(code);
        return value === "rev" ? "reverse" : value === "skip" || value === "fu" ? value : "";
    }

    // Yellow cards have dark ink
    function artFor(kind: string, name: string, code: string): string {
        return name === "" ? "" : kind + name + (code.startsWith("y") ? "-dark" : "");
    }
}

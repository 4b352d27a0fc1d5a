import QtQuick
import Tableside

// One card, as app/cards draws it: no input, no Accessible; its user does both.
// Codes are those of the console: "r7", "y#", "dos", "b+2", "wildfu"; "" is a card seen from behind.
Item {
    id: card

    required property string code
    property bool faceUp: true
    property bool showLetter: Theme.colorLetters
    // The initials of red, blue, green and yellow; none for those in the language of the interface
    property list<string> letters
    property string badge // a figure, "+", or the letter of a color
    property bool dimmed: false
    property real shade: 0 // how much of a shadow lies on it, up to 1: unlike `dimmed` it comes and goes without a new picture
    // What is to be seen round it; of several the last
    property bool highlighted: false // it can be played on
    property bool hinted: false
    property bool selected: false
    property bool shadow: true
    // Drawn finer: what is turned loses some of its sharpness
    property bool turned: false

    implicitWidth: Theme.cardWidth
    implicitHeight: implicitWidth * Theme.cardRatio

    // What app/cards/card_image_provider.h draws
    function picture(): string {
        const isFace = faceUp && code !== "";
        const color = code.charAt(0);
        const letter = !isFace || !showLetter ? ""
                     : letters.length > 0 ? letters["rbgy".indexOf(color)] ?? "" : Theme.card(color).letter;
        return "image://cards/" + (isFace ? encodeURIComponent(code) : "back") + "?letter=" + encodeURIComponent(letter)
            + (badge !== "" && isFace ? "&badge=" + encodeURIComponent(badge) : "")
            + (selected ? "&outline=selected" : hinted ? "&outline=hinted" : highlighted ? "&outline=playable" : "")
            + (dimmed ? "&dimmed" : "")
            + (shadow ? "&shadow" : "") + (Theme.highContrast ? "&highContrast" : "");
    }

    Image {
        readonly property real detail: card.turned ? 1.25 : 1

        objectName: "cardPicture"
        // With a margin, for shadow and outline; pixel for pixel, not stretched
        x: Math.round((card.width - width) / 2)
        y: x
        width: implicitWidth / detail
        height: implicitHeight / detail
        antialiasing: true
        asynchronous: false
        sourceSize.width: Math.max(1, Math.round(card.width * detail)) // the height comes from it
        source: card.picture()
    }

    Rectangle {
        objectName: "cardShade"
        anchors.fill: parent
        anchors.margins: card.width * 0.008
        visible: card.shade > 0
        radius: card.width * 0.072
        color: Theme.feltDark
        opacity: card.shade
    }
}

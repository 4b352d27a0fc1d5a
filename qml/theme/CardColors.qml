import QtQuick

// What a card of one color is drawn with.
QtObject {
    required property string name
    required property color field
    required property color figure
    property string letter: ""
}

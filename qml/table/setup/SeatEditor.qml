pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// One seat: the player's name and portrait and, for a computer player, its level. The portrait opens the choice of all ten.
Rectangle {
    id: editor

    required property int index
    required property bool isYou
    required property string name
    required property string level
    required property string portrait
    required property string animal
    required property string line
    required property string manner
    required property MatchSetup setup

    property bool picking: false // the portraits are shown

    signal pickerAsked(shown: bool)

    implicitHeight: column.implicitHeight + 24
    radius: Theme.radius
    color: Theme.panelRaised

    function pick(key: string): void {
        setup.seats.setPortrait(index, key);
        closePicker();
    }

    function closePicker(): void {
        pickerAsked(false);
        face.forceActiveFocus(Qt.TabFocusReason);
    }

    function openPicker(): void {
        pickerAsked(!picking);
        if (picking)
            picker.focusAsked();
    }

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: 12
        spacing: Theme.space

        RowLayout {
            spacing: Theme.space

            PortraitButton {
                id: face
                objectName: "setupPortrait" + editor.index
                implicitWidth: 76
                portrait: editor.portrait
                opens: true
                opened: editor.picking
                //: Spoken name of the portrait button. %1 the player, %2 the animal on the portrait
                text: qsTr("Portrait of %1: %2. Press to change it.").arg(editor.name).arg(editor.animal)
                onClicked: editor.openPicker()
                Layout.alignment: Qt.AlignTop
            }

            ColumnLayout {
                spacing: Theme.spaceTiny
                Layout.fillWidth: true

                LabeledField {
                    fieldName: "setupName" + editor.index
                    //: Spoken label of the name field; %1 is the number of the seat
                    label: qsTr("Name of player %1").arg(editor.index + 1)
                    showLabel: false
                    text: editor.name
                    maximumLength: 24
                    onFinished: {
                        editor.setup.seats.setName(editor.index, text);
                        text = Qt.binding(() => editor.name);
                    }
                    Layout.fillWidth: true
                }

                Words {
                    objectName: "setupLine" + editor.index
                    visible: !editor.isYou && text !== ""
                    text: editor.line
                    color: Theme.score
                    font.pixelSize: Theme.sizeSmall
                    leftPadding: 4
                    Layout.fillWidth: true
                }
            }
        }

        PortraitPicker {
            id: picker
            visible: editor.picking
            namePrefix: "setupCharacter" + editor.index + "_"
            characters: editor.picking ? editor.setup.characters : [] // ten portraits of each seat took most of the page's time
            chosen: editor.portrait
            named: !editor.isYou
            onPicked: key => editor.pick(key)
            Layout.fillWidth: true
        }

        RadioGroup {
            visible: !editor.isYou
            namePrefix: "setupLevel" + editor.index + "_"
            asPills: true
            pillWidth: 108 * Theme.textScale
            //: Spoken label; %1 is the name of a player
            Accessible.name: qsTr("How well %1 plays").arg(editor.name)
            value: editor.level
            options: editor.setup.levels
            onPicked: value => editor.setup.seats.setLevel(editor.index, value)
            Layout.fillWidth: true
        }

        Words {
            objectName: "setupManner" + editor.index
            visible: editor.manner !== ""
            text: editor.manner
            color: Theme.textSoft
            font.pixelSize: Theme.sizeSmall
            leftPadding: 4
            Layout.topMargin: -Theme.spaceTiny
            Layout.fillWidth: true
        }
    }
}

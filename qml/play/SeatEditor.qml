pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside

// One seat: portrait (press for the next one), name, and how well an AI plays.
Rectangle {
    id: editor

    required property int index
    required property int seat
    required property var model
    required property bool isYou
    required property string name
    required property string level
    required property string portrait
    property var levels: []

    readonly property var portraits: ["owl", "fox", "bear", "hare", "badger", "otter", "heron", "hedgehog"]
    readonly property bool narrow: width < 420
    readonly property var chosen: levels.find(one => one.key === level) ?? null

    implicitHeight: grid.implicitHeight + 20
    radius: Theme.radius
    color: Theme.panelRaised

    function nextPortrait(): void {
        model.portrait = portraits[(portraits.indexOf(portrait) + 1) % portraits.length];
    }

    function spokenPortrait(key: string): string {
        switch (key) {
        case "owl":
            //: A portrait
            return qsTr("owl");
        case "fox":
            //: A portrait
            return qsTr("fox");
        case "bear":
            //: A portrait
            return qsTr("bear");
        case "hare":
            //: A portrait
            return qsTr("hare");
        case "badger":
            //: A portrait
            return qsTr("badger");
        case "otter":
            //: A portrait
            return qsTr("otter");
        case "heron":
            //: A portrait
            return qsTr("heron");
        default:
            //: A portrait
            return qsTr("hedgehog");
        }
    }

    ColumnLayout {
        id: grid
        anchors.fill: parent
        anchors.margins: 10
        spacing: Theme.spaceSmall

        RowLayout {
            spacing: Theme.space

            PortraitButton {
                objectName: "setupPortrait" + editor.seat
                portrait: editor.portrait
                //: Spoken name of the portrait button. %1 the player, %2 the animal on the portrait
                text: qsTr("Portrait of %1: %2. Press for the next one.").arg(editor.name).arg(editor.spokenPortrait(editor.portrait))
                onClicked: editor.nextPortrait()
            }

            LabeledField {
                fieldName: "setupName" + editor.seat
                //: Spoken label of the name field; %1 is the number of the seat
                label: qsTr("Name of player %1").arg(editor.seat + 1)
                showLabel: false
                text: editor.name
                maximumLength: 24
                onFinished: {
                    editor.model.name = text;
                    text = Qt.binding(() => editor.name);
                }
                Layout.fillWidth: true
            }

            Icon {
                name: editor.isYou ? "person" : "robot"
                size: 24
                Layout.preferredWidth: size
                Layout.preferredHeight: size
            }
        }

        Choice {
            visible: !editor.isYou
            namePrefix: "setupLevel" + editor.seat + "_"
            asPills: true
            pillWidth: 116 * Theme.textScale
            //: Spoken label; %1 is the name of a player
            Accessible.name: qsTr("How %1 plays").arg(editor.name)
            value: editor.level
            options: editor.levels.map(one => ({ value: one.key, name: one.name }))
            onPicked: value => editor.model.level = value
            Layout.fillWidth: true
        }

        Words {
            visible: !editor.isYou && editor.chosen !== null
            text: editor.chosen?.description ?? ""
            color: Theme.textSoft
            font.pixelSize: Theme.sizeSmall
            Layout.fillWidth: true
        }
    }
}

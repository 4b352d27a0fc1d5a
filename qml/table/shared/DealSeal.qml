import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The fair-deal code: a hash of the deal number, made before the first card. After the game, it proves that the deal number was
// not changed. The code is shown shortened; screen readers and the copy button get all of it.
ColumnLayout {
    id: seal

    required property GameTable table
    readonly property string whole: table.dealSeal

    spacing: 1

    Words {
        //: Heading: a checksum made from the deal number before the first card (the commitment to a fair deal)
        text: qsTr("Fair-deal code")
        font.weight: Theme.weightStrong
        Layout.fillWidth: true
    }

    RowLayout {
        spacing: Theme.spaceSmall

        Words {
            objectName: "menuSeal"
            text: seal.whole.slice(0, 16).replace(/(.{4})/g, "$1 ") + "…"
            color: Theme.textSoft
            font.pixelSize: Theme.sizeSmall
            Accessible.name: seal.whole
            Layout.fillWidth: true
        }

        IconButton {
            objectName: "menuCopySeal"
            iconName: "copy"
            //: Button: to the clipboard
            text: qsTr("Copy full code")
            onClicked: {
                clip.selectAll();
                clip.copy();
                clip.deselect();
            }
        }
    }

    Words {
        //: Under the fair-deal code
        text: qsTr("Made from the deal number before the first card. After the game, you see the number and can check the code.")
        color: Theme.textSoft
        font.pixelSize: Theme.sizeCaption
        Layout.fillWidth: true
    }

    TextEdit {
        id: clip
        visible: false
        text: seal.whole
    }
}

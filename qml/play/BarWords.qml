import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// One thing at a time: why something was refused, what the choice would be, the hint, or what to do now.
RowLayout {
    id: bar

    required property GameTable table
    property bool compact: false
    property string choiceText: "" // what has been chosen so far, in words

    // A refusal is shown until the next choice, or as long as it takes to read it; that nothing can be stored, longer
    readonly property bool refusing: table.refusal !== "" && (reading.running || table.refusal === table.storeProblem)
    readonly property bool asked: table.hint.state === HintModel.Searching
    property bool waited: false // a search is mostly over before one could read that it runs
    property bool wanted: false // it was asked for with something chosen: it comes first until that changes
    readonly property bool hinting: !refusing && (!chosen || wanted) && (table.hint.state === HintModel.Shown || waited)
    readonly property bool searching: hinting && asked
    readonly property bool chosen: table.hasChoice
    readonly property bool strong: refusing || chosen || hinting

    readonly property string words: refusing ? table.refusal
        //: While the search for a hint runs
        : searching ? qsTr("Let me think …")
        : hinting ? table.hint.text
        : chosen && choiceText !== "" ? choiceText : table.instruction

    spacing: Theme.spaceSmall

    Connections {
        target: bar.table
        function onRefused(): void {
            reading.restart();
        }
    }

    onAskedChanged: {
        waited = false;
        if (!asked)
            return;
        reading.stop(); // who asks for a hint has read it
        wanted = true;
    }

    onChosenChanged: wanted = false
    onChoiceTextChanged: wanted = false

    Timer {
        interval: Theme.quick
        running: bar.asked
        onTriggered: bar.waited = true
    }

    Timer {
        id: reading
        interval: Theme.pulse * 3
    }

    Icon {
        visible: bar.refusing || bar.hinting
        name: bar.refusing ? "info" : "hint"
        Layout.preferredWidth: size
        Layout.preferredHeight: size
    }

    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        Words {
            objectName: "tableWords"
            text: bar.words
            color: bar.refusing ? Theme.warning : Theme.text
            font.weight: bar.strong ? Theme.weightStrong : Theme.weightBody
            font.pixelSize: bar.compact && (text.length > 60 || bar.hinting) ? Theme.sizeSmall : Theme.sizeBody
            topPadding: 4
            bottomPadding: detail.visible ? 0 : 4
            horizontalAlignment: bar.compact && !bar.refusing && !bar.hinting ? Text.AlignHCenter : Text.AlignLeft
            Accessible.role: Accessible.AlertMessage
            Layout.fillWidth: true
        }

        Words {
            id: detail
            objectName: "tableHintDetail"
            visible: bar.hinting && text !== ""
            text: bar.table.hint.detail
            color: Theme.textSoft
            font.pixelSize: bar.compact ? Theme.sizeCaption : Theme.sizeSmall
            bottomPadding: 4
            Layout.fillWidth: true
        }
    }

    ThinkingDots {
        running: bar.searching
        Layout.rightMargin: Theme.spaceSmall
    }
}

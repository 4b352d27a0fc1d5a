// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The text in the bar above the hand. It is one of these: the reason why an action was refused, the effect of the selected cards,
// a hint, or the instruction. The font is as large as the space allows; a text that does not fit ends in an ellipsis.
Item {
    id: bar

    required property GameTable table
    property bool compact: false
    property bool held: false      // whether the pointer or the focus is on the button "Why?"
    property real availableHeight: 1000
    property bool whole: false // whether the whole text is shown, if it fits into wholeHeight (pixels)
    property real wholeHeight: 1000
    property string choiceText: "" // the description of what the selected cards would do

    // The text while neither a refusal nor a hint is shown
    readonly property string calmWords: chosen && choiceText !== "" ? choiceText : table.instruction
    // Whether the reason for a refused action is shown. It is shown for the time that reading takes, unless the selection
    // changes. A reason that cites a rule and is also the text in `calmWords` stays as long as the two texts are equal. A storage
    // problem stays until the problem ends
    readonly property bool refusing: table.refusal !== "" && (reading.running || table.refusal === table.storeProblem
                                                              || table.refusalRule !== "" && table.refusal === calmWords)
    readonly property bool asked: table.hint.state === HintModel.Searching
    property bool waited: false // whether the search for a hint takes so long that the bar shows it; most searches end earlier
    // Whether a hint was requested since the selection last changed. The hint is then shown even while cards are selected
    property bool wanted: false
    readonly property bool hinting: !refusing && (!chosen || wanted) && (table.hint.state === HintModel.Shown || waited)
    readonly property bool searching: hinting && asked
    readonly property bool chosen: table.hasChoice
    readonly property bool strong: refusing || chosen || hinting

    readonly property string words: refusing ? table.refusal
        //: While the search for a hint runs
        : searching ? qsTr("Let me think…")
        : hinting ? table.hint.text
        : calmWords
    readonly property string detail: hinting ? table.hint.detail : ""

    readonly property bool coached: table.guide !== null && !refusing
    readonly property real leadWidth: coached ? owl.width + Theme.spaceSmall : lead.visible ? lead.width + Theme.spaceSmall : 0
    readonly property real textWidth: width - leadWidth - (dots.running ? dots.width + Theme.spaceSmall : 0)
    // Whether the words only tell whose turn it is. They are quieter then than what somebody has just done (PlayLine)
    readonly property bool idle: !strong && !coached && !table.myTurn && !table.roundOver
    readonly property real wordsSize: idle ? Theme.sizeSmall : coached && !compact ? Theme.sizeLarge : compact && (words.length > (coached ? 75 : 60) || hinting) ? Theme.sizeSmall : Theme.sizeBody
    readonly property int weight: strong || coached ? Theme.weightStrong : Theme.weightBody
    readonly property real detailSize: compact ? Theme.sizeCaption : Theme.sizeSmall
    readonly property bool cut: least.needed > availableHeight
    readonly property Measure fitting: measureFor(whole ? wholeHeight : availableHeight)
    readonly property bool cutNow: cut && !whole
    // If the text is cut: the number of lines for the first sentence. The second sentence (`detail`) gets the lines that are left
    readonly property int saidLines: cutNow ? Math.max(1, Math.min(least.saidCount,
                                                                          Math.floor(availableHeight / least.saidLine))) : 1000
    readonly property int detailLines: cutNow ? Math.floor((availableHeight - saidLines * least.saidLine) / least.detailLine)
                                              : 1000

    function measureFor(height: real): Measure {
        return full.needed <= height ? full
             : smaller.needed <= height ? smaller
             : small.needed <= height ? small
             : smallest.needed <= height ? smallest
             : least;
    }

    implicitHeight: column.height
    height: implicitHeight

    // Measures the height of both sentences in one font size
    component Measure: Item {
        id: measure

        required property real letters
        readonly property real needed: first.implicitHeight + (second.text === "" ? 0 : second.implicitHeight)
        readonly property int saidCount: first.lineCount
        readonly property real saidLine: first.implicitHeight / Math.max(1, first.lineCount)
        readonly property real detailLine: second.implicitHeight / Math.max(1, second.lineCount)

        visible: false

        Words {
            id: first
            Accessible.name: "" // screen readers must not read this invisible copy
            Accessible.ignored: true
            width: bar.textWidth
            text: bar.words
            // This value can't be read from the visible text, because the visible text depends on this measurement
            font.weight: bar.weight
            font.pixelSize: Math.max(Theme.sizeSmallest, bar.wordsSize * measure.letters)
        }
        Words {
            id: second
            Accessible.name: "" // screen readers must not read this invisible copy
            Accessible.ignored: true
            width: bar.textWidth
            text: bar.detail
            font.pixelSize: Math.max(Theme.sizeSmallest, bar.detailSize * measure.letters)
        }
    }

    Measure { id: full; letters: 1 }
    Measure { id: smaller; letters: 0.92 }
    Measure { id: small; letters: 0.84 }
    Measure { id: smallest; letters: 0.76 }
    // If the user has chosen large text, the letters may become smaller than usual, because a cut text is worse
    Measure { id: least; letters: 0.76 / Math.sqrt(Theme.textScale) }

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
        reading.stop(); // a player who requests a hint has read the refusal
        wanted = true;
    }

    onChosenChanged: wanted = false
    onChoiceTextChanged: wanted = false

    Timer {
        interval: Theme.quick
        running: bar.asked
        onTriggered: bar.waited = true
    }

    TableWait {
        id: reading
        table: bar.table
        interval: Theme.pulse * 3
        onTriggered: if (bar.held)
            restart()
    }

    Icon {
        id: lead
        visible: bar.refusing && bar.table.refusalRule === "" || bar.hinting
        name: bar.refusing ? "info" : "hint"
        width: size
        height: size
        anchors.verticalCenter: parent.verticalCenter
    }

    // The teacher (an owl) is shown beside the text of a lesson
    Portrait {
        id: owl
        visible: bar.coached
        name: "owl"
        width: Math.min(bar.compact ? 34 : 42, bar.availableHeight)
        height: width
        anchors.verticalCenter: parent.verticalCenter
    }

    Column {
        id: column
        x: bar.leadWidth
        width: bar.textWidth

        Words {
            id: said
            objectName: "tableWords"
            // If no line of the second sentence fits, an ellipsis shows that the text continues
            text: bar.detail !== "" && bar.detailLines < 1 ? bar.words + " …" : bar.words
            color: bar.refusing ? Theme.warning : bar.idle ? Theme.textSoft : Theme.text
            font.weight: bar.weight
            font.pixelSize: Math.max(Theme.sizeSmallest, bar.wordsSize * bar.fitting.letters)
            maximumLineCount: bar.saidLines
            elide: Text.ElideRight
            horizontalAlignment: bar.compact && !bar.refusing && !bar.hinting && !bar.coached ? Text.AlignHCenter : Text.AlignLeft
            Accessible.role: Accessible.AlertMessage
            Accessible.name: bar.words
            width: parent.width

            readonly property bool canBeReadWhole: true
        }

        Words {
            objectName: "tableHintDetail"
            visible: text !== "" && bar.detailLines > 0
            text: bar.detail
            color: Theme.textSoft
            font.pixelSize: Math.max(Theme.sizeSmallest, bar.detailSize * bar.fitting.letters)
            maximumLineCount: Math.max(1, bar.detailLines)
            elide: Text.ElideRight
            width: parent.width

            readonly property bool canBeReadWhole: true
        }
    }

    ThinkingDots {
        id: dots
        running: bar.searching
        x: parent.width - width
        anchors.verticalCenter: parent.verticalCenter
    }
}

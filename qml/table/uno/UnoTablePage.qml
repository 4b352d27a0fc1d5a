import QtQuick
import Tableside
import Tableside.App

// The table page of UNO. It adds the piles in the middle with the direction and the color, the pose panel, and the questions over
// the cards.
TablePage {
    id: place

    readonly property UnoTable unoTable: table as UnoTable
    readonly property bool asking: unoTable.choosingColor || unoTable.choosingHand || unoTable.shownHandTitle !== ""

    pilesInMiddle: true

    function putAway(): bool {
        const isShown = unoTable.shownHandTitle !== "";
        if (isShown) // a hand shown to a challenger who still waits for the device is not visible yet, and must not be closed
            unoTable.hideShownHand();
        return isShown;
    }

    // Closes the hand shown to a challenger, if it is visible. Then opens the log, unless another question is open
    function openLog(): void {
        putAway();
        if (!asking)
            toggle(TableSheets.Log);
    }

    // The log may stay open during play, but not during a question, which it would cover
    onAskingChanged: if (asking && sheets.open === TableSheets.Log)
        sheets.open = TableSheets.None
    onUncovered: if (unoTable.choosingColor)
        asked.takeFocus()

    ground: UnoMiddle {
        anchors.fill: parent
        table: place.unoTable
        geometry: place.geometry
    }

    bar: unoBar
    barPlace: UnoBar {
        id: unoBar
        table: place.table
        geometry: place.geometry
        covered: pose.visible && place.geometry.poseOverBar
        posed: pose.visible && !place.geometry.poseBeside
        onRuleAsked: rule => place.openRules(rule)
    }

    questions: [
        PosePanel {
            id: pose
            table: place.unoTable
            player: place.table.viewerName
            paused: !place.playing || place.outOfSight
            geometry: place.geometry
            barSpeaks: unoBar.strong
        },
        UnoQuestions {
            id: asked
            anchors.fill: parent
            table: place.unoTable
            geometry: place.geometry
            cards: place.cards
            foot: place.sentencesTop
            onWheelClosed: if (place.playing)
                place.forceActiveFocus()
        }
    ]

    UnoKeys {
        page: place
    }
}

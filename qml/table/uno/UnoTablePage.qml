import QtQuick
import Tableside
import Tableside.App

// The table of UNO: the piles in the middle with direction and color, the pose, and the questions at the finger's position.
TablePage {
    id: place

    readonly property UnoTable unoTable: table as UnoTable
    readonly property bool asking: unoTable.choosingColor || unoTable.choosingHand || unoTable.shownHandTitle !== ""

    pilesInMiddle: true

    function putAway(): bool {
        const isShown = unoTable.shownHandTitle !== "";
        if (isShown) // only a visible hand is closed, not one that waits behind the curtain for the challenger
            unoTable.putShownHandAway();
        return isShown;
    }

    // Opens the log unless a question is open; a shown hand is closed first
    function openLog(): void {
        putAway();
        if (!asking)
            toggle(TableSheets.Log);
    }

    // The log stays open during play, but would cover a question
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

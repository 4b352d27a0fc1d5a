import QtQuick
import Tableside
import Tableside.App

// The table of UNO: the piles in the middle with direction and color, the pose, and what is asked where the finger is.
TablePage {
    id: place

    readonly property UnoTable unoTable: table as UnoTable
    readonly property bool asking: unoTable.choosingColor || unoTable.choosingHand || unoTable.shownHandTitle !== ""

    pilesInMiddle: true

    function putAway(): bool {
        const isShown = unoTable.shownHandTitle !== "";
        if (isShown) // what waits for the challenger behind the curtain is not put away by others
            unoTable.putShownHandAway();
        return isShown;
    }

    // The log does not come up over what is asked; over a hand that was only shown it does
    function openLog(): void {
        putAway();
        if (!asking)
            toggle(TableSheets.Log);
    }

    // It stays open while one plays, but what is asked would come up below it
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
            onWheelClosed: if (place.playing)
                place.forceActiveFocus()
        }
    ]

    UnoKeys {
        page: place
    }
}

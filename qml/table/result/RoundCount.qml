import QtQuick
import Tableside
import Tableside.App

// What lies over the table when a round is over: the count, and the review that it leads to.
Item {
    id: count

    required property GameTable table
    required property bool counting

    signal playAgainAsked
    signal homeAsked

    readonly property bool reviewing: review.opened

    function closeReview(): void {
        review.closed();
    }

    function attend(): void {
        if (review.opened)
            review.forceActiveFocus(Qt.PopupFocusReason);
        else
            result.takeFocus();
    }

    onCountingChanged: review.opened = false

    RoundResultPanel {
        id: result
        anchors.fill: parent
        visible: count.counting
        enabled: count.counting && !review.opened
        table: count.table
        onPlayAgainAsked: count.playAgainAsked()
        onHomeAsked: count.homeAsked()
        onReviewAsked: review.opened = true
    }

    ReviewPanel {
        id: review
        anchors.fill: parent
        review: count.table.review
        onClosed: {
            opened = false;
            result.returnFromReview();
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The items shown over the table at the end of a round: first the animation of the win, then the result, and from there the
// review.
Item {
    id: count

    required property GameTable table
    required property bool counting
    required property bool flat // see AppPage.flat
    required property tableGeometry geometry
    required property real frame // the width of the table's wooden frame
    property string otherGame: ""

    signal playAgainAsked
    signal otherGameAsked
    signal homeAsked
    signal dailyAsked

    readonly property real messagesTop: result.tight ? result.titleBottom + 4 : 6 // the y of messages over the result
    readonly property bool reviewing: review.opened
    readonly property bool celebrating: moment.running

    function endCelebration(): void {
        moment.end();
    }

    function closeReview(): void {
        review.closed();
    }

    function takeFocus(): void {
        if (review.opened)
            review.forceActiveFocus(Qt.PopupFocusReason);
        else
            result.takeFocus();
    }

    onCountingChanged: {
        review.opened = false;
        if (counting)
            moment.start();
        else
            moment.end();
    }

    WinMoment {
        id: moment
        anchors.fill: parent
        table: count.table
        geometry: count.geometry
        frame: count.frame
    }

    RoundResultPanel {
        id: result
        anchors.fill: parent
        visible: count.counting && !moment.running
        enabled: count.counting && !review.opened
        table: count.table
        flat: count.flat
        otherGame: count.otherGame
        onPlayAgainAsked: count.playAgainAsked()
        onOtherGameAsked: count.otherGameAsked()
        onHomeAsked: count.homeAsked()
        onDailyAsked: count.dailyAsked()
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

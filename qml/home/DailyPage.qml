// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The deal of the day of both games.
ScrollPage {
    id: page

    readonly property DailyDeal daily: tableController.daily

    objectName: "dailyPage"
    backName: "dailyBack"
    //: Title of the page: one deal of each game per day
    title: qsTr("Deal of the day")
    notices: [daily.notice, tableController.startNotice, tableController.notice]
    noticeNames: ["dailyNotice", "dailyStartNotice", "dailyTableNotice"]
    footHeight: toasts.covered
    Component.onCompleted: daily.reload()

    function play(game: string): void {
        if (tableController.playDaily(game))
            navigator.open(Navigator.Table);
    }

    Words {
        text: page.daily.dateText
        font.pixelSize: Theme.sizeLarge
        color: Theme.score
        Layout.fillWidth: true
    }

    Words {
        //: Explains the deal of the day
        text: qsTr("Every day there is one deal of each game, the same for everyone who has Tableside: one round by the printed rules, against three computer players at Medium. You get one try, without hints.")
        color: Theme.textSoft
        Layout.fillWidth: true
    }

    StorageWarning {
        objectName: "dailyForgets"
        tableController: page.tableController
    }

    DailySection {
        daily: page.daily
        deal: page.daily.dos
        onPlayAsked: page.play("dos")
    }

    DailySection {
        daily: page.daily
        deal: page.daily.uno
        onPlayAsked: page.play("uno")
    }

    overlays: Toasts {
        id: toasts
        noticesOf: page
        bottomInset: page.frame
        onFocusLost: page.scroller.forceActiveFocus()
    }
}

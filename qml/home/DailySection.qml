// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Today's deal of one game: how far it is, the streak, and, when it is over, the card with the result.
Section {
    id: section

    required property DailyDeal daily
    required property dailyRow deal

    signal playAsked

    readonly property string name: deal.game.toUpperCase()

    title: name

    Words {
        objectName: "daily_" + section.deal.game
        text: section.deal.sentence
        font.pixelSize: Theme.sizeLarge
        Layout.fillWidth: true
    }

    Note {
        visible: section.deal.longestStreak > 0
        text: section.deal.streak === 0
              //: How many days in a row somebody once played the deal of the day. %n days
              ? qsTr("Your longest streak: %n day(s)", "", section.deal.longestStreak)
              : section.deal.streak === section.deal.longestStreak
                //: How many days in a row somebody has played the deal of the day; never more before. %n days
                ? qsTr("%n day(s) in a row, your longest streak", "", section.deal.streak)
                //: How many days in a row somebody has played the deal of the day. %1 days once, %n days now
                : Phrases.fill(qsTr("%n day(s) in a row (longest streak: %1)", "", section.deal.streak), [section.deal.longestStreak])
    }

    Image {
        visible: section.deal.isOver
        source: section.deal.isOver ? section.daily.cardUrl(section.deal.game) : ""
        fillMode: Image.PreserveAspectFit
        mipmap: true
        asynchronous: false
        Accessible.role: Accessible.Graphic
        Accessible.name: section.deal.cardWords
        Layout.fillWidth: true
        Layout.preferredHeight: width * 630 / 1200
        Layout.maximumWidth: 600 * Theme.zoom
    }

    Flow {
        spacing: Theme.spaceSmall
        Layout.fillWidth: true

        TableButton {
            objectName: "dailyPlay_" + section.deal.game
            visible: section.deal.isOpen || section.deal.isUnfinished
            kind: "primary"
            text: section.deal.isUnfinished
                  //: Button: continues the deal of the day. %1 "DOS" or "UNO"
                  ? qsTr("Continue %1").arg(section.name)
                  //: Button: begins the deal of the day. %1 "DOS" or "UNO"
                  : qsTr("Play %1").arg(section.name)
            onClicked: section.playAsked()
        }

        TableButton {
            objectName: "dailySave_" + section.deal.game
            visible: section.deal.isOver
            iconName: "save"
            //: Button: saves the card with the result as a picture
            text: qsTr("Save card…")
            Accessible.name: section.name + ": " + text
            onClicked: section.daily.saveCard(section.deal.game)
        }

        TableButton {
            objectName: "dailyCopy_" + section.deal.game
            visible: section.deal.isOver
            iconName: "copy"
            //: Button: copies the card with the result to the clipboard
            text: qsTr("Copy card")
            Accessible.name: section.name + ": " + text
            onClicked: section.daily.copyCard(section.deal.game)
        }
    }
}

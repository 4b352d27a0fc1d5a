// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The first page: pictures of both games, the newest unfinished game, and buttons to the other parts of the app.
AppPage {
    id: home

    required property DataKeeper dataKeeper
    required property ScoreController scoreController
    required property LessonController lessons
    readonly property UnfinishedMatches matches: tableController.unfinished
    readonly property bool wide: width > height && width >= 800
    // Whether the layout is denser. Otherwise the card of the unfinished game would push buttons off a small screen
    readonly property bool tight: flat || !wide && occupied && height < 900
    // The game that was just discarded. Its card stays until the game is restored or the page closes, because the buttons below
    // would move up under the user's finger
    property unfinishedRow discarded
    property bool holdsPlace: false
    readonly property unfinishedRow unfinishedMatch: holdsPlace ? discarded : matches.newest
    readonly property bool occupied: matches.any || holdsPlace

    objectName: "homePage"
    notices: [tableController.notice, scoreController.notice, dataKeeper.notice]
    noticeNames: ["homeNotice", "homeScoreNotice", "homeBackupNotice"]
    Component.onCompleted: {
        firstButton().forceActiveFocus(Qt.OtherFocusReason);
        Theme.later(toTop);
    }

    function firstButton(): Item {
        return matches.any ? waiting.primary : learn.visible ? learn.primary : play;
    }

    function takeFocus(): void {
        firstButton().forceActiveFocus(Qt.TabFocusReason);
    }

    function discardNewest(): void {
        discarded = matches.newest;
        holdsPlace = true;
        tableController.discard(discarded.matchId);
        if (matches.any) {
            holdsPlace = false; // discarding has failed, so the card shows the game unchanged
        } else if (!tableController.notice.isError) {
            spoken.say(tableController.notice.text);
            tableController.notice.dismiss(); // the card itself says that the game was discarded
        }
        takeFocus();
    }

    Connections {
        target: home.matches
        function onChanged(): void {
            if (home.matches.any)
                home.holdsPlace = false;
        }
    }

    SpokenWords {
        id: spoken
        objectName: "homeSpoken"
    }

    // Scrolls to the top, where the notices are. Focusing a button may have scrolled the page while its items had no heights yet
    function toTop(): void {
        scroller.contentY = 0;
    }

    function openLesson(game: string): void {
        lessons.open(game);
        navigator.open(Navigator.Lesson);
    }

    function setUp(game: string): void {
        tableController.game = game;
        navigator.open(Navigator.Setup);
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    Scroller {
        id: scroller
        anchors.fill: parent
        anchors.margins: felt.frame
        maximumWidth: home.wide ? Math.max(1000, Math.min(1500 * Theme.zoom, width * 0.84)) : 560

        GridLayout {
            id: page
            width: parent.width
            columns: home.wide ? 2 : 1
            columnSpacing: 40
            rowSpacing: home.tight ? Theme.space : Theme.spaceLarge

            HomeTitle {
                phonesPanel: home.phonesPanel
                Layout.columnSpan: page.columns
            }

            HomeNotices {
                id: notices
                tableController: home.tableController
                visible: any
                onAnyChanged: Theme.later(home.toTop)
                Layout.columnSpan: page.columns
            }

            GamePictures {
                visible: home.wide || !home.flat // a low and narrow window shows the buttons first
                Layout.fillWidth: true
                Layout.preferredWidth: home.wide ? page.width * 0.55 : -1
                Layout.preferredHeight: home.wide ? Math.max(home.flat ? 160 : 320, scroller.height * 0.68)
                                      : home.tight ? Math.min(440, scroller.height * 0.15)
                                                   : Math.max(180, Math.min(440, scroller.height * 0.36, width * 0.62))
            }

            // This is not a ColumnLayout, because nested layouts of wrapping texts keep outdated heights in Qt 6.4
            Column {
                id: buttons
                spacing: home.tight ? Theme.spaceSmall : Theme.space
                Layout.fillWidth: true
                Layout.preferredWidth: home.wide ? 400 * Theme.textScale : -1
                Layout.maximumWidth: home.wide ? 460 * Theme.textScale : -1
                Layout.alignment: Qt.AlignVCenter

                // Only the newest unfinished game has a card; a button on the card opens the list of all unfinished games
                ContinueCard {
                    id: waiting
                    objectName: "homeContinueCard"
                    visible: home.occupied
                    match: home.unfinishedMatch
                    count: home.holdsPlace ? 1 : home.matches.count
                    isDiscarded: home.holdsPlace && !home.matches.any
                    onContinueAsked: {
                        if (home.tableController.resumeMatch(home.matches.newest.matchId))
                            home.navigator.open(Navigator.Table);
                    }
                    onDiscardAsked: home.discardNewest()
                    onRestoreAsked: {
                        home.tableController.restore(home.discarded.matchId);
                        home.takeFocus();
                    }
                    onAllAsked: home.navigator.open(Navigator.UnfinishedGames)
                    width: buttons.width
                }

                // Offers the lessons until a lesson is finished, the offer is dismissed, or a game is set up and started. Hidden
                // while an unfinished game is shown
                LearnCard {
                    id: learn
                    objectName: "homeLearn"
                    visible: home.lessons.offered && !home.occupied
                    onAsked: game => home.openLesson(game)
                    onDismissed: {
                        home.lessons.dismiss();
                        home.takeFocus();
                    }
                    width: buttons.width
                }

                Words {
                    visible: !home.occupied && !home.lessons.offered
                    //: One line on the first page under the drawn cards
                    text: qsTr("Match a card in the middle with one of yours, or with two that add up to it. Down to two cards? Call it!")
                    font.pixelSize: Theme.sizeLarge
                    bottomPadding: 4
                    width: buttons.width
                }

                // The buttons in the first row start games on screen; those in the second row are for games with real cards
                GridLayout {
                    columns: 2
                    columnSpacing: buttons.spacing
                    rowSpacing: buttons.spacing
                    width: buttons.width

                    component HomeButton: TableButton {
                        id: button

                        property bool tight: false

                        shrinks: button.tight
                        textSize: button.tight ? Theme.sizeBody : Theme.sizeLarge
                        verticalPadding: button.tight ? 8 : 14
                        horizontalPadding: 12
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                    }

                    HomeButton {
                        id: play
                        tight: home.tight
                        objectName: "homePlayDos"
                        kind: home.matches.any || learn.visible ? "secondary" : "primary"
                        //: Button: set up a new game of DOS
                        text: qsTr("Play DOS")
                        onClicked: home.setUp("dos")
                    }

                    HomeButton {
                        tight: home.tight
                        objectName: "homePlayUno"
                        //: Button: set up a new game of UNO
                        text: qsTr("Play UNO")
                        onClicked: home.setUp("uno")
                    }

                    HomeButton {
                        tight: home.tight
                        objectName: "homeScore"
                        iconName: home.tight ? "" : "sheet"
                        textSize: Theme.sizeBody
                        //: Button: keep the score of a game with real cards
                        text: home.scoreController.hasUnfinished ? qsTr("Continue scoring") : qsTr("Keep score")
                        //: Spoken name of the button. %1 for example "Anna, Ben and Cleo"
                        Accessible.name: home.scoreController.hasUnfinished
                            ? qsTr("Continue scoring: %1").arg(home.scoreController.unfinishedTitle) : text
                        onClicked: home.navigator.open(home.scoreController.hasUnfinished ? Navigator.ScoreSheet
                                                                                          : Navigator.ScoreBook)
                    }

                    HomeButton {
                        tight: home.tight
                        objectName: "homeCalls"
                        iconName: home.tight ? "" : "call"
                        textSize: Theme.sizeBody
                        //: Button: to the big DOS!/UNO! button for a game with real cards
                        text: qsTr("Call buttons")
                        onClicked: home.navigator.open(Navigator.Calls)
                    }
                }

                GridLayout {
                    columns: width < daily.implicitWidth + rules.implicitWidth + columnSpacing ? 1 : 2
                    columnSpacing: buttons.spacing
                    rowSpacing: buttons.spacing
                    width: buttons.width

                    WideButton {
                        id: rules
                        objectName: "homeRules"
                        iconName: home.tight ? "" : "book"
                        horizontalPadding: 12
                        //: Button: to the rules of both games
                        text: qsTr("Rules and disputes")
                        onClicked: home.navigator.open(Navigator.Rules)
                    }

                    WideButton {
                        id: daily
                        objectName: "homeDaily"
                        iconName: home.tight ? "" : "cards"
                        horizontalPadding: 12
                        //: Button: to the page with one deal of each game per day
                        text: qsTr("Deal of the day")
                        onClicked: home.navigator.open(Navigator.Daily)
                    }
                }

                GridLayout {
                    // Hidden while the lessons are offered, and in low windows to save space. The rules pages open the lessons,
                    // too
                    visible: !home.lessons.offered && (!home.tight || home.height >= 700)
                    columns: width < dosLesson.implicitWidth + unoLesson.implicitWidth + columnSpacing ? 1 : 2
                    columnSpacing: buttons.spacing
                    rowSpacing: buttons.spacing
                    width: buttons.width

                    WideButton {
                        id: dosLesson
                        objectName: "homeLearnDos"
                        horizontalPadding: 12
                        //: Button: to the lesson of DOS
                        text: qsTr("Learn DOS")
                        onClicked: home.openLesson("dos")
                    }

                    WideButton {
                        id: unoLesson
                        objectName: "homeLearnUno"
                        horizontalPadding: 12
                        //: Button: to the lesson of UNO
                        text: qsTr("Learn UNO")
                        onClicked: home.openLesson("uno")
                    }
                }

                // The buttons are in one row if the width suffices. In a tight layout the buttons have no icons, because buttons
                // without icons are narrower
                GridLayout {
                    readonly property real pair: settings.implicitWidth + about.implicitWidth + columnSpacing

                    columns: width < pair ? 1 : width < pair + history.implicitWidth + columnSpacing ? 2 : 3
                    columnSpacing: home.tight ? Theme.spaceSmall : Theme.space
                    rowSpacing: columnSpacing
                    width: buttons.width

                    WideButton {
                        id: history
                        objectName: "homeHistory"
                        iconName: home.tight ? "" : "chart"
                        horizontalPadding: 12
                        //: Button: to the games at the table that are over, and their statistics
                        text: qsTr("Games played")
                        onClicked: home.navigator.open(Navigator.GamesPlayed)
                        Layout.columnSpan: parent.columns === 2 ? 2 : 1
                    }

                    WideButton {
                        id: settings
                        objectName: "homeSettings"
                        iconName: home.tight ? "" : "settings"
                        horizontalPadding: 12
                        //: Button: to the settings
                        text: qsTr("Settings")
                        onClicked: home.navigator.open(Navigator.Settings)
                    }

                    WideButton {
                        id: about
                        objectName: "homeAbout"
                        iconName: home.tight ? "" : "info"
                        horizontalPadding: 12
                        //: Button: to the page about the program
                        text: qsTr("About")
                        onClicked: home.navigator.open(Navigator.About)
                    }
                }

                EditionNote {
                    onAsked: home.navigator.open(Navigator.Rules, "dos/second-edition/recognise")
                    width: buttons.width
                }
            }
        }
    }

    Toasts {
        noticesOf: home
        bottomInset: felt.frame
        onFocusLost: home.takeFocus()
    }
}

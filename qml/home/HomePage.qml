import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The first page: pictures of both games, the newest unfinished game, and buttons to all other pages.
AppPage {
    id: home

    required property DataKeeper dataKeeper
    required property ScoreController scoreController
    required property LessonController lessons
    readonly property WaitingMatches matches: tableController.waiting
    readonly property bool wide: width > height && width >= 800
    // Whether the layout is denser. Otherwise the card of the unfinished game would push buttons off a small screen
    readonly property bool tight: !wide && occupied && height < 900
    // The game that was just discarded. Its card stays until the page closes, because the buttons below would move up under the
    // user's finger
    property waitingRow putAway
    property bool holdsPlace: false
    readonly property waitingRow waitingMatch: holdsPlace ? putAway : matches.newest
    readonly property bool occupied: matches.any || holdsPlace

    objectName: "homePage"
    notices: [tableController.notice, scoreController.notice, dataKeeper.notice]
    Component.onCompleted: {
        firstButton().forceActiveFocus(Qt.OtherFocusReason);
        Theme.later(toTop);
    }

    function firstButton(): Item {
        return matches.any ? waiting.primary : learn.visible ? learn.primary : play;
    }

    function attend(): void {
        firstButton().forceActiveFocus(Qt.TabFocusReason);
    }

    function putItAway(): void {
        putAway = matches.newest;
        holdsPlace = true;
        tableController.putAway(putAway.matchId);
        if (matches.any) {
            holdsPlace = false; // discarding has failed, so the card shows the game unchanged
        } else if (!tableController.notice.isError) {
            spoken.say(tableController.notice.text);
            tableController.notice.dismiss(); // the card itself says that the game was discarded
        }
        attend();
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

    // Scrolls to the top, where the notices are. Needed because focusing a button scrolls the page while items have no heights
    // yet
    function toTop(): void {
        scroller.contentY = 0;
    }

    function openLesson(game: string): void {
        if (lessons.open(game))
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
                Layout.columnSpan: page.columns
                Layout.fillWidth: true
            }

            HomeNotices {
                id: notices
                tableController: home.tableController
                visible: any
                onAnyChanged: Theme.later(home.toTop)
                Layout.columnSpan: page.columns
                Layout.fillWidth: true
            }

            GameBoxes {
                Layout.fillWidth: true
                Layout.preferredWidth: home.wide ? page.width * 0.55 : -1
                Layout.preferredHeight: home.wide ? Math.max(320, scroller.height * 0.68) : home.tight ? Math.min(440, scroller.height * 0.15) : Math.max(180, Math.min(440, scroller.height * 0.36, width * 0.62))
            }

            // Not a ColumnLayout, because nested layouts of wrapping texts keep outdated heights in Qt 6.4
            Column {
                id: ways
                spacing: home.tight ? Theme.spaceSmall : Theme.space
                Layout.fillWidth: true
                Layout.preferredWidth: home.wide ? 400 * Theme.textScale : -1
                Layout.maximumWidth: home.wide ? 460 * Theme.textScale : -1
                Layout.alignment: Qt.AlignVCenter

                // Only the newest unfinished game has a card; a button on the card shows all of them
                ContinueCard {
                    id: waiting
                    objectName: "homeWaiting"
                    visible: home.occupied
                    match: home.waitingMatch
                    count: home.holdsPlace ? 1 : home.matches.count
                    isPutAway: home.holdsPlace && !home.matches.any
                    onContinueAsked: {
                        if (home.tableController.resumeMatch(home.matches.newest.matchId))
                            home.navigator.open(Navigator.Table);
                    }
                    onPutAwayAsked: home.putItAway()
                    onBringBackAsked: {
                        home.tableController.bringBack(home.putAway.matchId);
                        home.attend();
                    }
                    onAllAsked: home.navigator.open(Navigator.KeptGames)
                    width: ways.width
                }

                // Offers the lessons until a lesson is finished, the offer is dismissed, or a game is played. Hidden while an
                // unfinished game is shown
                LearnCard {
                    id: learn
                    objectName: "homeLearn"
                    visible: home.lessons.offered && !home.occupied
                    onAsked: game => home.openLesson(game)
                    onDismissed: {
                        home.lessons.dismiss();
                        home.attend();
                    }
                    width: ways.width
                }

                Words {
                    visible: !home.occupied && !home.lessons.offered
                    //: One line on the first page under the drawn cards
                    text: qsTr("Match a card in the middle with one of yours, or with two that add up to it. Down to two cards? Call it!")
                    font.pixelSize: Theme.sizeLarge
                    bottomPadding: 4
                    width: ways.width
                }

                // The buttons in the first row start games on screen; those in the second row are for games with real cards
                GridLayout {
                    columns: 2
                    columnSpacing: ways.spacing
                    rowSpacing: ways.spacing
                    width: ways.width

                    component Way: TableButton {
                        id: way

                        property bool tight: false

                        shrinks: way.tight
                        textSize: way.tight ? Theme.sizeBody : Theme.sizeLarge
                        verticalPadding: way.tight ? 8 : 14
                        horizontalPadding: 12
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                    }

                    Way {
                        id: play
                        tight: home.tight
                        objectName: "homePlayDos"
                        kind: home.matches.any || learn.visible ? "secondary" : "primary"
                        //: Button: set up a new game of DOS
                        text: qsTr("Play DOS")
                        onClicked: home.setUp("dos")
                    }

                    Way {
                        tight: home.tight
                        objectName: "homePlayUno"
                        //: Button: set up a new game of UNO
                        text: qsTr("Play UNO")
                        onClicked: home.setUp("uno")
                    }

                    Way {
                        tight: home.tight
                        objectName: "homeScore"
                        iconName: "sheet"
                        textSize: Theme.sizeBody
                        //: Button: keep the score of a game with real cards
                        text: home.scoreController.hasUnfinished ? qsTr("Continue scoring") : qsTr("Keep score")
                        //: Spoken name of the button. %1 for example "Anna, Ben and Cleo"
                        Accessible.name: home.scoreController.hasUnfinished
                            ? qsTr("Continue scoring: %1").arg(home.scoreController.unfinishedTitle) : text
                        onClicked: home.navigator.open(home.scoreController.hasUnfinished ? Navigator.ScoreSheet
                                                                                          : Navigator.ScoreBook)
                    }

                    Way {
                        tight: home.tight
                        objectName: "homeCalls"
                        iconName: "call"
                        textSize: Theme.sizeBody
                        //: Button: to the big DOS!/UNO! button for a game with real cards
                        text: qsTr("Call buttons")
                        onClicked: home.navigator.open(Navigator.Calls)
                    }
                }

                TableButton {
                    objectName: "homeRules"
                    iconName: "book"
                    //: Button: to the rules of both games
                    text: qsTr("Rules and disputes")
                    onClicked: home.navigator.open(Navigator.Rules)
                    width: ways.width
                }

                GridLayout {
                    // Hidden in low windows to save space; there the rules pages open the lessons
                    visible: !home.lessons.offered && (!home.tight || home.height >= 700)
                    columns: width < dosLesson.implicitWidth + unoLesson.implicitWidth + columnSpacing ? 1 : 2
                    columnSpacing: ways.spacing
                    rowSpacing: ways.spacing
                    width: ways.width

                    TableButton {
                        id: dosLesson
                        objectName: "homeLearnDos"
                        horizontalPadding: 12
                        //: Button: to the lesson of DOS
                        text: qsTr("Learn DOS")
                        onClicked: home.openLesson("dos")
                        Layout.fillWidth: true
                    }

                    TableButton {
                        id: unoLesson
                        objectName: "homeLearnUno"
                        horizontalPadding: 12
                        //: Button: to the lesson of UNO
                        text: qsTr("Learn UNO")
                        onClicked: home.openLesson("uno")
                        Layout.fillWidth: true
                    }
                }

                // The buttons are in one row if the width suffices. On phones they have no icons, so that one row suffices
                GridLayout {
                    readonly property real pair: settings.implicitWidth + about.implicitWidth + columnSpacing

                    columns: width < pair ? 1 : width < pair + history.implicitWidth + columnSpacing ? 2 : 3
                    columnSpacing: home.tight ? Theme.spaceSmall : Theme.space
                    rowSpacing: columnSpacing
                    width: ways.width

                    TableButton {
                        id: history
                        objectName: "homeHistory"
                        iconName: home.tight ? "" : "chart"
                        horizontalPadding: 12
                        //: Button: to the games at the table that are over, and their statistics
                        text: qsTr("Games played")
                        onClicked: home.navigator.open(Navigator.GamesPlayed)
                        Layout.fillWidth: true
                        Layout.columnSpan: parent.columns === 2 ? 2 : 1
                    }

                    TableButton {
                        id: settings
                        objectName: "homeSettings"
                        iconName: home.tight ? "" : "settings"
                        horizontalPadding: 12
                        //: Button: to the settings
                        text: qsTr("Settings")
                        onClicked: home.navigator.open(Navigator.Settings)
                        Layout.fillWidth: true
                    }

                    TableButton {
                        id: about
                        objectName: "homeAbout"
                        iconName: home.tight ? "" : "info"
                        horizontalPadding: 12
                        //: Button: to the page about the program
                        text: qsTr("About")
                        onClicked: home.navigator.open(Navigator.About)
                        Layout.fillWidth: true
                    }
                }

                EditionNote {
                    onAsked: home.navigator.open(Navigator.Rules, "dos/second-edition/recognise")
                    width: ways.width
                }
            }
        }
    }

    Toasts {
        bottomInset: felt.frame
        onFocusLost: home.attend()

        Toast {
            name: "homeNotice"
            notice: home.tableController.notice
            //: Button: restore the discarded or deleted game
            undoText: qsTr("Restore")
        }

        Toast {
            name: "homeScoreNotice"
            notice: home.scoreController.notice
        }

        Toast {
            name: "homeBackupNotice"
            notice: home.dataKeeper.notice
        }
    }
}

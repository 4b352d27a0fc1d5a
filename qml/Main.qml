// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Templates as T
import Tableside
import Tableside.App

// The application window: shows one page at a time, in the look that the settings choose.
T.ApplicationWindow {
    id: window

    required property TableController tableController
    required property LessonController lessons
    required property ScoreController scoreController
    required property RankingController ranking
    required property HistoryController history
    required property CallBooth callBooth
    required property PhoneHub phones
    required property RulesReader rulesReader
    required property UserData userData
    required property DataKeeper dataKeeper
    required property RequestQueue requests
    required property PageController pages
    // The factor by which text, controls and spaces grow in large windows, which are viewed from further away: 1.25 at 1920 ×
    // 1080, 1.7 at 2560 × 1440, in steps of 0.05
    readonly property real zoom: Math.round(20 * Math.max(1, Math.min(grown(width, 1024, 1920, 2560), grown(height, 768, 1080, 1440)))) / 20
    readonly property Navigator navigator: pages.navigator
    // For each page that is still open below the shown page: the objectName of its last focused control
    property var leftBy: ({})
    property int shown: Navigator.Home
    // The number of frames to wait before the focus returns to the control stored in leftBy. During these frames the page's items
    // get their heights, without which the page can't scroll to that control
    property int framesToFocus: 0

    width: 1024
    height: 768
    minimumWidth: 320
    minimumHeight: width < 640 ? 560 : 360 // wide windows may be as low as a phone that lies on its side
    visible: true
    color: Theme.feltDark
    //: Title of the window: the name of the program
    title: qsTr("Tableside")

    // Returns the zoom factor for one dimension `length` (the window's width or height): 1 at `usual`, 1.25 at `large`, 1.7 at
    // `huge`, linear between these and beyond
    function grown(length: real, usual: real, large: real, huge: real): real {
        return length < large ? 1 + 0.25 * (length - usual) / (large - usual) : 1.25 + 0.45 * (length - large) / (huge - large);
    }

    // Stores which control of the page that is being left has the focus, if that page stays open below the next one
    function noteFocus(): void {
        if (navigator.isOpen(shown))
            leftBy[shown] = activeFocusItem?.objectName ?? "";
        else if (leftBy[navigator.page] === undefined)
            // The previous page was replaced and not covered, for example the setup by the table. The stored names are dropped,
            // because Home may show other controls when it appears again
            leftBy = {};
        shown = navigator.page;
    }

    // Gives the focus back to the control with which the user had opened the page that has just been closed
    onFrameSwapped: {
        if (framesToFocus === 0)
            return;
        --framesToFocus;
        if (framesToFocus > 0) {
            update();
            return;
        }
        back.names = [leftBy[shown]];
        delete leftBy[shown];
        back.giveFocus(input.focusReason());
    }

    // Shows the navigator's current page: saves and unloads the previous page, and lets the page controller prepare the objects
    // that the new one shows
    function follow(): void {
        const left = stage.item as AppPage;
        phonesPanel.close();
        noteFocus();
        // Text fields save their text when they lose the focus, so the focus is removed from any field on the page or in a panel
        if (activeFocusItem)
            activeFocusItem.focus = false;
        if (left)
            left.focus = false;
        left?.saveUnsaved();
        left?.forgetNotices(!pages.isRequested()); // dismisses the page's messages, so that other pages do not repeat them
        stage.source = ""; // unload the page before its objects are deleted
        if (!pages.prepare())
            return;
        showPage();
        framesToFocus = leftBy[shown] ? 2 : 0;
        update();
    }

    function load(page: string, more: var): void {
        stage.setSource(page, Object.assign({ tableController: tableController, navigator: navigator, phonesPanel: phonesPanel }, more));
    }

    function showTable(table: GameTable): void {
        load(table.game === "uno" ? "table/uno/UnoTablePage.qml" : "table/dos/DosTablePage.qml",
             { table: table, lessons: lessons, trophies: history.trophies });
    }

    function showPage(): void {
        switch (navigator.page) {
        case Navigator.Table:
            showTable(tableController.table);
            break;
        case Navigator.Lesson:
            showTable(lessons.table);
            break;
        case Navigator.Replay:
            load("replay/ReplayPage.qml", { replay: tableController.replay });
            break;
        case Navigator.UnfinishedGames:
            load("home/UnfinishedGamesPage.qml", {});
            break;
        case Navigator.GamesPlayed:
            load("history/HistoryPage.qml", { history: history });
            break;
        case Navigator.Daily:
            load("home/DailyPage.qml", {});
            break;
        case Navigator.Trophies:
            load("history/TrophiesPage.qml", { history: history });
            break;
        case Navigator.Setup:
            load("table/setup/SetupPage.qml", {});
            break;
        case Navigator.ScoreBook:
            load("score/book/BookPage.qml", { scoreController: scoreController });
            break;
        case Navigator.ScoreSetup:
            load("score/sheet/ScoreSetupPage.qml", { scoreController: scoreController });
            break;
        case Navigator.ScoreSheet:
            load("score/sheet/SheetPage.qml", { scoreController: scoreController, game: scoreController.game });
            break;
        case Navigator.DeletedGames:
            load("score/book/DeletedGamesPage.qml", { scoreController: scoreController });
            break;
        case Navigator.Person:
            load("score/person/PersonPage.qml", { scoreController: scoreController, ranking: ranking });
            break;
        case Navigator.PersonGames:
            load("score/ranking/GamesPage.qml", { scoreController: scoreController, list: ranking.personGames });
            break;
        case Navigator.Ranking:
            load("score/ranking/RankingPage.qml", { scoreController: scoreController, ranking: ranking });
            break;
        case Navigator.RankedGames:
            load("score/ranking/GamesPage.qml", { scoreController: scoreController, list: ranking.rankedGames });
            break;
        case Navigator.Calls:
            load("calls/CallPage.qml", { scoreController: scoreController, booth: callBooth });
            break;
        case Navigator.Rules:
            load("rules/RulesPage.qml", { reader: rulesReader, lessons: lessons, atSection: navigator.subject !== "" });
            break;
        case Navigator.Settings:
            load("settings/SettingsPage.qml", { userData: userData, dataKeeper: dataKeeper });
            break;
        case Navigator.About:
            load("settings/AboutPage.qml", {});
            break;
        default:
            load("home/HomePage.qml", { scoreController: scoreController, lessons: lessons, dataKeeper: dataKeeper });
        }
    }

    Component.onCompleted: showPage()

    Binding { target: Theme; property: "speed"; value: AppSettings.speed }
    Binding { target: Theme; property: "reducedMotion"; value: AppSettings.reducedMotion }
    Binding { target: Theme; property: "highContrast"; value: AppSettings.highContrast }
    Binding { target: Theme; property: "colorLetters"; value: AppSettings.colorLetters }
    Binding { target: Theme; property: "feltName"; value: AppSettings.felt }
    Binding { target: Theme; property: "cardBack"; value: AppSettings.cardBack }
    Binding { target: Theme; property: "userTextScale"; value: AppSettings.textScale }
    Binding { target: Theme; property: "zoom"; value: window.zoom }

    Connections {
        target: window.navigator
        function onMoved(): void {
            window.follow();
        }
    }

    // Reloads the table page for a new match
    Connections {
        target: window.tableController
        function onTableChanged(): void {
            if (window.navigator.page === Navigator.Table && window.tableController.table)
                window.showPage();
        }
    }

    // Reloads the lesson page when the next lesson begins
    Connections {
        target: window.lessons
        function onCoachChanged(): void {
            if (window.navigator.page === Navigator.Lesson && window.lessons.coach)
                window.showPage();
        }
    }

    // The window is in full screen while the shown page requests that, or from one press of F11 to the next. Then the window
    // returns to its previous state
    readonly property bool filledByPage: (stage.item as AppPage)?.fillsScreen ?? false
    property int beforePage: Window.Windowed
    property int windowed: Window.Windowed
    onFilledByPageChanged: {
        if (filledByPage) {
            beforePage = visibility;
            visibility = Window.FullScreen;
        } else if (visibility === Window.FullScreen) {
            visibility = beforePage; // the page no longer requests full screen, or it was closed
        }
    }
    onVisibilityChanged: now => {
        if (now === Window.Windowed || now === Window.Maximized)
            windowed = now;
    }

    LetterKey {
        sequence: "F11"
        onActivated: window.visibility = window.visibility === Window.FullScreen ? window.windowed : Window.FullScreen
    }

    DropArea {
        anchors.fill: parent
        onEntered: drag => drag.accepted = drag.hasUrls
        onDropped: drop => window.requests.addFiles(drop.urls)
    }

    // Records whether the last input was a key or a pointer, because focus rings are shown only after keyboard input
    LastInput {
        id: input
        item: stage
        // Cancels returning the focus, because this press may move the focus elsewhere
        onPressed: {
            if (window.framesToFocus > 0) {
                window.framesToFocus = 0;
                delete window.leftBy[window.shown];
            }
        }
    }

    ItemTracker {
        id: back
        within: stage.item as AppPage
    }

    Loader {
        id: stage
        anchors.fill: parent
        focus: true
        enabled: !damage.opened && !phonesPanel.opened
    }

    onActiveChanged: damage.focusContinue()
    onActiveFocusItemChanged: if (damage.opened && !damage.activeFocus)
        Theme.later(damage.focusContinue)

    // The panels' parent is an item, because Qt 6.4 uses freed memory if the window is deleted while a popup of its own is open
    Item {
        PhonesPanel {
            id: phonesPanel
            phones: window.phones
            onFocusLost: stage.forceActiveFocus()
        }

        DamagePanel {
            id: damage
            dataKeeper: window.dataKeeper
            onClosed: stage.forceActiveFocus()
        }
    }
}

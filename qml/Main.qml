import QtQuick
import QtQuick.Templates as T
import Tableside
import Tableside.App

// The application window: shows one page at a time, in the look that the settings choose.
T.ApplicationWindow {
    id: window

    required property Playroom playroom
    required property LessonRoom lessons
    required property ScoreRoom scoreRoom
    required property HistoryRoom history
    required property CallBooth callBooth
    required property RulesReader rulesReader
    required property UserData userData
    required property DataKeeper dataKeeper
    required property IncomingFiles incomingFiles
    required property RequestQueue requests // the requests from outside the app; RequestQueue calls openFile() and openPage()
    // The factor by which type, controls and spaces grow with the window, because large screens are viewed from further away:
    // 1.25 at 1920 × 1080, 1.7 at 2560 × 1440, in steps of 0.05
    readonly property real zoom: Math.round(20 * Math.max(1, Math.min(grown(width, 1024, 1920, 2560), grown(height, 768, 1080, 1440)))) / 20
    readonly property Navigator navigator: Navigator {}
    property bool leavesByRequest: false // whether a request from outside changes the page, not a press
    property var leftBy: ({}) // the names of the controls that had the focus when pages were covered by others, by page
    property int shown: Navigator.Home
    // The frames to wait before the focus returns to the control in leftBy: the page scrolls to the focused item and needs its
    // heights for that
    property int framesToFocus: 0

    width: 1024
    height: 768
    minimumWidth: 320
    minimumHeight: 560
    visible: true
    color: Theme.feltDark
    //: Title of the window: the name of the program
    title: qsTr("Tableside")

    // Returns the growth factor at the length `room`: 1 at `usual`, 1.25 at `large`, 1.7 at `huge`, linear in between
    function grown(room: real, usual: real, large: real, huge: real): real {
        return room < large ? 1 + 0.25 * (room - usual) / (large - usual) : 1.25 + 0.45 * (room - large) / (huge - large);
    }

    // Leaves the open page and any panel over it, and keeps what was typed there
    function goHome(): void {
        leavesByRequest = true;
        navigator.open(Navigator.Home);
        leavesByRequest = false;
    }

    function openFile(file: url): void {
        goHome();
        incomingFiles.open(file, navigator);
    }

    // Carries out an action of the desktop's menu: `page` is a game to set up, the score book or the rules
    function openPage(page: string): void {
        if (page === "dos" || page === "uno") {
            if (navigator.page === Navigator.Setup && playroom.game === page)
                return; // it is already shown
            goHome();
            playroom.game = page;
            navigator.open(Navigator.Setup);
        } else if (page === "score" && navigator.page !== Navigator.ScoreBook) {
            goHome();
            navigator.open(Navigator.ScoreBook);
        } else if (page === "rules" && navigator.page !== Navigator.Rules) {
            leavesByRequest = true;
            navigator.open(Navigator.Rules);
            leavesByRequest = false;
        }
    }

    // Remembers which control had the focus if the current page stays open below the next one
    function noteFocus(): void {
        if (navigator.isOpen(shown))
            leftBy[shown] = activeFocusItem?.objectName ?? "";
        else if (leftBy[navigator.page] === undefined)
            leftBy = {}; // the page was replaced, as the setup is by the table: Home has other controls now
        shown = navigator.page;
    }

    // Gives the focus back to the control that opened the page which was just left
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

    // Closes what is no longer shown and opens what the current page needs
    function follow(): void {
        const left = stage.item as AppPage;
        noteFocus();
        // A field saves its text when it loses the focus, on the page or in a panel over it
        if (activeFocusItem)
            activeFocusItem.focus = false;
        if (left)
            left.focus = false;
        left?.keepUnsaved();
        left?.forgetNotices(!leavesByRequest); // messages that the page has shown are not repeated elsewhere
        stage.source = ""; // unload the page before its objects are deleted
        if (playroom.table && !navigator.isOpen(Navigator.Table))
            playroom.leaveTable();
        if (playroom.replay && !navigator.isOpen(Navigator.Replay))
            playroom.closeReplay();
        if (lessons.table && !navigator.isOpen(Navigator.Lesson))
            lessons.leave();
        // The score sheet and the call booth need a game: the open one, or the one left unfinished
        const needsGame = navigator.page === Navigator.ScoreSheet || navigator.page === Navigator.Calls;
        if (needsGame && !scoreRoom.game && scoreRoom.hasUnfinished)
            scoreRoom.openUnfinished();
        else if (!needsGame && !navigator.isOpen(Navigator.ScoreSheet))
            scoreRoom.closeGame();
        if (navigator.page === Navigator.ScoreSheet && !scoreRoom.game) {
            navigator.open(Navigator.ScoreBook); // the score book shows the reason
            return;
        }
        if (navigator.page === Navigator.Rules) {
            if (navigator.subject !== "")
                rulesReader.open(navigator.subject);
            else if (lessons.coach)
                rulesReader.game = lessons.coach.game;
            else if (playroom.table)
                rulesReader.game = playroom.table.game;
            else if (navigator.isOpen(Navigator.Calls))
                rulesReader.game = callBooth.game;
            else if (scoreRoom.game)
                rulesReader.game = scoreRoom.game.gameId;
            rulesReader.forget();
        }
        showPage();
        framesToFocus = leftBy[shown] ? 2 : 0;
        update();
    }

    function load(page: string, more: var): void {
        stage.setSource(page, Object.assign({ playroom: playroom, navigator: navigator }, more));
    }

    function showTable(table: GameTable): void {
        load(table.game === "uno" ? "table/uno/UnoTablePage.qml" : "table/dos/DosTablePage.qml",
             { table: table, lessons: lessons });
    }

    function showPage(): void {
        switch (navigator.page) {
        case Navigator.Table:
            showTable(playroom.table);
            break;
        case Navigator.Lesson:
            showTable(lessons.table);
            break;
        case Navigator.Replay:
            load("replay/ReplayPage.qml", { replay: playroom.replay });
            break;
        case Navigator.KeptGames:
            load("home/KeptGamesPage.qml", {});
            break;
        case Navigator.GamesPlayed:
            load("history/HistoryPage.qml", { history: history });
            break;
        case Navigator.Setup:
            load("table/setup/SetupPage.qml", {});
            break;
        case Navigator.ScoreBook:
            load("score/book/BookPage.qml", { scoreRoom: scoreRoom });
            break;
        case Navigator.ScoreSetup:
            load("score/sheet/ScoreSetupPage.qml", { scoreRoom: scoreRoom });
            break;
        case Navigator.ScoreSheet:
            load("score/sheet/SheetPage.qml", { scoreRoom: scoreRoom, game: scoreRoom.game });
            break;
        case Navigator.Person:
            load("score/person/PersonPage.qml", { scoreRoom: scoreRoom });
            break;
        case Navigator.Calls:
            load("calls/CallPage.qml", { scoreRoom: scoreRoom, booth: callBooth });
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
            load("home/HomePage.qml", { scoreRoom: scoreRoom, lessons: lessons, dataKeeper: dataKeeper });
        }
    }

    Component.onCompleted: showPage()

    Binding { target: Theme; property: "speed"; value: AppSettings.speed }
    Binding { target: Theme; property: "reducedMotion"; value: AppSettings.reducedMotion }
    Binding { target: Theme; property: "highContrast"; value: AppSettings.highContrast }
    Binding { target: Theme; property: "colorLetters"; value: AppSettings.colorLetters }
    Binding { target: Theme; property: "userTextScale"; value: AppSettings.textScale }
    Binding { target: Theme; property: "zoom"; value: window.zoom }

    Connections {
        target: window.navigator
        function onMoved(): void {
            window.follow();
        }
    }

    // Shows the table page again when the table gets another match or none
    Connections {
        target: window.playroom
        function onTableChanged(): void {
            if (window.navigator.page !== Navigator.Table)
                return;
            if (window.playroom.table)
                window.showPage();
            else
                window.navigator.open(Navigator.Home);
        }
    }

    // Shows the next lesson
    Connections {
        target: window.lessons
        function onCoachChanged(): void {
            if (window.navigator.page === Navigator.Lesson && window.lessons.coach)
                window.showPage();
        }
    }

    // Full screen is switched by a key, or by a page as long as it needs it; afterwards the window gets its former state back
    readonly property bool filledByPage: (stage.item as AppPage)?.fillsScreen ?? false
    property int beforePage: Window.Windowed
    property int windowed: Window.Windowed
    onFilledByPageChanged: {
        if (filledByPage) {
            beforePage = visibility;
            visibility = Window.FullScreen;
        } else if (visibility === Window.FullScreen) {
            visibility = beforePage; // also when the page has been closed
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

    // The kind of the last input, which every page receives
    LastInput {
        id: input
        item: stage
    }

    ItemTracker {
        id: back
        within: stage.item as AppPage
    }

    Loader {
        id: stage
        anchors.fill: parent
        focus: true
        enabled: !damage.opened
    }

    onActiveChanged: damage.attendPanel()
    onActiveFocusItemChanged: if (damage.opened && !damage.activeFocus)
        Theme.later(damage.attendPanel)

    DamagePanel {
        id: damage
        dataKeeper: window.dataKeeper
        onClosed: stage.forceActiveFocus()
    }
}

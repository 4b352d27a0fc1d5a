import QtQuick
import Tableside
import Tableside.App

// The window: one place at a time, and the look as the settings want it.
Window {
    id: window

    required property Playroom playroom
    required property ScoreRoom scoreRoom
    required property CallBooth callBooth
    required property RulesReader rulesReader
    required property UserData userData
    // Large screens are looked at from further away
    readonly property real roominess: width >= 1500 && height >= 900 ? 1.2 : 1
    // home, keptGames, setup, table, scoreBook, scoreSetup, scoreSheet, scorePerson, calls, rules, settings, about
    property string place: "home"
    property string rulesFrom: "home" // where the rules were opened
    property bool rulesAtSection: false
    property string setupFrom: "scoreBook" // where the setup of a score sheet was opened
    property string callsFrom: "home" // where the call booth was opened

    width: 1024
    height: 768
    minimumWidth: 320
    minimumHeight: 560
    visible: true
    color: Theme.feltDark
    //: Title of the window: the name of the program
    title: qsTr("Tableside")

    // What a page has told stays there
    function forgetNotices(): void {
        (stage.item as AppPage)?.forgetNotices();
    }

    function goHome(): void {
        forgetNotices();
        scoreRoom.closeGame();
        if (playroom.table)
            playroom.leaveTable();
        place = "home";
    }

    // "rules", or "rules/" and what is to be read: the id of a section, an example or a rule
    function openRules(destination: string): void {
        const sought = destination.slice("rules/".length);
        if (sought !== "")
            rulesReader.open(sought);
        else if (place === "table")
            rulesReader.game = playroom.table.game;
        rulesReader.forget();
        rulesAtSection = sought !== "";
        rulesFrom = place === "table" ? "table" : "home";
        place = "rules";
    }

    // Where a place asks to go; "started", "resumed/7" and "again" lead to the table if there is one to be had
    function follow(destination: string): void {
        forgetNotices();
        if (destination === "home")
            goHome();
        else if (destination === "started")
            place = playroom.startMatch() ? "table" : place;
        else if (destination.startsWith("resumed/"))
            place = playroom.resumeMatch(Number(destination.split("/")[1])) ? "table" : place;
        else if (destination === "again")
            playroom.playAgain();
        else if (destination.startsWith("score"))
            followScore(destination);
        else if (destination === "calls")
            openCalls();
        else if (destination.startsWith("rules"))
            openRules(destination);
        else
            place = destination;
    }

    function followScore(destination: string): void {
        if (destination === "scoreStarted") {
            place = scoreRoom.startGame() ? "scoreSheet" : place;
        } else if (destination === "scoreResumed") {
            place = scoreRoom.openUnfinished() ? "scoreSheet" : "scoreBook"; // where the notice says why
        } else if (destination === "scoreRematch") {
            scoreRoom.prepareRematch();
            setupFrom = "scoreSheet";
            place = "scoreSetup";
        } else {
            setupFrom = "scoreBook";
            place = destination;
        }
        // A sheet stays open only while it is looked at, or may be gone back to
        if (place !== "scoreSheet" && (place !== "scoreSetup" || setupFrom !== "scoreSheet"))
            scoreRoom.closeGame();
    }

    // With the players of the sheet that lies open, or that was left unfinished
    function openCalls(): void {
        if (!scoreRoom.game && scoreRoom.hasUnfinished)
            scoreRoom.openUnfinished();
        callsFrom = place === "scoreSheet" ? "scoreSheet" : "home";
        place = "calls";
    }

    function showPlace(): void {
        switch (place === "table" && !playroom.table ? "home" : place) {
        case "table":
            stage.setSource(playroom.table.game === "uno" ? "table/uno/UnoTablePage.qml" : "table/dos/DosTablePage.qml",
                            { playroom: playroom, table: playroom.table });
            break;
        case "keptGames":
            stage.setSource("home/KeptGamesPage.qml", { playroom: playroom });
            break;
        case "setup":
            stage.setSource("table/setup/SetupPage.qml", { playroom: playroom });
            break;
        case "scoreBook":
            stage.setSource("score/book/BookPage.qml", { playroom: playroom, scoreRoom: scoreRoom });
            break;
        case "scoreSetup":
            stage.setSource("score/sheet/ScoreSetupPage.qml", { playroom: playroom, scoreRoom: scoreRoom, returnTo: setupFrom });
            break;
        case "scoreSheet":
            stage.setSource("score/sheet/SheetPage.qml", { playroom: playroom, scoreRoom: scoreRoom, game: scoreRoom.game });
            break;
        case "scorePerson":
            stage.setSource("score/person/PersonPage.qml", { playroom: playroom, scoreRoom: scoreRoom });
            break;
        case "calls":
            stage.setSource("calls/CallPage.qml", { playroom: playroom, scoreRoom: scoreRoom, booth: callBooth,
                                                        returnTo: callsFrom });
            break;
        case "rules":
            stage.setSource("rules/RulesPage.qml", { playroom: playroom, reader: rulesReader, returnTo: rulesFrom,
                                                      atSection: rulesAtSection });
            break;
        case "settings":
            stage.setSource("settings/SettingsPage.qml", { playroom: playroom, userData: userData });
            break;
        case "about":
            stage.setSource("settings/AboutPage.qml", { playroom: playroom });
            break;
        default:
            stage.setSource("home/HomePage.qml", { playroom: playroom, scoreRoom: scoreRoom });
        }
    }

    onPlaceChanged: showPlace()
    Component.onCompleted: showPlace()

    Binding { target: Theme; property: "speed"; value: AppSettings.speed }
    Binding { target: Theme; property: "reducedMotion"; value: AppSettings.reducedMotion }
    Binding { target: Theme; property: "highContrast"; value: AppSettings.highContrast }
    Binding { target: Theme; property: "colourLetters"; value: AppSettings.colourLetters }
    Binding { target: Theme; property: "textScale"; value: AppSettings.textScale * window.roominess }

    Shortcut {
        enabled: !/^(table|home|rules|scoreSheet|scoreSetup|scorePerson|calls)$/.test(window.place) // these have their own way
                 && !(stage.item as AppPage)?.holdsBack
        sequences: ["Esc", "Back"]
        onActivated: window.goHome()
    }

    Connections {
        target: window.playroom
        function onTableChanged(): void {
            if (window.place !== "table")
                return;
            if (window.playroom.table)
                window.showPlace();
            else
                window.place = "home";
        }
    }

    Connections {
        target: stage.item as AppPage
        function onAsked(destination: string): void {
            window.follow(destination);
        }
    }

    Loader {
        id: stage
        anchors.fill: parent
        focus: true
    }
}

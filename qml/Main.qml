import QtQuick
import Tableside
import Tableside.App

// The window: one place at a time, and the look as the settings want it.
Window {
    id: window

    required property Playroom playroom
    // Large screens are looked at from further away
    readonly property real roominess: width >= 1500 && height >= 900 ? 1.2 : 1
    property string place: "home" // home, setup, table, settings, about

    width: 1024
    height: 768
    minimumWidth: 320
    minimumHeight: 560
    visible: true
    color: Theme.feltDark
    //: Title of the window: the name of the program
    title: qsTr("Tableside")

    function goTo(name: string): void {
        place = name;
    }

    function goHome(): void {
        if (playroom.table)
            playroom.leaveTable();
        place = "home";
    }

    // Where a place asks to go; "started", "resumed" and "again" lead to the table if there is one to be had
    function follow(destination: string): void {
        if (destination === "home")
            goHome();
        else if (destination === "started")
            place = playroom.startMatch() ? "table" : place;
        else if (destination === "resumed")
            place = playroom.resumeMatch() ? "table" : place;
        else if (destination === "again")
            playroom.playAgain();
        else
            place = destination;
    }

    function showPlace(): void {
        switch (place === "table" && !playroom.table ? "home" : place) {
        case "table":
            stage.setSource("play/TablePlace.qml", { playroom: playroom, table: playroom.table });
            break;
        case "setup":
            stage.setSource("play/SetupPlace.qml", { playroom: playroom });
            break;
        case "settings":
            stage.setSource("settings/SettingsPlace.qml", { playroom: playroom });
            break;
        case "about":
            stage.setSource("settings/AboutPlace.qml", { playroom: playroom });
            break;
        default:
            stage.setSource("home/HomePlace.qml", { playroom: playroom });
        }
    }

    onPlaceChanged: showPlace()
    Component.onCompleted: showPlace()

    Binding { target: Theme; property: "speed"; value: AppSettings.speed }
    Binding { target: Theme; property: "reducedMotion"; value: AppSettings.reducedMotion }
    Binding { target: Theme; property: "highContrast"; value: AppSettings.highContrast }
    Binding { target: Theme; property: "colourLetters"; value: AppSettings.colourLetters }
    Binding { target: Theme; property: "leftHanded"; value: AppSettings.leftHanded }
    Binding { target: Theme; property: "textScale"; value: AppSettings.textScale * window.roominess }

    Shortcut {
        enabled: window.place !== "table" && window.place !== "home"
        sequences: ["Esc", "Back"]
        onActivated: window.goHome()
    }

    Connections {
        target: window.playroom
        function onTableChanged(): void {
            if (window.place === "table")
                window.showPlace();
        }
    }

    Connections {
        target: stage.item as Place
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

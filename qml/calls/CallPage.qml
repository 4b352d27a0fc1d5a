pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The call booth: call buttons on a tablet in the middle of a real table.
AppPage {
    id: place

    required property ScoreController scoreController
    required property CallBooth booth
    // "one" (one call button), "seats" (a button per seat) or "poses" (timers for players who must hold a pose)
    property string mode: "one"
    property string panel: "" // the open panel: "log", "voices" or "people"; empty for none

    objectName: "callPage"
    notices: [booth.log.notice]
    Component.onCompleted: {
        booth.open();
        mode = booth.seats.tied ? "seats" : "one";
        attend();
    }
    Component.onDestruction: booth.close()
    onPanelChanged: {
        if (panel !== "voices") {
            booth.recorder.cancel(); // stops recording, so that no later noise is recorded as the voice
            booth.voices.deleteRemovedFiles();
        }
    }

    // Stops a running recording of a voice before the page closes, and keeps the part that was recorded
    function keepUnsaved(): void {
        if (booth.recorder.recording)
            booth.recorder.stop();
    }

    function attend(): void {
        if (mode === "one")
            one.attend();
        else
            place.forceActiveFocus();
    }

    function choose(name: string): void {
        mode = name;
        attend();
    }

    CallKeys {
        booth: place.booth
        mode: place.panel === "" ? place.mode : ""
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    component Bar: CallBar {
        mode: place.mode
        booth: place.booth
        onBack: place.navigator.back()
        onModeAsked: name => place.choose(name)
        onRulesAsked: place.navigator.open(Navigator.Rules)
        onPanelAsked: name => place.panel = name
        onSheetAsked: place.navigator.open(place.booth.seats.tied ? Navigator.ScoreSheet : Navigator.ScoreBook)
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: felt.frame + Theme.space
        visible: place.mode !== "seats"
        enabled: place.panel === ""
        spacing: Theme.spaceSmall

        Bar {
            heightRoom: place.height
            Layout.fillWidth: true
        }

        OneButton {
            id: one
            visible: place.mode === "one"
            booth: place.booth
            Layout.fillWidth: true
            Layout.fillHeight: true
        }

        PosesView {
            id: poses
            visible: place.mode === "poses"
            booth: place.booth
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }

    SeatsView {
        id: seats
        anchors.fill: parent
        anchors.margins: felt.frame + Theme.spaceTiny
        visible: place.mode === "seats"
        enabled: place.panel === ""
        booth: place.booth

        Bar {
            heightRoom: seats.middleHeight
            Layout.fillWidth: true
        }
    }

    EdgeLight {
        id: edge
        anchors.fill: parent
        thickness: felt.frame
    }

    // Announces texts that change on the page, because screen readers do not announce such changes by themselves
    SpokenWords {
        id: spoken
        objectName: "boothSpoken"
    }

    // Announces the warning that calls make no sound, if the page shows the warning. If a toast shows it, that toast announces it
    SpokenWords {
        says: place.panel === "" && place.mode !== "poses" ? place.booth.silence : ""
    }

    Connections {
        target: place.booth
        function onGameChanged(): void {
            if (place.mode === "poses" && place.booth.game !== "uno")
                place.choose("one");
        }
        function onJudged(): void {
            spoken.say(place.booth.sentence);
        }
        function onShouted(seat: int): void {
            edge.flash(Theme.callToAct);
            if (seat < 0)
                one.flash();
            else
                seats.flash(seat);
        }
    }

    Connections {
        target: place.booth.referee
        function onStruck(seat: int): void {
            edge.flash(Theme.callToAct);
            poses.flash(seat);
        }
        function onRang(): void {
            edge.flash(Theme.warning);
            spoken.say(place.booth.referee.reminder);
        }
    }

    CallPanels {
        id: panels
        booth: place.booth
        people: place.scoreController.people
        name: place.panel
        footInset: toasts.covered
        onClosed: {
            place.panel = "";
            place.attend();
        }
    }

    Toasts {
        id: toasts
        bottomInset: place.panel === "log" ? (place.width < 480 ? 136 : 84) * Theme.textScale : felt.frame
        topWhenInTheWay: place.panel === "voices" ? felt.frame + 76 : -1 // below the panel's title
        onFocusLost: place.panel !== "" ? panels.attendAgain() : place.mode === "poses" ? poses.attend() : place.attend()

        // The pose referee (a timer for players who must hold a pose) shows its reminder as a toast, which stays visible when the
        // page scrolls
        Toast {
            name: "poseReminder"
            text: place.mode === "poses" ? place.booth.referee.reminder : ""
            isError: false
            stays: true
            speaks: false // the page announces the reminder
            onDismissed: place.booth.referee.dismissReminder()
        }

        Toast {
            name: "callLogNotice"
            notice: place.booth.log.notice
        }

        Toast {
            name: "callLogProblem"
            text: place.booth.log.problem
        }

        // The warning that calls make no sound, as a toast while the voices panel or the pose referee is shown. The other modes
        // have their own item for this warning
        Toast {
            name: "callSilence"
            text: place.panel === "voices" || place.panel === "" && place.mode === "poses" ? place.booth.silence : ""
        }

        Toast {
            name: "voiceProblem"
            text: place.panel !== "voices" ? "" : place.booth.voices.problem !== "" ? place.booth.voices.problem
                                                                                    : place.booth.recorder.problem
            onDismissed: place.booth.voices.dismissProblem()
        }

        // Offers Undo for a deleted voice recording until the voices panel closes. Only then is the recording deleted permanently
        Toast {
            name: "voiceRemoved"
            isError: false
            stays: true
            canUndo: true
            text: place.panel !== "voices" || place.booth.voices.removedName === "" ? ""
                  //: A recorded voice was deleted; beside it the button "Undo". %1 its name
                  : qsTr("“%1” was deleted.").arg(place.booth.voices.removedName)
            onUndoAsked: place.booth.voices.bringBack()
        }
    }
}

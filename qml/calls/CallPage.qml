// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The call booth: call buttons on a tablet in the middle of a real table.
AppPage {
    id: page

    required property ScoreController scoreController
    required property CallBooth booth
    // "one" (one call button), "seats" (a button per seat) or "poses" (timers for players who must hold a pose)
    property string mode: "one"
    property string panel: "" // the open panel: "log", "voices" or "people"; empty for none

    objectName: "callPage"
    notices: [booth.log.notice]
    noticeNames: ["callLogNotice"]
    Component.onCompleted: {
        booth.open();
        mode = booth.seats.tied ? "seats" : "one";
        takeFocus();
    }
    Component.onDestruction: booth.close()
    onPanelChanged: {
        if (panel !== "voices") {
            booth.recorder.cancel(); // discards a recording in progress, so that no noise is recorded as a voice
            booth.voices.dismissProblem();
        }
    }

    // Stops a running recording of a voice before the page closes, and keeps the part that was recorded
    function saveUnsaved(): void {
        if (booth.recorder.recording)
            booth.recorder.stop();
    }

    function takeFocus(): void {
        if (mode === "one")
            one.takeFocus();
        else
            page.forceActiveFocus();
    }

    function choose(name: string): void {
        mode = name;
        takeFocus();
    }

    CallKeys {
        booth: page.booth
        mode: page.panel === "" && page.enabled ? page.mode : ""
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    component Bar: CallBar {
        mode: page.mode
        booth: page.booth
        onBack: page.navigator.back()
        onModeAsked: name => page.choose(name)
        phonesPanel: page.phonesPanel
        onRulesAsked: page.navigator.open(Navigator.Rules)
        onPanelAsked: name => page.panel = name
        onSheetAsked: page.navigator.open(page.booth.seats.tied ? Navigator.ScoreSheet : Navigator.ScoreBook)
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: felt.frame + Theme.space
        visible: page.mode !== "seats"
        enabled: page.panel === ""
        spacing: Theme.spaceSmall

        Bar {
            availableHeight: page.height
            Layout.fillWidth: true
        }

        OneButton {
            id: one
            visible: page.mode === "one"
            booth: page.booth
            Layout.fillWidth: true
            Layout.fillHeight: true
        }

        PosesView {
            id: poses
            visible: page.mode === "poses"
            booth: page.booth
            Layout.fillHeight: true
        }
    }

    SeatsView {
        id: seats
        anchors.fill: parent
        anchors.margins: felt.frame + Theme.spaceTiny
        visible: page.mode === "seats"
        enabled: page.panel === ""
        booth: page.booth
        flat: page.flat

        Bar {
            availableHeight: seats.middleHeight
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
        says: page.panel === "" && page.mode !== "poses" ? page.booth.silence : ""
    }

    Connections {
        target: page.booth
        function onGameChanged(): void {
            if (page.mode === "poses" && page.booth.game !== "uno")
                page.choose("one");
        }
        function onJudged(): void {
            spoken.say(page.booth.sentence);
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
        target: page.booth.referee
        function onStruck(seat: int): void {
            edge.flash(Theme.callToAct);
            poses.flash(seat);
        }
        function onRang(): void {
            edge.flash(Theme.warning);
            spoken.say(page.booth.referee.reminder);
        }
    }

    CallPanels {
        id: panels
        booth: page.booth
        people: page.scoreController.people
        name: page.panel
        footInset: toasts.covered
        onClosed: {
            page.panel = "";
            page.takeFocus();
        }
    }

    Toasts {
        id: toasts
        noticesOf: page
        bottomInset: page.panel === "log" ? (page.width < 480 ? 136 : 84) * Theme.textScale : felt.frame
        topWhenInTheWay: page.panel === "voices" ? felt.frame + 76 : -1 // below the panel's title
        onFocusLost: page.panel !== "" ? panels.takeFocus() : page.mode === "poses" ? poses.takeFocus() : page.takeFocus()

        // The pose referee (a timer for players who must hold a pose) shows its reminder as a toast, which stays visible when the
        // page scrolls
        Toast {
            name: "poseReminder"
            text: page.mode === "poses" ? page.booth.referee.reminder : ""
            isError: false
            stays: true
            speaks: false // the page announces the reminder
            onDismissed: page.booth.referee.dismissReminder()
        }

        Toast {
            name: "callLogProblem"
            text: page.booth.log.problem
        }

        // The warning that calls make no sound, as a toast while the voices panel or the pose referee is shown. The other modes
        // have their own item for this warning
        Toast {
            name: "callSilence"
            text: page.panel === "voices" || page.panel === "" && page.mode === "poses" ? page.booth.silence : ""
        }

        Toast {
            name: "voiceProblem"
            text: page.panel !== "voices" ? "" : page.booth.voices.problem !== "" ? page.booth.voices.problem
                                                                                    : page.booth.recorder.problem
            onDismissed: page.booth.voices.dismissProblem()
        }
    }
}

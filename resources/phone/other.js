// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The scenes of joining, waiting, the setup, and the call buttons.

import { button, el, face, icon, playerShape, portraitPicture, pressTime, t } from "./base.js";

/** Who are you? */
export function buildJoin(app) {
    const { view } = app;
    if (view.asked) {
        return el("section.calm", { k: "asked" }, el("h1", {}, t("askedTitle", view.asked)), el("p", {}, t("askedHint")),
            button("pill", null, t("cancel"), () => app.send({ leave: true })));
    }
    const people = view.people || [];
    const seats = view.free || [];
    return el("section.join", { k: "join" }, el("h1", {}, t("whoAreYou")), view.line ? el("p.soft", {}, view.line) : null,
        people.length ? el("ul.people", { k: "people" }, people.map((person) => el("li", { k: "p" + person.person },
            el("button.person", { onclick: () => app.send({ who: { person: person.person } }), class: person.taken ? "taken"
                : "" }, face(person),
                el("span.about", {}, el("span.name", {}, person.name), person.taken ? el("span.soft", {}, t("hasPhone"))
                    : null))))) : null,
        seats.length ? [el("h2", { k: "fh" }, t("freeSeats")),
            el("ul.people", { k: "free" }, seats.map((seat) => el("li", { k: "f" + seat.seat },
            el("button.person", { onclick: () => app.send({ who: { seat: seat.seat } }) }, face(seat),
                el("span.about", {}, el("span.name", {}, seat.name))))))] : null,
        view.mayBeNew === false ? null : [el("h2", { k: "nh" }, t("someoneElse")),
            nameForm(t("join"), "", (name) => app.send({ who: { name } }))]);
}

function nameForm(word, value, act) {
    return el("form.name", {
        k: "name", onsubmit: (event) => {
            event.preventDefault();
            const name = event.target.elements.name.value.trim();
            if (name)
                act(name);
            else
                event.target.elements.name.focus();
        },
    }, el("input", { name: "name", value, maxlength: 40, placeholder: t("yourName"), "aria-label": t("yourName"),
        autocomplete: "nickname", enterkeyhint: "done" }),
    el("button.pill.primary", { type: "submit" }, word));
}

/** Nothing to do: what the table is doing. */
export function buildIdle(app) {
    return el("section.calm", { k: "idle" }, el("img.logo", { src: "/card/back.svg" }),
        el("h1", {}, app.view.line || t("waiting")),
        el("p.soft", {}, t("idleHint")));
}

/** The own seat in a game that is being prepared. */
export function buildSetup(app) {
    const { view } = app;
    const { you } = view;
    const looks = view.looks;
    if (!you)
        return buildIdle(app);
    return el("section.setup", { k: "setup" },
        el("div.big", { k: "big" }, face(you), el("div", {}, el("h1", {}, you.name), el("p", {}, view.line))),
        looks ? [
            el("h2", { k: "h1" }, t("yourName")),
            nameForm(t("save"), you.name, (name) => app.send({ look: { name } })),
            el("h2", { k: "h2" }, t("portrait")),
            choice("portraits", t("portrait"), looks.portraits.map(({ portrait, name }) => look(portrait, name,
                portrait === you.portrait, portraitPicture(portrait), () => app.send({ look: { portrait } })))),
            el("h2", { k: "h3" }, t("color")),
            choice("colors", t("color"), looks.colors.map((name, color) => look("c" + color, name, color === you.color,
                playerShape(color), () => app.send({ look: { color } })))),
        ] : null);
}

function choice(key, name, buttons) {
    return el("div.looks", { k: key, role: "group", "aria-label": name, "data-roving": key }, buttons);
}

function look(key, name, isChosen, picture, act) {
    return el("button.look", { k: key, "aria-label": name, "aria-pressed": String(isChosen), onclick: act }, picture,
        isChosen ? el("span.mark", {}, icon("check")) : null);
}

/** The call buttons beside real cards: one huge button. */
export class Calls {
    constructor(app) {
        this.app = app;
    }

    /** Returns what is to be spoken. */
    accept(view, before) {
        const says = view.says;
        const number = before && before.scene === "calls" && before.says ? before.says.number : says && !before ? says.number : 0;
        if (!says || says.number === number)
            return "";
        this.app.buzz(says.mood === "bad" ? [200, 80, 200] : says.mood === "good" ? [60, 40, 60] : 60);
        this.app.sound(says.mood === "neutral" ? "plain" : says.mood);
        return [says.text, says.detail].filter(Boolean).join(" ");
    }

    press(event, kind) {
        const press = { at: pressTime(event), kind };
        if (kind === "exposed")
            press.on = !this.app.view.mark.on; // pressed twice by mistake, it is still on
        this.app.send({ press });
        this.app.buzz(30);
    }

    // Presses count when the finger comes down
    touch(kind) {
        return {
            onpointerdown: (event) => {
                this.touched = performance.now();
                if (event.isPrimary && event.button === 0)
                    this.press(event, kind);
            },
            onclick: (event) => {
                if (event.detail === 0 && !(performance.now() - this.touched < 1000))
                    this.press(event, kind);
            },
        };
    }

    build() {
        const { view } = this.app;
        const { you, says, mark } = view;
        const marked = (seat) => el("li", { class: seat.marked ? "marked" : "" }, face(seat),
            el("span.about", {}, el("span.name", {}, seat.name),
                el("span.result", {}, seat.result || (seat.marked && mark ? mark.text : ""))));
        return el("section.booth", { k: "booth" },
            view.seats ? el("ul.marks", { k: "marks", "aria-label": t("players") }, view.seats.map(marked)) : null,
            el("div.says", { k: "says", class: says ? says.mood : "" }, el("p.big", {}, says ? says.text : view.line),
                says && says.detail ? el("p", {}, says.detail) : null),
            el("button.huge", {
                k: "huge", class: "p" + (you ? you.color : 0), "aria-label": t("callName", view.word), ...this.touch("call"),
            }, el("span.word", {}, view.word), you ? playerShape(you.color) : null),
            mark ? el("button.pill.exposed", { k: "mark", "aria-pressed": String(mark.on), ...this.touch("exposed") },
                mark.on ? icon("check") : null, el("span", {}, mark.text)) : null);
    }
}

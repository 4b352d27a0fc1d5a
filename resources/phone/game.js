// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The scene of a game of DOS or UNO: the players, the table, the bar with what can be done, and the hand.

import {
    button, cardColors, cardPicture, cardShape, classes, colorLetter, colorName, count, el, face, icon, pressTime, t,
} from "./base.js";

const cardRatio = 1.4;
const leastStep = 22; // pixels of a card that its neighbor leaves free
const margin = 12; // pixels beside a hand into which its outer cards may lean

/** The degrees by which a card of a fan leans more than its neighbor. */
function turnOf(inRow) {
    return Math.min(2.5, 14 / inRow);
}

/** How far the outer cards of a fan lean beyond the places that they have upright, in pixels. */
function leanOf(inRow, card) {
    const angle = (inRow - 1) / 2 * turnOf(inRow) * Math.PI / 180;
    return 1.2 * card * cardRatio * Math.sin(angle); // they turn about a point below them, see .hand .card in page.css
}

/**
 * Chooses how a hand of `number` cards is laid out in `width` × `height` pixels: the rows, the width of a card, the distance of
 * two neighbors, and how much of a row the next one leaves free. `kept` is the number of rows if that is chosen already, else 0.
 */
export function handLayout(number, width, height, most, kept) {
    let best = null;
    for (let rows = kept || 1; rows <= (kept || Math.min(3, Math.max(1, number))); ++rows) {
        const inRow = Math.ceil(number / rows);
        const free = rows === 1 ? 0 : 0.58;
        const tallest = height / (1 + free * (rows - 1)) / cardRatio;
        const card = Math.floor(Math.max(48, Math.min(most, tallest, width * 0.42)));
        const lean = rows === 1 && number > 2 ? Math.max(0, leanOf(inRow, card) - margin) : 0;
        const step = inRow > 1 ? Math.min(card * 0.92, (width - card - 2 * lean) / (inRow - 1)) : card;
        const worth = Math.min(step, 62) + card * 0.45 - 14 * (rows - 1) - (step < leastStep ? 500 - 10 * step : 0);
        if (!best || worth > best.worth)
            best = { rows, inRow, card, step: Math.max(leastStep, step), free, worth, isFar: step < leastStep };
    }
    return best;
}

/** Whether `cards` has every code of `wanted`, counting copies. */
function contains(cards, wanted) {
    const rest = [...cards];
    return wanted.every((code) => {
        const at = rest.indexOf(code);
        if (at >= 0)
            rest.splice(at, 1);
        return at >= 0;
    });
}

export class Game {
    constructor(app) {
        this.app = app;
        this.chosen = []; // indices into the hand
        this.row = -1;
        this.wild = null; // the code of a wild card whose color is being chosen
        this.pendingUntil = 0;
        this.codes = [];
        this.rows = 0; // of the hand that is shown
        this.lastHand = ""; // what its rows were chosen for
        this.isNewHand = true;
    }

    /** Keeps the selection where the new view still has it. */
    accept(view, before) {
        for (const list of ["actions", "hand", "news", "row", "seats"])
            view[list] = view[list] || [];
        if (!before || before.version !== view.version)
            this.pendingUntil = 0;
        const hand = view.hand.map((card) => card.card);
        const wanted = this.chosen.map((index) => this.codes[index]);
        const used = [];
        wanted.forEach((code) => {
            const at = hand.findIndex((card, index) => card === code && !used.includes(index));
            if (at >= 0)
                used.push(at);
        });
        this.chosen = used.length === wanted.length ? used : [];
        const row = view.row.map((card) => card.card + card.matched).join();
        if (!this.chosen.length || row !== this.rowCodes)
            this.row = -1;
        this.rowCodes = row;
        this.codes = hand;
        if (this.wild && !view.actions.some((entry) => entry.action.card === this.wild))
            this.wild = null;
    }

    clear() {
        const had = this.chosen.length > 0 || this.row >= 0 || this.wild !== null;
        this.chosen = [];
        this.row = -1;
        this.wild = null;
        return had;
    }

    act(action) {
        if (performance.now() < this.pendingUntil)
            return;
        if (this.app.send({ act: { action, version: this.app.view.version } })) {
            this.pendingUntil = performance.now() + 3000;
            this.clear();
        }
        this.app.dropRefusal();
        this.app.draw();
    }

    takeBack() {
        if (performance.now() >= this.pendingUntil && this.app.send({ takeBack: { version: this.app.view.version } }))
            this.pendingUntil = performance.now() + 3000;
    }

    of(...kinds) {
        return this.app.view.actions.filter((entry) => kinds.includes(entry.action.do));
    }

    // The matches that have the whole selection
    candidates() {
        const codes = this.chosen.map((index) => this.codes[index]);
        return this.of("match").filter((entry) => (this.row < 0 || entry.action.row === this.row)
            && contains(entry.action.cards, codes));
    }

    // The match that the selection is, or the only one that it can become
    proposal() {
        if (!this.chosen.length && this.row < 0)
            return null;
        const all = this.candidates();
        const exact = all.filter((entry) => entry.action.cards.length === this.chosen.length);
        if (exact.length === 1)
            return exact[0];
        return all.length === 1 ? all[0] : null;
    }

    tapCard(index) {
        const { view } = this.app;
        this.app.dropRefusal();
        if (view.game === "uno") {
            this.playUno(this.codes[index]);
            return;
        }
        const at = this.chosen.indexOf(index);
        if (at >= 0) {
            this.chosen.splice(at, 1);
        } else {
            this.chosen.push(index);
            const onlyLays = !this.of("match").length && this.of("lay").length;
            if (onlyLays)
                this.chosen = [index];
            else if (this.chosen.length > 2 || !this.candidates().length)
                this.chosen = this.shortened(index);
        }
        this.app.draw();
    }

    // A selection that can't become a match: keeps as much of it as goes with the card tapped last
    shortened(index) {
        const others = this.chosen.filter((each) => each !== index);
        for (const other of others.reverse()) {
            this.chosen = [other, index];
            if (this.candidates().length)
                return this.chosen;
        }
        if (!this.app.view.yourTurn || this.row < 0)
            return others.length && !this.of("match").length ? [...others.slice(0, 1), index] : [index];
        return [...others.slice(0, 1), index]; // may be sent, for the reason why it doesn't fit
    }

    tapRow(index) {
        this.app.dropRefusal();
        this.row = this.row === index ? -1 : index;
        this.app.draw();
    }

    playUno(code) {
        const plays = this.of("play").filter((entry) => entry.action.card === code);
        if (plays.length === 1) {
            this.act(plays[0].action);
        } else if (plays.length > 1) {
            this.wild = code;
            this.app.draw();
        } else if (this.app.view.yourTurn) {
            this.act(code.startsWith("wild") ? { do: "play", card: code, colour: "r" } : { do: "play", card: code });
        } else {
            this.app.speak(this.app.view.line);
        }
    }

    isLit(card, index) {
        const { view } = this.app;
        if (view.game === "uno" || (!this.chosen.length && this.row < 0) || !this.of("match").length)
            return card.playable;
        if (this.chosen.includes(index))
            return true;
        const codes = [...this.chosen.map((each) => this.codes[each]), card.card];
        return this.of("match").some((entry) => (this.row < 0 || entry.action.row === this.row)
            && contains(entry.action.cards, codes));
    }

    build() {
        const { view } = this.app;
        const parts = view.over ? [this.over()] : [this.table(), this.news(), this.bar(), this.hand()];
        return el("section.game", { class: view.game + (view.over ? " ended" : ""), k: "game" },
            this.players(), parts, view.over ? null : this.foot());
    }

    /** Whether the hand must be drawn smaller so that everything is visible at once. */
    fit(page) {
        const hand = page.querySelector(".hand");
        const beyond = document.documentElement.scrollHeight - document.documentElement.clientHeight;
        if (this.room || !hand || beyond < 1)
            return false;
        const least = this.app.size().wide ? 92 : 100;
        this.room = Math.max(least, hand.offsetHeight - 23 - beyond);
        return true;
    }

    players() {
        const { view } = this.app;
        const own = view.you ? view.you.seat : -1;
        const order = view.seats.map((seat, index) => ({ ...seat, index }));
        const others = own < 0 ? order : [...order.slice(own + 1), ...order.slice(0, own)];
        const number = others.length;
        const most = this.app.size().wide ? 5 : 3;
        const columns = number > most && number <= 2 * most ? Math.ceil(number / 2) : Math.min(number, most);
        return el("ul.players", { class: number > 2 ? "many" : "", "aria-label": t("players"), k: "players", vars: { columns } },
            others.map((seat) => this.player(seat)));
    }

    player(seat) {
        const facts = [count("card", "cards", seat.cards), t("pointsTotal", seat.total)];
        if (seat.turn)
            facts.push(t("hasTurn"));
        if (seat.computer)
            facts.push(t("computer"));
        if (seat.posing)
            facts.push(t("posing"));
        if (seat.phone === "lost")
            facts.push(t("phoneLost"));
        else if (seat.phone === "here")
            facts.push(t("phoneHere"));
        const badge = seat.phone === "lost" ? el("span.badge.gone", {}, icon("phone"))
            : seat.computer ? el("span.badge", {}, icon("robot")) : null;
        const kind = classes({ turn: seat.turn, open: seat.mayBeCaught, posing: seat.posing });
        return el("li.player", { class: kind, k: "s" + seat.index },
            face(seat, badge), el("span.name", { "aria-hidden": "true", title: seat.name }, seat.name),
            el("span.figures", { "aria-hidden": "true" }, el("b.held", {}, seat.cards), el("span.total", {}, seat.total)),
            el("span.unseen", {}, seat.name + ", " + facts.join(", ")));
    }

    catching(seat) {
        return {
            onpointerdown: (event) => {
                this.down = pressTime(event);
            },
            onclick: (event) => {
                const at = event.detail && this.down ? this.down : pressTime(event);
                this.app.send({ catch: { seat: seat.index, at } });
                this.app.dropRefusal();
                this.app.draw();
            },
        };
    }

    moving(seat) {
        return { onclick: () => this.app.send({ moved: { seat: seat.index } }) };
    }

    table() {
        const { view } = this.app;
        const draw = this.of("draw")[0];
        const pile = el("button.pile", {
            k: "pile", onclick: draw ? () => this.act(draw.action) : null, disabled: !draw, class: draw ? "lit" : "",
            "aria-label": count("drawPile1", "drawPile", view.draw),
        }, cardPicture("back"), el("span.number", { "aria-hidden": "true" }, view.draw));
        if (view.game === "dos") {
            const proposal = this.proposal();
            const fits = this.chosen.length ? this.candidates() : this.of("match");
            return el("div.table", { k: "table" }, pile,
                el("div.row", {
                    role: "group", "aria-label": t("row"), "data-roving": "row", class: view.row.length > 5 ? "long" : "",
                }, view.row.map((card, index) => this.rowCard(card, index, proposal, fits))));
        }
        const top = view.top && el("div.top", { k: "top", role: "img", "aria-label": t("topCard", view.top.name) },
            cardPicture(view.top.card));
        const color = view.color && el("div.inplay", { class: "c" + view.color, k: "color" }, cardShape(view.color),
            el("b", { "aria-hidden": "true" }, colorLetter(view.color)), el("span", {}, colorName(view.color)));
        const turned = view.direction < 0;
        const way = turned ? t("toRight") : t("toLeft");
        return el("div.table", { k: "table" }, pile, top,
            el("div.state", { k: "state" }, color,
                el("div.direction", { role: "img", "aria-label": way, title: way }, icon(turned ? "right" : "left"))));
    }

    rowCard(card, index, proposal, fits) {
        const isChosen = this.row === index;
        const isProposed = !isChosen && proposal !== null && proposal.action.row === index;
        const isLit = fits.some((entry) => entry.action.row === index);
        const words = [card.name];
        if (card.matched)
            words.push(t("matched"));
        else if (isLit && this.chosen.length)
            words.push(t("fits"));
        return el("button.card", {
            k: "r" + index, class: classes({ chosen: isChosen, proposed: isProposed, lit: isLit, matched: card.matched }),
            "aria-pressed": String(isChosen || isProposed), "aria-label": words.join(", "), onclick: () => this.tapRow(index),
        }, cardPicture(card.card), card.matched ? el("span.mark", {}, icon("check")) : null);
    }

    news() {
        const { view } = this.app;
        const last = view.news.slice(-2);
        return el("button.news", {
            k: "news", onclick: () => this.app.openLog(), "aria-label": t("openLog") + ". " + last.join(" "),
        }, last.map((text) => el("span", {}, text)));
    }

    bar() {
        const { app } = this;
        const { view } = app;
        const buttons = [];
        let text = view.line;
        let isWarning = false;
        const colors = this.wild ? this.of("play").filter((entry) => entry.action.card === this.wild) : this.of("colour");
        const swaps = this.of("swap");
        if (view.problem) {
            text = view.problem;
            isWarning = true;
        } else if (app.refusal) {
            text = app.refusal.text;
            isWarning = true;
            const { section } = app.refusal;
            if (section)
                buttons.push(button("pill", "book", t("why"), () => app.openRules(section), { k: "why" }));
        }
        if (colors.length) {
            text = isWarning ? text : t("chooseColor");
            if (this.wild)
                buttons.push(this.cancel());
        } else if (view.game === "dos" && (this.chosen.length || this.row >= 0) && view.yourTurn) {
            const [own, more] = this.selectionButtons();
            text = isWarning ? text : own || text;
            buttons.push(...more, this.cancel());
        } else {
            for (const entry of this.of("draw", "end", "skip-bonus", "pass", "challenge", "accept")) {
                const isDraw = entry.action.do === "draw";
                buttons.push(button("pill", isDraw ? "cards" : null, entry.text, () => this.act(entry.action),
                    { k: entry.action.do }));
            }
        }
        const alerts = this.alerts();
        return el("div.bar", { k: "bar", class: classes({ yours: view.yourTurn, warning: isWarning }) },
            alerts.length ? el("div.alerts", { k: "alerts" }, alerts) : null,
            el("p.line", { k: "line" }, text),
            this.hint(),
            colors.length ? this.colorFields(colors) : null,
            swaps.length ? el("div.swaps", { k: "swaps" }, swaps.map((entry) => {
                const seat = view.seats[entry.action.seat];
                return el("button.pill.person", { k: "w" + entry.action.seat, onclick: () => this.act(entry.action) }, face(seat),
                    el("span", {}, entry.text));
            })) : null,
            el("div.buttons", { k: "buttons" }, buttons));
    }

    hint() {
        const { hint } = this.app.view;
        if (!hint || hint.state === "none")
            return null;
        return el("p.hint", { k: "hint", role: "status" }, icon("lamp"),
            el("span", {}, hint.state === "searching" ? t("hintWait") : hint.text, hint.detail ? el("small", {}, hint.detail) : null));
    }

    // The colors that a wild card can get; each has its shape, letter and name
    colorFields(actions) {
        const field = (color) => {
            const found = actions.find(({ action }) => action.colour === color);
            return found && el("button.color", { class: "c" + color, k: color, onclick: () => this.act(found.action) },
                cardShape(color), el("b", { "aria-hidden": "true" }, colorLetter(color)), el("span", {}, colorName(color)));
        };
        return el("div.colors", { k: "colors", role: "group", "aria-label": t("chooseColor"), "data-roving": "colors" },
            cardColors.map(field));
    }

    // Large buttons for catching and for reporting a move, under the thumb
    alerts() {
        const { view } = this.app;
        const own = view.you ? view.you.seat : -1;
        const others = view.seats.map((seat, index) => ({ ...seat, index })).filter((seat) => seat.index !== own);
        const caught = others.filter((seat) => seat.mayBeCaught);
        const posing = others.filter((seat) => seat.posing);
        const alert = (seat, kind, act, whole, short) => el("button.catch", {
            k: kind + seat.index, "aria-label": whole, ...act,
        }, face(seat), el("span", {}, short, el("small", {}, seat.name)));
        return [
            ...caught.map((seat) => alert(seat, "c", this.catching(seat), t("catchName", seat.name), t("catch"))),
            ...posing.map((seat) => alert(seat, "m", this.moving(seat), t("movedName", seat.name), t("moved"))),
        ];
    }

    cancel() {
        return button("pill.round", "close", null, () => {
            this.clear();
            this.app.draw();
        }, { k: "cancel", "aria-label": t("clear") });
    }

    // What the selection in DOS comes to: a text, and buttons
    selectionButtons() {
        const proposal = this.proposal();
        const lay = this.chosen.length === 1 && this.row < 0
            ? this.of("lay").find((entry) => entry.action.card === this.codes[this.chosen[0]]) : null;
        const buttons = [];
        let text = "";
        if (lay) {
            text = lay.text;
            buttons.push(button(proposal ? "pill" : "pill.primary", null, t("lay"), () => this.act(lay.action), { k: "lay" }));
        }
        if (proposal) {
            text = proposal.text;
            buttons.push(button("pill.primary", null, t("match"), () => this.act(proposal.action), { k: "match" }));
        } else if (!lay && !this.candidates().length) {
            text = t("fitsNothing");
            if (this.row >= 0 && this.chosen.length) {
                const cards = this.chosen.map((index) => this.codes[index]);
                buttons.push(button("pill", null, t("whyNot"), () => this.act({ do: "match", row: this.row, cards }),
                    { k: "whynot" }));
            }
        } else if (!lay) {
            text = this.chosen.length ? t("pickMore") : t("pickCards");
        }
        return [text, buttons];
    }

    // The rows of the hand while it has as many cards as before. Otherwise, cards could move to another row under the finger when
    // the text above them gets a line more.
    keptRows(hand) {
        if (!this.room) { // fit() has not measured yet
            this.isNewHand = hand !== this.lastHand;
            this.lastHand = hand;
        }
        return this.isNewHand ? 0 : this.rows;
    }

    hand() {
        const { view } = this.app;
        const { width, height, wide } = this.app.size();
        const number = view.hand.length;
        const space = wide ? width - 160 : Math.min(width - 34, 640);
        const layout = handLayout(number, space, this.room || Math.max(wide ? 96 : 120, height * 0.36), wide ? 104 : 124,
            this.keptRows(`${number} ${space} ${wide}`));
        this.rows = layout.rows;
        const proposal = this.proposal();
        const missing = proposal ? [...proposal.action.cards] : [];
        this.chosen.forEach((index) => {
            const at = missing.indexOf(this.codes[index]);
            if (at >= 0)
                missing.splice(at, 1);
        });
        const middle = (layout.inRow - 1) / 2;
        const cards = view.hand.map((card, index) => {
            const isChosen = this.chosen.includes(index) || card.card === this.wild;
            const at = isChosen ? -1 : missing.indexOf(card.card);
            if (at >= 0)
                missing.splice(at, 1);
            const isLit = this.isLit(card, index);
            const isQuiet = !isLit && view.actions.length > 0;
            const words = [card.name];
            if (at >= 0)
                words.push(t("fits"));
            else if (isLit && !isChosen)
                words.push(view.game === "dos" && this.chosen.length ? t("fits") : t("playable"));
            const turn = (index % layout.inRow - middle) * turnOf(layout.inRow);
            return el("button.card", {
                k: "h" + index, class: classes({ chosen: isChosen, proposed: at >= 0, lit: isLit, quiet: isQuiet }),
                "aria-label": words.join(", "), "aria-pressed": view.game === "dos" ? String(isChosen || at >= 0) : null,
                onclick: () => this.tapCard(index),
                vars: layout.rows === 1 && number > 2 ? { turn: turn.toFixed(2) + "deg" } : {},
            }, cardPicture(card.card));
        });
        const rows = [];
        for (let at = 0; at < cards.length; at += layout.inRow)
            rows.push(el("div.cards", { k: "row" + at }, cards.slice(at, at + layout.inRow)));
        return el("div.hand", {
            k: "hand", class: layout.isFar ? "far" : "", role: "group", "data-roving": "hand",
            "aria-label": count("yourCard", "yourCards", number),
            vars: { card: layout.card + "px", step: layout.step.toFixed(1) + "px", free: layout.free },
        }, rows);
    }

    foot() {
        const { app } = this;
        const { view } = app;
        const own = view.you && view.seats[view.you.seat];
        const call = view.call;
        const press = (event) => {
            app.send({ call: { at: pressTime(event) } });
            app.buzz(30);
        };
        return el("div.foot", { k: "foot" },
            own ? el("div.own", { k: "own", class: own.turn ? "turn" : "" }, face(own),
                el("span.figures", {}, el("b.held", { "aria-hidden": "true" }, own.cards),
                    el("span.total", { "aria-hidden": "true" }, own.total),
                    el("span.unseen", {},
                        [count("yourCard", "yourCards", own.cards), t("pointsTotal", own.total)].join(", ")))) : null,
            button("pill.round", "log", null, () => app.openLog(), { k: "log", "aria-label": t("openLog") }),
            view.hint ? button("pill.round", "lamp", null, () => app.send({ hint: true }), {
                k: "hint", class: view.hint.state === "none" ? "" : "on", "aria-pressed": String(view.hint.state !== "none"),
                "aria-label": t(view.hint.state === "none" ? "hint" : "hintHide"),
            }) : null,
            view.takeBack ? button("pill.round", "undo", null, () => this.takeBack(),
                { k: "undo", "aria-label": t("takeBack"), title: t("takeBack") }) : null,
            call ? el("button.call", {
                k: "call", class: classes({ due: call.due, armed: call.armed, idle: !call.may }),
                "aria-label": t(call.armed ? "callArmed" : "callName", call.word), "aria-disabled": String(!call.may),
                onpointerdown: (event) => {
                    this.touched = performance.now();
                    if (call.may && event.isPrimary && event.button === 0)
                        press(event);
                },
                // By keyboard or screen reader, without a finger
                onclick: (event) => {
                    if (call.may && event.detail === 0 && !(performance.now() - this.touched < 1000))
                        press(event);
                },
            }, el("span", {}, call.word), call.armed ? icon("check") : null) : null);
    }

    over() {
        const { app } = this;
        const { view } = app;
        const { over } = view;
        const own = view.you ? view.you.seat : -1;
        const isReady = over.ready.includes(own);
        const isMissing = (seat, index) => !seat.computer && !over.ready.includes(index) && index !== own;
        const waiting = view.seats.filter(isMissing).map((seat) => seat.name);
        return el("div.over", { k: "over" },
            el("h1", { tabindex: "-1" }, over.title), over.detail ? el("p", {}, over.detail) : null,
            el("div.scroll", {}, el("table.results", {},
                el("thead", {}, el("tr", {}, el("th", {}, el("span.unseen", {}, t("player"))), el("th", {}, t("roundPoints")),
                    el("th", {}, t("total")))),
                el("tbody", {}, over.rows.map((row) => el("tr", { class: row.you ? "you" : "" },
                    el("th", { scope: "row" }, face(row), el("span", {}, row.name)),
                    el("td", {}, row.points > 0 ? "+" + row.points : "–"), el("td.sum", {}, row.total)))))),
            own < 0 || over.matchOver ? null : el("div.buttons", {},
                button("pill.primary.wide", isReady ? "check" : null, isReady ? t("readyDone") : t("ready"),
                    () => app.send({ ready: true }), { disabled: isReady })),
            isReady && waiting.length ? el("p.soft", {}, t("waitingFor", waiting.join(", "))) : null);
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The scene of a score sheet: the sheet, and counting the own hand.

import { button, cardColors, cardPicture, count, el, face, icon, t } from "./base.js";

const ownTime = 1500; // ms after a tap during which the phone's count is newer than the table's

export class Score {
    constructor(app) {
        this.app = app;
        this.cards = {};
        this.isCounting = false;
        this.tapped = -ownTime;
    }

    accept(view, before) {
        if (!view.count) {
            this.isCounting = false;
            this.cards = {};
            return;
        }
        const isSame = before && before.count && before.sheet.round === view.sheet.round;
        if (!isSame)
            this.tapped = -ownTime;
        if (!isSame || before.count.open !== view.count.open)
            this.isCounting = view.count.open === true && !view.count.done;
        if (performance.now() - this.tapped > ownTime)
            this.cards = { ...view.count.cards };
    }

    tap(entry, by) {
        const copies = Math.max(0, Math.min(entry.left, (this.cards[entry.card] || 0) + by));
        if (copies)
            this.cards[entry.card] = copies;
        else
            delete this.cards[entry.card];
        this.tapped = performance.now();
        this.send(false);
        this.app.buzz(15);
        this.app.speak(t("cardCounted", entry.name, copies));
    }

    /** Takes the count of the next view, because the table has refused the own one. */
    dropOwn() {
        this.tapped = -ownTime;
    }

    send(done) {
        this.app.send({ count: { cards: this.cards, done } });
        this.app.dropRefusal();
        this.app.draw();
    }

    points() {
        return this.app.view.count.pad.reduce((sum, entry) => sum + entry.points * (this.cards[entry.card] || 0), 0);
    }

    number() {
        return Object.values(this.cards).reduce((sum, copies) => sum + copies, 0);
    }

    build() {
        return this.isCounting && this.app.view.count ? this.counting() : this.sheet();
    }

    sheet() {
        const { app } = this;
        const { view } = app;
        const { sheet } = view;
        const rounds = Math.max(0, ...sheet.players.map((player) => player.rounds.length));
        const state = { none: t("notCounted"), begun: t("beingCounted"), done: t("counted"), out: t("wentOut") };
        const hasStates = sheet.players.some((player) => player.count);
        return el("section.sheet", { k: "sheet" },
            el("h1", {}, sheet.title), view.line ? el("p", {}, view.line) : null,
            el("div.scroll", { tabindex: "0", role: "region", "aria-label": t("scoreSheet") }, el("table.paper", {},
                el("thead", {}, el("tr", {}, el("th", {}, el("span.unseen", {}, t("player"))), el("th", {}, t("total")),
                    hasStates ? el("th", {}, t("thisRound")) : null,
                    Array.from({ length: rounds }, (unused, index) => el("th.round", {}, rounds - index)))),
                el("tbody", {}, sheet.players.map((player) => el("tr", { class: player.you ? "you" : "" },
                    el("th", { scope: "row" }, el("span.who", {}, face(player), el("span", {}, player.name,
                        player.you || player.count ? el("small", { class: player.count },
                            [player.you ? t("you") : "", state[player.count] || ""].filter(Boolean).join(" · ")) : null))),
                    el("td.sum", {}, player.total),
                    hasStates ? el("td.now", { class: player.count }, player.count === "out" ? icon("out")
                        : player.count === "done" ? icon("check") : null,
                        player.count === "out" && player.points === null ? null : this.cell(player.points)) : null,
                    Array.from({ length: rounds }, (unused, index) => el("td", {},
                        this.cell(player.rounds[rounds - 1 - index])))))))),
            el("div.buttons", {},
                view.count ? button("pill.primary.wide", "cards", view.count.done ? t("countAgain") : t("countMine"), () => {
                    this.isCounting = true;
                    app.draw();
                    scrollTo(0, 0);
                }) : null,
                view.mayGoOut ? button("pill.wide", "out", t("iWentOut"), () => app.send({ out: true })) : null));
    }

    cell(points) {
        return points === null || points === undefined ? "·" : points;
    }

    counting() {
        const { app } = this;
        const { pad } = app.view.count;
        const columns = cardColors.map((color) => pad.filter((entry) => entry.card[0] === color
            && !/^(dos|wild)/.test(entry.card)))
            .concat([pad.filter((entry) => /^(dos|wild)/.test(entry.card))]).filter((column) => column.length);
        const height = Math.max(...columns.map((column) => column.length));
        const rows = Array.from({ length: height }, (unused, index) => columns.map((column) => column[index]));
        const chosen = pad.filter((entry) => this.cards[entry.card]);
        return el("section.counting", { k: "counting" },
            el("h1", {}, t("yourHand")), el("p.soft", {}, t("countHint")),
            el("div.pad", { role: "group", "aria-label": t("yourHand"), vars: { columns: columns.length } },
                rows.map((row) => row.map((entry) => (entry ? this.key(entry) : el("span", {}))))),
            el("div.sum", { k: "sum" },
                chosen.length ? el("ul.chosen", {}, chosen.map((entry) => el("li", { k: entry.card },
                    el("button", { onclick: () => this.tap(entry, -1), "aria-label": t("removeOne", entry.name) },
                    cardPicture(entry.card), el("b", {}, this.cards[entry.card] > 1 ? "×" + this.cards[entry.card] : ""),
                        icon("minus"))))) : null,
                el("p.points", { "aria-live": "polite" }, el("span", {}, count("card", "cards", this.number())),
                    el("b", {}, t("pointsTotal", this.points()))),
                el("div.buttons", {}, button("pill.round", "back", null, () => {
                    this.isCounting = false;
                    app.draw();
                }, { "aria-label": t("toSheet") }),
                button("pill.primary.wide", "check", this.number() ? t("done") : t("noCards"), () => {
                    this.isCounting = false;
                    this.send(true);
                    scrollTo(0, 0);
                }))));
    }

    key(entry) {
        const copies = this.cards[entry.card] || 0;
        return el("button.key", {
            k: entry.card, class: copies ? "some" : "", disabled: entry.left === 0 && !copies,
                "aria-disabled": String(copies >= entry.left),
            "aria-label": copies ? t("cardCounted", entry.name, copies) : entry.name, onclick: () => this.tap(entry, 1),
        }, cardPicture(entry.card), copies ? el("span.mark", {}, copies) : null);
    }
}

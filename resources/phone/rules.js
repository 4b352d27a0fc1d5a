// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules: chapters, search, and sections, over the scene.

import { button, el, t } from "./base.js";

const games = ["dos", "uno"];

// What the text of a section may consist of, and the attributes that are kept
const allowed = {
    A: ["href"], B: [], BLOCKQUOTE: [], BR: [], CAPTION: [], CODE: [], EM: [], FIGCAPTION: [], FIGURE: [], H2: [], H3: [], I: [],
        IMG: ["src", "alt"],
    LI: [], OL: ["start"], P: [], STRONG: [], TABLE: [], TBODY: [], TD: [], TH: [], THEAD: [], TR: [], UL: [], HR: [], SPAN: [],
        DIV: [],
};

/** Copies the elements of `html` that a section may have; all others leave their text. */
export function cleaned(html) {
    const copy = (node) => {
        if (node.nodeType === Node.TEXT_NODE)
            return node.data;
        if (node.nodeType !== Node.ELEMENT_NODE || ["SCRIPT", "STYLE"].includes(node.nodeName))
            return "";
        const inside = [...node.childNodes].map(copy).flat();
        const names = allowed[node.nodeName];
        if (!names)
            return inside;
        const fresh = document.createElement(node.nodeName);
        names.filter((name) => node.hasAttribute(name)).forEach((name) => fresh.setAttribute(name, node.getAttribute(name)));
        if (node.nodeName === "A" && !/^#[\w/-]+$/.test(fresh.getAttribute("href") || ""))
            return inside;
        if (node.nodeName === "IMG" && !/^\/card\/[\w%.]+\.svg$/.test(fresh.getAttribute("src") || ""))
            return fresh.alt;
        fresh.append(...inside);
        return fresh;
    };
    return [...new DOMParser().parseFromString(html, "text/html").body.childNodes].map(copy).flat();
}

export class Rules {
    constructor(app) {
        this.app = app;
        this.dialog = null;
        this.chapters = null;
        this.trail = []; // sections read before
        this.section = null; // what is being read: { title, html }
        this.hits = null;
        this.query = "";
        this.game = "dos";
    }

    get isOpen() {
        return this.dialog !== null;
    }

    /** Opens the contents, or a section. */
    open(section) {
        const { view } = this.app;
        if (view && games.includes(view.game))
            this.game = view.game;
        if (!this.dialog) {
            this.dialog = this.app.openDialog(t("rules"), "rules", () => this.build(), () => this.tools());
            this.dialog.onclosed = () => {
                this.dialog = null;
            };
        }
        // Each language has its own
        this.app.send({ ask: { chapters: true } });
        if (section)
            this.read(section);
        else
            this.draw();
    }

    read(section) {
        if (this.reading && this.section)
            this.trail.push(this.reading);
        this.reading = section;
        this.section = null;
        this.app.send({ ask: { section } });
        this.draw();
    }

    receive(rules) {
        if (rules.chapters)
            this.chapters = rules.chapters;
        else if (rules.hits)
            this.hits = rules.hits;
        else if (rules.section && rules.section.section === this.reading) {
            this.section = rules.section;
            this.body = null;
        }
        this.draw();
        if (rules.section && this.dialog) {
            this.dialog.body.scrollTop = 0;
            const title = this.dialog.body.querySelector("h2");
            if (title)
                title.focus();
        }
    }

    draw() {
        if (this.dialog)
            this.dialog.draw();
    }

    back() {
        const before = this.trail.pop();
        this.reading = null;
        this.section = null;
        if (before)
            this.read(before);
        else
            this.draw();
    }

    tools() {
        return this.reading ? button("pill.round", "back", null, () => this.back(), { k: "back", "aria-label": t("back") })
            : null;
    }

    build() {
        const { view } = this.app;
        const yours = view && view.yourTurn && view.scene === "game"
            ? button("pill.primary.wide", null, t("backToGame"), () => this.dialog.close(), { k: "turn" }) : null;
        if (this.reading)
            return [yours, el("article.paper", { k: "read" + this.reading, onclick: (event) => this.follow(event) },
                this.text())];
        return [yours,
            el("div.choices", { k: "games" }, games.map((game) => el("button.pill", {
                k: game, "aria-pressed": String(this.game === game), onclick: () => {
                    this.game = game;
                    if (this.query)
                        this.search();
                    this.draw();
                },
            }, game.toUpperCase())),
            button("pill", "cards", t("quickCard"), () => this.read(this.game + "/quick"), { k: "quick" })),
            el("form.name", {
                k: "search", role: "search", onsubmit: (event) => {
                    event.preventDefault();
                    this.search();
                    event.target.elements.query.blur();
                },
            }, el("input", {
                type: "search", name: "query", maxlength: 100, placeholder: t("searchRules"), "aria-label": t("searchRules"),
                    enterkeyhint: "search",
                autocomplete: "off", oninput: (event) => {
                    this.query = event.target.value.trim();
                    clearTimeout(this.searching);
                    this.searching = setTimeout(() => this.search(), 250);
                },
            })),
            this.query && this.hits ? this.results() : this.contents()];
    }

    search() {
        clearTimeout(this.searching);
        if (this.query)
            this.app.send({ ask: { query: this.query, game: this.game } });
        else
            this.hits = null;
        this.draw();
    }

    results() {
        if (!this.hits.length)
            return el("p", { k: "none" }, t("nothingFound"));
        return el("ul.hits", { k: "hits", "aria-live": "polite" },
            this.hits.map((hit, index) => el("li", { k: "h" + index }, el("button.hit", { onclick: () => this.read(hit.section) },
            el("strong", {}, hit.title), hit.answer ? el("b.answer", {}, hit.answer) : null, el("span", {}, hit.text)))));
    }

    contents() {
        if (!this.chapters)
            return el("p", { k: "wait" }, t("loading"));
        return el("div.contents", { k: "contents" }, this.chapters.filter((chapter) => chapter.game === this.game).map((chapter,
            index) => el("details", {
            k: this.game + index, open: index === 0,
        }, el("summary", {}, chapter.title), el("ul", {}, chapter.sections.map(({ section, title }) => el("li", {},
            el("button.link", { onclick: () => this.read(section) }, title)))))));
    }

    text() {
        if (!this.section)
            return el("p", {}, t("loading"));
        this.body = this.body || cleaned(this.section.html);
        return [el("h2", { tabindex: "-1" }, this.section.title),
            ...this.body.map((node) => (typeof node === "string" ? node : node.cloneNode(true)))];
    }

    follow(event) {
        const link = event.target.closest("a");
        if (!link)
            return;
        event.preventDefault();
        this.read(link.getAttribute("href").slice(1));
    }
}

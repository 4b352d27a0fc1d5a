// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The page: connects to the table and shows the scene of each view.

import { button, el, face, icon, morph, say, setWords, speakIn, t } from "./base.js";
import { Game } from "./game.js";
import { Link, store } from "./link.js";
import { buildIdle, buildJoin, buildSetup, Calls } from "./other.js";
import { Rules } from "./rules.js";
import { Score } from "./score.js";
import { playSound, wakeSound } from "./sound.js";

const refusalTime = 10000; // ms for which a refusal is shown

class App {
    constructor() {
        this.page = document.getElementById("page");
        this.view = null;
        this.refusal = null;
        this.isConnected = false;
        this.end = 0; // the code with which the table ended the connection
        this.languages = [];
        this.language = "en";
        this.isQuiet = store.get("quiet") === true;
        this.dialogs = [];
        const saved = store.get("words");
        if (saved)
            this.useWords(saved);
        this.game = new Game(this);
        this.score = new Score(this);
        this.calls = new Calls(this);
        this.rules = new Rules(this);
        this.link = new Link(this);
        this.draw();
        this.link.connect();
        let resizing = 0;
        addEventListener("resize", () => {
            cancelAnimationFrame(resizing);
            resizing = requestAnimationFrame(() => this.draw());
        });
        addEventListener("pointerdown", wakeSound, { once: true });
        addEventListener("keydown", (event) => this.key(event));
        addEventListener("popstate", () => {
            if (this.dialogs.length)
                this.dialogs[this.dialogs.length - 1].close();
        });
    }

    // ---- The table's messages

    welcome(welcome) {
        this.languages = welcome.languages;
        const words = { language: welcome.language, words: welcome.words };
        store.set("words", words);
        this.useWords(words);
        this.isConnected = true;
        this.draw();
    }

    useWords({ language, words }) {
        this.language = language;
        document.documentElement.lang = language;
        setWords(words);
    }

    disconnected(end) {
        const was = this.isConnected;
        this.isConnected = false;
        this.end = end;
        this.draw();
        if (was || end)
            say(this.lostWords()[0], true);
    }

    receiveView(view) {
        const before = this.view;
        this.view = view;
        this.isConnected = true;
        this.end = 0;
        let said = "";
        if (view.scene === "game")
            this.game.accept(view, before);
        else if (view.scene === "score")
            this.score.accept(view, before);
        else if (view.scene === "calls")
            said = this.calls.accept(view, before);
        if (!before || before.scene !== view.scene) {
            this.refusal = null;
            scrollTo(0, 0);
        }
        this.draw();
        this.announce(view, before, said);
    }

    receiveRefused(refusal) {
        this.refusal = refusal;
        this.game.pendingUntil = 0;
        this.score.dropOwn();
        clearTimeout(this.refusalTimer);
        this.refusalTimer = setTimeout(() => {
            this.refusal = null;
            this.draw();
        }, refusalTime);
        this.draw();
        this.buzz([20, 60, 20]);
        say(refusal.text, true);
    }

    receiveRules(rules) {
        this.rules.receive(rules);
    }

    // Speaks what is new in a view. One call of say(), because a second one would replace the words of the first.
    announce(view, before, said) {
        const isNew = !before || before.scene !== view.scene;
        const words = [said];
        if (view.news && before && before.news) {
            const old = before.news;
            let from = 0; // the first sentence that the last view did not have
            for (let shared = Math.min(old.length, view.news.length); shared > 0 && !from; --shared) {
                if (view.news.slice(0, shared).join("\n") === old.slice(-shared).join("\n"))
                    from = shared;
            }
            words.push(...view.news.slice(from));
        }
        const begins = view.yourTurn && (isNew || !before.yourTurn);
        if (begins || isNew || view.line !== before.line)
            words.push(view.line);
        if (view.over && (isNew || !before.over))
            words.push(view.over.title);
        say(words.filter(Boolean).join(" "), begins);
        if (begins && before && view.scene === "game") {
            this.buzz(60);
            this.sound("turn");
        }
        if (this.rules.isOpen)
            this.rules.draw();
    }

    // ---- What the scenes use

    send(message) {
        wakeSound();
        return this.link.send(message);
    }

    speak(text) {
        say(text, false);
    }

    dropRefusal() {
        this.refusal = null;
    }

    buzz(pattern) {
        if (!this.isQuiet && navigator.vibrate)
            navigator.vibrate(pattern);
    }

    sound(name) {
        if (!this.isQuiet)
            playSound(name);
    }

    size() {
        const { clientWidth: width, clientHeight: height } = document.documentElement;
        const { matches: wide } = matchMedia("(orientation: landscape) and (max-height: 34.9em) and (min-width: 26em)");
        return { width, height, wide };
    }

    openRules(section) {
        this.rules.open(section);
    }

    openLog() {
        this.openDialog(t("log"), "log", () => el("ol.sentences", {}, (this.view.news || []).map((text) => el("li", {}, text))));
    }

    /** Opens a dialog over the page; `build` returns its contents. Returns it with draw() and close(). */
    openDialog(title, kind, build, tools) {
        const from = document.activeElement;
        const body = el("div.body", { k: "body" });
        const head = el("header", {});
        const box = el("dialog", { class: kind, "aria-label": title }, head, body);
        const dialog = {
            body,
            box,
            close: () => box.close(),
            draw: () => {
                morph(head, el("header", {}, tools ? tools() : null, el("h1", { k: "title" }, title),
                    button("pill.round", "close", null, () => box.close(), { k: "close", "aria-label": t("close") })));
                morph(body, el("div.body", { k: "body" }, build()));
            },
        };
        box.addEventListener("close", () => {
            this.dialogs = this.dialogs.filter((each) => each !== dialog);
            const below = this.dialogs[this.dialogs.length - 1];
            speakIn(below ? below.box : document.body);
            box.remove();
            if (dialog.onclosed)
                dialog.onclosed();
            if (history.state && history.state.tableside > this.dialogs.length)
                history.back();
            if (from && from.isConnected)
                from.focus();
        });
        box.addEventListener("click", (event) => {
            if (event.target === box)
                box.close();
        });
        dialog.draw();
        document.body.append(box);
        speakIn(box);
        box.showModal();
        this.dialogs.push(dialog);
        // So that the phone's Back closes the dialog and not the page
        history.pushState({ tableside: this.dialogs.length }, "");
        return dialog;
    }

    openMenu() {
        const dialog = this.openDialog(t("menu"), "menu", () => [
            el("h2", { k: "lh" }, t("language")),
            el("div.choices", { k: "languages" }, this.languages.map(({ code, name }) => el("button.pill", {
                k: code, lang: code, "aria-pressed": String(code === this.language), onclick: () => {
                    store.set("language", code);
                    this.send({ language: code });
                    dialog.close();
                },
            }, code === this.language ? icon("check") : null, el("span", {}, name)))),
            el("label.switch", { k: "sound" }, el("input", {
                type: "checkbox", checked: !this.isQuiet, onchange: (event) => {
                    this.isQuiet = !event.target.checked;
                    store.set("quiet", this.isQuiet);
                },
            }), el("span", {}, t("soundAndVibration"))),
            this.view && this.view.you && this.view.scene !== "join" ? el("div.buttons", { k: "leave" },
                button("pill", "person", t("notYou", this.view.you.name), () => {
                    this.send({ leave: true });
                    dialog.close();
                })) : null,
        ]);
    }

    // ---- Drawing

    lostWords() {
        switch (this.end) {
        case 4000:
            return [t("closedStopped"), t("closedStoppedHint"), t("tryAgain")];
        case 4001:
            return [t("closedSecret"), t("closedSecretHint")];
        case 4002:
            return [t("closedFormat"), t("closedFormatHint"), t("tryAgain")];
        case 4003:
            return [t("closedRemoved"), t("closedRemovedHint")];
        case 4004:
            return [t("closedElsewhere"), "", t("useHere")];
        default:
            break;
        }
        if (!this.link || this.link.secret)
            return this.view || (this.link && this.link.tries > 1) ? [t("lost"), t("lostHint")] : [t("connecting"), ""];
        return [t("noSecret"), ""];
    }

    draw() {
        const { view } = this;
        const isLost = !this.isConnected;
        const isOld = isLost && view !== null;
        const main = el("main", { k: "main", tabindex: "-1", inert: isOld, class: isOld ? "dimmed" : "" },
            view ? this.scene(view) : null);
        const fresh = el("div", { id: "page", "data-version": view && view.version, class: view ? "scene-" + view.scene : "" },
            this.head(), isLost ? this.lost() : null, main,
            view && this.refusal && view.scene !== "game" ? this.refusalNote() : null);
        const focused = this.page.contains(document.activeElement) && document.activeElement.matches(":focus-visible")
            ? document.activeElement : null;
        morph(this.page, fresh);
        if (view && view.scene === "game" && this.game.fit(this.page))
            morph(this.page.querySelector(".hand"), this.game.hand());
        this.game.room = 0;
        this.settleFocus();
        if (focused && (!focused.isConnected || focused.disabled))
            (this.page.querySelector('.hand [tabindex="0"]') || this.page.querySelector("main")).focus({ preventScroll: true });
        this.dialogs.forEach((dialog) => dialog.draw());
        document.title = view && view.yourTurn ? "● " + t("yourTurn") : "Tableside";
    }

    head() {
        const you = this.view && this.view.you;
        return el("header.head", { k: "head" },
            el("button.me", { onclick: () => this.openMenu(), "aria-label": you ? t("menuOf", you.name) : t("menu"),
                disabled: !this.languages.length, k: "me" },
                you ? face(you) : icon("menu"), el("span.name", {}, you ? you.name : "Tableside"), you ? icon("menu") : null),
            button("pill", "book", t("rules"), () => this.openRules(), { disabled: !this.isConnected, k: "rules" }));
    }

    lost() {
        const [text, hint, act] = this.lostWords();
        return el("div.offline", { k: "lost", class: this.view ? "" : "alone" }, this.view ? null
            : el("img.logo", { src: "/icon.svg" }),
            el("p", {}, el("strong", {}, text)), hint ? el("p", {}, hint) : null,
            act ? button("pill.primary", null, act, () => {
                this.end = 0;
                this.link.restart();
                this.draw();
            }) : null);
    }

    refusalNote() {
        const { text, section } = this.refusal;
        return el("div.note", { k: "note" }, el("p", {}, text),
            section ? button("pill", "book", t("why"), () => this.openRules(section)) : null,
            button("pill.round", "close", null, () => {
                this.refusal = null;
                this.draw();
            }, { "aria-label": t("close") }));
    }

    scene(view) {
        switch (view.scene) {
        case "join":
            return buildJoin(this);
        case "setup":
            return buildSetup(this);
        case "game":
            return this.game.build();
        case "score":
            return this.score.build();
        case "calls":
            return this.calls.build();
        default:
            return buildIdle(this);
        }
    }

    // ---- Keys

    // In each group of cards one card is reached with Tab, the others with the arrows
    settleFocus() {
        for (const group of this.page.querySelectorAll("[data-roving]")) {
            const items = [...group.querySelectorAll("button")];
            const at = Math.max(0, items.indexOf(document.activeElement),
                items.findIndex((item) => item.dataset.k === group.lastKey));
            items.forEach((item, index) => {
                item.tabIndex = index === at ? 0 : -1;
            });
        }
    }

    key(event) {
        if (this.dialogs.length || event.ctrlKey || event.altKey || event.metaKey || !this.view)
            return;
        if (event.key === "Escape" && this.view.scene === "game") {
            const had = this.game.clear() || this.refusal !== null;
            this.dropRefusal();
            if (had)
                this.draw();
            return;
        }
        const group = event.target.closest && event.target.closest("[data-roving]");
        const along = { ArrowLeft: -1, ArrowRight: 1, Home: -1000, End: 1000 }[event.key];
        const across = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!group || (!along && !across))
            return;
        event.preventDefault();
        const items = [...group.querySelectorAll("button")];
        let next = null;
        if (along) {
            next = items[Math.max(0, Math.min(items.length - 1, items.indexOf(event.target) + along))];
        } else {
            const groups = [...this.page.querySelectorAll("[data-roving]")];
            const other = groups[groups.indexOf(group) + across];
            next = other && (other.querySelector('[tabindex="0"]') || other.querySelector("button"));
        }
        if (next) {
            next.closest("[data-roving]").lastKey = next.dataset.k;
            next.focus();
            this.settleFocus();
        }
    }
}

new App();

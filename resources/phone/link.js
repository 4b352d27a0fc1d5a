// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The connection to the table: finds it again when it is lost, and compares its clock with that of the phone. The messages are
// in app/phones/PROTOCOL.md.

const store = {
    get(key) {
        try {
            return JSON.parse(localStorage.getItem("tableside." + key));
        } catch {
            return null; // no storage in a private window, or something else wrote there
        }
    },
    set(key, value) {
        try {
            if (value === null)
                localStorage.removeItem("tableside." + key);
            else
                localStorage.setItem("tableside." + key, JSON.stringify(value));
        } catch {
            // The page works without storage until it is reloaded
        }
    },
};
export { store };

const timePeriod = 2000; // ms between two messages about the clock
const firstTimes = 8;
const silence = 12000; // ms without a message after which the connection is taken for dead
const longestWait = 5000;

export class Link {
    /** `listener` has welcome(), disconnected(code), receiveView(), receiveRefused() and receiveRules(). */
    constructor(listener) {
        this.listener = listener;
        this.socket = null;
        this.tries = 0;
        this.final = 0; // the code after which only a person's press connects again
        this.triedWithoutToken = false;
        this.answers = 0; // to `time` since the clock is measured anew
        this.answer = null;
        this.asked = 0; // when the last `time` was sent
        this.isAnswered = true; // whether the table has answered it
        this.retry = 0;
        this.heard = 0;
        const fresh = decodeURIComponent(location.hash.slice(1));
        this.secret = fresh || store.get("secret") || "";
        if (fresh)
            store.set("secret", fresh);
        this.token = store.get("token");
        addEventListener("hashchange", () => {
            const secret = decodeURIComponent(location.hash.slice(1));
            if (secret && secret !== this.secret) {
                this.secret = secret;
                store.set("secret", secret);
                this.restart();
            }
        });
        document.addEventListener("visibilitychange", () => {
            if (!document.hidden)
                this.wake();
        });
        addEventListener("online", () => this.wake());
        addEventListener("pageshow", () => this.wake());
        setInterval(() => this.beat(), 1000);
    }

    get isOpen() {
        return this.socket !== null && this.socket.readyState === WebSocket.OPEN;
    }

    /** Connects although the table had ended the connection for good. */
    restart() {
        this.final = 0;
        this.tries = 0;
        this.triedWithoutToken = false;
        if (this.socket) {
            const old = this.socket;
            this.socket = null;
            old.close();
        }
        this.connect();
    }

    connect() {
        clearTimeout(this.retry);
        if (!this.secret || this.final || this.socket)
            return;
        const socket = new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/table");
        this.socket = socket;
        this.heard = performance.now();
        socket.onopen = () => {
            const hello = { secret: this.secret, language: store.get("language") || navigator.language.split("-")[0] };
            if (this.token)
                hello.token = this.token;
            this.send({ hello });
        };
        socket.onmessage = (event) => {
            if (socket === this.socket)
                this.receive(JSON.parse(event.data));
        };
        socket.onclose = (event) => {
            if (socket !== this.socket)
                return;
            this.socket = null;
            this.closed(event.code);
        };
    }

    closed(code) {
        if (code === 4001 && this.token && !this.triedWithoutToken) {
            // A token of an earlier evening; the secret may still be right
            this.triedWithoutToken = true;
            this.token = null;
            store.set("token", null);
            this.connect();
            return;
        }
        if (code >= 4000 && code <= 4004)
            this.final = code;
        if (code === 4003) {
            // Somebody at the table did not want this phone: it comes back only with the new QR code
            this.secret = "";
            this.token = null;
            store.set("secret", null);
            store.set("token", null);
        }
        this.listener.disconnected(this.final);
        if (!this.final)
            this.retry = setTimeout(() => this.connect(), Math.min(longestWait, 1000 * 2 ** this.tries++));
    }

    /** Connects at once, or finds out whether the connection still works. */
    wake() {
        if (this.final)
            return;
        if (!this.socket) {
            this.tries = 0;
            this.connect();
        } else if (this.isOpen) {
            this.heard = Math.max(this.heard, performance.now() - silence + 3000);
            this.measureAnew(); // the phone's clock may have stood still while it slept
        }
    }

    measureAnew() {
        this.answers = 0;
        this.answer = null;
        this.askTime();
    }

    beat() {
        const now = performance.now();
        if (!this.socket)
            return;
        if (now - this.heard > silence && !document.hidden) {
            const dead = this.socket;
            this.socket = null;
            dead.close();
            this.closed(0);
            return;
        }
        if (this.isOpen && this.isAnswered && this.asked && now - this.asked >= timePeriod)
            this.askTime();
    }

    askTime() {
        this.asked = performance.now();
        this.isAnswered = false;
        this.send({ time: { at: this.asked, ...this.answer } });
    }

    receive(message) {
        this.heard = performance.now();
        if (message.time) {
            // The page is shown while it joins, or the table welcomes it: an earlier measurement is given up.
            if (message.time.at !== this.asked)
                return;
            this.isAnswered = true;
            this.answer = { table: message.time.table, heard: this.heard };
            if (++this.answers < firstTimes)
                this.askTime();
            return;
        }
        if (message.welcome) {
            this.token = message.welcome.token;
            store.set("token", this.token);
            this.tries = 0;
            this.triedWithoutToken = false;
            this.welcomed = true;
            this.listener.welcome(message.welcome);
            this.measureAnew(); // the table may have another clock than before
        }
        if (message.view)
            this.listener.receiveView(message.view);
        if (message.refused)
            this.listener.receiveRefused(message.refused);
        if (message.rules)
            this.listener.receiveRules(message.rules);
    }

    /** Sends a message; returns false while there is no connection. */
    send(message) {
        if (!this.isOpen)
            return false;
        this.socket.send(JSON.stringify(message));
        return true;
    }
}

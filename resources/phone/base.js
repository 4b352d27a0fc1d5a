// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What all scenes use: words, elements, morphing, icons, players and cards.

// The texts that the page needs before the table has sent its words. All others come with `welcome`.
const fallback = {
    connecting: "Looking for the table …",
    lost: "No connection to the table. Trying again …",
    lostHint: "Stay on the same Wi-Fi as the table, and keep Tableside open there.",
    noSecret: "Scan the QR code on the table to join.",
    closedStopped: "The table has stopped letting phones join.",
    closedStoppedHint: "Press “Phones” on the table and scan the new QR code.",
    closedSecret: "This QR code is no longer valid.",
    closedSecretHint: "Scan the QR code that the table shows now.",
    closedFormat: "The table didn’t understand this phone.",
    closedFormatHint: "Load this page again.",
    closedRemoved: "Someone at the table removed this phone.",
    closedRemovedHint: "To come back, scan the QR code again.",
    closedElsewhere: "This page is open in another tab.",
    useHere: "Use it here",
    tryAgain: "Try again",
};
let words = {};

export function setWords(map) {
    words = map || {};
}

/** Returns the text of `key` with its placeholders %1, %2 … filled, all at once. */
export function t(key, ...values) {
    const text = words[key] || fallback[key] || key;
    return text.replace(/%(\d)/g, (whole, digit) => (digit <= values.length ? String(values[digit - 1]) : whole));
}

/** Returns the text of `one` for 1, otherwise that of `many` filled with the number. */
export function count(one, many, number) {
    return number === 1 ? t(one) : t(many, number);
}

/**
 * Creates an element. `what` is a tag with classes, such as "button.card.lit". Properties that begin with "on" are listeners,
 * `k` is the key for morphing, `vars` are CSS variables; null, undefined and false leave an attribute out.
 */
export function el(what, props, ...children) {
    const [tag, ...classes] = what.split(".");
    const node = document.createElement(tag);
    if (tag === "button")
        node.type = "button";
    if (tag === "img") {
        node.alt = "";
        node.draggable = false;
    }
    for (const [name, value] of Object.entries(props || {})) {
        if (value === null || value === undefined || value === false)
            continue;
        if (name.startsWith("on"))
            node[name] = value;
        else if (name === "class")
            classes.push(value);
        else if (name === "k")
            node.dataset.k = value;
        else if (name === "vars")
            Object.entries(value).forEach(([key, entry]) => node.style.setProperty("--" + key, entry));
        else
            node.setAttribute(name, value === true ? "" : value);
    }
    if (classes.length)
        node.className = classes.join(" ");
    node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
    return node;
}

/** The names in `map` whose values are true, as the text of a class attribute. */
export function classes(map) {
    return Object.keys(map).filter((name) => map[name]).join(" ");
}

const listeners = ["onclick", "onpointerdown", "oninput", "onsubmit", "onchange", "onerror"];

// What the person has changed stays
const kept = (node, name) => name === "style" || (node.nodeName === "DETAILS" && name === "open")
    || (node.nodeName === "INPUT" && name === "checked");

/** Turns `old` into a copy of `fresh`, keeping its elements where key and tag agree, so that focus and pictures stay. */
export function morph(old, fresh) {
    for (const { name } of [...old.attributes]) {
        if (!kept(old, name) && !fresh.hasAttribute(name))
            old.removeAttribute(name);
    }
    for (const { name, value } of [...fresh.attributes]) {
        if (!kept(old, name) && old.getAttribute(name) !== value)
            old.setAttribute(name, value);
    }
    // The content security policy forbids the attribute but not the property
    if (old.style && old.style.cssText !== fresh.style.cssText)
        old.style.cssText = fresh.style.cssText;
    listeners.forEach((name) => {
        if (old[name] !== fresh[name])
            old[name] = fresh[name];
    });
    const keyed = new Map();
    for (const child of old.childNodes) {
        if (child.dataset && child.dataset.k !== undefined)
            keyed.set(child.dataset.k, child);
    }
    let at = old.firstChild;
    for (const child of [...fresh.childNodes]) {
        const key = child.dataset ? child.dataset.k : undefined;
        let match = key === undefined ? at : keyed.get(key);
        if (key === undefined)
            while (match && match.dataset && match.dataset.k !== undefined)
                match = match.nextSibling;
        if (!match || match.nodeName !== child.nodeName || (match.dataset && match.dataset.k !== key)) {
            old.insertBefore(child, at);
            continue;
        }
        if (match === at)
            at = at.nextSibling;
        else
            old.insertBefore(match, at);
        if (match.nodeType === Node.TEXT_NODE) {
            if (match.data !== child.data)
                match.data = child.data;
        } else {
            morph(match, child);
        }
    }
    while (at) {
        const next = at.nextSibling;
        at.remove();
        at = next;
    }
}

function svg(name, attributes) {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    Object.entries(attributes).forEach(([key, value]) => node.setAttribute(key, value));
    return node;
}

function shapeOf(path, kind) {
    const picture = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: kind });
    picture.append(svg("path", { d: path }));
    return picture;
}

// The drawings of resources/icons
const icons = {
    again: "M20 12A8 8 0 1 1 17.500 6.200M18 2.500V6.500H14",
    back: "M20 12H4.500M11 5L4 12L11 19",
    book: "M12 6.500C10 4.800 7 4.500 3.500 4.700V18.500C7 18.300 10 18.700 12 20.300C14 18.700 17 18.300 20.500 18.500V4.700"
        + "C17 4.500 14 4.800 12 6.500V20.300",
    cards: "M11.500 5H18A2 2 0 0 1 20 7V18A2 2 0 0 1 18 20H11.500A2 2 0 0 1 9.500 18V7A2 2 0 0 1 11.500 5"
        + "M6.500 17.500L4.200 6.800Q3.800 4.900 5.700 4.500L11 3.400",
    check: "M4.500 12.500L10 18L19.500 6.500",
    close: "M6 6L18 18M18 6L6 18",
    log: "M9 6H20M9 12H20M9 18H20M4.500 6H4.600M4.500 12H4.600M4.500 18H4.600",
    menu: "M4 6H20M4 12H20M4 18H20",
    minus: "M5 12H19",
    out: "M5 20V4M5 5H18L15 9L18 13H5",
    person: "M12 4A4 4 0 1 1 11.990 4M4.500 20C5 15.800 8 14.500 12 14.500S19 15.800 19.500 20",
    phone: "M8 2.500H16A1.500 1.500 0 0 1 17.500 4V20A1.500 1.500 0 0 1 16 21.500H8A1.500 1.500 0 0 1 6.500 20V4A1.500 1.500 0 0 "
        + "1 8 2.500M11 18.500H13",
    plus: "M12 5V19M5 12H19",
    robot: "M6 9H18V19H6ZM12 9V5M12 4.500V4.400M9.500 13H9.600M14.500 13H14.600M9.500 16H14.500",
    search: "M10.500 4.500A6 6 0 1 1 10.490 4.500M15 15L20 20",
    lamp: "M9 17C9 15 6 13.500 6 9.500A6 6 0 1 1 18 9.500C18 13.500 15 15 15 17ZM9.500 20.500H14.500M12 13V10",
    undo: "M9 6L4 11L9 16M4 11H14A6 6 0 0 1 14 20H11",
    left: "M20 12A8 8 0 1 1 12 4H18M15 1L18 4L15 7",
    right: "M4 12A8 8 0 1 0 12 4H6M9 1L6 4L9 7",
};

export function icon(name) {
    return shapeOf(icons[name], "icon");
}

// The shapes that belong to the players' colors (qml/people/PlayerShape.qml)
const playerShapes = [
    "M12 3A9 9 0 1 1 11.990 3Z", "M4 4H20V20H4Z", "M12 3L22 20H2Z", "M12 2L21 12L12 22L3 12Z",
    "M12 2L14.900 8.600L22 9.300L16.600 14L18.200 21L12 17.300L5.800 21L7.400 14L2 9.300L9.100 8.600Z",
        "M7 3H17L22 12L17 21H7L2 12Z",
    "M9 3H15V9H21V15H15V21H9V15H3V9H9Z", "M12 2L21.500 9L18 20H6L2.500 9Z",
        "M12 2C17 9 19 12 19 15A7 7 0 0 1 5 15C5 12 7 9 12 2Z",
    "M3 8L12 14L21 8V14L12 20L3 14Z",
];

/** The shape of a player's color, in that color. */
export function playerShape(color) {
    return shapeOf(playerShapes[color % playerShapes.length] || playerShapes[0], "shape p" + (color % playerShapes.length));
}

// The shapes of the four colors of cards
const cardShapes = { r: playerShapes[0], b: playerShapes[1], g: playerShapes[2], y: playerShapes[4] };
const colorKeys = { r: "Red", b: "Blue", g: "Green", y: "Yellow" };

export const cardColors = ["r", "b", "g", "y"];

export function cardShape(color) {
    return shapeOf(cardShapes[color], "shape");
}

export function colorName(color) {
    return t("color" + colorKeys[color]);
}

export function colorLetter(color) {
    return t("letter" + colorKeys[color]);
}

export function cardPicture(code) {
    return el("img", { src: "/card/" + encodeURIComponent(code) + ".svg" });
}

export function portraitPicture(portrait) {
    return el("img", { src: "/portrait/" + encodeURIComponent(portrait) + ".svg" });
}

/** A portrait with the shape of the player's color. */
export function face(player, ...badges) {
    return el("span.face", { class: "p" + player.color },
        player.portrait ? portraitPicture(player.portrait)
            : el("span.blank", {}, icon("person")),
        playerShape(player.color || 0), badges);
}

/** A button with an icon and a text. A null text makes a round button that `name` names. */
export function button(kind, symbol, text, act, more) {
    return el("button." + kind, { onclick: act, ...more }, symbol ? icon(symbol) : null, text ? el("span", {}, text) : null);
}

/** Speaks to screen readers: politely, or at once. */
export function say(text, urgent) {
    const region = document.getElementById(urgent ? "urgent" : "polite");
    if (!text)
        return;
    // The same words again must change the region, or they are not read
    region.textContent = region.textContent === text ? text + "\u00a0" : text;
}

/** Moves the regions of say() into `parent`: an open dialog hides everything else from screen readers. */
export function speakIn(parent) {
    for (const region of [document.getElementById("polite"), document.getElementById("urgent")]) {
        region.textContent = ""; // what was said is not said again
        parent.append(region);
    }
}

/** When a finger came down, on the clock of performance.now(). */
export function pressTime(event) {
    const now = performance.now();
    return event && event.timeStamp <= now && now - event.timeStamp < 5000 ? event.timeStamp : now;
}

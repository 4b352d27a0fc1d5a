// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Returns what somebody who only reads the phone's page would tap next in a game: `what` names it, `x` and `y` are a point of it
// that is not covered, and `sends` says whether the table must answer. `what` is empty if there is nothing to do, or while cards are
// moving. Also sets window.target to the element. The other members describe the page: `version` of the view, `warning` in the bar,
// and `said`, what screen readers were told at once.
const page = document.getElementById("page");
const state = {
    what: "", version: page.dataset.version, warning: page.querySelector(".bar.warning .line")?.textContent || "",
    said: document.getElementById("urgent").textContent,
};
const all = (selector) => [...page.querySelectorAll(selector)].filter((element) => !element.disabled);
const isYours = page.querySelector(".bar.yours") !== null;
const chosen = all(".hand .card.chosen");
const lit = all(".hand .card.lit:not(.chosen)");
const drawFour = lit.filter((card) => card.querySelector('img[src*="wild%2B4"]'));
const isUno = page.querySelector(".game.uno") !== null;
const choices = [
    ["ready", all(".over .primary"), true],
    ["call", all(".call.due:not(.armed)"), true],
    ["color", all(".colors .color"), true],
    ["swap", all(".swaps button"), true],
    ["match", all(".bar [data-k=match]"), true],
    ["lay", all(".bar [data-k=lay]"), true],
    ["challenge", all(".bar [data-k=challenge]"), true],
    ["call early", isYours ? all(".call:not(.idle):not(.armed)") : [], true],
    ["play", isUno && isYours ? drawFour.concat(lit) : [], true],
    ["row card", chosen.length && !all(".row .chosen").length ? all(".row .card.lit") : [], false],
    ["hand card", isUno || !isYours ? [] : lit, false],
    ["end", all(".bar [data-k=end]"), true],
    ["draw", all(".bar [data-k=draw]"), true],
    ["pass", all(".bar :is([data-k=pass], [data-k=skip-bonus], [data-k=accept])"), true],
];
const found = choices.find(([, elements]) => elements.length);
if (!found)
    return state;
const [what, [element], sends] = found;
if (document.getAnimations().some(({ effect }) => effect.target.closest(".card")))
    return state;
window.target = element;
element.scrollIntoView({ block: "nearest", behavior: "instant" });
const box = element.getBoundingClientRect();
for (const share of [0.5, 0.35, 0.2, 0.12, 0.06]) {
    const x = Math.round(box.left + box.width * share);
    const y = Math.round(box.top + box.height / 2);
    const hit = document.elementFromPoint(x, y);
    if (hit && hit.closest("button") === element)
        return { ...state, what, sends, x, y, name: element.getAttribute("aria-label") || element.textContent };
}
return { ...state, what: "covered: " + what, sends: false, x: -1, y: -1, name: element.outerHTML };

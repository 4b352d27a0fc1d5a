// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Loads and starts the app: reports missing features, downloads with progress, mounts the stored files, and reports when the app
// stops. boot.js starts this script, and replaces the release if this start fails.
//
// The interface between the page and the app (C++):
// The page gives the app:
//   arguments                       --open PAGE, for the address ?open=PAGE
//   /tableside                      the folder with the stored files (storage.js), mounted before main() starts
//   window.tablesideModule          the Module
//   window.tablesideRelease.folder  the address of the folder with the release's files (boot.js)
//   window.tablesideLanguage        the page's language: en, de, fr, it, nl, fi
//   window.tablesideStorage         {persisted, problem, times}. persisted: whether the browser has promised to keep the data;
//                                   null while unknown. problem: null, "blocked", "full", "private", "lost" (storage.js). times:
//                                   for tests (storage.js). The event tableside-storage is sent to window when one changes.
//   Module.tablesideFlush()         stores all changes; a promise of true when they are stored, false if that fails
//   Module.tablesideKeyboard(mode)  sets which on-screen keyboard opens: "none", "text", "numeric". Qt 6.8 gives its entry field
//                                   the focus for every item, so without this, keyboards open for buttons too.
// The app gives the page:
//   window.tablesideReady           set to performance.now() at the first frame
//   the event tableside-failed      sent to window with details if the app cannot continue
//   Module.tablesideBack()          goes back a page; returns whether there was one
//   Module.tablesideClose()         saves before the page is closed; may return a promise. May be missing.
//   Module.tablesideOpen(path)      opens a file
//   Module.tablesideRead()          keeps the elements for screen readers up to date; called once
//   Module.tablesideAccessible()    for tests: a list of {role, name, description, states, rect} as JSON. May be missing.
// The app is linked with -sDYNAMIC_EXECUTION=0, because the page's security policy forbids eval(), and exports FS.

import { trapBack } from "./back.js";
import { compiledProgram } from "./download.js";
import { firstMissing, hasThreads, isStorageBlocked } from "./needs.js";
import { NAME, OLD_NAME } from "./names.js";
import { claim, takeOver, yieldWhenAsked } from "./one_tab.js";
import { countZoomedPixels } from "./pixel_ratio.js";
import { allowPinch, followKeyboard, keepStill, tameEntryField, useKeyboard } from "./screen.js";
import { askToPersist, deleteOldData, hasOldData, isPrivate, Storage } from "./storage.js";
import { language, megabytes, words } from "./words.js";

const release = window.tablesideRelease;
const part = (id) => document.getElementById(id);
let module = null; // the app, after it has started
let storage = null;
let isOver = false;

function say(sentence, { progress = null, button = null, details = null } = {}) {
    part("start").hidden = false;
    part("start").classList.remove("leaving");
    part("words").textContent = sentence;
    part("progress").hidden = progress === null;
    part("amount").hidden = progress === null;
    part("button").hidden = button === null;
    if (button) {
        part("button").textContent = button.text;
        part("button").onclick = button.press;
        part("button").focus();
    }
    part("details").hidden = !details;
    part("details-title").textContent = words.details;
    part("details-text").textContent = details ?? "";
}

function showProgress(bytes, all) {
    if (isOver)
        return;
    part("progress").value = Math.min(1, bytes / all);
    part("amount").textContent = words.amount(megabytes(Math.min(bytes, all)), megabytes(all));
    if (bytes >= all)
        part("words").textContent = words.starting;
}

const reloadButton = (text = words.reload) => ({ text, press: () => location.reload() });

/** Hides the app and shows why it has ended. Later calls are ignored, so that the first reason stays visible. */
function end(sentence, button, details) {
    if (isOver)
        return;
    isOver = true;
    storage?.flush(); // safe after a crash too: SQLite can roll back whatever is incomplete
    part("app").hidden = true;
    say(sentence, { button, details });
}

function textOf(problem) {
    if (problem instanceof ErrorEvent)
        return `${problem.message}\n${problem.filename}:${problem.lineno}`;
    const stack = problem?.stack ?? "";
    return stack.includes(problem?.message) ? stack : `${problem}\n${stack}`.trim();
}

function crash(problem) {
    if (isOver)
        return;
    if (window.tablesideReady === undefined) {
        release.fail(problem);
        return;
    }
    console.error("Tableside:", problem);
    end(words.crashed, reloadButton(), textOf(problem));
}

function watchForCrashes() {
    // For errors in a thread, emscripten throws the error event itself. Before the first frame, boot.js watches for all errors.
    const kinds = [WebAssembly.RuntimeError, WebAssembly.Exception, ErrorEvent];
    const isFatal = (problem) => kinds.some((kind) => problem instanceof kind);
    addEventListener("error", (event) => isFatal(event.error) && crash(event.error));
    addEventListener("tableside-failed", (event) => crash(new Error(event.detail)));
    addEventListener("unhandledrejection", (event) => isFatal(event.reason) && crash(event.reason));
}

/** Says a sentence, and waits until the person presses the button. */
async function pressed(sentence, text) {
    release.alive();
    release.wait();
    await new Promise((press) => say(sentence, { button: { text, press } }));
    release.alive();
}

/** Waits until no other tab runs the app. If one does, shows a button that requests the other tab to close the app. */
async function beTheOnlyTab() {
    say(words.loading);
    const names = (await hasOldData()) ? [OLD_NAME, NAME] : [NAME];
    if (!(await claim(names))) {
        await pressed(words.elsewhere, words.useHere);
        say(words.waiting);
        await takeOver(names);
    }
    yieldWhenAsked(names, async () => {
        isOver = true; // ignores errors while the app closes
        await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 3000))]);
        storage?.stop();
    });
}

function tellStorage(change) {
    Object.assign(window.tablesideStorage, change);
    dispatchEvent(new CustomEvent("tableside-storage", { detail: window.tablesideStorage }));
}

async function openStorage() {
    storage = await Storage.open();
    if (!storage.problem && (await isPrivate()))
        storage.problem = "private";
    Object.assign(window.tablesideStorage, { problem: storage.problem, times: storage.times });
    storage.addEventListener("problem", () => tellStorage({ problem: storage.problem }));
}

/** Requests persistent storage when something that the person did has been stored, so that there is something worth keeping. */
function askToPersistWhenWorthIt() {
    let isTouched = false;
    for (const kind of ["pointerup", "keydown"])
        addEventListener(kind, () => (isTouched = true), { once: true, capture: true });
    const stored = async () => {
        if (!isTouched)
            return;
        storage.removeEventListener("stored", stored);
        tellStorage({ persisted: await askToPersist(permission) });
    };
    storage.addEventListener("stored", stored);
}

/** Explains the question that the browser will ask. Resolves to whether the person agrees to be asked. */
function permission() {
    return new Promise((resolve) => {
        const box = document.createElement("form");
        box.id = "permission";
        box.setAttribute("role", "alertdialog");
        const text = document.createElement("p");
        text.textContent = words.mayAsk;
        const button = (name, answer) => {
            const made = Object.assign(document.createElement("button"), { type: "button", textContent: name });
            made.onclick = () => {
                box.remove();
                resolve(answer);
            };
            return made;
        };
        box.append(text, button(words.ask, true), button(words.later, false));
        document.body.append(box);
    });
}

async function openFile(file) {
    const path = `/tmp/${file.name}`;
    module.FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
    module.tablesideOpen(path);
}

/** Gives the app the files with which the system has opened the installed app. Only Chromium supports this. */
function openLaunchedFiles() {
    window.launchQueue?.setConsumer(async ({ files }) => {
        for (const handle of files)
            await openFile(await handle.getFile());
    });
}

/** Gives the app the files that are dropped on the page. Qt would delete its copies before the app reads them. */
function openDroppedFiles() {
    const open = async (event) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0)
            return;
        event.preventDefault();
        event.stopPropagation();
        event.composedPath()[0].dispatchEvent(new DragEvent("dragleave", { bubbles: true, composed: true })); // ends the drag for Qt
        for (const file of files)
            await openFile(file);
    };
    addEventListener("drop", open, { capture: true });
}

/** Tells the app when a screen reader has pressed Qt's button for it. */
function readWhenAsked() {
    document
        .getElementById("qt-shadow-container")
        ?.shadowRoot.querySelector("button.hidden-visually-read-by-screen-reader")
        ?.addEventListener("click", () => setTimeout(() => module.tablesideRead())); // after Qt has heard of it
}

function argumentsOfAddress() {
    const page = new URLSearchParams(location.search).get("open");
    const pages = ["dos", "uno", "score", "rules"];
    return pages.includes(page) ? ["--open", page] : [];
}

/** Resolves at the app's first frame. */
function firstFrame() {
    return new Promise((resolve) => {
        let at;
        Object.defineProperty(window, "tablesideReady", {
            configurable: true,
            enumerable: true,
            get: () => at,
            set: (value) => {
                at ??= value;
                release.ready();
                resolve();
            },
        });
    });
}

async function runApp(wasm) {
    await window.qtLoad({
        arguments: argumentsOfAddress(),
        preRun: [
            (instance) => {
                window.tablesideModule = module = instance;
                module.tablesideKeyboard = useKeyboard;
                storage.mount(instance);
            },
        ],
        print: (line) => console.log(line),
        printErr: (line) => console.warn(line),
        locateFile: (file) => release.folder + file,
        qt: {
            module: wasm,
            entryFunction: window.tableside_entry,
            containerElements: [part("app")],
            localFonts: { requestPermission: false, familiesCollection: "NoFontFamilies" }, // the app contains its own font
            onExit: ({ code, text, crashed }) => {
                if (crashed || code)
                    crash(new Error(text || (crashed ? "aborted" : `exit code ${code}`)));
                else
                    storage.flush().then(() => end(words.closed, reloadButton(words.again)));
            },
        },
    });
}

function appIsThere() {
    if (isOver)
        return;
    part("start").classList.add("leaving");
    setTimeout(() => !isOver && (part("start").hidden = true), 250);
    tameEntryField();
    allowPinch();
    openLaunchedFiles();
    openDroppedFiles();
    readWhenAsked();
    trapBack(() => module?.tablesideBack?.() ?? false);
    askToPersistWhenWorthIt();
    if (!storage.problem && !storage.isFirstStart)
        deleteOldData().catch((error) => console.warn("Tableside:", error));
}

async function start() {
    document.documentElement.lang = language;
    window.tablesideLanguage = language;
    window.tablesideStorage = { persisted: null, problem: null };
    countZoomedPixels();
    keepStill();
    followKeyboard();
    const isBlocked = await isStorageBlocked();
    const missing = firstMissing() ?? (hasThreads() ? null : isBlocked ? "storage" : "isolated");
    release.alive();
    if (missing) {
        release.wait();
        say(words.missing[missing], { button: reloadButton() });
        return;
    }
    if (isBlocked)
        await pressed(words.missing.storage, words.goOn);
    else
        await beTheOnlyTab();
    release.alive();
    say(words.loading, { progress: 0 });

    const scripts = ["qtloader.js", "tableside.js"].map((name) => release.script(name));
    const [wasm] = await Promise.all([compiledProgram(release, showProgress), openStorage(), ...scripts]);
    release.alive();
    if (storage.wasDeleted)
        await pressed(words.deleted, words.goOn);
    say(words.starting);
    watchForCrashes();
    const isThere = firstFrame();
    await runApp(wasm);
    release.alive();
    await isThere;
    appIsThere();
}

async function close() {
    await module?.tablesideClose?.();
    await storage?.flush();
}

addEventListener("pageshow", (event) => event.persisted && location.reload());

start().catch(crash);

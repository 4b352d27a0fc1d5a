// Brings the app onto the page: says what is missing, downloads with progress, mounts what was saved, starts it, and says so
// if it stops.
//
// Between the page and the app (C++):
//   arguments               --open PAGE for the address ?open=PAGE
//   /tableside              the folder with what is kept (storage.js), there before main() begins
//   window.tablesideReady = performance.now()   the app sets it at its first frame; the picture of the page goes then
//   Event 'tableside-failed' at window, with details: the app can't go on
//   window.tablesideLanguage                    the page's language: en de fr it nl fi
//   window.tablesideStorage = {persisted, problem}   persisted: true, false, or null while it isn't known; problem: null, or
//                           'blocked', 'full', 'private', 'lost' (storage.js). Event 'tableside-storage' at window: it changed.
//   Module.tablesideFlush() by storage.js: a promise, true when everything is kept, false if it can't be
//   Module.tablesideBack?.()    by the app: goes back a page, true if there was one
//   Module.tablesideClose?.()   by the app, may be a promise: ends what it is doing and saves; the page goes after it
//   Module.tablesideKeyboard(mode)  by the page: which on-screen keyboard comes up, 'none', 'text', or 'numeric'. Qt 6.8 gives
//                           its entry field the focus for every item, so without it keyboards come up for buttons, too.
//   window.tablesideModule      the Module, as soon as the app begins
//   Module.tablesideAccessible?.()  by the app, for tests (journeys.py): a list of {role, name, description, states, rect} as JSON
// Links with -sDYNAMIC_EXECUTION=0 (the page allows no eval), exports FS.

import { trapBack } from './back.js';
import { compile, fileList, wasmStream } from './download.js';
import { firstMissing, hasThreads } from './needs.js';
import { claim, takeOver, yieldWhenAsked } from './one_tab.js';
import { followKeyboard, keepStill, tameEntryField, useKeyboard } from './screen.js';
import { askToPersist, isPrivate, Storage } from './storage.js';
import { activateNewer, keepAndLookForNewer, reloadForHeaders } from './updates.js';
import { language, megabytes, words } from './words.js';

const NO_FRAME_MS = 15000; // an app that never says that it is there is shown all the same

const part = (id) => document.getElementById(id);
let module = null; // the app, as soon as it has begun
let storage = null;
let isOver = false;

function say(sentence, { progress = null, button = null, details = null } = {}) {
    part('start').hidden = false;
    part('start').classList.remove('leaving');
    part('words').textContent = sentence;
    part('progress').hidden = progress === null;
    part('amount').hidden = progress === null;
    part('button').hidden = button === null;
    if (button) {
        part('button').textContent = button.text;
        part('button').onclick = button.press;
    }
    part('details').hidden = !details;
    part('details-title').textContent = words.details;
    part('details-text').textContent = details ?? '';
}

function showProgress(bytes, all) {
    part('progress').value = Math.min(1, bytes / all);
    part('amount').textContent = words.amount(megabytes(Math.min(bytes, all)), megabytes(all));
}

const reloadButton = (text = words.reload) => ({ text, press: () => location.reload() });

/** The end of this page's app, whatever ended it. The first reason is the one that is shown. */
function end(sentence, button, details) {
    if (isOver)
        return;
    isOver = true;
    storage?.flush(); // what is in memory is as it would be on a disk: nothing half done that can't be undone
    part('app').hidden = true;
    say(sentence, { button, details });
}

function textOf(problem) {
    const stack = problem?.stack ?? '';
    return stack.includes(problem?.message) ? stack : `${problem}\n${stack}`.trim();
}

function crash(problem) {
    console.error('Tableside:', problem);
    const hasRun = window.tablesideReady !== undefined;
    end(hasRun ? words.crashed : words.failed, reloadButton(), textOf(problem));
}

function watchForCrashes() {
    const isFatal = (problem) => problem instanceof WebAssembly.RuntimeError || problem instanceof WebAssembly.Exception;
    addEventListener('error', (event) => isFatal(event.error) && crash(event.error));
    addEventListener('tableside-failed', (event) => crash(new Error(event.detail)));
    addEventListener('unhandledrejection', (event) => isFatal(event.reason) && crash(event.reason));
}

function script(address) {
    return new Promise((resolve, reject) => {
        const element = document.createElement('script');
        element.src = address;
        element.onload = resolve;
        element.onerror = () => reject(new DownloadError(address));
        document.head.append(element);
    });
}

class DownloadError extends Error {}

/** Waits for the tab that plays, if there is one; it is asked to go when the reader says so. */
async function beTheOnlyTab() {
    if (await claim())
        return;
    await new Promise((resolve) => {
        const press = () => {
            say(words.waiting);
            resolve();
        };
        say(words.elsewhere, { button: { text: words.useHere, press } });
        part('button').focus();
    });
    await takeOver();
}

function tellStorage(change) {
    Object.assign(window.tablesideStorage, change);
    dispatchEvent(new CustomEvent('tableside-storage', { detail: window.tablesideStorage }));
}

async function openStorage() {
    storage = await Storage.open();
    if (!storage.problem && (await isPrivate()))
        storage.problem = 'private';
    window.tablesideStorage.problem = storage.problem;
    storage.addEventListener('problem', () => tellStorage({ problem: storage.problem }));
}

/** Some browsers ask the reader, and want to have been touched before. */
function askToPersistWhenTouched() {
    const ask = async () => tellStorage({ persisted: await askToPersist() });
    addEventListener('pointerup', ask, { once: true, capture: true });
    addEventListener('keydown', ask, { once: true, capture: true });
}

function argumentsOfAddress() {
    const page = new URLSearchParams(location.search).get('open');
    const pages = ['dos', 'uno', 'score', 'rules'];
    return pages.includes(page) ? ['--open', page] : [];
}

/** Resolves at the app's first frame. */
function firstFrame() {
    return new Promise((resolve) => {
        let at;
        Object.defineProperty(window, 'tablesideReady', {
            configurable: true,
            enumerable: true,
            get: () => at,
            set: (value) => {
                at ??= value;
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
        locateFile: (file) => file,
        qt: {
            module: wasm,
            entryFunction: window.tableside_entry,
            containerElements: [part('app')],
            localFonts: { requestPermission: false, familiesCollection: 'NoFontFamilies' }, // it brings its own
            onExit: ({ code, text, crashed }) => {
                if (crashed || code)
                    crash(new Error(text ?? `exit code ${code}`));
                else
                    storage.flush().then(() => end(words.closed, reloadButton(words.again)));
            },
        },
    });
}

function appIsThere() {
    if (isOver)
        return;
    part('start').classList.add('leaving');
    setTimeout(() => !isOver && (part('start').hidden = true), 250);
    tameEntryField();
    trapBack(() => module?.tablesideBack?.() ?? false);
    askToPersistWhenTouched();
}

async function start() {
    document.documentElement.lang = language;
    window.tablesideLanguage = language;
    window.tablesideStorage = { persisted: null, problem: null };
    keepStill();
    followKeyboard();
    const missing = firstMissing();
    if (missing) {
        say(words.missing[missing]);
        return;
    }
    await beTheOnlyTab();
    yieldWhenAsked(async () => {
        isOver = true; // whatever happens while it goes
        await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 3000))]);
        storage?.stop();
    });
    if (await activateNewer())
        return;
    say(words.loading, { progress: 0 });

    const list = await fileList().catch((error) => Promise.reject(new DownloadError(error.message)));
    let shown = 0;
    const stream = await wasmStream(list, (bytes) => showProgress((shown = bytes), list.wasm.bytes)).catch((error) =>
        Promise.reject(new DownloadError(error.message)),
    );
    if (!hasThreads()) {
        await drain(stream);
        await wasmStream.kept;
        if (!(await reloadForHeaders(list.version)))
            say(words.missing.isolated);
        return;
    }
    const wasm = compile(stream).catch((error) =>
        Promise.reject(shown < list.wasm.bytes ? new DownloadError(error.message) : error),
    );
    wasm.catch(() => {}); // it is awaited below
    await Promise.all([openStorage(), script(`qtloader.js?version=${list.version}`), script(`tableside.js?version=${list.version}`)]);
    await wasm;
    say(words.starting);
    watchForCrashes();
    const isThere = firstFrame();
    await runApp(wasm);
    await Promise.race([isThere, new Promise((resolve) => setTimeout(resolve, NO_FRAME_MS))]);
    appIsThere();
    await wasmStream.kept;
    await keepAndLookForNewer(list.version);
}

async function close() {
    await module?.tablesideClose?.();
    await storage?.flush();
}

async function drain(stream) {
    const reader = stream.getReader();
    while (!(await reader.read()).done);
}

addEventListener('pageshow', (event) => event.persisted && location.reload());

start().catch((error) => {
    if (error instanceof DownloadError)
        end(words.noDownload, reloadButton(), textOf(error));
    else
        crash(error);
});

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The folder /tableside, which is in memory for the app and in the browser's IndexedDB for the next start.
//
// Emscripten's IDBFS is not reliable enough. With autoPersist, it stores files only when they are closed, removed, or renamed. It
// misses SQLite's changes to files that stay open (a write-ahead log is only appended to, and a journal may be truncated instead
// of removed). It compares times in milliseconds, so it can miss a second write. It stores a whole large file for every small
// change. It reads the list of changed files at one moment and their bytes at a later one. It ignores errors such as a full disk.
//
// Storage marks the blocks that each change of a file touches. When SQLite commits, which removes its journal, or else when the
// app's code has returned to the browser, all marked blocks of all files are stored in one IndexedDB transaction. So the browser
// has a commit before the app shows its result. The transaction stores the state of the memory at one moment, completely or not
// at all, like a disk that keeps the order of writes at a power cut. SQLite's journals are made for that. Afterwards the tab or
// the browser may be killed. To survive a power cut, all data is flushed to the disk after a second without changes. Waiting for
// a busy disk after each change would delay the following ones.

import { NAME, OLD_NAME } from "./names.js";

const FOLDER = "/tableside";
const BLOCK = 4096; // in bytes, the size of SQLite's pages
const AGAIN_MS = 1000; // after a failure, doubled each time up to AGAIN_MAX_MS
const AGAIN_MAX_MS = 30000;
const OPEN_MS = 10000; // until opening counts as failed, since some browsers never answer
const SETTLE_MS = 1000; // without a change, until all data is flushed to the disk
const SUSPECT_MS = 3000; // after such a pause of this tab, another tab may have taken over (one_tab.js waits longer)

// Locks and shared memory are only valid while the app runs. A stored lock would keep the next start from opening the database.
const NOT_KEPT = /(\.lock|\.rmlock|-shm)$/;

const JOURNAL = /-journal$/;

// The cookie tells that data has been stored here. A browser that needs space deletes the database but not cookies. Its name contains
// the port and the path, because cookies are shared by all ports of a host, and are visible in folders below their path.
const COOKIE = `tableside_has_stored_${encodeURIComponent(location.port + new URL("./", location).pathname)}`;
const ROOM = 1e6; // in bytes; with less, a browser's storage counts as full
const REFUSED_MS = 30 * 86400 * 1000; // after a person has refused, until the next question
const COOKIE_DAYS = 400; // the longest that browsers allow

const dirMode = 0o40000;

export class Storage extends EventTarget {
    /** Opens the browser's storage and reads all files. If that fails, the storage is empty and `problem` has the reason. */
    static async open() {
        const storage = new Storage();
        try {
            storage.#db = await openDatabase(NAME);
            storage.isFirstStart = !(await hasBegun(storage.#db));
            if (storage.isFirstStart) {
                storage.wasDeleted = !(await copyOldData(storage.#db)) && hasCookie();
                setCookie(false);
            }
            storage.#saved = await readAll(storage.#db);
            await done(claimFor(storage.#db, storage.#owner));
            if (hasCookie())
                setCookie(true);
        } catch (error) {
            storage.#db = null;
            storage.#fail(error);
            storage.#openLater();
        }
        return storage;
    }

    /** The reason why data is not stored, or null: 'blocked' by the browser, 'full', 'private' (only stored until the window is
        closed), or 'lost' to another tab. */
    problem = null;
    /** Whether no start has used this database before. */
    isFirstStart = false;
    /** Whether the browser has deleted what an earlier start had stored. */
    wasDeleted = false;
    /** The times of the last transactions, in milliseconds since their first change: `handed` when the browser received the data,
        `kept` when the browser's confirmation arrived, which waits for the app's code to return. */
    times = [];
    stored = { bytes: 0, transactions: 0 };

    #db = null;
    #saved = null;
    #fs = null;
    #owner = crypto.randomUUID();
    #changes = new Changes();
    #inFlight = null; // the changes of the running transaction
    #since = 0;
    #stopped = false;
    #asked = false;
    #aliveAt = Date.now();
    #againMs = AGAIN_MS;
    #waiting = [];
    #settling = 0; // a timer
    #soon = new MessageChannel(); // browsers delay timers in hidden tabs, but not messages

    constructor() {
        super();
        this.#soon.port1.onmessage = () => {
            this.#asked = false;
            if (!this.#inFlight)
                this.#store();
        };
        setInterval(() => (this.#aliveAt = Date.now()), SUSPECT_MS / 3);
        // The browser may discard the page after these events, so all marked blocks are stored immediately.
        const now = () => this.#store();
        document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && now());
        addEventListener("pagehide", now);
        addEventListener("freeze", now);
    }

    /** Mounts the folder with the stored files in the app's file system; called in `preRun`. */
    mount(Module) {
        const fs = (this.#fs = Module.FS);
        fs.mkdirTree(FOLDER);
        fs.mount(this.#fileSystem(fs), {}, FOLDER);
        for (const [path, file] of this.#saved ?? [])
            this.#restore(fs, FOLDER + path, file);
        this.#saved = null;
        this.#changes = new Changes(); // restored files need not be stored again
        this.#since = 0;
        Module.tablesideFlush = () => this.flush();
    }

    /** Stores all changes. Resolves to true when they are stored, or to false if that fails. */
    flush() {
        if (!this.#db || this.#stopped)
            return Promise.resolve(false);
        if (this.#changes.isEmpty && !this.#inFlight)
            return Promise.resolve(true);
        return new Promise((resolve) => {
            this.#waiting.push(resolve);
            if (!this.#inFlight)
                this.#store();
        });
    }

    /** Stops storing changes, because another tab takes over. */
    stop(problem = null) {
        this.#stopped = true;
        if (problem)
            this.#report(problem);
        this.#answer(false);
        this.#db?.close();
        this.#db = null;
    }

    #restore(fs, path, file) {
        if (file.mode & dirMode) {
            fs.mkdirTree(path);
            return;
        }
        fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        fs.writeFile(path, file.bytes, { canOwn: true });
        fs.chmod(path, file.mode & 0o7777);
        fs.utime(path, file.time, file.time);
    }

    /** Returns a MEMFS that marks all changes. */
    #fileSystem(fs) {
        const memory = fs.filesystems.MEMFS;
        const store = () => this.#store();
        const mark = (node, from, to) => {
            const path = pathOf(fs, node);
            if (path !== null)
                this.#mark(() => this.#changes.write(path, from, to));
        };
        const markAll = (node) => {
            mark(node, 0, node.usedBytes ?? 0);
            if (fs.isDir(node.mode))
                Object.values(node.contents).forEach(markAll);
        };
        const unmark = (node) => {
            const path = pathOf(fs, node);
            if (fs.isDir(node.mode))
                Object.values(node.contents).forEach(unmark);
            if (path !== null)
                this.#mark(() => this.#changes.remove(path));
        };
        const watch = (node) => {
            const ops = node.node_ops;
            node.node_ops = {
                ...ops,
                setattr(node, attributes) {
                    const before = node.usedBytes ?? 0;
                    ops.setattr(node, attributes);
                    const after = node.usedBytes ?? 0;
                    mark(node, Math.min(before, after), after); // chmod and utime change no blocks
                },
                mknod(...args) {
                    const made = watch(ops.mknod(...args));
                    mark(made, 0, 0);
                    return made;
                },
                unlink(parent, name) {
                    unmark(parent.contents[name]);
                    ops.unlink(parent, name);
                    if (JOURNAL.test(name))
                        store();
                },
                rmdir(parent, name) {
                    const node = parent.contents[name];
                    const path = pathOf(fs, node);
                    ops.rmdir(parent, name); // throws if the folder is not empty
                    unmarkPath(path);
                },
                rename(node, parent, name) {
                    const from = pathsUnder(fs, node);
                    ops.rename(node, parent, name);
                    node.parent = parent; // FS.rename does this too late for the marks below
                    from.forEach(unmarkPath);
                    markAll(node);
                },
            };
            if (fs.isFile(node.mode)) {
                const stream = node.stream_ops;
                node.stream_ops = {
                    ...stream,
                    write(file, buffer, offset, length, position, canOwn) {
                        const before = file.node.usedBytes;
                        const written = stream.write(file, buffer, offset, length, position, canOwn);
                        mark(file.node, Math.min(before, position), position + written);
                        return written;
                    },
                    allocate(file, offset, length) {
                        const before = file.node.usedBytes;
                        stream.allocate(file, offset, length);
                        mark(file.node, before, file.node.usedBytes);
                    },
                    msync(file, buffer, offset, length, flags) {
                        const result = stream.msync(file, buffer, offset, length, flags);
                        mark(file.node, offset, offset + length);
                        return result;
                    },
                };
            }
            return node;
        };
        const unmarkPath = (path) => path !== null && this.#mark(() => this.#changes.remove(path));
        return { ...memory, mount: (mount) => watch(memory.mount(mount)) };
    }

    #mark(change) {
        if (!this.#db || this.#stopped)
            return;
        change();
        if (this.#changes.isEmpty)
            return;
        this.#since ||= performance.now();
        this.#storeSoon();
    }

    #storeSoon() {
        if (this.#asked)
            return;
        this.#asked = true;
        this.#soon.port2.postMessage(null);
    }

    #store() {
        if (!this.#db || !this.#fs || this.#stopped)
            return;
        if (this.#changes.isEmpty) {
            if (!this.#inFlight)
                this.#answer(true);
            return;
        }
        // Includes the changes of a running transaction. If that one fails and this one succeeds, no file is partly updated.
        const changes = this.#changes.mergeBefore(this.#inFlight);
        const since = this.#since;
        this.#changes = new Changes();
        this.#inFlight = changes;
        this.#since = 0;
        let transaction = null;
        try {
            transaction = this.#db.transaction(["files", "blocks", "owner"], "readwrite", { durability: "relaxed" });
            this.#put(transaction, changes);
        } catch (error) {
            transaction?.abort();
            this.#failed(changes, since, error);
            return;
        }
        const handed = performance.now();
        transaction.oncomplete = () => {
            this.times.push({ handed: handed - since, kept: performance.now() - since });
            this.times.splice(0, this.times.length - 100);
            if (this.stored.transactions++ === 0 && !hasCookie())
                setCookie(true);
            this.dispatchEvent(new Event("stored"));
            if (this.#inFlight === changes)
                this.#inFlight = null;
            this.#againMs = AGAIN_MS;
            clearTimeout(this.#settling);
            this.#settling = setTimeout(() => this.#settle(), SETTLE_MS);
            if (this.problem && this.problem !== "private")
                this.#report(null);
            if (!this.#changes.isEmpty)
                this.#store();
            else if (!this.#inFlight)
                this.#answer(true);
        };
        transaction.onabort = () => this.#failed(changes, since, transaction.error);
    }

    /** Flushes all earlier transactions to the disk, by a transaction that waits for the disk. */
    #settle() {
        try {
            const transaction = this.#db?.transaction("settled", "readwrite", { durability: "strict" });
            transaction?.objectStore("settled").put(Date.now(), "at");
        } catch {
            // The storage has been closed. The next change fails and reopens it.
        }
    }

    #put(transaction, changes) {
        const suspect = Date.now() - this.#aliveAt > SUSPECT_MS;
        if (suspect) {
            transaction.objectStore("owner").get("owner").onsuccess = (event) => {
                if (event.target.result === this.#owner)
                    return;
                transaction.abort();
                this.stop("lost");
            };
        }
        const files = transaction.objectStore("files");
        const blocks = transaction.objectStore("blocks");
        for (const [path, change] of changes.paths) {
            if (change.removed) {
                files.delete(path);
                blocks.delete(blocksOf(path, 0));
            }
            const node = change.written ? this.#lookup(path) : null;
            if (!node)
                continue;
            const size = this.#fs.isFile(node.mode) ? node.usedBytes : 0;
            const end = Math.ceil(size / BLOCK);
            files.put({ mode: node.mode, time: node.timestamp, size }, path);
            for (const index of change.blocks) {
                if (index >= end)
                    continue;
                // Copies the bytes, because the browser would store the whole buffer behind a view.
                const part = node.contents.slice(index * BLOCK, Math.min(size, (index + 1) * BLOCK));
                const bytes = part instanceof Uint8Array ? part : new Uint8Array(part);
                blocks.put(bytes, [path, index]);
                this.stored.bytes += bytes.length;
            }
            blocks.delete(blocksOf(path, end));
        }
        if (!suspect)
            transaction.commit?.(); // completes the transaction, so that the tab may be killed from now on
    }

    #everything() {
        const all = new Changes();
        for (const path of pathsUnder(this.#fs, this.#fs.lookupPath(FOLDER).node)) {
            all.remove(path);
            all.write(path, 0, this.#lookup(path).usedBytes ?? 0);
        }
        return all;
    }

    #lookup(path) {
        try {
            return this.#fs.lookupPath(FOLDER + path).node;
        } catch {
            return null; // removed after the change
        }
    }

    #failed(changes, since, error) {
        if (this.#stopped)
            return;
        if (this.#inFlight !== changes) // a later transaction includes these changes
            return;
        this.#inFlight = null;
        this.#changes = this.#changes.mergeBefore(changes);
        this.#since = since;
        this.#fail(error);
        this.#answer(false);
        setTimeout(() => this.#tryAgain(), this.#againMs);
        this.#againMs = Math.min(2 * this.#againMs, AGAIN_MAX_MS);
    }

    async #tryAgain() {
        if (this.#stopped || this.#inFlight)
            return;
        try {
            this.#db?.transaction("owner");
        } catch {
            // The browser has closed the storage and may have deleted its contents, for example at the user's request.
            try {
                this.#db = await openDatabase(NAME);
                await done(claimFor(this.#db, this.#owner));
                this.#changes = this.#everything().mergeBefore(this.#changes);
            } catch {
                // #store() reports the failure.
            }
        }
        this.#store();
    }

    /** After a start without storage, opens it when that becomes possible, for example when there is space again. Stores
        everything then, but never over data of an earlier start, which this start has not read. */
    #openLater() {
        setTimeout(async () => {
            if (this.#stopped)
                return;
            try {
                const db = await openDatabase(NAME);
                if ((await hasBegun(db)) || (await hasOldData())) {
                    db.close();
                    return;
                }
                await done(claimFor(db, this.#owner));
                this.#db = db;
            } catch {
                this.#openLater();
                return;
            }
            if (this.#fs)
                this.#changes = this.#everything();
            this.#store();
        }, AGAIN_MAX_MS);
    }

    async #fail(error) {
        console.warn("Tableside: storage:", error);
        // A browser that has stored something for this page does not block it. What fails later fails mostly for want of space, which
        // Chromium calls an unknown error if the disk is full, and its estimate then still promises some.
        const hasStored = !this.isFirstStart || this.stored.transactions > 0;
        this.#report(error?.name === "QuotaExceededError" || hasStored ? "full" : "blocked");
        // Before that, some browsers name another reason.
        const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
        if (this.problem === "blocked" && quota - usage < ROOM)
            this.#report("full");
    }

    #report(problem) {
        if (this.problem === problem)
            return;
        this.problem = problem;
        this.dispatchEvent(new Event("problem"));
    }

    #answer(value) {
        this.#waiting.splice(0).forEach((resolve) => resolve(value));
    }
}

/** The changes to store, by path: whether a file was removed first, and which blocks of the present file were written. */
class Changes {
    paths = new Map();

    get isEmpty() {
        return this.paths.size === 0;
    }

    write(path, from, to) {
        if (NOT_KEPT.test(path))
            return;
        const change = this.#of(path);
        change.written = true;
        for (let index = Math.floor(from / BLOCK); index * BLOCK < to; ++index)
            change.blocks.add(index);
    }

    remove(path) {
        if (NOT_KEPT.test(path))
            return;
        this.paths.set(path, { removed: true, written: false, blocks: new Set() });
    }

    /** Returns the earlier changes, which may be null, followed by these. */
    mergeBefore(earlier) {
        if (!earlier)
            return this;
        const both = new Changes();
        for (const [path, change] of earlier.paths)
            both.paths.set(path, { ...change, blocks: new Set(change.blocks) });
        for (const [path, change] of this.paths) {
            const before = both.paths.get(path);
            if (!before || change.removed) {
                both.paths.set(path, { ...change, blocks: new Set(change.blocks) });
                continue;
            }
            before.written ||= change.written;
            change.blocks.forEach((index) => before.blocks.add(index));
        }
        return both;
    }

    #of(path) {
        let change = this.paths.get(path);
        if (!change)
            this.paths.set(path, (change = { removed: false, written: false, blocks: new Set() }));
        return change;
    }
}

/** Returns the path below the folder; null for the folder itself and for a removed file that is still open. */
function pathOf(fs, node) {
    if (!node || fs.isRoot(node))
        return null;
    const path = [];
    for (; !fs.isRoot(node); node = node.parent) {
        if (node.parent.contents[node.name] !== node)
            return null;
        path.unshift(node.name);
    }
    return "/" + path.join("/");
}

function pathsUnder(fs, node) {
    const inside = fs.isDir(node.mode) ? Object.values(node.contents).flatMap((child) => pathsUnder(fs, child)) : [];
    const path = pathOf(fs, node);
    return path === null ? inside : [...inside, path];
}

function blocksOf(path, from) {
    return IDBKeyRange.bound([path, from], [path, Infinity]);
}

/** Opens a database. If it doesn't exist, it is made, or else the result is null. */
function openDatabase(name, isMade = true) {
    return new Promise((resolve, reject) => {
        setTimeout(() => reject(new DOMException("The browser doesn’t open its storage.", "TimeoutError")), OPEN_MS);
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => {
            if (!isMade) {
                request.transaction.abort();
                resolve(null);
                return;
            }
            for (const store of ["files", "blocks", "owner", "settled"])
                request.result.createObjectStore(store);
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = (event) => {
            event.preventDefault(); // Firefox reports this to the window otherwise
            reject(request.error);
        };
        request.onblocked = () => reject(new DOMException("Another tab keeps the storage open.", "InvalidStateError"));
    });
}

function claimFor(db, owner) {
    const transaction = db.transaction("owner", "readwrite");
    transaction.objectStore("owner").put(owner, "owner");
    return transaction;
}

/** Resolves to whether a start has already used the database. Before that, the data of older releases have to be copied. */
async function hasBegun(db) {
    const transaction = db.transaction("owner");
    const request = transaction.objectStore("owner").get("owner");
    await done(transaction);
    return request.result !== undefined;
}

/** Resolves to whether the next Storage.open() will copy the data of a release before 0.3, whose database had another name. */
export async function hasOldData() {
    try {
        const db = await openDatabase(NAME, false);
        const isDone = db !== null && (await hasBegun(db));
        db?.close();
        const old = isDone ? null : await openDatabase(OLD_NAME, false);
        old?.close();
        return Boolean(old);
    } catch {
        return false; // Storage.open() reports the failure
    }
}

/** Copies the old data in one transaction, and resolves to whether there were any. */
async function copyOldData(db) {
    const old = await openDatabase(OLD_NAME, false);
    if (!old)
        return false;
    const stores = ["files", "blocks", "owner"];
    const reading = old.transaction(stores);
    const found = stores.map((name) => [name, reading.objectStore(name).getAllKeys(), reading.objectStore(name).getAll()]);
    await done(reading);
    const writing = db.transaction(stores, "readwrite", { durability: "strict" });
    for (const [name, keys, values] of found)
        keys.result.forEach((key, at) => writing.objectStore(name).put(values.result[at], key));
    await done(writing);
    old.close();
    return true;
}

/** Deletes the old data, which a start before this one has copied, unless another copy of Tableside on this host may need them:
    it runs, or has caches. boot.js has removed the old caches of this copy. */
export async function deleteOldData() {
    const isRunning = (await navigator.locks.query()).held.some(({ name }) => name === OLD_NAME);
    const hasCaches = (await caches.keys()).some((name) => name.startsWith("tableside-"));
    if (!isRunning && !hasCaches)
        indexedDB.deleteDatabase(OLD_NAME);
}

function hasCookie() {
    return document.cookie.includes(`${COOKIE}=`);
}

function setCookie(isSet) {
    const seconds = isSet ? COOKIE_DAYS * 86400 : 0;
    document.cookie = `${COOKIE}=1; path=${new URL("./", location).pathname}; max-age=${seconds}; samesite=strict`;
}

function done(transaction) {
    return new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
    });
}

async function readAll(db) {
    const transaction = db.transaction(["files", "blocks"], "readonly");
    const all = (store) => [transaction.objectStore(store).getAllKeys(), transaction.objectStore(store).getAll()];
    const [paths, records] = all("files");
    const [places, pieces] = all("blocks");
    await done(transaction);
    const files = new Map();
    paths.result.forEach((path, at) => {
        const record = records.result[at];
        files.set(path, { ...record, bytes: new Uint8Array(record.size) });
    });
    places.result.forEach(([path, index], at) => {
        const bytes = files.get(path)?.bytes;
        const from = index * BLOCK;
        if (bytes && from < bytes.length)
            bytes.set(pieces.result[at].subarray(0, bytes.length - from), from);
    });
    return files;
}

/** Requests that the browser does not delete the data when space is short. Resolves to its answer, or null if it has none. Only
    Firefox asks the person, after `permission` has resolved to true, and not again soon after the person has said no. */
export async function askToPersist(permission) {
    const refusedAt = `${NAME} refused`;
    try {
        if (await navigator.storage.persisted())
            return true;
        if (navigator.userAgent.includes("Firefox")) {
            if (Date.now() - Number(localStorage.getItem(refusedAt)) < REFUSED_MS)
                return false;
            const isAllowed = (await permission()) && (await navigator.storage.persist());
            if (!isAllowed)
                localStorage.setItem(refusedAt, String(Date.now()));
            return isAllowed;
        }
        return await navigator.storage.persist();
    } catch {
        return null; // an older browser
    }
}

/** Resolves to whether this is a private window, whose data is deleted when it is closed. Firefox and Safari provide no private
    file system in such a window. Chromium does not let a page find out, so the result is false. */
export async function isPrivate() {
    if (!navigator.storage?.getDirectory)
        return false; // an older browser
    try {
        await navigator.storage.getDirectory();
        return false;
    } catch {
        return true;
    }
}

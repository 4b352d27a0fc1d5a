// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The order of a start before 0.3, without the app: releases.py tests updates from it. The worker and updates.js are those of 0.2.0.
import { activateNewer, keepAndLookForNewer } from "./updates.js";

if (!(await activateNewer())) {
    const { version } = await (await fetch("files.json", { cache: "no-cache" })).json();
    window.fakeVersion = "old";
    window.tablesideReady = performance.now();
    await keepAndLookForNewer(version);
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The name of this copy's database, lock, and channel. It contains the place of the page, because all pages of a host share these
// names, and one host may have several copies, for example one for tests. boot.js names its caches in the same way.

export const NAME = `tableside ${new URL("./", location).pathname}`;
export const OLD_NAME = "tableside"; // of all copies before 0.3

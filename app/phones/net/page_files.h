// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The files that phones may read: the page, its fonts and icon, portraits, and cards (PROTOCOL.md).
#pragma once

#include "app/phones/net/page_file.h"

namespace tableside::phones {

/// Returns the file at a decoded path such as "/card/wild+4.svg"; nothing if there is none. Only names of a fixed table have files.
std::optional<PageFile> pageFile(const QString &path);

} // namespace tableside::phones

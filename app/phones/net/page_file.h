// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A file that phones can load from the table. PhoneServer asks a function for each path, so that it does not need to know the page.
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace tableside::phones {

/// A file that the server may send.
struct PageFile
{
    QByteArray type; ///< The media type, such as "text/html; charset=utf-8".
    QByteArray bytes;
    /// Whether browsers may keep the file. They keep it without asking again if it was requested with a query, such as "?v=0.3.0",
    /// and otherwise ask each time whether it has changed.
    bool isCached = true;
    QByteArray deflated = {}; ///< The same bytes compressed in the zlib format; empty if that would not make them fewer.
};

/// Returns the file at a path such as "/" or "/card/dos/r7.svg", or nothing if there is none. Paths are decoded and have no query.
using PageFiles = std::function<std::optional<PageFile>(const QString &path)>;

} // namespace tableside::phones

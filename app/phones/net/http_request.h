// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Parses the request line and the header fields of HTTP/1.1. Uses no socket, so that tests and fuzzers can call it with any bytes.
// It is stricter than HTTP requires, because only browsers ask: QWebSocketServer parses the same bytes again, and two parsers must
// not understand them differently.
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <utility>

namespace tableside::phones {

struct HttpRequest
{
    QByteArray method;                               ///< Such as "GET".
    QString path;                                    ///< Begins with "/"; percent-decoded, without the query.
    bool hasQuery = false;                           ///< Whether the target has a query, which is ignored otherwise.
    QList<std::pair<QByteArray, QByteArray>> fields; ///< Names in lowercase, and values without surrounding spaces.

    /// Returns the value of the first field with that name, which must be in lowercase; empty if there is none.
    QByteArray field(QByteArrayView name) const;
    /// Returns whether the field is a list separated by commas that contains \p token, whatever the case of letters.
    bool hasToken(QByteArrayView name, QByteArrayView token) const;
    /// Returns whether content follows the header.
    bool hasContent() const;
};

/// The result of parsing the bytes received so far.
struct ParsedRequest
{
    enum class State { Incomplete, Complete, Failed };

    State state = State::Incomplete;
    int status = 0;       ///< If parsing failed: 400, 431, or 505.
    HttpRequest request;  ///< If the header is complete.
    qsizetype length = 0; ///< If the header is complete: its size in bytes with the empty line at its end.
};

/// Parses the beginning of \p bytes. Fails as soon as no further bytes could make a valid request.
ParsedRequest parseRequest(QByteArrayView bytes);

} // namespace tableside::phones

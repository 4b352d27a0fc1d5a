// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Decides how a request is answered, and writes the answer. Uses no socket, like http_request.h.
#pragma once

#include "app/phones/net/http_request.h"
#include "app/phones/net/page_file.h"

#include <QDateTime>

namespace tableside::phones {

/// The path of the WebSocket.
inline constexpr QLatin1String webSocketPath("/table");

struct HttpAnswer
{
    int status = 200;          ///< 101 stands for a valid handshake, which QWebSocketServer answers.
    PageFile file;             ///< The content; empty for refusals and if the browser has the file already.
    bool hasBody = true;       ///< False for HEAD: the content is only measured.
    bool isForever = false;    ///< Whether the browser may keep the file without asking again.
    bool isDeflated = false;   ///< Whether the compressed bytes of the file are sent.
    QByteArray entityTag = {}; ///< Identifies the content of a file; empty if it must not be kept.

    /// Returns the answer as it is sent. \p host is the address and port under which the page is served, for the policy that
    /// restricts what the page may load.
    QByteArray bytes(const QByteArray &host, const QDateTime &now) const;
};

/// Returns the answer to a request whose header was complete or wrong. \p host is the only accepted host, such as
/// "192.168.1.20:8370".
HttpAnswer answerTo(const ParsedRequest &parsed, const QByteArray &host, const PageFiles &files);

} // namespace tableside::phones

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/http_answer.h"

#include <QCryptographicHash>
#include <QLocale>

namespace tableside::phones {

namespace {

QByteArrayView reasonOf(int status)
{
    switch (status) {
    case 101: return "Switching Protocols";
    case 200: return "OK";
    case 304: return "Not Modified";
    case 400: return "Bad Request";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 426: return "Upgrade Required";
    case 431: return "Request Header Fields Too Large";
    case 505: return "HTTP Version Not Supported";
    default: return "Error";
    }
}

HttpAnswer refused(int status)
{
    HttpAnswer answer;
    answer.status = status;
    return answer;
}

bool isSame(const QByteArray &a, const QByteArray &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

/// Returns the answer to a request for the WebSocket (RFC 6455, 4.2).
HttpAnswer handshakeOf(const HttpRequest &request)
{
    if (request.path != webSocketPath)
        return refused(404);
    if (request.method != "GET")
        return refused(405);
    if (request.field("sec-websocket-version") != "13")
        return refused(426);
    const auto key = QByteArray::fromBase64Encoding(request.field("sec-websocket-key"), QByteArray::AbortOnBase64DecodingErrors);
    const bool isKey = key.decodingStatus == QByteArray::Base64DecodingStatus::Ok && key.decoded.size() == 16;
    return refused(isKey && request.hasToken("connection", "upgrade") ? 101 : 400);
}

/// Returns whether a browser has the content already. Weak comparison, as RFC 9110, 13.1.2 says.
bool isKnown(const HttpRequest &request, const QByteArray &entityTag)
{
    return request.hasToken("if-none-match", entityTag) || request.hasToken("if-none-match", "W/" + entityTag);
}

} // namespace

QByteArray HttpAnswer::bytes(const QByteArray &host, const QDateTime &now) const
{
    const bool isRefusal = status >= 400;
    const QByteArray reason = reasonOf(status).toByteArray();
    const QByteArray content = isRefusal ? QByteArray::number(status) + ' ' + reason + '\n'
        : isDeflated                     ? file.deflated
                                         : file.bytes;
    QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + ' ' + reason + "\r\n";
    const auto add = [&](QByteArrayView name, QByteArrayView value) {
        head.append(name).append(": ").append(value).append("\r\n");
    };
    add("Date", QLocale::c().toString(now.toUTC(), QStringLiteral("ddd, dd MMM yyyy hh:mm:ss")).toLatin1() + " GMT");
    add("Server", "Tableside");
    // A connection that is kept open would take one of the few that an address may have.
    add("Connection", "close");
    if (status != 304) {
        add("Content-Type", isRefusal ? QByteArray("text/plain; charset=utf-8") : file.type);
        add("Content-Length", QByteArray::number(content.size()));
        if (isDeflated)
            add("Content-Encoding", "deflate");
    }
    if (!isRefusal && !file.deflated.isEmpty())
        add("Vary", "Accept-Encoding");
    if (status == 405)
        add("Allow", "GET, HEAD");
    if (status == 426) {
        add("Upgrade", "websocket");
        add("Sec-WebSocket-Version", "13");
    }
    if (!entityTag.isEmpty())
        add("ETag", entityTag);
    add("Cache-Control", entityTag.isEmpty() ? "no-store" : isForever ? "private, max-age=31536000, immutable" : "no-cache");
    // Older Safari does not count the WebSocket as 'self'.
    add("Content-Security-Policy",
        "default-src 'self'; connect-src 'self' ws://" + host
            + "; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    add("X-Content-Type-Options", "nosniff");
    add("Referrer-Policy", "no-referrer");
    add("Cross-Origin-Resource-Policy", "same-origin");
    head += "\r\n";
    return hasBody && status != 304 ? head + content : head;
}

HttpAnswer answerTo(const ParsedRequest &parsed, const QByteArray &host, const PageFiles &files)
{
    if (parsed.state != ParsedRequest::State::Complete)
        return refused(parsed.status);
    const HttpRequest &request = parsed.request;
    if (request.field("host").isEmpty())
        return refused(400);
    // A name that somebody else points to this address (DNS rebinding) is in Host, and the page of another site in Origin.
    const QByteArray origin = request.field("origin");
    const bool isWebSocket = request.hasToken("upgrade", "websocket");
    if (!isSame(request.field("host"), host) || ((isWebSocket || !origin.isEmpty()) && !isSame(origin, "http://" + host)))
        return refused(403);
    const bool isHead = request.method == "HEAD";
    if (request.method != "GET" && !isHead)
        return refused(405);
    if (request.hasContent())
        return refused(400);
    if (isWebSocket)
        return handshakeOf(request);
    auto file = files(request.path);
    HttpAnswer answer = refused(file ? 200 : 404);
    answer.hasBody = !isHead;
    if (!file)
        return answer;
    answer.isDeflated = !file->deflated.isEmpty() && request.hasToken("accept-encoding", "deflate");
    if (file->isCached) {
        const QByteArray &sent = answer.isDeflated ? file->deflated : file->bytes;
        answer.entityTag = '"' + QCryptographicHash::hash(sent, QCryptographicHash::Sha256).first(12).toHex() + '"';
        answer.isForever = request.hasQuery;
        if (isKnown(request, answer.entityTag))
            answer.status = 304;
    }
    answer.file = std::move(*file);
    return answer;
}

} // namespace tableside::phones

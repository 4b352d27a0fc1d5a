// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/http_request.h"

#include "app/phones/net/phone_limits.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <optional>

namespace tableside::phones {

namespace {

constexpr qsizetype mostFields = 64;

/// The fields that must not be repeated, because each parser would choose a different one.
constexpr std::array<QByteArrayView, 9> uniqueFields{
    "host",       "origin",       "upgrade", "sec-websocket-key", "sec-websocket-version", "content-length", "transfer-encoding",
    "connection", "if-none-match"};

ParsedRequest failed(int status)
{
    ParsedRequest parsed;
    parsed.state = ParsedRequest::State::Failed;
    parsed.status = status;
    return parsed;
}

/// Returns whether the character may be in a method or in the name of a field (RFC 9110, 5.6.2).
bool isTokenCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || (c != '\0' && QByteArrayView("!#$%&'*+-.^_`|~").contains(c));
}

bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isTokenCharacter);
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

/// Returns whether a line can be part of a header. Lines end with CR and LF together, and folded lines are obsolete.
bool isLineText(QByteArrayView line)
{
    return std::none_of(line.begin(), line.end(), [](char c) { return isControl(c) && c != '\t'; });
}

/// Returns whether a header that is not complete can become valid. A client that speaks TLS, for example, fails at its first byte.
bool canBeHeader(QByteArrayView bytes)
{
    if (!bytes.isEmpty() && !isTokenCharacter(bytes.front()))
        return false;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        const char c = bytes[at];
        const bool endsLine = c == '\r' && (at + 1 == bytes.size() || bytes[at + 1] == '\n');
        const bool isEnd = c == '\n' && at > 0 && bytes[at - 1] == '\r';
        if (isControl(c) && c != '\t' && !endsLine && !isEnd)
            return false;
    }
    return true;
}

int valueOfHex(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// Decodes the path of a target. Returns nothing if the escapes or the decoded text are wrong.
std::optional<QString> decodedPath(QByteArrayView text)
{
    QByteArray bytes;
    bytes.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        char c = text[at];
        if (c == '%') {
            const int high = at + 1 < text.size() ? valueOfHex(text[at + 1]) : -1;
            const int low = at + 2 < text.size() ? valueOfHex(text[at + 2]) : -1;
            if (high < 0 || low < 0)
                return {};
            c = static_cast<char>(high * 16 + low);
            at += 2;
        }
        if (isControl(c))
            return {};
        bytes += c;
    }
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString path = decode(bytes);
    return decode.hasError() ? std::optional<QString>() : path;
}

/// Parses a line such as "GET /app.js?v=2 HTTP/1.1". Returns the status of the failure, or 0.
int parseRequestLine(QByteArrayView line, HttpRequest &request)
{
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    if (first < 0 || first == last)
        return 400;
    const QByteArrayView target = line.sliced(first + 1, last - first - 1);
    const QByteArrayView version = line.sliced(last + 1);
    request.method = line.first(first).toByteArray();
    const auto isPlain = [](char c) { return c > ' ' && c < 0x7f && c != '#'; };
    if (!isToken(request.method) || !target.startsWith('/') || !std::all_of(target.begin(), target.end(), isPlain))
        return 400;
    if (version != "HTTP/1.1" && version != "HTTP/1.0")
        return version.startsWith("HTTP/") ? 505 : 400;
    const qsizetype query = target.indexOf('?');
    request.hasQuery = query >= 0;
    const auto path = decodedPath(query < 0 ? target : target.first(query));
    if (!path)
        return 400;
    request.path = *path;
    return 0;
}

/// Parses a line such as "Host: 192.168.1.20:8370". Returns the status of the failure, or 0.
int parseField(QByteArrayView line, HttpRequest &request)
{
    const qsizetype colon = line.indexOf(':');
    if (colon < 0 || !isToken(line.first(colon)))
        return 400;
    const QByteArray name = line.first(colon).toByteArray().toLower();
    const bool isUnique = std::find(uniqueFields.begin(), uniqueFields.end(), name) != uniqueFields.end();
    if (isUnique
        && std::any_of(request.fields.cbegin(), request.fields.cend(), [&](const auto &one) { return one.first == name; }))
        return 400;
    if (request.fields.size() == mostFields)
        return 431;
    request.fields.append({name, line.sliced(colon + 1).trimmed().toByteArray()});
    return 0;
}

} // namespace

QByteArray HttpRequest::field(QByteArrayView name) const
{
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const auto &one) { return one.first == name; });
    return found == fields.end() ? QByteArray() : found->second;
}

bool HttpRequest::hasToken(QByteArrayView name, QByteArrayView token) const
{
    const QList<QByteArray> items = field(name).split(',');
    return std::any_of(items.begin(), items.end(),
                       [&](const QByteArray &item) { return item.trimmed().compare(token, Qt::CaseInsensitive) == 0; });
}

bool HttpRequest::hasContent() const
{
    const QByteArray length = field("content-length");
    return (!length.isEmpty() && length != "0") || !field("transfer-encoding").isEmpty();
}

ParsedRequest parseRequest(QByteArrayView bytes)
{
    const QByteArrayView limited = bytes.first(std::min(bytes.size(), longestHeader));
    const qsizetype end = limited.indexOf("\r\n\r\n");
    if (end < 0) {
        if (!canBeHeader(limited))
            return failed(400);
        return bytes.size() >= longestHeader ? failed(431) : ParsedRequest();
    }
    ParsedRequest parsed;
    qsizetype begin = 0;
    for (bool isFirst = true; begin <= end; isFirst = false) {
        const qsizetype lineEnd = limited.indexOf("\r\n", begin);
        const QByteArrayView line = limited.sliced(begin, lineEnd - begin);
        const int status = !isLineText(line) ? 400
            : isFirst                        ? parseRequestLine(line, parsed.request)
                                             : parseField(line, parsed.request);
        if (status != 0)
            return failed(status);
        begin = lineEnd + 2;
    }
    parsed.state = ParsedRequest::State::Complete;
    parsed.length = end + 4;
    return parsed;
}

} // namespace tableside::phones

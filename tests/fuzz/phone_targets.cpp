// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/phone_targets.h"

#include "app/phones/net/http_answer.h"
#include "app/phones/net/http_request.h"
#include "app/phones/net/phone_limits.h"
#include "app/phones/net/phone_message.h"
#include "tests/fuzz/targets.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace tableside::fuzz {

namespace {

using phones::HttpAnswer;
using phones::HttpRequest;
using phones::ParsedRequest;

const QByteArray host = "192.168.1.20:8370";

void require(bool holds, const char *otherwise)
{
    if (!holds)
        throw Unsound(otherwise);
}

bool has_control(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x20 || c.unicode() == 0x7f; });
}

std::optional<phones::PageFile> page_file(const QString &path)
{
    require(path.startsWith(u'/') && !has_control(path), "a path that no file can have");
    if (path == QLatin1String("/"))
        return phones::PageFile{"text/html", "page", false};
    if (path.startsWith(QLatin1String("/card/")))
        return phones::PageFile{"image/svg+xml", "<svg/>", true};
    return {};
}

void check_answer(const ParsedRequest &parsed)
{
    constexpr std::array statuses{101, 200, 304, 400, 403, 404, 405, 426, 431, 505};
    const HttpAnswer answer = phones::answerTo(parsed, host, page_file);
    require(std::find(statuses.begin(), statuses.end(), answer.status) != statuses.end(), "a status without a meaning");
    if (answer.status < 400) {
        require(parsed.request.field("host").toLower() == host, "an answer for another host");
        require(parsed.request.method == "GET" || parsed.request.method == "HEAD", "an answer to another method");
        require(!parsed.request.hasContent(), "an answer to a request with content");
    }
    if (answer.status == 101) {
        require(parsed.request.field("origin").toLower() == "http://" + host, "a WebSocket for another page");
        require(parsed.request.path == phones::webSocketPath, "a WebSocket of another path");
        return;
    }
    // All of the head is the server's own, so it is the same for each request with that status.
    const QByteArray bytes = answer.bytes(host, QDateTime::fromMSecsSinceEpoch(0));
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    require(bytes.startsWith("HTTP/1.1 " + QByteArray::number(answer.status)) && end > 0 && end < 1000, "a wrong head");
    const QByteArray body = bytes.mid(end + 4);
    require(!answer.hasBody || answer.status == 304
                || bytes.contains("Content-Length: " + QByteArray::number(body.size()) + "\r\n"),
            "a wrong length");
}

/// Returns the depth of a value that is not a container as 0.
int depth_of(const QJsonValue &value)
{
    int deepest = 0;
    if (value.isArray()) {
        for (const QJsonValue &one : value.toArray())
            deepest = std::max(deepest, depth_of(one));
    } else if (value.isObject()) {
        for (const QJsonValue &one : value.toObject())
            deepest = std::max(deepest, depth_of(one));
    } else {
        return 0;
    }
    return deepest + 1;
}

} // namespace

bool fuzz_header(std::string_view input)
{
    const QByteArrayView bytes(input.data(), static_cast<qsizetype>(input.size()));
    const ParsedRequest parsed = phones::parseRequest(bytes);
    if (parsed.state == ParsedRequest::State::Incomplete) {
        require(bytes.size() < phones::longestHeader, "waits for more than is allowed");
        return false;
    }
    check_answer(parsed);
    if (parsed.state == ParsedRequest::State::Failed)
        return false;
    require(parsed.length <= bytes.size() && parsed.length <= phones::longestHeader, "longer than the input");
    require(bytes.first(parsed.length).endsWith("\r\n\r\n"), "ends elsewhere");
    for (const auto &[name, value] : parsed.request.fields) {
        require(name == name.toLower() && value == value.trimmed(), "a field that is not in its usual form");
        require(!value.contains('\r') && !value.contains('\n') && !value.contains('\0'), "a value of several lines");
    }
    const ParsedRequest alone = phones::parseRequest(bytes.first(parsed.length));
    require(alone.state == ParsedRequest::State::Complete && alone.request.path == parsed.request.path
                && alone.request.fields == parsed.request.fields,
            "parsed otherwise without what follows");
    for (const qsizetype part : {qsizetype(1), parsed.length / 3, parsed.length / 2, parsed.length - 1}) {
        require(phones::parseRequest(bytes.first(part)).state == ParsedRequest::State::Incomplete,
                "a piece is not a beginning");
    }
    return true;
}

bool fuzz_message(std::string_view input)
{
    const auto message = phones::parseMessage(QByteArrayView(input.data(), static_cast<qsizetype>(input.size())));
    if (!message)
        return false;
    require(input.size() <= static_cast<std::size_t>(phones::longestMessage), "a message that is too long");
    require(depth_of(*message) <= phones::deepestMessage, "a message that is too deep");
    const QByteArray written = QJsonDocument(*message).toJson(QJsonDocument::Compact);
    require(QString::fromUtf8(written).toUtf8() == written, "not UTF-8");
    // The content may differ, because Qt drops a byte order mark at the beginning of a text.
    require(QJsonDocument::fromJson(written).isObject(), "not read as it was written");
    return true;
}

std::vector<std::string> header_seeds()
{
    const std::string address = host.toStdString();
    const std::string good = "Host: " + address + "\r\n";
    return {
        "GET / HTTP/1.1\r\n" + good + "\r\n",
        "HEAD /card/dos/g%23.svg?v=0.3.0 HTTP/1.1\r\n" + good + "If-None-Match: \"abc\", W/\"def\"\r\n\r\n",
        "GET /app.js HTTP/1.0\r\nhost:" + address
            + "\r\nUser-Agent: Mozilla/5.0 (Android)\r\nAccept-Language: de,en;q=0.8\r\n\r\nGET",
        "GET /table HTTP/1.1\r\n" + good + "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nOrigin: http://"
            + address + "\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        "POST / HTTP/1.1\r\n" + good + "Content-Length: 2\r\n\r\n{}",
        "GET / HTTP/1.1\r\nHost: evil.example\r\nOrigin: null\r\n\r\n",
    };
}

std::vector<std::string> message_seeds()
{
    return {
        R"({"hello":{"secret":"K7Q2ABCDEFGHIJKLMNOPQRSTUV","token":"x","language":"de"}})",
        R"({"time":{"at":1700000000000.25,"trip":4.5,"ahead":-120}})",
        R"({"who":{"name":"Zo\u00eb \ud83d\ude42"}})",
        R"({"act":{"action":{"do":"play","card":"r#","color":"g"},"version":17}})",
        R"({"count":{"cards":{"wild+4":2,"r7":1},"done":true}})",
        R"({"a":[[[[[[{"b":null}]]]]]]})", // as deep as possible
    };
}

} // namespace tableside::fuzz

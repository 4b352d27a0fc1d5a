// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Parses the messages of phones. Uses no socket, so that tests and fuzzers can call it with any bytes.
#pragma once

#include <QByteArrayView>
#include <QJsonObject>

#include <optional>

namespace tableside::phones {

/// Returns the message, or nothing unless it is one JSON object within the limits of PROTOCOL.md whose texts are valid Unicode.
std::optional<QJsonObject> parseMessage(QByteArrayView utf8);

} // namespace tableside::phones

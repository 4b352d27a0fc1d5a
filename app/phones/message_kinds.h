// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The kinds of messages that phones send, and the types of their members, as PROTOCOL.md lists them.
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace tableside::phones {

/// Returns the only member of the message, which is its kind. Returns nothing if there isn't exactly one, if it is unknown, or if
/// its value has the wrong type, lacks something, or has something of the wrong type. Unknown members in the value are ignored.
std::optional<QString> messageKind(const QJsonObject &message);

} // namespace tableside::phones

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that a message of a phone is one of those in PROTOCOL.md. PhoneHub disconnects phones whose messages are not, so that
// mistakes of a client are noticed at once.
#pragma once

#include <QJsonObject>

namespace tableside::phones {

/// Returns whether the message has exactly one member, which is known, and whether the members of its value have the right types.
/// Members that are not known are ignored within a value, because later versions of the page may send more.
bool isKnownMessage(const QJsonObject &message);

} // namespace tableside::phones

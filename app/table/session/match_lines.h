// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the lines of a match, from the store or a file, for the engine.
#pragma once

#include <QByteArrayList>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace tableside {

/// Returns the lines without surrounding white space: a file from another system may have other line endings.
std::vector<std::string> asText(const QByteArrayList &lines);
/// Returns the game that the header of a record or save names, such as "dos"; nothing if the line is no header.
std::optional<QString> gameOfHeader(const QByteArray &line);

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the app's own text and JSON files, from the resources or a folder, and reports errors with file and line.
#pragma once

#include "app/rules/text/rules_text.h"

#include "engine/json/json_line.h"

#include <optional>

namespace tableside::rules {

/// Reads a UTF-8 file. If the file cannot be read, returns std::nullopt and adds an error to `problems`.
std::optional<QString> readText(const QString &path, QList<Problem> &problems);
std::optional<Json> readJson(const QString &path, QList<Problem> &problems);

} // namespace tableside::rules

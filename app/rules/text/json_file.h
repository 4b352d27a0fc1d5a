// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the app's own text and JSON files, which are compiled in and checked by the tests. The functions for JSON throw
// Json::exception if a file is missing or malformed, or if a value has the wrong type.
#pragma once

#include "engine/json/json_line.h"

#include <QStringList>

namespace tableside::rules {

/// Returns the content of a UTF-8 file; empty if the file cannot be read.
QString readText(const QString &path);
Json readJson(const QString &path);

/// stringOf() converts a JSON string, and stringsOf() converts a list of JSON strings.
QString stringOf(const Json &json);
QStringList stringsOf(const Json &json);
/// Returns the elements of an array without copying them. \p json must outlive the result.
const Json::array_t &arrayOf(const Json &json);

} // namespace tableside::rules

// Reads a JSON file of ours, from the resources or a folder; what is wrong is said with file and line.
#pragma once

#include "app/rules/rules_text.h"

#include "engine/json/json_line.h"

#include <optional>

namespace tableside::rules {

/// UTF-8. Nothing, and a problem, when it cannot be read.
std::optional<QString> readText(const QString &path, QList<Problem> &problems);
std::optional<Json> readJson(const QString &path, QList<Problem> &problems);

} // namespace tableside::rules

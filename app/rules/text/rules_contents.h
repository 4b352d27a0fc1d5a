// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the JSON files about the structure of the rules: contents.json, which all languages share, and the language.json of
// each language.
#pragma once

#include "app/rules/text/rules_text.h"

#include "engine/json/json_line.h"

namespace tableside::rules {

struct Contents
{
    QStringList languages; ///< The languages that must have all texts. Their texts are compared with those of the first language.
    QList<Chapter> chapters;
};

/// Parse the two kinds of files. Errors are added to `problems`.
Contents contentsFromJson(const QString &file, const Json &json, QList<Problem> &problems);
Language languageFromJson(const QString &file, const QString &code, const Json &json, QList<Problem> &problems);

} // namespace tableside::rules

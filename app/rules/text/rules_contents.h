// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Parses the JSON files about the structure of the rules: contents.json, which all languages share, and the language.json of
// each language.
#pragma once

#include "app/rules/text/rules_text.h"

#include "engine/json/json_line.h"

namespace tableside::rules {

struct Contents
{
    QStringList languages; ///< The codes of the languages. The tests compare the texts of each with those of the first.
    QList<Chapter> chapters;
};

/// contentsFromJson() parses contents.json, and languageFromJson() parses a language.json. Both throw Json::exception if a
/// required member is missing or a member has the wrong type.
Contents contentsFromJson(const Json &json);
Language languageFromJson(const QString &code, const Json &json);

} // namespace tableside::rules

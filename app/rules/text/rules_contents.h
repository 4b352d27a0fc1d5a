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
    QStringList languages; ///< The languages that must have all texts. Their texts are compared with those of the first language.
    QList<Chapter> chapters;
};

/// Parse the two kinds of files. Both throw Json::exception if a member is missing or has the wrong type.
Contents contentsFromJson(const Json &json);
Language languageFromJson(const QString &code, const Json &json);

} // namespace tableside::rules

// Reads the files with the structure of the rules: contents.json, which all languages share, and each language's language.json.
#pragma once

#include "app/rules/rules_text.h"

#include "engine/json/json_line.h"

namespace tableside::rules {

struct Contents
{
    QStringList languages; ///< The languages that must be complete; others are compared with the first one.
    QList<Chapter> chapters;
};

/// Errors are added to `problems`.
Contents contentsFromJson(const QString &file, const Json &json, QList<Problem> &problems);
Language languageFromJson(const QString &file, const QString &code, const Json &json, QList<Problem> &problems);

} // namespace tableside::rules

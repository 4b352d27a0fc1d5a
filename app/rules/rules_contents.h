// What is the same in all languages: contents.json, and each language's language.json.
#pragma once

#include "app/rules/rules_text.h"

#include "engine/json/json_line.h"

namespace tableside::rules {

struct Contents
{
    QStringList languages; ///< Those that must be complete; the first is the one that others are compared with.
    QList<Chapter> chapters;
};

/// What is wrong is added to `problems`.
Contents contentsFromJson(const QString &file, const Json &json, QList<Problem> &problems);
Language languageFromJson(const QString &file, const QString &code, const Json &json, QList<Problem> &problems);

} // namespace tableside::rules

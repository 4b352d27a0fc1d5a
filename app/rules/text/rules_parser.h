// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Parses the files of the rules, which resources/rules/README.md describes: chapters (Markdown with ids), contents.json, which
// all languages share, the language.json of each language, and worked examples.
#pragma once

#include "app/rules/text/rules_text.h"
#include "engine/json/json_line.h"

namespace tableside::rules {

/// Parses a chapter. Text between the title and the first section is skipped, and an unknown element, such as a heading with
/// four #, becomes part of a paragraph; the tests refuse both.
ChapterText parseChapter(const QString &text);

struct Contents
{
    QStringList languages; ///< The codes of the languages. The tests compare the texts of each with those of the first.
    QList<Chapter> chapters;
};

/// contentsFromJson() parses contents.json, and languageFromJson() parses a language.json. Both throw Json::exception if a
/// required member is missing or a member has the wrong type.
Contents contentsFromJson(const Json &json);
Language languageFromJson(const QString &code, const Json &json);

struct ExampleStep
{
    Json action;           ///< The action in the format of records, including its seat.
    QString refusedReason; ///< The reason code with which the engine refuses the action; empty if the action is legal.
    QString refusedRule;
    Json events; ///< Events that the action must cause, in this order, as a list in the format of records.
    Json then;   ///< The JSON members that seat 0's observation must have after the action.

    bool isRefused() const { return !refusedReason.isEmpty(); }
};

/// A worked example: a position, the actions, and the effects that the tests expect. The JSON members have the formats of the
/// engine's observations and records.
struct WorkedExample
{
    QString id;
    QString game;
    QStringList rules;
    Json position;
    std::vector<ExampleStep> steps;
};

/// Parses one example of a file. Throws Json::exception if a required member is missing or a member has the wrong type.
WorkedExample exampleFromJson(const QString &game, const Json &json);

} // namespace tableside::rules

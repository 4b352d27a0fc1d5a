// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The data of the rules: the structure that all languages share (chapters, section ids, rule ids, labels) and the texts of each
// language. These are plain value types; resources/rules/README.md describes the files.
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

namespace tableside::rules {

enum class ChapterKind { Rules, Quick, Settle, Sheets, Editions };
/// Returns the name of a kind of chapter as in contents.json.
QString kindName(ChapterKind kind);
/// The origin of a rule: Printed on the sheet in the box, House (chosen by the players), or Open (chosen by this app, because
/// the printed rules do not say).
enum class Label { None, Printed, House, Open };
/// Returns the name of a label as in contents.json; empty for Label::None.
QString labelName(Label label);
/// The answer to a disputed case whose title is a yes-or-no question.
enum class Answer { None, Yes, No };
/// Returns the name of an answer as in contents.json; empty for Answer::None.
QString answerName(Answer answer);

struct Section
{
    QString id;        ///< The id, such as "dos/call/window".
    QStringList rules; ///< The ids of the engine's rules that the section states, such as "DOS-CALL-4".
    Label label = Label::None;
    QHash<QString, Label> labels; ///< Labels that replace `label`, by language, where the printed rules differ.
    Answer answer = Answer::None; ///< The answer with which the text begins in every language.
    QStringList languages;        ///< The languages in which the section exists; empty for all.

    bool isIn(const QString &language) const { return languages.isEmpty() || languages.contains(language); }
    Label labelIn(const QString &language) const { return labels.value(language, label); }
};

struct Chapter
{
    QString game; ///< The game that the chapter is about, "dos" or "uno".
    QString file; ///< The path without the language's folder and without ".md", such as "dos/calls".
    ChapterKind kind = ChapterKind::Rules;
    QList<Section> sections;
};

/// A row of cards in the text. If `onto` is not empty, `cards` are shown as played on the cards in `onto`. Card codes are those
/// of the console, such as "r7".
struct Figure
{
    QStringList cards;
    QStringList onto;
    QString description;
};

/// A paragraph or list as Markdown. Links have the form "#id" with the id of a section or a worked example.
struct Paragraph
{
    QString markdown;
};

/// The text of a worked example: a description of the position, and a text for each step.
struct ExampleText
{
    QString id; ///< The id, such as "dos/example/caught".
    QString title;
    QString position;
    QStringList steps;
};

using Block = std::variant<Paragraph, Figure, ExampleText>;

struct SectionText
{
    QString id;
    QString title;
    QList<Block> blocks;
    QStringList searchWords;
};

struct ChapterText
{
    QString title;
    QList<SectionText> sections;
};

/// The content of a language's file language.json.
struct Language
{
    QString code; ///< The language code, such as "en".
    QString name; ///< The language's own name for itself, such as "English".
    QString openingQuote;
    QString closingQuote;
    QStringList players; ///< The players in worked examples, by seat: the word for "You" (the reader), then three names.
    QHash<Label, QString> labels;
    QHash<Answer, QString> answers;       ///< The language's words for "Yes" and "No".
    QHash<QString, QString> cardNames;    ///< The names of cards, by sign such as "dos", "#", or "wild+4".
    QHash<QString, QString> colorNames;   ///< The names of colors, by the letter in card codes, such as "r".
    QHash<QString, QString> colorLetters; ///< The letters shown in cards' corners, by the letter in card codes.
};

} // namespace tableside::rules

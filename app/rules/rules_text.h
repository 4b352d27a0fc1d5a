// The data of the rules: the structure that all languages share (chapters, ids, rule ids, labels) and the texts of each language.
// These are plain values; resources/rules/README.md describes their files.
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

namespace tableside::rules {

/// An error in one of the app's own files, for its author; never shown to players.
struct Problem
{
    QString file;
    int line = 0; ///< The line, from 1; 0 if the error concerns the whole file.
    QString cause;

    QString text() const { return QStringLiteral("%1:%2: %3").arg(file, QString::number(line), cause); }
};

enum class ChapterKind { Rules, Quick, Settle, Sheets, Editions };
/// Returns the name used in contents.json.
QString kindName(ChapterKind kind);
/// The source of a rule: the printed rules, a table's choice, or this app if the printed rules are silent.
enum class Label { None, Printed, House, Open };
/// Returns the name used in contents.json; empty for none.
QString labelName(Label label);
/// The answer to a disputed case, if its title is a question that one word answers.
enum class Answer { None, Yes, No };
/// Returns the name used in contents.json; empty for none.
QString answerName(Answer answer);

struct Section
{
    QString id;            ///< Such as "dos/call/window".
    QStringList rules;     ///< Such as "DOS-CALL-4".
    Label label = Label::None;
    QHash<QString, Label> labels; ///< Labels by language, for printed sheets that differ from the English one.
    Answer answer = Answer::None; ///< The word with which the text begins in every language.
    QStringList languages; ///< The languages that have the section; empty for all.

    bool isIn(const QString &language) const { return languages.isEmpty() || languages.contains(language); }
    Label labelIn(const QString &language) const { return labels.value(language, label); }
};

struct Chapter
{
    QString game; ///< "dos" or "uno".
    QString file; ///< The file without the language and ".md", such as "dos/calls".
    ChapterKind kind = ChapterKind::Rules;
    QList<Section> sections;
};

/// Cards side by side; if `onto` is not empty, `cards` are played on it. Cards are written as in the console.
struct Figure
{
    QStringList cards;
    QStringList onto;
    QString description;
};

/// A paragraph or a list in Markdown, with links written as "#section-id".
struct Paragraph
{
    QString markdown;
};

/// The text of a worked example: the position, and one or more sentences for each step of its data.
struct ExampleText
{
    QString id; ///< Such as "dos/example/caught".
    QString title;
    QString position;
    QStringList steps;
    int line = 0;
};

using Block = std::variant<Paragraph, Figure, ExampleText>;

struct SectionText
{
    QString id;
    QString title;
    int line = 0;
    QList<Block> blocks;
    QStringList searchWords;
};

struct ChapterText
{
    QString file; ///< The file with its folder, for messages.
    QString title;
    QList<SectionText> sections;
};

/// The content of `<language>/language.json`.
struct Language
{
    QString code; ///< Such as "en".
    QString name; ///< The language's name in itself, such as "English".
    QString openingQuote;
    QString closingQuote;
    QStringList players; ///< The players of the worked examples, by seat: you, then three names.
    QHash<Label, QString> labels;
    QHash<Answer, QString> answers; ///< The words for "Yes" and "No".
    QHash<QString, QString> cardNames;     ///< The cards' names, by sign such as "dos", "#", "wild+4".
    QHash<QString, QString> colorNames;   ///< The colors' names, by letter in the notation, such as "r".
    QHash<QString, QString> colorLetters; ///< The letters in the cards' corners, by the color's letter.
};

} // namespace tableside::rules

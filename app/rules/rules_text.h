// The rules as they are read: what is the same in every language (chapters, ids, rule ids, labels) and what each
// language says. Plain values; resources/rules/README.md tells how they are written down.
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

namespace tableside::rules {

/// Something wrong in a file of ours, for whoever writes it; never shown to players.
struct Problem
{
    QString file;
    int line = 0; ///< From 1; 0 where it concerns the file as a whole.
    QString cause;

    QString text() const { return QStringLiteral("%1:%2: %3").arg(file, QString::number(line), cause); }
};

enum class ChapterKind { Rules, Quick, Settle, Sheets, Editions };
/// As in contents.json.
QString kindName(ChapterKind kind);
/// Where a rule comes from: the printed rules, a table's choice, or us because the printed rules do not say.
enum class Label { None, Printed, House, Open };
/// As in contents.json; empty for none.
QString labelName(Label label);
/// What a disputed case comes to, where its title asks a question that is answered by one word.
enum class Answer { None, Yes, No };
/// As in contents.json; empty for none.
QString answerName(Answer answer);

struct Section
{
    QString id;            ///< "dos/call/window"
    QStringList rules;     ///< "DOS-CALL-4"
    Label label = Label::None;
    QHash<QString, Label> labels; ///< By language, where its printed sheet says something else than the English one.
    Answer answer = Answer::None; ///< Its text begins with that word in every language.
    QStringList languages; ///< Those that have it; empty for all.

    bool isIn(const QString &language) const { return languages.isEmpty() || languages.contains(language); }
    Label labelIn(const QString &language) const { return labels.value(language, label); }
};

struct Chapter
{
    QString game; ///< "dos", "uno"
    QString file; ///< "dos/calls", without the language and ".md"
    ChapterKind kind = ChapterKind::Rules;
    QList<Section> sections;
};

/// Cards side by side; if `onto` is not empty, `cards` are played on it. Notation as in the console.
struct Figure
{
    QStringList cards;
    QStringList onto;
    QString description;
};

/// A paragraph or a list, in Markdown, its links as "#section-id".
struct Paragraph
{
    QString markdown;
};

/// The words of a worked example: the position, and a sentence or more for each step of its data.
struct ExampleText
{
    QString id; ///< "dos/example/caught"
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
    QString file; ///< With its folder, for messages.
    QString title;
    QList<SectionText> sections;
};

/// `<language>/language.json`.
struct Language
{
    QString code; ///< "en"
    QString name; ///< In itself: "English"
    QString openingQuote;
    QString closingQuote;
    QStringList players; ///< Of the worked examples, by seat: you, then three names.
    QHash<Label, QString> labels;
    QHash<Answer, QString> answers; ///< "Yes", "No"
    QHash<QString, QString> cardNames;     ///< By the card's sign: "dos", "#", "wild+4"
    QHash<QString, QString> colorNames;   ///< By the color's letter in the notation: "r"
    QHash<QString, QString> colorLetters; ///< The letter in the card's corner.
};

} // namespace tableside::rules

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/rules_parser.h"

#include "app/rules/text/json_file.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <map>

namespace tableside::rules {

namespace {

struct Heading
{
    int level = 0;
    QString title;
    QString id;
};

/// Parses a heading such as "## Title {#id}". The level is 0 if the line is not a heading.
Heading headingOf(const QString &line)
{
    static const QRegularExpression pattern(QStringLiteral(R"(^(#+) (.*?)(?: \{#([a-z0-9/-]+)\})?$)"));
    const auto match = pattern.match(line);
    if (!match.hasMatch())
        return {};
    return {static_cast<int>(match.capturedLength(1)), match.captured(2).trimmed(), match.captured(3)};
}

QStringList listOf(const QString &text, QChar separator)
{
    QStringList parts;
    for (const QString &part : text.split(separator, Qt::SkipEmptyParts)) {
        if (const QString trimmed = part.trimmed(); !trimmed.isEmpty())
            parts << trimmed;
    }
    return parts;
}

/// Parses a chapter of the rules line by line.
class ChapterParser
{
public:
    ChapterText parse(const QString &text)
    {
        for (const QString &line : text.split(u'\n'))
            readLine(line);
        closeBlock();
        return std::move(m_chapter);
    }

private:
    bool isInSection() const { return !m_chapter.sections.isEmpty(); }
    SectionText &section() { return m_chapter.sections.last(); }
    ExampleText *example() { return m_isInExample ? std::get_if<ExampleText>(&section().blocks.last()) : nullptr; }

    void readLine(const QString &line)
    {
        const Heading heading = headingOf(line);
        if (line.trimmed().isEmpty())
            closeBlock();
        else if (heading.level == 1)
            m_chapter.title = heading.title;
        else if (heading.level == 2)
            startSection(heading);
        else if (isInSection() && heading.level == 3)
            startExample(heading);
        else if (isInSection() && !readSearchWords(line) && !readFigure(line))
            m_block += m_block.isEmpty() ? line : u'\n' + line;
    }

    void startSection(const Heading &heading)
    {
        closeBlock();
        m_isInExample = false;
        SectionText started;
        started.id = heading.id;
        started.title = heading.title;
        m_chapter.sections.append(started);
    }

    void startExample(const Heading &heading)
    {
        closeBlock();
        ExampleText started;
        started.id = heading.id;
        started.title = heading.title;
        section().blocks.append(started);
        m_isInExample = true;
    }

    bool readSearchWords(const QString &line)
    {
        static const QRegularExpression pattern(QStringLiteral(R"(^\{search: (.*)\}$)"));
        const auto match = pattern.match(line);
        if (!match.hasMatch())
            return false;
        closeBlock();
        section().searchWords = listOf(match.captured(1), u';');
        m_isInExample = false;
        return true;
    }

    bool readFigure(const QString &line)
    {
        static const QRegularExpression pattern(QStringLiteral(R"(^!\[([^\]]+)\]\(cards:([a-z0-9#+,]+)(?:>([a-z0-9#+,]+))?\)$)"));
        const auto match = pattern.match(line);
        if (!match.hasMatch())
            return false;
        closeBlock();
        m_isInExample = false;
        section().blocks.append(Figure{listOf(match.captured(2), u','), listOf(match.captured(3), u','), match.captured(1)});
        return true;
    }

    /// Adds the collected paragraph or list to the current example or section. Called at a blank line, before the next element,
    /// and at the end of the text.
    void closeBlock()
    {
        if (m_block.isEmpty())
            return;
        const QString block = std::exchange(m_block, {});
        ExampleText *const shown = example();
        if (shown != nullptr && addToExample(*shown, block))
            return;
        m_isInExample = false;
        section().blocks.append(Paragraph{block});
    }

    /// Adds a paragraph or list to an example: first its position, then its list of steps. Returns false if the block does not
    /// belong to the example, because the steps are complete or the order is wrong.
    static bool addToExample(ExampleText &shown, const QString &block)
    {
        static const QRegularExpression item(QStringLiteral(R"((?:^|\n)\d+\. )"));
        static const QRegularExpression lineBreak(QStringLiteral(R"(\n\s*)"));
        const bool isList = item.match(block).capturedStart() == 0;
        if (!shown.steps.isEmpty() || (isList == shown.position.isEmpty()))
            return false;
        if (!isList) {
            shown.position = QString(block).replace(lineBreak, QStringLiteral(" "));
            return true;
        }
        for (const QString &step : block.split(item, Qt::SkipEmptyParts))
            shown.steps << QString(step).replace(lineBreak, QStringLiteral(" "));
        return true;
    }

    ChapterText m_chapter;
    QString m_block;
    bool m_isInExample = false;
};

using namespace std::string_view_literals;

constexpr std::array kindNames{"rules"sv, "quick"sv, "settle"sv, "sheets"sv, "editions"sv};
constexpr std::array labelNames{"none"sv, "printed"sv, "house"sv, "open"sv};
constexpr std::array answerNames{"none"sv, "yes"sv, "no"sv};

/// Returns the enumerator with a name, given the names in the order of the enumerators. An unknown name, which the tests refuse,
/// becomes a value beyond the last enumerator.
template <typename Enum, std::size_t count>
Enum named(const std::array<std::string_view, count> &names, const std::string &name)
{
    return static_cast<Enum>(std::find(names.begin(), names.end(), name) - names.begin());
}

QHash<QString, QString> stringsByName(const Json &json)
{
    QHash<QString, QString> strings;
    for (const auto &[name, string] : json.get<std::map<std::string, std::string>>())
        strings.insert(QString::fromStdString(name), QString::fromStdString(string));
    return strings;
}

Section readSection(const Json &json)
{
    Section section;
    section.id = stringOf(json.at("id"));
    section.rules = stringsOf(json.at("rules"));
    section.languages = stringsOf(json.value("languages", Json::array()));
    section.label = named<Label>(labelNames, json.value("label", "none"));
    for (const auto &[language, label] : json.value("labels", std::map<std::string, std::string>()))
        section.labels.insert(QString::fromStdString(language), named<Label>(labelNames, label));
    section.answer = named<Answer>(answerNames, json.value("answer", "none"));
    return section;
}

Chapter readChapter(const QString &game, const Json &json)
{
    Chapter chapter;
    chapter.game = game;
    chapter.file = stringOf(json.at("file"));
    chapter.kind = named<ChapterKind>(kindNames, json.at("kind").get<std::string>());
    for (const Json &section : arrayOf(json.at("sections")))
        chapter.sections.append(readSection(section));
    return chapter;
}

ExampleStep readStep(const Json &json)
{
    ExampleStep step;
    step.action = json.at("action");
    step.events = json.value("events", Json::array_t());
    step.then = json.value("then", Json::object());
    if (json.contains("refused")) {
        step.refusedReason = stringOf(json["refused"].at("reason"));
        step.refusedRule = stringOf(json["refused"].at("rule"));
    }
    return step;
}

} // namespace

ChapterText parseChapter(const QString &text)
{
    return ChapterParser().parse(text);
}

QString kindName(ChapterKind kind)
{
    return QString::fromLatin1(kindNames.at(static_cast<std::size_t>(kind)));
}

QString labelName(Label label)
{
    return label == Label::None ? QString() : QString::fromLatin1(labelNames.at(static_cast<std::size_t>(label)));
}

QString answerName(Answer answer)
{
    return answer == Answer::None ? QString() : QString::fromLatin1(answerNames.at(static_cast<std::size_t>(answer)));
}

Contents contentsFromJson(const Json &json)
{
    Contents contents;
    contents.languages = stringsOf(json.at("languages"));
    for (const Json &game : arrayOf(json.at("games"))) {
        for (const Json &chapter : arrayOf(game.at("chapters")))
            contents.chapters.append(readChapter(stringOf(game.at("id")), chapter));
    }
    return contents;
}

Language languageFromJson(const QString &code, const Json &json)
{
    Language language;
    language.code = code;
    language.name = stringOf(json.at("name"));
    const QStringList quotes = stringsOf(json.at("quotes"));
    language.openingQuote = quotes.value(0);
    language.closingQuote = quotes.value(1);
    language.players = stringsOf(json.at("players"));
    const auto labels = stringsByName(json.at("labels"));
    for (const Label label : {Label::Printed, Label::House, Label::Open})
        language.labels[label] = labels.value(labelName(label));
    const auto answers = stringsByName(json.at("answers"));
    for (const Answer answer : {Answer::Yes, Answer::No})
        language.answers[answer] = answers.value(answerName(answer));
    language.cardNames = stringsByName(json.at("cards"));
    language.colorNames = stringsByName(json.at("colors"));
    language.colorLetters = stringsByName(json.at("letters"));
    return language;
}

WorkedExample exampleFromJson(const QString &game, const Json &json)
{
    WorkedExample example;
    example.id = stringOf(json.at("id"));
    example.game = game;
    example.rules = stringsOf(json.at("rules"));
    example.position = json.at("position");
    for (const Json &step : arrayOf(json.at("steps")))
        example.steps.push_back(readStep(step));
    return example;
}

} // namespace tableside::rules

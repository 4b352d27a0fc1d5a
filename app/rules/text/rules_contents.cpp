// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/rules_contents.h"

#include "engine/json/object_reader.h"

#include <array>

namespace tableside::rules {

namespace {

using namespace std::string_view_literals;

constexpr std::array kindNames{"rules"sv, "quick"sv, "settle"sv, "sheets"sv, "editions"sv};
constexpr std::array labelNames{"none"sv, "printed"sv, "house"sv, "open"sv};
constexpr std::array answerNames{"none"sv, "yes"sv, "no"sv};

QString qt(const std::string &text)
{
    return QString::fromStdString(text);
}

QStringList texts(ObjectReader &reader, const Json &list)
{
    QStringList found;
    for (const Json &text : list) {
        if (text.is_string())
            found << qt(text.get<std::string>());
        else
            reader.fail("a list of texts holds " + quoted_value(text));
    }
    return found;
}

/// Returns the members of the JSON object `key`, whose values must be strings. If that is not an object, returns an empty map
/// and reports an error.
QHash<QString, QString> textsByKey(ObjectReader &reader, const Json &json, const char *key)
{
    QHash<QString, QString> found;
    const auto member = json.is_object() ? json.find(key) : json.end();
    if (member == json.end() || !member->is_object()) {
        reader.fail(std::string("\"") + key + "\" must be an object");
        return found;
    }
    for (const auto &[name, value] : member->items()) {
        if (value.is_string())
            found.insert(qt(name), qt(value.get<std::string>()));
        else
            reader.fail("\"" + name + "\" must be a text");
    }
    return found;
}

/// Collects the errors of several ObjectReaders for one file.
class Gatherer
{
public:
    Gatherer(const QString &file, QList<Problem> &problems) : m_file(file), m_problems(problems) {}

    void take(const ObjectReader &reader, const QString &where)
    {
        if (reader.failed())
            m_problems.append({m_file, 0, QStringLiteral("%1: %2").arg(where, qt(reader.cause()))});
    }

private:
    QString m_file;
    QList<Problem> &m_problems;
};

Section readSection(const Json &json, Gatherer &gatherer)
{
    ObjectReader reader(json, "a section");
    Section section;
    section.id = qt(reader.text("id"));
    section.rules = texts(reader, reader.array("rules"));
    section.languages = texts(reader, reader.array_or_empty("languages"));
    section.label = static_cast<Label>(reader.one_of_or("label", labelNames, 0));
    if (json.is_object() && json.contains("labels")) {
        const Json &labels = reader.object("labels");
        ObjectReader byLanguage(labels, "\"labels\"");
        for (const auto &[language, name] : labels.items())
            section.labels.insert(qt(language), static_cast<Label>(byLanguage.one_of(language, labelNames)));
        gatherer.take(byLanguage, section.id);
    }
    section.answer = static_cast<Answer>(reader.one_of_or("answer", answerNames, 0));
    gatherer.take(reader, section.id);
    return section;
}

Chapter readChapter(const QString &game, const Json &json, Gatherer &gatherer)
{
    ObjectReader reader(json, "a chapter");
    Chapter chapter;
    chapter.game = game;
    chapter.file = qt(reader.text("file"));
    chapter.kind = static_cast<ChapterKind>(reader.one_of("kind", kindNames));
    for (const Json &section : reader.array("sections"))
        chapter.sections.append(readSection(section, gatherer));
    gatherer.take(reader, chapter.file);
    return chapter;
}

} // namespace

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

Contents contentsFromJson(const QString &file, const Json &json, QList<Problem> &problems)
{
    Gatherer gatherer(file, problems);
    ObjectReader reader(json, "the contents");
    Contents contents;
    contents.languages = texts(reader, reader.array("languages"));
    for (const Json &game : reader.array("games")) {
        ObjectReader gameReader(game, "a game");
        const QString id = qt(gameReader.text("id"));
        for (const Json &chapter : gameReader.array("chapters"))
            contents.chapters.append(readChapter(id, chapter, gatherer));
        gatherer.take(gameReader, id);
    }
    gatherer.take(reader, QStringLiteral("contents"));
    return contents;
}

Language languageFromJson(const QString &file, const QString &code, const Json &json, QList<Problem> &problems)
{
    Gatherer gatherer(file, problems);
    ObjectReader reader(json, "a language");
    Language language;
    language.code = code;
    language.name = qt(reader.text("name"));
    const QStringList quotes = texts(reader, reader.array("quotes"));
    if (quotes.size() == 2) {
        language.openingQuote = quotes[0];
        language.closingQuote = quotes[1];
    } else {
        reader.fail("\"quotes\" must be the opening and the closing mark");
    }
    language.players = texts(reader, reader.array("players"));
    if (language.players.size() != 4)
        reader.fail("\"players\" must be four names, the first for the reader");
    const auto labels = textsByKey(reader, json, "labels");
    for (const Label label : {Label::Printed, Label::House, Label::Open})
        language.labels[label] = labels.value(labelName(label));
    const auto answers = textsByKey(reader, json, "answers");
    for (const Answer answer : {Answer::Yes, Answer::No})
        language.answers[answer] = answers.value(answerName(answer));
    language.cardNames = textsByKey(reader, json, "cards");
    language.colorNames = textsByKey(reader, json, "colors");
    language.colorLetters = textsByKey(reader, json, "letters");
    gatherer.take(reader, QStringLiteral("language"));
    return language;
}

} // namespace tableside::rules

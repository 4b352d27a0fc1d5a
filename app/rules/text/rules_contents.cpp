// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/rules_contents.h"

#include "app/rules/text/json_file.h"

#include <algorithm>
#include <array>
#include <map>

namespace tableside::rules {

namespace {

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
    for (const Json &section : json.at("sections").get<Json::array_t>())
        chapter.sections.append(readSection(section));
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

Contents contentsFromJson(const Json &json)
{
    Contents contents;
    contents.languages = stringsOf(json.at("languages"));
    for (const Json &game : json.at("games").get<Json::array_t>()) {
        for (const Json &chapter : game.at("chapters").get<Json::array_t>())
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

} // namespace tableside::rules

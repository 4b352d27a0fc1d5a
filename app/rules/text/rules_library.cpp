// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/rules_library.h"

#include "app/rules/text/json_file.h"
#include "app/rules/text/rules_parser.h"

#include <QDir>

#include <algorithm>

namespace tableside::rules {

namespace {

QHash<QString, QStringList> listsIn(const QString &path)
{
    QHash<QString, QStringList> lists;
    const Json file = readJson(path);
    for (const auto &[key, list] : file.items())
        lists.insert(QString::fromStdString(key), stringsOf(list));
    return lists;
}

} // namespace

RulesLibrary::RulesLibrary(const QString &folder)
    : m_folder(folder), m_contents(contentsFromJson(readJson(folder + QStringLiteral("/contents.json"))))
{
    QStringList games;
    for (const Chapter &chapter : m_contents.chapters) {
        if (!games.contains(chapter.game))
            games << chapter.game;
    }
    for (const QString &game : games)
        readExamples(game);
    for (const QString &code : m_contents.languages)
        m_languages.append(languageFromJson(code, readJson(QStringLiteral("%1/%2/language.json").arg(m_folder, code))));
}

void RulesLibrary::readExamples(const QString &game)
{
    const QDir folder(m_folder + QStringLiteral("/examples/") + game);
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const Json file = readJson(folder.filePath(name));
        for (const Json &example : arrayOf(file))
            m_examples.push_back(exampleFromJson(game, example));
    }
}

const QHash<QString, ChapterText> &RulesLibrary::textsIn(const QString &language) const
{
    static const QHash<QString, ChapterText> none;
    const auto known = m_texts.find(language);
    if (known != m_texts.end())
        return known->second;
    if (!m_contents.languages.contains(language))
        return none;
    QHash<QString, ChapterText> &texts = m_texts[language];
    for (const Chapter &chapter : m_contents.chapters) {
        const QString text = readText(QStringLiteral("%1/%2/%3.md").arg(m_folder, language, chapter.file));
        texts.insert(chapter.file, parseChapter(text));
    }
    return texts;
}

const ChapterText *RulesLibrary::chapterText(const QString &language, const QString &file) const
{
    const auto &texts = textsIn(language);
    const auto text = texts.constFind(file);
    return text == texts.constEnd() ? nullptr : &*text;
}

const SectionText *RulesLibrary::sectionText(const QString &language, const QString &sectionId) const
{
    for (const Chapter &chapter : m_contents.chapters) {
        const ChapterText *text = chapterText(language, chapter.file);
        if (text == nullptr)
            continue;
        for (const SectionText &section : text->sections) {
            if (section.id == sectionId)
                return &section;
        }
    }
    return nullptr;
}

const Section *RulesLibrary::section(const QString &sectionId) const
{
    const Chapter *chapter = chapterOf(sectionId);
    if (chapter == nullptr)
        return nullptr;
    return &*std::find_if(chapter->sections.begin(), chapter->sections.end(),
                          [&](const Section &section) { return section.id == sectionId; });
}

const Chapter *RulesLibrary::chapterOf(const QString &sectionId) const
{
    for (const Chapter &chapter : m_contents.chapters) {
        for (const Section &section : chapter.sections) {
            if (section.id == sectionId)
                return &chapter;
        }
    }
    return nullptr;
}

const Language *RulesLibrary::language(const QString &code) const
{
    const auto found = std::find_if(m_languages.begin(), m_languages.end(),
                                    [&](const Language &language) { return language.code == code; });
    return found == m_languages.end() ? nullptr : &*found;
}

const WorkedExample *RulesLibrary::example(const QString &exampleId) const
{
    const auto found = std::find_if(m_examples.begin(), m_examples.end(),
                                    [&](const WorkedExample &example) { return example.id == exampleId; });
    return found == m_examples.end() ? nullptr : &*found;
}

QHash<QString, QStringList> RulesLibrary::everydayWords(const QString &language) const
{
    return listsIn(QStringLiteral("%1/%2/everyday.json").arg(m_folder, language));
}

QHash<QString, QStringList> RulesLibrary::askedQuestions(const QString &language) const
{
    return listsIn(QStringLiteral("%1/%2/asked.json").arg(m_folder, language));
}

QHash<QString, QStringList> RulesLibrary::questions() const
{
    return listsIn(m_folder + QStringLiteral("/questions.json"));
}

QString RulesLibrary::sectionOfRule(const QString &ruleId) const
{
    const Section *best = nullptr;
    for (const Chapter &chapter : m_contents.chapters) {
        if (chapter.kind != ChapterKind::Rules)
            continue;
        for (const Section &section : chapter.sections) {
            if (section.rules.contains(ruleId) && (best == nullptr || section.rules.size() < best->rules.size()))
                best = &section;
        }
    }
    return best == nullptr ? QString() : best->id;
}

/// Searches only languages that have already been read, or else the first one, because all languages have the same examples.
QString RulesLibrary::sectionOfExample(const QString &exampleId) const
{
    if (m_texts.empty() && !m_languages.isEmpty())
        textsIn(m_languages.first().code);
    for (const auto &[language, texts] : m_texts) {
        for (const ChapterText &chapter : texts) {
            for (const SectionText &section : chapter.sections) {
                for (const Block &block : section.blocks) {
                    const auto *shown = std::get_if<ExampleText>(&block);
                    if (shown != nullptr && shown->id == exampleId)
                        return section.id;
                }
            }
        }
    }
    return {};
}

} // namespace tableside::rules

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// All texts and worked examples of the rules in all languages, used by the rules reader, the search, and links from refused
// actions. The chapters of a language are read on first use, so a library must only be used in one thread.
#pragma once

#include "app/rules/text/rules_parser.h"
#include "app/rules/text/rules_text.h"

#include <QHash>

#include <map>

namespace tableside::rules {

class RulesLibrary
{
public:
    /// `folder` must have the structure that is described in resources/rules/README.md. Throws Json::exception if a JSON file is
    /// malformed or lacks a required member; the tests check all files.
    explicit RulesLibrary(const QString &folder = QStringLiteral(":/tableside/rules"));

    /// The languages in the order of contents.json. The texts of the first language are the reference for the others.
    const QList<Language> &languages() const { return m_languages; }
    /// The chapters of both games in reading order.
    const QList<Chapter> &chapters() const { return m_contents.chapters; }
    const std::vector<WorkedExample> &examples() const { return m_examples; }

    /// The functions below return the chapter, section, language, or example with the given file, id, or code; null if there is
    /// none, or none in the given language.
    const ChapterText *chapterText(const QString &language, const QString &file) const;
    const SectionText *sectionText(const QString &language, const QString &sectionId) const;
    const Section *section(const QString &sectionId) const;
    /// Returns the chapter that contains a section; null if there is none.
    const Chapter *chapterOf(const QString &sectionId) const;
    const Language *language(const QString &code) const;
    const WorkedExample *example(const QString &exampleId) const;
    /// Reads the everyday words of a language for the search: for each meaning, the words that people use for it.
    QHash<QString, QStringList> everydayWords(const QString &language) const;
    /// Reads everyday questions about each section in the words of a language, for the search.
    QHash<QString, QStringList> askedQuestions(const QString &language) const;
    /// Reads the questions that people ask about each section, in the meanings of everydayWords(), for the search.
    QHash<QString, QStringList> questions() const;

    /// Returns the id of the section that states a rule of the engine, such as "DOS-TURN-2". If several do, returns the section
    /// that states the fewest rules. Only chapters of the kind Rules are searched. Empty for an unknown rule.
    QString sectionOfRule(const QString &ruleId) const;
    /// Returns the id of the section that contains an example; empty for an unknown example.
    QString sectionOfExample(const QString &exampleId) const;

private:
    void readExamples(const QString &game);
    const QHash<QString, ChapterText> &textsIn(const QString &language) const;

    QString m_folder;
    Contents m_contents;
    QList<Language> m_languages;
    std::vector<WorkedExample> m_examples;
    mutable std::map<QString, QHash<QString, ChapterText>> m_texts; ///< The texts of chapters that have been read, by
                                                                    ///< language code and then by file.
};

} // namespace tableside::rules

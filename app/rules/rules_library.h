// All texts of the rules in all languages, with their worked examples, for the reader, the search, and links from refused
// actions. A language's chapters are read when they are first requested, so a library may be used by one thread only.
#pragma once

#include "app/rules/rules_contents.h"
#include "app/rules/rules_text.h"
#include "app/rules/worked_example.h"

#include <QHash>

#include <map>

namespace tableside::rules {

class RulesLibrary
{
public:
    /// `folder` has the structure that resources/rules/README.md describes.
    explicit RulesLibrary(const QString &folder = QStringLiteral(":/tableside/rules"));

    /// The errors in the files read so far. The readable parts are available nevertheless.
    const QList<Problem> &problems() const { return m_problems; }

    /// The languages in the order of the contents; others are compared with the first one.
    const QList<Language> &languages() const { return m_languages; }
    /// The chapters of both games, in reading order.
    const QList<Chapter> &chapters() const { return m_contents.chapters; }
    const std::vector<WorkedExample> &examples() const { return m_examples; }

    /// All of these return null if the item does not exist, or does not exist in the given language.
    const ChapterText *chapterText(const QString &language, const QString &file) const;
    const SectionText *sectionText(const QString &language, const QString &sectionId) const;
    const Section *section(const QString &sectionId) const;
    /// Returns the chapter that contains a section.
    const Chapter *chapterOf(const QString &sectionId) const;
    const Language *language(const QString &code) const;
    const WorkedExample *example(const QString &exampleId) const;

    /// Returns the section that states a rule, for links from the table; of several, the one that states the fewest rules. Only
    /// chapters to read are considered. Empty for an unknown rule.
    QString sectionOfRule(const QString &ruleId) const;
    /// Returns the section that contains an example; empty for an unknown example.
    QString sectionOfExample(const QString &exampleId) const;

private:
    void readExamples(const QString &game);
    const QHash<QString, ChapterText> &textsIn(const QString &language) const;

    QString m_folder;
    mutable QList<Problem> m_problems;
    Contents m_contents;
    QList<Language> m_languages;
    std::vector<WorkedExample> m_examples;
    mutable std::map<QString, QHash<QString, ChapterText>> m_texts; ///< The chapters' texts by language, then by the chapter's
                                                                    ///< file.
};

} // namespace tableside::rules

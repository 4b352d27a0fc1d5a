// All texts of the rules, in all languages, with their worked examples: what the reader shows, what the search
// searches, what a refused action at the table links to. The chapters of a language are read when they are first asked
// for, so a library belongs to one thread.
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
    /// `folder` is laid out as resources/rules/README.md tells.
    explicit RulesLibrary(const QString &folder = QStringLiteral(":/tableside/rules"));

    /// What could not be read of the files that were asked for so far. The rest of them is there nevertheless.
    const QList<Problem> &problems() const { return m_problems; }

    /// In the order of the contents; the first is the one that others are compared with.
    const QList<Language> &languages() const { return m_languages; }
    /// Both games, in reading order.
    const QList<Chapter> &chapters() const { return m_contents.chapters; }
    const std::vector<WorkedExample> &examples() const { return m_examples; }

    /// Null where there is no such thing, or not in this language.
    const ChapterText *chapterText(const QString &language, const QString &file) const;
    const SectionText *sectionText(const QString &language, const QString &sectionId) const;
    const Section *section(const QString &sectionId) const;
    /// That in which a section stands.
    const Chapter *chapterOf(const QString &sectionId) const;
    const Language *language(const QString &code) const;
    const WorkedExample *example(const QString &exampleId) const;

    /// The section that tells a rule, for links from the table: the one that tells the fewest others, of the chapters
    /// to read. Empty for an unknown rule.
    QString sectionOfRule(const QString &ruleId) const;
    /// The section in which an example stands; empty for an unknown example.
    QString sectionOfExample(const QString &exampleId) const;

private:
    void readExamples(const QString &game);
    const QHash<QString, ChapterText> &textsIn(const QString &language) const;

    QString m_folder;
    mutable QList<Problem> m_problems;
    Contents m_contents;
    QList<Language> m_languages;
    std::vector<WorkedExample> m_examples;
    mutable std::map<QString, QHash<QString, ChapterText>> m_texts; ///< By language, then by the chapter's file.
};

} // namespace tableside::rules

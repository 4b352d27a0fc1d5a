// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/rules/authoring_checks.h"

#include "app/rules/text/chapter_parser.h"
#include "app/rules/text/json_file.h"

#include <QRegularExpression>
#include <QSet>

namespace tableside::test {

using namespace rules;

namespace {

constexpr qsizetype longestLine = 120;

class LibraryChecker
{
public:
    explicit LibraryChecker(const QString &folder) : m_library(folder), m_folder(folder) {}

    QList<Problem> check()
    {
        for (const Language &language : m_library.languages())
            checkLanguage(language.code);
        for (auto example = m_library.examples().begin(); example != m_library.examples().end(); ++example) {
            if (m_library.example(example->id) != &*example)
                complain(example->file, 0, QStringLiteral("there is already an example %1").arg(example->id));
        }
        return m_library.problems() + m_problems; // The library lists its own problems only after reading
    }

private:
    void complain(const QString &file, int line, const QString &cause) { m_problems.append({file, line, cause}); }

    void checkLanguage(const QString &language)
    {
        m_targets.clear();
        for (const Chapter &chapter : m_library.chapters()) {
            if (const ChapterText *text = m_library.chapterText(language, chapter.file)) {
                checkOrder(language, chapter, *text);
                checkExamples(*text);
            }
        }
        for (const Chapter &chapter : m_library.chapters()) {
            if (const ChapterText *text = m_library.chapterText(language, chapter.file))
                checkLinks(*text);
        }
        for (const WorkedExample &data : m_library.examples()) {
            if (!m_targets.contains(data.id))
                complain(data.file, 0, QStringLiteral("%1 is not told in \"%2\"").arg(data.id, language));
        }
    }

    /// Adds a problem unless the chapter has exactly the sections of contents.json, in their order.
    void checkOrder(const QString &language, const Chapter &chapter, const ChapterText &text)
    {
        QList<Problem> unread; // The library lists these itself
        if (const auto written = readText(text.file, unread))
            m_problems += styleProblems(text, *written);
        QStringList wanted;
        for (const Section &section : chapter.sections) {
            if (section.isIn(language))
                wanted << section.id;
        }
        qsizetype place = 0;
        for (const SectionText &section : text.sections) {
            if (!wanted.contains(section.id))
                complain(text.file, section.line, QStringLiteral("%1 is not in contents.json here").arg(section.id));
            else if (wanted.value(place++) != section.id)
                return complain(text.file, section.line,
                                QStringLiteral("%1 stands where contents.json has %2")
                                    .arg(section.id, wanted.value(place - 1)));
        }
        if (place < wanted.size())
            complain(text.file, 0, QStringLiteral("%1 is missing").arg(wanted[place]));
    }

    /// Adds problems for examples that appear twice, have no data, or have another number of steps than their data.
    void checkExamples(const ChapterText &text)
    {
        for (const SectionText &section : text.sections) {
            m_targets.insert(section.id);
            for (const Block &block : section.blocks) {
                const auto *shown = std::get_if<ExampleText>(&block);
                if (shown == nullptr)
                    continue;
                const WorkedExample *data = m_library.example(shown->id);
                if (m_targets.contains(shown->id))
                    complain(text.file, shown->line, QStringLiteral("%1 is told twice").arg(shown->id));
                m_targets.insert(shown->id);
                if (data == nullptr)
                    complain(text.file, shown->line, QStringLiteral("there is no data for %1").arg(shown->id));
                else if (static_cast<std::size_t>(shown->steps.size()) != data->steps.size())
                    complain(text.file, shown->line,
                             QStringLiteral("%1 tells %2 steps, its data has %3")
                                 .arg(shown->id)
                                 .arg(shown->steps.size())
                                 .arg(data->steps.size()));
            }
        }
    }

    void checkLinks(const ChapterText &text)
    {
        for (const SectionText &section : text.sections) {
            for (const QString &target : linksOf(section)) {
                if (!m_targets.contains(target))
                    complain(text.file, section.line, QStringLiteral("#%1 leads nowhere").arg(target));
            }
        }
    }

public:
    /// Returns the problems of lines, marks and links, and of sections without text or search words.
    static QList<Problem> styleProblems(const ChapterText &chapter, const QString &text)
    {
        static const QRegularExpression foreign(QStringLiteral(R"(^\s*([|>`~]|<[a-zA-Z/!]|\* |\+ |    ))"));
        static const QRegularExpression link(QStringLiteral(R"((!?)\[[^\]]*\]\(([^)]*)\))"));
        QList<Problem> problems;
        int line = 0;
        const QStringList lines = text.split(u'\n');
        const auto complain = [&](const QString &cause) { problems.append({chapter.file, line, cause}); };
        for (const QString &written : lines) {
            ++line;
            if (written.size() > longestLine)
                complain(QStringLiteral("the line is longer than %1 characters").arg(longestLine));
            if (foreign.match(written).hasMatch())
                complain(QStringLiteral("only paragraphs, lists with \"-\" or \"1.\", bold and links are read"));
            for (auto links = link.globalMatch(written); links.hasNext();) {
                const auto match = links.next();
                if (match.captured(1).isEmpty() && !match.captured(2).startsWith(u'#'))
                    complain(QStringLiteral("a link must go to #section-id, not to \"%1\"").arg(match.captured(2)));
            }
        }
        for (qsizetype index = 0; index < chapter.sections.size(); ++index) {
            const SectionText &section = chapter.sections[index];
            line = index + 1 < chapter.sections.size() ? chapter.sections[index + 1].line : static_cast<int>(lines.size());
            if (section.blocks.isEmpty())
                complain(QStringLiteral("the section %1 has no text").arg(section.id));
            if (section.searchWords.isEmpty())
                complain(QStringLiteral("the section %1 has no search words").arg(section.id));
        }
        return problems;
    }

private:
    RulesLibrary m_library;
    QString m_folder;
    QList<Problem> m_problems;
    QSet<QString> m_targets; ///< The valid targets of links in one language.
};

} // namespace

QList<Problem> problemsOfChapter(const QString &file, const QString &text)
{
    QList<Problem> problems;
    const ChapterText chapter = parseChapter(file, text, problems);
    return problems + LibraryChecker::styleProblems(chapter, text);
}

QList<Problem> problemsIn(const QString &folder)
{
    return LibraryChecker(folder).check();
}

QStringList linksOf(const SectionText &section)
{
    static const QRegularExpression link(QStringLiteral(R"(\]\(#([^)]*)\))"));
    QStringList texts;
    for (const Block &block : section.blocks) {
        if (const auto *paragraph = std::get_if<Paragraph>(&block))
            texts << paragraph->markdown;
        else if (const auto *example = std::get_if<ExampleText>(&block))
            texts << example->position << example->steps;
    }
    QStringList targets;
    for (auto links = link.globalMatch(texts.join(u'\n')); links.hasNext();)
        targets << links.next().captured(1);
    return targets;
}

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/chapter_parser.h"

#include <QRegularExpression>

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

} // namespace

ChapterText parseChapter(const QString &text)
{
    return ChapterParser().parse(text);
}

} // namespace tableside::rules

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/targets.h"

#include "app/rules/text/chapter_parser.h"

namespace tableside::fuzz {

/// Checks that every problem has a cause and a line of the text, and that sections have ids and are in order of lines.
bool fuzz_chapter(std::string_view input)
{
    const QString text = QString::fromUtf8(input.data(), static_cast<qsizetype>(input.size()));
    const auto lines = static_cast<int>(text.count(u'\n')) + 1;
    QList<rules::Problem> problems;
    const rules::ChapterText chapter = rules::parseChapter(QStringLiteral("fuzzed"), text, problems);
    for (const rules::Problem &problem : problems) {
        if (problem.cause.isEmpty() || problem.line < 1 || problem.line > lines)
            throw Unsound("a problem without a cause or a line of the text: " + problem.text().toStdString());
    }
    int before = 0;
    for (const rules::SectionText &section : chapter.sections) {
        if (section.id.isEmpty() || section.line <= before || section.line > lines)
            throw Unsound("a section without an id, or out of order: " + section.title.toStdString());
        before = section.line;
    }
    return problems.isEmpty();
}

} // namespace tableside::fuzz

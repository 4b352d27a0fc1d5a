// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/reader/rules_page.h"

#include "app/rules/reader/example_view.h"
#include "app/rules/text/rules_library.h"

#include <algorithm>

namespace tableside {

using namespace rules;

RulesPage::RulesPage(const RulesLibrary &library, QObject *parent) : QObject(parent), m_library(library)
{
    QQmlEngine::setObjectOwnership(&m_blocks, QQmlEngine::CppOwnership);
}

RulesPage::~RulesPage() = default;

/// Returns the rows of the page for a section. A worked example is one row, which includes all its steps.
QList<PageRow> RulesPage::rowsOf(const SectionText &text, const QList<Passage> &passages, const QStringList &players)
{
    const LanguageWords words(m_language);
    QList<PageRow> rows;
    for (const Passage &passage : passages) {
        if (passage.kind() == Passage::Title || passage.kind() == Passage::Step)
            continue;
        PageRow row{passage, {}, {}, nullptr, 0};
        const Block &source = text.blocks[passage.source()];
        if (const auto *figure = std::get_if<Figure>(&source)) {
            row.cards = figure->cards;
            row.onto = figure->onto;
        } else if (const auto *example = std::get_if<ExampleText>(&source)) {
            const WorkedExample *data = m_library.example(example->id);
            if (data == nullptr)
                continue;
            QList<Passage> steps;
            std::copy_if(passages.begin(), passages.end(), std::back_inserter(steps), [&](const Passage &other) {
                return other.kind() == Passage::Step && other.source() == passage.source();
            });
            row.example = new ExampleView(*data, passage.plain(), steps, players, words, this);
            QQmlEngine::setObjectOwnership(row.example, QQmlEngine::CppOwnership);
        }
        rows.append(row);
    }
    return rows;
}

void RulesPage::show(const QString &language, const QString &sectionId)
{
    const QList<PageRow> before = m_blocks.rows();
    m_blocks.setRows({}); // cleared first, so that QML creates a delegate of the right kind for each row
    for (const PageRow &row : before) {
        if (row.example)
            row.example->deleteLater(); // deleted later, after the QML items that show the example
    }
    m_sentences.clear();
    m_language = language;
    m_sectionId = sectionId;
    m_heading = {};
    const SectionText *text = m_library.sectionText(language, sectionId);
    const Chapter *chapter = m_library.chapterOf(sectionId);
    const Language *known = m_library.language(language);
    if (text != nullptr && chapter != nullptr && known != nullptr) {
        const Label label = m_library.section(sectionId)->labelIn(language);
        m_languageName = known->name;
        m_chapter = m_library.chapterText(language, chapter->file)->title;
        m_label = labelName(label);
        m_labelText = known->labels.value(label);
        m_colorLetters.clear();
        for (const char *color : {"r", "b", "g", "y"})
            m_colorLetters << known->colorLetters.value(QLatin1String(color));
        m_isQuickCard = chapter->kind == ChapterKind::Quick;
        const QList<Passage> passages = Passage::of(*text);
        m_heading = passages.first();
        for (const Passage &passage : passages)
            m_sentences << passage.sentences();
        QList<PageRow> rows = rowsOf(*text, passages, known->players);
        if (m_library.section(sectionId)->answer != Answer::None) // enlarges the answer at the beginning, such as "Yes,"
            rows.first().answerLetters = static_cast<int>(rows.first().passage.plain().indexOf(u' '));
        m_blocks.setRows(rows);
    }
    emit changed();
}

QList<ExampleView *> RulesPage::examples() const
{
    QList<ExampleView *> examples;
    for (const PageRow &row : m_blocks.rows()) {
        if (row.example)
            examples << row.example;
    }
    return examples;
}

ExampleView *RulesPage::example(const QString &id) const
{
    const QList<ExampleView *> all = examples();
    const auto found = std::find_if(all.begin(), all.end(), [&](const ExampleView *example) { return example->id() == id; });
    return found == all.end() ? nullptr : *found;
}

void RulesPage::showSentence(int sentence)
{
    for (ExampleView *example : examples())
        example->showSentence(sentence);
}

} // namespace tableside

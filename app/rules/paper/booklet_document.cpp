// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/paper/booklet_document.h"

#include "app/cards/card_figure.h"
#include "app/cards/paper_style.h"
#include "app/rules/text/example_scenes.h"
#include "app/rules/text/passage.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPainter>
#include <QScreen>
#include <QTextBlock>

#include <cmath>

namespace tableside {

using namespace rules;

namespace {

enum BookletProperty { KeepProperty = QTextFormat::UserProperty + 100, ChapterProperty };

constexpr qreal bodyPoints = 9.5;
constexpr qreal figureMillimetres = 15;
constexpr qreal exampleMillimetres = 10;

/// Returns the color in which a label is printed. The label says where a rule comes from. The colors also occur in Theme.qml.
QColor labelColor(Label label)
{
    switch (label) {
    case Label::Printed: return {0x0f, 0x7b, 0x46};
    case Label::House: return {0x1a, 0x46, 0x91};
    default: return {0x8a, 0x3b, 0x24};
    }
}

} // namespace

BookletDocument::BookletDocument(QPaintDevice &device, QSizeF page, const Language &language)
    : m_cursor(&m_document), m_page(page), m_resolution(device.logicalDpiY()), m_language(language)
{
    QFont font = paperFont();
    font.setPointSizeF(bodyPoints);
    m_document.setDefaultFont(font);
    m_document.setDocumentMargin(0);
    m_document.documentLayout()->setPaintDevice(&device);
    m_document.documentLayout()->registerHandler(CardFigure::type, new CardFigure(language.colorLetters, &m_document));
    m_document.setPageSize(page);
}

/// Converts points to screen pixels, the unit in which QTextDocument expects tab positions and the space between blocks.
/// QTextDocument scales these lengths to the device, but does not scale side margins and indents.
qreal BookletDocument::units(qreal points) const
{
    return points * QGuiApplication::primaryScreen()->logicalDotsPerInchY() / 72;
}

void BookletDocument::startBlock(const Look &look)
{
    QTextBlockFormat format;
    format.setAlignment(look.alignment);
    format.setTopMargin(m_isEmpty ? 0 : units(look.points * look.above));
    const qreal hanging = look.hanging * m_resolution / 72;
    format.setLeftMargin(hanging);
    format.setTextIndent(-hanging);
    if (hanging > 0)
        format.setTabPositions({QTextOption::Tab(units(look.hanging), QTextOption::LeftTab)});
    format.setLineHeight(106, QTextBlockFormat::ProportionalHeight);
    format.setProperty(KeepProperty, look.keepsWithNext);
    if (look.beginsPage && !m_isEmpty)
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    if (m_isEmpty)
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format);
    m_isEmpty = false;
    QTextCharFormat letters;
    letters.setFontPointSize(look.points);
    letters.setFontWeight(look.weight);
    letters.setForeground(look.color);
    m_cursor.setCharFormat(letters);
}

void BookletDocument::addText(const QString &text, const Look &look)
{
    startBlock(look);
    m_cursor.insertText(text);
}

void BookletDocument::addPassage(const Passage &passage, const Look &look, const QString &mark)
{
    startBlock(look);
    const QTextCharFormat letters = m_cursor.charFormat();
    m_cursor.insertText(mark);
    passage.write(m_cursor, letters, false);
}

void BookletDocument::addCards(const QStringList &cards, const QStringList &onto, qreal millimetres, bool keepsWithNext)
{
    startBlock({.points = bodyPoints, .alignment = Qt::AlignHCenter, .above = 0.8, .keepsWithNext = keepsWithNext});
    QTextBlockFormat format = m_cursor.blockFormat();
    format.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
    m_cursor.setBlockFormat(format);
    CardFigure::insert(m_cursor, cards, onto, millimetres / 25.4 * m_resolution, m_page.width());
}

void BookletDocument::addSection(const RulesLibrary &library, const SectionText &section)
{
    const auto item = [this](const Passage &passage, const QString &mark) {
        addPassage(passage, {.points = bodyPoints, .above = 0.3, .hanging = 13}, mark + u'\t');
    };
    for (const Passage &passage : Passage::of(section)) {
        switch (passage.kind()) {
        case Passage::Title:
            addPassage(passage, {.points = 12.5, .weight = QFont::Bold, .above = 1.3, .keepsWithNext = true});
            if (const Label label = library.section(section.id)->labelIn(m_language.code); label != Label::None)
                addText(m_language.labels.value(label),
                        {.points = bodyPoints - 1.5,
                         .weight = QFont::Bold,
                         .above = 0.2,
                         .keepsWithNext = true,
                         .color = labelColor(label)});
            break;
        case Passage::Paragraph: addPassage(passage, {.points = bodyPoints, .above = 0.55}); break;
        case Passage::Bullet: item(passage, QStringLiteral("–")); break;
        case Passage::Figure: {
            const auto &figure = std::get<Figure>(section.blocks[passage.source()]);
            addCards(figure.cards, figure.onto, figureMillimetres, true);
            addPassage(passage, {.points = bodyPoints - 1, .alignment = Qt::AlignHCenter, .above = 0.2});
            break;
        }
        case Passage::Example:
            addPassage(passage, {.points = bodyPoints, .weight = QFont::Bold, .above = 1.1, .keepsWithNext = true});
            break;
        case Passage::Step:
            if (passage.number() == 0) {
                addPassage(passage, {.points = bodyPoints, .above = 0.3, .keepsWithNext = true});
                if (const WorkedExample *data = library.example(std::get<ExampleText>(section.blocks[passage.source()]).id))
                    addPosition(scenesOf(*data).value(0));
                break;
            }
            [[fallthrough]];
        case Passage::Numbered: item(passage, QStringLiteral("%1.").arg(passage.number())); break;
        }
    }
}

/// Adds the position of a worked example: the cards on the table, then the reader's hand.
void BookletDocument::addPosition(const Scene &scene)
{
    QStringList middle;
    for (const Scene::RowCard &card : scene.row)
        middle << card.card;
    if (!scene.top.isEmpty())
        middle << scene.top;
    if (!middle.isEmpty())
        addCards(middle, {}, exampleMillimetres * 1.15, true);
    if (!scene.hand.isEmpty())
        addCards(scene.hand, {}, exampleMillimetres, true);
}

void BookletDocument::addChapter(const RulesLibrary &library, const ChapterText &chapter)
{
    addText(chapter.title, {.points = 20, .weight = QFont::ExtraBold, .keepsWithNext = true, .beginsPage = true});
    QTextBlockFormat format = m_cursor.blockFormat();
    format.setProperty(ChapterProperty, true);
    m_cursor.setBlockFormat(format);
    for (const SectionText &section : chapter.sections)
        addSection(library, section);
}

void BookletDocument::addTitlePage(const QString &game, const QString &subtitle, const QStringList &cards)
{
    addText(game, {.points = 44, .weight = QFont::ExtraBold, .alignment = Qt::AlignHCenter});
    addText(subtitle, {.points = 13, .alignment = Qt::AlignHCenter, .above = 0.4});
    addCards(cards, {}, figureMillimetres * 1.3, false);
}

void BookletDocument::addContents(const QList<Place> &places)
{
    for (const Place &place : places) {
        addText(place.title + u'\t' + QString::number(place.page + 1),
                {.points = 11, .above = &place == &places.first() ? 2.5 : 0.5});
        QTextBlockFormat format = m_cursor.blockFormat();
        format.setTabPositions({QTextOption::Tab(units(m_page.width() / m_resolution * 72 - 1), QTextOption::RightTab)});
        m_cursor.setBlockFormat(format);
    }
}

int BookletDocument::pageOf(const QTextBlock &block) const
{
    // A block may begin at the bottom of a page although its first line is on the next page, so the position of that line
    // decides.
    const qreal top = m_document.documentLayout()->blockBoundingRect(block).top();
    const QTextLayout &lines = *block.layout();
    const qreal first = lines.lineCount() > 0 ? lines.position().y() + lines.lineAt(0).y() : top;
    return static_cast<int>(std::floor((first + 1) / m_page.height()));
}

void BookletDocument::keepTogether()
{
    QTextBlock first; // the first of several consecutive blocks that must be on one page
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        const bool keeps = block.blockFormat().boolProperty(KeepProperty);
        if (!first.isValid() && keeps)
            first = block;
        const QTextBlock next = block.next();
        if (first.isValid() && next.isValid() && keeps && pageOf(next) != pageOf(first)) {
            QTextCursor cursor(first);
            QTextBlockFormat format = first.blockFormat();
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            cursor.setBlockFormat(format);
            first = QTextBlock();
        }
        if (!keeps)
            first = QTextBlock();
    }
}

QList<BookletDocument::Place> BookletDocument::chapters() const
{
    QList<Place> places;
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().boolProperty(ChapterProperty))
            places.append({block.text(), pageOf(block)});
    }
    return places;
}

void BookletDocument::paintPage(QPainter &painter, int page) const
{
    painter.save();
    painter.translate(0, -page * m_page.height());
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, page * m_page.height(), m_page.width(), m_page.height());
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(context.clip);
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A QTextDocument with chapters of the rules, laid out for pages of a fixed size. Cards are drawn, the page number of each
// chapter is known, and keepTogether() moves headings to the page of the text below them.
#pragma once

#include "app/rules/text/rules_library.h"

#include <QColor>
#include <QFont>
#include <QList>
#include <QTextCursor>
#include <QTextDocument>

class QPaintDevice;
class QPainter;
class QTextBlock;

namespace tableside {

class Passage;
namespace rules {
struct Scene;
}

class BookletDocument
{
public:
    struct Place
    {
        QString title;
        int page; ///< The index of the page, from 0.
    };

    /// `page` is the size of the printable area in pixels of `device`, without margins and footer. The device must outlive this
    /// object.
    BookletDocument(QPaintDevice &device, QSizeF page, const rules::Language &language);
    Q_DISABLE_COPY_MOVE(BookletDocument)

    /// Adds a chapter, which begins on a new page.
    void addChapter(const rules::RulesLibrary &library, const rules::ChapterText &chapter);
    void addTitlePage(const QString &game, const QString &subtitle, const QStringList &cards);
    /// Adds the table of contents, whose length is the same for any page numbers. Callers first add it to a temporary document
    /// to measure its length, and then to the final document with the correct numbers.
    void addContents(const QList<Place> &places);

    /// Adds page breaks before headings and pictures of cards that would be at the bottom of a page without the text below them.
    void keepTogether();

    QList<Place> chapters() const;
    int pageCount() const { return m_document.pageCount(); }
    void paintPage(QPainter &painter, int page) const;

private:
    struct Look
    {
        qreal points;
        int weight = QFont::Normal;
        Qt::Alignment alignment = Qt::AlignLeft;
        qreal above = 0; ///< The space above the block, as a multiple of the font size.
        bool keepsWithNext = false;
        qreal hanging = 0; ///< The indent in points of all text after the list mark.
        bool beginsPage = false;
        QColor color = {0x1c, 0x16, 0x10};
    };

    void startBlock(const Look &look);
    void addText(const QString &text, const Look &look);
    void addPassage(const Passage &passage, const Look &look, const QString &mark = {});
    void addSection(const rules::RulesLibrary &library, const rules::SectionText &section);
    void addPosition(const rules::Scene &scene);
    void addCards(const QStringList &cards, const QStringList &onto, qreal millimetres, bool keepsWithNext);
    qreal units(qreal points) const;
    int pageOf(const QTextBlock &block) const;

    QTextDocument m_document;
    QTextCursor m_cursor;
    QSizeF m_page;
    qreal m_resolution;
    rules::Language m_language;
    bool m_isEmpty = true;
};

} // namespace tableside

// Chapters of the rules as a QTextDocument for pages of one size: headings stay with the text below them, cards are drawn, and
// the page of each chapter is recorded.
#pragma once

#include "app/rules/rules_library.h"

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
        int page; ///< The page number, from 0.
    };

    /// `page` is the size in pixels of `device`, without margins and footer. The device must outlive this object.
    BookletDocument(QPaintDevice &device, QSizeF page, const rules::Language &language);
    Q_DISABLE_COPY_MOVE(BookletDocument)

    /// Adds a chapter, beginning on a new page.
    void addChapter(const rules::RulesLibrary &library, const rules::ChapterText &chapter);
    void addTitlePage(const QString &game, const QString &subtitle, const QStringList &cards);
    /// Adds titles and page numbers. The contents' length does not depend on the numbers, so call this once to measure and, with
    /// the same titles, again on a new document with the numbers.
    void addContents(const QList<Place> &places);

    /// Moves headings at the foot of a page, without text below them, to the next page.
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
        qreal above = 0; ///< The space above, as a multiple of the font size.
        bool keepsWithNext = false;
        qreal hanging = 0; ///< The indent in points of the lines after a mark and a tab.
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

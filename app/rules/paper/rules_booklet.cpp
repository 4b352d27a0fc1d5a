// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/paper/rules_booklet.h"

#include "app/cards/paper_style.h"
#include "app/files/print_preview.h"
#include "app/rules/paper/booklet_document.h"

#include <QBuffer>
#include <QPagedPaintDevice>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include <memory>

namespace tableside {

using namespace rules;

namespace {

constexpr qreal footerPoints = 22;

QStringList coverCards(const QString &game)
{
    return game == QLatin1String("dos") ? QStringList{QStringLiteral("r7"), QStringLiteral("b10"), QStringLiteral("dos"),
                                                      QStringLiteral("g#"), QStringLiteral("y5")}
                                        : QStringList{QStringLiteral("r7"), QStringLiteral("b+2"), QStringLiteral("wild+4"),
                                                      QStringLiteral("gskip"), QStringLiteral("y5")};
}

/// Paints the pages of several documents on one device, with continuous page numbers.
class PageWriter
{
public:
    PageWriter(QPagedPaintDevice &device, QSizeF body, QString title)
        : m_device(device), m_body(body), m_title(std::move(title)), m_painter(&device)
    {}

    bool isActive() const { return m_painter.isActive(); }
    int pages() const { return m_pages; }

    void write(const BookletDocument &document, bool hasFooter, qreal scale = 1)
    {
        for (int page = 0; page < document.pageCount(); ++page) {
            if (m_pages > 0)
                m_device.newPage();
            ++m_pages;
            m_painter.save();
            m_painter.scale(scale, scale);
            document.paintPage(m_painter, page);
            m_painter.restore();
            if (hasFooter)
                writeFooter();
        }
    }

private:
    void writeFooter()
    {
        QFont font = paperFont();
        font.setPointSizeF(8);
        m_painter.setFont(font);
        m_painter.setPen(softInk);
        const QRectF place(0, m_body.height(), m_body.width(), footerPoints * m_device.logicalDpiY() / 72);
        m_painter.drawText(place, Qt::AlignLeft | Qt::AlignBottom, m_title);
        m_painter.drawText(place, Qt::AlignRight | Qt::AlignBottom, QString::number(m_pages));
    }

    QPagedPaintDevice &m_device;
    QSizeF m_body;
    QString m_title;
    QPainter m_painter;
    int m_pages = 0;
};

void previewBooklet(const rules::RulesLibrary &library, const RulesPart &part)
{
    const RulesBooklet booklet(library, part);
    previewPrintout({booklet.title(), QPageSize(QPageSize::A5), RulesBooklet::marginsMm,
                     [booklet](QPagedPaintDevice &device) { booklet.paint(device); }});
}

FileOutcome saveBooklet(const rules::RulesLibrary &library, const RulesPart &part, const QString &path)
{
    return RulesBooklet(library, part).writePdf(path);
}

} // namespace

RulesBooklet::RulesBooklet(const RulesLibrary &library, const RulesPart &part)
    : m_library(library), m_part(part), m_language(*library.language(part.language))
{}

QString RulesBooklet::title() const
{
    return QStringLiteral("%1 · %2").arg(m_part.game.toUpper(), m_language.name);
}

int RulesBooklet::paint(QPagedPaintDevice &device) const
{
    const int resolution = device.logicalDpiY();
    const QRect place = device.pageLayout().paintRectPixels(resolution);
    const QSizeF body(place.width(), place.height() - footerPoints * resolution / 72);
    if (m_part.isQuickCard)
        return paintQuickCard(device, body);
    BookletDocument chapters(device, body, m_language);
    for (const Chapter &chapter : m_library.chapters()) {
        const ChapterText *text = m_library.chapterText(m_language.code, chapter.file);
        if (chapter.game == m_part.game && text != nullptr)
            chapters.addChapter(m_library, *text);
    }
    chapters.keepTogether();

    // The table of contents has the same length with any page numbers, so a first layout with wrong numbers determines its
    // number of pages.
    QList<BookletDocument::Place> places = chapters.chapters();
    const auto front = [&] {
        auto document = std::make_unique<BookletDocument>(device, body, m_language);
        document->addTitlePage(m_part.game.toUpper(), m_language.name, coverCards(m_part.game));
        document->addContents(places);
        return document;
    };
    const int before = front()->pageCount();
    for (BookletDocument::Place &chapter : places)
        chapter.page += before;

    PageWriter writer(device, body, title());
    if (!writer.isActive())
        return 0;
    writer.write(*front(), false);
    writer.write(chapters, true);
    return writer.pages();
}

/// Paints the quick card, a summary of the rules, on one page. Reduces the text size as far as necessary, but not below about
/// 60 %; a longer text needs more pages.
int RulesBooklet::paintQuickCard(QPagedPaintDevice &device, QSizeF body) const
{
    constexpr qreal step = 1.06;
    constexpr qreal smallest = 0.6;
    const auto laidOut = [&](qreal scale) {
        auto document = std::make_unique<BookletDocument>(device, body / scale, m_language);
        for (const Chapter &chapter : m_library.chapters()) {
            const ChapterText *text = m_library.chapterText(m_language.code, chapter.file);
            if (chapter.game == m_part.game && chapter.kind == ChapterKind::Quick && text != nullptr)
                document->addChapter(m_library, *text);
        }
        document->keepTogether();
        return document;
    };
    qreal scale = 1;
    auto document = laidOut(scale);
    while (document->pageCount() > 1 && scale > smallest)
        document = laidOut(scale /= step);
    PageWriter writer(device, body, title());
    if (!writer.isActive())
        return 0;
    writer.write(*document, true, scale);
    return writer.pages();
}

FileOutcome RulesBooklet::writePdf(const QString &path, QPageSize::PageSizeId size) const
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(300);
        writer.setTitle(title());
        writer.setCreator(QStringLiteral("Tableside"));
        writer.setPageLayout(QPageLayout(QPageSize(size), QPageLayout::Portrait, marginsMm, QPageLayout::Millimeter));
        paint(writer);
    }
    return writeVerified(path, buffer.data());
}

RulesPaper rulesPaper()
{
    RulesPaper paper;
    paper.savePdf = saveBooklet;
    if (canPrint())
        paper.preview = previewBooklet;
    return paper;
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers for tests that record the words of a printout, page by page.
#pragma once

#include <QFontInfo>
#include <QPaintEngine>
#include <QPdfWriter>
#include <QStringList>

namespace tableside::test {

/// A paint engine that records the painted words in their order.
class WordsEngine : public QPaintEngine
{
public:
    explicit WordsEngine(QList<QStringList> &pages) : QPaintEngine(AllFeatures), m_pages(pages) {}

    int smallestPixels() const { return m_smallestPixels; }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint *, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF &, const QTextItem &item) override
    {
        m_pages.last() << item.text();
        m_smallestPixels = qMin(m_smallestPixels, QFontInfo(item.font()).pixelSize());
    }
    Type type() const override { return User; }

private:
    QList<QStringList> &m_pages;
    int m_smallestPixels = 100'000;
};

/// A PDF writer that only records the words painted on each page.
class WordsPaper : public QPdfWriter
{
public:
    explicit WordsPaper(QIODevice *device) : QPdfWriter(device) {}

    bool newPage() override
    {
        m_pages.append(QStringList());
        return true;
    }

    const QList<QStringList> &pages() const { return m_pages; }
    /// Returns the size of the smallest letters in points.
    qreal smallestPoints() const { return m_engine.smallestPixels() * 72.0 / logicalDpiY(); }

protected:
    QPaintEngine *paintEngine() const override { return &m_engine; }

private:
    QList<QStringList> m_pages{QStringList()};
    mutable WordsEngine m_engine{m_pages};
};

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ui/spoken_notice.h"

#include <QAccessible>
#include <QQuickWindow>

namespace tableside {

namespace {

QList<SpokenLine *> linesOf(const QQuickItem &notice)
{
    QList<SpokenLine *> lines;
    for (QQuickItem *child : notice.childItems()) {
        if (auto *line = qobject_cast<SpokenLine *>(child))
            lines << line;
    }
    return lines;
}

} // namespace

SpokenNotice::SpokenNotice(QQuickItem *parent) : QQuickItem(parent) {}

QString SpokenNotice::spoken(const QString &text)
{
    return QString(text).replace(QStringLiteral(" · "), QStringLiteral(", "));
}

void SpokenNotice::forget()
{
    m_words.clear();
    emptyLines();
    emit said();
}

/// Qt 6.4 has no announcement event. In that version, screen readers announce an item that has the notification role when the
/// item becomes visible.
void SpokenNotice::say(const QString &words)
{
    m_words = spoken(words);
    emit said();
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    if (QQuickWindow *const in = window(); in && !m_words.isEmpty()) {
        QAccessibleAnnouncementEvent announcement(in, m_words);
        QAccessible::updateAccessibility(&announcement);
    }
#else
    const QList<SpokenLine *> lines = linesOf(*this);
    if (!lines.isEmpty())
        lines[m_line++ % lines.size()]->show(m_words);
#endif
}

/// Hides all lines when the page is hidden, because showing them again with the page would repeat old announcements.
void SpokenNotice::itemChange(ItemChange change, const ItemChangeData &value)
{
    if (change == ItemVisibleHasChanged && !value.boolValue)
        emptyLines();
    QQuickItem::itemChange(change, value);
}

void SpokenNotice::emptyLines()
{
    for (SpokenLine *line : linesOf(*this))
        line->show({});
}

SpokenLine::SpokenLine(QQuickItem *parent) : QQuickItem(parent)
{
    setSize({1, 1});
    setVisible(false);
}

void SpokenLine::show(const QString &words)
{
    setVisible(false);
    m_words = words;
    emit wordsChanged();
    setVisible(!words.isEmpty());
}

} // namespace tableside

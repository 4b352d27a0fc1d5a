#include "play/announcer.h"

#include <QAccessible>

#include <utility>

namespace tableside {

/// A screen reader asks for the name some time after it has been told of it: what comes meanwhile is said with it.
Announcer::Announcer(QQuickItem *parent) : QQuickItem(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(Durations::slow);
    connect(&m_pause, &QTimer::timeout, this, &Announcer::say);
}

void Announcer::setTable(GameTable *table)
{
    if (m_table == table)
        return;
    if (m_table) {
        m_table->disconnect(this);
        m_table->log()->disconnect(this);
        m_table->hint()->disconnect(this);
    }
    m_table = table;
    if (m_table) {
        connect(m_table->log(), &LogModel::rowsInserted, this, &Announcer::collect);
        connect(m_table, &GameTable::refused, this, [this](const QString &text) {
            collect();
            m_unsaid << text;
        });
        connect(m_table->hint(), &HintModel::changed, this, &Announcer::collectHint);
        collect(); // what has happened while nobody showed the table
    }
    emit tableChanged();
}

void Announcer::collect()
{
    m_unsaid << m_table->log()->takeNews();
    if (!m_pause.isActive())
        m_pause.start();
}

/// It is asked for with a key, and nothing else tells that it has come.
void Announcer::collectHint()
{
    const HintModel &hint = *m_table->hint();
    if (hint.state() != HintModel::Shown)
        return;
    collect();
    m_unsaid << hint.text();
    if (!hint.detail().isEmpty())
        m_unsaid << hint.detail();
}

/// Qt 6.4 knows no announcements: a notification that appears is what it passes on and screen readers read at once.
void Announcer::say()
{
    const QStringList sentences = std::exchange(m_unsaid, {});
    if (sentences.isEmpty())
        return;
    m_words = sentences.join(u' ');
    emit said();
    QAccessibleEvent appeared(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&appeared);
}

} // namespace tableside

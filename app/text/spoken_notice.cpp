#include "app/text/spoken_notice.h"

#include <QAccessible>

namespace tableside {

SpokenNotice::SpokenNotice(QQuickItem *parent) : QQuickItem(parent) {}

void SpokenNotice::forget()
{
    m_words.clear();
    emit said();
}

/// Qt 6.4 knows no announcements: a notification that appears is what it passes on and screen readers read at once.
void SpokenNotice::say(const QString &words)
{
    m_words = words;
    emit said();
    QAccessibleEvent appeared(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&appeared);
}

} // namespace tableside

#include "gallery_checks.h"

#include <QAccessible>
#include <QQuickItem>

#include <functional>
#include <set>

namespace tableside::test {

namespace {

struct TextChecker
{
    QRectF window;
    QStringList faults;

    void check(const QQuickItem *item, bool scrolls)
    {
        if (!item->isVisible() || item->opacity() < 0.05)
            return;
        if (item->clip())
            scrolls = true;
        if (item->inherits("QQuickText"))
            checkText(*item, scrolls);
        for (const QQuickItem *child : item->childItems())
            check(child, scrolls);
    }

    void checkText(const QQuickItem &text, bool scrolls)
    {
        const QString words = text.property("text").toString();
        if (words.isEmpty() || text.width() <= 0)
            return;
        if (text.property("truncated").toBool())
            faults << "truncated: " + words;
        const QSizeF painted(text.property("contentWidth").toReal(), text.property("contentHeight").toReal());
        if (scrolls || painted.isEmpty())
            return;
        QRectF box(0, 0, qMin(painted.width(), text.width()), qMin(painted.height(), text.height()));
        const int alignment = text.property("effectiveHorizontalAlignment").toInt();
        if (alignment & Qt::AlignHCenter)
            box.moveLeft((text.width() - box.width()) / 2);
        else if (alignment & Qt::AlignRight)
            box.moveLeft(text.width() - box.width());
        if (!window.adjusted(-1, -1, 1, 1).contains(text.mapRectToScene(box)))
            faults << "outside the window: " + words;
        if (painted.width() > text.width() + 2 && text.property("fontSizeMode").toInt() == 0)
            faults << "wider than its place: " + words;
    }
};

/// Visits every item that a screen reader is told of.
void visit(QAccessibleInterface *interface, const std::function<void(QAccessibleInterface &)> &visitor)
{
    if (!interface || interface->state().invisible)
        return;
    visitor(*interface);
    for (int child = 0; child < interface->childCount(); ++child)
        visit(interface->child(child), visitor);
}

bool canBePressed(const QAccessibleInterface &interface)
{
    static const std::set<QAccessible::Role> roles{QAccessible::Button, QAccessible::CheckBox, QAccessible::RadioButton,
                                                   QAccessible::EditableText, QAccessible::Slider};
    return roles.contains(interface.role());
}

} // namespace

QStringList textFaults(const QQuickWindow &window)
{
    TextChecker checker{QRectF({}, QSizeF(window.size())), {}};
    checker.check(window.contentItem(), false);
    return checker.faults;
}

QStringList nameFaults(QQuickWindow &window)
{
    QStringList faults;
    int pressable = 0;
    visit(QAccessible::queryAccessibleInterface(&window), [&](QAccessibleInterface &interface) {
        if (!canBePressed(interface))
            return;
        ++pressable;
        const QObject *object = interface.object();
        if (interface.text(QAccessible::Name).trimmed().isEmpty())
            faults << QStringLiteral("no name: %1 %2").arg(object->metaObject()->className(), object->objectName());
    });
    if (pressable == 0)
        faults << QStringLiteral("nothing can be pressed");
    return faults;
}

} // namespace tableside::test

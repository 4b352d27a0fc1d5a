#include "gallery_checks.h"

#include <QAccessible>
#include <QQuickItem>

#include <functional>
#include <set>

namespace tableside::test {

namespace {

/// Where the words of a text are painted, in its own place.
QRectF paintedBox(const QQuickItem &text)
{
    const QSizeF painted(text.property("contentWidth").toReal(), text.property("contentHeight").toReal());
    QRectF box(0, 0, qMin(painted.width(), text.width()), qMin(painted.height(), text.height()));
    const int alignment = text.property("effectiveHorizontalAlignment").toInt();
    if (alignment & Qt::AlignHCenter)
        box.moveLeft((text.width() - box.width()) / 2);
    else if (alignment & Qt::AlignRight)
        box.moveLeft(text.width() - box.width());
    return box;
}

/// Scrolls up and down, but not sideways.
bool isColumn(const QQuickItem &item)
{
    return item.inherits("QQuickFlickable") && item.property("contentWidth").toReal() <= item.width() + 1;
}

struct TextChecker
{
    QRectF window;
    QStringList faults;

    /// `clip`: what cuts the item off, if anything does.
    void check(const QQuickItem *item, const QQuickItem *clip)
    {
        if (!item->isVisible() || item->opacity() < 0.05)
            return;
        if (item->clip())
            clip = item;
        if (item->inherits("QQuickText") || item->inherits("QQuickTextEdit"))
            checkText(*item, clip);
        for (const QQuickItem *child : item->childItems())
            check(child, clip);
    }

    void checkText(const QQuickItem &text, const QQuickItem *clip)
    {
        const QString words = text.property("text").toString();
        if (words.isEmpty() || text.width() <= 0)
            return;
        if (text.property("truncated").toBool() && !text.property("canBeReadWhole").toBool())
            faults << "truncated: " + words;
        const QRectF box = paintedBox(text);
        if (box.isEmpty())
            return;
        if (clip && isColumn(*clip)) {
            const QRectF within = text.mapRectToItem(clip, box);
            if (within.left() < -1 || within.right() > clip->width() + 1)
                faults << "cut off at the side: " + words;
        }
        if (clip)
            return;
        if (!window.adjusted(-1, -1, 1, 1).contains(text.mapRectToScene(box)))
            faults << "outside the window: " + words;
        if (text.property("contentWidth").toReal() > text.width() + 2 && text.property("fontSizeMode").toInt() == 0)
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

/// Buttons side by side in the same place, one over the other.
void checkButtons(const QQuickItem &parent, QStringList &faults)
{
    QList<const QQuickItem *> buttons;
    for (const QQuickItem *child : parent.childItems()) {
        const QByteArray type = child->metaObject()->className();
        if (!child->isVisible())
            continue;
        if (type.startsWith("TableButton") || type.startsWith("IconButton"))
            buttons << child;
        checkButtons(*child, faults);
    }
    for (const QQuickItem *button : buttons) {
        const QRectF place = button->mapRectToItem(&parent, {0, 0, button->width(), button->height()}).adjusted(1, 1, -1, -1);
        for (const QQuickItem *other : buttons) {
            if (other != button && place.intersects(other->mapRectToItem(&parent, {0, 0, other->width(), other->height()})))
                faults << QStringLiteral("over another button: %1").arg(button->property("text").toString());
        }
    }
}

} // namespace

QStringList buttonFaults(const QQuickWindow &window)
{
    QStringList faults;
    checkButtons(*window.contentItem(), faults);
    return faults;
}

QStringList textFaults(const QQuickWindow &window)
{
    TextChecker checker{QRectF({}, QSizeF(window.size())), {}};
    checker.check(window.contentItem(), nullptr);
    return checker.faults;
}

QStringList wordsForReaders(QQuickWindow &window)
{
    QStringList words;
    visit(QAccessible::queryAccessibleInterface(&window), [&](QAccessibleInterface &interface) {
        words << interface.text(QAccessible::Name) << interface.text(QAccessible::Description) << interface.text(QAccessible::Value);
    });
    return words;
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

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery_checks.h"

#include "window_items.h"

#include <QAccessible>
#include <QFont>
#include <QJSValue>
#include <QQuickItem>

#include <functional>

namespace tableside::test {

namespace {

/// Returns the rectangle in which the words of a text are painted, in the coordinates of the text item.
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

/// Returns whether the item scrolls up and down but not sideways.
bool isColumn(const QQuickItem &item)
{
    return item.inherits("QQuickFlickable") && item.property("contentWidth").toReal() <= item.width() + 1;
}

struct TextChecker
{
    QRectF window;
    QStringList faults;

    /// Checks \p item and its descendants. \p clip is the innermost ancestor that clips them; null if none does.
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

/// Returns the size in which a text is painted, in pixels of the window.
qreal paintedSize(const QQuickItem &text)
{
    const qreal fitted = text.property("fontInfo").value<QJSValue>().property("pixelSize").toNumber();
    const qreal asked = text.property("font").value<QFont>().pixelSize();
    const QRectF unit = text.mapRectToScene({0, 0, 1, 1});
    return (fitted > 0 ? fitted : asked) * qMax(unit.width(), unit.height());
}

/// Returns the name of the QML file in which an item is used, for failure messages.
QString fileOf(const QQuickItem &item)
{
    for (const QQuickItem *around = &item; around; around = around->parentItem()) {
        const QByteArray type = around->metaObject()->className();
        if (type.contains("_QML") && !type.startsWith("Words") && !type.startsWith("FitWords") && !type.startsWith("Note_")
            && !type.startsWith("Heading") && !type.startsWith("Figure_") && !type.startsWith("QQuick"))
            return QString::fromLatin1(type.left(type.indexOf("_QML")));
    }
    return {};
}

void addSmallTexts(const QQuickItem &item, double smallest, QStringList &faults)
{
    if (!isShown(item))
        return;
    const bool isText = item.inherits("QQuickText") || item.inherits("QQuickTextEdit") || item.inherits("QQuickTextInput");
    const QString words = isText ? item.property("text").toString() : QString();
    if (!words.trimmed().isEmpty() && !visibleRect(item).isEmpty() && paintedSize(item) < smallest - 0.5)
        faults << QStringLiteral("small, %1 px: \"%2\" in %3").arg(QString::number(paintedSize(item), 'f', 1), words.left(40), fileOf(item));
    for (const QQuickItem *child : item.childItems())
        addSmallTexts(*child, smallest, faults);
}

/// Returns why an item cannot be scrolled into sight; empty if it can.
QString whyOutOfReach(const QQuickItem &item)
{
    QRectF rect(0, 0, item.width(), item.height());
    const QQuickItem *in = &item;
    for (const QQuickItem *around = item.parentItem(); around; around = around->parentItem()) {
        if (around->inherits("QQuickFlickable")) {
            const auto *content = around->property("contentItem").value<QQuickItem *>();
            const QRectF all(around->property("originX").toReal(), around->property("originY").toReal(),
                             qMax(around->property("contentWidth").toReal(), around->width()),
                             qMax(around->property("contentHeight").toReal(), around->height()));
            const QRectF within = in->mapRectToItem(content, rect);
            if (!all.adjusted(-1, -1, 1, 1).contains(within))
                return QStringLiteral("can't be scrolled to");
            // The part of the item that fits into the scroll area at once.
            rect = QRectF(0, 0, qMin(within.width(), around->width()), qMin(within.height(), around->height()));
            in = around;
        } else if (around->clip()) {
            const QRectF within = in->mapRectToItem(around, rect);
            if (!QRectF(-1, -1, around->width() + 2, around->height() + 2).contains(within))
                return QStringLiteral("is cut off");
        }
    }
    return QRectF({}, QSizeF(item.window()->size())).adjusted(-1, -1, 1, 1).contains(in->mapRectToScene(rect))
        ? QString()
        : QStringLiteral("is outside of the window");
}

bool canBeScrolled(const QQuickItem &item)
{
    for (const QQuickItem *around = item.parentItem(); around; around = around->parentItem()) {
        if (around->inherits("QQuickFlickable"))
            return true;
    }
    return false;
}

/// Returns whether the item is a card. Cards in a fan may overlap, because each can be pressed at its visible corner.
bool isCard(const QQuickItem &item)
{
    return isOf(item, "TableCard");
}

QString coverFault(const QQuickWindow &window, QQuickItem &control, const QList<QQuickItem *> &controls)
{
    const QRectF rect = visibleRect(control);
    if (rect.width() < 8 || rect.height() < 8)
        return {}; // almost scrolled out of sight
    int free = 0;
    const QQuickItem *cover = nullptr;
    for (const QPointF part : {QPointF(0.5, 0.5), QPointF(0.2, 0.25), QPointF(0.8, 0.25), QPointF(0.2, 0.75), QPointF(0.8, 0.75)}) {
        QQuickItem *hit = pressedAt(window, rect.topLeft() + QPointF(rect.width() * part.x(), rect.height() * part.y()));
        if (!hit || test::isWithin(hit, &control) || test::isWithin(&control, hit))
            ++free;
        else
            cover = hit;
    }
    if (free == 5 || !cover)
        return {};
    for (const QQuickItem *around = cover; around; around = around->parentItem()) {
        if (isOf(*around, "Toast"))
            return {}; // toastFaults() checks toasts
    }
    const bool isOtherLayer = popupOf(control) != popupOf(*cover);
    if (isOtherLayer)
        return {};
    const bool isByControl = controls.contains(cover);
    if (free == 0 && !isByControl)
        return {}; // the control is below an open panel
    return QStringLiteral("%1 is covered by %2").arg(described(control), described(*cover));
}

/// Adds a fault for each button among the descendants of \p parent that overlaps a sibling button.
void checkButtons(const QQuickItem &parent, QStringList &faults)
{
    QList<const QQuickItem *> buttons;
    for (const QQuickItem *child : parent.childItems()) {
        const QByteArray type = child->metaObject()->className();
        if (!child->isVisible())
            continue;
        if (type.startsWith("TableButton") || type.startsWith("WideButton") || type.startsWith("IconButton")
            || type.startsWith("CopyButton"))
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

QStringList smallTexts(const QQuickWindow &window, double scale)
{
    QStringList faults;
    addSmallTexts(*window.contentItem(), 11 * scale, faults);
    return faults;
}

QStringList controlFaults(QQuickWindow &window)
{
    QStringList faults;
    const QList<QQuickItem *> controls = controlsIn(window);
    for (QQuickItem *control : controls) {
        if (const QString why = whyOutOfReach(*control); !why.isEmpty() && !isCard(*control))
            faults << described(*control) + u' ' + why;
        else if (const QString cover = isCard(*control) ? QString() : coverFault(window, *control, controls); !cover.isEmpty())
            faults << cover;
    }
    return faults;
}

QStringList toastFaults(QQuickWindow &window)
{
    QStringList faults;
    const QList<QQuickItem *> controls = controlsIn(window);
    for (QQuickItem *control : controls) {
        const QRectF rect = visibleRect(*control).adjusted(2, 2, -2, -2);
        const bool hasFocus = control == window.activeFocusItem();
        if (!rect.isValid() || canBeScrolled(*control) || (!hasFocus && !popupOf(*control)))
            continue;
        const QQuickItem *cover = pressedAt(window, rect.center());
        for (const QQuickItem *around = cover; around; around = around->parentItem()) {
            if (isOf(*around, "Toast") && !test::isWithin(control, around))
                faults << QStringLiteral("a toast covers %1").arg(described(*control));
        }
    }
    return faults;
}

QStringList tipFaults(QQuickWindow &window, const std::function<void()> &waitForFrames)
{
    QList<QQuickItem *> buttons;
    for (QQuickItem *control : controlsIn(window)) {
        if (isOf(*control, "IconButton") && control->property("hasTip").toBool() && visibleRect(*control).height() > 20
            && pressedAt(window, visibleRect(*control).center()) == control)
            buttons << control;
    }
    if (buttons.isEmpty())
        return {};
    for (QQuickItem *button : std::as_const(buttons))
        button->setProperty("held", true);
    waitForFrames();
    QStringList faults;
    const QRectF whole({}, QSizeF(window.size()));
    for (QQuickItem *button : std::as_const(buttons)) {
        QObject *tip = button->findChild<QObject *>(QStringLiteral("buttonTip"));
        auto *words = tip ? tip->property("contentItem").value<QQuickItem *>() : nullptr;
        if (!words || !tip->property("visible").toBool()) {
            faults << described(*button) + QStringLiteral(" has no tip");
            continue;
        }
        const QRectF bubble = words->parentItem()->mapRectToScene({0, 0, words->parentItem()->width(), words->parentItem()->height()});
        const QRectF text = words->mapRectToScene({0, 0, words->property("contentWidth").toReal(), words->property("contentHeight").toReal()});
        if (!bubble.adjusted(-1, -1, 1, 1).contains(text) || !whole.contains(bubble))
            faults << QStringLiteral("the tip of %1 is not whole").arg(described(*button));
        if (bubble.contains(visibleRect(*button).center()))
            faults << QStringLiteral("the tip of %1 covers it").arg(described(*button));
    }
    for (QQuickItem *button : std::as_const(buttons))
        button->setProperty("held", false);
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
    visitForReaders(window, [&](QAccessibleInterface &interface) {
        words << interface.text(QAccessible::Name) << interface.text(QAccessible::Description) << interface.text(QAccessible::Value);
    });
    return words;
}

QStringList nameFaults(QQuickWindow &window)
{
    QStringList faults;
    int pressable = 0;
    visitForReaders(window, [&](QAccessibleInterface &interface) {
        if (!isControl(interface))
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

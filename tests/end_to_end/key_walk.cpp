// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "key_walk.h"

#include "window_items.h"

#include <QAccessible>
#include <QDir>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include <memory>
#include <utility>

namespace tableside::test {

namespace {

/// Returns the controls that can be pressed now, which leaves out those below an open popup or panel.
QList<QQuickItem *> topControls(QQuickWindow &window)
{
    QList<QQuickItem *> top;
    for (QQuickItem *control : controlsIn(window)) {
        const QRectF rect = visibleRect(*control);
        const QQuickItem *hit = rect.height() > 4 ? pressedAt(window, rect.center()) : nullptr;
        if (hit && (isWithin(hit, control) || isWithin(control, hit)))
            top << control;
    }
    return top;
}

bool showsFocus(const QQuickItem &item)
{
    if (item.inherits("QQuickTextInput") || item.inherits("QQuickTextEdit"))
        return true; // the text cursor shows the focus
    if (isOf(item, "FocusRing") && isShown(item))
        return true;
    const QList<QQuickItem *> children = item.childItems();
    return std::any_of(children.begin(), children.end(), [](const QQuickItem *child) { return child->isVisible() && showsFocus(*child); });
}

const QRegularExpression &digits()
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    return digits;
}

/// Returns the name of a control without its numbers, which is the same for all controls of one kind.
QString stemOf(QString name)
{
    return name.remove(digits());
}

/// Appends the texts and the states of the buttons within \p item, without texts that are scrolled out of sight, because a list
/// creates only some of those.
void addTexts(const QQuickItem &item, QStringList &texts)
{
    if (!isShown(item))
        return;
    if ((item.inherits("QQuickText") || item.inherits("QQuickTextInput")) && !visibleRect(item).isEmpty())
        texts << item.property("text").toString();
    if (item.inherits("QQuickAbstractButton"))
        texts << item.objectName() + (item.property("checked").toBool() ? "+" : "-");
    for (const QQuickItem *child : item.childItems())
        addTexts(*child, texts);
}

/// Returns the texts and the states of the buttons in the window, for comparing two windows. Replaces what differs from one
/// window to the next: the names of temporary folders, and digits, which can be the time of the day.
QStringList pictureOf(Driver &driver)
{
    static const QRegularExpression folders(QRegularExpression::escape(QDir::tempPath()) + QStringLiteral("/[^/]+"));
    QStringList texts{QString::number(driver.navigator().page())};
    addTexts(*driver.window().contentItem(), texts);
    texts.replaceInStrings(folders, QStringLiteral("a folder"));
    texts.replaceInStrings(digits(), QStringLiteral("0"));
    texts.sort(); // a list may create its rows in another order
    return texts;
}

QQuickItem *controlNamed(QQuickWindow &window, const QString &name)
{
    for (QQuickItem *control : topControls(window)) {
        if (control->objectName() == name)
            return control;
    }
    return nullptr;
}

/// Closes the system's dialogs, which otherwise stay open and block the input to \p window and to the windows of later drivers.
void closeDialogs(QQuickWindow &window)
{
    while (QWindow *dialog = QGuiApplication::modalWindow()) {
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window.requestActivate();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("The window does not become active again after a dialog");
    }
}

struct Pressed
{
    QStringList picture;
    QString focusFault;
};

/// Reaches the state in a new window and presses \p key on the control \p name. If \p atRest is set, the returned picture is
/// the one that no longer changes, for example after the computer players have had their turns.
Pressed press(const GalleryState &state, const QString &name, Qt::Key key, bool atRest = false)
{
    const QTemporaryDir exports; // declared first, because the driver uses it until it ends
    Driver driver({}, {1024, 768}, false, blankPaper());
    driver.scores().setExportFolder(exports.path());
    driver.application().history().setExportFolder(exports.path());
    driver.application().userData().setExportFolder(exports.path());
    driver.application().callBooth().log()->setExportFolder(exports.path());
    state.reach(driver);
    driver.waitForFrames();
    QQuickItem *control = controlNamed(driver.window(), name);
    if (!control)
        return {}; // a state can differ from one run to the next
    control->forceActiveFocus(Qt::TabFocusReason);
    if (key == Qt::Key_Space)
        driver.hold(key); // a held key must act once, so the result must be that of a short press of Enter
    else
        driver.key(key);
    driver.waitForFrames();
    driver.finishJobs();
    driver.waitForFrames();
    closeDialogs(driver.window());
    const QQuickItem *focus = driver.window().activeFocusItem();
    QString fault;
    if (!focus || focus == driver.window().contentItem())
        fault = QStringLiteral("leaves the focus nowhere");
    else if (visibleRect(*focus).isEmpty() || !focus->isVisible())
        fault = QStringLiteral("leaves the focus on %1, which nobody sees").arg(described(*focus));
    QStringList picture = pictureOf(driver);
    for (int waits = 0; atRest && waits < 20; ++waits) {
        QTest::qWait(200);
        const QStringList before = std::exchange(picture, pictureOf(driver));
        if (before == picture)
            break;
    }
    return {picture, fault};
}

} // namespace

QStringList focusFaults(Driver &driver)
{
    QStringList faults;
    QQuickWindow &window = driver.window();
    const QList<QQuickItem *> controls = topControls(window);
    QSet<const QQuickItem *> reached;
    const auto note = [&] {
        const QQuickItem *focus = window.activeFocusItem();
        if (!focus || reached.contains(focus))
            return false;
        reached.insert(focus);
        for (const QQuickItem *around = focus->parentItem(); around; around = around->parentItem())
            reached.insert(around); // for example, a text input stands for the field around it
        return true;
    };
    const auto checkFocus = [&](const char *by) {
        const QQuickItem *focus = window.activeFocusItem();
        if (!controls.contains(focus))
            return;
        driver.waitForFrames(); // until the item has been scrolled into sight
        if (visibleRect(*focus).isEmpty())
            faults << QStringLiteral("%1 leads to %2 out of sight").arg(QLatin1String(by), described(*focus));
        else if (!showsFocus(*focus))
            faults << QStringLiteral("%1 does not show the focus").arg(described(*focus));
    };
    note();
    int stale = 0; // the number of key presses in a row that reached no new item
    for (int presses = 0; presses < 250 && stale < 12; ++presses) {
        driver.key(Qt::Key_Tab);
        stale = note() ? 0 : stale + 1;
        if (stale == 0)
            checkFocus("Tab");
        // Arrow keys move the focus within groups, such as cards and radio buttons.
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down}) {
            const QQuickItem *before = window.activeFocusItem();
            if (stale == 0 && before && !before->inherits("QQuickTextInput") && !before->inherits("QQuickSlider")) {
                for (int steps = 0; steps < 40; ++steps) {
                    driver.key(key);
                    if (!note())
                        break;
                    checkFocus("an arrow key");
                }
            }
        }
    }
    driver.key(Qt::Key_F6); // the messages, which Tab does not reach while a panel is open
    for (int presses = 0; presses < 4; ++presses) {
        note();
        driver.key(Qt::Key_Tab);
    }
    for (const QQuickItem *control : controls) {
        if (!reached.contains(control) && control->window() && control->isVisible() && control->isEnabled())
            faults << QStringLiteral("no key leads to %1").arg(described(*control));
    }
    return faults;
}

QStringList pressFaults(const GalleryState &state, QSet<QString> &pressed)
{
    // The log and the last turns are beside the table, so Space makes the call while the focus is in one of them.
    static const QSet<QString> callsBySpace{QStringLiteral("logClose"), QStringLiteral("turnsClose"), QStringLiteral("turnsAgain")};
    QStringList names;
    {
        Driver driver({}, {1024, 768}, false, blankPaper());
        state.reach(driver);
        driver.waitForFrames();
        for (const QQuickItem *control : topControls(driver.window())) {
            const bool isText = control->inherits("QQuickTextInput") || isOf(*control, "SumField") || isOf(*control, "LabeledField");
            const QString stem = stemOf(control->objectName());
            if (isText || callsBySpace.contains(stem) || control->inherits("QQuickSlider") || isOf(*control, "TableCard") || stem.isEmpty() || pressed.contains(stem))
                continue;
            pressed.insert(stem);
            names << control->objectName();
        }
    }
    QStringList faults;
    for (const QString &name : std::as_const(names)) {
        Pressed enter = press(state, name, Qt::Key_Return);
        Pressed space = press(state, name, Qt::Key_Space);
        if (!enter.focusFault.isEmpty() || !space.focusFault.isEmpty())
            faults << name + u' ' + (enter.focusFault.isEmpty() ? space.focusFault : enter.focusFault);
        if (enter.picture != space.picture) {
            // Some states differ from one run to the next. Such a state is a fault only if no run with one key has the same result
            // as a run with the other key.
            QList<QStringList> byEnter;
            QList<QStringList> bySpace;
            for (int run = 0; run < 3; ++run) {
                byEnter << press(state, name, Qt::Key_Return, true).picture;
                bySpace << press(state, name, Qt::Key_Space, true).picture;
            }
            if (byEnter.first() != byEnter.last())
                pressed.remove(stemOf(name)); // another state may show the same result each time
            if (std::any_of(byEnter.cbegin(), byEnter.cend(), [&](const QStringList &picture) { return bySpace.contains(picture); }))
                continue;
            enter.picture = byEnter.first();
            space.picture = bySpace.first();
        }
        if (enter.picture.isEmpty() || space.picture.isEmpty() || enter.picture == space.picture)
            continue;
        qsizetype at = 0;
        while (at < enter.picture.size() && at < space.picture.size() && enter.picture[at] == space.picture[at])
            ++at;
        faults << QStringLiteral("Enter and Space on %1 differ: \"%2\", \"%3\"").arg(name, enter.picture.value(at), space.picture.value(at));
    }
    return faults;
}

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "driver.h"

#include "engine/dos/json/codec.h"
#include "engine/json/card_json.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QHash>
#include <QKeyEvent>
#include <QMimeData>
#include <QPointingDevice>
#include <QTest>
#include <QtQuickTest/quicktest.h>

#include <algorithm>
#include <utility>

namespace tableside::test {

namespace {

ApplicationOptions optionsFor(const QString &folder, QSize size, std::unique_ptr<SoundBoard> sounds,
                              std::unique_ptr<Voice> voice, std::unique_ptr<phones::PhoneDoor> door, TimeSource &time,
                              const RulesPaper &paper)
{
    ApplicationOptions options;
    options.dataFolder = folder;
    options.windowSize = size;
    options.sounds = std::move(sounds);
    options.voice = std::move(voice);
    options.phoneDoor = std::move(door);
    options.time = &time;
    options.rulesPaper = paper;
    return options;
}

QQuickItem *findVisible(QQuickItem *parent, const QString &name)
{
    if (!parent->isVisible())
        return nullptr;
    if (parent->objectName() == name)
        return parent;
    for (QQuickItem *child : parent->childItems()) {
        if (QQuickItem *found = findVisible(child, name))
            return found;
    }
    return nullptr;
}

/// Returns the scene positions of all visible cards by objectName.
QHash<QString, QPointF> placesOfCards(const QQuickItem &parent)
{
    QHash<QString, QPointF> places;
    for (const QQuickItem *child : parent.childItems()) {
        if (!child->isVisible())
            continue;
        if (child->objectName().startsWith(QLatin1String("card")))
            places.insert(child->objectName(), child->mapToScene({}));
        else
            places.insert(placesOfCards(*child));
    }
    return places;
}

/// Scrolls every flickable around the item until the whole item is in sight. Returns whether anything was scrolled.
bool scrollTo(const QQuickItem &target)
{
    bool moved = false;
    for (QQuickItem *around = target.parentItem(); around; around = around->parentItem()) {
        const QQuickItem *content = around->property("contentItem").value<QQuickItem *>();
        if (!around->inherits("QQuickFlickable") || !content)
            continue;
        const QRectF place = target.mapRectToItem(content, {0, 0, target.width(), target.height()});
        const auto scroll = [&](const char *property, qreal from, qreal to, qreal room) {
            const qreal now = around->property(property).toReal();
            const qreal wanted = qMax(qMin(now, from), to - room);
            moved = moved || wanted != now;
            if (wanted != now)
                around->setProperty(property, wanted);
        };
        scroll("contentY", place.top(), place.bottom(), around->height());
        scroll("contentX", place.left(), place.right(), around->width());
    }
    return moved;
}

} // namespace

Driver::Driver(const QString &folder, QSize size, bool lively, const RulesPaper &paper, Phones phones)
    : m_lively(lively),
      m_sounds(new SilentSoundBoard),
      m_voice(new SilentVoice({QStringLiteral("en"), QStringLiteral("de")})),
      m_door(phones == Phones::Fake ? new FakeDoor : nullptr),
      m_application(optionsFor(folder.isEmpty() ? m_folder.path() : folder, size,
                               std::unique_ptr<SoundBoard>(m_sounds), std::unique_ptr<Voice>(m_voice),
                               std::unique_ptr<phones::PhoneDoor>(m_door), m_time, paper))
{
    if (m_door)
        m_door->found = QStringList{QStringLiteral("192.168.1.20")};
    m_application.settings().setReducedMotion(!lively);
    m_application.settings().setSpeed(lively ? 2.0 : 1.0);
    tableController().setHolds(lively);
    lessons().setHolds(lively);
    tableController().setAiPace(lively ? AiPace{10, 40, 0, 0} : AiPace{0, 0, 0, 0});
    if (!m_application.load())
        qFatal("The window did not load: %s", qPrintable(m_application.problems().join('\n')));
    if (!QTest::qWaitForWindowExposed(&window()))
        qFatal("The window did not appear");
}

QQuickItem *Driver::find(const QString &name)
{
    return findVisible(window().contentItem(), name);
}

QQuickItem *Driver::item(const QString &name)
{
    QQuickItem *found = nullptr;
    waitFor([&] { return (found = find(name)) != nullptr; }, qPrintable(name));
    return found;
}

QString Driver::announced()
{
    return words("announcer");
}

QString Driver::spoken(const QString &name, QAccessible::Text kind)
{
    return QAccessible::queryAccessibleInterface(item(name))->text(kind);
}

QRectF Driver::rect(const QString &name)
{
    return rectOf(*item(name));
}

void Driver::waitFor(const std::function<bool()> &condition, const char *what, int ms)
{
    if (!QTest::qWaitFor(condition, ms))
        qFatal("Timed out waiting for %s", what);
}

QString Driver::focusName()
{
    const QQuickItem *focus = window().activeFocusItem();
    return focus ? focus->objectName() : QString();
}

void Driver::waitForRest(const QString &name)
{
    QRectF before;
    waitFor([&] {
        if (!QQuickTest::qWaitForPolish(&window()))
            qFatal("The layout around %s does not settle", qPrintable(name));
        QRectF place = rect(name);
        std::swap(before, place);
        if (before == place)
            return true;
        waitForFrames();
        return false;
    }, qPrintable(name + " to stop moving"));
}

/// Returns the point in window coordinates. Waits until the item rests, because an item that has just appeared is not at its
/// final position yet.
QPoint Driver::placeOf(const QString &name, QPointF at)
{
    waitForRest(name);
    if (scrollTo(*item(name)))
        waitForRest(name);
    QQuickItem *target = item(name);
    const QPoint point = target->mapToScene({target->width() * at.x(), target->height() * at.y()}).toPoint();
    if (!QRect({}, window().size()).contains(point))
        qFatal("%s is outside the window at %d, %d", qPrintable(name), point.x(), point.y());
    return point;
}

void Driver::click(const QString &name, QPointF at)
{
    QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(name, at));
}

void Driver::tap(const QString &name, QPointF at)
{
    static QPointingDevice *const finger = QTest::createTouchDevice();
    const QPoint point = placeOf(name, at);
    QTest::touchEvent(&window(), finger).press(0, point, &window());
    QTest::touchEvent(&window(), finger).release(0, point, &window());
}

void Driver::waitForCards()
{
    QHash<QString, QPointF> before;
    waitFor([&] {
        waitForFrames(); // a fixed time would fail on slow machines, because items move only with frames
        QHash<QString, QPointF> now = placesOfCards(*window().contentItem());
        std::swap(before, now);
        return before == now;
    }, "the cards to stop moving");
}

/// Clicks the left part of the card, because the cards of a fan cover each other's right sides. Waits until all cards rest,
/// because a moving card might cover the clicked one.
void Driver::clickCard(int cardId)
{
    if (m_lively)
        waitForCards();
    click(QStringLiteral("card%1").arg(cardId), {0.1, 0.3});
}

void Driver::drag(int fromCardId, int toCardId)
{
    const QQuickItem *from = item(QStringLiteral("card%1").arg(fromCardId));
    const QQuickItem *to = item(QStringLiteral("card%1").arg(toCardId));
    const QPoint start = from->mapToScene({from->width() * 0.1, from->height() * 0.3}).toPoint();
    const QPoint end = to->mapToScene({to->width() * 0.5, to->height() * 0.5}).toPoint();
    QTest::mousePress(&window(), Qt::LeftButton, {}, start);
    moveMouse(start, end);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, end);
    settle();
}

void Driver::moveMouse(QPoint from, QPoint to)
{
    constexpr int steps = 8;
    for (int step = 1; step <= steps; ++step)
        QTest::mouseMove(&window(), from + (to - from) * step / steps);
}

void Driver::longPress(const QString &name, const std::function<bool()> &condition)
{
    const QPoint point = placeOf(name, {0.5, 0.5});
    QTest::mousePress(&window(), Qt::LeftButton, {}, point);
    waitFor(condition, qPrintable("a long press on " + name));
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, point);
}

void Driver::finishJobs()
{
    scores().job()->finish();
    m_application.userData().job()->finish();
}

/// Even an animation of zero length ends only with the next frame.
void Driver::settle()
{
    QTest::qWait(25);
}

void Driver::waitForFrames()
{
    int frames = 0;
    const auto counting = QObject::connect(&window(), &QQuickWindow::frameSwapped, [&] {
        if (++frames < 2)
            window().update();
    });
    window().update();
    waitFor([&] { return frames >= 2; }, "two frames");
    QObject::disconnect(counting);
}

void Driver::type(const QString &text)
{
    for (const QChar letter : text)
        QTest::keyClick(&window(), letter.toLatin1());
}

void Driver::retype(const QString &field, const QString &text)
{
    tap(field);
    key(Qt::Key_A, Qt::ControlModifier);
    type(text);
}

bool Driver::dropFiles(const QStringList &paths)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString &path : paths)
        urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    const QPoint middle(window().width() / 2, window().height() / 2);
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window(), &enter);
    QDropEvent dropped(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window(), &dropped);
    QCoreApplication::processEvents(); // the window handles the drop from its event loop
    return enter.isAccepted();
}

void Driver::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&window(), key, modifiers);
}

void Driver::hold(Qt::Key key)
{
    QTest::keyPress(&window(), key);
    for (int repeat = 0; repeat < 3; ++repeat) {
        QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, {}, true);
        QCoreApplication::sendEvent(&window(), &again);
    }
    QTest::keyRelease(&window(), key);
}

void Driver::focusCard(int cardId)
{
    const auto focused = [&]() -> int {
        const QString name = focusName();
        return name.startsWith(QLatin1String("card")) ? name.mid(4).toInt() : -1;
    };
    CardsModel &cards = *tableController().table()->cards();
    const CardsModel::Shown &target = cards.card(cardId);
    for (int tries = 0; tries < 200; ++tries) {
        if (focused() == cardId)
            return;
        if (focused() < 0) {
            key(Qt::Key_Left);
            continue;
        }
        const CardsModel::Shown &now = cards.card(focused());
        if (now.zone != target.zone)
            key(target.zone == CardsModel::Row ? Qt::Key_Up : Qt::Key_Down);
        else
            key(now.position < target.position ? Qt::Key_Right : Qt::Key_Left);
    }
    qFatal("The arrow keys did not reach card%d; the focus is on %s", cardId, qPrintable(focusName()));
}

void Driver::tabTo(const QString &name)
{
    waitForItem(name);
    for (int tries = 0; tries < 120; ++tries) {
        if (focusName() == name)
            return;
        key(Qt::Key_Tab);
    }
    qFatal("Tab did not reach %s", qPrintable(name));
}

void Driver::pressByReader(const QString &name)
{
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(item(name));
    if (!interface || !interface->actionInterface())
        qFatal("%s has no action", qPrintable(name));
    interface->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

void Driver::pressByKeys(const QString &name)
{
    tabTo(name);
    key(Qt::Key_Return);
}

void Driver::startMatch(const QString &game)
{
    click(game == QLatin1String("uno") ? QStringLiteral("homePlayUno") : QStringLiteral("homePlayDos"));
    click(QStringLiteral("setupStart"));
    waitForItem(QStringLiteral("tablePage"));
}

void Driver::open(Navigator::Page page, const QString &name)
{
    navigator().open(page);
    waitForItem(name);
}

void Driver::openRules(const QString &section)
{
    click("homeRules");
    rules().open(section);
}

void Driver::clickInMenu(const QString &name)
{
    click("tableMenu");
    click(name);
}

bool Driver::isMyTurnOrOver()
{
    const GameTable &now = *tableController().table();
    return now.isMyTurn() || (!now.isBusy() && (now.isRoundOver() || now.isMatchOver()));
}

void Driver::playOut(const std::function<QString()> &decide, bool byKeys)
{
    int decisions = 0;
    GameTable &played = *tableController().table();
    while (!played.isMatchOver()) {
        waitFor([&] { return isMyTurnOrOver(); }, "my turn");
        if (played.isMatchOver())
            break;
        if (played.isRoundOver()) {
            if (byKeys)
                pressByKeys("resultNext");
            else
                click("resultNext");
            waitFor([&] { return !played.isRoundOver(); }, "the next round");
            continue;
        }
        if (played.isViewerExposed() && byKeys)
            key(Qt::Key_Space);
        else if (played.isViewerExposed())
            click("callButton");
        const qint64 before = played.anySession().actionCount();
        const QString answer = decide();
        waitFor([&] { return played.anySession().actionCount() > before; }, qPrintable("the action: " + answer), 5000);
        ++decisions;
    }
    QVERIFY(decisions > 3);
    QVERIFY(isThere("resultPlayAgain"));
    QVERIFY2(application().problems().isEmpty(), qPrintable(application().problems().join('\n')));
}

dos::ActionList Driver::legal()
{
    dos::ActionList legal;
    dos::legal_actions(table().session().match().observe(table().viewerSeat()), legal);
    return legal;
}

int Driver::handCard(dos::Card card, int except)
{
    for (const int cardId : table().cards()->hand(table().viewerSeat())) {
        if (cardId != except && table().cards()->faceOf(cardId) == card)
            return cardId;
    }
    qFatal("The card is not in the hand");
}

QRectF rectOf(const QQuickItem &item)
{
    return item.mapRectToScene({0, 0, item.width(), item.height()});
}

dos::Action preferred(const dos::ActionList &legal)
{
    const auto match = std::ranges::find_if(legal, [](const dos::Action &action) {
        const auto *played = std::get_if<dos::MatchRow>(&action);
        return played && played->is_double();
    });
    return match == legal.end() ? legal.front() : *match;
}

RulesPaper blankPaper()
{
    return {[](const rules::RulesLibrary &, const RulesPart &) {},
            [](const rules::RulesLibrary &, const RulesPart &, const QString &) { return FileOutcome(); }};
}

void playBy(Driver &driver, const dos::Action &action, const std::function<void(int cardId)> &choose,
            const std::function<void(const QString &button)> &press)
{
    if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
        const int first = driver.handCard(match->first);
        choose(first);
        choose(driver.rowCard(match->row));
        if (match->is_double())
            choose(driver.handCard(match->second, first));
        press(QStringLiteral("tableConfirm"));
    } else if (const auto *lay = std::get_if<dos::LayCard>(&action)) {
        choose(driver.handCard(lay->card));
        press(QStringLiteral("tableConfirm"));
    } else if (std::holds_alternative<dos::DrawCard>(action)) {
        press(QStringLiteral("tableDraw"));
    } else if (std::holds_alternative<dos::EndTurn>(action)) {
        press(QStringLiteral("tableEndTurn"));
    } else if (std::holds_alternative<dos::SkipBonus>(action)) {
        press(QStringLiteral("tableSkipBonus"));
    }
}

void playByMouse(Driver &driver, const dos::Action &action)
{
    playBy(driver, action, [&](int cardId) { driver.clickCard(cardId); }, [&](const QString &button) { driver.click(button); });
}

void playByDragging(Driver &driver, const dos::Action &action)
{
    const auto *match = std::get_if<dos::MatchRow>(&action);
    if (!match) {
        playByMouse(driver, action);
        return;
    }
    const qint64 before = driver.table().session().actionCount();
    const int row = driver.rowCard(match->row);
    const int first = driver.handCard(match->first);
    driver.drag(first, row);
    if (match->is_double())
        driver.drag(driver.handCard(match->second, first), row);
    if (driver.table().session().actionCount() > before)
        return;
    // The drop has not played the match, so the choice must be a legal match to which another card could be added.
    if (!driver.table().isChoiceLegal())
        qFatal("The drop neither played a match nor left a legal choice: %s %s",
               qPrintable(driver.table().choiceText()), qPrintable(driver.table().refusal()));
    driver.click(QStringLiteral("tableConfirm"));
}

void playByKeys(Driver &driver, const dos::Action &action)
{
    const auto choose = [&](int cardId) {
        driver.focusCard(cardId);
        driver.key(Qt::Key_Return);
    };
    if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
        const int first = driver.handCard(match->first);
        choose(first);
        choose(driver.rowCard(match->row));
        if (match->is_double())
            choose(driver.handCard(match->second, first));
        driver.key(Qt::Key_M);
    } else if (const auto *lay = std::get_if<dos::LayCard>(&action)) {
        choose(driver.handCard(lay->card));
        driver.key(Qt::Key_Return);
    } else if (std::holds_alternative<dos::DrawCard>(action)) {
        driver.key(Qt::Key_D);
    } else if (std::holds_alternative<dos::EndTurn>(action)) {
        driver.key(Qt::Key_E);
    } else if (std::holds_alternative<dos::SkipBonus>(action)) {
        driver.key(Qt::Key_S);
    }
}

QByteArray positionText(const TableSession<dos::Game> &session)
{
    const dos::State &state = session.match().state();
    QByteArray text;
    for (int seat = 0; seat < session.match().seats(); ++seat)
        text += QByteArray::fromStdString(dumped(dos::Codec::observation_json(session.match().observe(seat)))) + ' ';
    text += QByteArray::fromStdString(dumped(cards_json<dos::Game>(state.table.draw())));
    return text + ' ' + QByteArray::number(session.match().round());
}

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Several people at one window: whole matches by keyboard, by screen reader and by touch. Nothing in the scene may ever reveal a
// covered hand.
#include "people_at_table.h"
#include "test_program.h"
#include "tests/app/table/public_log.h"
#include "uno_driver.h"

#include "app/table/presentation/announcer.h"
#include "app/words/dos_words.h"
#include "app/words/uno_words.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace tableside;
using namespace tableside::test;

class TestPeopleByHand : public QObject
{
    Q_OBJECT

private slots:
    void coveredHandsNeverLeakInDos();
    void coveredHandsNeverLeakInUno();
    void playsByKeyboardAlone();
    void playsByScreenReaderAlone();
    void fourPeoplePlayByTouchOnAPhone();
    void tenPeoplePlayByTouchAndMouse();
    void coversTheHandWhenTheWindowIsLeft();
    void tableTurnsTowardThePlayer();
    void scoreIsBesideTheName();
};

namespace {

QString cardItem(int cardId)
{
    return QStringLiteral("card%1").arg(cardId);
}

/// Searches the whole scene and its texts for screen readers for cards of covered hands after each frame.
template <typename Game, typename Table>
class LeakWatch
{
public:
    LeakWatch(QQuickWindow &window, Table &table) : m_window(window), m_table(table)
    {
        m_connection = QObject::connect(&window, &QQuickWindow::afterAnimating, [this] { look(); });
    }
    ~LeakWatch() { QObject::disconnect(m_connection); }
    Q_DISABLE_COPY_MOVE(LeakWatch)

    int frames() const { return m_frames; }
    int coveredCards() const { return m_coveredCards; }
    const QStringList &leaks() const { return m_leaks; }

private:
    void look()
    {
        ++m_frames;
        m_names.clear();
        if (m_table.isRoundOver() || m_table.isMatchOver() || !m_table.session().isPlaying())
            return; // all hands are open
        // The secret cards are those of covered hands that have no visible copy elsewhere.
        QSet<QString> seen;
        QSet<QString> hidden;
        for (int cardId = 0; cardId < m_table.cards()->rowCount(); ++cardId) {
            if (m_table.cards()->card(cardId).face != 0)
                seen.insert(words::cardInSentence(m_table.cards()->faceOf(cardId)));
        }
        for (int seat = 0; seat < m_table.seatCount(); ++seat) {
            if (seat == m_table.passAndPlay()->shownSeat())
                continue;
            m_table.session().match().state().hand(seat).for_each_card([&](auto card) {
                const QString name = words::cardInSentence(card);
                if (name.contains(
                        QRegularExpression(QStringLiteral("\\d")))) // leaves out "wild", which is in many sentences
                    hidden.insert(name);
            });
        }
        const QSet<QString> secret = hidden - seen;
        m_names = {secret.begin(), secret.end()};
        m_known.clear(); // playWatched() compares the log with the public events
        for (const LogRow &line : m_table.log()->rows())
            m_known.insert(line.text);
        walk(*m_window.contentItem());
    }

    void walk(const QQuickItem &item)
    {
        if (item.objectName().startsWith(QLatin1String("counted")))
            return; // the open hands of the previous round
        if (item.objectName() == QLatin1String("shownHand") && m_table.isHandShown())
            return; // the challenged hand, shown to the challenger
        if (item.objectName().startsWith(QLatin1String("card")) && item.property("cardId").isValid())
            lookAtCard(item);
        else
            lookAtWords(item);
        for (const QQuickItem *child : item.childItems())
            walk(*child);
    }

    void lookAtCard(const QQuickItem &item)
    {
        const bool isHand = item.property("zone").toInt() == CardsModel::Hand;
        if (!isHand || item.property("seat").toInt() == m_table.passAndPlay()->shownSeat())
            return;
        ++m_coveredCards;
        const bool isOpen = item.property("faceUp").toBool() || !item.property("code").toString().isEmpty()
            || !item.property("lastCode").toString().isEmpty();
        if (isOpen)
            note(item, QStringLiteral("a face"));
        for (const QQuickItem *child : item.childItems()) {
            for (const QQuickItem *picture : child->childItems()) {
                const QString source = picture->property("source").toString();
                if (source.startsWith(QLatin1String("image://cards/"))
                    && !source.startsWith(QLatin1String("image://cards/back")))
                    note(item, source);
            }
        }
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(const_cast<QQuickItem *>(&item));
        const QString owner = m_table.seats()->row(item.property("seat").toInt()).name;
        const QString name = spoken ? spoken->text(QAccessible::Name) : QString();
        if (!name.isEmpty() && name != words::hiddenCardName(owner))
            note(item, name);
    }

    void lookAtWords(const QQuickItem &item)
    {
        if (m_names.isEmpty())
            return;
        QStringList texts{item.property("text").toString(), item.property("words").toString()};
        // The texts for screen readers take most of the time, so they are checked in every fourth frame only.
        QAccessibleInterface *spoken = m_frames % 4 == 0
            ? QAccessible::queryAccessibleInterface(const_cast<QQuickItem *>(&item))
            : nullptr;
        if (spoken)
            texts << spoken->text(QAccessible::Name) << spoken->text(QAccessible::Description);
        static const QRegularExpression row(QStringLiteral("Center Row: [^.]*")); // public cards
        for (QString &text : texts) {
            text.remove(row);
            if (text.isEmpty() || m_known.contains(text) || text == m_table.lastPlay())
                continue;
            for (const QString &name : m_names) {
                const QRegularExpression whole(
                    QRegularExpression::escape(name) + QStringLiteral("(?!\\d)"),
                    QRegularExpression::CaseInsensitiveOption); // "red 1" must not match "red 10"
                if (text.contains(whole) && !isPublic(text))
                    note(item, text);
            }
        }
    }

    /// Returns whether the text contains the summary of a turn or a line of the log, which are public.
    bool isPublic(const QString &text) const
    {
        for (const SeatRow &seat : m_table.seats()->rows()) {
            if (!seat.recapWords.isEmpty() && text.contains(seat.recapWords))
                return true;
        }
        return std::ranges::any_of(m_known, [&](const QString &line) { return text.contains(line); });
    }

    void note(const QQuickItem &item, const QString &what)
    {
        if (m_leaks.size() < 5)
            m_leaks << QStringLiteral("frame %1, shown %5, turn %6, %2 (%3): %4")
                           .arg(m_frames)
                           .arg(item.objectName(), QString::fromLatin1(item.metaObject()->className()), what)
                           .arg(m_table.passAndPlay()->shownSeat())
                           .arg(m_table.session().turnSeat());
    }

    QQuickWindow &m_window;
    Table &m_table;
    QMetaObject::Connection m_connection;
    QStringList m_names;
    QSet<QString> m_known;
    QStringList m_leaks;
    int m_frames = 0;
    int m_coveredCards = 0;
};

/// Plays a match with animations, covers and shows hands at random moments of them, and verifies that nothing leaks.
template <typename Game, typename Table>
void playWatched(Table &(Driver::*tableOf)(), MatchConfig<Game> config)
{
    // A match of UNO played at random takes about 900 actions, and watching an action takes up to a second.
    constexpr int mostAnyhow = 60;
    Driver driver({}, {1024, 768}, true);
    openMatch(driver, config);
    Table &table = (driver.*tableOf)();
    LeakWatch<Game, Table> watch(driver.window(), table);
    Random random(config.seed);
    for (int actions = 0; actions < 3000 && !table.isMatchOver(); ++actions) {
        if (table.isRoundOver())
            table.nextRound();
        driver.pass(random.below(400));
        driver.waitForFrames();
        if (table.passAndPlay()->awaited() >= 0)
            table.showCards();
        else if (random.chance(0.1))
            table.coverCards();
        driver.waitForFrames();
        if (table.isMyTurn() && random.chance(0.3)) { // selects cards, asks for a hint, and covers the hand meanwhile
            for (const int cardId : table.cards()->hand(table.viewerSeat()))
                table.tapCard(cardId);
            table.hint()->toggle();
            driver.pass(400); // until it is announced
            driver.waitForFrames();
            table.coverCards();
            driver.waitForFrames();
            table.showCards();
        }
        if (table.session().isPlaying() && actions < mostAnyhow)
            playAnyLegal(table.session(), random);
        else if (table.session().isPlaying())
            playFirstLegal(table.session(), table.session().turnSeat()); // mostly plays a card, so the match ends soon
        driver.waitForFrames();
        driver.pass(random.below(3000));
        QVERIFY2(watch.leaks().isEmpty(), qPrintable(watch.leaks().join('\n')));
    }
    qInfo("%lld actions in %d frames", static_cast<long long>(table.session().actionCount()), watch.frames());
    QVERIFY(table.isMatchOver());
    QVERIFY(watch.frames() > 300);
    QVERIFY(watch.coveredCards() > 1000);
    QStringList shown;
    for (const LogRow &line : table.log()->rows())
        shown << line.text;
    QCOMPARE(shown, publicLog(table.session()));
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

/// Plays until the match is over. The person with the device uses \p lift to show the cards, \p decide to act, \p call to call
/// when that is due, and \p next to start the next round.
void playOn(Driver &driver, GameTable &table, const std::function<void()> &lift, const std::function<void()> &decide,
            const std::function<void()> &call, const std::function<void()> &next)
{
    int decisions = 0;
    while (!table.isMatchOver()) {
        driver.waitFor(
            [&] {
                return table.passAndPlay()->awaited() >= 0 || driver.isMyTurnOrOver()
                    || driver.isThere("shownHandClose");
            },
            "somebody's turn");
        if (driver.isThere("shownHandClose")) { // only the challenger may see it, before the device is passed on
            driver.tap("shownHandClose");
            continue;
        }
        if (table.isMatchOver())
            break;
        if (table.isRoundOver()) {
            driver.waitForItem("resultPanel");
            next();
            driver.waitFor([&] { return !table.isRoundOver(); }, "the next round");
            continue;
        }
        if (table.isViewerExposed())
            call();
        if (table.passAndPlay()->awaited() >= 0) {
            lift();
            driver.waitFor([&] { return table.isHandShown(); }, "the hand cover to open", 10000);
            continue;
        }
        const qint64 before = table.anySession().actionCount();
        // A touch may get lost on a very busy machine, so it is tried again.
        for (int attempt = 0; attempt < 8 && table.anySession().actionCount() == before; ++attempt) {
            decide();
            (void)QTest::qWaitFor([&] { return table.anySession().actionCount() > before; }, 1500);
        }
        driver.waitFor([&] { return table.anySession().actionCount() > before; },
                       qPrintable("the action: " + table.refusal()), 1000);
        ++decisions;
    }
    QVERIFY(decisions > 3);
    QVERIFY(driver.isThere("resultPlayAgain"));
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

int exposedPerson(GameTable &table)
{
    for (const int seat : table.passAndPlay()->people()) {
        if (table.anySession().isExposed(seat))
            return seat;
    }
    return -1;
}

/// Taps until exactly these cards of the hand are selected, because a finger may hit the next card in a narrow fan.
void touchUntilChosen(Driver &driver, const std::vector<int> &wanted)
{
    const auto firstWrong = [&] {
        const std::vector<int> &hand = driver.table().cards()->hand(driver.table().viewerSeat());
        const auto found = std::ranges::find_if(hand, [&](int cardId) {
            return driver.table().cards()->card(cardId).selected != (std::ranges::count(wanted, cardId) > 0);
        });
        return found == hand.end() ? -1 : *found;
    };
    for (int attempt = 0; attempt < 8 && firstWrong() >= 0; ++attempt) {
        const QString card = cardItem(firstWrong());
        driver.tap(card, {0.12, 0.3});
    }
}

void touchDos(Driver &driver, const dos::Action &action)
{
    if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
        const int first = driver.handCard(match->first);
        touchUntilChosen(driver,
                         match->is_double() ? std::vector{first, driver.handCard(match->second, first)}
                                            : std::vector{first});
        if (!driver.table()
                 .cards()
                 ->card(driver.rowCard(match->row))
                 .selected) // the table may have proposed it already
            driver.tap(cardItem(driver.rowCard(match->row)), {0.12, 0.3});
        if (QTest::qWaitFor([&] { return driver.isThere("tableConfirm"); }, 2000))
            driver.tap("tableConfirm");
    } else if (const auto *lay = std::get_if<dos::LayCard>(&action)) {
        touchUntilChosen(driver, {driver.handCard(lay->card)});
        driver.tap("tableConfirm");
    } else {
        driver.tap(std::holds_alternative<dos::DrawCard>(action)      ? "tableDraw"
                       : std::holds_alternative<dos::EndTurn>(action) ? "tableEndTurn"
                                                                      : "tableSkipBonus");
    }
}

/// Plays until the match is over by touch. \p decide makes one decision of a turn.
void playByTouch(Driver &driver, const std::function<void()> &decide)
{
    GameTable &table = *driver.anyTable();
    playOn(
        driver, table, [&] { driver.tap("handCoverShow"); },
        [&] {
            driver.settle();
            decide();
        },
        [&] {
            const int seat = exposedPerson(table);
            driver.tap("callButton");
            if (table.passAndPlay()->question() == PassAndPlay::WhoCalls)
                driver.tap(QStringLiteral("who%1").arg(seat));
        },
        [&] { driver.tap("resultNext"); });
}

} // namespace

void TestPeopleByHand::coveredHandsNeverLeakInDos()
{
    auto config = peopleConfig<dos::Game>(3, 3, 11);
    config.rules.target = dos::Ruleset::lowest_target;
    playWatched<dos::Game, DosTable>(&Driver::table, config);
}

void TestPeopleByHand::coveredHandsNeverLeakInUno()
{
    auto config = peopleConfig<uno::Game>(3, 3, 12);
    config.rules.target = uno::Ruleset::lowest_target;
    config.rules.seven_zero = config.rules.jump_in = config.rules.stacking = true;
    playWatched<uno::Game, UnoTable>(&Driver::unoTable, config);
}

void TestPeopleByHand::playsByKeyboardAlone()
{
    Driver driver;
    auto config = peopleConfig<dos::Game>(2, 2, 21);
    config.rules.target = dos::Ruleset::lowest_target;
    openMatch(driver, config);
    playOn(
        driver, driver.table(), [&] { driver.key(Qt::Key_Space); },
        [&] {
            driver.settle();
            playByKeys(driver, preferred(driver.legal()));
        },
        [&] {
            const int seat = exposedPerson(driver.table());
            const bool isCovered = driver.table().passAndPlay()->isCovered();
            driver.key(Qt::Key_Space, isCovered ? Qt::ShiftModifier : Qt::NoModifier);
            if (isCovered)
                driver.pressByKeys(QStringLiteral("who%1").arg(seat));
            driver.waitFor([&] { return !driver.table().anySession().isExposed(seat); }, "the call");
        },
        [&] { driver.key(Qt::Key_Return); });
}

void TestPeopleByHand::playsByScreenReaderAlone()
{
    Driver driver;
    auto config = peopleConfig<dos::Game>(2, 2, 22);
    config.rules.target = dos::Ruleset::lowest_target;
    openMatch(driver, config);
    QStringList said;
    connect(qobject_cast<Announcer *>(driver.item("announcer")), &Announcer::said, this,
            [&] { said << driver.announced(); });
    int lifted = 0;
    playOn(
        driver, driver.table(),
        [&] {
            const QString name = driver.table().viewerName();
            const auto isSaid = [&] { return said.join(' ').contains(QStringLiteral("Pass to %1.").arg(name)); };
            driver.waitFor(isSaid, "the announcement of the name", 5000);
            said.clear();
            driver.pressByReader("handCoverShow");
            ++lifted;
        },
        [&] {
            playBy(
                driver, preferred(driver.legal()), [&](int cardId) { driver.pressByReader(cardItem(cardId)); },
                [&](const QString &button) { driver.pressByReader(button); });
        },
        [&] {
            const int seat = exposedPerson(driver.table());
            driver.pressByReader("callButton");
            if (driver.table().passAndPlay()->isCovered())
                driver.pressByReader(QStringLiteral("who%1").arg(seat));
        },
        [&] { driver.pressByReader("resultNext"); });
    QVERIFY(lifted > 3);
}

void TestPeopleByHand::fourPeoplePlayByTouchOnAPhone()
{
    Driver driver({}, {360, 740});
    auto config = peopleConfig<dos::Game>(4, 4, 31);
    config.rules.target = dos::Ruleset::lowest_target;
    openMatch(driver, config);
    playByTouch(driver, [&] { touchDos(driver, preferred(driver.legal())); });
}

void TestPeopleByHand::tenPeoplePlayByTouchAndMouse()
{
    Driver driver;
    auto config = peopleConfig<uno::Game>(10, 10, 41);
    config.rules.target = uno::Ruleset::lowest_target;
    openMatch(driver, config);
    playByTouch(driver, [&] { playUnoByMouse(driver, unoLegal(driver).front()); });
}

void TestPeopleByHand::coversTheHandWhenTheWindowIsLeft()
{
    Driver driver;
    openMatch(driver, peopleConfig<dos::Game>(2, 2, 21));
    driver.window().requestActivate();
    if (!QTest::qWaitForWindowActive(&driver.window()))
        QSKIP("The window does not get active here");
    driver.click("handCoverShow");
    QVERIFY(driver.table().isHandShown());
    const int seat = driver.table().viewerSeat();
    QQuickWindow other;
    other.show();
    other.requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QTRY_VERIFY(!driver.table().isHandShown());
    QCOMPARE(driver.table().passAndPlay()->awaited(), seat);
    driver.window().requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
    driver.key(Qt::Key_Space);
    QVERIFY(driver.table().isHandShown());
}

void TestPeopleByHand::tableTurnsTowardThePlayer()
{
    Driver driver;
    driver.application().settings().setTableTurns(true);
    openMatch(driver, peopleConfig<dos::Game>(4, 4, 21));
    Random random(1);
    QSet<int> turns;
    for (int actions = 0; actions < 60 && driver.table().session().isPlaying() && turns.size() < 4; ++actions) {
        const int seat = driver.table().viewerSeat();
        QTRY_COMPARE(driver.item("turnedTable")->rotation(), seat * 90.0);
        driver.click("handCoverShow"); // at its rotated position
        QVERIFY(driver.table().isHandShown());
        turns << seat;
        // A click must reach the card at its rotated position, too.
        const std::vector<int> &hand = driver.table().cards()->hand(seat);
        driver.settle();
        driver.clickCard(hand.front());
        QVERIFY(driver.table().hasChoice() || !driver.table().refusal().isEmpty());
        while (driver.table().session().isPlaying() && driver.table().session().turnSeat() == seat)
            playAnyLegal(driver.table().session(), random);
    }
    QCOMPARE(turns.size(), 4);
    driver.application().settings().setTableTurns(false);
    QTRY_COMPARE(driver.item("turnedTable")->rotation(), 0.0);
}

/// The score must not overlap the name when a player moves from the edge of the hand to the other side with more points than
/// before.
void TestPeopleByHand::scoreIsBesideTheName()
{
    Driver driver({}, {1024, 768}, true);
    auto config = peopleConfig<dos::Game>(2, 2, 21);
    config.rules.target = 500;
    openMatch(driver, config);
    DosTable &table = driver.table();
    Random random(5);
    int looked = 0;
    for (int actions = 0; actions < 200 && table.round() < 3; ++actions) {
        if (table.isRoundOver()) {
            driver.waitForFrames();
            table.nextRound();
            driver.pass(9000);
            continue;
        }
        if (table.passAndPlay()->awaited() >= 0) {
            driver.waitForFrames();
            const QQuickItem *name = driver.item("seatName");
            QTRY_VERIFY2(driver.item("seatScore")->x() >= name->x() + name->property("contentWidth").toReal()
                             && name->property("contentWidth").toReal() > 10,
                         qPrintable(QString::number(driver.item("seatScore")->x())));
            ++looked;
            table.showCards();
        }
        playAnyLegal(table.session(), random);
        driver.pass(random.below(6000));
    }
    QVERIFY(looked > 10 && table.round() == 3);
}

TABLESIDE_TEST(TestPeopleByHand)
#include "tst_people_by_hand.moc"

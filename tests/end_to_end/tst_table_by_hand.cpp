// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Events at the table apart from plays: catches and their penalties, the grace time, and reasons for refusals. Nothing that
// appears or disappears may move a button under a finger.
#include "test_program.h"
#include "uno_driver.h"
#include "tests/app/table/uno_fixture.h"

#include <QAccessible>
#include <QMap>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

using namespace tableside;
using namespace tableside::test;

class TestTableByHand : public QObject
{
    Q_OBJECT

private slots:
    void showsACatchOfTheViewer();
    void showsCatchesOfOthers();
    void reportsAPenaltyInUno();
    void refusesCatchesBeforeAndAfterTheirTime();
    void reasonStaysWithTheSelectionAndTheFocus();
    void nothingMovesInDos();
    void nothingMovesInUno();
    void colorWheelMovesNothing();
    void poseMovesNothing();
    void longWordsMoveNothing();
    void showsTenSeatsOnAPhone();
    void handKeepsItsOrderInMotion();
    void dimsCardsThatCannotBePlayed();
    void endTurnButtonIsProminentWithoutPlayableCards();
};

namespace {

constexpr std::array tableSizes{QSize(1024, 768), QSize(360, 740)};

void showTable(Driver &driver)
{
    driver.open(Navigator::Table, "tablePage");
    driver.settle();
}

/// Plays random legal actions for all seats, deal after deal, until \p wanted holds at a table with \p seats seats. Then pauses
/// the table.
template <typename Game>
void playTo(Driver &driver, int seats, const std::function<bool(TableSession<Game> &)> &wanted)
{
    if (driver.navigator().page() != Navigator::Home)
        driver.open(Navigator::Home, "homePage");
    driver.holdComputers();
    driver.tableController().setGame(QString::fromLatin1(Game::name.data()));
    driver.tableController().setup()->setSeatCount(seats);
    Random random(1);
    for (int deal = 1; deal < 400; ++deal) {
        driver.tableController().setup()->setDealNumber(QString::number(deal));
        driver.tableController().startMatch();
        GameTable &table = *driver.tableController().table();
        auto &session = const_cast<TableSession<Game> &>(dynamic_cast<const TableSession<Game> &>(table.anySession()));
        for (int actions = 0; actions < 200; ++actions) {
            table.finishEvents();
            if (!session.isPlaying())
                break;
            if (wanted(session)) {
                table.setPaused(true); // otherwise an AI would call or catch while the page opens and the test runs
                showTable(driver);
                table.setPaused(true); // because the page resumes the table
                if (wanted(session))
                    return;
                break;
            }
            playAnyLegal(session, random);
        }
    }
    qFatal("No deal leads there");
}

QString nameOf(Driver &driver, int seat)
{
    return driver.tableController().table()->seats()->row(seat).name;
}

enum class Hand { left_out, counted };

/// Returns the rectangles of all items that can be pressed: buttons, the cards of the Center Row and the piles, and, if wanted,
/// the cards of the hands.
QMap<const QQuickItem *, QRectF> places(Driver &driver, Hand hand = Hand::left_out)
{
    QMap<const QQuickItem *, QRectF> found;
    const std::function<void(QQuickItem &)> look = [&](QQuickItem &item) {
        if (!item.isVisible())
            return;
        const QString name = item.objectName();
        const bool isButton = item.inherits("QQuickAbstractButton") || name == QLatin1String("callButton");
        const CardsModel &cards = *driver.tableController().table()->property("cards").value<CardsModel *>();
        const bool isCard = name.startsWith(QLatin1String("card")) && name.size() > 4 && name.at(4).isDigit()
            && (hand == Hand::counted || cards.card(name.mid(4).toInt()).zone != CardsModel::Hand);
        if (isButton || isCard)
            found.insert(&item, rectOf(item));
        for (QQuickItem *child : item.childItems())
            look(*child);
    };
    look(*driver.item("tablePage"));
    return found;
}

/// Returns the names of items that have moved, and how far. Items that have appeared or disappeared are left out.
QString moved(const QMap<const QQuickItem *, QRectF> &before, const QMap<const QQuickItem *, QRectF> &after)
{
    QStringList names;
    for (auto it = before.begin(); it != before.end(); ++it) {
        const auto now = after.find(it.key());
        if (now != after.end() && *now != *it)
            names << QStringLiteral("%1 by %2, %3").arg(it.key()->objectName()).arg(now->x() - it->x()).arg(now->y() - it->y());
    }
    return names.join(QStringLiteral("; "));
}

/// Returns the names of items that are no longer under a finger that has just pressed their middle.
QString lost(const QMap<const QQuickItem *, QRectF> &before, const QMap<const QQuickItem *, QRectF> &after)
{
    QStringList names;
    for (auto it = before.begin(); it != before.end(); ++it) {
        const auto now = after.find(it.key());
        if (now != after.end() && !now->contains(it->center()))
            names << it.key()->objectName();
    }
    return names.join(QStringLiteral("; "));
}

/// Returns the name of an item in \p before that \p item covers; empty for none.
QString covered(const QMap<const QQuickItem *, QRectF> &before, const QQuickItem &item)
{
    const QRectF place = rectOf(item);
    for (auto it = before.begin(); it != before.end(); ++it) {
        if (it->intersects(place))
            return it.key()->objectName();
    }
    return {};
}

void rest(Driver &driver)
{
    driver.settle();
    driver.waitForFrames();
    driver.waitForFrames();
}

#define VERIFY_NOTHING_MOVED(before) \
    do { \
        rest(driver); \
        const QString what = moved(before, places(driver)); \
        QVERIFY2(what.isEmpty(), qPrintable(what)); \
    } while (false)

/// Verifies that nothing moves when a refusal and a hint appear and disappear.
void refuseAndHint(Driver &driver, const std::function<void()> &refusedAction)
{
    const auto before = places(driver);
    refusedAction();
    driver.waitForItem("tableWhy");
    VERIFY_NOTHING_MOVED(before);
    QCOMPARE(covered(before, *driver.item("tableWhy")), QString());
    driver.pass(10'000); // the refusal's time is over
    QTRY_VERIFY(!driver.isThere("tableWhy"));
    VERIFY_NOTHING_MOVED(before);
    driver.click("tableHint");
    driver.waitFor([&] { return driver.tableController().table()->hint()->state() == HintModel::Shown; }, "the hint");
    rest(driver);
    QCOMPARE(lost(before, places(driver)), QString()); // the bar's buttons move up to the middle of its lines
    driver.click("tableHint");
    VERIFY_NOTHING_MOVED(before);
}

/// A pace at which banners stay, without flights.
const Pace atNormalSpeed{1.0, true, true};

} // namespace

/// DOS-CALL-3, DOS-END-5: the table shows who caught the viewer, and the penalty until it is drawn at the end of the turn.
void TestTableByHand::showsACatchOfTheViewer()
{
    Driver driver;
    driver.tableController().dosSetup()->setGraceSeconds(0);
    playTo<dos::Game>(driver, 3, [](auto &session) {
        const dos::State &state = session.match().state();
        return session.turnSeat() == 0 && session.isExposed(0) && state.table.phase == dos::Phase::play
            && state.table.matches > 0 && state.hand(0).size() == 2;
    });
    DosTable &table = driver.table();
    QVERIFY(!driver.isThere("penaltyBadge"));
    table.setPace(atNormalSpeed, {});
    QVERIFY(table.session().act(1, dos::CatchSeat{0}).isAccepted());
    QVERIFY(driver.text("momentWords").startsWith(nameOf(driver, 1) + " caught you"));
    table.skipMoment();
    QVERIFY(!driver.isThere("momentBanner"));
    const QString penalty = driver.text("penaltyBadge");
    QVERIFY2(penalty.contains("2 cards at the end"), qPrintable(penalty));
    QTRY_VERIFY(driver.announced().contains(penalty));
    QVERIFY(driver.isThere("owedMark"));
    driver.click("callButton");
    QCOMPARE(table.refusalRule(), QStringLiteral("DOS-CALL-3"));
    table.endTurn();
    table.skipBonus();
    table.finishEvents();
    QTRY_VERIFY(!driver.isThere("penaltyBadge"));
    QTRY_VERIFY(!driver.isThere("owedMark"));
    QVERIFY2(table.instruction().startsWith("You drew 2 penalty cards."), qPrintable(table.instruction()));
}

/// The words are shown long enough to be read, and then disappear.
void TestTableByHand::showsCatchesOfOthers()
{
    Driver driver;
    driver.tableController().dosSetup()->setGraceSeconds(0);
    playTo<dos::Game>(driver, 3, [](auto &session) { return session.isExposed(1); });
    driver.table().setPace(atNormalSpeed, {});
    QVERIFY(driver.table().session().act(2, dos::CatchSeat{1}).isAccepted());
    QVERIFY(driver.text("momentWords").startsWith(nameOf(driver, 2) + " caught " + nameOf(driver, 1)));
    driver.pass(1200);
    driver.pass(1200); // the last step begins when the clock has been turned
    QVERIFY(!driver.isThere("momentBanner"));

    playTo<dos::Game>(driver, 3, [](auto &session) {
        const dos::Table &table = session.match().state().table;
        return session.turnSeat() == 1 && session.isExposed(1) && table.matches > 0 && table.bonus_lays == 0;
    });
    driver.table().setPace(atNormalSpeed, {});
    driver.click("catch1");
    QVERIFY(driver.text("momentWords").startsWith("You caught " + nameOf(driver, 1)));
    driver.click("momentBanner"); // any press ends the wait
    QVERIFY(!driver.isThere("momentBanner"));
    driver.waitForItem("owedMark");
    QCOMPARE(driver.table().seats()->row(1).owed, 2);
    QVERIFY(!driver.isThere("penaltyBadge")); // this badge is for the viewer's penalty only
    QVERIFY(driver.table().session().act(1, dos::EndTurn{}).isAccepted());
    driver.table().finishEvents();
    QTRY_VERIFY(!driver.isThere("owedMark"));
}

/// UNO-CALL-1: the penalty is drawn at once, and the table's text reports it.
void TestTableByHand::reportsAPenaltyInUno()
{
    Driver driver;
    driver.tableController().unoSetup()->setGraceSeconds(0);
    playTo<uno::Game>(driver, 3, [](auto &session) { return session.isExposed(0) && session.turnSeat() == 1; });
    driver.unoTable().setPace(atNormalSpeed, {});
    QVERIFY(driver.unoTable().session().act(2, uno::CatchSeat{0}).isAccepted());
    QVERIFY(driver.text("momentWords").startsWith(nameOf(driver, 2) + " caught you"));
    driver.unoTable().finishEvents();
    QTRY_VERIFY2(driver.text("tableWords").startsWith("You drew 2 penalty cards."), qPrintable(driver.text("tableWords")));
    driver.click("callButton");
    QVERIFY2(driver.unoTable().refusal().contains("already caught you"), qPrintable(driver.unoTable().refusal()));
}

/// DOS-CALL-6: pressing the button during the grace time is refused and costs nothing. When the button disappears just before
/// the finger presses it, the table explains why. tst_catching tests the times and the reasons in both games.
void TestTableByHand::refusesCatchesBeforeAndAfterTheirTime()
{
    Driver driver;
    driver.tableController().dosSetup()->setGraceSeconds(5);
    playTo<dos::Game>(driver, 3, [](auto &session) { return session.isExposed(1); });
    DosTable &table = driver.table();
    QVERIFY(!driver.item("catch1")->property("ready").toBool());
    QVERIFY(driver.isThere("graceRing"));
    const qint64 before = table.session().actionCount();
    driver.click("catch1");
    QVERIFY2(table.refusal().contains(nameOf(driver, 1)), qPrintable(table.refusal()));
    QCOMPARE(table.session().actionCount(), before);
    QVERIFY(table.session().act(1, dos::CallDos{}).isAccepted());
    QVERIFY(!driver.isThere("catch1"));
    driver.click("late1");
    QVERIFY2(table.refusal().contains("already called"), qPrintable(table.refusal()));
}

/// The reason why the selected cards cannot be played is shown as long as they are selected. The reason for another refusal is
/// shown as long as its button has the focus.
void TestTableByHand::reasonStaysWithTheSelectionAndTheFocus()
{
    Driver driver;
    playTo<dos::Game>(driver, 2, [](auto &session) {
        const dos::State &state = session.match().state();
        return session.turnSeat() == 0 && state.table.phase == dos::Phase::play && state.hand(0).size() > 3;
    });
    DosTable &table = driver.table();
    const auto isRefused = [&] { return !table.refusalRule().isEmpty() && table.refusal() == table.choiceText(); };
    for (const int first : table.cards()->hand(0)) {
        for (const int second : table.cards()->hand(0)) {
            if (isRefused() || first == second)
                continue;
            table.clearChoice();
            for (const int card : {driver.rowCard(0), first, second})
                table.tapCard(card);
        }
    }
    QVERIFY(isRefused());
    driver.waitForItem("tableWhy");
    driver.pass(10'000); // longer than other refusals are shown
    rest(driver);
    QCOMPARE(driver.text("tableWords"), table.choiceText());
    QVERIFY(driver.isThere("tableWhy"));
    table.clearChoice();
    QTRY_VERIFY(!driver.isThere("tableWhy"));
    driver.key(Qt::Key_S); // refused, because there is no bonus
    driver.tabTo("tableWhy");
    driver.pass(10'000);
    rest(driver);
    QVERIFY(driver.isThere("tableWhy"));
}

/// A card that glides within the hand is drawn over its left neighbor and below its right one, as at rest.
void TestTableByHand::handKeepsItsOrderInMotion()
{
    Driver driver({}, {1024, 768}, true);
    playTo<dos::Game>(driver, 2, [](auto &session) {
        const dos::State &state = session.match().state();
        return session.turnSeat() == 0 && state.table.phase == dos::Phase::bonus && state.hand(0).size() > 3;
    });
    driver.settle();
    DosTable &table = driver.table();
    table.setPaused(false);
    const auto handItems = [&] {
        std::vector<QQuickItem *> items;
        for (const int cardId : table.cards()->hand(0))
            items.push_back(driver.item(QStringLiteral("card%1").arg(cardId)));
        return items;
    };
    const auto isMoving = [](const QQuickItem *card) { return card->property("moving").toBool(); };
    const int laid = table.cards()->hand(0)[1];
    const std::vector<QQuickItem *> before = handItems();
    driver.pass(10'000);
    QVERIFY(std::ranges::none_of(before, isMoving));
    driver.waitFor([&] { return driver.item("cardNavigator")->property("animated").toBool(); }, "the window to keep its size");
    table.dropCard(laid, -1);
    const std::vector<QQuickItem *> after = handItems();
    QCOMPARE(after.size(), before.size() - 1);
    QVERIFY(std::ranges::any_of(after, isMoving));
    QVERIFY(std::ranges::is_sorted(after, {}, &QQuickItem::z));
    QVERIFY(before[1]->z() > after.back()->z()); // the card that leaves the hand is above all others
    before.front()->setProperty("cy", before.front()->property("cy").toReal() - 20); // moves one card alone, as a mouse does
    QVERIFY(isMoving(before.front()));
    QVERIFY(std::ranges::is_sorted(handItems(), {}, &QQuickItem::z));
}

void TestTableByHand::dimsCardsThatCannotBePlayed()
{
    Driver driver({}, {360, 740});
    const auto playable = [](CardsModel &cards, bool isPlayable) {
        return std::ranges::any_of(cards.hand(0), [&](int cardId) { return cards.card(cardId).playable == isPlayable; });
    };
    playTo<uno::Game>(driver, 3, [&](auto &session) {
        CardsModel &cards = *driver.unoTable().cards();
        return session.turnSeat() == 0 && driver.unoTable().canDraw() && playable(cards, true) && playable(cards, false);
    });
    CardsModel &cards = *driver.unoTable().cards();
    const auto isDimmed = [&](int cardId) {
        return driver.item(QStringLiteral("card%1").arg(cardId))->findChild<QQuickItem *>("cardShade")->isVisible();
    };
    QVERIFY(cards.isHandPlayable());
    for (const int cardId : cards.hand(0))
        QCOMPARE(isDimmed(cardId), !cards.card(cardId).playable);
    QVERIFY(driver.unoTable().session().act(0, uno::DrawCard{}).isAccepted());
    driver.unoTable().finishEvents();
    if (driver.unoTable().canKeep())
        driver.unoTable().keep();
    QVERIFY(!driver.unoTable().isMyTurn());
    for (const int cardId : cards.hand(0)) // no card is dimmed in the turns of others
        QVERIFY(!isDimmed(cardId));
}

/// DOS-END-1: the button to end the turn is prominent only when no card of the hand can be played.
void TestTableByHand::endTurnButtonIsProminentWithoutPlayableCards()
{
    Driver driver;
    for (const bool isMatching : {true, false}) {
        playTo<dos::Game>(driver, 2, [&](auto &session) {
            return session.turnSeat() == 0 && driver.table().canEnd() && driver.table().cards()->isHandPlayable() == isMatching;
        });
        QCOMPARE(driver.item("tableEndTurn")->property("kind").toString(), QLatin1String(isMatching ? "secondary" : "primary"));
    }
}

void TestTableByHand::nothingMovesInDos()
{
    for (const QSize size : tableSizes) {
        Driver driver({}, size);
        DosSetup &setup = *driver.tableController().dosSetup();
        setup.setGraceSeconds(0);
        setup.setFalseCatchDrawsTwo(true);
        setup.setCatchWindow(DosSetup::Never);
        playTo<dos::Game>(driver, 3, [](auto &session) {
            const dos::State &state = session.match().state();
            return session.turnSeat() == 0 && state.table.phase == dos::Phase::play && state.table.matches > 0
                && session.isExposed(1) && !session.isExposed(2) && state.hand(2).size() > 2;
        });
        rest(driver);
        refuseAndHint(driver, [&] { driver.key(Qt::Key_D); });
        const auto before = places(driver);
        QVERIFY(driver.table().session().act(0, dos::CatchSeat{2}).isAccepted()); // a false catch, whose penalty shows the badge
        driver.waitForItem("penaltyBadge");
        VERIFY_NOTHING_MOVED(before);
        QVERIFY(driver.isThere("catch1"));
        QVERIFY(driver.table().session().act(1, dos::CallDos{}).isAccepted());
        QTRY_VERIFY(!driver.isThere("catch1"));
        VERIFY_NOTHING_MOVED(before);
        refuseAndHint(driver, [&] { driver.key(Qt::Key_D); }); // with the badge shown
    }
}

void TestTableByHand::nothingMovesInUno()
{
    for (const QSize size : tableSizes) {
        Driver driver({}, size);
        driver.tableController().unoSetup()->setGraceSeconds(0);
        playTo<uno::Game>(driver, 4, [&](auto &session) {
            return session.turnSeat() == 0 && driver.unoTable().canChallenge() && session.isExposed(3);
        });
        rest(driver);
        const auto before = places(driver);
        refuseAndHint(driver, [&] { driver.unoTable().tapCard(driver.unoTable().cards()->hand(0).front()); });
        QVERIFY(driver.isThere("catch3"));
        QVERIFY(driver.unoTable().session().act(3, uno::CallUno{}).isAccepted());
        QTRY_VERIFY(!driver.isThere("catch3"));
        VERIFY_NOTHING_MOVED(before);
    }
}

void TestTableByHand::colorWheelMovesNothing()
{
    for (const QSize size : tableSizes) {
        Driver driver({}, size);
        playTo<uno::Game>(driver, 3, [&](auto &session) {
            return session.turnSeat() == 0 && driver.unoTable().canDraw() && session.match().state().hand(0).has(uno::wild);
        });
        rest(driver);
        const auto before = places(driver);
        driver.unoTable().tapCard(driver.unoTable().cards()->cardOfHand(0, uno::wild));
        driver.waitForItem("colorWheel");
        VERIFY_NOTHING_MOVED(before);
        driver.unoTable().clearChoice();
        QTRY_VERIFY(!driver.isThere("colorWheel"));
        VERIFY_NOTHING_MOVED(before);
    }
}

/// When a pose begins, neither the piles nor the row nor a button moves. TableGeometry places the cards of the hands without
/// knowing about poses; tst_table_geometry tests that the panel overlaps nothing.
void TestTableByHand::poseMovesNothing()
{
    const auto playsFu = [](auto &session) -> std::optional<uno::Action> {
        uno::ActionList legal;
        uno::legal_actions(session.match().state(), legal);
        const auto play = std::find_if(legal.begin(), legal.end(), [](const uno::Action &action) {
            const auto *played = std::get_if<uno::PlayCard>(&action);
            return played && played->card == uno::wild_dumb_fu;
        });
        return play == legal.end() ? std::nullopt : std::optional(*play);
    };
    struct Row
    {
        QSize size;
        int seats;
        bool isReferee;
        double textScale;
    };
    for (const Row &row : {Row{{1024, 768}, 4, false, 1}, Row{{768, 1024}, 4, false, 1}, Row{{360, 740}, 10, false, 1},
                           Row{{360, 740}, 4, true, 1.3}, Row{{320, 560}, 4, false, 1}, Row{{320, 560}, 4, true, 1.3}}) {
        Driver driver({}, row.size);
        driver.application().settings().setRefereeMyself(row.isReferee);
        driver.application().settings().setTextScale(row.textScale);
        playTo<uno::Game>(driver, row.seats, [&](auto &session) {
            const uno::Table &table = session.match().state().table;
            return session.turnSeat() != 0 && table.next_seat(table.turn) == 0 && !driver.unoTable().isPosing()
                && playsFu(session) && session.match().state().hand(session.turnSeat()).size() > 2;
        });
        rest(driver);
        TableSession<uno::Game> &session = driver.unoTable().session();
        auto before = places(driver);
        QVERIFY(!driver.isThere("posePanel"));
        QVERIFY(session.act(session.turnSeat(), *playsFu(session)).isAccepted());
        driver.unoTable().finishEvents();
        QVERIFY(driver.unoTable().isPosing());
        VERIFY_NOTHING_MOVED(before);
        if (driver.isThere("posePanel"))
            continue;
        QVERIFY(row.size.height() < 700); // the panel fits only over the bar, which the viewer's own turn needs
        while (session.turnSeat() == 0)
            playFirstLegal(session, 0);
        driver.unoTable().finishEvents();
        QVERIFY(driver.unoTable().mustHoldStill());
        driver.waitForItem("posePanel");
        before.removeIf([](const auto it) { return it.key()->objectName().startsWith(QLatin1String("card")); });
        VERIFY_NOTHING_MOVED(before);
    }
}

/// A text that is too long ends in an ellipsis and takes no space from the items above. A press or the mouse shows all of it.
void TestTableByHand::longWordsMoveNothing()
{
    Driver driver({}, {320, 560});
    driver.application().settings().setTextScale(1.3);
    playTo<dos::Game>(driver, 2, [](auto &session) { return session.turnSeat() == 0; });
    driver.table().tapCard(driver.table().cards()->hand(0).front());
    rest(driver);
    const auto before = places(driver, Hand::counted);
    QQuickItem *bar = driver.item("tableWords");
    for (int bars = 0; bars < 2; ++bars) { // the first one is BarWords, which gets its text from the bar
        do
            bar = bar->parentItem();
        while (!bar->property("choiceText").isValid());
    }
    const QString sentence = QStringLiteral("Bartholomäus has already called, so nobody can catch this player any more.");
    for (const int times : {2, 4}) {
        const QString words = QStringList(times, sentence).join(' ');
        bar->setProperty("choiceText", words);
        rest(driver);
        QCOMPARE(moved(before, places(driver, Hand::counted)), QString());
        QCOMPARE(driver.spoken("tableWords"), words);
        const QQuickItem &said = *driver.item("tableWords");
        QCOMPARE(said.property("truncated").toBool(), driver.isThere("tableWhole"));
        if (times == 2 && !driver.isThere("tableWhole"))
            continue;
        for (const bool byMouse : {false, true}) {
            if (!byMouse)
                driver.tap("tableWhole");
            rest(driver);
            qreal at = 0.4;
            driver.waitFor([&] {
                if (byMouse) { // the pointer must move to count
                    at = 0.9 - at;
                    QTest::mouseMove(&driver.window(), said.mapToScene({said.width() * at, said.height() * at}).toPoint());
                }
                return !said.property("truncated").toBool();
            }, byMouse ? "all words, by mouse" : "all words, by touch");
            for (int rests = 0; rests < 3; ++rests)
                rest(driver);
            QCOMPARE(moved(before, places(driver, Hand::counted)), QString());
            QVERIFY(said.property("contentHeight").toReal() <= said.height() + 1);
            QVERIFY(said.mapToScene({}).y() >= 0);
            if (byMouse)
                QTest::mouseMove(&driver.window(), {2, 2});
            else
                driver.tap("tableWhole");
            QTRY_VERIFY(said.property("truncated").toBool());
        }
        driver.pressByKeys("tableWhole");
        QTRY_VERIFY(!said.property("truncated").toBool());
        bar->setProperty("choiceText", QStringLiteral("6"));
        QTRY_VERIFY(!driver.isThere("tableWhole"));
        VERIFY_NOTHING_MOVED(before);
    }
}

/// Each seat shows its portrait, number of cards and points side by side, and the summary of its last turn is readable.
void TestTableByHand::showsTenSeatsOnAPhone()
{
    Driver driver({}, {360, 740});
    playTo<uno::Game>(driver, 10, [](auto &session) { return session.turnSeat() == 0 && session.history().size() > 60; });
    int recaps = 0;
    for (int seat = 1; seat < 10; ++seat) {
        const QQuickItem *plaque = driver.item(QStringLiteral("seat%1").arg(seat));
        const QRectF face = rectOf(*plaque->findChild<QQuickItem *>("seatPortrait"));
        const QRectF count = driver.rect(QStringLiteral("count%1").arg(seat));
        const QQuickItem *score = plaque->findChild<QQuickItem *>("seatScore");
        QVERIFY(score->isVisible());
        QVERIFY2(face.intersected(count).width() < face.width() * 0.1, qPrintable(QString::number(seat)));
        QVERIFY2(!count.intersects(rectOf(*score)), qPrintable(QString::number(seat)));
        const QQuickItem *status = driver.find(QStringLiteral("status%1").arg(seat));
        if (status && !status->property("text").toString().isEmpty())
            QVERIFY2(status->property("contentHeight").toReal() >= 12, qPrintable(status->property("text").toString()));
        QQuickItem *recap = driver.find(QStringLiteral("recap%1").arg(seat));
        if (!recap) // the seat shows no last turn
            continue;
        QVERIFY(rectOf(*recap).width() <= rectOf(*plaque).width());
        for (int other = 1; other < 10; ++other)
            QVERIFY(!rectOf(*recap).intersects(driver.rect(QStringLiteral("count%1").arg(other))));
        const QString said = QAccessible::queryAccessibleInterface(recap)->text(QAccessible::Name);
        QCOMPARE(said, QStringLiteral("Last turn: ") + driver.tableController().table()->seats()->row(seat).recapWords);
        ++recaps;
    }
    QVERIFY(recaps > 5);
}

TABLESIDE_TEST(TestTableByHand)
#include "tst_table_by_hand.moc"

// Hints and the review of a round in the app's window, by mouse and by keys.
#include "driver.h"
#include "test_program.h"

#include "app/store/match_store.h"

#include "engine/uno/ai/levels.h"
#include "engine/uno/matching.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestAdviceByHand : public QObject
{
    Q_OBJECT

private slots:
    void choosesCharactersByMouse();
    void showsAHintByMouse();
    void showsAHintByKey();
    void hintReplacesARefusal();
    void hintReplacesTheSelectionsText();
    void refusesAHintOutOfTurn();
    void offersNoHintsWhenForbidden();
    void showsTheReviewByKeys();
    void reportsThatAReviewIsImpossible();
    void reviewSaysThatALuckyChallengeWorked();
};

namespace {

void sitDown(Driver &driver, int seats, bool hints = true)
{
    driver.tableController().setup()->setDealNumber("2026");
    driver.tableController().setup()->setSeatCount(seats);
    driver.tableController().setup()->setHintsAllowed(hints);
    driver.click("homePlayDos");
    driver.click("setupStart");
    driver.waitForItem("tablePage");
    driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
    driver.settle();
}

HintModel::State hintState(Driver &driver)
{
    return driver.table().hint()->state();
}

QString wordsShown(Driver &driver)
{
    return driver.item("tableWords")->property("text").toString();
}

int hintedCards(Driver &driver)
{
    int hinted = 0;
    for (int cardId = 0; cardId < dos::deck_size; ++cardId)
        hinted += driver.table().cards()->card(cardId).hinted ? 1 : 0;
    return hinted;
}

/// Deals the match's next round as another window of the app would.
void dealElsewhere(Driver &driver)
{
    MatchStore store(driver.application().database());
    QString problem;
    const auto resumed = TableSession<dos::Game>::resume(store.unfinished("dos")->id, store, systemTime(), problem);
    QVERIFY2(resumed && resumed->startRound().isAccepted(), qPrintable(problem));
}

/// Plays a round of UNO for two. Seat 0, the viewer, plays well, because the review lists only the worst decisions. Seat 1 plays
/// at random, but with a Wild Draw Four it twice draws or passes as if no card fitted, and then bluffs with that card. The viewer
/// challenges although a bluff seems unlikely. Returns whether that happened and the round is over.
bool playRoundWithABluff(TableSession<uno::Game> &session, Random &random)
{
    const auto good = make_player<uno::Game>(Level::greedy, 42);
    bool isFound = false;
    int draws = 0;
    if (!session.isPlaying())
        session.startRound();
    for (int actions = 0; actions < 400 && session.isPlaying(); ++actions) {
        const int seat = session.turnSeat();
        const uno::State &state = session.match().state();
        uno::ActionList legal;
        uno::legal_actions(state, legal);
        const bool bluffs = seat == 1 && state.table.color != Color::any && !uno::lacks_color(state.table, state.hand(1));
        const bool waits = bluffs && draws < 2 && state.hand(1).has(uno::wild_draw_four);
        const uno::Action *wanted = nullptr;
        for (const uno::Action &action : legal) {
            const auto *played = std::get_if<uno::PlayCard>(&action);
            const bool isDrawFour = played && played->card == uno::wild_draw_four;
            if (std::holds_alternative<uno::ChallengeDraw>(action) || (isDrawFour && bluffs && !waits)
                || (waits && (std::holds_alternative<uno::DrawCard>(action) || std::holds_alternative<uno::PassTurn>(action))))
                wanted = &action;
        }
        isFound = isFound || (wanted && std::holds_alternative<uno::ChallengeDraw>(*wanted) && seat == 0);
        draws += waits && wanted && std::holds_alternative<uno::DrawCard>(*wanted);
        if (wanted)
            session.act(seat, *wanted);
        else if (seat == 0)
            session.act(seat, legal[good->choose(session.match().observe(seat), legal, {})]);
        else
            session.act(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        if (session.isExposed(0))
            session.act(0, uno::CallUno{});
    }
    return isFound && !session.isPlaying();
}

void playRoundByKeys(Driver &driver)
{
    while (!driver.table().isRoundOver()) {
        driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
        if (driver.table().isRoundOver())
            return;
        driver.settle();
        playByKeys(driver, driver.legal().front());
        driver.settle();
    }
}

} // namespace

void TestAdviceByHand::choosesCharactersByMouse()
{
    Driver driver;
    driver.click("homePlayDos");
    driver.click("setupPortrait1");
    driver.waitForRest("setupCharacter1_5");
    driver.click("setupCharacter1_5");
    const RowsModel<SeatSetupRow> &seats = *driver.tableController().setup()->seats()->rows();
    QCOMPARE(seats.row(1).portrait(), QStringLiteral("otter"));
    QVERIFY(!driver.isThere("setupCharacter1_5"));
    driver.waitForRest("setupLevel1_2");
    driver.click("setupLevel1_2");
    QCOMPARE(seats.row(1).level(), QStringLiteral("hard"));
    driver.click("setupPortrait1");
    driver.waitForRest("setupCharacter1_1");
    driver.click("setupCharacter1_1"); // Felix the fox, first at the easiest level
    driver.waitForRest("setupLevel1_0");
    driver.click("setupLevel1_0");
    const auto manner = [&] { return driver.item("setupManner1")->property("text").toString(); };
    QVERIFY2(manner().contains("Often forgets to call. Sometimes catches you."), qPrintable(manner()));
    QVERIFY(!driver.item("setupLine1")->property("text").toString().contains("call", Qt::CaseInsensitive));
    driver.click("setupLevel1_2");
    QVERIFY2(manner().contains("Hardly ever forgets to call. Almost always tries to catch you."), qPrintable(manner()));
    driver.click("setupStart");
    driver.waitForItem("tablePage");
    QCOMPARE(driver.table().session().config().seats[1].character(), Character::fox);
}

void TestAdviceByHand::showsAHintByMouse()
{
    Driver driver;
    sitDown(driver, 2);
    QVERIFY(driver.item("tableHint")->isEnabled());
    driver.click("tableHint");
    driver.waitFor([&] { return hintState(driver) == HintModel::Shown; }, "the hint");
    driver.settle();
    QCOMPARE(wordsShown(driver), driver.table().hint()->text());
    QVERIFY(hintedCards(driver) > 0);
    driver.click("tableHint");
    QCOMPARE(hintState(driver), HintModel::None);
    QCOMPARE(hintedCards(driver), 0);
    QCOMPARE(wordsShown(driver), driver.table().instruction());
    driver.click("tableHint");
    driver.waitFor([&] { return hintState(driver) == HintModel::Shown; }, "the hint again");
    playByMouse(driver, driver.legal().front());
    QCOMPARE(hintState(driver), HintModel::None);
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestAdviceByHand::showsAHintByKey()
{
    Driver driver;
    sitDown(driver, 3);
    driver.key(Qt::Key_H);
    driver.waitFor([&] { return hintState(driver) == HintModel::Shown; }, "the hint");
    driver.key(Qt::Key_H);
    QCOMPARE(hintState(driver), HintModel::None);
    driver.table().hint()->setPlayouts(1'000'000'000);
    driver.key(Qt::Key_H);
    QCOMPARE(hintState(driver), HintModel::Searching);
    driver.key(Qt::Key_Escape);
    QCOMPARE(hintState(driver), HintModel::None);
    driver.key(Qt::Key_H);
    driver.key(Qt::Key_Escape);
    driver.key(Qt::Key_Escape); // opens the menu, because nothing else is open
    driver.click("menuLeave");  // the cancelled search may still be running
    driver.waitForItem("homePage");
}

void TestAdviceByHand::hintReplacesARefusal()
{
    Driver driver;
    sitDown(driver, 2);
    driver.key(Qt::Key_E);
    QVERIFY(!driver.table().refusal().isEmpty());
    QCOMPARE(wordsShown(driver), driver.table().refusal());
    driver.key(Qt::Key_H);
    driver.waitFor([&] { return hintState(driver) == HintModel::Shown; }, "the hint");
    QCOMPARE(wordsShown(driver), driver.table().hint()->text());
}

/// The hint's text replaces that of the selected cards until the selection changes or the hint is closed.
void TestAdviceByHand::hintReplacesTheSelectionsText()
{
    Driver driver;
    sitDown(driver, 2);
    const std::vector<int> hand = driver.table().cards()->hand(driver.table().viewerSeat());
    driver.clickCard(hand.at(0));
    QVERIFY(driver.table().hasChoice());
    const QString choice = wordsShown(driver);
    QCOMPARE(choice, driver.table().choiceText());
    driver.click("tableHint");
    driver.waitFor([&] { return hintState(driver) == HintModel::Shown; }, "the hint");
    driver.settle();
    QVERIFY(driver.table().hasChoice());
    QCOMPARE(wordsShown(driver), driver.table().hint()->text());
    driver.click("tableHint");
    QCOMPARE(wordsShown(driver), choice);
    driver.click("tableHint");
    driver.waitFor([&] { return hintState(driver) == HintModel::Shown; }, "the hint again");
    QCOMPARE(wordsShown(driver), driver.table().hint()->text());
    driver.clickCard(hand.at(1));
    QCOMPARE(wordsShown(driver), driver.table().choiceText());
    QVERIFY(wordsShown(driver) != choice);
}

void TestAdviceByHand::refusesAHintOutOfTurn()
{
    Driver driver;
    sitDown(driver, 3);
    driver.table().setPace({1.0, true, false}, {100'000'000, 100'000'001, 0});
    while (driver.table().isMyTurn()) {
        playByKeys(driver, driver.legal().front());
        driver.settle();
    }
    QVERIFY(!driver.item("tableHint")->isEnabled());
    QVERIFY(driver.table().refusal().isEmpty());
    driver.key(Qt::Key_H);
    QCOMPARE(hintState(driver), HintModel::None);
    QCOMPARE(driver.table().refusal(), driver.table().hint()->reasonWithoutHint());
    QCOMPARE(wordsShown(driver), QStringLiteral("You can get a hint on your turn."));
}

void TestAdviceByHand::offersNoHintsWhenForbidden()
{
    Driver driver;
    sitDown(driver, 2, false);
    QVERIFY(!driver.isThere("tableHint"));
    driver.key(Qt::Key_H);
    QCOMPARE(hintState(driver), HintModel::None);
}

void TestAdviceByHand::showsTheReviewByKeys()
{
    Driver driver;
    sitDown(driver, 2);
    playRoundByKeys(driver);
    driver.waitForItem("resultReview");
    driver.table().review()->setPlayouts(100);
    driver.pressByKeys("resultReview");
    driver.waitForItem("reviewPanel");
    driver.waitFor([&] { return !driver.table().review()->isThinking(); }, "the review");
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("reviewClose"));
    QCOMPARE(driver.item("reviewSummary")->property("text").toString(), driver.table().review()->summary());
    const QString said = driver.item("reviewSpoken")->property("words").toString();
    QVERIFY2(said.startsWith(driver.table().review()->summary()), qPrintable(said));
    const QList<ReviewedDecision> &decisions = driver.table().review()->decisions()->rows();
    for (const ReviewedDecision &decision : decisions)
        QVERIFY(said.contains(decision.better));
    const QStringList missed = driver.table().review()->missedCalls();
    for (int line = 0; line < missed.size(); ++line) {
        QCOMPARE(driver.item(QStringLiteral("reviewMissedCall%1").arg(line))->property("text").toString(), missed[line]);
        QVERIFY(said.contains(missed[line]));
    }
    QVERIFY(driver.isThere("reviewSign") == (decisions.isEmpty() && missed.isEmpty()));
    driver.key(Qt::Key_Escape);
    QVERIFY(!driver.isThere("reviewPanel"));
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("resultReview"));
    driver.key(Qt::Key_Return);
    driver.waitForItem("reviewPanel");
    driver.key(Qt::Key_Return); // on the close button
    QVERIFY(!driver.isThere("reviewPanel"));
    driver.pressByKeys("resultNext");
    driver.waitFor([&] { return !driver.table().isRoundOver(); }, "the next round");
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestAdviceByHand::reportsThatAReviewIsImpossible()
{
    Driver driver;
    sitDown(driver, 2);
    playRoundByKeys(driver);
    driver.waitForItem("resultReview");
    dealElsewhere(driver);
    driver.click("resultReview");
    driver.waitForItem("reviewPanel");
    driver.waitFor([&] { return driver.table().review()->hasProblem(); }, "the review's failure");
    QCOMPARE(driver.item("reviewSign")->property("name").toString(), QStringLiteral("info"));
    QCOMPARE(driver.item("reviewSpoken")->property("words").toString(), driver.table().review()->summary());
}

/// The challenge was a poor decision, because a bluff is rare, but the review says that it worked out instead of blaming it.
void TestAdviceByHand::reviewSaysThatALuckyChallengeWorked()
{
    Driver driver;
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    driver.tableController().setGame(QStringLiteral("uno"));
    driver.tableController().unoSetup()->setSeatCount(2);
    Random random(1);
    int found = -1;
    for (int deal = 1; deal < 1000 && found < 0; ++deal) {
        driver.tableController().setup()->setDealNumber(QString::number(deal));
        driver.tableController().startMatch();
        if (!playRoundWithABluff(driver.unoTable().session(), random))
            continue;
        driver.unoTable().finishEvents();
        ReviewModel &review = *driver.unoTable().review();
        review.setPlayouts(60);
        review.start();
        driver.waitFor([&] { return !review.isThinking(); }, "the review", 60000);
        for (int row = 0; row < review.decisions()->count(); ++row) {
            if (review.decisions()->row(row).worked)
                found = row;
        }
        review.clear();
    }
    QVERIFY(found >= 0);
    driver.navigator().open(Navigator::Table);
    driver.waitForItem("resultReview");
    driver.click("resultReview");
    driver.waitForItem("reviewPanel");
    ReviewModel &review = *driver.unoTable().review();
    driver.waitFor([&] { return !review.isThinking(); }, "the review again", 60000);
    QTRY_VERIFY(driver.isThere(QStringLiteral("reviewDecision%1").arg(found)));
    const ReviewedDecision decision = review.decisions()->row(found);
    QVERIFY(decision.worked);
    QVERIFY2(decision.played.contains("challenge", Qt::CaseInsensitive), qPrintable(decision.played));
    const QQuickItem &shown = *driver.item(QStringLiteral("reviewDecision%1").arg(found));
    const auto *cost = shown.findChild<QQuickItem *>("reviewCost");
    const auto *better = shown.findChild<QQuickItem *>("reviewBetter");
    QCOMPARE(cost->property("text").toString(), QStringLiteral("it worked out"));
    QVERIFY2(better->property("text").toString().startsWith("On average it costs"), qPrintable(better->property("text").toString()));
    QVERIFY(driver.item("reviewSpoken")->property("words").toString().contains("it worked out"));
}

TABLESIDE_TEST(TestAdviceByHand)
#include "tst_advice_by_hand.moc"

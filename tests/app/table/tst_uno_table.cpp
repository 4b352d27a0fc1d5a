// The UNO table: whole matches against AI players by tapping, the texts and cards it shows, and resuming.
#include "test_program.h"
#include "tests/app/table/uno_fixture.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tableside;
using test::handCardId;
using test::PlayFixture;
using test::tableWhere;
using test::waitForAnswer;
using Config = MatchConfig<uno::Game>;
using Session = TableSession<uno::Game>;

class TestUnoTable : public QObject
{
    Q_OBJECT

private slots:
    void wholeMatch_data();
    void wholeMatch();
    void cardsAgreeWithThePosition_data();
    void cardsAgreeWithThePosition();
    void resumesTheSamePosition_data();
    void resumesTheSamePosition();
    void callBeforeThePlayCounts();
    void showsTheChallengedHandToTheChallenger();
    void playsTheTappedOneOfEqualCards();
    void movingBreaksThePoseOnce();
    void shownHandStaysWhileOthersPlay();
    void showsTheOutcomeOfChallengingALastCard();
    void mentionsAMissedTurn_data();
    void mentionsAMissedTurn();
    void explainsTheAnswersToAStack();
    void challengeShowsItsStakes();
    void marksTheColorOfABluff();
};

namespace {

/// The time that the test grants in each turn for calls, catches, jump-ins and broken poses.
constexpr int reactionMs = 2000;

std::unique_ptr<UnoTable> quickTable(PlayFixture &fixture, const Config &config)
{
    auto table = std::make_unique<UnoTable>(fixture.begin(config), fixture.sounds);
    table->setPace({1.0, true, false}, {0, 0, 0});
    return table;
}

/// Returns rules in which each set bit of `bits` switches one house rule on.
uno::Ruleset rulesOf(int bits)
{
    uno::Ruleset rules;
    rules.stacking = bits & 1;
    rules.jump_in = bits & 2;
    rules.seven_zero = bits & 4;
    rules.draw_until_playable = bits & 8;
    rules.no_bluffing = bits & 16;
    return rules;
}

QString letterOf(Color color)
{
    return QString(QLatin1String("rbgy").at(static_cast<qsizetype>(color)));
}

/// Performs an action by tapping cards and buttons.
void tap(UnoTable &table, const uno::Action &action)
{
    if (const auto *played = std::get_if<uno::PlayCard>(&action)) {
        table.tapCard(handCardId(table, played->card));
        if (played->card.is_wild())
            table.nameColor(letterOf(played->color));
    } else if (const auto *named = std::get_if<uno::NameColor>(&action)) {
        table.nameColor(letterOf(named->color));
    } else if (const auto *swap = std::get_if<uno::SwapHands>(&action)) {
        table.swapWith(swap->seat);
    } else if (std::holds_alternative<uno::DrawCard>(action)) {
        table.draw();
    } else if (std::holds_alternative<uno::PassTurn>(action)) {
        table.keep();
    } else if (std::holds_alternative<uno::ChallengeDraw>(action)) {
        table.challenge();
    } else if (std::holds_alternative<uno::AcceptDraw>(action)) {
        table.accept();
    }
}

/// Performs the viewer's first legal action by tapping. Returns false if it was not accepted.
bool playByTapping(UnoTable &table)
{
    uno::ActionList legal;
    uno::legal_actions(table.session().match().observe(table.viewerSeat()), legal);
    const qint64 before = table.session().actionCount();
    tap(table, legal.front());
    return table.session().actionCount() > before;
}

} // namespace

void TestUnoTable::wholeMatch_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("rules");
    QTest::addRow("two, as printed") << 2 << 0;
    QTest::addRow("four, as printed") << 4 << 0;
    QTest::addRow("three, all house rules") << 3 << 31;
    QTest::addRow("five, stacking, jump-ins and sevens") << 5 << 7;
    QTest::addRow("ten, as printed") << 10 << 0;
}

void TestUnoTable::wholeMatch()
{
    QFETCH(int, seats);
    QFETCH(int, rules);
    PlayFixture fixture;
    Config config = PlayFixture::config<uno::Game>(seats, 77);
    config.rules = rulesOf(rules);
    config.rules.grace_ms = 0;
    const auto table = quickTable(fixture, config);
    QCOMPARE(table->target(), 500);
    table->start();
    int rounds = 0;
    while (!table->isMatchOver()) {
        QVERIFY(waitForAnswer([&] { return table->isMyTurn() || table->isRoundOver() || table->isMatchOver(); }));
        fixture.time.advance(reactionMs);
        if (table->isMyTurn()) {
            QVERIFY(!table->instruction().isEmpty());
            QVERIFY2(playByTapping(*table), qPrintable(table->refusal()));
            if (table->isViewerExposed())
                table->call();
        } else if (table->isRoundOver() && !table->isMatchOver()) {
            QVERIFY(!table->resultTitle().isEmpty());
            QCOMPARE(table->result()->rowCount(), seats);
            ++rounds;
            table->nextRound();
        }
    }
    QVERIFY(rounds > 0);
    QVERIFY(!fixture.store.unfinished("uno"));
    QVERIFY(fixture.sounds.played().contains(Sound::matchWon));
}

void TestUnoTable::cardsAgreeWithThePosition_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("rules");
    for (const int seats : {2, 3, 7, 10}) {
        for (const int rules : {0, 7, 31})
            QTest::addRow("%d seats, rules %d", seats, rules) << seats << rules;
    }
}

void TestUnoTable::cardsAgreeWithThePosition()
{
    QFETCH(int, seats);
    QFETCH(int, rules);
    PlayFixture fixture;
    Config config = PlayFixture::config<uno::Game>(seats, 5);
    config.rules = rulesOf(rules);
    UnoTable table(fixture.begin(config), fixture.sounds);
    table.setPace({1.0, true, false}, {1'000'000, 1'000'001, 0});
    const QAbstractItemModelTester tester(table.cards(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    Session &session = table.session();
    Random random(static_cast<quint64>(seats));
    for (int actions = 0; actions < 400 && session.match().phase() != MatchPhase::over; ++actions) {
        if (!session.isPlaying()) {
            table.nextRound();
            continue;
        }
        test::playAnyLegal(session, random);
        if (!session.isPlaying())
            continue;
        const uno::State &state = session.match().state();
        QCOMPARE(table.cards()->drawCount(), state.table.draw_count);
        QCOMPARE(table.cards()->discardCount(), state.table.discard_count);
        QCOMPARE(table.direction(), int{state.table.direction});
        for (int seat = 0; seat < seats; ++seat) {
            QCOMPARE(static_cast<int>(table.cards()->hand(seat).size()), state.hand(seat).size());
            QCOMPARE(table.seats()->row(seat).posing, state.table.is_posing(seat));
        }
        uno::Cards own;
        for (const int cardId : table.cards()->hand(0))
            own.push_back(table.cards()->faceOf(cardId));
        QCOMPARE(own, uno::Game::hand_cards(state, 0));
        if (state.table.color != Color::any)
            QCOMPARE(table.colorCode(), letterOf(state.table.color));
    }
}

/// A call before the play is kept and made right after the play. If the person does not play, the call is dropped (UNO-CALL-2).
void TestUnoTable::callBeforeThePlayCounts()
{
    PlayFixture fixture;
    const auto wanted = [](UnoTable &table) {
        const Session &session = table.session();
        if (session.turnSeat() != 0 || session.match().state().hand(0).size() != 2)
            return false;
        uno::ActionList legal;
        uno::legal_actions(session.match().observe(0), legal);
        const auto *played = std::get_if<uno::PlayCard>(&legal.front());
        return played && !played->card.is_wild() && std::ranges::any_of(legal, [](const uno::Action &action) {
            return std::holds_alternative<uno::DrawCard>(action);
        });
    };
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), wanted);
    table->finishEvents();
    table->call();
    QVERIFY(table->isCallArmed());
    QCOMPARE(table->refusal(), QString());
    QVERIFY2(playByTapping(*table), qPrintable(table->refusal()));
    QVERIFY(!table->isCallArmed());
    QCoreApplication::processEvents();
    QVERIFY(!table->session().isExposed(0));
    QVERIFY(table->seats()->row(0).called);

    const auto other = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), wanted);
    other->finishEvents();
    const qint64 before = other->session().actionCount();
    other->call();
    QVERIFY(other->isCallArmed());
    QCOMPARE(other->session().actionCount(), before);
    other->draw();
    if (other->session().turnSeat() == 0)
        other->keep();
    QTRY_VERIFY(!other->isCallArmed());
}

void TestUnoTable::resumesTheSamePosition_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("actions");
    for (const int seats : {2, 6, 10}) {
        for (const int actions : {0, 1, 9, 60, 220})
            QTest::addRow("%d seats, %d actions", seats, actions) << seats << actions;
    }
}

void TestUnoTable::resumesTheSamePosition()
{
    QFETCH(int, seats);
    QFETCH(int, actions);
    PlayFixture fixture;
    Config config = PlayFixture::config<uno::Game>(seats, 8);
    config.rules = rulesOf(7);
    config.rules.target = uno::Ruleset::highest_target;
    const auto session = fixture.begin(config);
    session->startRound();
    Random random(static_cast<quint64>(actions));
    for (int count = 0; count < actions && session->match().phase() != MatchPhase::over; ++count) {
        if (session->isPlaying())
            test::playAnyLegal(*session, random);
        else
            session->startRound();
    }
    // Another store on the same file finds the same as the app when it starts after kill -9.
    QString problem;
    Database second(fixture.databasePath);
    MatchStore store(second);
    QCOMPARE(store.unfinished("uno")->game, QStringLiteral("uno"));
    auto resumed = Session::resume(store.unfinished("uno")->id, store, fixture.time, problem);
    QVERIFY2(resumed != nullptr, qPrintable(problem));
    QVERIFY(resumed->match().state() == session->match().state());
    QCOMPARE(resumed->match().totals(), session->match().totals());
    QCOMPARE(resumed->history().size(), session->history().size());
    QCOMPARE(resumed->config().rules, config.rules);
    UnoTable table(std::move(resumed), fixture.sounds);
    QVERIFY(!table.isBusy());
    for (const SeatRow &seat : table.seats()->rows())
        QVERIFY(!seat.movedNow && !seat.calledNow); // a resumed table does not repeat old news
    QCOMPARE(static_cast<int>(table.cards()->hand(0).size()), session->match().state().hand(0).size());
}

void TestUnoTable::showsTheChallengedHandToTheChallenger()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1),
                                  [](UnoTable &it) { return it.canChallenge(); });
    const uno::Table &position = table->session().match().state().table;
    const int target = position.challenged_seat();
    const uno::Cards hand = uno::Game::hand_cards(table->session().match().state(), target);
    QVERIFY(table->pendingCards() == 4);
    QVERIFY(table->shownHand().isEmpty());
    table->challenge();
    QCOMPARE(table->shownHand().size(), static_cast<qsizetype>(hand.size()));
    QVERIFY(!table->shownHandTitle().isEmpty());
    QVERIFY(!table->shownHandNames().isEmpty());
    for (const int cardId : table->cards()->hand(target))
        QCOMPARE(table->cards()->card(cardId).face, 0); // the cards on the table stay face down
    table->hideShownHand();
    QVERIFY(table->shownHand().isEmpty());
}

/// The text about a challenge names the color in play before and the penalties that the engine applies (UNO-ACT-5,
/// UNO-CHAL-1).
void TestUnoTable::challengeShowsItsStakes()
{
    PlayFixture fixture;
    for (const bool guilty : {true, false}) {
        const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [guilty](UnoTable &it) {
            return it.canChallenge() && it.session().match().state().is_bluff == guilty;
        });
        const uno::Table &position = table->session().match().state().table;
        const int target = position.challenged_seat();
        QCOMPARE(table->colorBefore(), CardsModel::letterOf(position.color_before));
        QVERIFY(table->colorBefore() != table->colorCode() || guilty || position.color_before == position.color);
        QCOMPARE(table->challengeStakes(), QStringLiteral("Color before: %1 · bluff: %2 draws 4 · no bluff: you draw 6")
                                               .arg(words::colorName(position.color_before), table->seats()->row(target).name));
        const int loser = guilty ? target : 0;
        const int before = static_cast<int>(table->cards()->hand(loser).size());
        table->challenge();
        table->finishEvents();
        QCOMPARE(static_cast<int>(table->cards()->hand(loser).size()), before + (guilty ? 4 : 6));
        QCOMPARE(table->challengeStakes(), QString());
    }
}

void TestUnoTable::marksTheColorOfABluff()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [](UnoTable &it) {
        return it.canChallenge() && it.session().match().state().is_bluff;
    });
    QCOMPARE(table->shownHandColor(), QString());
    const QString before = table->colorBefore();
    table->challenge();
    QCOMPARE(table->shownHandColor(), before);
    QVERIFY(std::ranges::any_of(table->shownHand(), [&](const QString &code) { return code.startsWith(before); }));
    Random random(1);
    while (table->session().isPlaying() && table->session().turnSeat() != 0)
        test::playAnyLegal(table->session(), random);
    table->finishEvents();
    if (!table->shownHandTitle().isEmpty())
        QCOMPARE(table->shownHandColor(), before); // later plays do not change the color
    const auto innocent = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [](UnoTable &it) {
        return it.canChallenge() && !it.session().match().state().is_bluff;
    });
    innocent->challenge();
    QCOMPARE(innocent->shownHandColor(), QString());
}

void TestUnoTable::playsTheTappedOneOfEqualCards()
{
    PlayFixture fixture;
    int second = -1;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [&](UnoTable &it) {
        const std::vector<int> &hand = it.cards()->hand(it.viewerSeat()); // sorted, so equal cards are neighbors
        const auto pair = std::adjacent_find(hand.begin(), hand.end(), [&](int one, int other) {
            return it.cards()->faceOf(one) == it.cards()->faceOf(other) && !it.cards()->faceOf(one).is_wild()
                && it.cards()->card(one).playable;
        });
        second = pair == hand.end() ? -1 : *std::next(pair);
        return it.isMyTurn() && second >= 0;
    });
    table->tapCard(second);
    QCOMPARE(table->cards()->card(second).zone, CardsModel::DiscardPile);
    QVERIFY(!table->cards()->card(second).selected);
}

void TestUnoTable::movingBreaksThePoseOnce()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1),
                                  [](UnoTable &it) { return it.mustHoldStill(); });
    QVERIFY(table->isPosing());
    const auto before = table->cards()->hand(0).size();
    table->reportMove();
    QCOMPARE(table->cards()->hand(0).size(), before + 4); // UNO-ACT-6
    QVERIFY(!table->isPosing());
    QVERIFY(fixture.sounds.played().contains(Sound::moved));
    table->reportMove();
    QCOMPARE(table->cards()->hand(0).size(), before + 4);
}

/// A challenger who was wrong loses the turn, so the hand stays visible while the others play, until the challenger acts.
void TestUnoTable::shownHandStaysWhileOthersPlay()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [](UnoTable &it) {
        return it.canChallenge() && !it.session().match().state().is_bluff;
    });
    table->challenge();
    const QStringList shown = table->shownHand();
    QVERIFY(!shown.isEmpty());
    const int before = table->discardCount();
    while (table->session().isPlaying() && !table->isMyTurn()) {
        uno::ActionList legal;
        uno::legal_actions(table->session().match().state(), legal);
        table->session().act(table->session().turnSeat(), legal.front()); // plays a card if possible
    }
    QVERIFY(table->discardCount() > before);
    QCOMPARE(table->shownHand(), shown);
    QVERIFY(table->canDraw());
    table->draw();
    QVERIFY(table->shownHand().isEmpty());
}

/// A player who has played the last card has no hand to show, but the table still shows the outcome (UNO-OUT-1).
void TestUnoTable::showsTheOutcomeOfChallengingALastCard()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(2, 1), [](UnoTable &it) {
        return it.canChallenge() && it.session().match().state().table.is_ending;
    }, test::playTowardsALastDrawFour);
    table->challenge();
    QVERIFY(table->shownHand().isEmpty());
    QVERIFY2(table->shownHandTitle().contains("didn’t bluff"), qPrintable(table->shownHandTitle()));
    table->hideShownHand();
    QVERIFY(table->shownHandTitle().isEmpty());
}

void TestUnoTable::mentionsAMissedTurn_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("said");
    QTest::addRow("UNO-ACT-3") << "rskip bskip gskip yskip" << "You miss your turn.";
    QTest::addRow("UNO-ACT-2, two players") << "rrev brev grev yrev" << "You miss your turn.";
    QTest::addRow("UNO-ACT-1") << "r+2 b+2 g+2 y+2" << "You draw 2 card(s) and miss your turn.";
    QTest::addRow("UNO-ACT-5") << "wild+4" << "You draw 4 card(s) and miss your turn.";
}

/// The message appears when the viewer misses a turn and stays until the viewer's next turn.
void TestUnoTable::mentionsAMissedTurn()
{
    QFETCH(QString, card);
    QFETCH(QString, said);
    const QStringList cards = card.split(' ');
    PlayFixture fixture;
    Config config = PlayFixture::config<uno::Game>(2, 1);
    config.rules.no_bluffing = true; // a Wild Draw Four cannot be challenged
    const auto isMissed = [&](UnoTable &it) {
        const auto &table = it.session().match().state().table;
        return table.turn == 1 && table.phase == uno::Phase::play && table.discard_count > 3 && it.session().history().size() > 4
            && cards.contains(QString::fromStdString(uno::card_text(table.top())))
            && std::holds_alternative<uno::Skipped>(it.session().history()[it.session().history().size() - 2]);
    };
    const auto table = tableWhere(fixture, config, isMissed);
    QVERIFY2(table->instruction().startsWith(said), qPrintable(table->instruction()));
    while (table->session().isPlaying() && !table->isMyTurn())
        test::playFirstLegal(table->session(), 1);
    QVERIFY2(!table->instruction().contains("miss"), qPrintable(table->instruction()));
}

void TestUnoTable::explainsTheAnswersToAStack()
{
    PlayFixture fixture;
    Config config = PlayFixture::config<uno::Game>(3, 1);
    config.rules.stacking = true;
    for (const bool stacks : {false, true}) {
        const auto has = [&](UnoTable &it) { return (handCardId(it, uno::wild_draw_four) >= 0) == stacks; };
        const auto table = tableWhere(fixture, config, [&](UnoTable &it) { return it.canChallenge() && has(it); });
        QVERIFY2(table->instruction().contains("challenge"), qPrintable(table->instruction()));
        QCOMPARE(table->instruction().contains("stack a Wild Draw Four"), stacks);
    }
    tableWhere(fixture, config, [](UnoTable &it) { return it.instruction().contains("or stack a Draw Two"); });
}
TABLESIDE_TEST(TestUnoTable)
#include "tst_uno_table.moc"

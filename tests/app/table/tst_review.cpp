// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The review of a round finds the decisions of a seat in the record and shows the costly ones.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/advice/game_hint.h"
#include "app/table/advice/game_review.h"
#include "app/table/advice/review_cards.h"
#include "app/table/advice/round_decisions.h"
#include "engine/dos/ai/levels.h"
#include "engine/dos/json/codec.h"
#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/json/codec.h"
#include "tests/engine/dos/position.h"
#include "tests/engine/uno/position.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tableside;
using test::PlayFixture;
using test::waitForAnswer;

class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void findsTheDecisionsOfARound();
    void jumpingInBeginsATurn();
    void reviewFindsTheCostlyMove();
    void nextRoundCancelsTheReview();
    void reportsADamagedRecord();
    void reportsAChangeByAnotherWindow();
    void doesNotBlameFollowedHints();
    void challengeThatFindsABluffWorked();
    void listsMissedCalls();
    void showsTheTargetOfABetterPlay();
    void severalPeopleAreReviewedByName();
    void reviewsARoundOfUno();
};

namespace {

/// The observations at which a seat had to act, and its actions, in order.
struct Diary
{
    std::vector<dos::Observation> asked;
    std::vector<dos::Action> did;
};

/// Plays two random rounds in which the viewer never forgets to call. Returns the viewer's diary of the second round.
Diary playTwoRounds(TableSession<dos::Game> &session)
{
    Diary diary;
    Random random(8);
    while (session.match().round() < 2 || session.isPlaying()) {
        if (!session.isPlaying()) {
            session.startRound();
            diary = {};
            continue;
        }
        const dos::ActionList legal = test::legalActions(session);
        const dos::Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (session.turnSeat() == 0) {
            diary.asked.push_back(session.match().observe(0));
            diary.did.push_back(action);
        }
        session.act(session.turnSeat(), action);
        if (session.isExposed(0))
            session.act(0, dos::CallDos{});
    }
    return diary;
}

/// Returns a match that does not end in its first rounds.
template <typename Game = dos::Game>
MatchConfig<Game> longMatch(int seats = 2, quint64 seed = 6)
{
    MatchConfig<Game> config = PlayFixture::config<Game>(seats, seed);
    config.rules.target = Game::Ruleset::highest_target;
    return config;
}

/// Starts a review and waits until it is done.
void finishReview(ReviewModel &review)
{
    review.start();
    QVERIFY(waitForAnswer([&] { return !review.isThinking(); }));
}

/// Plays a round with random legal actions for all seats.
template <typename Game>
void playRound(TableSession<Game> &session)
{
    session.startRound();
    test::playUntil(session, Random(3), [&] { return !session.isPlaying(); });
}

} // namespace

void TestReview::findsTheDecisionsOfARound()
{
    PlayFixture fixture;
    const auto session = fixture.begin(longMatch(3, 12));
    const Diary diary = playTwoRounds(*session);
    const auto endsPlan = [](const dos::Action &action) { return !std::holds_alternative<dos::MatchRow>(action); };
    const RoundDecisions<dos::Game> round = decisionsOfLastRound<dos::Game>(*session->record(), 0, endsPlan).value();
    std::size_t next = 0;
    for (const Decision<dos::Game> &decision : round.decisions) {
        const auto found = std::find(diary.asked.begin() + static_cast<std::ptrdiff_t>(next), diary.asked.end(), decision.seen);
        QVERIFY(found != diary.asked.end());
        next = static_cast<std::size_t>(found - diary.asked.begin());
        for (const dos::Action &action : decision.done)
            QCOMPARE(test::text(action), test::text(diary.did.at(next++)));
        QVERIFY(decision.legal.size() > 1);
        QVERIFY(decision.eventsBefore <= round.events.size());
    }
    QVERIFY(round.decisions.size() > 3);
    QVERIFY(std::holds_alternative<dos::Scored>(round.events.back()));
}

namespace {

/// Starts a round and plays until the viewer jumps in with a seven before its first turn and has to choose a hand. Returns
/// false if the deal does not permit that.
bool jumpInWithASeven(TableSession<uno::Game> &session)
{
    session.startRound();
    while (session.isPlaying() && session.turnSeat() != 0) {
        const uno::Card top = session.match().state().table.top();
        const std::optional<uno::Action> jump = uno::best_jump_in(session.match().observe(0));
        if (jump && top.is_number() && top.number() == 7)
            return session.act(0, *jump).isAccepted();
        test::playFirstLegal(session, session.turnSeat());
    }
    return false;
}

} // namespace

/// A jump-in counts as the viewer's first turn, although no event starts a turn for it (UNO-JUMP-1).
void TestReview::jumpingInBeginsATurn()
{
    PlayFixture fixture;
    MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(10, 0);
    config.rules.jump_in = config.rules.seven_zero = true;
    std::unique_ptr<TableSession<uno::Game>> session;
    do {
        QVERIFY(++config.seed < 2000);
        session = fixture.begin(config);
    } while (!jumpInWithASeven(*session));
    test::playFirstLegal(*session, 0);
    const auto round = decisionsOfLastRound<uno::Game>(*session->record(), 0, [](const uno::Action &) { return false; });
    QCOMPARE(round.value().decisions.front().turn, 1);
}

namespace {

/// Returns a legal action that empties the hand of the seat in turn, if there is one.
std::optional<dos::Action> wayOut(const TableSession<dos::Game> &session)
{
    for (const dos::Action &action : test::legalActions(session)) {
        dos::State after = session.match().state();
        dos::NoEvents unread;
        dos::apply(after, after.table.turn, action, unread);
        if (after.hand(session.turnSeat()).empty())
            return action;
    }
    return std::nullopt;
}

/// Plays rounds well for all seats until the viewer draws although it could go out, then finishes that round. Returns the
/// number of that turn, counting the viewer's turns of the round from 1.
int playWithOneBlunder(TableSession<dos::Game> &session)
{
    const auto player = make_player<dos::Game>(Level::hard, 3);
    for (;;) {
        session.startRound();
        int turns = 0;
        int blunder = 0;
        int last = -1;
        while (session.isPlaying()) {
            const int seat = session.turnSeat();
            turns += seat == 0 && last != 0 ? 1 : 0;
            last = seat;
            const dos::Observation seen = session.match().observe(seat);
            const dos::ActionList legal = test::legalActions(session);
            dos::Action action = legal[player->choose(seen, legal, {})];
            if (seat == 0 && blunder == 0 && wayOut(session) && dos::check(seen, dos::DrawCard{}) == dos::Reason::none) {
                action = dos::DrawCard{};
                blunder = turns;
            }
            session.act(seat, action);
        }
        if (blunder > 0)
            return blunder;
    }
}

void compareWithBlunder(ReviewModel &review, int turn)
{
    QVERIFY(waitForAnswer([&] { return !review.isThinking(); }));
    const QList<ReviewedDecision> &found = review.decisions()->rows();
    QVERIFY(found.size() >= 1 && found.size() <= ReviewModel::mostShown);
    const auto worst = std::ranges::find(found, turn, &ReviewedDecision::turn);
    QVERIFY(worst != found.end());
    QCOMPARE(worst->played, QStringLiteral("draw a card first"));
    QVERIFY2(worst->better.contains("win the round"), qPrintable(worst->better));
    QVERIFY(!worst->betterHand.isEmpty());
    QVERIFY(!worst->betterRow.isEmpty());
    QVERIFY(review.summary().contains("cost"));
    QVERIFY(review.summary().contains("framed"));
    QVERIFY(!review.hasProblem());
    const QString cost = worst->cost();
    QVERIFY2(cost.startsWith("about ") && cost.contains("point"), qPrintable(cost));
}

} // namespace

/// The review finds the same after the match is resumed from the store.
void TestReview::reviewFindsTheCostlyMove()
{
    PlayFixture fixture;
    const auto session = fixture.begin(longMatch());
    const int turn = playWithOneBlunder(*session);
    const auto resumed = fixture.resume<dos::Game>(fixture.store);
    for (TableSession<dos::Game> *one : {session.get(), resumed.get()}) {
        GameReview<dos::Game> review(*one, 0);
        const QAbstractItemModelTester tester(review.decisions(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        review.setPlayouts(400);
        QVERIFY(review.isPossible());
        review.start();
        QVERIFY(review.isThinking());
        compareWithBlunder(review, turn);
        QVERIFY2(review.praise().startsWith("Your best move, turn ") && review.praise().contains("would have cost you "),
                 qPrintable(review.praise()));
        review.clear();
        QVERIFY(review.praise().isEmpty());
    }
}

void TestReview::nextRoundCancelsTheReview()
{
    PlayFixture fixture;
    const auto session = fixture.begin(longMatch());
    playRound(*session);
    GameReview<dos::Game> review(*session, 0);
    review.setPlayouts(1'000'000'000); // the review never ends by itself
    review.start();
    QTest::qWait(20); // lets the worker thread start
    QVERIFY(review.isThinking());
    QVERIFY(session->startRound().isAccepted());
    QVERIFY(!review.isThinking());
    QCOMPARE(review.decisions()->count(), 0);
    QCOMPARE(review.summary(), QString());
    review.start(); // has no effect during a round
    QVERIFY(!review.isThinking());
    test::playUntil(*session, Random(3), [&] { return !session->isPlaying(); });
    GameReview<dos::Game> another(*session, 0);
    for (GameReview<dos::Game> *one : {&review, &another}) {
        one->setPlayouts(1);
        finishReview(*one); // the cancelled review no longer occupies the worker thread
        QVERIFY(!one->hasProblem());
    }
    QCOMPARE(review.summary(), another.summary()); // the cancelled review has left no results
    QCOMPARE(review.decisions()->count(), another.decisions()->count());
}

void TestReview::reportsADamagedRecord()
{
    PlayFixture fixture;
    const auto session = fixture.begin(longMatch());
    playRound(*session);
    QVERIFY(fixture.store.append(fixture.store.unfinished("dos")->id, QByteArray(R"({"seat":0,"do":"lay","card":"r2"})")));
    GameReview<dos::Game> review(*session, 0);
    finishReview(review);
    QVERIFY2(review.summary().contains("can’t be read"), qPrintable(review.summary()));
    QVERIFY(review.hasProblem());
    QCOMPARE(review.decisions()->count(), 0);
}

/// Two windows show the result of round 1. The other window deals round 2, then this one tries to review and to deal.
void TestReview::reportsAChangeByAnotherWindow()
{
    PlayFixture fixture;
    const auto session = fixture.begin(longMatch(2, 5));
    playRound(*session);
    Database second(fixture.databasePath);
    MatchStore store(second);
    QVERIFY(fixture.resume<dos::Game>(store)->startRound().isAccepted());

    GameReview<dos::Game> review(*session, 0);
    review.start();
    QVERIFY2(review.summary().contains("another Tableside window"), qPrintable(review.summary()));
    QVERIFY(review.hasProblem());
    QVERIFY(!session->startRound().isAccepted());
    fixture.resume<dos::Game>(store); // fails if the session has damaged the record
}

/// The review never blames a play that a hint proposed, even with few playouts and much chance.
void TestReview::doesNotBlameFollowedHints()
{
    constexpr int playouts = 8;
    PlayFixture fixture;
    const auto session = fixture.begin(longMatch<uno::Game>(3, 5));
    GameHint<uno::Game> hint(*session, 0);
    hint.setPlayouts(playouts);
    GameReview<uno::Game> review(*session, 0);
    review.setPlayouts(playouts);
    Random random(3);
    int followed = 0;
    for (int round = 0; round < 4; ++round) {
        session->startRound();
        while (session->isPlaying()) {
            hint.setInTurn(session->turnSeat() == 0);
            if (session->turnSeat() != 0) {
                test::playAnyLegal(*session, random);
                continue;
            }
            hint.toggle();
            QVERIFY(waitForAnswer([&] { return hint.state() == HintModel::Shown; }));
            const uno::Action action = *hint.action();
            QVERIFY(session->act(0, action).isAccepted());
            ++followed;
        }
        finishReview(review);
        QCOMPARE(review.decisions()->count(), 0);
    }
    QVERIFY(followed > 20);
}

/// If the better play is no card of the hand, the review shows the draw pile, the challenged card or the seat to swap with.
void TestReview::showsTheTargetOfABetterPlay()
{
    const uno::State unoPosition = uno_test::state_of({.hands = {"r2 g3", "b2 b3", "y1"}, .top = "wild+4",
                                                       .draw = "b6 g6 y6 r6 b1 g1", .color = "r",
                                                       .phase = uno::Phase::challenge});
    const auto shown = [](const auto &position, auto action) {
        ReviewedDecision decision;
        showCards(decision, position, {action});
        return decision;
    };
    QVERIFY(shown(unoPosition, uno::Action(uno::AcceptDraw{})).betterDraws);
    QVERIFY(shown(unoPosition, uno::Action(uno::DrawCard{})).betterDraws);
    const ReviewedDecision challenge = shown(unoPosition, uno::Action(uno::ChallengeDraw{}));
    QVERIFY(challenge.betterChallenges && !challenge.betterDraws);
    QCOMPARE(challenge.betterSeat, -1);
    QCOMPARE(shown(unoPosition, uno::Action(uno::SwapHands{2})).betterSeat, 2);
    const ReviewedDecision play = shown(unoPosition, uno_test::action_of("play r2"));
    QVERIFY(!play.betterHand.isEmpty() && !play.betterDraws && !play.betterChallenges);
    PlayFixture fixture;
    const auto session = fixture.begin(longMatch());
    session->startRound();
    QVERIFY(shown(session->match().state(), dos::Action(dos::DrawCard{})).betterDraws);
}

/// A challenge that finds a bluff counts as a success, however unlikely the bluff was (UNO-CHAL-1).
void TestReview::challengeThatFindsABluffWorked()
{
    const uno::State position = uno_test::state_of({.hands = {"r2 g3", "b2 b3"}, .top = "wild+4",
                                                    .draw = "b6 g6 y6 r6 b1 g1", .color = "r", .phase = uno::Phase::challenge});
    const auto since = [](bool guilty) {
        return std::vector<uno::Event>{uno::Challenged{0, 1, guilty, {}},
                                       uno::Drew{guilty ? 1 : 0, {}, uno::DrawReason::challenge}};
    };
    QVERIFY(hasWorked(position, uno::ChallengeDraw{}, since(true)));
    QVERIFY(!hasWorked(position, uno::ChallengeDraw{}, since(false)));
    QVERIFY(!hasWorked(position, uno::AcceptDraw{}, since(true)));
    const uno::State own = uno_test::state_of({.hands = {"wild+4 r2 g3", "b2 b3"}, .top = "r7", .draw = "b6 g6 y6 r6 b1 g1"});
    const uno::Action bluff = uno_test::action_of("play wild+4 g");
    const std::vector<uno::Event> drawn{uno::Played{0, uno::wild_draw_four}, uno::Drew{1, {}, uno::DrawReason::draw_four}};
    QVERIFY(hasWorked(own, bluff, drawn));
    QVERIFY(!hasWorked(own, bluff, since(true)));
    QVERIFY(!hasWorked(own, uno_test::action_of("play r2"), drawn));
}

/// The list has the calls that the viewer forgot and those of others that nobody noticed. Tested with events and in a review.
void TestReview::listsMissedCalls()
{
    // Seat 0 calls in time, and seat 2 catches seat 1. The review lists the other three forgotten calls.
    const std::vector<dos::Event> events{dos::TurnStarted{0}, dos::Exposed{0}, dos::Called{0}, dos::WindowClosed{0},
                                         dos::TurnStarted{1}, dos::Exposed{1}, dos::Caught{1, 2},
                                         dos::TurnStarted{0}, dos::Exposed{0}, dos::Caught{0, 2},
                                         dos::TurnStarted{2}, dos::Exposed{2}, dos::WindowClosed{2},
                                         dos::TurnStarted{0}, dos::Exposed{0}, dos::WindowClosed{0}};
    const std::vector<MissedCall> missed = missedCalls<dos::Game>(events, 0);
    QVERIFY((missed == std::vector<MissedCall>{{2, 0, 2}, {2, 2, {}}, {3, 0, {}}}));
    QStringList lines;
    for (const bool byName : {false, true}) {
        for (const MissedCall &call : missed)
            lines << missedCallLine(call, 0, "DOS!", {byName ? "Anna" : "You", "West", "North"}, byName);
    }
    QCOMPARE(lines, (QStringList{"Your turn 2: you forgot to call “DOS!”, and North caught you.",
                                 "North forgot to call “DOS!” after your turn 2, but nobody noticed.",
                                 "Your turn 3: you forgot to call “DOS!”, but nobody noticed.",
                                 "Turn 2: Anna forgot to call “DOS!” and was caught.",
                                 "North forgot to call “DOS!” after Anna’s turn 2, but nobody noticed.",
                                 "Turn 3: Anna forgot to call “DOS!”, but nobody noticed."}));

    PlayFixture fixture;
    const auto session = fixture.begin(longMatch());
    playRound(*session); // nobody calls
    GameReview<dos::Game> review(*session, 0);
    review.setPlayouts(1);
    finishReview(review);
    QVERIFY(!review.missedCalls().isEmpty());
    QVERIFY2(review.missedCalls().first().contains("forgot to call “DOS!”"), qPrintable(review.missedCalls().first()));
    review.clear();
    QVERIFY(review.missedCalls().isEmpty());
}

/// The review of several people begins with a person who has not won the round.
void TestReview::severalPeopleAreReviewedByName()
{
    PlayFixture fixture;
    MatchConfig<dos::Game> config = longMatch();
    config.seats[0].name = QStringLiteral("Anna");
    config.seats[1].name = QStringLiteral("Ben");
    config.seats[1].level.reset();
    const auto session = fixture.begin(config);
    playRound(*session);
    GameReview<dos::Game> review(*session, 0);
    review.setPlayouts(1);
    QCOMPARE(review.people().size(), 2);
    QCOMPARE(review.people()[1].name, QStringLiteral("Ben"));
    QCOMPARE(review.people()[1].seat, 1);
    const int other = session->roundWinner() == 0 ? 1 : 0;
    const QString names[]{"Anna", "Ben"};
    const auto isDone = [&] { return !review.isThinking(); };
    review.start();
    QCOMPARE(review.seat(), other);
    QVERIFY2(review.summary().contains(names[other]), qPrintable(review.summary()));
    QVERIFY(waitForAnswer(isDone));
    QVERIFY(!review.summary().contains("you", Qt::CaseInsensitive));
    review.setSeat(1 - other);
    QCOMPARE(review.summary(), QString());
    review.start(); // the chosen person stays
    QCOMPARE(review.seat(), 1 - other);
    QCOMPARE(review.player(), names[1 - other]);
    QVERIFY(waitForAnswer(isDone));
    QVERIFY(!review.summary().isEmpty());
    playRound(*session);
    review.start(); // each round selects a person again
    QCOMPARE(review.seat(), session->roundWinner() == 0 ? 1 : 0);

    const auto ofOne = fixture.begin(longMatch());
    const GameReview<dos::Game> alone(*ofOne, 0);
    QVERIFY(alone.people().isEmpty() && alone.player().isEmpty());
}

/// The viewer plays at random, so the review always has a mistake to show.
void TestReview::reviewsARoundOfUno()
{
    for (const int seats : {2, 10}) {
        PlayFixture fixture;
        const auto session = fixture.begin(longMatch<uno::Game>(seats, 5));
        playRound(*session);
        GameReview<uno::Game> review(*session, 0);
        const QAbstractItemModelTester tester(review.decisions(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        review.setPlayouts(150);
        finishReview(review);
        QVERIFY(review.decisions()->count() >= 1 && review.decisions()->count() <= ReviewModel::mostShown);
        for (const ReviewedDecision &decision : review.decisions()->rows()) {
            QVERIFY(decision.rowHeading.startsWith("Top card"));
            QCOMPARE(decision.rowCards.size(), 1);
            QVERIFY(!decision.handCards.isEmpty());
            QVERIFY(!decision.played.isEmpty());
            QVERIFY2(decision.better.endsWith('.'), qPrintable(decision.better));
            QCOMPARE(decision.betterHand.size(), decision.better.startsWith("Play ") ? 1 : 0);
        }
    }
}

TABLESIDE_TEST(TestReview)
#include "tst_review.moc"

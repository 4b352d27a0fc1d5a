// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Taking back restores the state of the game, the AI players and the table from before the person's last decision.
#include "tests/app/table/dos_fixture.h"
#include "tests/app/table/hearing_player.h"
#include "tests/app/table/uno_fixture.h"
#include "test_program.h"

#include "app/table/advice/round_decisions.h"
#include "app/table/dos/dos_setup.h"
#include "app/table/table_controller.h"
#include "app/table/presentation/announcer.h"
#include "engine/dos/json/codec.h"
#include "engine/record/full_record.h"
#include "engine/record/verify_records.h"
#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/json/codec.h"

#include <QSignalSpy>
#include <QTest>

#include <sstream>

using namespace tableside;
using test::PlayFixture;

class TestTakeBack : public QObject
{
    Q_OBJECT

private slots:
    void takesBackAllDecisions();
    void resumesAfterEveryTakeBack();
    void verifiesARecordWithTakeBacks();
    void finishedRoundIsFinal();
    void unstoredTakeBackChangesNothing();
    void takesBackAJumpIn();
    void newPlayerReceivesTheRoundAgain();
    void pendingThoughtIsDropped();
    void graceTimeStartsAgain();
    void takesBackAPose();
    void dropsAPlannedJumpIn();
    void restoresTheTable();
    void explainsWhyNothingCanBeTakenBack();
    void announcesTheTakeBack();
    void describesTakeBacksOfUno();
    void reviewIgnoresActionsTakenBack();
    void setupAllowsAndRemembersTakingBack();
};

namespace {

/// Allows taking back and sets the highest target, so that the match is not over soon.
template <typename Game>
MatchConfig<Game> mayTakeBack(MatchConfig<Game> config)
{
    config.takeBackAllowed = true;
    config.rules.target = Game::Ruleset::highest_target;
    return config;
}

MatchConfig<uno::Game> houseRules(MatchConfig<uno::Game> config)
{
    config.rules.stacking = config.rules.jump_in = config.rules.seven_zero = config.rules.draw_until_playable = true;
    return config;
}

template <typename Game>
MatchConfig<Game> manyRules(int seats, quint64 seed)
{
    MatchConfig<Game> config = mayTakeBack(PlayFixture::config<Game>(seats, seed));
    if constexpr (std::is_same_v<Game, uno::Game>)
        config = houseRules(config);
    else
        config.rules.false_catch = dos::FalseCatch::draw_two;
    return config;
}

/// A decision of seat 0: the state before it and the number of events until then.
template <typename Game>
struct Decided
{
    typename Game::State position;
    std::size_t events = 0;
};

/// Plays random actions, with calls and catches by any seat, and returns the decisions of seat 0.
template <typename Game>
std::vector<Decided<Game>> playNoting(TableSession<Game> &session, Random &random, int actions)
{
    std::vector<Decided<Game>> decided;
    for (int count = 0; count < actions && session.isPlaying(); ++count) {
        const auto exposed = session.match().state().table.exposed;
        if (exposed != 0 && random.chance(0.5)) {
            const auto seat = static_cast<int>(random.below(static_cast<std::uint32_t>(session.match().seats())));
            if (random.chance(0.5))
                session.act(seat, typename Game::Call{});
            else
                session.catchSeat(seat, std::countr_zero(static_cast<unsigned>(exposed)));
            continue;
        }
        if (session.turnSeat() == 0 && test::legalActions(session).size() > 1)
            decided.push_back({session.match().state(), session.history().size()});
        test::playAnyLegal(session, random);
    }
    return decided;
}

/// Starts a session with a deal in which the round is still running after `actions` actions and the person has made at least
/// two decisions. Returns these decisions.
template <typename Game>
std::vector<Decided<Game>> playIntoRound(std::unique_ptr<TableSession<Game>> &session, PlayFixture &fixture, int seats,
                                         int actions)
{
    for (quint64 seed = 1; seed < 200; ++seed) {
        session = fixture.begin(manyRules<Game>(seats, seed));
        session->startRound();
        Random random(seed);
        std::vector<Decided<Game>> decided = playNoting(*session, random, actions);
        if (session->isPlaying() && decided.size() > 1)
            return decided;
    }
    qFatal("No deal reaches the wanted position");
}

/// Plays all seats at random, deal after deal, until `wanted` returns true of the session.
template <typename Game, typename Wanted>
std::unique_ptr<TableSession<Game>> sessionWhere(PlayFixture &fixture, MatchConfig<Game> config, const Wanted &wanted,
                                                 int mostActions = 200)
{
    for (config.seed = 1; config.seed < 2000; ++config.seed) {
        auto session = fixture.begin(config);
        session->startRound();
        Random random(config.seed);
        for (int actions = 0; actions < mostActions && session->isPlaying(); ++actions) {
            if (wanted(*session))
                return session;
            test::playAnyLegal(*session, random);
        }
    }
    qFatal("No deal reaches the wanted position");
}

template <typename Game>
void expectAllDecisions(int seats, int actions)
{
    PlayFixture fixture;
    std::unique_ptr<TableSession<Game>> session;
    std::vector<Decided<Game>> decided = playIntoRound<Game>(session, fixture, seats, actions);
    const auto atFirst = static_cast<int>(decided.size());
    int rewound = 0;
    QObject::connect(session.get(), &MatchSessionBase::rewound, session.get(), [&] { ++rewound; });
    while (!decided.empty()) {
        QVERIFY(session->actionsToTakeBack(0) > 0);
        QCOMPARE(session->takeBack(0), QString());
        QVERIFY(session->match().state() == decided.back().position);
        QCOMPARE(session->history().size(), decided.back().events);
        QCOMPARE(session->turnSeat(), 0);
        decided.pop_back();
    }
    QCOMPARE(session->actionsToTakeBack(0), 0);
    QCOMPARE(session->takeBacks(), atFirst);
    QCOMPARE(rewound, atFirst);
}

template <typename Game>
void expectResumed(int seats, int actions)
{
    PlayFixture fixture;
    std::unique_ptr<TableSession<Game>> session;
    std::vector<Decided<Game>> decided = playIntoRound<Game>(session, fixture, seats, actions);
    Random random(9);
    for (int count = 0; count < 12; ++count) {
        if (session->actionsToTakeBack(0) > 0)
            QCOMPARE(session->takeBack(0), QString());
        {
            Database second(fixture.databasePath);
            MatchStore store(second);
            const auto other = fixture.resume<Game>(store);
            QVERIFY(other->match().state() == session->match().state());
            QCOMPARE(other->history().size(), session->history().size());
            QCOMPARE(other->actionsToTakeBack(0), session->actionsToTakeBack(0));
            QCOMPARE(other->takeBacks(), session->takeBacks());
            for (std::size_t index = 0; index < session->takenBack().size(); ++index) {
                QCOMPARE(other->takenBack()[index].at, session->takenBack()[index].at);
                QVERIFY(other->takenBack()[index].first.action == session->takenBack()[index].first.action);
                QVERIFY(other->takenBack()[index].before == session->takenBack()[index].before);
            }
            QVERIFY(other->config().takeBackAllowed);
        }
        playNoting(*session, random, count % 5);
        if (!session->isPlaying())
            session->startRound();
    }
    QVERIFY(session->takeBacks() > 3);
}

template <typename Game>
void expectProved()
{
    PlayFixture fixture;
    std::unique_ptr<TableSession<Game>> session;
    playIntoRound<Game>(session, fixture, 3, 40);
    Random random(4);
    for (int round = 0; round < 2;) {
        if (session->actionsToTakeBack(0) > 0 && random.chance(0.1))
            QCOMPARE(session->takeBack(0), QString());
        playNoting(*session, random, 3);
        if (!session->isPlaying()) {
            ++round;
            session->startRound();
        }
    }
    QVERIFY(session->takeBacks() > 0);
    std::istringstream stream(session->fullRecord()->toStdString());
    JsonLineReader reader(stream);
    const auto summary = verify_records(reader);
    QVERIFY2(summary, summary ? "" : summary.error().cause.c_str());
    QVERIFY(summary->taken_back > 0);
    QVERIFY(summary->actions > summary->taken_back);
}

/// Calls `check` with numbers of seats and of actions before the first take-back.
template <typename Game>
void withSizes(void (*check)(int seats, int actions))
{
    for (const int seats : {2, 4}) {
        for (const int actions : {6, 30})
            check(seats, actions);
    }
    if constexpr (std::is_same_v<Game, uno::Game>)
        check(10, 60);
}

} // namespace

void TestTakeBack::takesBackAllDecisions()
{
    withSizes<dos::Game>(expectAllDecisions<dos::Game>);
    withSizes<uno::Game>(expectAllDecisions<uno::Game>);
}

void TestTakeBack::resumesAfterEveryTakeBack()
{
    withSizes<dos::Game>(expectResumed<dos::Game>);
    withSizes<uno::Game>(expectResumed<uno::Game>);
}

void TestTakeBack::verifiesARecordWithTakeBacks()
{
    expectProved<dos::Game>();
    expectProved<uno::Game>();
}

void TestTakeBack::finishedRoundIsFinal()
{
    PlayFixture fixture;
    const auto session = fixture.begin(manyRules<dos::Game>(2, 3));
    QCOMPARE(session->actionsToTakeBack(0), 0);
    session->startRound();
    QCOMPARE(session->actionsToTakeBack(0), 0);
    Random random(3);
    playNoting(*session, random, 10'000);
    QVERIFY(session->isBetweenRounds());
    QCOMPARE(session->actionsToTakeBack(0), 0);
    session->startRound();
    QCOMPARE(session->actionsToTakeBack(0), 0);
}

void TestTakeBack::unstoredTakeBackChangesNothing()
{
    PlayFixture fixture;
    std::unique_ptr<TableSession<dos::Game>> session;
    playIntoRound<dos::Game>(session, fixture, 2, 20);
    {
        Database second(fixture.databasePath);
        MatchStore store(second);
        const auto other = fixture.resume<dos::Game>(store);
        QCOMPARE(other->takeBack(0), QString());
    }
    const dos::State before = session->match().state();
    const std::size_t events = session->history().size();
    QSignalSpy rewound(session.get(), &MatchSessionBase::rewound);
    QVERIFY(!session->takeBack(0).isEmpty());
    QVERIFY(session->match().state() == before);
    QCOMPARE(session->history().size(), events);
    QCOMPARE(session->takeBacks(), 0);
    QCOMPARE(rewound.size(), 0);
}

/// A jump-in is a decision, because the player could have done nothing instead (UNO-JUMP-1).
void TestTakeBack::takesBackAJumpIn()
{
    PlayFixture fixture;
    const auto session = sessionWhere(fixture, manyRules<uno::Game>(4, 1), [](TableSession<uno::Game> &it) {
        return it.turnSeat() != 0 && uno::best_jump_in(it.match().observe(0));
    }, 60);
    const uno::State before = session->match().state();
    QVERIFY(session->act(0, *uno::best_jump_in(session->match().observe(0))).isAccepted());
    QCOMPARE(session->actionsToTakeBack(0), 1);
    QCOMPARE(session->takeBack(0), QString());
    QVERIFY(session->match().state() == before);
}

void TestTakeBack::newPlayerReceivesTheRoundAgain()
{
    PlayFixture fixture;
    std::unique_ptr<TableSession<dos::Game>> session;
    playIntoRound<dos::Game>(session, fixture, 2, 20);
    const auto heard = std::make_shared<test::Heard>();
    AiSeats<dos::Game> ai(*session, 1, nullptr, test::hearingPlayers(heard));
    ai.setPace({1.0, true, false}, {1'000'000, 1'000'001, 0});
    ai.start();
    const std::size_t atFirst = session->eventsOfRound().size();
    QTRY_COMPARE(heard->all().front().size(), atFirst);
    QCOMPARE(session->takeBack(0), QString());
    QTRY_COMPARE(heard->all().size(), std::size_t(2));
    QTRY_COMPARE(heard->all().back().size(), session->eventsOfRound().size());
    QVERIFY(session->eventsOfRound().size() < atFirst);
    QVERIFY(std::holds_alternative<dos::RoundStarted>(heard->all().back().front()));
    QCOMPARE(heard->all().front().size(), atFirst); // the replaced player receives no more events
    test::playFirstLegal(*session, 0);
    QTRY_COMPARE(heard->all().back().size(), session->eventsOfRound().size());
}

/// An AI never plays the action that it has chosen for the state before the take-back.
void TestTakeBack::pendingThoughtIsDropped()
{
    PlayFixture fixture;
    const auto session = sessionWhere(fixture, mayTakeBack(PlayFixture::config(2, 1)), [](TableSession<dos::Game> &it) {
        return it.turnSeat() == 1 && it.actionsToTakeBack(0) > 0;
    });
    AiSeats<dos::Game> ai(*session, 1);
    ai.setPace({1.0, true, false}, {1000, 1001, 0});
    ai.start();
    QVERIFY(test::waitForAnswer([&] { return ai.playsAt().has_value(); }));
    QCOMPARE(session->takeBack(0), QString());
    QVERIFY(!ai.playsAt());
    const qint64 actions = session->actionCount();
    fixture.time.advance(100'000);
    QCoreApplication::processEvents();
    QCOMPARE(session->actionCount(), actions); // the AI waits for the person
    test::playFirstLegal(*session, 0);
    while (session->turnSeat() == 0)
        test::playFirstLegal(*session, 0);
    QVERIFY(test::waitForAnswer([&] { return ai.playsAt().has_value(); }));
    const qint64 before = session->actionCount();
    fixture.time.advance(100'000);
    QVERIFY(session->actionCount() > before); // the AI plays on as usual
}

/// If an AI is exposed in the restored state, the full grace time has to pass again before it can be caught.
void TestTakeBack::graceTimeStartsAgain()
{
    PlayFixture fixture;
    const auto config = mayTakeBack(PlayFixture::config<uno::Game>(2, 1));
    const auto session = sessionWhere(fixture, config, [](TableSession<uno::Game> &it) {
        return it.turnSeat() == 0 && it.isExposed(1) && test::legalActions(it).size() > 1;
    });
    fixture.time.advance(5000);
    QVERIFY(session->msSinceExposed(1) >= 5000);
    test::playFirstLegal(*session, 0);
    QVERIFY(!session->isExposed(1) || !session->isPlaying());
    QVERIFY(session->isPlaying());
    QCOMPARE(session->takeBack(0), QString());
    QVERIFY(session->isExposed(1));
    QCOMPARE(session->msSinceExposed(1), 0);
    QCOMPARE(session->catchSeat(0, 1).reason, uno::Reason::too_early);
    fixture.time.advance(session->graceMs());
    QVERIFY(session->catchSeat(0, 1).isAccepted());
}

/// Taking back the card ends the pose of the AI, and the AI's planned move is dropped. Playing the card again starts a new
/// pose (UNO-ACT-6).
void TestTakeBack::takesBackAPose()
{
    PlayFixture fixture;
    std::unique_ptr<TableSession<uno::Game>> session;
    const auto isPosing = [&] { return session->match().state().table.is_posing(1); };
    for (quint64 seed = 1;; ++seed) {
        QVERIFY(seed < 1000);
        session = fixture.begin(mayTakeBack(PlayFixture::config<uno::Game>(3, seed, Level::easy)));
        session->startRound();
        while (session->isPlaying() && !(session->turnSeat() == 0 && session->match().state().hand(0).has(uno::wild_dumb_fu))) {
            if (session->turnSeat() == 0)
                test::playFirstLegal(*session, 0);
            else
                session->act(session->turnSeat(), session->match().state().table.phase == uno::Phase::play
                                                      ? uno::Action(uno::DrawCard{})
                                                      : uno::Action(uno::PassTurn{}));
            if (session->match().round() > 1 || session->actionCount() > 40)
                break;
        }
        const bool canPlay = session->isPlaying() && session->turnSeat() == 0
            && session->act(0, uno::PlayCard{uno::wild_dumb_fu, Color::red}).isAccepted();
        if (canPlay && isPosing())
            break;
    }
    UnoReflexes reflexes(*session, 1);
    reflexes.setPace({1.0, true, false}, {0, 0, 0});
    reflexes.start(); // an AI may plan to move during its pose
    QCOMPARE(session->takeBack(0), QString());
    QVERIFY(!isPosing());
    const qint64 before = session->actionCount();
    fixture.time.advance(100'000);
    QCOMPARE(session->actionCount(), before); // no seat poses any more, so none moves
    QVERIFY(session->act(0, uno::PlayCard{uno::wild_dumb_fu, Color::red}).isAccepted());
    QVERIFY(isPosing());
}

void TestTakeBack::dropsAPlannedJumpIn()
{
    PlayFixture fixture;
    MatchConfig<uno::Game> config = mayTakeBack(PlayFixture::config<uno::Game>(4, 1, Level::hard));
    config.rules.jump_in = true;
    const auto session = sessionWhere(fixture, config, [](TableSession<uno::Game> &it) {
        return it.actionsToTakeBack(0) == 1 && it.turnSeat() != 2 && uno::best_jump_in(it.match().observe(2));
    }, 60);
    UnoReflexes reflexes(*session, 1);
    reflexes.setPace({1.0, true, false}, {0, 0, 0});
    reflexes.start();
    QCOMPARE(session->takeBack(0), QString());
    const qint64 before = session->actionCount();
    const auto jump = uno::best_jump_in(session->match().observe(2));
    fixture.time.advance(100'000);
    QCOMPARE(session->actionCount(), before + (jump ? 1 : 0));
}

namespace {

QStringList lines(GameTable &table)
{
    QStringList texts;
    for (const LogRow &row : table.log()->rows())
        texts << row.text;
    return texts;
}

/// Returns zone, seat, position and visible face of each card, sorted, because equal cards may have exchanged their ids.
template <typename Table>
QStringList layOut(Table &table)
{
    QStringList cards;
    for (int id = 0; id < table.cards()->rowCount({}); ++id) {
        const CardsModel::Shown card = table.cards()->card(id);
        const bool isFaceUp = card.zone != CardsModel::DrawPile && (card.zone != CardsModel::Hand || card.seat == 0);
        const QString face = isFaceUp ? QString::number(table.cards()->faceOf(id).code()) : QString();
        cards << QStringLiteral("%1/%2/%3/%4").arg(card.zone).arg(card.seat).arg(card.position).arg(face);
    }
    cards.sort();
    return cards;
}

template <typename Game>
void expectRestored()
{
    PlayFixture fixture;
    test::TableOf<Game> table(fixture.begin(manyRules<Game>(3, 5)), fixture.sounds);
    table.setPace({1.0, true, false}, {1'000'000, 1'000'001, 1'000'000});
    table.start();
    Random random(6);
    QStringList before, logBefore;
    int decisions = 0;
    while (table.session().isPlaying() && (decisions < 4 || table.session().turnSeat() == 0)) {
        table.finishEvents();
        if (table.session().turnSeat() == 0 && test::legalActions(table.session()).size() > 1) {
            before = layOut(table);
            logBefore = lines(table);
            ++decisions;
        }
        test::playAnyLegal(table.session(), random);
    }
    QVERIFY(table.session().isPlaying());
    QVERIFY(decisions > 3);
    table.takeBack();
    QVERIFY(!table.isBusy());
    QCOMPARE(layOut(table), before);
    QStringList expected = logBefore;
    expected << lines(table).last();
    QCOMPARE(lines(table), expected); // the lines of the undone actions are gone
    QVERIFY(lines(table).last().startsWith("Taken back"));
    QVERIFY(table.isMyTurn());
    QVERIFY(table.takenBackText().startsWith("1 play"));
    while (table.takeBackProblem().isEmpty())
        table.takeBack();
    QCOMPARE(table.session().takeBacks(), decisions);
    QVERIFY(table.takenBackText().startsWith(QStringLiteral("%1 play").arg(decisions)));
    // A table that is resumed from the store, as after a kill, shows the same.
    Database second(fixture.databasePath);
    MatchStore store(second);
    test::TableOf<Game> again(fixture.resume<Game>(store), fixture.sounds);
    QCOMPARE(lines(again), lines(table));
    QCOMPARE(layOut(again), layOut(table));
}

} // namespace

void TestTakeBack::restoresTheTable()
{
    expectRestored<dos::Game>();
    expectRestored<uno::Game>();
}

void TestTakeBack::explainsWhyNothingCanBeTakenBack()
{
    PlayFixture fixture;
    MatchConfig<dos::Game> config = mayTakeBack(PlayFixture::config(2, 5));
    DosTable table(fixture.begin(config), fixture.sounds);
    table.setPace({1.0, true, false}, {1'000'000, 1'000'001, 0});
    QSignalSpy refused(&table, &GameTable::refused);
    QSignalSpy changed(&table, &GameTable::takeBackChanged);
    table.start();
    table.finishEvents();
    QVERIFY(table.isTakeBackAllowed());
    QVERIFY(!table.takeBackProblem().isEmpty());
    table.takeBack();
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.first().first().toString(), table.takeBackProblem());
    Random random(1);
    while (table.session().actionsToTakeBack(0) == 0)
        test::playAnyLegal(table.session(), random);
    QVERIFY(table.takeBackProblem().isEmpty());
    QVERIFY(!changed.isEmpty());
    while (table.session().isPlaying())
        test::playAnyLegal(table.session(), random);
    table.finishEvents();
    QVERIFY(table.takeBackProblem().contains("finished round"));
    table.takeBack();
    QCOMPARE(refused.size(), 2);

    config.takeBackAllowed = false;
    DosTable strict(fixture.begin(config), fixture.sounds);
    QVERIFY(!strict.isTakeBackAllowed());
    DosTable shared(fixture.begin(mayTakeBack(PlayFixture::peopleConfig(3, 2, 5))), fixture.sounds);
    QVERIFY(!shared.isTakeBackAllowed());
}

void TestTakeBack::announcesTheTakeBack()
{
    PlayFixture fixture;
    DosTable table(fixture.begin(mayTakeBack(PlayFixture::config(2, 5))), fixture.sounds);
    table.setPace({1.0, true, false}, {1'000'000, 1'000'001, 0});
    table.start();
    table.finishEvents();
    while (table.session().turnSeat() != 0)
        test::playFirstLegal(table.session(), table.session().turnSeat());
    const dos::ActionList legal = test::legalActions(table.session());
    const auto match = std::ranges::find_if(legal, [](const dos::Action &action) {
        return std::holds_alternative<dos::MatchRow>(action);
    });
    QVERIFY(table.session().act(0, match == legal.end() ? legal.front() : *match).isAccepted());
    table.finishEvents();
    table.takeReport();
    QSignalSpy tookBack(&table, &GameTable::tookBack);
    table.takeBack();
    QCOMPARE(tookBack.size(), 1);
    const QString sentence = tookBack.first().first().toString();
    QVERIFY2(match == legal.end() || sentence.contains(" on "), qPrintable(sentence));
    QCOMPARE(table.takeReport(), QStringList{sentence}); // the announcer reads the sentence
    QCOMPARE(table.lastPlay(), sentence);              // the table shows the sentence
}

void TestTakeBack::describesTakeBacksOfUno()
{
    QStringList told;
    const uno::Action actions[]{uno::PlayCard{uno::Card::number_card(Color::red, 7)}, uno::DrawCard{}, uno::PassTurn{},
                                uno::ChallengeDraw{}, uno::AcceptDraw{}, uno::NameColor{Color::blue}, uno::SwapHands{2}};
    for (const uno::Action &action : actions) {
        told << words::takenBack(action, uno::State());
        QVERIFY(told.last().startsWith(QStringLiteral("Taken back: ")));
    }
    QVERIFY(told.first().contains("red 7") && told[5].contains("blue"));
    QCOMPARE(told.removeDuplicates(), 0);
    QCOMPARE(words::takenBack(uno::CallUno{}, uno::State()), QStringLiteral("Taken back."));
}

/// The review covers only decisions that were not taken back. It counts them by their index in the whole record, as hints do.
void TestTakeBack::reviewIgnoresActionsTakenBack()
{
    PlayFixture fixture;
    const auto session = fixture.begin(manyRules<uno::Game>(3, 7));
    session->startRound();
    Random random(8);
    while (session->isPlaying()) {
        if (session->actionsToTakeBack(0) > 0 && random.chance(0.08))
            QCOMPARE(session->takeBack(0), QString());
        playNoting(*session, random, 2);
    }
    QVERIFY(session->takeBacks() > 1);
    const QByteArrayList record = *session->record();
    const auto endsPlan = [](const uno::Action &) { return true; };
    const auto found = decisionsOfLastRound<uno::Game>(record, 0, endsPlan);
    QVERIFY(found);
    QByteArrayList plain{record.first()};
    const auto timeline = Timeline<uno::Game>::read(asText(record), [](const auto &...) {});
    QVERIFY(timeline);
    for (const std::size_t at : timeline->kept_steps())
        plain << record[static_cast<qsizetype>(at) + 1];
    QVERIFY(plain.size() < record.size());
    const auto asPlayed = decisionsOfLastRound<uno::Game>(plain, 0, endsPlan);
    QCOMPARE(found->decisions.size(), asPlayed->decisions.size());
    QCOMPARE(found->events.size(), asPlayed->events.size());
    QCOMPARE(found->events.size(), session->eventsOfRound().size());
    QVERIFY(found->decisions.size() > 2);
    for (std::size_t index = 0; index < found->decisions.size(); ++index) {
        QVERIFY(found->decisions[index].position == asPlayed->decisions[index].position);
        const auto line = static_cast<qsizetype>(found->decisions[index].actionsBefore) + 1;
        QVERIFY(record[line].contains("\"seat\":0"));
    }
    const QByteArrayList tooFar{record.first(), R"({"seat":0,"do":"takeBack","actions":5})"};
    QVERIFY(!decisionsOfLastRound<uno::Game>(tooFar, 0, endsPlan));
}

void TestTakeBack::setupAllowsAndRemembersTakingBack()
{
    PlayFixture fixture;
    DosSetup setup(fixture.settings, fixture.people);
    QVERIFY(setup.takeBackAllowed());
    QVERIFY(setup.config().takeBackAllowed);
    setup.setHintsAllowed(false);
    QVERIFY(!setup.takeBackAllowed());
    setup.setTakeBackAllowed(true); // the person can still allow it
    QVERIFY(setup.takeBackAllowed());
    setup.seats()->setPerson(1, true);
    QVERIFY(!setup.takeBackAllowed());
    QVERIFY(!setup.config().takeBackAllowed);
    setup.seats()->setPerson(1, false);
    QVERIFY(setup.takeBackAllowed());
    setup.setHintsAllowed(true);
    setup.setTakeBackAllowed(false);
    QVERIFY(!setup.config().takeBackAllowed);
    setup.remember();
    QVERIFY(!DosSetup(fixture.settings, fixture.people).takeBackAllowed());
    UnoSetup other(fixture.settings, fixture.people);
    QVERIFY(other.takeBackAllowed()); // each game has its own setting until it seats the players of last time
    other.seatAsLastTime();
    QVERIFY(!other.takeBackAllowed());
}

TABLESIDE_TEST(TestTakeBack)
#include "tst_take_back.moc"

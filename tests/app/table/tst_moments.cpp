// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The moments that the events of a match make, in words for the viewer and for bystanders. Matches played at random contain every
// kind of moment.
#include "test_program.h"

#include "app/table/moments/moment_words.h"
#include "app/table/moments/show_time.h"
#include "engine/core/random.h"
#include "engine/dos/game.h"
#include "engine/match/match.h"
#include "engine/uno/game.h"

#include <QTest>

#include <set>

using namespace tableside;

namespace {

const QStringList names{"Ada", "Ben", "Cleo", "Dan"};

/// Returns the words of all moments of the events, as \p viewer reads them.
template <typename Event>
QStringList wordsOf(const std::vector<Event> &events, int viewer, const QStringList &players = names)
{
    MomentFinder<std::conditional_t<std::is_same_v<Event, dos::Event>, dos::Game, uno::Game>> finder(200);
    QStringList words;
    for (const Event &event : events) {
        for (const TableMoment &moment : finder.follow(event))
            words << words::momentWords(moment, players, viewer);
    }
    return words;
}

using DosEvents = std::vector<dos::Event>;
using UnoEvents = std::vector<uno::Event>;

dos::Matched matched(int seat, int cards, dos::Bonus bonus = dos::Bonus::none)
{
    dos::Matched event;
    event.seat = seat;
    event.cards = dos::Cards(static_cast<std::size_t>(cards));
    event.reading.bonus = bonus;
    return event;
}

uno::Played played(int seat, uno::Symbol symbol, bool jumpsIn = false)
{
    const bool isWild = symbol == uno::Symbol::wild_draw_four || symbol == uno::Symbol::wild_dumb_fu;
    return {seat, isWild ? uno::Card::wild(symbol) : uno::Card::action_card(Color::red, symbol), jumpsIn};
}

uno::Drew drew(int seat, int cards, uno::DrawReason why)
{
    return {seat, uno::Cards(static_cast<std::size_t>(cards)), why};
}

/// Plays random actions, calls, catches, and reports of moves in a match. Adds the kinds of its moments to \p kinds.
template <typename Game>
void playAtRandom(const typename Game::Ruleset &rules, int seats, std::uint64_t seed, std::set<MomentKind> &kinds)
{
    Match<Game> match(seats, rules, seed);
    Random random(seed);
    MomentFinder<Game> finder(rules.target);
    typename Game::EventList events;
    const auto act = [&](int seat, const typename Game::Action &action) {
        events.clear();
        match.apply(seat, action, events);
        for (const auto &event : events.events()) {
            for (const TableMoment &moment : finder.follow(event)) {
                kinds.insert(moment.kind);
                QVERIFY(moment.to < seats && moment.by < seats && moment.amount >= 0);
                QVERIFY(!words::momentWords(moment, names, 0).isEmpty());
            }
        }
    };
    const auto anySeat = [&] { return static_cast<int>(random.below(static_cast<std::uint32_t>(seats))); };
    while (match.phase() != MatchPhase::over) {
        events.clear();
        match.start_round(events);
        for (const auto &event : events.events()) {
            for (const TableMoment &moment : finder.follow(event))
                kinds.insert(moment.kind);
        }
        while (match.phase() == MatchPhase::playing) {
            typename Game::ActionList legal;
            Game::legal_actions(match.state(), legal);
            act(Game::seat_in_turn(match.state()), legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            if (match.phase() == MatchPhase::playing && random.chance(0.2))
                act(anySeat(), typename Game::Call{});
            if (match.phase() == MatchPhase::playing && random.chance(0.2))
                act(anySeat(), CatchSeat{static_cast<std::uint8_t>(anySeat())});
            if constexpr (std::is_same_v<Game, uno::Game>) {
                uno::ActionList jumps;
                const int jumper = anySeat();
                if (match.phase() == MatchPhase::playing)
                    uno::jump_ins(match.observe(jumper), jumps);
                if (!jumps.empty())
                    act(jumper, jumps[0]);
                if (match.phase() == MatchPhase::playing && random.chance(0.05))
                    act(anySeat(), uno::ReportMove{static_cast<std::uint8_t>(anySeat())});
            }
        }
    }
}

} // namespace

class TestMoments : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatHappened_data();
    void saysWhatHappened();
    void findsPlayersWhoMayWin();
    void giveAPersonTimeAtAnySpeed();
    void randomMatchesHaveEveryKind();
};

void TestMoments::saysWhatHappened_data()
{
    QTest::addColumn<DosEvents>("dosEvents");
    QTest::addColumn<UnoEvents>("unoEvents");
    QTest::addColumn<int>("viewer");
    QTest::addColumn<QStringList>("words");
    const auto dos = [](const char *name, const DosEvents &events, int viewer, const QStringList &words) {
        QTest::newRow(name) << events << UnoEvents() << viewer << words;
    };
    const auto uno = [](const char *name, const UnoEvents &events, int viewer, const QStringList &words) {
        QTest::newRow(name) << DosEvents() << events << viewer << words;
    };
    const dos::Matched doubled = matched(0, 2, dos::Bonus::double_);
    dos("DOS-MATCH-4: double color", {dos::TurnStarted{0}, doubled, doubled, doubled}, 1,
        {"Double color! Everyone else draws 1", "×2", "Twice! Everyone else draws 2", "×3",
         "Again! Everyone else draws 3"});
    dos("doubles of two turns", {dos::TurnStarted{0}, doubled, dos::TurnStarted{1}, doubled}, 1,
        {"Double color! Everyone else draws 1", "Double color! Everyone else draws 1"});
    dos("many cards",
        {dos::TurnStarted{0}, matched(0, 2), matched(0, 1), dos::Laid{0, {}, dos::LayReason::bonus},
         dos::TurnStarted{1}},
        1, {"×2", "4 card(s) at once!"});
    dos("a card laid for want of a match is not shed",
        {dos::TurnStarted{0}, matched(0, 2), matched(0, 1), dos::Laid{0, {}, dos::LayReason::no_match},
         dos::TurnStarted{1}},
        1, {"×2"});
    dos("many cards of a player who goes out",
        {dos::TurnStarted{0}, matched(0, 2), matched(0, 2), dos::WentOut{0}, dos::RoundStarted{2, 1},
         dos::TurnStarted{1}},
        1, {"×2"});
    dos("DOS-CALL-7: wrong catch", {dos::FalselyCaught{1, 2}}, 0, {"Wrong catch! Cleo draws 2"});
    dos("own wrong catch", {dos::FalselyCaught{1, 2}}, 2, {"Wrong catch! You draw 2"});
    dos("caught", {dos::Exposed{1}, dos::Caught{1, 2}}, 0, {"Cleo caught Ben! +2"});
    dos("the viewer is caught", {dos::Exposed{1}, dos::Caught{1, 2}}, 1, {"Cleo caught you! +2"});
    dos("the viewer catches", {dos::Exposed{1}, dos::Caught{1, 2}}, 2, {"You caught Ben! +2"});
    dos("unnoticed", {dos::Exposed{1}, dos::WindowClosed{1}}, 1, {"Phew: nobody noticed"});
    dos("called in time", {dos::Exposed{1}, dos::Called{1}, dos::WindowClosed{1}}, 1, {});
    dos("DOS-END-6: too late to be caught", {dos::Exposed{1}, dos::WentOut{0}, dos::WindowClosed{1}}, 1, {});

    const uno::Played drawTwo = played(0, uno::Symbol::draw_two);
    const uno::Drew two = drew(1, 2, uno::DrawReason::draw_two);
    uno("UNO-ACT-1: Draw Two", {drawTwo, two, uno::Skipped{1}}, 0, {"+2 for Ben", "misses the turn"});
    uno("the viewer draws", {drawTwo, two, uno::Skipped{1}}, 1, {"+2 for you", "misses the turn"});
    uno("nothing left to draw", {drawTwo, drew(1, 0, uno::DrawReason::draw_two), uno::Skipped{1}}, 0,
        {"misses the turn"});
    uno("UNO-ACT-3: Skip", {played(0, uno::Symbol::skip), uno::Skipped{1}}, 0, {"misses the turn"});
    uno("UNO-ACT-2: Reverse", {played(0, uno::Symbol::reverse), uno::Reversed{-1}}, 0, {"Play changes direction!"});
    uno("UNO-STACK-1: stacking",
        {drawTwo, played(1, uno::Symbol::draw_two), played(2, uno::Symbol::draw_two),
         drew(3, 6, uno::DrawReason::draw_two)},
        0, {"+2 … +4!", "+2 … +4 … +6!", "+6 for Dan"});
    uno("a long stack", {drawTwo, drawTwo, drawTwo, drawTwo}, 0, {"+2 … +4!", "+2 … +4 … +6!", "+4 … +6 … +8!"});
    uno("draw cards that are not stacked", {drawTwo, two, uno::Skipped{1}, played(2, uno::Symbol::draw_two)}, 0,
        {"+2 for Ben", "misses the turn"});
    const uno::Played drawFour = played(0, uno::Symbol::wild_draw_four);
    uno("UNO-CHAL-1: bluff", {drawFour, uno::Challenged{1, 0, true, {}}, drew(0, 4, uno::DrawReason::challenge)}, 1,
        {"Bluff! Ada draws 4"});
    uno("the viewer bluffed", {drawFour, uno::Challenged{1, 0, true, {}}}, 0, {"Bluff! You draw 4"});
    uno("no bluff",
        {drawFour, uno::Challenged{1, 0, false, {}}, drew(1, 6, uno::DrawReason::challenge), uno::Skipped{1}}, 1,
        {"No bluff: you draw 6", "misses the turn"});
    uno("a challenged stack", {drawFour, played(1, uno::Symbol::wild_draw_four), uno::Challenged{2, 1, false, {}}}, 0,
        {"+4 … +8!", "No bluff: Cleo draws 10"});
    const uno::HandsSwapped swapped{0, 1, {uno::Cards(6), uno::Cards(2), {}, {}}};
    uno("UNO-SEVEN-1: a 7", {swapped}, 2, {"Ada takes Ben’s 6. Ben gets 2."});
    uno("the viewer swaps", {swapped}, 0, {"You take Ben’s 6. Ben gets 2."});
    uno("the viewer’s hand is taken", {swapped}, 1, {"Ada takes your 6. You get 2."});
    uno("a 0", {uno::HandsSwapped{0, std::nullopt, {}}}, 1, {"All hands move on!"});
    uno("UNO-ACT-6: pose held", {played(0, uno::Symbol::wild_dumb_fu), uno::Posing{1}, uno::PoseEnded{1}}, 1,
        {"Hold still!", "Held!"});
    uno("pose broken", {uno::Posing{1}, uno::Moved{1, 0}, uno::PoseEnded{1}}, 0,
        {"Ben has to hold still!", "Ben flinched! +4"});
    uno("the viewer moved", {uno::Posing{1}, uno::Moved{1, 0}, uno::PoseEnded{1}}, 1, {"Hold still!", "You moved! +4"});
    uno("UNO-JUMP-1: jump-in", {drawTwo, played(2, uno::Symbol::skip, true)}, 0, {"Cleo jumps in!"});
    uno("UNO-SETUP-1: the first dealer",
        {uno::DealerDrawn{{{uno::Card::number_card(Color::red, 3)}, {uno::Card::number_card(Color::blue, 9)}}, 1}}, 0,
        {"Ben draws the 9 and deals"});
}

void TestMoments::saysWhatHappened()
{
    QFETCH(DosEvents, dosEvents);
    QFETCH(UnoEvents, unoEvents);
    QFETCH(int, viewer);
    QFETCH(QStringList, words);
    QCOMPARE(dosEvents.empty() ? wordsOf(unoEvents, viewer) : wordsOf(dosEvents, viewer), words);
    const dos::Matched doubled = matched(0, 2, dos::Bonus::double_);
    QCOMPARE(wordsOf(DosEvents{doubled}, 1, {"Ada", "Ben"}), QStringList("Double color! You draw 1"));
    QCOMPARE(wordsOf(DosEvents{doubled}, 0, {"Ada", "Ben"}), QStringList("Double color! Ben draws 1"));
}

/// A player may win if they need no more points than a winner got on average.
void TestMoments::findsPlayersWhoMayWin()
{
    DosEvents events{dos::RoundStarted{1, 0}, dos::Scored{0, {}, {60, 0, 0, 0}, {60, 0, 0, 0}}, dos::RoundStarted{2, 0},
                     dos::Scored{1, {}, {0, 40, 0, 0}, {60, 40, 0, 0}}, dos::RoundStarted{3, 0}};
    QCOMPARE(wordsOf(events, 0), QStringList());
    events.insert(events.end(), {dos::Scored{0, {}, {80, 0, 0, 0}, {140, 40, 0, 0}}, dos::RoundStarted{4, 0}});
    QCOMPARE(wordsOf(events, 0), QStringList("You can win with this round"));
    QCOMPARE(wordsOf(events, 1), QStringList("Ada can win with this round"));
    MomentFinder<dos::Game> lowestWins;
    for (const dos::Event &event : events)
        QVERIFY(lowestWins.follow(event).empty());
}

/// At four times the speed, what happens to a person lasts 0.7 s, and what happens to others a quarter of its time. Reduced motion
/// shortens neither.
void TestMoments::giveAPersonTimeAtAnySpeed()
{
    const uno::Skipped skipped{1};
    for (const bool reduced : {false, true}) {
        ShowTimes<uno::Game> times({0});
        QCOMPARE(times.take(uno::Posing{0}).at({4.0, reduced}), 700);
        QCOMPARE(times.take(uno::Posing{1}).at({4.0, reduced}), 300);
        QCOMPARE(times.take(uno::Moved{0, 1}).at({1.0, reduced}), 2500);
        QCOMPARE(times.take(uno::Posing{0}).at({4.0, reduced, false}), 0);
        QVERIFY(times.take(skipped).at({4.0, reduced}) > 0);
        QCOMPARE(times.take(drew(0, 6, uno::DrawReason::draw_two)).at({4.0, reduced}), 700);
        QCOMPARE(times.take(drew(0, 6, uno::DrawReason::draw_two)).at({1.0, reduced}), 6 * Durations::flight);
    }
}

void TestMoments::randomMatchesHaveEveryKind()
{
    std::set<MomentKind> kinds;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        dos::Ruleset dosRules;
        dosRules.grace_ms = 0;
        dosRules.false_catch = dos::FalseCatch::draw_two;
        playAtRandom<dos::Game>(dosRules, 4, seed, kinds);
        uno::Ruleset unoRules;
        unoRules.grace_ms = 0;
        unoRules.stacking = unoRules.seven_zero = unoRules.jump_in = true;
        playAtRandom<uno::Game>(unoRules, 4, seed, kinds);
    }
    for (int kind = 0; kind < momentKinds; ++kind)
        QVERIFY2(kinds.contains(static_cast<MomentKind>(kind)), qPrintable(QString::number(kind)));
}

TABLESIDE_TEST(TestMoments)
#include "tst_moments.moc"

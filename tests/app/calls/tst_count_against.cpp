// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the scoring in which everybody gets points for the cards they still hold and the lowest total wins (DOS-SCORE-3,
// UNO-SCORE-2): the result, the log and the text about the rules.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include <QTest>

#include <algorithm>

using namespace tableside;
using test::PlayFixture;

class TestCountAgainst : public QObject
{
    Q_OBJECT

private slots:
    void matchWinnerIsMarked();
    void logListsThePointsOfEachPlayer();
    void sharedLowestTotalIsExplained();
    void rulesTextNamesTheScoring();
};

namespace {

template <typename Game>
typename Game::Ruleset rules()
{
    typename Game::Ruleset rules;
    rules.scoring = Scoring::count_against;
    rules.target = 100;
    return rules;
}

/// Plays the round to its end with random legal actions.
template <typename Game, typename Act>
void playRound(const Match<Game> &match, const Act &act, Random &random)
{
    while (match.phase() == MatchPhase::playing) {
        typename Game::ActionList legal;
        const int seat = Game::seat_in_turn(match.state());
        Game::legal_actions(match.observe(seat), legal);
        act(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

/// Returns the seed of a match of three players in which `wanted` holds at the end of some round.
template <typename Game, typename Wanted>
quint64 seedWhere(const Wanted &wanted)
{
    for (quint64 seed = 1; seed < 4000; ++seed) {
        Match<Game> match(3, rules<Game>(), seed);
        NoEvents events;
        Random random(seed);
        while (match.phase() != MatchPhase::over) {
            match.start_round(events);
            playRound(match, [&](int seat, const auto &action) { match.apply(seat, action, events); }, random);
            if (wanted(match))
                return seed;
        }
    }
    qFatal("no seed meets the condition");
}

/// Returns a table whose match of three players is played until `wanted` holds at the end of a round.
template <typename Game, typename Wanted>
std::unique_ptr<test::TableOf<Game>> tableWhere(PlayFixture &fixture, const Wanted &wanted)
{
    auto config = PlayFixture::config<Game>(3, seedWhere<Game>(wanted));
    config.rules = rules<Game>();
    auto table = test::idleTable(fixture, config);
    auto &session = table->session();
    Random random(config.seed);
    do {
        table->nextRound();
        playRound(session.match(), [&](int seat, const auto &action) { session.act(seat, action); }, random);
    } while (!wanted(session.match()));
    table->finishEvents();
    return table;
}

/// Returns the seats that the result marks as winners.
QList<int> marked(GameTable &table)
{
    QList<int> seats;
    for (const ResultRow &row : table.result()->rows()) {
        if (row.isWinner)
            seats << row.seat;
    }
    return seats;
}

/// Checks a match whose winner, the player with the lowest total, did not win the last round.
template <typename Game>
void matchOfAnother()
{
    PlayFixture fixture;
    const auto table = tableWhere<Game>(fixture, [](const Match<Game> &match) {
        return match.phase() == MatchPhase::over && match.winner() != Game::winner(match.state());
    });
    QCOMPARE(marked(*table), QList<int>{table->session().match().winner()});
}

template <typename Game>
void pointsInTheLog()
{
    PlayFixture fixture;
    const auto table = tableWhere<Game>(fixture, [](const Match<Game> &) { return true; });
    const std::vector<int> &points = table->session().match().totals();
    const auto &lines = table->log()->rows();
    const auto told = std::find_if(lines.begin(), lines.end(), [](const auto &line) { return line.kind == LogKind::Score; });
    QVERIFY(told != lines.end());
    QCOMPARE(told->text, QStringLiteral("Points this round: you %1, West %2, North %3.")
                             .arg(points[0]).arg(points[1]).arg(points[2]));
}

/// Returns the text about \p rules in the menu of a table.
template <typename Game>
QString rulesShown(const typename Game::Ruleset &rules)
{
    PlayFixture fixture;
    auto config = PlayFixture::config<Game>(3, 1);
    config.rules = rules;
    return test::TableOf<Game>(fixture.begin(config), fixture.sounds).rulesText();
}

} // namespace

void TestCountAgainst::matchWinnerIsMarked()
{
    matchOfAnother<uno::Game>();
    matchOfAnother<dos::Game>();
}

void TestCountAgainst::logListsThePointsOfEachPlayer()
{
    pointsInTheLog<uno::Game>();
    pointsInTheLog<dos::Game>();
}

void TestCountAgainst::sharedLowestTotalIsExplained()
{
    PlayFixture fixture;
    const auto isReached = [](const Match<dos::Game> &match) {
        return *std::max_element(match.totals().begin(), match.totals().end()) >= match.rules().target;
    };
    const auto tied = tableWhere<dos::Game>(fixture, [&](const Match<dos::Game> &match) {
        return isReached(match) && match.phase() != MatchPhase::over;
    });
    QVERIFY2(tied->resultDetail().contains("Play another round"), qPrintable(tied->resultDetail()));
    const auto going = tableWhere<dos::Game>(fixture, [&](const auto &match) { return !isReached(match); });
    QVERIFY(!going->resultDetail().contains("Play another round"));
}

void TestCountAgainst::rulesTextNamesTheScoring()
{
    for (const QString &against : {rulesShown<uno::Game>(rules<uno::Game>()), rulesShown<dos::Game>(rules<dos::Game>())}) {
        QVERIFY2(against.contains("lowest total wins"), qPrintable(against));
        QVERIFY2(!against.contains("printed rules") && !against.contains("grace period"), qPrintable(against));
    }
    const QString printed = QStringLiteral("printed rules"); // The text lists only differences from the printed rules
    QCOMPARE(rulesShown<uno::Game>({}), printed);
    QCOMPARE(rulesShown<dos::Game>({}), printed);
}

TABLESIDE_TEST(TestCountAgainst)
#include "tst_count_against.moc"

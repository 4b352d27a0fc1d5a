// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the statistics of finished games: they equal a plain recount of simulated matches, and count games for the right
// person.
#include "simulated_match.h"
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/table/table_fixture.h"

#include "app/history/played_statistics.h"

#include <QTest>

#include <functional>

using namespace tableside;
using namespace tableside::test;

class TestPlayedStatistics : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void agreesWithAPlainRecount();
    void gamesInWhichPointsCountAgainstYouHaveNoAverage();
    void computesRollingWinRates();
    void hasNoChartForFewGames();
    void followsMergedAndRenamedPeople();
    void matchesPeopleFromOtherDevicesByName();
    void gamesPlayedOnFromAReplayDoNotCount();
    void showsTheBestTurnOfEachGame();

private:
    QList<PlayedMatch> m_matches; ///< Newest first.
};

namespace {

/// Counts the figures of the only person in the plainest way, from the games with opponents that \p met accepts. Stores the
/// results in \p won, oldest first.
OpponentFigures recount(const QList<PlayedMatch> &lastFirst, const QString &game,
                        const std::function<bool(const DigestSeat &)> &met, std::vector<bool> *won = nullptr)
{
    OpponentFigures figures;
    QList<bool> results;
    for (qsizetype at = lastFirst.size(); at-- > 0;) {
        const MatchDigest &digest = lastFirst[at].digest;
        QList<qsizetype> people;
        bool isMet = false;
        for (qsizetype seat = 0; seat < digest.seats.size(); ++seat) {
            if (digest.seats[seat].level.isEmpty())
                people << seat;
            else
                isMet = isMet || met(digest.seats[seat]);
        }
        if (people.size() != 1 || !isMet || (!game.isEmpty() && game != digest.game))
            continue;
        const auto own = static_cast<std::size_t>(people.first());
        results << (digest.figures.winner == people.first());
        if (!digest.countsAgainst) {
            figures.pointGames += 1;
            figures.points += digest.figures.totals[own];
        }
        figures.calls += digest.figures.seats[own].calls;
        figures.missed += digest.figures.seats[own].missed;
        figures.catches += digest.figures.seats[own].catches;
        int &best = digest.game == QStringLiteral("dos") ? figures.bestDosTurn : figures.bestUnoTurn;
        best = std::max(best, digest.figures.seats[own].best_turn);
    }
    figures.games = static_cast<int>(results.size());
    figures.wins = static_cast<int>(results.count(true));
    for (qsizetype from = 0; from < results.size(); ++from) {
        qsizetype to = from;
        while (to < results.size() && results[to])
            ++to;
        figures.longestStreak = std::max(figures.longestStreak, static_cast<int>(to - from));
        if (to == results.size())
            figures.streak = std::max(figures.streak, static_cast<int>(to - from));
    }
    if (won)
        won->assign(results.begin(), results.end());
    return figures;
}

/// Returns a stored match of DOS with invented totals.
PlayedMatch madeUp(int number, bool isWon)
{
    PlayedMatch match;
    match.id = number;
    match.finishedAt = number;
    match.digest.game = QStringLiteral("dos");
    match.digest.seats = {{}, {{}, QStringLiteral("owl"), QStringLiteral("hard"), {}, 0}};
    match.digest.figures.winner = isWon ? 0 : 1;
    match.digest.figures.totals = {isWon ? 200 : 120, isWon ? 90 : 210};
    match.digest.figures.seats.resize(2);
    return match;
}

QList<PlayedMatch> madeUp(const QList<bool> &firstFirst)
{
    QList<PlayedMatch> lastFirst;
    for (qsizetype at = 0; at < firstFirst.size(); ++at)
        lastFirst.prepend(madeUp(static_cast<int>(at) + 1, firstFirst[at]));
    return lastFirst;
}

} // namespace

/// Such a game begins in the middle of another one, so its result is not the person's own.
void TestPlayedStatistics::gamesPlayedOnFromAReplayDoNotCount()
{
    PlayFixture play;
    PlayedStatistics statistics(play.people);
    QList<PlayedMatch> matches = madeUp({true, false, true, true});
    matches[0].digest.playedOn = matches[3].digest.playedOn = true;
    statistics.setMatches(matches);
    QCOMPARE(statistics.games(), 2);
    QCOMPARE(statistics.playedOn(), 2);
    QCOMPARE(statistics.playerFigures().won, (std::vector<bool>{false, true}));
    QCOMPARE(statistics.playerFigures().all.streak, 1);
    QCOMPARE(statistics.playerFigures().levels["hard"].games, 2);
    statistics.setGame(QStringLiteral("uno"));
    QCOMPARE(statistics.playedOn(), 0);
    statistics.setMatches({matches[0]});
    QVERIFY(statistics.persons().isEmpty());
}

void TestPlayedStatistics::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English));
    for (int number = 0; number < 120; ++number) {
        PlayedMatch match;
        match.id = number + 1;
        match.finishedAt = 1'700'000'000'000 + number;
        match.digest = simulatedMatch(number).digest;
        m_matches.prepend(match);
    }
}

void TestPlayedStatistics::agreesWithAPlainRecount()
{
    for (const QString game : {"", "dos", "uno"}) {
        const RowNote note(game);
        PlayFixture fixture;
        PlayedStatistics statistics(fixture.people);
        statistics.setMatches(m_matches);
        statistics.setGame(game);
        const PlayerFigures &figures = statistics.playerFigures();
        std::vector<bool> won;
        const OpponentFigures all = recount(m_matches, game, [](const DigestSeat &) { return true; }, &won);
        QVERIFY(all.games > 40 && all.wins > 10 && all.wins < all.games);
        QVERIFY(all.missed > 0 && all.catches > 0 && all.bestDosTurn + all.bestUnoTurn > 2);
        QVERIFY(figures.all == all);
        QVERIFY(figures.won == won);
        QVERIFY(statistics.period().contains("23"));
        int met = 0;
        for (const char *level : {"easy", "medium", "hard"}) {
            const OpponentFigures plain = recount(m_matches, game, [&](const DigestSeat &seat) { return seat.level == level; });
            QVERIFY2(figures.levels.value(QString::fromLatin1(level)) == plain, level);
            met += plain.games > 0;
        }
        QCOMPARE(figures.levels.size(), met);
        QCOMPARE(statistics.levels().size(), met);
        met = 0;
        for (const Character character : all_characters) {
            const QString key = QString::fromStdString(std::string(character_name(character)));
            const OpponentFigures plain = recount(m_matches, game, [&](const DigestSeat &seat) { return seat.portrait == key; });
            QVERIFY2(figures.characters.value(key) == plain, qPrintable(key));
            met += plain.games > 0;
        }
        QVERIFY(met > 5);
        QCOMPARE(statistics.characters().size(), met);
        for (const OpponentRow &row : statistics.characters()) {
            const OpponentFigures &of = figures.characters[row.key];
            QCOMPARE(row.winRate, qRound(100.0 * of.wins / of.games));
            QVERIFY(row.summary.startsWith(QString::number(of.wins)));
        }
    }
}

void TestPlayedStatistics::gamesInWhichPointsCountAgainstYouHaveNoAverage()
{
    PlayFixture fixture;
    PlayedStatistics statistics(fixture.people);
    QList<PlayedMatch> matches = madeUp({true, false, true});
    matches.first().digest.countsAgainst = true;
    statistics.setMatches(matches);
    QCOMPARE(statistics.playerFigures().all.pointGames, 2);
    QCOMPARE(statistics.playerFigures().all.averagePoints(), 160.0);
    for (PlayedMatch &match : matches)
        match.digest.countsAgainst = true;
    statistics.setMatches(matches);
    QVERIFY(std::ranges::none_of(statistics.figures(), [](const FigureRow &figure) { return figure.label.contains("points"); }));
}

void TestPlayedStatistics::computesRollingWinRates()
{
    const std::vector<bool> won{true, false, true, true, false};
    QCOMPARE(rollingWinRates(won, 10, 1), (QList<qreal>{100, 50, 100.0 * 2 / 3, 75, 60}));
    QCOMPARE(rollingWinRates(won, 2, 1), (QList<qreal>{100, 50, 50, 100, 50}));
    QCOMPARE(rollingWinRates(won, 2, 3), (QList<qreal>{50, 100, 50}));
    QCOMPARE(rollingWinRates(won, 2, 6), QList<qreal>());
}

void TestPlayedStatistics::hasNoChartForFewGames()
{
    PlayFixture fixture;
    PlayedStatistics statistics(fixture.people);
    QVERIFY(statistics.rates().isEmpty() && statistics.figures().isEmpty() && statistics.period().isEmpty());
    statistics.setMatches(madeUp(QList<bool>(PlayedStatistics::fewestForChart() - 1, true)));
    QVERIFY(statistics.rates().isEmpty());
    statistics.setMatches(madeUp(QList<bool>(PlayedStatistics::fewestForChart(), true)));
    QCOMPARE(statistics.rates().size(), PlayedStatistics::fewestForChart() - PlayedStatistics::firstRate() + 1);
}

/// People may have been merged or renamed since the game. A lone person without an id counts as a separate person.
void TestPlayedStatistics::followsMergedAndRenamedPeople()
{
    PlayFixture fixture;
    for (const char *name : {"Anna", "Anne"})
        QVERIFY(fixture.people.keep(fixture.people.newPerson(QString::fromLatin1(name))));
    const QString anna = fixture.people.named("Anna")->id;
    const QString anne = fixture.people.named("Anne")->id;
    QList<PlayedMatch> matches = madeUp({true, true, false, true});
    matches[0].digest.seats[0].personId = anna;
    matches[1].digest.seats[0].personId = anne;
    matches[2].digest.seats[0].personId = anne;
    PlayedStatistics statistics(fixture.people);
    statistics.setMatches(matches);
    QCOMPARE(statistics.persons().size(), 3);
    QCOMPARE(statistics.persons().first().name, QStringLiteral("Anne")); // Anne has the most games
    QCOMPARE(statistics.personKey(), anne);
    QCOMPARE(statistics.games(), 2);
    QVERIFY(fixture.people.merge(anne, anna));
    QCOMPARE(statistics.persons().size(), 2);
    QCOMPARE(statistics.personKey(), anna);
    QCOMPARE(statistics.games(), 3);
    QVERIFY(fixture.people.change(anna, QStringLiteral("Annika"), {}, 0));
    QCOMPARE(statistics.persons().first().name, QStringLiteral("Annika"));
    statistics.setPersonKey(QLatin1String(PlayedStatistics::unnamedPersonKey));
    QCOMPARE(statistics.games(), 1);
    QCOMPARE(statistics.persons().last().name, QStringLiteral("You"));
}

/// People from other devices are matched by name, as the score book does: case and Unicode normalization do not matter, but
/// accents do.
void TestPlayedStatistics::matchesPeopleFromOtherDevicesByName()
{
    PlayFixture fixture;
    QVERIFY(fixture.people.keep(fixture.people.newPerson(QStringLiteral("Zoë"))));
    const QString zoe = fixture.people.named("Zoë")->id;
    QList<PlayedMatch> matches = madeUp({true, true, true, true});
    for (PlayedMatch &match : matches)
        match.digest.seats[0] = {QStringLiteral("zOE\u0308"), QStringLiteral("fox"), {}, QStringLiteral("of-another-device"), 1};
    matches[0].digest.seats[0].personId = zoe;
    // She sits on seat 1 here, so the same name on seat 0 is another person's.
    matches[1].digest.seats[1] = {QStringLiteral("Zoë"), QStringLiteral("hare"), {}, zoe, 2};
    matches[2].digest.seats[1] = {QStringLiteral("Ben"), QStringLiteral("hare"), {}, QStringLiteral("of-a-third"), 2};
    matches[3].digest.seats[0].name = QStringLiteral("zoe");
    PlayedStatistics statistics(fixture.people);
    statistics.setMatches(matches);
    QCOMPARE(statistics.persons().size(), 3);
    QCOMPARE(statistics.personKey(), zoe);
    QCOMPARE(statistics.games(), 3);
    QStringList others{statistics.persons().at(1).name, statistics.persons().at(2).name};
    others.sort();
    QCOMPARE(others, QStringList({"Ben", "zoe"}));
    matches = madeUp({true});
    matches[0].digest.seats[1].level.clear(); // A game of several unknown people counts for nobody
    statistics.setMatches(matches);
    QVERIFY(statistics.persons().isEmpty());
    QCOMPARE(statistics.games(), 0);
}

void TestPlayedStatistics::showsTheBestTurnOfEachGame()
{
    PlayFixture fixture;
    QList<PlayedMatch> matches = madeUp({true, true});
    matches[0].digest.figures.seats[0].best_turn = 5;
    matches[1].digest.figures.seats[0].best_turn = 8;
    matches[1].digest.game = QStringLiteral("uno");
    PlayedStatistics statistics(fixture.people);
    statistics.setMatches(matches);
    QCOMPARE(statistics.levels().first().figures.last().value, QStringLiteral("DOS 5 · UNO 8"));
    statistics.setGame(QStringLiteral("uno"));
    QVERIFY(statistics.levels().first().figures.last().value.startsWith("8 card"));
    QVERIFY(std::ranges::any_of(statistics.figures(), [](const FigureRow &figure) { return figure.label == "Best turn in UNO"; }));
}

TABLESIDE_TEST(TestPlayedStatistics)
#include "tst_played_statistics.moc"

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the trophies without their page: who has earned which, and what a round at the table has newly earned.
#include "simulated_match.h"
#include "test_program.h"
#include "tests/app/table/table_fixture.h"

#include "app/history/history_controller.h"
#include "app/words/trophy_words.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestTrophies : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void listsAllTrophies();
    void saysWhoEarnedATrophyFirst();
    void followsTheStore();
    void countsTheRoundsOfAnUnfinishedGame();
    void tellsOnlyNewTrophies();
    void tellsNothingWhileEarlierGamesWaitForTheirFeats();
    void givesNoneForAGamePlayedOnOrOfComputerPlayers();
};

namespace {

const QDateTime trophyDay(QDate(2026, 11, 26), QTime(12, 0));

struct TrophyRoom : PlayFixture
{
    HistoryController history{database, people, settings, [] { return trophyDay.date(); }};
    Trophies &trophies = *history.trophies();

    /// Returns the row with \p key; an empty row if there is none.
    TrophyRow row(const QString &key) const
    {
        const auto found = std::ranges::find(trophies.rows(), key, &TrophyRow::key);
        return found == trophies.rows().end() ? TrophyRow() : *found;
    }
    void run(const QString &statement) const
    {
        if (!QSqlQuery(database.connection()).exec(statement))
            qFatal("%s", qPrintable(statement));
    }
};

/// Returns a finished match of \p people. \p feats has the names of the feats of each of them, with spaces between.
SimulatedMatch matchOf(const QStringList &people, const QStringList &feats)
{
    SimulatedMatch made;
    made.game = QStringLiteral("uno");
    made.record = {"{}"};
    made.digest.game = made.game;
    made.digest.target = 500;
    for (qsizetype seat = 0; seat < people.size(); ++seat)
        made.digest.seats.append({people[seat], QStringLiteral("fox"), {}, {}, 0, feats[seat].split(u' ', Qt::SkipEmptyParts)});
    made.digest.seats.append({{}, QStringLiteral("owl"), QStringLiteral("hard"), {}, 0});
    made.digest.figures.winner = 0;
    made.digest.figures.totals.resize(static_cast<std::size_t>(made.digest.seats.size()), 0);
    made.digest.figures.seats.resize(static_cast<std::size_t>(made.digest.seats.size()));
    return made;
}

/// Plays one round with random legal actions and returns the feats that it has earned.
template <typename Game>
QStringList playRound(TableSession<Game> &session, Random &random)
{
    session.startRound();
    while (session.isPlaying())
        playAnyLegal(session, random);
    return session.newFeats();
}

QSet<QString> setOf(const QStringList &list)
{
    return {list.begin(), list.end()};
}

} // namespace

void TestTrophies::listsAllTrophies()
{
    TrophyRoom room;
    QCOMPARE(room.trophies.rows().size(), 24);
    QCOMPARE(room.trophies.common().size() + room.trophies.dos().size() + room.trophies.uno().size(), 24);
    QCOMPARE(room.trophies.dos().size(), 4);
    QCOMPARE(room.trophies.earned(), 0);
    QSet<QString> titles;
    QSet<QString> sentences;
    for (const TrophyRow &row : room.trophies.rows()) {
        titles << row.title;
        sentences << row.sentence;
        QVERIFY(!row.isEarned && row.earnedBy.isEmpty() && row.times.isEmpty());
        QVERIFY2(QFile::exists(QStringLiteral(":/tableside/icons/trophy-%1.svg").arg(row.key)), qPrintable(row.key));
    }
    QCOMPARE(titles.size(), 24);
    QCOMPARE(sentences.size(), 24);
    QCOMPARE(room.row("bluffed-badger").game, QStringLiteral("uno"));
    QCOMPARE(room.row("two-doubles").game, QStringLiteral("dos"));
    QCOMPARE(room.row("got-away").game, QString());
}

void TestTrophies::saysWhoEarnedATrophyFirst()
{
    TrophyRoom room;
    QVERIFY(room.people.keep(room.people.newPerson("Anna")) && room.people.keep(room.people.newPerson("Ben")));
    SimulatedMatch first = matchOf({"Ben", "Anna"}, {"", "jumped-in"});
    SimulatedMatch second = matchOf({"Ben", "Anna"}, {"jumped-in got-away", "jumped-in"});
    for (SimulatedMatch *match : {&first, &second}) {
        match->digest.seats[0].personId = room.people.named("Ben")->id;
        match->digest.seats[1].personId = room.people.named("Anna")->id;
    }
    keepPlayed(room.database, second, trophyDay.toMSecsSinceEpoch());
    keepPlayed(room.database, first, trophyDay.addDays(-3).toMSecsSinceEpoch());
    room.history.open();
    QCOMPARE(room.trophies.earned(), 2);
    QCOMPARE(room.row("jumped-in").earnedBy, QStringLiteral("Anna · 11/23/26"));
    QCOMPARE(room.row("jumped-in").times, QStringLiteral("2\u00a0game(s)"));
    QCOMPARE(room.row("got-away").earnedBy, QStringLiteral("Ben · 11/26/26"));
    QCOMPARE(room.row("got-away").times, QString());
    QCOMPARE(room.trophies.persons().size(), 3);
    QCOMPARE(room.trophies.persons().first().value, QString());
    room.trophies.setPersonKey(room.people.named("Anna")->id);
    QCOMPARE(room.trophies.earned(), 1);
    QCOMPARE(room.row("jumped-in").times, QStringLiteral("2\u00a0game(s)"));
    room.trophies.setPersonKey(room.people.named("Ben")->id);
    QCOMPARE(room.trophies.earned(), 2);
    QCOMPARE(room.row("jumped-in").earnedBy, QStringLiteral("Ben · 11/26/26"));
    QVERIFY(room.people.change(room.people.named("Ben")->id, QStringLiteral("Benno"), {}, 0));
    QCOMPARE(room.row("jumped-in").earnedBy, QStringLiteral("Benno · 11/26/26"));
}

void TestTrophies::followsTheStore()
{
    TrophyRoom room;
    keepPlayed(room.database, matchOf({QString()}, {"got-away a-feat-of-a-later-version"}), trophyDay.toMSecsSinceEpoch());
    room.history.open();
    QCOMPARE(room.trophies.earned(), 1);
    QCOMPARE(room.row("got-away").earnedBy, QStringLiteral("You · 11/26/26"));
    QVERIFY(room.trophies.persons().isEmpty());
    QVERIFY(room.history.remove(1));
    QCOMPARE(room.trophies.earned(), 0);
    QVERIFY(room.history.restore());
    QCOMPARE(room.trophies.earned(), 1);
    room.run("DELETE FROM table_match"); // "Delete everything" does the same
    room.history.reload();
    QCOMPARE(room.trophies.earned(), 0);
    room.history.open();
    QCOMPARE(room.trophies.earned(), 0);
}

void TestTrophies::countsTheRoundsOfAnUnfinishedGame()
{
    TrophyRoom room;
    Random random(5);
    auto config = PlayFixture::config<uno::Game>(4, 7);
    config.rules.target = 1000;
    const auto session = room.begin(config);
    QSet<QString> feats;
    while (feats.size() < 2) {
        feats += setOf(playRound(*session, random));
        QVERIFY(!session->isOver());
    }
    room.history.open();
    QSet<QString> earned;
    for (const TrophyRow &row : room.trophies.rows()) {
        if (row.isEarned)
            earned << row.key;
    }
    QCOMPARE(earned, feats);
    // A round that is being played changes nothing yet: its actions may be undone
    session->startRound();
    for (int action = 0; action < 20 && session->isPlaying(); ++action)
        playAnyLegal(*session, random);
    QCOMPARE(setOf(session->digest().seats[0].feats), feats);
    QVERIFY(room.store.discard(session->storedId()));
    room.history.open();
    QCOMPARE(room.trophies.earned(), 0);
}

void TestTrophies::tellsOnlyNewTrophies()
{
    TrophyRoom room;
    QSet<QString> known;
    int told = 0;
    for (const quint64 seed : {7, 8, 9}) {
        Random random(seed);
        auto config = PlayFixture::config<uno::Game>(3, seed);
        config.rules.target = 200;
        const auto session = room.begin(config);
        while (!session->isOver()) {
            const QSet<QString> gained = setOf(playRound(*session, random));
            room.history.onRoundCounted(*session);
            QStringList titles;
            for (const TrophyRow &row : room.trophies.rows()) {
                if (gained.contains(row.key) && !known.contains(row.key))
                    titles << row.title;
            }
            if (titles.isEmpty())
                QCOMPARE(room.trophies.news(), QString());
            else if (titles.size() == 1)
                QCOMPARE(room.trophies.news(), QStringLiteral("Trophy: ") + titles.first());
            else
                QCOMPARE(room.trophies.news(), QStringLiteral("Trophies: ") + titles.join(" · "));
            told += static_cast<int>(titles.size());
            known += gained;
        }
        QCOMPARE(setOf(session->digest().seats[0].feats) - known, QSet<QString>());
    }
    QVERIFY(told > 1);
    QCOMPARE(static_cast<int>(known.size()), told);
    room.history.open();
    QCOMPARE(room.trophies.earned(), told);
    QSignalSpy changed(&room.trophies, &Trophies::newsChanged);
    room.trophies.dismissNews();
    room.trophies.dismissNews();
    QVERIFY(changed.count() <= 1);
    QCOMPARE(room.trophies.news(), QString());
}

void TestTrophies::tellsNothingWhileEarlierGamesWaitForTheirFeats()
{
    TrophyRoom room;
    SimulatedMatch old = simulatedMatch(0);
    old.digest.hasFeats = false;
    keepPlayed(room.database, old, trophyDay.toMSecsSinceEpoch());
    Random random(7);
    const auto session = room.begin(PlayFixture::config<uno::Game>(3, 7));
    while (playRound(*session, random).isEmpty())
        QVERIFY(!session->isOver());
    room.history.onRoundCounted(*session);
    QCOMPARE(room.trophies.news(), QString());
    room.history.onMatchClosed(); // gives the earlier game its feats
    room.history.deriveJob().finish();
    room.history.onRoundCounted(*session);
    QVERIFY(!room.trophies.news().isEmpty());
}

void TestTrophies::givesNoneForAGamePlayedOnOrOfComputerPlayers()
{
    Random random(7);
    for (const bool isPlayedOn : {false, true}) {
        TrophyRoom room;
        auto config = PlayFixture::config<uno::Game>(3, 7);
        config.rules.target = 100;
        config.isPlayedOn = isPlayedOn;
        if (!isPlayedOn)
            config.seats[0].level = Level::easy;
        const auto session = room.begin(config);
        while (!session->isOver()) {
            QCOMPARE(playRound(*session, random), QStringList());
            room.history.onRoundCounted(*session);
            QCOMPARE(room.trophies.news(), QString());
        }
        QVERIFY(!session->digest().hasAnyFeat() && session->digest().hasFeats);
    }
}

TABLESIDE_TEST(TestTrophies)
#include "tst_trophies.moc"

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the history of finished games without its page: list, filters, deletion, export, and the limit of kept records.
#include "simulated_match.h"
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/table/table_fixture.h"

#include "app/history/history_controller.h"
#include "app/table/table_controller.h"
#include "engine/record/verify_records.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include <sstream>
#include <tuple>

using namespace tableside;
using namespace tableside::test;

class TestHistoryController : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void listsTheNewestGameFirst();
    void saysWhoWon();
    void saysHowLongItTook();
    void groupsByDayAndMonth();
    void filters();
    void findsNames();
    void deletesAndBringsBack();
    void showsOneGame();
    void savesARecordThatReplays();
    void exportsTheFilteredList();
    void derivesMissingDigestsInTheBackground();
    void keepsOtherRowsAndSearchesInTheNewLanguage();
    void listsAGameWithAnUnreadableRecord();
    void saysWhyAGameCannotBeWatched();
    void dropsTheOldestRecordsWhenAMatchEnds();
    void showsTheCurrentNamesOfPeople();

private:
    QList<SimulatedMatch> m_matches;
};

namespace {

const QDate today(2026, 11, 26);

qint64 noon(int daysAgo)
{
    return QDateTime(today.addDays(-daysAgo), QTime(12, 0)).toMSecsSinceEpoch();
}

struct Room : PlayFixture
{
    AppSettings settings{folder.filePath("tableside.ini")};
    HistoryController history{database, people, settings, [] { return today; }};

    Room() { history.setExportFolder(folder.filePath("out")); }
    /// Stores the matches, the last of them as yesterday's, and opens the history.
    void keep(const QList<SimulatedMatch> &matches)
    {
        for (int at = 0; at < matches.size(); ++at)
            keepPlayed(database, matches[at], noon(static_cast<int>(matches.size()) - at));
        history.open();
    }
    void run(const QString &statement) const
    {
        if (!QSqlQuery(database.connection()).exec(statement))
            qFatal("%s", qPrintable(statement));
    }
    const PlayedRow &row(int at) { return history.list()->row(at); }
    QStringList files() const { return QDir(folder.filePath("out")).entryList(QDir::Files); }
    QByteArray file(const QString &name) const
    {
        QFile file(folder.filePath("out/" + name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

/// Returns a finished match against an owl at Hard with invented figures.
SimulatedMatch madeUp(const QString &game, const QList<int> &totals, int winner)
{
    SimulatedMatch made;
    made.game = game;
    made.record = {"{}"};
    made.digest.game = game;
    made.digest.target = 200;
    made.digest.seats = {{}, {{}, QStringLiteral("owl"), QStringLiteral("hard"), {}, 0}};
    made.digest.figures.rounds = 5;
    made.digest.figures.turns = 143;
    made.digest.figures.winner = winner;
    made.digest.figures.totals = {totals.begin(), totals.end()};
    made.digest.figures.seats.resize(2);
    return made;
}

} // namespace

void TestHistoryController::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    for (int number = 0; number < 24; ++number)
        m_matches << simulatedMatch(number);
}

void TestHistoryController::listsTheNewestGameFirst()
{
    Room room;
    const QAbstractItemModelTester tester(room.history.list());
    room.history.open();
    QVERIFY(room.history.list()->isEmpty());
    room.history.reload();
    room.keep(m_matches);
    QCOMPARE(room.history.list()->count(), 24);
    QCOMPARE(room.row(0).matchId, 24);
    QCOMPARE(room.row(23).matchId, 1);
    QCOMPARE(room.history.list()->countWords(), QStringLiteral("24 game(s)"));
    QVERIFY(room.history.statistics()->games() > 0);
    for (int at = 0; at < 24; ++at) {
        const MatchDigest &digest = m_matches[23 - at].digest;
        QCOMPARE(room.row(at).seats.size(), digest.seats.size());
        QVERIFY(room.row(at).seats[digest.figures.winner].isWinner);
        QVERIFY(room.row(at).title.startsWith(digest.game.toUpper()));
    }
}

void TestHistoryController::saysWhoWon()
{
    const QList<std::tuple<int, int, QString, QString>> rows{ // Winner, number of people, title, result
        {0, 1, "UNO with Ada", "You won with 214 point(s)"},
        {1, 1, "UNO with Ada", "Ada won with 214 point(s); you had 96"},
        {1, 2, "UNO: Player 1 and Zoë", "Zoë won with 214 point(s)"},
        {0, 0, "UNO: Ada and Ada", "Ada won with 214 point(s)"},
    };
    for (const auto &[winner, people, title, result] : rows) {
        SimulatedMatch match = madeUp("uno", winner == 0 ? QList<int>{214, 96} : QList<int>{96, 214}, winner);
        if (people == 2)
            match.digest.seats[1] = {QStringLiteral("Zoë"), QStringLiteral("fox"), {}, {}, 3};
        if (people == 0)
            match.digest.seats[0] = match.digest.seats[1];
        Room room;
        room.keep({match});
        QCOMPARE(room.row(0).title, title);
        QCOMPARE(room.row(0).result, result);
        QCOMPARE(room.row(0).won, people > winner);
    }
}

void TestHistoryController::saysHowLongItTook()
{
    constexpr qint64 minute = 60'000;
    const QList<std::tuple<qint64, int, bool, QString>> rows{ // Playing time or -1, take-backs, played on from a replay
        {23 * minute, 2, false, "5 round(s) · 23 min · 2 play(s) taken back"},
        {-1, 0, false, "5 round(s)"},
        {-1, 0, true, "5 round(s) · played on from a replay"},
        {minute / 3, 0, false, "5 round(s) · 1 min"},
        {23 * minute + 20'000, 0, false, "5 round(s) · 23 min"},
        {65 * minute, 0, false, "5 round(s) · 1 h 5 min"},
    };
    for (const auto &[playedMs, takeBacks, playedOn, length] : rows) {
        Room room;
        SimulatedMatch match = madeUp("dos", {200, 10}, 0);
        match.digest.takeBacks = takeBacks;
        match.digest.playedOn = playedOn;
        keepPlayed(room.database, match, noon(0), playedMs);
        if (playedMs < 0)
            room.run("UPDATE table_match SET played_ms = NULL");
        room.history.open();
        QCOMPARE(room.row(0).length, length);
    }
}

void TestHistoryController::groupsByDayAndMonth()
{
    Room room;
    for (const int daysAgo : {400, 40, 30, 8, 6, 1, 0})
        keepPlayed(room.database, madeUp("dos", {200, 10}, 0), noon(daysAgo));
    room.history.open();
    const QStringList groups{"Today", "Yesterday", "Friday, November 20, 2026", "November 2026", "October 2026",
                             {}, "October 2025"};
    for (int at = 0; at < groups.size(); ++at)
        QCOMPARE(room.row(at).heading, groups[at]);
    QVERIFY(room.row(1).date.contains("12:00"));
    QVERIFY(room.row(4).date.contains("27"));
    room.history.list()->setSearch("october 2026");
    QCOMPARE(room.row(0).heading, QStringLiteral("October 2026"));
    QCOMPARE(room.row(1).heading, QString());
}

void TestHistoryController::filters()
{
    Room room;
    const QAbstractItemModelTester tester(room.history.list());
    room.keep(m_matches);
    PlayedList &list = *room.history.list();
    struct Row
    {
        QString game;
        QString result;
        QString level;
        QString opponent;
    };
    const QList<Row> rows{{"uno", "", "", ""}, {"uno", "won", "", ""}, {"", "lost", "", ""},
                          {"", "", "hard", ""}, {"", "", "hard", "fox"}, {"", "", "", "fox"}};
    for (const Row &row : rows) {
        const RowNote note(row.game + row.result + row.level + row.opponent);
        list.setGame(row.game);
        list.setResult(row.result);
        list.setLevel(row.level);
        list.setOpponent(row.opponent);
        const auto isWanted = [&](const SimulatedMatch &match) {
            const MatchDigest &digest = match.digest;
            const bool isWon = digest.seats[digest.figures.winner].level.isEmpty();
            const bool isAgainst = std::ranges::any_of(digest.seats, [&](const DigestSeat &seat) {
                return !seat.level.isEmpty() && (row.level.isEmpty() || seat.level == row.level)
                    && (row.opponent.isEmpty() || seat.portrait == row.opponent);
            });
            return isAgainst && (row.game.isEmpty() || digest.game == row.game)
                && (row.result.isEmpty() || isWon == (row.result == "won"));
        };
        QCOMPARE(list.count(), static_cast<int>(std::ranges::count_if(m_matches, isWanted)));
        QVERIFY(list.count() > 0 && list.count() < 24);
        const QStringList set{row.game, row.result, row.level, row.opponent};
        QCOMPARE(list.filters(), 4 - static_cast<int>(set.count(QString())));
    }
    QCOMPARE(list.countWords(), QStringLiteral("%1 of 24 game(s)").arg(list.count()));
    list.clearFilters();
    QCOMPARE(list.count(), 24);
    QCOMPARE(list.filters(), 0);
    QStringList offered;
    for (const Option &option : list.opponents())
        offered << option.name;
    QCOMPARE(offered.first(), QStringLiteral("Anyone"));
    QVERIFY(offered.contains("Ada"));
    QCOMPARE(list.levels().size(), 4);
    QCOMPARE(list.levels().last().name, QStringLiteral("Hard"));
}

void TestHistoryController::findsNames()
{
    Room room;
    SimulatedMatch other = madeUp("uno", {214, 96}, 0);
    other.digest.seats[0].name = QStringLiteral("Zoë");
    keepPlayed(room.database, other, noon(3));
    other.digest.seats[0].name = QStringLiteral("Ben");
    other.digest.seats[1].portrait = QStringLiteral("fox");
    keepPlayed(room.database, other, noon(40));
    room.history.open();
    PlayedList &list = *room.history.list();
    const auto found = [&](const char *search) {
        list.setSearch(QString::fromUtf8(search));
        return list.count();
    };
    QCOMPARE(found("zoe"), 1);
    QCOMPARE(found("ZOË ada"), 1);
    QCOMPARE(found("ada"), 1);
    QCOMPARE(found("uno"), 2);
    QCOMPARE(found("october"), 1);
    QCOMPARE(found("zoe ben"), 0);
    QVERIFY(!list.isEmpty());
    QCOMPARE(found(""), 2);
}

void TestHistoryController::deletesAndBringsBack()
{
    Room room;
    room.keep(m_matches.first(4));
    QVERIFY(!room.history.canRestore());
    const QString title = room.row(1).title;
    QVERIFY(room.history.remove(room.row(1).matchId));
    QCOMPARE(room.history.list()->count(), 3);
    QVERIFY(room.history.canRestore());
    QVERIFY(room.history.deletedTitle().startsWith(title));
    QVERIFY(room.history.remove(room.row(0).matchId));
    HistoryController again(room.database, room.people, room.settings, [] { return today; });
    again.open();
    QVERIFY(again.canRestore()); // Deletions can be undone after a restart, too
    QVERIFY(room.history.restore());
    QVERIFY(room.history.restore());
    QVERIFY(!room.history.restore());
    QCOMPARE(room.history.list()->count(), 4);
    QCOMPARE(room.row(1).title, title);
    room.run("DELETE FROM table_match"); // "Delete everything" does the same
    room.history.reload();
    QVERIFY(room.history.list()->isEmpty());
    QCOMPARE(room.history.statistics()->games(), 0);
}

void TestHistoryController::showsOneGame()
{
    Room room;
    SimulatedMatch match = madeUp("dos", {205, 96}, 0);
    match.digest.figures.seats[0] = {4, 5, 1, 1, 2, 6};
    match.digest.houseRules = {QStringLiteral("falseCatch")};
    room.keep({match});
    QCOMPARE(room.history.selected().matchId, 0);
    room.history.select(1);
    const PlayedRow shown = room.history.selected();
    QCOMPARE(shown.matchId, 1);
    QCOMPARE(shown.seats[0].total, 205);
    QCOMPARE(room.history.selectedRow(), 0);
    keepPlayed(room.database, match, noon(-1));
    room.history.onMatchClosed();
    room.history.open();
    QCOMPARE(room.history.selectedRow(), 1);
    QCOMPARE(QString(shown.seats[0].figures).replace(QChar::Nbsp, u' '), QStringLiteral("4 round(s) won · 5 call(s) · 1 missed · 2 catch(es) · best turn: 6 card(s)"));
    QCOMPARE(shown.seats[1].kind, QStringLiteral("Hard"));
    QVERIFY2(room.history.selectedRules().startsWith("to 200 point(s) · "), qPrintable(room.history.selectedRules()));
    QVERIFY(!room.history.selectedRules().contains("falseCatch"));
    QVERIFY(room.history.selectedTime().contains("12:00"));
    room.history.remove(1);
    QCOMPARE(room.history.selected().matchId, 0);
}

void TestHistoryController::savesARecordThatReplays()
{
    Room room;
    room.keep(m_matches.first(2));
    for (const qint64 id : {1, 2}) {
        QVERIFY(room.history.saveRecord(id));
        QVERIFY(room.history.notice()->text().contains(".tableside"));
    }
    QCOMPARE(room.files().size(), 2);
    for (const QString &name : room.files()) {
        std::istringstream stream(room.file(name).toStdString());
        JsonLineReader reader(stream);
        const auto verified = verify_records(reader);
        QVERIFY2(verified, verified ? "" : verified.error().cause.c_str());
    }
}

void TestHistoryController::exportsTheFilteredList()
{
    Room room;
    room.keep(m_matches.first(6));
    room.history.list()->setGame("dos");
    QVERIFY(room.history.exportList(HistoryController::Csv));
    QVERIFY(room.history.exportList(HistoryController::Json));
    QCOMPARE(room.files().size(), 2);
    const QByteArray csv = room.file(room.files().filter(".csv").value(0));
    QByteArrayList lines = csv.split('\n');
    QVERIFY(lines.takeLast().isEmpty());
    QVERIFY(lines.takeFirst().startsWith("\xEF\xBB\xBFgame number,started,finished,minutes,game,"));
    qsizetype seats = 0;
    for (const int number : {0, 2, 4})
        seats += m_matches[number].digest.seats.size();
    QCOMPARE(lines.size(), seats);
    QCOMPARE(lines.first().split(',').size(), 23);
    QCOMPARE(lines.first().split(',').first(), "5"); // The newest game comes first
    const QJsonArray json = QJsonDocument::fromJson(room.file(room.files().filter(".json").value(0))).array();
    QCOMPARE(json.size(), 3);
    QCOMPARE(json[0]["number"].toInt(), 5);
    QCOMPARE(json[0]["players"][0]["name"].toString(), QStringLiteral("You"));
    QCOMPARE(json[0]["players"][1]["points"].toInt(), m_matches[4].digest.figures.totals[1]);
    QCOMPARE(json[0]["winner"].toInt(), m_matches[4].digest.figures.winner);
    QCOMPARE(json[0]["playedMs"].toInt(), 20 * 60'000);
    QCOMPARE(json[0]["playedOn"].toBool(true), false);
}

void TestHistoryController::derivesMissingDigestsInTheBackground()
{
    Room room;
    for (int number = 0; number < 4; ++number)
        keepPlayed(room.database, m_matches[number], noon(0), 1000, number < 2);
    QStringList told;
    connect(&room.history, &HistoryController::progressTextChanged, &room.history,
            [&] { told << room.history.deriveProgressText(); });
    room.history.open();
    QCOMPARE(room.history.list()->count(), 2);
    const QAbstractItemModelTester tester(room.history.list());
    QSignalSpy reset(room.history.list(), &PlayedList::modelReset);
    room.history.deriveJob().finish();
    QVERIFY(waitForAnswer([&] { return room.history.list()->count() == 4; }));
    QVERIFY2(told.contains("Working through earlier games: 1 of 2"), qPrintable(told.join(u'|')));
    QCOMPARE(room.history.deriveProgressText(), QString());
    QCOMPARE(reset.count(), 0); // A reset would move rows under a finger
    room.history.open();
    QVERIFY(!room.history.deriveJob().isRunning());
}

/// Deleting or restoring a game must not reset the model. A change of the language applies the search to the new words.
void TestHistoryController::keepsOtherRowsAndSearchesInTheNewLanguage()
{
    Room room;
    room.keep(m_matches.first(8));
    PlayedList &list = *room.history.list();
    const QAbstractItemModelTester tester(&list);
    QSignalSpy reset(&list, &PlayedList::modelReset);
    const auto ids = [&] {
        QList<qint64> all;
        for (int at = 0; at < list.count(); ++at)
            all << list.row(at).matchId;
        return all;
    };
    const QPersistentModelIndex fourth = list.index(3);
    for (const qint64 id : {8, 7, 4, 1})
        QVERIFY(room.history.remove(id));
    QCOMPARE(ids(), (QList<qint64>{6, 5, 3, 2}));
    QCOMPARE(fourth.row(), 1);
    while (room.history.canRestore())
        QVERIFY(room.history.restore());
    QCOMPARE(ids(), (QList<qint64>{8, 7, 6, 5, 4, 3, 2, 1}));
    QCOMPARE(fourth.row(), 3);
    QCOMPARE(reset.count(), 0);
    list.setSearch(QStringLiteral("november"));
    QCOMPARE(list.count(), 8);
    QLocale::setDefault(QLocale(QLocale::German));
    room.history.retranslate(); // "november" is the same word in German
    QCOMPARE(list.count(), 8);
    list.setSearch(QStringLiteral("donnerstag"));
    QCOMPARE(list.count(), 0);
    list.setSearch(QStringLiteral("oktober"));
    keepPlayed(room.database, m_matches[8], noon(40));
    room.history.onMatchClosed();
    room.history.open();
    QCOMPARE(list.count(), 1);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    room.history.retranslate();
    QCOMPARE(list.count(), 0); // "oktober" matches no English word
    QCOMPARE(list.shown().size(), 0);
}

void TestHistoryController::listsAGameWithAnUnreadableRecord()
{
    Room room;
    keepPlayed(room.database, m_matches[0], noon(1), 1000, false);
    keepPlayed(room.database, m_matches[1], noon(0), 1000);
    room.run("UPDATE table_match_line SET line = 'ink' WHERE match_id = 1 AND sequence = 9");
    room.history.open();
    QCOMPARE(room.history.list()->count(), 1);
    room.history.deriveJob().finish();
    QVERIFY(waitForAnswer([&] { return room.history.list()->count() == 2; }));
    const PlayedRow row = room.row(1);
    QVERIFY(row.isUnreadable && !row.hasRecord && !row.won);
    QCOMPARE(row.result, QStringLiteral("The record of this game can’t be read"));
    QVERIFY(row.title.startsWith("DOS with "));
    QVERIFY(!row.length.contains("round"));
    room.history.select(1);
    QCOMPARE(room.history.selected().seats.size(), m_matches[0].digest.seats.size());
    QVERIFY(!room.history.saveRecord(1));
    room.history.list()->setResult("lost");
    QVERIFY(room.history.list()->rowWith(1) < 0);
    room.history.list()->setResult({});
    QCOMPARE(room.history.statistics()->games() + room.history.statistics()->playedOn(), 1);
    QVERIFY(room.history.exportList(HistoryController::Csv) && room.history.exportList(HistoryController::Json));
    const QJsonArray json = QJsonDocument::fromJson(room.file(room.files().filter(".json").value(0))).array();
    QCOMPARE(json[1]["unreadable"].toBool(), true);
    QVERIFY(room.history.remove(1));
}

void TestHistoryController::saysWhyAGameCannotBeWatched()
{
    const QString dropped = "UPDATE table_match SET line_count = 0";
    const QStringList damages{"UPDATE table_match SET line_count = line_count + 1",
                              "UPDATE table_match_line SET line = 'ink' WHERE sequence = 9",
                              "UPDATE table_match_line SET line = 'ink' WHERE sequence = 0"};
    for (const QString &change : damages + QStringList{dropped}) {
        const RowNote note(change);
        Room room;
        TableController tableController(room.database, room.sounds, room.settings, room.time, room.people);
        keepPlayed(room.database, m_matches[0], noon(0));
        QVERIFY(tableController.openReplay(1));
        tableController.closeReplay();
        if (change == dropped)
            room.run("DELETE FROM table_match_line");
        room.run(change);
        QVERIFY(!tableController.openReplay(1));
        QVERIFY(!tableController.replay());
        QVERIFY(tableController.notice().contains(change == dropped ? "your settings limit" : "its record is damaged"));
    }
}

void TestHistoryController::dropsTheOldestRecordsWhenAMatchEnds()
{
    Room room;
    for (int number = 0; number < 108; ++number)
        keepPlayed(room.database, madeUp("dos", {200, 10}, 0), noon(0) + number);
    PlayedStore store(room.database);
    room.settings.setRecordsKept(100);
    room.history.open();
    QVERIFY(!store.record(1)->isEmpty()); // Records are dropped only when a match ends
    room.history.onMatchClosed();
    QVERIFY(store.record(1)->isEmpty() && !store.record(8)->isEmpty()); // The first batch is dropped at once, the rest later
    QVERIFY(waitForAnswer([&] { return store.record(8)->isEmpty(); }));
    QVERIFY(!store.record(9)->isEmpty());
    room.history.open();
    QCOMPARE(room.history.list()->count(), 108);
    QVERIFY(!room.row(107).hasRecord && room.row(0).hasRecord);
    QVERIFY(!room.history.saveRecord(1) && room.history.notice()->isError() && room.files().isEmpty());
    room.settings.setRecordsKept(0);
    room.history.onMatchClosed();
    QVERIFY(!store.record(9)->isEmpty());
}

void TestHistoryController::showsTheCurrentNamesOfPeople()
{
    Room room;
    QVERIFY(room.people.keep(room.people.newPerson("Anna")));
    SimulatedMatch match = madeUp("uno", {214, 96}, 0);
    match.digest.seats[0].name = QStringLiteral("Anna");
    match.digest.seats[0].personId = room.people.named("Anna")->id;
    match.digest.seats[1] = {QStringLiteral("Ben"), QStringLiteral("fox"), {}, {}, 1};
    room.keep({match});
    QCOMPARE(room.row(0).result, QStringLiteral("Anna won with 214 point(s)"));
    QSignalSpy changed(room.history.list(), &PlayedList::dataChanged);
    QVERIFY(room.people.change(match.digest.seats[0].personId, QStringLiteral("Annika"), {}, 0));
    QVERIFY(changed.count() > 0);
    QCOMPARE(room.row(0).result, QStringLiteral("Annika won with 214 point(s)"));
    room.history.list()->setSearch(QStringLiteral("annika"));
    QCOMPARE(room.history.list()->count(), 1);
}

TABLESIDE_TEST(TestHistoryController)
#include "tst_history_controller.moc"

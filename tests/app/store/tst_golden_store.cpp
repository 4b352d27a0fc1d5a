// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that this version opens a data folder written by 0.1.0 (tests/golden/store_0_1_0), reports the same content as 0.1.0 did
// (told.json), and can continue all games and matches in it.
#include "tests/app/store/damage.h"
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/silent_devices.h"
#include "tests/app/table/manual_time.h"

#include "app/calls/call_voices.h"
#include "app/calls/call_booth.h"
#include "app/score/book/score_controller.h"
#include "app/settings/app_settings.h"
#include "app/store/scores/call_store.h"
#include "app/store/database/database.h"
#include "app/store/matches/match_store.h"
#include "app/table/session/table_session.h"
#include "app/table/setup/unfinished_matches.h"
#include "engine/players/levels.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace tableside;
using test::executeOn;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QJsonArray numbers(const auto &list)
{
    QJsonArray array;
    for (const int number : list)
        array << number;
    return array;
}

QJsonArray texts(const QByteArrayList &list)
{
    QJsonArray array;
    for (const QByteArray &each : list)
        array << QString::fromUtf8(each);
    return array;
}

/// Appends a line to \p differences for each value in \p was that differs in \p is. Values that only \p is has are ignored.
void compare(const QJsonValue &is, const QJsonValue &was, const QString &path, QStringList &differences)
{
    if (was.isObject()) {
        const QJsonObject object = was.toObject();
        for (auto member = object.begin(); member != object.end(); ++member)
            compare(is[member.key()], *member, path + u'/' + member.key(), differences);
    } else if (was.isArray() && is.toArray().size() == was.toArray().size()) {
        for (qsizetype i = 0; i < was.toArray().size(); ++i)
            compare(is[i], was[i], path + u'/' + QString::number(i), differences);
    } else if (is != was) {
        const auto written = [](const QJsonValue &value) { return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact); };
        differences << path + QStringLiteral(": ") + written(is) + QStringLiteral(" was ") + written(was);
    }
}

/// Fails the test if \p is lacks or changes any value in \p was.
#define COMPARE_TOLD(is, was) \
    do { \
        QStringList differences; \
        compare(is, was, {}, differences); \
        QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n'))); \
    } while (false)

QJsonObject told(const ScoreShown &shown)
{
    return {{"box", text(game_name(shown.box))}, {"stage", static_cast<int>(shown.stage)},
            {"startedAt", shown.startedAt}, {"rounds", shown.rounds}, {"target", shown.target},
            {"winner", shown.winner}, {"note", shown.note}, {"place", shown.place},
            {"names", QJsonArray::fromStringList(shown.names)},
            {"personIds", QJsonArray::fromStringList(shown.personIds)}, {"colours", numbers(shown.colors)},
            {"portraits", QJsonArray::fromStringList(shown.portraits)}, {"totals", numbers(shown.totals)}};
}

QJsonObject told(const score::Seat &seat)
{
    return {{"id", text(seat.player.id)}, {"name", text(seat.player.name)}, {"portrait", text(seat.player.portrait)},
            {"colour", seat.player.color}, {"present", seat.present}, {"startPoints", seat.start_points},
            {"firstRound", seat.first_round}};
}

QJsonObject told(const score::Round &round)
{
    return {{"gained", numbers(round.gained)}, {"totals", numbers(round.totals)}, {"dealer", round.dealer},
            {"out", round.out.value_or(-1)}, {"isBlocked", round.is_blocked}};
}

QJsonObject told(const score::Sheet &sheet)
{
    QJsonArray seats;
    for (const score::Seat &seat : sheet.seats)
        seats << told(seat);
    QJsonArray rounds;
    for (const score::Round &round : sheet.rounds)
        rounds << told(round);
    QJsonArray variants;
    for (const std::string &variant : sheet.variants)
        variants << text(variant);
    QJsonArray openHands;
    for (const score::Cell &cell : sheet.open.cells)
        openHands << (cell.entry ? cell.entry->points(sheet.game) : -1);
    return {{"box", text(game_name(sheet.game))},
            {"countAgainst", sheet.scoring == Scoring::count_against},
            {"winnerDeals", sheet.next_dealer == score::NextDealer::round_winner},
            {"stage", static_cast<int>(sheet.stage)},
            {"target", sheet.target},
            {"playedOn", sheet.played_on},
            {"winner", sheet.winner.value_or(-1)},
            {"note", text(sheet.note)},
            {"place", text(sheet.place)},
            {"startedAt", qint64{sheet.started_ms}},
            {"variants", variants},
            {"seats", seats},
            {"rounds", rounds},
            {"totals", numbers(sheet.totals)},
            {"ranks", numbers(sheet.ranks)},
            {"openOut", sheet.open.out.value_or(-1)},
            {"openHands", openHands}};
}

template <typename Game>
QJsonObject told(const TableSession<Game> &session)
{
    const Match<Game> &match = session.match();
    QJsonArray hands;
    for (int seat = 0; seat < match.seats() && match.round() > 0; ++seat) {
        QStringList cards;
        for (const auto card : Game::hand_cards(match.state(), seat))
            cards << text(Game::card_text(card));
        hands << cards.join(u' ');
    }
    QJsonArray seats;
    for (const SeatConfig &seat : session.config().seats)
        seats << QJsonObject{{"name", seat.name}, {"portrait", seat.portrait}, {"hasOwnName", seat.hasOwnName},
                             {"level", seat.level ? text(level_name(*seat.level)) : QString()}};
    return {{"game", text(Game::name)},
            {"seats", seats},
            {"seed", QString::number(session.config().seed)},
            {"hintsAllowed", session.config().seats.front().hintsAllowed},
            {"seedIsKnown", session.config().seedIsKnown},
            {"target", session.config().rules.target},
            {"graceMs", session.config().rules.grace_ms},
            {"countAgainst", session.config().rules.scoring == Scoring::count_against},
            {"phase", static_cast<int>(match.phase())},
            {"round", match.round()},
            {"dealer", match.dealer()},
            {"turn", match.round() > 0 ? session.turnSeat() : -1},
            {"winner", match.winner()},
            {"totals", numbers(match.totals())},
            {"hands", hands},
            {"events", static_cast<int>(session.history().size())},
            {"actions", session.actionCount()}};
}

/// Returns whether \p match is neither over nor discarded.
bool isWaitingNow(const QJsonValue &match)
{
    return !match["isOver"].toBool() && !match["isPutAway"].toBool();
}

/// Plays one more action or starts the next round. Returns the problem; empty on success.
template <typename Game>
QString goOn(TableSession<Game> &session)
{
    if (!session.isPlaying())
        return session.startRound().problem;
    typename Game::ActionList legal;
    Game::legal_actions(session.match().observe(session.turnSeat()), legal);
    return session.act(session.turnSeat(), legal.front()).problem;
}

} // namespace

class TestGoldenStore : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_folder.reset(); }
    void opensWithoutANotice();
    void reportsTheSamePeopleAndStatistics();
    void reportsTheSameGames();
    void findsGamesWithoutASearchText();
    void keepsGamesThatCannotBeRead();
    void everySheetCanBeChanged();
    void resumesTheSameMatches();
    void homeOffersTheSameMatches();
    void readsTheSameSettings();
    void readsTheSameCallsAndVoices();

private:
    QString file(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QJsonValue was(const char *what) const { return m_told[QLatin1String(what)]; }
    /// Checks that each search finds as many games as it did in 0.1.0.
    void findAll(ScoreStore &store);
    QJsonObject toldOf(qint64 id, ScoreStore &store, CallStore &calls);

    template <typename Game>
    void resume(qint64 id, const QJsonObject &before, bool isWaiting);

    std::unique_ptr<QTemporaryDir> m_folder;
    QJsonObject m_told;
};

void TestGoldenStore::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English));
    QFile file(QStringLiteral(TABLESIDE_SOURCES "/tests/golden/store_0_1_0/told.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_told = QJsonDocument::fromJson(file.readAll()).object();
    QVERIFY(!m_told.isEmpty());
}

void TestGoldenStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QDir golden(QStringLiteral(TABLESIDE_SOURCES "/tests/golden/store_0_1_0"));
    QDirIterator files(golden.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString copied = m_folder->filePath(golden.relativeFilePath(files.next()));
        QVERIFY(QDir().mkpath(QFileInfo(copied).path()));
        QVERIFY(QFile::copy(files.filePath(), copied));
        QVERIFY(QFile::setPermissions(copied, QFile::ReadOwner | QFile::WriteOwner));
    }
}

void TestGoldenStore::opensWithoutANotice()
{
    for (int start = 0; start < 2; ++start) {
        const Database database(file("tableside.sqlite"));
        QVERIFY(database.isPersistent());
        QCOMPARE(database.notice(), QString());
        QSqlQuery query(database.connection());
        QVERIFY(query.exec("PRAGMA user_version") && query.next());
        QCOMPARE(query.value(0).toInt(), Database::schemaVersion());
        QVERIFY(query.exec("PRAGMA integrity_check") && query.next());
        QCOMPARE(query.value(0).toString(), QStringLiteral("ok"));
        QVERIFY(query.exec("PRAGMA foreign_key_check") && !query.next());
    }
}

void TestGoldenStore::reportsTheSamePeopleAndStatistics()
{
    Database database(file("tableside.sqlite"));
    ScoreController room(database);
    QJsonArray people;
    for (const Person &person : room.people()->all()) {
        room.person()->show(person.id);
        const score::PlayerStatistics &statistics = room.person()->statistics();
        // In a tie, 0.1.0 chose the rival by id, and later versions choose the player met first. Both are met equally often.
        score::PlayerId rival = statistics.rival();
        const QString before = was("people").toArray()[people.size()][QLatin1String("rival")].toString();
        const auto found = statistics.others.find(before.toStdString());
        if (found != statistics.others.end() && found->second.games == statistics.others.at(rival).games)
            rival = found->first;
        people << QJsonObject{{"id", person.id}, {"name", person.name}, {"portrait", person.portrait},
                              {"colour", person.colorIndex}, {"mergedInto", person.mergedInto},
                              {"games", statistics.games}, {"wins", statistics.wins}, {"rounds", statistics.rounds},
                              {"points", statistics.points}, {"bestRound", statistics.best_round},
                              {"longestStreak", statistics.longest_streak}, {"rival", text(rival)}};
    }
    COMPARE_TOLD(people, was("people"));
}

QJsonObject TestGoldenStore::toldOf(qint64 id, ScoreStore &store, CallStore &calls)
{
    QString problem;
    const auto ledger = ScoreSession::read(id, store, problem);
    if (!ledger)
        return {{"problem", problem}};
    QJsonObject game = told(ledger->sheet());
    game.insert("key", store.key(id).value_or(QString()));
    game.insert("facts", static_cast<int>(ledger->facts().size()));
    game.insert("canUndo", ledger->can_undo());
    game.insert("canRedo", ledger->can_redo());
    game.insert("calls", texts(calls.newest(id, 1000).value_or(QByteArrayList())));
    return game;
}

void TestGoldenStore::findAll(ScoreStore &store)
{
    const QJsonObject found = was("book")["found"].toObject();
    QVERIFY(!found.isEmpty());
    for (auto word = found.begin(); word != found.end(); ++word)
        QCOMPARE(store.games(word.key())->size(), word->toInt());
}

void TestGoldenStore::reportsTheSameGames()
{
    Database database(file("tableside.sqlite"));
    ScoreStore store(database);
    CallStore calls(database);
    const auto all = [&](const QList<qint64> &ids) {
        QJsonArray games;
        for (const qint64 id : ids) {
            QJsonObject game = toldOf(id, store, calls);
            game.insert("shown", told(ScoreShown::fromJson(store.digest(id).value_or(QByteArray()))));
            games << game;
        }
        return games;
    };
    QList<qint64> deleted;
    for (const ScoreGameRow &row : store.deleted().value_or(QList<ScoreGameRow>()))
        deleted << row.id;
    const QJsonValue book = was("book");
    COMPARE_TOLD(all(store.games().value_or(QList<qint64>())), book["games"]);
    COMPARE_TOLD(all(deleted), book["deleted"]);
    findAll(store);
    QCOMPARE(store.key(store.unfinished()->id), book["unfinished"].toString());
}

/// Version 0.1.0 left `searched` empty if the disk was too full to write it.
void TestGoldenStore::findsGamesWithoutASearchText()
{
    executeOn(file("tableside.sqlite"), QStringLiteral("UPDATE score_game SET searched = ''"));
    Database database(file("tableside.sqlite"));
    ScoreStore store(database);
    findAll(store);
}

/// Games with missing facts stay in the book, where they can be deleted.
void TestGoldenStore::keepsGamesThatCannotBeRead()
{
    const QString lost = QStringLiteral("DELETE FROM score_fact WHERE game_id = (SELECT id FROM score_game WHERE key = '%1')"
                                        " AND sequence = %2");
    const QJsonValue games = was("book")["games"];
    executeOn(file("tableside.sqlite"), lost.arg(games[0]["key"].toString()).arg(0));
    executeOn(file("tableside.sqlite"), lost.arg(games[1]["key"].toString()).arg(3));
    Database database(file("tableside.sqlite"));
    QCOMPARE(database.notice(), QString());
    ScoreStore store(database);
    const QList<qint64> ids = store.games().value_or(QList<qint64>());
    QCOMPARE(ids.size(), games.toArray().size());
    COMPARE_TOLD(told(ScoreShown::fromJson(*store.digest(ids[1])))["names"], games[1]["shown"]["names"]);
    for (int row = 0; row < 2; ++row) {
        QCOMPARE(ScoreShown::fromJson(*store.digest(ids[row])).startedAt, games[row]["startedAt"].toInteger());
        QVERIFY(!store.facts(ids[row]));
        QVERIFY(store.setDeleted(ids[row], true));
    }
}

void TestGoldenStore::everySheetCanBeChanged()
{
    Database database(file("tableside.sqlite"));
    ScoreController room(database);
    const QList<qint64> ids = room.store().games().value_or(QList<qint64>());
    QCOMPARE(ids.size(), was("book")["games"].toArray().size());
    for (const qint64 id : ids) {
        QVERIFY2(room.openGame(id), qPrintable(room.notice()));
        ScoreGame &game = *room.game();
        const score::Sheet before = game.sheet();
        if (game.canRedo()) {
            QVERIFY(game.redo());
            QVERIFY(game.sheet() != before);
            QVERIFY(game.undo());
            QVERIFY(game.sheet() == before);
        }
        QVERIFY2(game.setNote("From 0.1.0", "Here"), qPrintable(game.problem()));
        room.closeGame();
        QVERIFY2(room.openGame(id), qPrintable(room.notice()));
        QCOMPARE(room.game()->note(), QStringLiteral("From 0.1.0"));
        QVERIFY(room.game()->undo());
        QVERIFY(room.game()->sheet() == before);
    }
    QCOMPARE(room.store().games("from 0.1.0")->size(), 0);
    room.book()->reload();
    QVERIFY(room.book()->restore());
    QCOMPARE(room.book()->count(), ids.size() + 1);
}

template <typename Game>
void TestGoldenStore::resume(qint64 id, const QJsonObject &before, bool isWaiting)
{
    test::ManualTime time;
    QJsonObject expected = before;
    for (int start = 0; start < (isWaiting ? 2 : 1); ++start) {
        Database database(file("tableside.sqlite"));
        MatchStore store(database);
        QString problem;
        const auto session = TableSession<Game>::resume(id, store, time, problem);
        QVERIFY2(session, qPrintable(problem));
        COMPARE_TOLD(told(*session), expected);
        QVERIFY(session->fullRecord());
        for (int step = 0; isWaiting && start == 0 && step < 3; ++step)
            QCOMPARE(goOn(*session), QString());
        expected = told(*session);
    }
}

void TestGoldenStore::resumesTheSameMatches()
{
    const QJsonArray matches = was("matches").toArray();
    qint64 id = 0;
    for (const QJsonValue &match : matches) {
        const test::RowNote note(QString::number(++id)); // the id that 0.1.0 assigned
        QJsonObject before = match.toObject();
        for (const char *elsewhere : {"isOver", "isPutAway", "summary"})
            before.remove(QLatin1String(elsewhere));
        if (before["game"] == QLatin1String("dos"))
            resume<dos::Game>(id, before, isWaitingNow(match));
        else
            resume<uno::Game>(id, before, isWaitingNow(match));
    }
}

/// Checks the matches that the Home page offers to resume, and the summaries that it shows for them.
void TestGoldenStore::homeOffersTheSameMatches()
{
    Database database(file("tableside.sqlite"));
    MatchStore store(database);
    const QJsonArray all = was("matches").toArray();
    QHash<qint64, QJsonObject> waiting;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (isWaitingNow(all[i]))
            waiting.insert(i + 1, all[i]["summary"].toObject());
    }
    const QList<UnfinishedMatch> offered = store.unfinished();
    QCOMPARE(offered.size(), waiting.size());
    for (const UnfinishedMatch &match : offered)
        COMPARE_TOLD(match.summary, waiting[match.id]);
    QCOMPARE(offered.first().id, all.size()); // the match that was played last
    UnfinishedMatches home(store);
    home.reload();
    QVERIFY(home.isAny());
}

void TestGoldenStore::readsTheSameSettings()
{
    const AppSettings settings(file("tableside.ini"));
    QJsonObject properties;
    const QJsonObject before = was("settings")["properties"].toObject();
    for (auto property = before.begin(); property != before.end(); ++property)
        properties.insert(property.key(), QJsonValue::fromVariant(settings.property(property.key().toLatin1().constData())));
    COMPARE_TOLD(properties, before);
    COMPARE_TOLD(QJsonObject::fromVariantMap(settings.lastMatchSetup("dos")), was("settings")["dos"]);
    COMPARE_TOLD(QJsonObject::fromVariantMap(settings.lastMatchSetup("uno")), was("settings")["uno"]);
    COMPARE_TOLD(QJsonObject::fromVariantMap(settings.callBooth()), was("settings")["callBooth"]);
}

void TestGoldenStore::readsTheSameCallsAndVoices()
{
    const QJsonObject before = was("settings")["callBooth"]["voices"].toObject();
    Database database(file("tableside.sqlite"));
    CallStore calls(database);
    COMPARE_TOLD(texts(calls.newest({}, 1000).value_or(QByteArrayList())), was("book")["callsWithoutGame"]);
    ScoreController room(database);
    AppSettings settings(file("tableside.ini"));
    SilentSoundBoard sounds;
    CallBooth booth(database, room, sounds, settings, file("voices"));
    CallVoices &voices = *booth.voices();
    booth.open();
    QCOMPARE(voices.chosen(), before["chosen"].toString());
    const QJsonObject byKey = before["byKey"].toObject();
    for (auto voice = byKey.begin(); voice != byKey.end(); ++voice)
        QCOMPARE(voices.voiceOf(voice.key()), voice->toString());
    QHash<QString, QString> own;
    for (int row = 0; row < voices.list()->count(); ++row) {
        const QString id = voices.list()->row(row).voiceId;
        if (voices.list()->row(row).own)
            own.insert(id, voices.list()->row(row).name);
        if (before["volumes"].toObject().contains(id))
            QCOMPARE(voices.list()->row(row).volume, before["volumes"][id].toDouble());
    }
    const QJsonArray recordings = before["own"].toArray();
    QCOMPARE(own.size(), recordings.size());
    for (const QJsonValue &recording : recordings)
        QCOMPARE(own.value(recording["id"].toString()), recording["name"].toString());
    // The voice deleted in 0.1.0 has been removed for good; the others remain.
    QCOMPARE(QDir(file("voices")).entryList(QDir::Files).size(), recordings.size());
    const QJsonValue rules = was("settings")["callBooth"]["rules"];
    QCOMPARE(booth.game(), rules["game"].toString());
    QCOMPARE(booth.graceSeconds(), rules["grace"].toDouble());
    QCOMPARE(booth.falseCatchDrawsTwo(), rules["falseCatch"].toBool());
    QCOMPARE(booth.seats()->at(1).name, was("settings")["callBooth"]["seats"][1].toString());
    QCOMPARE(booth.seats()->count(), was("settings")["callBooth"]["seats"].toArray().size());

    QVERIFY(room.openUnfinished());
    booth.open();
    QCOMPARE(booth.log()->problem(), QString());
    QCOMPARE(booth.log()->list()->count(), was("book")["games"][1]["calls"].toArray().size());
    for (int row = 0; row < booth.log()->list()->count(); ++row)
        QVERIFY(!booth.log()->list()->row(row).line.isEmpty());
}

TABLESIDE_TEST(TestGoldenStore)
#include "tst_golden_store.moc"

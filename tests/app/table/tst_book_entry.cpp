// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Matches at the table are entered into the score book when they end, can be removed and restored, and are never entered twice.
#include "tests/app/table/opened_record.h"
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/people/people.h"
#include "app/score/words/score_words.h"
#include "app/store/schema/fact_text.h"
#include "app/table/table_controller.h"
#include "app/table/session/match_header.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using test::PlayFixture;

class TestBookEntry : public QObject
{
    Q_OBJECT

private slots:
    void entersMatchOfSeveralPeopleAtTheEnd();
    void entersMatchOfOnePersonOnlyOnRequest();
    void removesAndRestoresTheEntry();
    void entersNoMatchTwice();
    void entersTheMatchAfterAKill();
    void removedMatchIsNotEnteredAgain();
    void reportsAFailureAndAllowsARetry();
    void peopleWithoutNamesAreTold();
    void addsNoPeopleForComputersAndGuests();
    void findsPeopleOfAnotherDeviceByName();
    void addsNewPeopleTogetherWithTheGame();
    void entersMergedPeopleOnce();
    void replacesInvalidPeopleOfAFile();
    void termsNameTheHouseRules();
};

namespace {

/// Returns a configuration whose first seats are people, with ids in the score book if `named`.
template <typename Game = dos::Game>
MatchConfig<Game> configOf(int people, int computers, bool named = true)
{
    MatchConfig<Game> config = PlayFixture::config<Game>(people + computers, 7);
    for (int seat = 0; seat < people; ++seat) {
        config.seats[static_cast<std::size_t>(seat)].level.reset();
        if (named)
            config.seats[static_cast<std::size_t>(seat)].personId = QStringLiteral("person-%1").arg(seat);
    }
    config.rules.target = Game::Ruleset::lowest_target;
    return config;
}

/// The app without its window. Its data stays in the fixture's files, so a second object is like a restarted app.
struct Evening
{
    explicit Evening(PlayFixture &fixture)
        : settings(fixture.folder.filePath("tableside.ini")), book(fixture.database), people(book),
          tableController(fixture.database, fixture.sounds, settings, fixture.time, people)
    {
        tableController.setAiPace({100'000'000, 100'000'001, 0}); // computer players never act by themselves
        QObject::connect(&tableController, &TableController::bookChanged, &tableController, [this] {
            ++bookChanges;
            gamesTold = games();
        });
    }

    template <typename Game>
    bool open(const MatchConfig<Game> &config)
    {
        return test::openRecord(tableController, QString::fromLatin1(Game::name.data()), headerLine(config));
    }
    /// Plays the match at the table to its end.
    template <typename Game = dos::Game>
    void playOut()
    {
        auto &session = qobject_cast<test::TableOf<Game> *>(tableController.table())->session();
        test::playUntil(session, Random(3), [&] { return session.isOver(); });
    }
    void play(const MatchConfig<dos::Game> &config)
    {
        QVERIFY(open(config));
        playOut();
    }
    BookEntry &entry() { return *tableController.table()->bookEntry(); }
    int games() { return static_cast<int>(book.games().value_or(QList<qint64>()).size()); }
    ScoreDigest digest() { return ScoreDigest::fromJson(*book.digest(book.games()->first())); }

    AppSettings settings;
    ScoreStore book;
    People people;
    TableController tableController;
    int bookChanges = 0;
    int gamesTold = 0; ///< The number of games in the book when bookChanged() was last emitted.
};

void run(PlayFixture &fixture, const char *statement)
{
    QSqlQuery query(fixture.database.connection());
    if (!query.exec(QString::fromLatin1(statement)))
        qFatal("%s", qPrintable(query.lastError().text()));
}

/// Makes every match unfinished again, as if the app had been killed before it stored the end of the match.
constexpr const char *endForgotten = "UPDATE table_match SET finished_at = NULL";

} // namespace

namespace {

template <typename Game>
void enterMatchOfSeveralPeople(int computers)
{
    PlayFixture fixture;
    Evening evening(fixture);
    QVERIFY(evening.open(configOf<Game>(2, computers)));
    QVERIFY(evening.entry().isPossible());
    QVERIFY(!evening.entry().isEntered());
    QCOMPARE(evening.games(), 0);
    evening.playOut<Game>();
    QVERIFY2(evening.entry().isEntered(), qPrintable(evening.entry().problem()));
    QCOMPARE(evening.games(), 1);
    QCOMPARE(evening.bookChanges, 1);

    const ScoreDigest digest = evening.digest();
    QVERIFY(digest.shown.atTable && digest.summary.at_table);
    QCOMPARE(digest.shown.stage, score::Stage::ended);
    QCOMPARE(digest.shown.box, game_named(Game::name).value());
    QCOMPARE(digest.shown.names.first(), QStringLiteral("You"));
    QCOMPARE(digest.shown.personIds.first(3), (QStringList{"person-0", "person-1", "computer:owl"}));
    auto *table = qobject_cast<test::TableOf<Game> *>(evening.tableController.table());
    const std::vector<int> &totals = table->session().match().totals();
    QCOMPARE(digest.shown.totals, QList<int>(totals.begin(), totals.end()));
}

} // namespace

void TestBookEntry::entersMatchOfSeveralPeopleAtTheEnd()
{
    enterMatchOfSeveralPeople<dos::Game>(1);
    enterMatchOfSeveralPeople<uno::Game>(2);
}

void TestBookEntry::entersMatchOfOnePersonOnlyOnRequest()
{
    PlayFixture fixture;
    Evening evening(fixture);
    evening.play(configOf(1, 1));
    QVERIFY(evening.entry().isPossible() && !evening.entry().isEntered());
    QCOMPARE(evening.games(), 0);
    evening.entry().setEntered(true);
    QVERIFY(evening.entry().isEntered());
    QCOMPARE(evening.games(), 1);
}

void TestBookEntry::removesAndRestoresTheEntry()
{
    PlayFixture fixture;
    Evening evening(fixture);
    QVERIFY(evening.open(configOf(2, 0)));
    evening.entry().setEntered(true); // the match is not over yet
    QCOMPARE(evening.games(), 0);
    evening.playOut();
    const QByteArray digest = *evening.book.digest(evening.book.games()->first());
    for (int round = 0; round < 2; ++round) {
        evening.entry().setEntered(false);
        QVERIFY(!evening.entry().isEntered());
        QCOMPARE(evening.games(), 0);
        evening.entry().setEntered(true);
        QVERIFY(evening.entry().isEntered());
        QCOMPARE(evening.games(), 1);
    }
    QCOMPARE(*evening.book.digest(evening.book.games()->first()), digest);
    QCOMPARE(evening.book.deleted()->size(), 0);
}

void TestBookEntry::entersNoMatchTwice()
{
    PlayFixture fixture;
    {
        Evening evening(fixture);
        evening.play(configOf(2, 0));
    }
    run(fixture, endForgotten);
    Evening next(fixture);
    QVERIFY(next.tableController.resumeMatch(QStringLiteral("dos")));
    QVERIFY(next.entry().isEntered());
    QCOMPARE(next.games(), 1);
    QCOMPARE(next.bookChanges, 0);
    QVERIFY(MatchStore(fixture.database).unfinished().isEmpty());
    next.entry().setEntered(true);
    QCOMPARE(next.games(), 1);

    QVERIFY(next.tableController.playAgain()); // another match
    next.playOut();
    QCOMPARE(next.games(), 2);
}

void TestBookEntry::entersTheMatchAfterAKill()
{
    PlayFixture fixture;
    {
        auto session = fixture.begin(configOf(2, 1)); // without a table the match is not entered into the book
        test::playUntil(*session, Random(3), [&] { return session->isOver(); });
    }
    run(fixture, endForgotten);
    Evening next(fixture);
    QCOMPARE(next.games(), 0);
    QVERIFY(next.tableController.resumeMatch(QStringLiteral("dos")));
    QVERIFY(next.entry().isEntered());
    QCOMPARE(next.games(), 1);
    QCOMPARE(next.bookChanges, 1); // so that an open page of the book shows the new game
    QCOMPARE(next.gamesTold, 1);
    QVERIFY(MatchStore(fixture.database).unfinished().isEmpty());
}

void TestBookEntry::removedMatchIsNotEnteredAgain()
{
    PlayFixture fixture;
    {
        Evening evening(fixture);
        evening.play(configOf(2, 0));
        evening.entry().setEntered(false);
    }
    run(fixture, endForgotten);
    Evening next(fixture);
    QVERIFY(next.tableController.resumeMatch(QStringLiteral("dos")));
    QVERIFY(!next.entry().isEntered());
    QCOMPARE(next.games(), 0);
}

void TestBookEntry::reportsAFailureAndAllowsARetry()
{
    PlayFixture fixture;
    Evening evening(fixture);
    QVERIFY(evening.open(configOf(2, 0)));
    run(fixture, "CREATE TRIGGER full BEFORE INSERT ON score_game BEGIN SELECT RAISE(ABORT, 'full'); END");
    evening.playOut();
    QVERIFY(!evening.entry().isEntered());
    QVERIFY(!evening.entry().problem().isEmpty());
    QVERIFY(MatchStore(fixture.database).unfinished().isEmpty()); // the end of the match itself was stored
    evening.entry().setEntered(true);
    QVERIFY(!evening.entry().problem().isEmpty());
    run(fixture, "DROP TRIGGER full");
    evening.entry().setEntered(true);
    QVERIFY(evening.entry().isEntered());
    QCOMPARE(evening.entry().problem(), QString());
    QCOMPARE(evening.games(), 1);

    run(fixture, "CREATE TRIGGER full BEFORE UPDATE ON score_game BEGIN SELECT RAISE(ABORT, 'full'); END");
    evening.entry().setEntered(false);
    QVERIFY(evening.entry().isEntered());
    QVERIFY(!evening.entry().problem().isEmpty());
    QCOMPARE(evening.games(), 1);
}

void TestBookEntry::peopleWithoutNamesAreTold()
{
    PlayFixture fixture;
    Evening evening(fixture);
    evening.play(configOf(2, 1, false));
    QVERIFY(!evening.entry().isPossible() && evening.entry().needsNames());
    evening.entry().setEntered(true);
    QCOMPARE(evening.games(), 0);

    Evening alone(fixture);
    QVERIFY(alone.open(configOf(1, 1, false)));
    QVERIFY(!alone.entry().isPossible() && !alone.entry().needsNames());
}

void TestBookEntry::addsNoPeopleForComputersAndGuests()
{
    PlayFixture fixture;
    Evening evening(fixture);
    MatchConfig<dos::Game> config = configOf(2, 2);
    config.seats[1].personId.clear(); // a guest
    config.seats[0].colorIndex = 1;
    evening.play(config);
    const ScoreDigest digest = evening.digest();
    QCOMPARE(digest.shown.personIds, (QStringList{"person-0", "guest:West", "computer:owl", "computer:owl 4"}));
    QCOMPARE(digest.shown.colors, (QList<int>{1, 0, 2, 3})); // a person keeps the color chosen for the seat
    const People people(evening.book);
    QCOMPARE(people.all(), (QList<Person>{{"person-0", "You", "owl", 1, {}}}));
    QCOMPARE(words::tablePlayer("computer:owl"), QStringLiteral("Ada (computer)"));
    QCOMPARE(words::tablePlayer("computer:owl 4"), QStringLiteral("Ada (computer)"));
    QCOMPARE(words::tablePlayer("guest:West"), QStringLiteral("West"));
}

/// A match saved on another device contains the ids that its people have there. Here they have other ids.
void TestBookEntry::findsPeopleOfAnotherDeviceByName()
{
    PlayFixture fixture;
    Evening evening(fixture);
    QVERIFY(evening.people.keep({"anna-here", "Anna", "fox", 4, {}}));
    QVERIFY(evening.people.keep({"west-then", "West", "bear", 5, {}}));
    QVERIFY(evening.people.keep({"west-here", "Wes", "bear", 5, {}}));
    QVERIFY(evening.people.merge("west-then", "west-here"));
    MatchConfig<dos::Game> config = configOf(2, 1);
    config.seats[0].name = "ANNA";
    evening.play(config);
    QVERIFY2(evening.entry().isEntered(), qPrintable(evening.entry().problem()));
    QCOMPARE(evening.digest().shown.personIds.first(2), (QStringList{"anna-here", "west-here"}));
    evening.people.reload();
    QCOMPARE(evening.people.all().size(), 3);
    QCOMPARE(evening.people.person("anna-here")->name, QStringLiteral("Anna"));
    QCOMPARE(evening.people.person("anna-here")->portrait, QStringLiteral("fox"));
}

/// New people keep the id of the other device, so that the games of both devices count for one person. They are added only
/// together with the game.
void TestBookEntry::addsNewPeopleTogetherWithTheGame()
{
    PlayFixture fixture;
    Evening evening(fixture);
    MatchConfig<dos::Game> config = configOf(3, 0);
    config.seats[0].colorIndex = 7;
    config.seats[1].portrait = "no portrait";
    config.seats[1].colorIndex = 99;
    config.seats[2].name = "you"; // the first player has the same name
    QVERIFY(evening.open(config));
    run(fixture, "CREATE TRIGGER full BEFORE INSERT ON score_game BEGIN SELECT RAISE(ABORT, 'full'); END");
    evening.playOut();
    QVERIFY(!evening.entry().isEntered());
    evening.people.reload();
    QVERIFY(evening.people.all().isEmpty());
    run(fixture, "DROP TRIGGER full");
    evening.entry().setEntered(true);
    QVERIFY2(evening.entry().isEntered(), qPrintable(evening.entry().problem()));
    evening.people.reload();
    QCOMPARE(evening.people.all().size(), 2);
    QCOMPARE(evening.people.person("person-0"), std::optional(Person{"person-0", "You", "owl", 7, {}}));
    const QString portrait = evening.people.person("person-1").value_or(Person()).portrait; // replaced by a known portrait
    QVERIFY2(People::portraits().contains(portrait), qPrintable(portrait));
    const Person west{"person-1", "West", portrait, People::colorCount - 1, {}};
    QCOMPARE(evening.people.person("person-1"), std::optional(west));
    QCOMPARE(evening.digest().shown.personIds, (QStringList{"person-0", "person-1", "guest:you"}));

    QVERIFY(evening.tableController.playAgain()); // with the same people
    evening.playOut();
    QCOMPARE(evening.games(), 2);
    QCOMPARE(evening.digest().shown.personIds, (QStringList{"person-0", "person-1", "guest:you"}));
    QCOMPARE(People(evening.book).all().size(), 2);
}

void TestBookEntry::entersMergedPeopleOnce()
{
    PlayFixture fixture;
    Evening evening(fixture);
    for (const Person &person : {Person{"person-0", "You", "owl", 0, {}}, Person{"person-1", "West", "fox", 1, {}},
                                 Person{"person-2", "North", "bear", 2, {}}, Person{"other", "Nora", "bear", 2, {}}})
        QVERIFY(evening.people.keep(person));
    QVERIFY(evening.open(configOf(3, 0)));
    evening.tableController.leaveTable(); // the match is now unfinished
    QVERIFY(evening.people.merge("person-2", "other"));
    QVERIFY(evening.people.merge("person-1", "person-0"));
    QVERIFY(evening.tableController.resumeMatch(QStringLiteral("dos")));
    evening.playOut();
    QVERIFY2(evening.entry().isEntered(), qPrintable(evening.entry().problem()));
    QCOMPARE(evening.digest().shown.personIds, (QStringList{"person-0", "guest:West", "other"}));
    QCOMPARE(People(evening.book).all().size(), 4);
}

/// A file may contain invalid people: a reserved id, a missing name or a blank one.
void TestBookEntry::replacesInvalidPeopleOfAFile()
{
    PlayFixture fixture;
    Evening evening(fixture);
    MatchConfig<dos::Game> config = configOf(4, 0);
    config.seats[1].personId = "computer:bear";
    config.seats[2].hasOwnName = false; // the name comes from the language
    config.seats[3].name = " ";
    evening.play(config);
    QVERIFY2(evening.entry().isEntered(), qPrintable(evening.entry().problem()));
    QCOMPARE(evening.digest().shown.personIds, (QStringList{"person-0", "guest:West", "guest:Player 3", "person-3"}));
    const People people(evening.book);
    QCOMPARE(people.all().size(), 2);
    QCOMPARE(people.person("person-3").value_or(Person()).name, QStringLiteral("?")); // a blank name is replaced
}

/// The score keeper must have a name for each house rule that the table writes.
void TestBookEntry::termsNameTheHouseRules()
{
    MatchConfig<dos::Game> dosConfig = configOf(2, 0);
    QVERIFY(scoreTerms(dosConfig).variants.empty());
    dosConfig.rules.bonus_lay = dos::BonusLay::compulsory;
    dosConfig.rules.catch_window = dos::CatchWindow::while_two;
    dosConfig.rules.false_catch = dos::FalseCatch::draw_two;
    const std::vector<std::string> ofDos = scoreTerms(dosConfig).variants;
    QCOMPARE(ofDos.size(), std::size_t{3});
    dosConfig.rules.catch_window = dos::CatchWindow::never;
    MatchConfig<uno::Game> unoConfig = configOf<uno::Game>(2, 0);
    QVERIFY(scoreTerms(unoConfig).variants.empty());
    unoConfig.rules.stacking = unoConfig.rules.jump_in = unoConfig.rules.seven_zero = true;
    unoConfig.rules.draw_until_playable = unoConfig.rules.no_bluffing = true;
    unoConfig.rules.two_player_reverse = uno::TwoPlayerReverse::literal;
    const std::vector<std::string> ofUno = scoreTerms(unoConfig).variants;
    QCOMPARE(ofUno.size(), std::size_t{6});
    const auto isKnown = [](GameId game, const std::string &value) {
        return std::ranges::any_of(words::variantsOf(game), [&](const Option &one) { return one.value.toStdString() == value; });
    };
    for (const std::string &value : ofDos)
        QVERIFY2(isKnown(GameId::dos, value), value.c_str());
    QVERIFY(isKnown(GameId::dos, scoreTerms(dosConfig).variants[1]));
    for (const std::string &value : ofUno)
        QVERIFY2(isKnown(GameId::uno, value), value.c_str());
}

TABLESIDE_TEST(TestBookEntry)
#include "tst_book_entry.moc"

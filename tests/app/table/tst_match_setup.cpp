// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Setting up a match: people, characters, levels and rules in the setup page, in the settings and in the record's header.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/dos/dos_setup.h"
#include "app/table/session/match_header.h"
#include "app/table/uno/uno_setup.h"
#include "app/words/player_words.h"
#include "engine/dos/json/codec.h"
#include "engine/uno/ai/levels.h"

#include <QAbstractItemModelTester>
#include <QTest>
#include <QTranslator>

using namespace tableside;

class TestMatchSetup : public QObject
{
    Q_OBJECT

private slots:
    void describesEveryCharacter();
    void combinesAnyCharacterWithAnyLevel();
    void namesFollowTheCharacter();
    void namesFollowTheLanguage();
    void swapsAPortraitThatIsTaken();
    void remembersTheSetup();
    void oneselfIsTheSameInBothGames();
    void presetsKeepPlayersAndTarget();
    void namesAComputerPlayerWithoutAPortrait();
    void readsOlderHeaders();
    void peopleComeFromTheList();
    void anyNumberOfPeople();
    void restoresTheComputerPlayer();
    void typedNameSeatsAnotherPerson();
    void asksAboutNamesThatDifferInAccents();
    void storesNewPeopleAtTheStart();
    void samePersonCannotSitTwice();
    void changingALookChangesThePerson();
    void peopleAndComputerPlayersShareAPortrait();
    void seatsAndUnseatsPeople();
    void movesAnySeat();
    void playersAsLastTime();
    void seatsPeopleOfLastTimeFirst();
    void allowsHintsPerPerson();
    void remembersSeveralPeoplePerGame();
    void readsTheSettingsOfVersion01();
    void followsTheListOfPeople();
    void remembersAndNamesTheRulesOfUno();
};

namespace {

class SetupFixture
{
public:
    QTemporaryDir folder;
    AppSettings settings{folder.filePath("tableside.ini")};
    Database database{folder.filePath("tableside.sqlite")};
    ScoreStore store{database};
    People people{store};
    DosSetup setup{settings, people};
    SeatSetupModel &seats = *setup.seats();

    const SeatSetupRow &at(int seat) { return seats.rows()->row(seat); }

    /// Adds a person to the score book and returns the id.
    QString know(const QString &name, const QString &portrait, int colorIndex)
    {
        const QString id = name + "’s id";
        if (!people.keep({id, name, portrait, colorIndex, {}}))
            qFatal("%s", qPrintable(people.problem()));
        return id;
    }

    /// Returns the players in the order of the seats, with "P" for people and "C" for computer players: "P You, C Nina".
    QString seating() { return seatingOf(setup); }

    static QString seatingOf(MatchSetup &setup)
    {
        QStringList words;
        for (const SeatSetupRow &row : setup.seats()->rows()->rows())
            words << (row.isPerson() ? "P " : "C ") + row.name();
        return words.join(", ");
    }
};

/// A translation of every text into capital letters.
class ShoutedWords : public QTranslator
{
public:
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QString::fromUtf8(source).toUpper();
    }
    bool isEmpty() const override { return false; }
};

MatchConfig<dos::Game> readBack(const QByteArray &line)
{
    const Json json = parse_json_line(line.toStdString()).value();
    return configFromHeader(header_from_json<dos::Game>(json).value(), json);
}

} // namespace

void TestMatchSetup::describesEveryCharacter()
{
    QSet<QString> names;
    QSet<QString> lines;
    for (const CharacterRow &character : MatchSetup::characters()) {
        QVERIFY(character_named(character.key.toStdString()));
        QVERIFY(QFile::exists(QStringLiteral(":/tableside/portraits/%1.svg").arg(character.key)));
        QVERIFY(!character.animal.isEmpty());
        names.insert(character.name);
        lines.insert(character.line);
    }
    QCOMPARE(names.size(), static_cast<int>(all_characters.size()));
    QCOMPARE(lines.size(), static_cast<int>(all_characters.size()));
}

void TestMatchSetup::combinesAnyCharacterWithAnyLevel()
{
    SetupFixture fixture;
    const QAbstractItemModelTester tester(fixture.seats.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(fixture.setup.levels().size(), 3);
    for (const CharacterRow &character : MatchSetup::characters()) {
        for (const Option &level : fixture.setup.levels()) {
            QVERIFY(fixture.seats.setPortrait(1, character.key));
            QVERIFY(fixture.seats.setLevel(1, level.value));
            const MatchConfig<dos::Game> kept = readBack(headerLine(fixture.setup.config()));
            QCOMPARE(kept.seats[1].character(), character_named(character.key.toStdString()));
            QCOMPARE(kept.seats[1].level, level_named(level.value.toStdString()));
            QCOMPARE(kept.seats[1].name, words::characterName(*kept.seats[1].character()));
            QVERIFY(!kept.seats[0].level && !kept.seats[0].character());
            // A level of the console, an unknown level and an unknown portrait are refused and change nothing.
            QVERIFY(!fixture.seats.setLevel(1, "random") && !fixture.seats.setLevel(1, "godlike"));
            QVERIFY(!fixture.seats.setPortrait(1, "dragon"));
            QCOMPARE(fixture.at(1).level(), level.value);
            QCOMPARE(fixture.at(1).portrait(), character.key);
        }
    }
}

void TestMatchSetup::namesFollowTheCharacter()
{
    SetupFixture fixture;
    QVERIFY(fixture.seats.setPortrait(1, "bear"));
    QCOMPARE(fixture.at(1).name(), words::characterName(Character::bear));
    fixture.seats.setName(1, "Jo");
    QVERIFY(fixture.seats.setPortrait(1, "otter"));
    QCOMPARE(fixture.at(1).name(), QStringLiteral("Jo"));
    fixture.seats.setName(1, "  ");
    QCOMPARE(fixture.at(1).name(), words::characterName(Character::otter));
    QVERIFY(fixture.seats.setPortrait(0, "heron"));
    QCOMPARE(fixture.at(0).name(), QStringLiteral("You"));
}

/// Names follow the language unless somebody has typed them, also those in the remembered setup and "Player 1" in a record.
void TestMatchSetup::namesFollowTheLanguage()
{
    SetupFixture fixture;
    fixture.setup.setSeatCount(3);
    fixture.seats.setName(2, "Jo");
    const QString before = fixture.at(1).name();
    fixture.setup.remember();
    SetupFixture other;
    other.seats.setPerson(1, true);
    QCOMPARE(other.seating(), QStringLiteral("P Player 1, P Player 2"));
    const QByteArray record = headerLine(other.setup.config());
    ShoutedWords words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    const DosSetup again(fixture.settings, fixture.people);
    const QStringList expected{QStringLiteral("YOU"), before.toUpper(), QStringLiteral("Jo")};
    QCOMPARE(fixture.setup.config().names(), expected);
    QCOMPARE(again.config().names(), expected);
    QCOMPARE(readBack(record).names(), (QStringList{"PLAYER 1", "PLAYER 2"}));
}

void TestMatchSetup::swapsAPortraitThatIsTaken()
{
    SetupFixture fixture;
    fixture.setup.setSeatCount(4);
    const QString before = fixture.at(1).portrait();
    const QString wanted = fixture.at(3).portrait();
    QVERIFY(before != wanted);
    QVERIFY(fixture.seats.setPortrait(1, wanted));
    QCOMPARE(fixture.at(1).portrait(), wanted);
    QCOMPARE(fixture.at(3).portrait(), before);
    QCOMPARE(fixture.at(3).name(), words::characterName(*character_named(before.toStdString())));
}

void TestMatchSetup::remembersTheSetup()
{
    SetupFixture fixture;
    fixture.setup.setSeatCount(3);
    QVERIFY(fixture.seats.setPortrait(2, "otter"));
    fixture.seats.setName(2, "Ada"); // another character's name is allowed
    QVERIFY(fixture.seats.setLevel(2, "hard"));
    fixture.setup.setHintsAllowed(false);
    fixture.setup.remember();
    const DosSetup again(fixture.settings, fixture.people);
    const MatchConfig<dos::Game> config = again.config();
    QCOMPARE(config.names(), fixture.setup.config().names());
    QCOMPARE(config.seats[2].character(), Character::otter);
    QCOMPARE(config.seats[2].level, Level::hard);
    QVERIFY(!config.seats.front().hintsAllowed);
}

void TestMatchSetup::oneselfIsTheSameInBothGames()
{
    SetupFixture fixture;
    UnoSetup(fixture.settings, fixture.people).remember(); // UNO already has a remembered setup
    QVERIFY(fixture.seats.setPortrait(0, "bear"));
    fixture.seats.setName(0, "Anne");
    fixture.setup.remember();
    UnoSetup uno(fixture.settings, fixture.people);
    QCOMPARE(uno.seats()->rows()->row(0).portrait(), QStringLiteral("bear"));
    QCOMPARE(uno.seats()->rows()->row(0).name(), QStringLiteral("Anne"));
    QVERIFY(uno.seats()->setPortrait(0, "owl"));
    uno.remember();
    DosSetup again(fixture.settings, fixture.people);
    QCOMPARE(again.seats()->rows()->row(0).portrait(), QStringLiteral("owl"));
}

void TestMatchSetup::presetsKeepPlayersAndTarget()
{
    SetupFixture fixture;
    fixture.setup.setSeatCount(3);
    fixture.seats.setName(2, "Ada");
    QVERIFY(fixture.seats.setLevel(2, "hard"));
    fixture.setup.setHintsAllowed(false);
    fixture.setup.setDealNumber("12");
    fixture.setup.setTarget(500);
    fixture.setup.setCountAgainst(true);
    fixture.setup.setGraceSeconds(3);
    fixture.setup.setBonusLayCompulsory(true);
    QCOMPARE(fixture.setup.preset(), QString());
    fixture.setup.choosePreset("printed");
    QCOMPARE(fixture.setup.preset(), QStringLiteral("printed"));
    QVERIFY(!fixture.setup.hintsAllowed());
    const MatchConfig<dos::Game> config = fixture.setup.config();
    dos::Ruleset printed;
    printed.target = 500;
    QCOMPARE(config.rules, printed);
    QCOMPARE(config.seats.size(), 3);
    QCOMPARE(config.seats[2].name, QStringLiteral("Ada"));
    QCOMPARE(config.seats[2].level, Level::hard);
    QVERIFY(!config.seats.front().hintsAllowed);
    QCOMPARE(config.seed, quint64{12});
    for (const Option &preset : fixture.setup.presets()) {
        fixture.setup.choosePreset(preset.value);
        QCOMPARE(fixture.setup.preset(), preset.value);
        QCOMPARE(fixture.setup.target(), 500);
    }
    fixture.setup.choosePreset("family");
    QVERIFY(fixture.setup.hintsAllowed());
    QCOMPARE(fixture.setup.graceSeconds(), 2.0);
}

/// Such a player gets the portrait of the seat when the match is opened, and must not be named like a person before.
void TestMatchSetup::namesAComputerPlayerWithoutAPortrait()
{
    SeatConfig unseen{{}, {}, Level::easy};
    SeatConfig shown{{}, defaultPortrait(3), Level::easy};
    QCOMPARE(unseen.defaultName(3, 1), shown.defaultName(3, 1));
}

/// Older headers say nothing about hints or taking back, or have no portraits.
void TestMatchSetup::readsOlderHeaders()
{
    for (const QByteArray without : {"", "hints", "portraits", "takeBack"}) {
        MatchConfig<dos::Game> config = test::PlayFixture::config(2, 5);
        config.seats.front().hintsAllowed = without != "hints";
        config.takeBackAllowed = true;
        OrderedJson json = OrderedJson::parse(headerLine(config).toStdString());
        QVERIFY(without.isEmpty() || json.erase(without.toStdString()) == 1);
        const MatchConfig<dos::Game> opened = readBack(QByteArray::fromStdString(dumped(json)));
        QVERIFY2(opened.seats.front().hintsAllowed, without.constData());
        QCOMPARE(opened.takeBackAllowed, without != "takeBack");
        QCOMPARE(opened.seats[1].level, Level::greedy);
        QCOMPARE(opened.seats[1].character().has_value(), without != "portraits");
    }
    QVERIFY(!readBack(headerLine(test::PlayFixture::config(2, 5))).takeBackAllowed);
}

/// A new person is the first one in the list, sorted by name, who has no seat; when all sit, an unnamed person.
void TestMatchSetup::peopleComeFromTheList()
{
    SetupFixture fixture;
    fixture.know("Ben", "fox", 3);
    fixture.know("Anna", "otter", 7);
    fixture.setup.setSeatCount(4);
    const QAbstractItemModelTester tester(fixture.seats.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(fixture.at(0).name(), QStringLiteral("You"));
    fixture.seats.setPerson(2, true);
    QCOMPARE(fixture.at(2).name(), QStringLiteral("Anna"));
    QCOMPARE(fixture.at(2).portrait(), QStringLiteral("otter"));
    QCOMPARE(fixture.at(2).colorIndex(), 7);
    QCOMPARE(fixture.at(0).name(), QStringLiteral("Player 1"));
    fixture.seats.setPerson(1, true);
    fixture.seats.setPerson(3, true);
    QCOMPARE(fixture.seating(), QStringLiteral("P Player 1, P Ben, P Anna, P Player 4"));
    QVERIFY(fixture.at(3).colorIndex() != fixture.at(0).colorIndex());
    QVERIFY(fixture.at(3).portrait() != fixture.at(0).portrait());
}

void TestMatchSetup::anyNumberOfPeople()
{
    SetupFixture fixture;
    UnoSetup setup(fixture.settings, fixture.people);
    QCOMPARE(setup.seatCount(), 2);
    setup.setSeatCount(11);
    QCOMPARE(setup.seatCount(), 2);
    setup.setSeatCount(10);
    for (int people = 0; people <= 10; ++people) {
        for (int seat = 0; seat < 10; ++seat)
            setup.seats()->setPerson(seat, seat >= 10 - people);
        QCOMPARE(setup.seats()->people(), people);
        const MatchConfig<uno::Game> config = setup.config();
        QCOMPARE(static_cast<int>(config.people().size()), people);
        QSet<QString> names;
        QSet<QString> portraits;
        for (const SeatConfig &seat : config.seats) {
            names.insert(seat.name);
            portraits.insert(seat.portrait);
            QVERIFY(!seat.level || has_level<uno::Game>(*seat.level));
        }
        QCOMPARE(names.size(), 10);
        QCOMPARE(portraits.size(), 10);
    }
}

void TestMatchSetup::restoresTheComputerPlayer()
{
    SetupFixture fixture;
    fixture.know("Anna", "hare", 1);
    QVERIFY(fixture.seats.setPortrait(1, "bear"));
    QVERIFY(fixture.seats.setLevel(1, "hard"));
    fixture.seats.setName(1, "Grizzly");
    fixture.seats.setPerson(1, true);
    QCOMPARE(fixture.seating(), QStringLiteral("P Player 1, P Anna"));
    QVERIFY(!fixture.seats.setLevel(1, "hard"));
    fixture.seats.setPerson(1, false);
    QCOMPARE(fixture.seating(), QStringLiteral("P You, C Grizzly"));
    QCOMPARE(fixture.at(1).portrait(), QStringLiteral("bear"));
    QCOMPARE(fixture.at(1).level(), QStringLiteral("hard"));
    fixture.seats.setName(0, "Anna");
    fixture.seats.setPerson(1, true); // Anna, who sat there before, has another seat now
    QCOMPARE(fixture.seating(), QStringLiteral("P Anna, P Player 2"));
    fixture.seats.setPerson(0, false);
    fixture.seats.setPerson(1, false);
    QCOMPARE(fixture.seats.people(), 0);
    fixture.seats.setPerson(0, true);
    QCOMPARE(fixture.at(0).name(), QStringLiteral("Anna"));
}

/// Typing a name seats another person and does not rename the one who sat there.
void TestMatchSetup::typedNameSeatsAnotherPerson()
{
    SetupFixture fixture;
    const QString anna = fixture.know("Anna", "otter", 7);
    QVERIFY(fixture.seats.setName(0, "  ANNA "));
    QCOMPARE(fixture.at(0).name(), QStringLiteral("Anna"));
    QCOMPARE(fixture.at(0).portrait(), QStringLiteral("otter"));
    QCOMPARE(fixture.seats.sitting(), QStringList{anna});
    QVERIFY(fixture.seats.setName(0, "Zoe"));
    QCOMPARE(fixture.at(0).name(), QStringLiteral("Zoe"));
    QVERIFY(fixture.seats.sitting() != QStringList{anna});
    QVERIFY(fixture.seats.setName(0, ""));
    QCOMPARE(fixture.at(0).name(), QStringLiteral("You"));
    QVERIFY(fixture.seats.sitting().isEmpty());
    QCOMPARE(fixture.people.all().size(), 1);
    QCOMPARE(fixture.people.person(anna)->name, QStringLiteral("Anna"));
    QCOMPARE(fixture.people.person(anna)->portrait, QStringLiteral("otter"));
}

void TestMatchSetup::asksAboutNamesThatDifferInAccents()
{
    SetupFixture fixture;
    const QString jurgen = fixture.know("Jurgen", "otter", 7);
    fixture.seats.setPerson(1, true);
    fixture.seats.setName(0, "Mia");
    fixture.seats.setName(1, "Jurgen");
    QCOMPARE(fixture.seats.alike(0, "J\u00FCrgen"), QString()); // Jurgen has a seat, so this is another person
    QCOMPARE(fixture.seats.alike(1, "J\u00FCrgen"), QStringLiteral("Jurgen"));
    QCOMPARE(fixture.seats.alike(1, "JURGEN"), QString());
    QCOMPARE(fixture.seats.alike(1, ""), QString());
    fixture.seats.setName(1, "Zoe");
    QCOMPARE(fixture.seats.alike(0, "Ju\u0308rgen"), QStringLiteral("Jurgen"));
    fixture.seats.setPerson(1, false);
    QCOMPARE(fixture.seats.alike(1, "J\u00FCrgen"), QString()); // names of computer players are not checked
    QVERIFY(fixture.seats.setName(0, "J\u00FCrgen"));           // as when the question was answered with "somebody new"
    QVERIFY(fixture.seats.sitting() != QStringList{jurgen});
}

void TestMatchSetup::storesNewPeopleAtTheStart()
{
    SetupFixture fixture;
    fixture.seats.setPerson(1, true);
    QVERIFY(fixture.seats.setPortrait(1, "frog"));
    fixture.seats.setName(1, "Zoe");
    QCOMPARE(fixture.at(1).portrait(), QStringLiteral("frog")); // the portrait was chosen before the name
    QVERIFY(fixture.people.all().isEmpty());
    QVERIFY(fixture.seats.keepPeople());
    QCOMPARE(fixture.people.all().size(), 1); // the person without a name is not stored
    QCOMPARE(fixture.people.named("Zoe")->portrait, QStringLiteral("frog"));
    QCOMPARE(fixture.seats.sitting(), QStringList{fixture.people.named("Zoe")->id});
    QVERIFY(fixture.seats.keepPeople());
    QCOMPARE(fixture.people.all().size(), 1);
}

void TestMatchSetup::samePersonCannotSitTwice()
{
    SetupFixture fixture;
    const QString anna = fixture.know("Anna", "otter", 7);
    fixture.setup.setSeatCount(3);
    fixture.seats.setName(0, "Anna");
    fixture.seats.setPerson(1, true);
    fixture.seats.setName(1, "Zoe");
    const QString before = fixture.seating();
    QVERIFY(!fixture.seats.setName(1, "anna"));
    QVERIFY(!fixture.seats.setName(0, "Zoe")); // Zoe is not stored yet, but she has a seat
    QVERIFY(!fixture.seats.seatPerson(anna));
    QCOMPARE(fixture.seating(), before);
    QVERIFY(fixture.seats.setName(2, "Anna")); // a computer player may share the name
    fixture.setup.setSeatCount(2);
    fixture.setup.setSeatCount(3);
    QCOMPARE(fixture.seats.people(), 2);
}

void TestMatchSetup::changingALookChangesThePerson()
{
    SetupFixture fixture;
    const QString anna = fixture.know("Anna", "otter", 7);
    const QString ben = fixture.know("Ben", "fox", 3);
    UnoSetup uno(fixture.settings, fixture.people);
    for (MatchSetup *setup : {static_cast<MatchSetup *>(&fixture.setup), static_cast<MatchSetup *>(&uno)}) {
        setup->seats()->setName(0, "Anna");
        setup->seats()->setPerson(1, true);
    }
    QVERIFY(fixture.seats.setLook(0, "fox", 5)); // two people may share a portrait
    QCOMPARE(fixture.at(0).portrait(), QStringLiteral("fox"));
    QCOMPARE(fixture.people.person(anna)->name, QStringLiteral("Anna"));
    QCOMPARE(fixture.people.person(anna)->portrait, QStringLiteral("fox"));
    QCOMPARE(fixture.people.person(anna)->colorIndex, 5);
    QCOMPARE(uno.seats()->rows()->row(0).portrait(), QStringLiteral("fox"));
    QCOMPARE(fixture.people.person(ben)->portrait, QStringLiteral("fox"));
    QCOMPARE(fixture.people.person(ben)->colorIndex, 3);
    QVERIFY(!fixture.seats.setLook(0, "dragon", 5));
}

/// A person and a computer player may have the same portrait. By default, everybody at the table has another one.
void TestMatchSetup::peopleAndComputerPlayersShareAPortrait()
{
    SetupFixture fixture;
    QVERIFY(fixture.seats.setPortrait(1, "bear"));
    fixture.know("Anna", "bear", 1);
    fixture.seats.setName(0, "Anna");
    QCOMPARE(fixture.at(0).portrait(), QStringLiteral("bear"));
    QCOMPARE(fixture.at(1).portrait(), QStringLiteral("bear"));
    QCOMPARE(fixture.setup.config().seats[1].name, words::characterName(Character::bear));
    fixture.seats.setName(0, "");
    QVERIFY(fixture.at(0).portrait() != fixture.at(1).portrait());
    QVERIFY(fixture.seats.setPortrait(1, fixture.at(0).portrait()));
    QCOMPARE(fixture.at(0).portrait(), fixture.at(1).portrait());
    fixture.seats.setPerson(1, true);
    QVERIFY(fixture.at(0).colorIndex() != fixture.at(1).colorIndex());
}

void TestMatchSetup::seatsAndUnseatsPeople()
{
    SetupFixture fixture;
    const QString anna = fixture.know("Anna", "otter", 7);
    const QString ben = fixture.know("Ben", "fox", 3);
    const QString cleo = fixture.know("Cleo", "owl", 2);
    QVERIFY(fixture.seats.seatPerson(anna)); // replaces "You"
    QVERIFY(fixture.seats.seatPerson(ben));  // replaces the computer player
    QVERIFY(fixture.seats.seatPerson(cleo)); // adds a seat
    QCOMPARE(fixture.seating(), QStringLiteral("P Anna, P Ben, P Cleo"));
    QVERIFY(fixture.seats.seatPerson(fixture.know("Dan", "frog", 4)));
    QVERIFY(!fixture.seats.seatPerson(fixture.know("Eve", "hare", 5))); // no seat is left
    fixture.seats.unseatPerson(ben);
    QCOMPARE(fixture.seats.people(), 3);
    QCOMPARE(fixture.setup.seatCount(), 4);
    QVERIFY(!fixture.at(1).isPerson());
    for (const QString &id : fixture.seats.sitting())
        fixture.seats.unseatPerson(id);
    QCOMPARE(fixture.seats.people(), 1); // the last person stays without a name
    QVERIFY(fixture.seats.sitting().isEmpty());
}

void TestMatchSetup::movesAnySeat()
{
    SetupFixture fixture;
    fixture.setup.setSeatCount(4);
    for (int seat = 1; seat < 4; ++seat)
        fixture.seats.setName(seat, QString(QChar('A' + seat)));
    const QAbstractItemModelTester tester(fixture.seats.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    fixture.seats.move(0, 2);
    QCOMPARE(fixture.seating(), QStringLiteral("C B, C C, P You, C D"));
    fixture.seats.move(3, 1);
    QCOMPARE(fixture.seating(), QStringLiteral("C B, C D, C C, P You"));
    fixture.seats.move(3, 4);
    fixture.seats.move(-1, 0);
    QCOMPARE(fixture.seating(), QStringLiteral("C B, C D, C C, P You"));
    QCOMPARE(fixture.setup.config().viewerSeat(), 3);
    fixture.setup.remember();
    DosSetup again(fixture.settings, fixture.people);
    QCOMPARE(SetupFixture::seatingOf(again), fixture.seating());
}

void TestMatchSetup::playersAsLastTime()
{
    SetupFixture fixture;
    fixture.know("Anna", "otter", 7);
    QVERIFY(!fixture.setup.canSeatAsLastTime()); // no match was played before
    fixture.setup.setSeatCount(3);
    fixture.seats.setPerson(2, true);
    fixture.seats.setName(0, "Zoe");
    fixture.seats.setHints(2, false);
    QVERIFY(fixture.seats.keepPeople());
    fixture.setup.remember();
    const QString last = fixture.seating();
    QVERIFY(!fixture.setup.canSeatAsLastTime());
    UnoSetup uno(fixture.settings, fixture.people);
    QVERIFY(uno.canSeatAsLastTime());
    uno.seatAsLastTime();
    QVERIFY(!uno.canSeatAsLastTime());
    QCOMPARE(SetupFixture::seatingOf(uno), last);
    QVERIFY(!uno.config().seats[2].hintsAllowed);
    uno.seats()->move(0, 1);
    QVERIFY(uno.canSeatAsLastTime()); // the order differs
    uno.seats()->move(0, 1);
    QVERIFY(!uno.canSeatAsLastTime());
    uno.setSeatCount(2);
    QVERIFY(uno.canSeatAsLastTime());
}

/// If there are too few seats, people get them before computer players. The order around the table stays.
void TestMatchSetup::seatsPeopleOfLastTimeFirst()
{
    SetupFixture fixture;
    UnoSetup uno(fixture.settings, fixture.people);
    uno.setSeatCount(7);
    for (int seat = 1; seat < 7; ++seat)
        uno.seats()->setName(seat, QString(QChar('A' + seat)));
    for (const int seat : {4, 6}) {
        uno.seats()->setPerson(seat, true);
        uno.seats()->setName(seat, QString(QChar('P' + seat)));
    }
    uno.remember();
    fixture.setup.seatAsLastTime();
    QCOMPARE(fixture.seating(), QStringLiteral("P Player 1, C B, P T, P V"));
    QVERIFY(!fixture.setup.canSeatAsLastTime());
}

/// The setup, its settings and the header of the record store the people and their hints.
void TestMatchSetup::allowsHintsPerPerson()
{
    SetupFixture fixture;
    const QString anna = fixture.know("Anna", "otter", 7);
    fixture.setup.setSeatCount(3);
    fixture.seats.setPerson(2, true);
    QVERIFY(fixture.at(2).hintsAllowed());
    fixture.seats.setHints(2, false);
    fixture.setup.remember();
    for (const MatchConfig<dos::Game> &config :
         {readBack(headerLine(fixture.setup.config())), DosSetup(fixture.settings, fixture.people).config()}) {
        QCOMPARE(config.people(), (std::vector<int>{0, 2}));
        QCOMPARE(config.seats[2].personId, anna);
        QCOMPARE(config.seats[2].name, QStringLiteral("Anna"));
        QCOMPARE(config.seats[2].colorIndex, 7);
        QVERIFY(config.seats[0].hintsAllowed && !config.seats[2].hintsAllowed);
    }
    fixture.seats.setPerson(0, false); // for a single person the setup's own switch counts
    QVERIFY(!fixture.setup.hintsAllowed());
    fixture.setup.setHintsAllowed(true);
    QVERIFY(fixture.setup.config().seats[2].hintsAllowed);
}

/// Only a single person's name carries over to the other game, because with several it is unclear whose.
void TestMatchSetup::remembersSeveralPeoplePerGame()
{
    SetupFixture fixture;
    fixture.seats.setName(0, "Anna");
    fixture.seats.setPerson(1, true);
    QVERIFY(fixture.seats.keepPeople());
    fixture.setup.remember();
    UnoSetup uno(fixture.settings, fixture.people);
    QCOMPARE(uno.seats()->rows()->row(0).name(), QStringLiteral("You"));
    uno.seats()->setName(0, "Zoe");
    uno.remember();
    DosSetup again(fixture.settings, fixture.people);
    QCOMPARE(SetupFixture::seatingOf(again), fixture.seating());
}

void TestMatchSetup::readsTheSettingsOfVersion01()
{
    const auto seat = [](const QString &name, const QString &portrait, const QString &level) {
        return QVariantMap{{"name", name}, {"portrait", portrait}, {"level", level}};
    };
    const QVariantList seats{seat(QStringLiteral("Käthe"), "badger", ""), seat("Robo", "bear", "hard"),
                             seat("", "frog", "medium")};
    for (const bool isKnown : {false, true}) {
        SetupFixture fixture;
        if (isKnown)
            fixture.know(QStringLiteral("Käthe"), "heron", 6);
        fixture.settings.setLastMatchSetup("dos", {{"seats", seats}, {"hintsAllowed", false}, {"target", 350}});
        fixture.settings.setLastMatchSetup("you", {{"seats", seats.mid(0, 1)}});
        DosSetup setup(fixture.settings, fixture.people);
        QCOMPARE(SetupFixture::seatingOf(setup), QStringLiteral("P Käthe, C Robo, C Paul"));
        QCOMPARE(setup.seats()->rows()->row(0).portrait(),
                 isKnown ? QStringLiteral("heron") : QStringLiteral("badger"));
        QCOMPARE(setup.seats()->rows()->row(1).level(), QStringLiteral("hard"));
        QVERIFY(!setup.hintsAllowed());
        QCOMPARE(setup.target(), 350);
        QVERIFY(setup.seats()->keepPeople());
        QCOMPARE(fixture.people.all().size(), 1);
    }
}

void TestMatchSetup::followsTheListOfPeople()
{
    SetupFixture fixture;
    const QString anna = fixture.know("Anna", "otter", 7);
    const QString nan = fixture.know("Nan", "owl", 2);
    fixture.setup.setSeatCount(3);
    QVERIFY(fixture.seats.seatPerson(anna));
    QVERIFY(fixture.seats.seatPerson(nan));
    QVERIFY(fixture.people.change(anna, "Anna-Lena", "frog", 1));
    QCOMPARE(fixture.at(0).name(), QStringLiteral("Anna-Lena"));
    QCOMPARE(fixture.at(0).portrait(), QStringLiteral("frog"));
    QVERIFY(fixture.people.merge(nan, anna)); // Nan and Anna are the same person
    QCOMPARE(fixture.seats.sitting(), QStringList{anna});
    QCOMPARE(fixture.at(0).name(), QStringLiteral("Anna-Lena"));
    QVERIFY(fixture.at(1).isPerson());
}

/// The setup remembers house rules, so the folded section must name those that are on.
void TestMatchSetup::remembersAndNamesTheRulesOfUno()
{
    SetupFixture fixture;
    UnoSetup setup(fixture.settings, fixture.people);
    QCOMPARE(setup.config().rules, uno::Ruleset());
    setup.setTarget(250);
    setup.setCountAgainst(true);
    QCOMPARE(setup.houseRules(), QString());
    setup.setStacking(true);
    setup.setJumpIn(true);
    setup.setSevenZero(true);
    setup.setDrawUntilPlayable(true);
    setup.setNoBluffing(true);
    setup.setLiteralReverse(true);
    setup.setSeatCount(7);
    setup.remember();
    const UnoSetup again(fixture.settings, fixture.people);
    QCOMPARE(again.config().rules, setup.config().rules);
    QVERIFY2(again.houseRules().contains("jumping in"), qPrintable(again.houseRules()));
    QCOMPARE(again.config().seats.size(), 7);
    const DosSetup dos(fixture.settings, fixture.people);
    QCOMPARE(dos.config().rules, dos::Ruleset());
    QCOMPARE(dos.config().seats.size(), 2);
    for (const Option &preset : setup.presets()) {
        setup.choosePreset(preset.value);
        QCOMPARE(setup.preset(), preset.value);
    }
    QVERIFY(setup.stacking() && setup.jumpIn() && setup.sevenZero()
            && !setup.drawUntilPlayable()); // the last one is Chaos
    setup.choosePreset("printed");
    QCOMPARE(setup.houseRules(), QString());
    setup.setLiteralReverse(true);
    QCOMPARE(setup.houseRules(), QString()); // the rule only concerns two players
    setup.setSeatCount(2);
    QVERIFY(!setup.houseRules().isEmpty());
    setup.setGraceSeconds(0);
    QVERIFY(setup.houseRules().contains("grace period 0 s"));
}

TABLESIDE_TEST(TestMatchSetup)
#include "tst_match_setup.moc"

// Who sits at the table: characters and levels in the setup, in the settings and in the record.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/dos/dos_setup.h"
#include "app/table/session/match_header.h"
#include "app/table/uno/uno_setup.h"
#include "app/text/player_words.h"
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
    void offersEveryCharacterInWords();
    void anyCharacterAtAnyLevel_data();
    void anyCharacterAtAnyLevel();
    void namesFollowTheCharacter();
    void namesFollowTheLanguage();
    void nobodySitsTwice();
    void refusesWhatIsNotOffered_data();
    void refusesWhatIsNotOffered();
    void isRemembered();
    void oneselfIsTheSameInBothGames();
    void printedRulesKeepThePlayers();
    void olderRecordsOpen_data();
    void olderRecordsOpen();
    void peopleComeFromTheList();
    void anyNumberOfPeople_data();
    void anyNumberOfPeople();
    void computerComesBack();
    void typedNameIsAnotherPerson();
    void asksAboutNamesThatDifferInAccents();
    void newPeopleAreKeptWhenItStarts();
    void samePersonCannotSitTwice();
    void looksAreThePersons();
    void computerLooksLikeNobody();
    void peopleSitDownAndGetUp();
    void allSeatsMove();
    void playersAsLastTime();
    void playersAsLastTimeAsFarAsThereAreSeats();
    void hintsPerPerson();
    void unnamedPeopleAreCalledBySeat();
    void severalPeopleAreEachGamesOwn();
    void rememberedOf01Open_data();
    void rememberedOf01Open();
    void headerSaysWhoSits();
    void followsTheListOfPeople();
    void unoSeatsTenDifferentOnes();
    void unoRulesAreRememberedApart();
    void unoHouseRulesThatAreOnAreSaid();
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

    /// Somebody of the score book.
    QString know(const QString &name, const QString &portrait, int colorIndex)
    {
        const QString id = name + "’s id";
        if (!people.keep({id, name, portrait, colorIndex, {}}))
            qFatal("%s", qPrintable(people.problem()));
        return id;
    }

    /// As it is shown, "P" for people: "P You, C Nina".
    QString seating() { return seatingOf(setup); }

    static QString seatingOf(MatchSetup &setup)
    {
        QStringList words;
        for (const SeatSetupRow &row : setup.seats()->rows()->rows())
            words << (row.isPerson() ? "P " : "C ") + row.name();
        return words.join(", ");
    }
};

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

void TestMatchSetup::offersEveryCharacterInWords()
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
    const SetupFixture fixture;
    QCOMPARE(fixture.setup.levels().size(), 3);
}

void TestMatchSetup::anyCharacterAtAnyLevel_data()
{
    QTest::addColumn<QString>("character");
    QTest::addColumn<QString>("level");
    const SetupFixture fixture;
    for (const CharacterRow &character : MatchSetup::characters()) {
        for (const Option &level : fixture.setup.levels())
            QTest::addRow("%s %s", qPrintable(character.key), qPrintable(level.value)) << character.key << level.value;
    }
}

void TestMatchSetup::anyCharacterAtAnyLevel()
{
    QFETCH(QString, character);
    QFETCH(QString, level);
    SetupFixture fixture;
    const QAbstractItemModelTester tester(fixture.seats.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(fixture.seats.setPortrait(1, character));
    QVERIFY(fixture.seats.setLevel(1, level));
    const MatchConfig<dos::Game> kept = readBack(headerLine(fixture.setup.config()));
    QCOMPARE(kept.seats[1].character(), character_named(character.toStdString()));
    QCOMPARE(kept.seats[1].level, level_named(level.toStdString()));
    QCOMPARE(kept.seats[1].name, words::characterName(*kept.seats[1].character()));
    QVERIFY(!kept.seats[0].level && !kept.seats[0].character());
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

/// But for those that somebody has typed; also in what is remembered of the last match.
void TestMatchSetup::namesFollowTheLanguage()
{
    SetupFixture fixture;
    fixture.setup.setSeatCount(3);
    fixture.seats.setName(2, "Jo");
    const QString before = fixture.at(1).name();
    fixture.setup.remember();
    ShoutedWords words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    const DosSetup again(fixture.settings, fixture.people);
    const QStringList expected{QStringLiteral("YOU"), before.toUpper(), QStringLiteral("Jo")};
    QCOMPARE(fixture.setup.config().names(), expected);
    QCOMPARE(again.config().names(), expected);
}

void TestMatchSetup::nobodySitsTwice()
{
    SetupFixture fixture;
    fixture.setup.setSeatCount(4);
    const QString before = fixture.at(1).portrait();
    const QString wanted = fixture.at(3).portrait();
    QVERIFY(before != wanted);
    QVERIFY(fixture.seats.setPortrait(1, wanted));
    QCOMPARE(fixture.at(1).portrait(), wanted);
    QCOMPARE(fixture.at(3).portrait(), before);
    QCOMPARE(fixture.at(3).name(),
             words::characterName(*character_named(before.toStdString())));
}

void TestMatchSetup::refusesWhatIsNotOffered_data()
{
    using Setter = bool (SeatSetupModel::*)(int, const QString &);
    QTest::addColumn<Setter>("set");
    QTest::addColumn<QString>("value");
    QTest::addRow("a level of the console") << &SeatSetupModel::setLevel << "random";
    QTest::addRow("no level") << &SeatSetupModel::setLevel << "godlike";
    QTest::addRow("no portrait") << &SeatSetupModel::setPortrait << "dragon";
}

void TestMatchSetup::refusesWhatIsNotOffered()
{
    using Setter = bool (SeatSetupModel::*)(int, const QString &);
    QFETCH(Setter, set);
    QFETCH(QString, value);
    SetupFixture fixture;
    const SeatSetupRow before = fixture.at(1);
    QVERIFY(!(fixture.seats.*set)(1, value));
    QCOMPARE(fixture.at(1).level(), before.level());
    QCOMPARE(fixture.at(1).portrait(), before.portrait());
}

void TestMatchSetup::isRemembered()
{
    SetupFixture fixture;
    fixture.setup.setSeatCount(3);
    QVERIFY(fixture.seats.setPortrait(2, "otter"));
    fixture.seats.setName(2, "Ada"); // another character's name is nobody's business
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

/// Rules are printed, players are not.
void TestMatchSetup::oneselfIsTheSameInBothGames()
{
    SetupFixture fixture;
    UnoSetup(fixture.settings, fixture.people).remember(); // UNO was played before
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

void TestMatchSetup::printedRulesKeepThePlayers()
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
    fixture.setup.resetToPrinted();
    const MatchConfig<dos::Game> config = fixture.setup.config();
    QCOMPARE(config.rules, dos::Ruleset());
    QCOMPARE(config.seats.size(), 3);
    QCOMPARE(config.seats[2].name, QStringLiteral("Ada"));
    QCOMPARE(config.seats[2].level, Level::hard);
    QVERIFY(!config.seats.front().hintsAllowed);
    QCOMPARE(config.seed, quint64{12});
}

void TestMatchSetup::olderRecordsOpen_data()
{
    QTest::addColumn<QByteArray>("without");
    QTest::addColumn<bool>("hasCharacter");
    QTest::addRow("before hints could be forbidden") << QByteArray("hints") << true;
    QTest::addRow("without portraits") << QByteArray("portraits") << false;
}

void TestMatchSetup::olderRecordsOpen()
{
    QFETCH(QByteArray, without);
    QFETCH(bool, hasCharacter);
    MatchConfig<dos::Game> config = test::PlayFixture::config(2, 5);
    config.seats.front().hintsAllowed = without == "hints" ? false : true;
    OrderedJson json = OrderedJson::parse(headerLine(config).toStdString());
    QVERIFY(json.erase(without.toStdString()) == 1);
    const MatchConfig<dos::Game> opened = readBack(QByteArray::fromStdString(dumped(json)));
    QVERIFY(opened.seats.front().hintsAllowed);
    QCOMPARE(opened.seats[1].level, Level::greedy);
    QCOMPARE(opened.seats[1].character().has_value(), hasCharacter);
}

/// The next who does not sit yet, by name; then somebody without one.
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

void TestMatchSetup::anyNumberOfPeople_data()
{
    QTest::addColumn<int>("people");
    for (int people = 0; people <= 10; ++people)
        QTest::addRow("%d", people) << people;
}

void TestMatchSetup::anyNumberOfPeople()
{
    QFETCH(int, people);
    SetupFixture fixture;
    UnoSetup setup(fixture.settings, fixture.people);
    setup.setSeatCount(10);
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
    }
    QCOMPARE(names.size(), 10);
    QCOMPARE(portraits.size(), 10);
}

void TestMatchSetup::computerComesBack()
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
    fixture.seats.setPerson(1, true); // who was there sits elsewhere now
    QCOMPARE(fixture.seating(), QStringLiteral("P Anna, P Player 2"));
    fixture.seats.setPerson(0, false);
    fixture.seats.setPerson(1, false);
    QCOMPARE(fixture.seats.people(), 0);
    fixture.seats.setPerson(0, true);
    QCOMPARE(fixture.at(0).name(), QStringLiteral("Anna"));
}

/// And nobody is renamed by it.
void TestMatchSetup::typedNameIsAnotherPerson()
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
    QCOMPARE(fixture.seats.alike(0, "J\u00FCrgen"), QString()); // Jurgen sits, so this is somebody else
    QCOMPARE(fixture.seats.alike(1, "J\u00FCrgen"), QStringLiteral("Jurgen"));
    QCOMPARE(fixture.seats.alike(1, "JURGEN"), QString());
    QCOMPARE(fixture.seats.alike(1, ""), QString());
    fixture.seats.setName(1, "Zoe");
    QCOMPARE(fixture.seats.alike(0, "Ju\u0308rgen"), QStringLiteral("Jurgen"));
    fixture.seats.setPerson(1, false);
    QCOMPARE(fixture.seats.alike(1, "J\u00FCrgen"), QString()); // a computer player may be called anything
    QVERIFY(fixture.seats.setName(0, "J\u00FCrgen")); // the answer was: somebody new
    QVERIFY(fixture.seats.sitting() != QStringList{jurgen});
}

void TestMatchSetup::newPeopleAreKeptWhenItStarts()
{
    SetupFixture fixture;
    fixture.seats.setPerson(1, true);
    QVERIFY(fixture.seats.setPortrait(1, "frog"));
    fixture.seats.setName(1, "Zoe");
    QCOMPARE(fixture.at(1).portrait(), QStringLiteral("frog")); // that was chosen for whoever sits there
    QVERIFY(fixture.people.all().isEmpty());
    QVERIFY(fixture.seats.keepPeople());
    QCOMPARE(fixture.people.all().size(), 1); // who has no name is nobody to be remembered
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
    QVERIFY(!fixture.seats.setName(0, "Zoe")); // new, but she sits there
    QVERIFY(!fixture.seats.seatPerson(anna));
    QCOMPARE(fixture.seating(), before);
    QVERIFY(fixture.seats.setName(2, "Anna")); // of a computer player it is only a name
    fixture.setup.setSeatCount(2);
    fixture.setup.setSeatCount(3);
    QCOMPARE(fixture.seats.people(), 2);
}

void TestMatchSetup::looksAreThePersons()
{
    SetupFixture fixture;
    const QString anna = fixture.know("Anna", "otter", 7);
    const QString ben = fixture.know("Ben", "fox", 3);
    UnoSetup uno(fixture.settings, fixture.people);
    for (MatchSetup *setup : {static_cast<MatchSetup *>(&fixture.setup), static_cast<MatchSetup *>(&uno)}) {
        setup->seats()->setName(0, "Anna");
        setup->seats()->setPerson(1, true);
    }
    QVERIFY(fixture.seats.setLook(0, "fox", 5)); // Ben has it: that is his affair
    QCOMPARE(fixture.at(0).portrait(), QStringLiteral("fox"));
    QCOMPARE(fixture.people.person(anna)->name, QStringLiteral("Anna"));
    QCOMPARE(fixture.people.person(anna)->portrait, QStringLiteral("fox"));
    QCOMPARE(fixture.people.person(anna)->colorIndex, 5);
    QCOMPARE(uno.seats()->rows()->row(0).portrait(), QStringLiteral("fox"));
    QCOMPARE(fixture.people.person(ben)->portrait, QStringLiteral("fox"));
    QCOMPARE(fixture.people.person(ben)->colorIndex, 3);
    QVERIFY(!fixture.seats.setLook(0, "dragon", 5));
}

/// As long as that person sits.
void TestMatchSetup::computerLooksLikeNobody()
{
    SetupFixture fixture;
    QVERIFY(fixture.seats.setPortrait(1, "bear"));
    fixture.know("Anna", "bear", 1);
    fixture.seats.setName(0, "Anna");
    QVERIFY(fixture.at(1).portrait() != QStringLiteral("bear"));
    QVERIFY(!fixture.seats.setPortrait(1, "bear"));
    QCOMPARE(fixture.seats.takenPortraits(), QStringList{"bear"});
    QCOMPARE(fixture.setup.config().seats[1].name, fixture.at(1).name());
    fixture.seats.setName(0, "");
    fixture.seats.setPortrait(0, "owl");
    QCOMPARE(fixture.at(1).portrait(), QStringLiteral("bear"));
    QVERIFY(fixture.seats.setPortrait(1, "owl")); // who has no name lets it go
    QCOMPARE(fixture.at(1).portrait(), QStringLiteral("owl"));
    QCOMPARE(fixture.at(0).portrait(), QStringLiteral("bear"));
}

void TestMatchSetup::peopleSitDownAndGetUp()
{
    SetupFixture fixture;
    const QString anna = fixture.know("Anna", "otter", 7);
    const QString ben = fixture.know("Ben", "fox", 3);
    const QString cleo = fixture.know("Cleo", "owl", 2);
    QVERIFY(fixture.seats.seatPerson(anna)); // instead of "You"
    QVERIFY(fixture.seats.seatPerson(ben));  // instead of the computer player
    QVERIFY(fixture.seats.seatPerson(cleo)); // on a further seat
    QCOMPARE(fixture.seating(), QStringLiteral("P Anna, P Ben, P Cleo"));
    QVERIFY(fixture.seats.seatPerson(fixture.know("Dan", "frog", 4)));
    QVERIFY(!fixture.seats.seatPerson(fixture.know("Eve", "hare", 5))); // there is none
    fixture.seats.unseatPerson(ben);
    QCOMPARE(fixture.seats.people(), 3);
    QCOMPARE(fixture.setup.seatCount(), 4);
    QVERIFY(!fixture.at(1).isPerson());
    for (const QString &id : fixture.seats.sitting())
        fixture.seats.unseatPerson(id);
    QCOMPARE(fixture.seats.people(), 1); // the last one only has no name any more
    QVERIFY(fixture.seats.sitting().isEmpty());
}

void TestMatchSetup::allSeatsMove()
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
    QVERIFY(!fixture.setup.canSeatAsLastTime()); // there was no last time
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
    QVERIFY(uno.canSeatAsLastTime()); // another order
    uno.seats()->move(0, 1);
    QVERIFY(!uno.canSeatAsLastTime());
    uno.setSeatCount(2);
    QVERIFY(uno.canSeatAsLastTime());
}

/// People first, in their order.
void TestMatchSetup::playersAsLastTimeAsFarAsThereAreSeats()
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

void TestMatchSetup::hintsPerPerson()
{
    SetupFixture fixture;
    fixture.setup.setSeatCount(3);
    fixture.seats.setPerson(1, true);
    QVERIFY(fixture.at(1).hintsAllowed());
    fixture.seats.setHints(1, false);
    MatchConfig<dos::Game> config = fixture.setup.config();
    QVERIFY(config.seats[0].hintsAllowed && !config.seats[1].hintsAllowed);
    fixture.setup.remember();
    config = DosSetup(fixture.settings, fixture.people).config();
    QVERIFY(config.seats[0].hintsAllowed && !config.seats[1].hintsAllowed);
    fixture.seats.setPerson(0, false); // the only person's are those of the setup
    QVERIFY(!fixture.setup.hintsAllowed());
    fixture.setup.setHintsAllowed(true);
    QVERIFY(fixture.setup.config().seats[1].hintsAllowed);
}

/// In any language, also out of a record.
void TestMatchSetup::unnamedPeopleAreCalledBySeat()
{
    SetupFixture fixture;
    fixture.seats.setPerson(1, true);
    QCOMPARE(fixture.seating(), QStringLiteral("P Player 1, P Player 2"));
    const QByteArray record = headerLine(fixture.setup.config());
    ShoutedWords words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    QCOMPARE(readBack(record).names(), (QStringList{"PLAYER 1", "PLAYER 2"}));
}

/// Only of one person it is clear who is meant.
void TestMatchSetup::severalPeopleAreEachGamesOwn()
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

void TestMatchSetup::rememberedOf01Open_data()
{
    QTest::addColumn<bool>("isKnown");
    QTest::addRow("somebody new") << false;
    QTest::addRow("somebody of the book") << true;
}

void TestMatchSetup::rememberedOf01Open()
{
    QFETCH(bool, isKnown);
    SetupFixture fixture;
    if (isKnown)
        fixture.know(QStringLiteral("Käthe"), "heron", 6);
    const auto seat = [](const QString &name, const QString &portrait, const QString &level) {
        return QVariantMap{{"name", name}, {"portrait", portrait}, {"level", level}};
    };
    const QVariantList seats{seat(QStringLiteral("Käthe"), "badger", ""), seat("Robo", "bear", "hard"), seat("", "frog", "medium")};
    fixture.settings.setLastMatchSetup("dos", {{"seats", seats}, {"hintsAllowed", false}, {"target", 350}});
    fixture.settings.setLastMatchSetup("you", {{"seats", seats.mid(0, 1)}});
    DosSetup setup(fixture.settings, fixture.people);
    QCOMPARE(SetupFixture::seatingOf(setup), QStringLiteral("P Käthe, C Robo, C Paul"));
    QCOMPARE(setup.seats()->rows()->row(0).portrait(), isKnown ? QStringLiteral("heron") : QStringLiteral("badger"));
    QCOMPARE(setup.seats()->rows()->row(1).level(), QStringLiteral("hard"));
    QVERIFY(!setup.hintsAllowed());
    QCOMPARE(setup.target(), 350);
    QVERIFY(setup.seats()->keepPeople());
    QCOMPARE(fixture.people.all().size(), 1);
}

void TestMatchSetup::headerSaysWhoSits()
{
    SetupFixture fixture;
    const QString anna = fixture.know("Anna", "otter", 7);
    fixture.setup.setSeatCount(3);
    fixture.seats.setPerson(2, true);
    fixture.seats.setHints(2, false);
    const MatchConfig<dos::Game> kept = readBack(headerLine(fixture.setup.config()));
    QCOMPARE(kept.people(), (std::vector<int>{0, 2}));
    QCOMPARE(kept.seats[2].personId, anna);
    QCOMPARE(kept.seats[2].name, QStringLiteral("Anna"));
    QCOMPARE(kept.seats[2].colorIndex, 7);
    QVERIFY(!kept.seats[2].hintsAllowed && kept.seats[0].hintsAllowed);
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
    QVERIFY(fixture.people.merge(nan, anna)); // she was one and the same
    QCOMPARE(fixture.seats.sitting(), QStringList{anna});
    QCOMPARE(fixture.at(0).name(), QStringLiteral("Anna-Lena"));
    QVERIFY(fixture.at(1).isPerson());
}

void TestMatchSetup::unoSeatsTenDifferentOnes()
{
    SetupFixture fixture;
    UnoSetup setup(fixture.settings, fixture.people);
    QCOMPARE(setup.seatCount(), 2);
    setup.setSeatCount(11);
    QCOMPARE(setup.seatCount(), 2);
    setup.setSeatCount(10);
    const MatchConfig<uno::Game> config = setup.config();
    QSet<QString> portraits;
    for (const SeatConfig &seat : config.seats)
        portraits.insert(seat.portrait);
    QCOMPARE(portraits.size(), 10);
    QVERIFY(!setup.levels().isEmpty());
    for (std::size_t seat = 1; seat < config.seats.size(); ++seat)
        QVERIFY(has_level<uno::Game>(config.seats[seat].level.value()));
}

void TestMatchSetup::unoRulesAreRememberedApart()
{
    SetupFixture fixture;
    UnoSetup setup(fixture.settings, fixture.people);
    QCOMPARE(setup.config().rules, uno::Ruleset());
    setup.setStacking(true);
    setup.setJumpIn(true);
    setup.setSevenZero(true);
    setup.setDrawUntilPlayable(true);
    setup.setNoBluffing(true);
    setup.setLiteralReverse(true);
    setup.setTarget(250);
    setup.setSeatCount(7);
    setup.remember();
    const UnoSetup again(fixture.settings, fixture.people);
    QCOMPARE(again.config().rules, setup.config().rules);
    QCOMPARE(again.config().seats.size(), 7);
    const DosSetup dos(fixture.settings, fixture.people);
    QCOMPARE(dos.config().rules, dos::Ruleset());
    QCOMPARE(dos.config().seats.size(), 2);
    setup.resetToPrinted();
    QCOMPARE(setup.config().rules, uno::Ruleset());
}

/// Last time's switches come back: the folded section must not say that all is as printed.
void TestMatchSetup::unoHouseRulesThatAreOnAreSaid()
{
    SetupFixture fixture;
    UnoSetup setup(fixture.settings, fixture.people);
    setup.setTarget(250);
    setup.setCountAgainst(true);
    QCOMPARE(setup.houseRules(), QString());
    setup.setJumpIn(true);
    setup.remember();
    const UnoSetup again(fixture.settings, fixture.people);
    QVERIFY2(again.houseRules().contains("jumping in"), qPrintable(again.houseRules()));
    setup.setJumpIn(false);
    setup.setLiteralReverse(true);
    QVERIFY(!setup.houseRules().isEmpty());
    setup.setSeatCount(3); // where it matters to nobody
    QCOMPARE(setup.houseRules(), QString());
    setup.setGraceSeconds(0);
    QVERIFY(setup.houseRules().contains("grace period 0 s"));
}

TABLESIDE_TEST(TestMatchSetup)
#include "tst_match_setup.moc"

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
    DosSetup setup{settings};
    SeatSetupModel &seats = *setup.seats();

    const SeatSetupRow &at(int seat) { return seats.rows()->row(seat); }
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
    const DosSetup again(fixture.settings);
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
    const DosSetup again(fixture.settings);
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
    UnoSetup(fixture.settings).remember(); // UNO was played before
    QVERIFY(fixture.seats.setPortrait(0, "bear"));
    fixture.seats.setName(0, "Anne");
    fixture.setup.remember();
    UnoSetup uno(fixture.settings);
    QCOMPARE(uno.seats()->rows()->row(0).portrait(), QStringLiteral("bear"));
    QCOMPARE(uno.seats()->rows()->row(0).name(), QStringLiteral("Anne"));
    QVERIFY(uno.seats()->setPortrait(0, "owl"));
    uno.remember();
    DosSetup again(fixture.settings);
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

void TestMatchSetup::unoSeatsTenDifferentOnes()
{
    QTemporaryDir folder;
    AppSettings settings(folder.filePath("tableside.ini"));
    UnoSetup setup(settings);
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
    QTemporaryDir folder;
    AppSettings settings(folder.filePath("tableside.ini"));
    UnoSetup setup(settings);
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
    const UnoSetup again(settings);
    QCOMPARE(again.config().rules, setup.config().rules);
    QCOMPARE(again.config().seats.size(), 7);
    const DosSetup dos(settings);
    QCOMPARE(dos.config().rules, dos::Ruleset());
    QCOMPARE(dos.config().seats.size(), 2);
    setup.resetToPrinted();
    QCOMPARE(setup.config().rules, uno::Ruleset());
}

/// Last time's switches come back: the folded section must not say that all is as printed.
void TestMatchSetup::unoHouseRulesThatAreOnAreSaid()
{
    QTemporaryDir folder;
    AppSettings settings(folder.filePath("tableside.ini"));
    UnoSetup setup(settings);
    setup.setTarget(250);
    setup.setCountAgainst(true);
    QCOMPARE(setup.houseRules(), QString());
    setup.setJumpIn(true);
    setup.remember();
    const UnoSetup again(settings);
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

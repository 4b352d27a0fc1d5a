// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Phones at the table, without a network: who may join, whole matches played with phones that get lost and come back, and what a
// phone is shown.
#include "test_program.h"
#include "tests/app/phones/fake_door.h"
#include "tests/app/silent_devices.h"
#include "tests/app/table/table_fixture.h"

#include "app/phones/phone_hub.h"
#include "app/rules/reader/rules_reader.h"
#include "app/table/table_controller.h"
#include "app/words/list_words.h"
#include "engine/dos/json/codec.h"
#include "engine/uno/json/codec.h"

#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

using namespace tableside;
using test::FakeDoor;
using test::FakeLine;
using test::Line;
using test::sceneOf;
using test::PlayFixture;
using phones::PhoneLine;

class TestPhoneHub : public QObject
{
    Q_OBJECT

private slots:
    void refusesStrangers();
    void knowsAPhoneThatReturns();
    void forgetsPhonesOfNobody();
    void asksBeforeASeatChangesPhones();
    void keepsASeatThatIsPlayedAtTheTable();
    void playsWholeMatches_data();
    void playsWholeMatches();
    void showsTheTableFromNobodysSeat();
    void seatIsPlayedAtTheTableUntilThePhoneReturns();
    void listsInTheLanguageOfThePhone();
    void speaksTheLanguageOfEachPhone();
    void refusesInWords();
    void closesAfterWrongMessages_data();
    void closesAfterWrongMessages();
    void showsRulesToEveryPhone();
    void stopsAndForgets();
};

namespace {

/// A table controller with a hub whose door the test holds.
struct Phones
{
    Phones()
    {
        auto owned = std::make_unique<FakeDoor>();
        door = owned.get();
        hub = std::make_unique<PhoneHub>(std::move(owned), tables, fixture.people, fixture.settings, rules);
        tables.setAiPace({0, 0, 0, 0});
        tables.setHolds(false);
    }

    /// Starts a match that `config` describes, and lets phones in.
    template <typename Game>
    void begin(const MatchConfig<Game> &config)
    {
        const qint64 id = fixture.begin(config)->storedId();
        tables.reload();
        QVERIFY(tables.resumeMatch(id));
        QVERIFY(hub->start());
    }
    QString secret() const { return hub->link().section(u'#', 1); }
    Line join(int seat, const QString &language = QStringLiteral("en"), const QString &token = {})
    {
        Line line = door->connectPhone();
        line->say(QStringLiteral("hello"),
                  QJsonObject{{QStringLiteral("secret"), secret()},
                              {QStringLiteral("token"), token},
                              {QStringLiteral("language"), language}});
        if (seat >= 0)
            line->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), seat}});
        settle();
        return line;
    }
    static void settle() { QCoreApplication::processEvents(); }

    PlayFixture fixture;
    TableController tables{fixture.database, fixture.sounds, fixture.settings, fixture.time, fixture.people};
    SilentVoice voice;
    RulesReader rules{fixture.settings, voice};
    FakeDoor *door = nullptr;
    std::unique_ptr<PhoneHub> hub;
};

QString tokenOf(const Line &line)
{
    return line->welcome.value(QStringLiteral("token")).toString();
}

/// Returns the cards of a view's hand, in the order of their codes.
QStringList handOf(const Line &line)
{
    QStringList cards;
    for (const QJsonValue card : line->view.value(QStringLiteral("hand")).toArray())
        cards << card.toObject().value(QStringLiteral("card")).toString();
    cards.sort();
    return cards;
}

template <typename Session>
QStringList handAt(const Session &session, int seat)
{
    QStringList cards;
    session.match().state().hand(seat).for_each_card([&](auto card) { cards << QString::fromStdString(card_text(card)); });
    cards.sort();
    return cards;
}

/// Lets the phone do one of its actions. Returns false if it has none.
bool actAtRandom(const Line &line, Random &random)
{
    const QJsonArray actions = line->view.value(QStringLiteral("actions")).toArray();
    if (actions.isEmpty())
        return false;
    const QJsonObject chosen = actions[random.below(static_cast<std::uint32_t>(actions.size()))].toObject();
    line->say(QStringLiteral("act"),
              QJsonObject{{QStringLiteral("action"), chosen.value(QStringLiteral("action"))},
                          {QStringLiteral("version"), line->view.value(QStringLiteral("version"))}});
    return true;
}

template <typename Table>
void playWithPhones(Phones &phones, Table &table, int people, Random &random)
{
    QList<Line> lines;
    QStringList tokens;
    for (int seat = 0; seat < people; ++seat) {
        lines << phones.join(seat);
        tokens << tokenOf(lines.last());
    }
    int returns = 0;
    for (int step = 0; step < 20'000 && !table.isMatchOver(); ++step) {
        Phones::settle();
        table.finishEvents();
        for (int seat = 0; seat < people; ++seat) {
            const Line &line = lines[seat];
            QCOMPARE(sceneOf(line), QStringLiteral("game"));
            if (table.session().isPlaying())
                QCOMPARE(handOf(line), handAt(table.session(), seat));
        }
        if (random.chance(0.02)) { // a phone is lost, and the same page comes back
            const auto seat = static_cast<int>(random.below(static_cast<std::uint32_t>(people)));
            lines[seat]->drop();
            Phones::settle();
            QCOMPARE(table.seats()->row(seat).phone, SeatRow::PhoneLost);
            lines[seat] = phones.join(-1, QStringLiteral("en"), tokens[seat]);
            QCOMPARE(table.seats()->row(seat).phone, SeatRow::PhoneHere);
            ++returns;
            continue;
        }
        bool hasActed = false;
        for (int seat = 0; seat < people && !hasActed; ++seat) {
            const QJsonObject call = lines[seat]->view.value(QStringLiteral("call")).toObject();
            if (!lines[seat]->view.value(QStringLiteral("over")).isNull())
                lines[seat]->say(QStringLiteral("ready"), true);
            else if (call.value(QStringLiteral("due")).toBool() && random.chance(0.7))
                lines[seat]->say(QStringLiteral("call"), QJsonObject{{QStringLiteral("at"), 0}});
            else
                hasActed = actAtRandom(lines[seat], random);
        }
        phones.fixture.time.advance(2000);
        if (!hasActed && table.session().isPlaying()
            && !table.session().seating().seats[static_cast<std::size_t>(table.session().turnSeat())].isPerson())
            test::waitForAnswer([&] { return !table.session().isPlaying() || table.session().turnSeat() < people; });
    }
    QVERIFY(table.isMatchOver());
    qInfo("%d rounds, %d phones came back", table.round(), returns);
}

} // namespace

void TestPhoneHub::refusesStrangers()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 2, 1));
    const Line stranger = phones.door->connectPhone();
    stranger->say(QStringLiteral("hello"), QJsonObject{{QStringLiteral("secret"), QStringLiteral("guessed")}});
    QCOMPARE(stranger->closeCode, int(PhoneLine::WrongSecret));
    const Line impatient = phones.door->connectPhone();
    impatient->say(QStringLiteral("act"), QJsonObject());
    QCOMPARE(impatient->closeCode, int(PhoneLine::BrokeLimit));
    const Line old = phones.join(-1, QStringLiteral("en"), QStringLiteral("a token of another evening"));
    QCOMPARE(old->closeCode, int(PhoneLine::WrongSecret));
    QCOMPARE(phones.hub->phoneCount(), 0);
    QVERIFY(phones.tables.table()->phones().empty());
}

void TestPhoneHub::knowsAPhoneThatReturns()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 2, 1));
    const Line line = phones.join(1);
    QCOMPARE(sceneOf(line), QStringLiteral("game"));
    const Line second = phones.join(-1, QStringLiteral("en"), tokenOf(line));
    QCOMPARE(line->closeCode, int(PhoneLine::Replaced));
    QCOMPARE(sceneOf(second), QStringLiteral("game"));
    QCOMPARE(phones.hub->phoneCount(), 1);
    QCOMPARE(phones.tables.table()->seats()->row(1).phone, SeatRow::PhoneHere);
}

/// A client that joins again and again must not fill the memory and the list of phones.
void TestPhoneHub::forgetsPhonesOfNobody()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 2, 1));
    const Line player = phones.join(1);
    for (int time = 0; time < 40; ++time) {
        const Line line = phones.join(-1);
        QVERIFY(!tokenOf(line).isEmpty());
        line->drop();
        Phones::settle();
        QCOMPARE(phones.hub->phoneCount(), 1);
    }
    const QString token = tokenOf(player);
    player->drop();
    for (int time = 0; time < 40; ++time) {
        const Line line = phones.join(-1);
        line->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("name"), QStringLiteral("Guest %1").arg(time)}});
        line->drop();
        Phones::settle();
    }
    QCOMPARE(phones.hub->phoneCount(), 32);
    QCOMPARE(sceneOf(phones.join(-1, QStringLiteral("en"), token)), QStringLiteral("game"));
    QList<Line> connected;
    for (int time = 0; time < 31; ++time)
        connected << phones.join(-1);
    QCOMPARE(phones.hub->phoneCount(), 32);
    QCOMPARE(phones.join(-1)->closeCode, int(PhoneLine::BrokeLimit)); // all others are connected
}

void TestPhoneHub::asksBeforeASeatChangesPhones()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 2, 1));
    const Line first = phones.join(1);
    const Line second = phones.join(1);
    QCOMPARE(sceneOf(second), QStringLiteral("join"));
    QVERIFY(phones.hub->isAsked());
    QVERIFY(second->view.value(QStringLiteral("hand")).isUndefined());
    const int asking = phones.hub->phones()->row(1).phoneId;
    phones.hub->allow(asking);
    Phones::settle();
    QCOMPARE(sceneOf(second), QStringLiteral("game"));
    QCOMPARE(sceneOf(first), QStringLiteral("join"));
    QVERIFY(first->view.value(QStringLiteral("hand")).isUndefined());
    QVERIFY(!phones.hub->isAsked());
}

/// While the seat of a lost phone is played at the table, it is still that phone's: others must be allowed to have it.
void TestPhoneHub::keepsASeatThatIsPlayedAtTheTable()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 2, 1));
    const Line first = phones.join(1);
    const QString token = tokenOf(first);
    const Line refused = phones.join(1);
    phones.hub->refuse(phones.hub->phones()->row(1).phoneId);
    QCOMPARE(sceneOf(refused), QStringLiteral("join"));
    first->drop();
    phones.hub->playHere(1);
    const Line third = phones.join(1);
    QVERIFY(phones.hub->isAsked());
    QCOMPARE(sceneOf(third), QStringLiteral("join"));
    QCOMPARE(sceneOf(refused), QStringLiteral("join"));
    QVERIFY(phones.tables.table()->phones().empty());
    Line returned = phones.join(-1, QStringLiteral("en"), token);
    QCOMPARE(sceneOf(returned), QStringLiteral("game"));
    // A phone that asks while it has a seat gives that up.
    const Line other = phones.join(0);
    other->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), 1}});
    Phones::settle();
    QCOMPARE(phones.tables.table()->phones(), std::set<int>{1});
    phones.hub->allow(phones.hub->phones()->rows().last().phoneId);
    Phones::settle();
    QCOMPARE(sceneOf(other), QStringLiteral("game"));
    QCOMPARE(sceneOf(returned), QStringLiteral("join"));
    other->drop();
    phones.hub->playHere(1);
    phones.join(0);
    QCOMPARE(sceneOf(returned), QStringLiteral("join"));
}

void TestPhoneHub::playsWholeMatches_data()
{
    QTest::addColumn<bool>("isUno");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("people");
    QTest::newRow("DOS, two phones") << false << 2 << 2;
    QTest::newRow("DOS, two phones and two computer players") << false << 4 << 2;
    QTest::newRow("UNO, two phones") << true << 2 << 2;
    QTest::newRow("UNO, three phones and a computer player") << true << 4 << 3;
    QTest::newRow("UNO, ten phones") << true << 10 << 10;
}

void TestPhoneHub::playsWholeMatches()
{
    QFETCH(bool, isUno);
    QFETCH(int, seats);
    QFETCH(int, people);
    const quint64 seed = QRandomGenerator::global()->generate64();
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    Random random(seed);
    Phones phones;
    if (isUno) {
        MatchConfig<uno::Game> config = PlayFixture::peopleConfig<uno::Game>(seats, people, seed);
        config.rules.stacking = config.rules.jump_in = config.rules.seven_zero = true;
        config.rules.target = 50;
        phones.begin(config);
        playWithPhones(phones, static_cast<UnoTable &>(*phones.tables.table()), people, random);
    } else {
        MatchConfig<dos::Game> config = PlayFixture::peopleConfig(seats, people, seed);
        config.rules.target = 50;
        phones.begin(config);
        playWithPhones(phones, static_cast<DosTable &>(*phones.tables.table()), people, random);
    }
}

void TestPhoneHub::showsTheTableFromNobodysSeat()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 3, 1));
    auto &table = static_cast<DosTable &>(*phones.tables.table());
    table.finishEvents();
    const auto facesShown = [&] {
        int known = 0;
        for (int seat = 0; seat < 3; ++seat) {
            for (const int cardId : table.cards()->hand(seat))
                known += table.cards()->card(cardId).face != 0 ? 1 : 0;
        }
        return known;
    };
    const QList<Line> lines{phones.join(0), phones.join(1), phones.join(2)};
    Random random(5);
    for (int step = 0; step < 40 && table.session().isPlaying(); ++step) {
        QCOMPARE(facesShown(), 0);
        QVERIFY(!table.isHandShown() && !table.isMyTurn() && !table.hasPeople());
        QCOMPARE(table.passAndPlay()->awaited(), -1);
        QVERIFY(!table.instruction().startsWith(QStringLiteral("Pass")));
        QVERIFY(actAtRandom(lines[table.session().turnSeat()], random));
        Phones::settle();
        table.finishEvents();
    }
}

void TestPhoneHub::seatIsPlayedAtTheTableUntilThePhoneReturns()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 2, 1));
    auto &table = static_cast<DosTable &>(*phones.tables.table());
    table.finishEvents();
    const Line first = phones.join(0);
    Line second = phones.join(1);
    second->drop();
    Phones::settle();
    QCOMPARE(table.seats()->row(1).phone, SeatRow::PhoneLost);
    QCOMPARE(table.phones(), (std::set<int>{0, 1}));
    phones.hub->playHere(1);
    QCOMPARE(table.phones(), std::set<int>{0});
    QCOMPARE(table.passAndPlay()->people(), std::vector<int>{1});
    second = phones.join(-1, QStringLiteral("en"), QStringLiteral("SECRET%1").arg(3, 20, 10, QLatin1Char('0')));
    QCOMPARE(sceneOf(second), QStringLiteral("game"));
    QCOMPARE(table.phones(), (std::set<int>{0, 1}));
}

/// Lists in sentences follow the language, too: not "une carte, and une autre".
void TestPhoneHub::listsInTheLanguageOfThePhone()
{
    phones::PhoneLanguages languages;
    const QStringList cards{QStringLiteral("7"), QStringLiteral("8")};
    const QString before = words::listed(cards);
    {
        const phones::PhoneLanguages::Scope french(languages, QStringLiteral("fr"));
        QCOMPARE(words::listed(cards), QStringLiteral("7 et 8"));
        const phones::PhoneLanguages::Scope finnish(languages, QStringLiteral("fi"));
        QCOMPARE(words::listed(cards), QStringLiteral("7 ja 8"));
    }
    QCOMPARE(words::listed(cards), before);
}

void TestPhoneHub::speaksTheLanguageOfEachPhone()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 3, 1));
    const auto &session = static_cast<DosTable &>(*phones.tables.table()).session();
    const QList<Line> lines{phones.join(0, QStringLiteral("en")), phones.join(1, QStringLiteral("nl")),
                            phones.join(2, QStringLiteral("fi"))};
    const auto lineOf = [&](int seat) { return lines[seat]->view.value(QStringLiteral("line")).toString(); };
    QSet<QString> words;
    for (int seat = 0; seat < 3; ++seat) {
        QVERIFY(!lineOf(seat).isEmpty());
        words.insert(lines[seat]->welcome.value(QStringLiteral("words")).toObject().value(QStringLiteral("rules")).toString());
    }
    QCOMPARE(lineOf(session.turnSeat()).contains(QStringLiteral("Your turn")), session.turnSeat() == 0);
    QVERIFY(lineOf(0) != lineOf(1) && lineOf(1) != lineOf(2));
    // The interface keeps its language.
    QCOMPARE(phones.tables.table()->callWord(), QStringLiteral("DOS!"));
    QVERIFY(phones.tables.table()->instruction().contains(QStringLiteral("turn")));
}

void TestPhoneHub::refusesInWords()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(2, 2, 1));
    const auto &session = static_cast<DosTable &>(*phones.tables.table()).session();
    const QList<Line> lines{phones.join(0), phones.join(1)};
    const Line &waiting = lines[1 - session.turnSeat()];
    waiting->say(QStringLiteral("act"),
                 QJsonObject{{QStringLiteral("action"), QJsonObject{{QStringLiteral("do"), QStringLiteral("draw")}}},
                             {QStringLiteral("version"), waiting->view.value(QStringLiteral("version"))}});
    QCOMPARE(waiting->refused.size(), 1);
    QVERIFY(!waiting->refusedSections.first().isEmpty());
    QVERIFY(waiting->refused.first().contains(session.seating().names().value(session.turnSeat())));
    waiting->say(QStringLiteral("act"), QJsonObject{{QStringLiteral("action"), QJsonObject()}, {QStringLiteral("version"), -1}});
    QCOMPARE(waiting->refused.size(), 2);
    waiting->say(QStringLiteral("act"),
                 QJsonObject{{QStringLiteral("action"), QJsonObject{{QStringLiteral("do"), 7}}},
                             {QStringLiteral("version"), waiting->view.value(QStringLiteral("version"))}});
    QCOMPARE(waiting->refused.size(), 3);
    waiting->say(QStringLiteral("catch"), QJsonObject{{QStringLiteral("seat"), 99}});
    QCOMPARE(waiting->closeCode, 0);
}

void TestPhoneHub::closesAfterWrongMessages_data()
{
    QTest::addColumn<QJsonObject>("message");
    const auto row = [](const char *name, const char *json) {
        QTest::newRow(name) << QJsonDocument::fromJson(json).object();
    };
    row("nothing", "{}");
    row("unknown", R"({"nonsense": []})");
    row("two", R"({"ready": true, "takeBack": true})");
    row("a wish that is none", R"({"ready": false})");
    row("language", R"({"language": 5})");
    row("no action", R"({"act": {"version": 1}})");
    row("an action that is a text", R"({"act": {"action": "draw", "version": 1}})");
    row("no version", R"({"act": {"action": {}}})");
    row("a time that is a text", R"({"call": {"at": "now"}})");
    row("a seat that is a text", R"({"catch": {"seat": "1", "at": 1}})");
    row("a seat that is missing", R"({"moved": {}})");
    row("nobody", R"({"who": {}})");
    row("two people", R"({"who": {"name": "Ann", "seat": 1}})");
    row("a token that is a number", R"({"hello": {"secret": "", "token": 1}})");
    row("time", R"({"time": {"at": null}})");
    row("look", R"({"look": {"color": "red"}})");
    row("count", R"({"count": {"cards": [], "done": true}})");
    row("press", R"({"press": 7})");
    row("a question without a kind", R"({"ask": {"game": "dos"}})");
    row("a question of two kinds", R"({"ask": {"query": "draw", "section": "dos/goal"}})");
    row("a query that is a number", R"({"ask": {"query": 5}})");
    row("contents", R"({"ask": {"chapters": 1}})");
}

void TestPhoneHub::closesAfterWrongMessages()
{
    QFETCH(QJsonObject, message);
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(2, 2, 1));
    const Line line = phones.join(0);
    emit line->received(message);
    QCOMPARE(line->closeCode, int(PhoneLine::BrokeLimit));
    QCOMPARE(phones.tables.table()->seats()->row(0).phone, SeatRow::PhoneLost);
}

/// A phone may read before its player has said who it is, and each one reads in its language.
void TestPhoneHub::showsRulesToEveryPhone()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(2, 2, 1));
    const Line dutch = phones.join(-1, QStringLiteral("nl"));
    const Line finnish = phones.join(0, QStringLiteral("fi"));
    const int views = dutch->sent;
    for (const Line &line : {dutch, finnish}) {
        line->say(QStringLiteral("ask"), QJsonObject{{QStringLiteral("section"), QStringLiteral("dos/match/double-number")}});
        line->say(QStringLiteral("ask"), QJsonObject{{QStringLiteral("query"), QStringLiteral("dos")},
                                                     {QStringLiteral("game"), QStringLiteral("dos")}});
        QTRY_COMPARE_WITH_TIMEOUT(line->rules.size(), 2, 30'000);
        QVERIFY(!line->rules[1].value(QStringLiteral("hits")).toArray().isEmpty());
    }
    QCOMPARE(dutch->sent, views + 2);
    const auto htmlOf = [](const Line &line) {
        return line->rules[0].value(QStringLiteral("section"))[QStringLiteral("html")].toString();
    };
    QVERIFY(htmlOf(dutch).contains(QStringLiteral("alt=\"Blauwe 3\"")));
    QVERIFY2(htmlOf(finnish).contains(QStringLiteral("alt=\"Sininen 3\"")), qPrintable(htmlOf(finnish)));
    dutch->say(QStringLiteral("ask"), QJsonObject{{QStringLiteral("section"), QStringLiteral("dos/goal")}});
    dutch->drop();
    Phones::settle();
    phones.hub->stop();
    QCOMPARE(finnish->rules.size(), 2);
}

void TestPhoneHub::stopsAndForgets()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 2, 1));
    const Line line = phones.join(1);
    const QString before = phones.secret();
    phones.hub->stop();
    QCOMPARE(line->closeCode, int(PhoneLine::Stopped));
    QVERIFY(!phones.hub->isRunning() && phones.hub->link().isEmpty());
    QVERIFY(phones.tables.table()->phones().empty());
    QCOMPARE(phones.tables.table()->seats()->row(1).phone, SeatRow::NoPhone);
    QVERIFY(phones.hub->start());
    QVERIFY(phones.secret() != before);
    phones.door->fails = true;
    QVERIFY(!phones.hub->startOn(QStringLiteral("10.0.0.7")));
    QVERIFY(!phones.hub->problem().isEmpty());
}

TABLESIDE_TEST(TestPhoneHub)

#include "tst_phone_hub.moc"

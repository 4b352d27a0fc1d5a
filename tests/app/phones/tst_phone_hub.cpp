// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Phones at the table, without a network: who may join, whole matches played with phones that get lost and come back, and what a
// phone is shown.
#include "test_program.h"
#include "tests/app/phones/phone_fixture.h"
#include "tests/app/table/table_fixture.h"

#include "app/phones/message_kinds.h"
#include "app/settings/interface_language.h"
#include "app/words/list_words.h"
#include "engine/dos/json/codec.h"
#include "engine/uno/json/codec.h"

#include <QJsonDocument>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <utility>

using namespace tableside;
using test::FakeDoor;
using test::FakeLine;
using test::Line;
using test::sceneOf;
using test::PhoneFixture;
using test::PlayFixture;
using phones::PhoneLine;

class TestPhoneHub : public QObject
{
    Q_OBJECT

private slots:
    void refusesStrangers();
    void knowsAPhoneThatReturns();
    void asksBeforeASeatChangesPhones();
    void refusedPhoneStaysNobodys();
    void asksBeforeAPlayerWithoutASeatChangesPhones();
    void allowedPhoneKeepsItsPlayer();
    void asksBeforeAPlayerSeesTwoHands();
    void claimsFollowTheirPlayers();
    void knownPlayersStayThemselvesAtUnnamedSeats();
    void playsWholeMatches_data();
    void playsWholeMatches();
    void showsTheTableFromNobodysSeat();
    void namesTheOnlyPersonWithAPhone();
    void seatIsPlayedAtTheTableUntilThePhoneReturns();
    void quietPhoneGetsItsSeatBack();
    void awayPhoneFollowsItsPlayer();
    void actsOnWhatHasNotChanged();
    void takesBackOnlyOnce();
    void removedPhoneNeedsTheNewCode();
    void forgetsPhonesThatAreNobodys();
    void saysThatTheAddressHasChanged();
    void knowsItsMessages_data();
    void knowsItsMessages();
    void listsInTheLanguageOfThePhone();
    void speaksTheLanguageOfEachPhone();
    void phonesKeepTheirLanguageWhenTheTableSwitches();
    void givesHintsInTheLanguageOfThePhone();
    void refusesInWords();
    void acceptsAnActionThatIsStillPossible();
    void showsRulesToEveryPhone();
    void resultIsCompleteBeforeTheTableShowsIt();
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

/// Checks that the result that a phone shows begins with the player whom its title names.
void checkResult(const Line &line)
{
    const QJsonObject over = line->view.value(QStringLiteral("over")).toObject();
    const QJsonObject first = over.value(QStringLiteral("rows")).toArray().at(0).toObject();
    const QString name = first.value(QStringLiteral("you")).toBool() ? QStringLiteral("You")
                                                                     : first.value(QStringLiteral("name")).toString();
    const QString title = over.value(QStringLiteral("title")).toString();
    QVERIFY2(title.startsWith(name + u' '), qPrintable(title));
}

/// Lets the phones show everything that has happened at the table. The answer of a computer player may arrive in between, so this
/// ends only when nothing has happened meanwhile.
template <typename Table>
void settleAll(Table &table)
{
    std::size_t before = 0;
    do {
        before = table.session().history().size();
        Phones::settle();
        table.finishEvents();
    } while (table.session().history().size() != before);
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
        settleAll(table);
        for (int seat = 0; seat < people; ++seat) {
            const Line &line = lines[seat];
            QCOMPARE(sceneOf(line), QStringLiteral("game"));
            if (table.session().isPlaying())
                QCOMPARE(handOf(line), handAt(table.session(), seat));
            else
                checkResult(line);
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
    Phones::settle();
    const QJsonObject over = lines[0]->view.value(QStringLiteral("over")).toObject();
    QCOMPARE(over.value(QStringLiteral("detail")).toString(), table.resultDetail());
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

void TestPhoneHub::refusedPhoneStaysNobodys()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 3, 1));
    const Line first = phones.join(1);
    const Line second = phones.join(1);
    QVERIFY(!second->view.value(QStringLiteral("asked")).isNull());
    phones.hub->refuse(phones.hub->phones()->row(1).phoneId);
    phones.hub->remove(phones.hub->phones()->row(0).phoneId);
    phones.join(0); // free seats are given to their players
    QCOMPARE(sceneOf(second), QStringLiteral("join"));
    QVERIFY(second->view.value(QStringLiteral("asked")).isNull());
    QCOMPARE(phones.tables.table()->phones(), std::set<int>{0});
}

/// While no game is open, and in a setup, nobody becomes a player who has another phone.
void TestPhoneHub::asksBeforeAPlayerWithoutASeatChangesPhones()
{
    PhoneFixture phones;
    const Line first = phones.joinNamed(QStringLiteral("Anna"));
    QCOMPARE(sceneOf(first), QStringLiteral("idle"));
    const Line second = phones.joinNamed(QStringLiteral("anna"));
    QCOMPARE(sceneOf(second), QStringLiteral("join"));
    QCOMPARE(second->view.value(QStringLiteral("asked")).toString(), QStringLiteral("anna"));
    QVERIFY(phones.hub->isAsked());
    second->say(QStringLiteral("leave"), true);
    PhoneFixture::settle();
    QVERIFY(second->view.value(QStringLiteral("asked")).isNull());
    phones.scores.begin({"Anna", "Ben"});
    phones.open(Navigator::ScoreSheet);
    QCOMPARE(sceneOf(first), QStringLiteral("score"));
    QCOMPARE(sceneOf(second), QStringLiteral("join"));
}

/// The phone that had the player until another one was allowed is nobody's, also when the table shows something else.
void TestPhoneHub::allowedPhoneKeepsItsPlayer()
{
    PhoneFixture phones;
    phones.scores.begin({"Anna", "Ben"});
    phones.open(Navigator::ScoreSheet);
    const Line old = phones.joinNamed(QStringLiteral("Anna"));
    const QString token = PhoneFixture::tokenOf(old);
    old->drop();
    const Line fresh = phones.joinNamed(QStringLiteral("Anna"));
    QVERIFY(phones.hub->isAsked());
    phones.hub->allow(phones.hub->phones()->row(1).phoneId);
    PhoneFixture::settle();
    QCOMPARE(sceneOf(fresh), QStringLiteral("score"));
    QCOMPARE(phones.hub->phoneCount(), 1);
    const Line back = phones.join({}, QStringLiteral("en"), token);
    phones.open(Navigator::Home);
    phones.open(Navigator::ScoreSheet);
    QCOMPARE(sceneOf(fresh), QStringLiteral("score"));
    QCOMPARE(sceneOf(back), QStringLiteral("join"));
}

void TestPhoneHub::asksBeforeAPlayerSeesTwoHands()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 3, 1));
    const Line line = phones.join(0);
    line->say(QStringLiteral("leave"), true);
    line->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), 1}}); // its player has no phone
    Phones::settle();
    QCOMPARE(sceneOf(line), QStringLiteral("join"));
    QVERIFY(!line->view.value(QStringLiteral("asked")).isNull());
    QVERIFY(phones.tables.table()->phones().empty());
    line->say(QStringLiteral("leave"), true);
    line->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("person"), QStringLiteral("seat-abc")}}); // no seat 0
    Phones::settle();
    QCOMPARE(sceneOf(line), QStringLiteral("join"));
    line->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), 0}}); // the hand that it has seen
    Phones::settle();
    QCOMPARE(sceneOf(line), QStringLiteral("game"));
    // A page that was reloaded is the same phone.
    line->say(QStringLiteral("leave"), true);
    const QString token = tokenOf(line);
    line->drop();
    const Line again = phones.join(1, QStringLiteral("en"), token);
    QCOMPARE(sceneOf(again), QStringLiteral("join"));
    phones.hub->allow(phones.hub->phones()->row(0).phoneId);
    Phones::settle();
    QCOMPARE(sceneOf(again), QStringLiteral("game"));
    QCOMPARE(phones.tables.table()->phones(), std::set<int>{1});
}

/// What a phone asks for is a player, not a place in the order of seats.
void TestPhoneHub::claimsFollowTheirPlayers()
{
    PhoneFixture phones;
    phones.open(Navigator::Setup);
    SeatSetupModel &seats = *phones.tables.setup()->seats();
    const Line anna = phones.joinNamed(QStringLiteral("Anna"));
    const Line second = phones.joinNamed(QStringLiteral("Anna"));
    QVERIFY(!second->view.value(QStringLiteral("asked")).isNull());
    const int seat = phones.hub->phones()->row(0).seat;
    const int last = seats.count() - 1;
    QVERIFY(seat != last);
    seats.move(seat, last);
    phones.hub->allow(phones.hub->phones()->row(1).phoneId);
    PhoneFixture::settle();
    QCOMPARE(sceneOf(anna), QStringLiteral("join"));
    QCOMPARE(sceneOf(second), QStringLiteral("setup"));
    QCOMPARE(phones.hub->phones()->row(1).seat, last);
}

void TestPhoneHub::knownPlayersStayThemselvesAtUnnamedSeats()
{
    PhoneFixture phones;
    const Line anna = phones.joinNamed(QStringLiteral("Anna"));
    phones.booth.open();
    phones.open(Navigator::Calls);
    anna->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), 1}});
    PhoneFixture::settle();
    QCOMPARE(sceneOf(anna), QStringLiteral("calls"));
    QCOMPARE(anna->view.value(QStringLiteral("you")).toObject().value(QStringLiteral("name")).toString(), QStringLiteral("Anna"));
    QCOMPARE(phones.hub->phones()->row(0).name, QStringLiteral("Anna"));
    phones.scores.begin({"Ben", "Anna"});
    phones.open(Navigator::ScoreSheet);
    QCOMPARE(sceneOf(anna), QStringLiteral("score"));
    QCOMPARE(phones.hub->phones()->row(0).seat, 1);
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

/// "You" would be whoever looks at the table.
void TestPhoneHub::namesTheOnlyPersonWithAPhone()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 1, 1));
    auto &table = static_cast<DosTable &>(*phones.tables.table());
    table.finishEvents();
    const Line line = phones.join(0);
    const qsizetype before = table.log()->count();
    Random random(5);
    const auto isAsked = [&] { return !table.session().isPlaying() || table.session().turnSeat() == 0; };
    for (int turn = 0; turn < 4; ++turn) {
        QVERIFY(test::waitForAnswer(isAsked));
        if (!table.session().isPlaying())
            break;
        Phones::settle();
        QVERIFY(actAtRandom(line, random));
        Phones::settle();
        table.finishEvents();
    }
    const QString name = table.session().seating().names().first();
    int ownLines = 0;
    for (qsizetype row = before; row < table.log()->count(); ++row) {
        const QString text = table.log()->row(static_cast<int>(row)).text;
        QVERIFY2(!text.contains(QStringLiteral("You ")), qPrintable(text));
        ownLines += text.contains(name) ? 1 : 0;
    }
    QVERIFY(ownLines > 0);
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

void TestPhoneHub::quietPhoneGetsItsSeatBack()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 3, 1));
    const Line line = phones.join(1);
    emit line->quietChanged(true);
    QCOMPARE(phones.tables.table()->seats()->row(1).phone, SeatRow::PhoneLost);
    phones.hub->playHere(1);
    QVERIFY(phones.tables.table()->phones().empty());
    emit line->quietChanged(false); // the same connection
    Phones::settle();
    QCOMPARE(sceneOf(line), QStringLiteral("game"));
    QCOMPARE(phones.tables.table()->seats()->row(1).phone, SeatRow::PhoneHere);
    // Nothing is left of it: the phone can become another player's after the round.
    line->say(QStringLiteral("leave"), true);
    Phones::settle();
    line->drop();
    const Line back = phones.join(-1, QStringLiteral("en"), tokenOf(line));
    QCOMPARE(sceneOf(back), QStringLiteral("join"));
}

void TestPhoneHub::awayPhoneFollowsItsPlayer()
{
    PhoneFixture phones;
    phones.open(Navigator::Setup);
    SeatSetupModel &seats = *phones.tables.setup()->seats();
    const Line anna = phones.joinNamed(QStringLiteral("Anna"));
    const QString token = PhoneFixture::tokenOf(anna);
    const int seat = phones.hub->phones()->row(0).seat;
    const int last = seats.count() - 1;
    anna->drop();
    phones.hub->playHere(seat);
    seats.move(seat, last);
    const Line back = phones.join({}, QStringLiteral("en"), token);
    QCOMPARE(sceneOf(back), QStringLiteral("setup"));
    QCOMPARE(phones.hub->phones()->row(0).seat, last);
}

/// Only what an action depends on makes it late, and it is done once.
void TestPhoneHub::actsOnWhatHasNotChanged()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 3, 1));
    const auto &session = static_cast<DosTable &>(*phones.tables.table()).session();
    const QList<Line> lines{phones.join(0), phones.join(1), phones.join(2)};
    const int turn = session.turnSeat();
    const Line &line = lines[turn];
    const QJsonObject before = line->view;
    lines[(turn + 1) % 3]->drop(); // shown on all phones
    Phones::settle();
    QVERIFY(line->view.value(QStringLiteral("version")) != before.value(QStringLiteral("version")));
    const QJsonObject act{{QStringLiteral("action"), before.value(QStringLiteral("actions"))[0][QStringLiteral("action")]},
                          {QStringLiteral("version"), before.value(QStringLiteral("version"))}};
    const auto decisions = session.history().size();
    line->say(QStringLiteral("act"), act);
    QCOMPARE(line->refused, QStringList());
    const auto after = session.history().size();
    QVERIFY(after > decisions);
    line->say(QStringLiteral("act"), act);
    QCOMPARE(line->refused.size(), 1);
    QCOMPARE(session.history().size(), after);
}

void TestPhoneHub::takesBackOnlyOnce()
{
    Phones phones;
    MatchConfig<dos::Game> config = PlayFixture::peopleConfig(2, 1, 1);
    config.takeBackAllowed = true;
    phones.begin(config);
    auto &table = static_cast<DosTable &>(*phones.tables.table());
    const Line line = phones.join(0);
    Random random(3);
    for (int step = 0; step < 300 && table.session().actionsToTakeBack(0) < 4; ++step) {
        phones.settle();
        table.finishEvents();
        phones.fixture.time.advance(2000);
        QVERIFY(table.session().isPlaying());
        if (!actAtRandom(line, random))
            test::waitForAnswer([&] { return table.session().turnSeat() == 0; });
    }
    phones.settle();
    QVERIFY(line->view.value(QStringLiteral("takeBack")).toBool());
    const QJsonObject takeBack{{QStringLiteral("version"), line->view.value(QStringLiteral("version"))}};
    line->say(QStringLiteral("takeBack"), takeBack);
    QCOMPARE(table.session().takeBacks(), 1);
    line->say(QStringLiteral("takeBack"), takeBack);
    QCOMPARE(table.session().takeBacks(), 1);
    QCOMPARE(line->refused.size(), 1);
}

void TestPhoneHub::removedPhoneNeedsTheNewCode()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 3, 1));
    const Line removed = phones.join(0);
    const Line other = phones.join(1);
    const QString secret = phones.secret();
    const QString modules = phones.hub->codeModules();
    phones.hub->remove(phones.hub->phones()->row(0).phoneId);
    QCOMPARE(removed->closeCode, int(PhoneLine::Removed));
    QVERIFY(phones.secret() != secret && phones.hub->codeModules() != modules);
    const auto hello = [&](const QString &token) {
        const Line line = phones.door->connectPhone();
        line->say(QStringLiteral("hello"),
                  QJsonObject{{QStringLiteral("secret"), secret}, {QStringLiteral("token"), token}});
        Phones::settle();
        return line;
    };
    QCOMPARE(hello(tokenOf(removed))->closeCode, int(PhoneLine::WrongSecret));
    QCOMPARE(hello({})->closeCode, int(PhoneLine::WrongSecret));
    QCOMPARE(sceneOf(hello(tokenOf(other))), QStringLiteral("game"));
}

void TestPhoneHub::forgetsPhonesThatAreNobodys()
{
    PhoneFixture phones;
    phones.hub->setHelloTime(std::chrono::milliseconds(1));
    const Line silent = phones.door->connectPhone();
    int code = 0;
    connect(silent, &PhoneLine::closed, this, [&] { code = silent->closeCode; });
    QTRY_COMPARE(code, int(PhoneLine::BrokeLimit));
    const Line impolite = phones.door->connectPhone();
    impolite->say(QStringLiteral("time"), QJsonObject{{QStringLiteral("at"), 1}});
    QCOMPARE(impolite->closeCode, int(PhoneLine::BrokeLimit));
    QVERIFY(impolite->time.isEmpty());
    phones.join({})->drop();
    QCOMPARE(phones.hub->phoneCount(), 0);
    QList<Line> lines;
    for (int number = 0; number < 24; ++number)
        lines << phones.joinNamed(QStringLiteral("Guest %1").arg(number));
    QCOMPARE(phones.hub->phoneCount(), 24);
    QCOMPARE(phones.joinNamed(QStringLiteral("Zoe"))->closeCode, int(PhoneLine::BrokeLimit));
    lines[3]->drop();
    QCOMPARE(sceneOf(phones.joinNamed(QStringLiteral("Zoe"))), QStringLiteral("idle"));
    QCOMPARE(phones.hub->phoneCount(), 24);
}

void TestPhoneHub::saysThatTheAddressHasChanged()
{
    PhoneFixture phones;
    QSignalSpy changed(phones.hub.get(), &PhoneHub::runningChanged);
    phones.hub->checkAddress();
    QCOMPARE(changed.count(), 0);
    const QStringList before = std::exchange(phones.door->found, {QStringLiteral("192.168.7.1")});
    phones.hub->checkAddress();
    QVERIFY(phones.hub->isRunning() && !phones.hub->problem().isEmpty());
    QCOMPARE(phones.hub->addresses(), phones.door->found);
    phones.door->found = before; // back on the same network
    phones.hub->checkAddress();
    QVERIFY(phones.hub->problem().isEmpty());
    phones.door->found.removeFirst();
    phones.hub->checkAddress();
    QVERIFY(phones.hub->start());
    QVERIFY(phones.hub->problem().isEmpty());
    QCOMPARE(phones.hub->address(), phones.door->found.first());
}

void TestPhoneHub::knowsItsMessages_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("kind"); // empty for a message that ends the connection
    const auto row = [](const char *json, const char *kind) {
        QTest::newRow(json) << QByteArray(json) << QString::fromLatin1(kind);
    };
    row(R"({"hello":{"secret":"S","language":"de"}})", "hello");
    row(R"({"hello":{"secret":"S","token":"T","language":"de","later":[1]}})", "hello");
    row(R"({"time":{"at":1.5,"table":2,"heard":3}})", "time");
    row(R"({"language":"fi"})", "language");
    row(R"({"who":{"person":"seat-1"}})", "who");
    row(R"({"who":{"seat":1}})", "who");
    row(R"({"look":{"color":3}})", "look");
    row(R"({"leave":true})", "leave");
    row(R"({"act":{"action":{"do":"draw"},"version":4}})", "act");
    row(R"({"call":{"at":12.5}})", "call");
    row(R"({"call":{}})", "call");
    row(R"({"catch":{"seat":2,"at":12.5}})", "catch");
    row(R"({"moved":{"seat":2}})", "moved");
    row(R"({"ready":true})", "ready");
    row(R"({"takeBack":{"version":4}})", "takeBack");
    row(R"({"count":{"cards":{"r7":2},"done":false}})", "count");
    row(R"({"out":true})", "out");
    row(R"({"press":{"at":1,"kind":"exposed","on":true}})", "press");
    row(R"({"ask":{"query":"","game":"uno"}})", "ask");
    row(R"({"ask":{"chapters":true}})", "ask");
    row("{}", "");
    row(R"({"nonsense":1})", "");
    row(R"({"call":{},"ready":true})", "");
    row(R"({"hello":{"secret":7}})", "");
    row(R"({"hello":"S"})", "");
    row(R"({"time":{}})", "");
    row(R"({"time":{"at":"1"}})", "");
    row(R"({"who":{}})", "");
    row(R"({"who":{"seat":"1"}})", "");
    row(R"({"who":{"seat":1.5}})", "");
    row(R"({"who":{"seat":1e12}})", "");
    row(R"({"leave":false})", "");
    row(R"({"act":{"action":{"do":"draw"}}})", "");
    row(R"({"act":{"action":"draw","version":4}})", "");
    row(R"({"call":{"at":null}})", "");
    row(R"({"catch":{"at":1}})", "");
    row(R"({"takeBack":true})", "");
    row(R"({"count":{"cards":{"r7":"2"},"done":false}})", "");
    row(R"({"count":{"cards":[],"done":false}})", "");
    row(R"({"press":{"kind":"exposed","on":1}})", "");
    row(R"({"press":7})", "");
    row(R"({"ask":{"section":4}})", "");
}

void TestPhoneHub::knowsItsMessages()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, kind);
    const QJsonObject message = QJsonDocument::fromJson(json).object();
    QCOMPARE(phones::messageKind(message).value_or(QString()), kind);
}

void TestPhoneHub::phonesKeepTheirLanguageWhenTheTableSwitches()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(3, 3, 1));
    InterfaceLanguage interfaceLanguage(QStringLiteral("en"));
    connect(&phones.fixture.settings, &AppSettings::languageChanged, this,
            [&] { interfaceLanguage.use(phones.fixture.settings.language()); });
    const Line line = phones.join(0);
    const QString english = line->view.value(QStringLiteral("line")).toString();
    QVERIFY(!english.isEmpty());
    phones.fixture.settings.setLanguage(QStringLiteral("de"));
    Phones::settle();
    line->say(QStringLiteral("language"), QStringLiteral("en")); // sends all texts again
    Phones::settle();
    QCOMPARE(line->view.value(QStringLiteral("line")).toString(), english);
    const QString taken = QCoreApplication::translate("tableside::PhoneHub", "All seats are taken.");
    QCOMPARE(taken, QStringLiteral("Alle Plätze sind besetzt."));
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

void TestPhoneHub::givesHintsInTheLanguageOfThePhone()
{
    Phones phones;
    MatchConfig<dos::Game> config = PlayFixture::peopleConfig(2, 2, 1);
    phones.begin(config);
    const auto &session = static_cast<DosTable &>(*phones.tables.table()).session();
    const QList<Line> lines{phones.join(0, QStringLiteral("de")), phones.join(1, QStringLiteral("de"))};
    const Line &playing = lines[session.turnSeat()];
    const Line &waiting = lines[1 - session.turnSeat()];
    const auto hint = [](const Line &line) { return line->view.value(QStringLiteral("hint")).toObject(); };
    const auto state = [&](const Line &line) { return hint(line).value(QStringLiteral("state")).toString(); };
    QCOMPARE(state(playing), QStringLiteral("none"));
    QVERIFY(waiting->view.value(QStringLiteral("hint")).isNull());
    waiting->say(QStringLiteral("hint"), true);
    playing->say(QStringLiteral("hint"), true);
    QTRY_COMPARE(state(playing), QStringLiteral("shown"));
    const QString text = hint(playing).value(QStringLiteral("text")).toString();
    QVERIFY2(text.contains(QStringLiteral("Karte")) || text.contains(QStringLiteral(" auf ")), qPrintable(text));
    QVERIFY(waiting->view.value(QStringLiteral("hint")).isNull());
    playing->say(QStringLiteral("hint"), true);
    QTRY_COMPARE(state(playing), QStringLiteral("none"));
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
    waiting->say(QStringLiteral("act"),
                 QJsonObject{{QStringLiteral("action"), QJsonObject()}, {QStringLiteral("version"), -1}});
    QCOMPARE(waiting->refused.size(), 2);
    waiting->say(QStringLiteral("act"),
                 QJsonObject{{QStringLiteral("action"), QJsonObject{{QStringLiteral("do"), 7}}},
                             {QStringLiteral("version"), waiting->view.value(QStringLiteral("version"))}});
    QCOMPARE(waiting->refused.size(), 3);
    waiting->say(QStringLiteral("catch"), QJsonObject{{QStringLiteral("seat"), 99}});
    QCOMPARE(waiting->closeCode, 0);
    waiting->say(QStringLiteral("nonsense"), QJsonArray());
    QCOMPARE(waiting->closeCode, int(PhoneLine::BrokeLimit));
}

// While an action is on its way, the view may change in something else, such as whether another phone is lost.
void TestPhoneHub::acceptsAnActionThatIsStillPossible()
{
    Phones phones;
    phones.begin(PlayFixture::peopleConfig(2, 2, 1));
    const auto &session = static_cast<DosTable &>(*phones.tables.table()).session();
    const QList<Line> lines{phones.join(0), phones.join(1)};
    Phones::settle();
    const int seat = session.turnSeat();
    const Line &acting = lines[seat];
    const auto draw = [&](const QJsonValue &version) {
        acting->say(QStringLiteral("act"),
                    QJsonObject{{QStringLiteral("action"), QJsonObject{{QStringLiteral("do"), QStringLiteral("draw")}}},
                                {QStringLiteral("version"), version}});
        Phones::settle();
    };
    const QJsonValue before = acting->view.value(QStringLiteral("version"));
    lines[1 - seat]->drop();
    Phones::settle();
    QVERIFY(acting->view.value(QStringLiteral("version")) != before);
    draw(before);
    QCOMPARE(acting->refused, QStringList());
    QCOMPARE(handOf(acting).size(), 8);
    draw(before); // the hand is another one now
    QCOMPARE(acting->refused.size(), 1);
    QCOMPARE(handOf(acting).size(), 8);
    draw(acting->view.value(QStringLiteral("version")).toInteger() + 1); // a version that does not exist
    QCOMPARE(acting->refused.size(), 2);
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
        QTRY_COMPARE_WITH_TIMEOUT(line->rules.size(), 2, 30'000); // the first search waits for the index
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

void TestPhoneHub::resultIsCompleteBeforeTheTableShowsIt()
{
    Phones phones;
    auto config = PlayFixture::peopleConfig(3, 3, 1);
    config.rules.target = 50;
    phones.begin(config);
    auto &table = static_cast<DosTable &>(*phones.tables.table());
    const Line line = phones.join(0);
    phones.tables.setHolds(true); // the table takes its time to show each event
    test::playUntil(table.session(), Random(2), [&] { return table.session().isOver(); });
    Phones::settle();
    QVERIFY(!table.isMatchOver());
    const QJsonObject over = line->view.value(QStringLiteral("over")).toObject();
    QVERIFY(over.value(QStringLiteral("matchOver")).toBool());
    QCOMPARE(over.value(QStringLiteral("detail")).toString(), QStringLiteral("First to 50."));
    table.finishEvents();
    QCOMPARE(table.resultDetail(), QStringLiteral("First to 50."));
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

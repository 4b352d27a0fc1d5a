// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Counting hands of real cards on phones: a whole evening with lost phones, undo, and corrections at the table, and impossible
// counts. Setting up a sheet or a match with phones.
#include "test_program.h"
#include "tests/app/phones/phone_fixture.h"

#include "engine/core/random.h"
#include "engine/score/card_pad.h"

#include <QRandomGenerator>
#include <QTest>

#include <map>
#include <numeric>

using namespace tableside;
using test::Line;
using test::PhoneFixture;
using test::sceneOf;
using test::ScoreFixture;

class TestPhoneSheet : public QObject
{
    Q_OBJECT

private slots:
    void showsTheSheetOfTheOpenPage();
    void countsAnEvening_data();
    void countsAnEvening();
    void undoTakesBackTaps();
    void tableCorrectsAPhone();
    void refusesImpossibleCounts();
    void countsOnlyTheOwnHand();
    void keepsTheLanguages();
    void lostPhoneContinues();
    void seatsThemselvesInASetup();
    void seatsThemselvesForASheet();
};

namespace {

QJsonObject ownCount(const Line &line)
{
    return line->view.value(QStringLiteral("count")).toObject();
}

QJsonObject playerOn(const Line &line, int seat)
{
    return line->view.value(QStringLiteral("sheet")).toObject().value(QStringLiteral("players")).toArray()[seat].toObject();
}

QString stateOn(const Line &line, int seat)
{
    return playerOn(line, seat).value(QStringLiteral("count")).toString();
}

void sayCount(const Line &line, const QJsonObject &cards, bool isDone)
{
    line->say(QStringLiteral("count"), QJsonObject{{QStringLiteral("cards"), cards}, {QStringLiteral("done"), isDone}});
    PhoneFixture::settle();
}

void sayOut(const Line &line)
{
    line->say(QStringLiteral("out"), true);
    PhoneFixture::settle();
}

/// Draws cards of the deck.
std::vector<std::string> shuffledCards(GameId game, int count, Random &random)
{
    std::vector<std::string> deck;
    for (const score::PadCard &card : score::card_pad(game))
        deck.insert(deck.end(), static_cast<std::size_t>(card.copies), card.code);
    for (std::size_t left = deck.size(); left > 1; --left)
        std::swap(deck[left - 1], deck[random.below(static_cast<std::uint32_t>(left))]);
    deck.resize(static_cast<std::size_t>(count));
    return deck;
}

/// A sheet with phones for all players.
struct SheetPhones : PhoneFixture
{
    explicit SheetPhones(const QStringList &names = {"Anna", "Ben", "Cleo"}, const QStringList &languages = {})
        : game(scores.begin(names))
    {
        open(Navigator::ScoreSheet);
        for (int seat = 0; seat < names.size(); ++seat)
            lines << joinNamed(names[seat], languages.value(seat, QStringLiteral("en")));
    }
    const score::Cell &cell(int seat) const { return game.sheet().open.cells[static_cast<std::size_t>(seat)]; }

    ScoreGame &game;
    QList<Line> lines;
};

} // namespace

void TestPhoneSheet::showsTheSheetOfTheOpenPage()
{
    PhoneFixture phones;
    const Line line = phones.joinNamed(QStringLiteral("Ben"));
    QCOMPARE(sceneOf(line), QStringLiteral("idle"));
    phones.scores.begin({"Anna", "Ben", "Cleo"});
    phones.open(Navigator::ScoreSheet);
    QCOMPARE(sceneOf(line), QStringLiteral("score"));
    QCOMPARE(playerOn(line, 1).value(QStringLiteral("you")).toBool(), true);
    QCOMPARE(line->view.value(QStringLiteral("you")).toObject().value(QStringLiteral("seat")).toInt(), 1);
    QVERIFY(line->view.value(QStringLiteral("mayGoOut")).toBool());
    phones.open(Navigator::Rules); // over the sheet
    QCOMPARE(sceneOf(line), QStringLiteral("score"));
    const Line stranger = phones.joinNamed(QStringLiteral("Zoe"));
    QCOMPARE(sceneOf(stranger), QStringLiteral("join"));
    QCOMPARE(stranger->view.value(QStringLiteral("people")).toArray().size(), 3);
    phones.navigator.back();
    phones.open(Navigator::Home);
    phones.scores.room->closeGame();
    PhoneFixture::settle();
    QCOMPARE(sceneOf(line), QStringLiteral("idle"));
}

void TestPhoneSheet::countsAnEvening_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("against");
    QTest::newRow("DOS") << "dos" << false;
    QTest::newRow("UNO") << "uno" << false;
    QTest::newRow("UNO, cards count against their players") << "uno" << true;
}

void TestPhoneSheet::countsAnEvening()
{
    QFETCH(QString, game);
    QFETCH(bool, against);
    const quint64 seed = QRandomGenerator::global()->generate64();
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    Random random(seed);
    const auto below = [&](std::size_t limit) { return static_cast<int>(random.below(static_cast<std::uint32_t>(limit))); };
    constexpr int players = 4;

    PhoneFixture phones;
    phones.scores.room->setup()->setGame(game);
    ScoreGame &sheet = phones.scores.begin({"Anna", "Ben", "Cleo", "Dora"}, against);
    QVERIFY(sheet.setTarget(150));
    phones.open(Navigator::ScoreSheet);
    QList<Line> lines;
    QStringList tokens;
    for (const QString &name : sheet.names()) {
        lines << phones.joinNamed(name);
        tokens << PhoneFixture::tokenOf(lines.last());
    }
    int undone = 0;
    int returned = 0;
    while (sheet.stage() == ScoreGame::Playing) {
        const int out = below(players);
        sayOut(lines[out]);
        QCOMPARE(stateOn(lines[0], out), QStringLiteral("out"));
        sayOut(lines[(out + 1) % players]); // refused
        QCOMPARE(sheet.sheet().open.out, std::optional(out));

        std::map<int, QJsonObject> hands; // the cards that each player has tapped
        std::map<int, std::vector<std::string>> left;
        std::vector<std::string> deck = shuffledCards(sheet.sheet().game, 20, random);
        for (int seat = 0; seat < players; ++seat) {
            if (seat == out)
                continue;
            for (int cards = 1 + below(5); cards > 0; --cards) {
                left[seat].push_back(deck.back());
                deck.pop_back();
            }
        }
        while (!left.empty()) {
            auto next = left.begin();
            std::advance(next, below(left.size()));
            const int seat = next->first;
            if (random.chance(0.05)) { // the phone is lost, and its page comes back
                lines[seat]->drop();
                PhoneFixture::settle();
                lines[seat] = phones.join({}, QStringLiteral("en"), tokens[seat]);
                QCOMPARE(ownCount(lines[seat]).value(QStringLiteral("cards")).toObject(), hands[seat]);
                ++returned;
            } else if (next->second.empty()) {
                sayCount(lines[seat], hands[seat], true);
                QCOMPARE(stateOn(lines[seat], seat), QStringLiteral("done"));
                left.erase(next);
            } else {
                const QString card = QString::fromStdString(next->second.back());
                const QJsonObject before = hands[seat];
                hands[seat].insert(card, before.value(card).toInt() + 1);
                sayCount(lines[seat], hands[seat], false);
                QCOMPARE(ownCount(lines[seat]).value(QStringLiteral("cards")).toObject(), hands[seat]);
                if (random.chance(0.1)) { // somebody at the table undoes the tap
                    QVERIFY(sheet.undo());
                    PhoneFixture::settle();
                    QCOMPARE(ownCount(lines[seat]).value(QStringLiteral("cards")).toObject(), before);
                    hands[seat] = before;
                    ++undone;
                } else {
                    next->second.pop_back();
                }
            }
        }
        const int corrected = (out + 1) % players;
        HandEntry &entry = *sheet.entry();
        entry.beginRound();
        if (random.chance(0.3)) { // the table corrects a hand
            QVERIFY(entry.choose(corrected));
            entry.clear();
            entry.setSum(QStringLiteral("7"));
            QVERIFY(entry.confirm());
            PhoneFixture::settle();
            QCOMPARE(playerOn(lines[corrected], corrected).value(QStringLiteral("points")).toInt(), 7);
            hands.erase(corrected);
        }
        const score::Round open = sheet.sheet().open;
        for (const auto &[seat, cards] : hands) {
            QJsonObject stored;
            for (const auto &[code, copies] : open.cells[static_cast<std::size_t>(seat)].entry->cards)
                stored.insert(QString::fromStdString(code), copies);
            QCOMPARE(stored, cards);
        }
        QVERIFY2(entry.closeRound(), qPrintable(entry.problem()));
        PhoneFixture::settle();
        for (int seat = 0; seat < players; ++seat) {
            for (const Line &line : lines)
                QCOMPARE(playerOn(line, seat).value(QStringLiteral("total")).toInt(), sheet.seatRow(seat).total);
        }
    }
    qInfo("%d rounds, %d taps undone, %d phones came back", sheet.roundCount(), undone, returned);

    const score::Sheet before = sheet.sheet();
    const qint64 id = sheet.session().gameId();
    QString problem;
    const std::optional<score::Ledger> stored = ScoreSession::read(id, phones.scores.room->store(), problem);
    QVERIFY(stored);
    QCOMPARE(stored->sheet().totals, before.totals);
    QCOMPARE(stored->sheet().rounds.size(), before.rounds.size());
}

void TestPhoneSheet::undoTakesBackTaps()
{
    SheetPhones sheet;
    sayOut(sheet.lines[0]);
    QVERIFY(ownCount(sheet.lines[1]).value(QStringLiteral("open")).toBool());
    QVERIFY(ownCount(sheet.lines[0]).isEmpty());
    const QJsonObject one{{QStringLiteral("r7"), 1}};
    const QJsonObject two{{QStringLiteral("r7"), 1}, {QStringLiteral("dos"), 1}};
    sayCount(sheet.lines[1], one, false);
    sayCount(sheet.lines[2], QJsonObject{{QStringLiteral("g4"), 1}}, true);
    sayCount(sheet.lines[1], two, true);
    QCOMPARE(sheet.lines[0]->view.value(QStringLiteral("line")).toString(),
             QStringLiteral("All hands are counted. Close the round at the table."));
    QVERIFY(sheet.game.undo());
    PhoneFixture::settle();
    QCOMPARE(ownCount(sheet.lines[1]).value(QStringLiteral("cards")).toObject(), one);
    QCOMPARE(sheet.lines[0]->view.value(QStringLiteral("line")).toString(), QStringLiteral("Waiting for Ben"));
    QVERIFY(sheet.lines[1]->view.value(QStringLiteral("yourTurn")).toBool());
    QVERIFY(sheet.game.undo()); // Cleo's hand
    PhoneFixture::settle();
    QCOMPARE(stateOn(sheet.lines[0], 2), QStringLiteral("none"));
    QVERIFY(sheet.game.undo());
    QVERIFY(sheet.game.undo());
    PhoneFixture::settle();
    QVERIFY(ownCount(sheet.lines[1]).isEmpty());
    QVERIFY(sheet.lines[1]->view.value(QStringLiteral("mayGoOut")).toBool());
    QVERIFY(sheet.game.redo());
    QVERIFY(sheet.game.redo());
    PhoneFixture::settle();
    QCOMPARE(ownCount(sheet.lines[1]).value(QStringLiteral("cards")).toObject(), one);
}

void TestPhoneSheet::tableCorrectsAPhone()
{
    SheetPhones sheet;
    HandEntry &entry = *sheet.game.entry();
    entry.beginRound();
    QVERIFY(entry.markOut(0)); // at the table
    PhoneFixture::settle();
    sayCount(sheet.lines[1], QJsonObject{{QStringLiteral("r7"), 1}}, false);
    // The table shows who counts and who is missing.
    QVERIFY(entry.hands()->row(1).isDraft);
    QVERIFY(entry.hands()->row(2).isMissing);
    QVERIFY(entry.waitingFor().contains(QStringLiteral("Cleo")));
    sayCount(sheet.lines[1], QJsonObject{{QStringLiteral("r7"), 1}}, true);
    QVERIFY(!entry.hands()->row(1).isDraft);
    QCOMPARE(entry.hands()->row(1).points, 7);
    QVERIFY(entry.choose(1));
    entry.clear();
    entry.setSum(QStringLiteral("12"));
    QVERIFY(entry.confirm());
    PhoneFixture::settle();
    QCOMPARE(playerOn(sheet.lines[1], 1).value(QStringLiteral("points")).toInt(), 12);
    QVERIFY(ownCount(sheet.lines[1]).value(QStringLiteral("done")).toBool());
    // The phone can count again, and the table sees the cards.
    sayCount(sheet.lines[1], QJsonObject{{QStringLiteral("b3"), 2}}, true);
    QCOMPARE(sheet.cell(1).entry->points(GameId::dos), 6);
    QCOMPARE(entry.hands()->row(1).points, 6);
    // Somebody else went out after all.
    QVERIFY(entry.markOut(1));
    PhoneFixture::settle();
    QVERIFY(ownCount(sheet.lines[1]).isEmpty());
    QCOMPARE(stateOn(sheet.lines[0], 0), QStringLiteral("none"));
    QVERIFY(!ownCount(sheet.lines[0]).isEmpty());
    sayCount(sheet.lines[1], QJsonObject{{QStringLiteral("b3"), 2}}, true);
    QCOMPARE(sheet.lines[1]->refused.size(), 1);
}

void TestPhoneSheet::refusesImpossibleCounts()
{
    SheetPhones sheet;
    const Line &line = sheet.lines[1];
    sayCount(line, QJsonObject{{QStringLiteral("r7"), 1}}, false); // nobody is out yet
    QCOMPARE(line->refused.size(), 1);
    sayOut(sheet.lines[0]);
    const int copies = score::pad_card(GameId::dos, "r7")->copies;
    sayCount(sheet.lines[2], QJsonObject{{QStringLiteral("r7"), copies}}, true);
    for (const QJsonValue card : ownCount(line).value(QStringLiteral("pad")).toArray()) {
        if (card.toObject().value(QStringLiteral("card")).toString() == QLatin1String("r7"))
            QCOMPARE(card.toObject().value(QStringLiteral("left")).toInt(), 0);
    }
    const qint64 facts = static_cast<qint64>(sheet.game.session().ledger().facts().size());
    for (const QJsonObject &cards :
         {QJsonObject{{QStringLiteral("r7"), 1}}, QJsonObject{{QStringLiteral("r6"), 99}},
          QJsonObject{{QStringLiteral("r6"), 1e300}}, QJsonObject{{QStringLiteral("r6"), -1}}, QJsonObject{{QStringLiteral("r6"), 0.5}},
          QJsonObject{{QStringLiteral("r6"), QStringLiteral("2")}}, QJsonObject{{QStringLiteral("queen of hearts"), 1}}}) {
        for (const bool isDone : {false, true}) {
            const qsizetype before = line->refused.size();
            sayCount(line, cards, isDone);
            QCOMPARE(line->refused.size(), before + 1);
            QVERIFY(!line->refused.last().isEmpty());
        }
    }
    sayCount(sheet.lines[0], QJsonObject(), true); // went out
    QCOMPARE(sheet.lines[0]->refused.size(), 1);
    sayOut(line);
    QCOMPARE(static_cast<qint64>(sheet.game.session().ledger().facts().size()), facts);
    QCOMPARE(line->closeCode, 0);
}

void TestPhoneSheet::countsOnlyTheOwnHand()
{
    SheetPhones sheet;
    sayOut(sheet.lines[0]);
    sheet.lines[1]->say(QStringLiteral("count"),
                        QJsonObject{{QStringLiteral("cards"), QJsonObject{{QStringLiteral("r7"), 1}}},
                                    {QStringLiteral("done"), true},
                                    {QStringLiteral("seat"), 2},
                                    {QStringLiteral("player"), sheet.lines[2]->view.value(QStringLiteral("you"))}});
    QVERIFY(sheet.cell(1).entry);
    QVERIFY(!sheet.cell(2).entry && !sheet.cell(2).draft);
    const Line stranger = sheet.joinNamed(QStringLiteral("Zoe"));
    sayCount(stranger, QJsonObject{{QStringLiteral("r6"), 1}}, true);
    QVERIFY(!sheet.cell(2).entry);
    const Line second = sheet.joinNamed(QStringLiteral("Cleo")); // this seat has a phone
    sayCount(second, QJsonObject{{QStringLiteral("r6"), 1}}, true);
    QVERIFY(!sheet.cell(2).entry);
}

/// The table's own texts are made while a message of a phone is handled.
void TestPhoneSheet::keepsTheLanguages()
{
    SheetPhones sheet({"Anna", "Ben", "Cleo"}, {QStringLiteral("de"), QStringLiteral("nl"), QStringLiteral("fi")});
    HandEntry &entry = *sheet.game.entry();
    entry.beginRound();
    sayOut(sheet.lines[0]);
    sayCount(sheet.lines[1], QJsonObject{{QStringLiteral("r7"), 1}}, true);
    QVERIFY(entry.hands()->row(1).spoken.startsWith(QStringLiteral("Ben, 7 point")));
    QCOMPARE(entry.hands()->row(0).spoken, QStringLiteral("Anna went out"));
    QSet<QString> reasons;
    QSet<QString> instructions;
    for (const Line &line : sheet.lines) {
        sayCount(line, QJsonObject{{QStringLiteral("r7"), 99}}, true);
        reasons.insert(line->refused.value(0));
        instructions.insert(line->view.value(QStringLiteral("line")).toString());
    }
    QCOMPARE(reasons.size(), 3);
    QCOMPARE(instructions.size(), 3);
}

void TestPhoneSheet::lostPhoneContinues()
{
    SheetPhones sheet;
    sayOut(sheet.lines[0]);
    const QJsonObject cards{{QStringLiteral("r7"), 1}, {QStringLiteral("b3"), 2}};
    sayCount(sheet.lines[1], cards, false);
    const QString token = PhoneFixture::tokenOf(sheet.lines[1]);
    sheet.lines[1]->drop();
    PhoneFixture::settle();
    QVERIFY(sheet.hub->phones()->row(1).isLost);
    QCOMPARE(stateOn(sheet.lines[0], 1), QStringLiteral("begun"));
    // The table finishes the hand meanwhile.
    HandEntry &entry = *sheet.game.entry();
    entry.beginRound();
    QVERIFY(entry.choose(1));
    entry.addCard(QStringLiteral("g4"));
    QVERIFY(entry.confirm());
    const Line back = sheet.join({}, QStringLiteral("en"), token);
    QCOMPARE(sceneOf(back), QStringLiteral("score"));
    QVERIFY(ownCount(back).value(QStringLiteral("done")).toBool());
    QCOMPARE(ownCount(back).value(QStringLiteral("cards")).toObject().size(), 3);
    QVERIFY(!sheet.hub->phones()->row(1).isLost);
}

void TestPhoneSheet::seatsThemselvesInASetup()
{
    PhoneFixture phones;
    phones.tables.setGame(QStringLiteral("uno"));
    phones.open(Navigator::Setup);
    MatchSetup &setup = *phones.tables.setup();
    const Line line = phones.joinNamed(QStringLiteral("Anna"));
    QCOMPARE(sceneOf(line), QStringLiteral("setup"));
    const int seat = line->view.value(QStringLiteral("you")).toObject().value(QStringLiteral("seat")).toInt();
    QCOMPARE(setup.seats()->rows()->row(seat).name(), QStringLiteral("Anna"));
    QVERIFY(setup.seats()->rows()->row(seat).isPerson());
    const QString portrait = People::portraits().value(5);
    line->say(QStringLiteral("look"), QJsonObject{{QStringLiteral("portrait"), portrait}});
    line->say(QStringLiteral("look"), QJsonObject{{QStringLiteral("color"), 6}});
    line->say(QStringLiteral("look"), QJsonObject{{QStringLiteral("name"), QStringLiteral("Annabel")}});
    line->say(QStringLiteral("look"), QJsonObject{{QStringLiteral("color"), 99}});
    line->say(QStringLiteral("look"), QJsonObject{{QStringLiteral("portrait"), QStringLiteral("dragon")}});
    PhoneFixture::settle();
    QCOMPARE(setup.seats()->rows()->row(seat).name(), QStringLiteral("Annabel"));
    QCOMPARE(setup.seats()->rows()->row(seat).portrait(), portrait);
    QCOMPARE(setup.seats()->rows()->row(seat).colorIndex(), 6);
    const QJsonObject you = line->view.value(QStringLiteral("you")).toObject();
    QCOMPARE(you.value(QStringLiteral("name")).toString(), QStringLiteral("Annabel"));
    QCOMPARE(line->view.value(QStringLiteral("looks")).toObject().value(QStringLiteral("colors")).toArray().size(), 10);
    const Line second = phones.joinNamed(QStringLiteral("Ben"));
    QCOMPARE(sceneOf(second), QStringLiteral("setup"));
    QVERIFY(phones.hub->phones()->row(0).seat != phones.hub->phones()->row(1).seat);
    second->say(QStringLiteral("look"), QJsonObject{{QStringLiteral("name"), QStringLiteral("Annabel")}});
    QCOMPARE(second->refused, QStringList{QStringLiteral("Annabel already has a seat.")});
    setup.seats()->move(seat, setup.seatCount() - 1); // the phone follows
    PhoneFixture::settle();
    QCOMPARE(phones.hub->phones()->row(0).seat, setup.seatCount() - 1);
    // All seats get people.
    for (int number = 2; number < setup.mostSeats(); ++number)
        QCOMPARE(sceneOf(phones.joinNamed(QStringLiteral("P%1").arg(number))), QStringLiteral("setup"));
    const Line late = phones.joinNamed(QStringLiteral("Zoe"));
    QCOMPARE(sceneOf(late), QStringLiteral("join"));
    QCOMPARE(late->refused, QStringList{QStringLiteral("All seats are taken.")});
    // The phones keep their players in the match.
    QVERIFY(phones.tables.startMatch());
    phones.open(Navigator::Table);
    QCOMPARE(sceneOf(line), QStringLiteral("game"));
    QCOMPARE(sceneOf(second), QStringLiteral("game"));
}

void TestPhoneSheet::seatsThemselvesForASheet()
{
    PhoneFixture phones;
    ScoreSetup &setup = *phones.scores.room->setup();
    setup.clear();
    phones.open(Navigator::ScoreSetup);
    const Line anna = phones.joinNamed(QStringLiteral("Anna"));
    const Line ben = phones.joinNamed(QStringLiteral("Ben"));
    QCOMPARE(sceneOf(ben), QStringLiteral("setup"));
    QCOMPARE(setup.seats()->count(), 2);
    ben->say(QStringLiteral("look"), QJsonObject{{QStringLiteral("name"), QStringLiteral("Anna")}});
    QCOMPARE(ben->refused.size(), 1);
    ben->say(QStringLiteral("look"), QJsonObject{{QStringLiteral("name"), QStringLiteral("Bernhard")}});
    PhoneFixture::settle();
    QCOMPARE(setup.seats()->row(1).name, QStringLiteral("Bernhard"));
    QVERIFY(phones.scores.room->startGame());
    phones.open(Navigator::ScoreSheet);
    QCOMPARE(sceneOf(anna), QStringLiteral("score"));
    QCOMPARE(sceneOf(ben), QStringLiteral("score"));
    QCOMPARE(playerOn(ben, 1).value(QStringLiteral("you")).toBool(), true);
}

TABLESIDE_TEST(TestPhoneSheet)

#include "tst_phone_sheet.moc"

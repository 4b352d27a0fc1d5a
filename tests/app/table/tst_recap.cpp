// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The recap of the other players' last turns: small cards at their seats and a sentence about the last play.
#include "test_program.h"
#include "tests/app/table/dos_fixture.h"
#include "tests/app/table/uno_fixture.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace tableside;
using test::PlayFixture;

class TestRecap : public QObject
{
    Q_OBJECT

private slots:
    void showsTheWholeTurnOfDos();
    void countsCardsDrawnForAnotherSeat();
    void nextTurnClearsTheRecap();
    void newRoundClearsAllRecaps();
    void namedColorIsShown();
    void drawTwoShowsAMissedTurn();
    void describesTheLastPlay();
    void wildCardsShowWhatTheyStandFor();
    void drawnCardIsMarked();
    void callBadgeStaysUntilTheHandChanges();
    void reportsAForgottenCall();
};

namespace {

QStringList codesOf(const SeatRow &seat)
{
    QStringList codes;
    for (const RecapCard &card : seat.recap)
        codes << card.code;
    return codes;
}

/// The cards that a seat has played and drawn since the beginning of its turn, according to the events.
template <typename Game>
struct Turn
{
    QStringList codes;
    QStringList names;
    int drawn = 0;
    int doubles = 0;
    int laid = 0;

    void play(const auto card)
    {
        codes << QString::fromStdString(Game::card_text(card));
        names << words::cardName(card);
    }
};

Turn<dos::Game> turnOf(DosTable &table, int seat)
{
    Turn<dos::Game> turn;
    for (const dos::Event &event : table.session().history()) {
        if (const auto *started = std::get_if<dos::TurnStarted>(&event); started && started->seat == seat)
            turn = {};
        if (const auto *matched = std::get_if<dos::Matched>(&event); matched && matched->seat == seat) {
            for (const dos::Card card : matched->cards)
                turn.play(card);
            turn.doubles += matched->cards.size() == 2 && matched->reading.bonus != dos::Bonus::none ? 1 : 0;
        }
        if (const auto *laid = std::get_if<dos::Laid>(&event); laid && laid->seat == seat) {
            turn.play(laid->card);
            turn.laid += laid->why == dos::LayReason::bonus ? 1 : 0;
        }
        if (const auto *drew = std::get_if<dos::Drew>(&event); drew && drew->seat == seat)
            turn.drawn += static_cast<int>(drew->cards.size());
    }
    return turn;
}

const SeatRow &seatOf(GameTable &table, int seat)
{
    return table.seats()->row(seat);
}

template <typename Event, typename Events>
const Event *lastOf(const Events &history)
{
    const Event *found = nullptr;
    for (const auto &event : history) {
        if (const Event *is = std::get_if<Event>(&event))
            found = is;
    }
    return found;
}

} // namespace

/// The recap contains both cards of each double match and the cards laid as a bonus.
void TestRecap::showsTheWholeTurnOfDos()
{
    PlayFixture fixture;
    const auto table = test::tableWhere(fixture, PlayFixture::config(4, 1), [](DosTable &now) {
        const Turn<dos::Game> turn = turnOf(now, 1);
        return now.session().turnSeat() == 2 && turn.doubles > 0 && turn.laid > 0 && turn.codes.size() > 4;
    });
    const Turn<dos::Game> turn = turnOf(*table, 1);
    const SeatRow &seat = seatOf(*table, 1);
    QCOMPARE(codesOf(seat), turn.codes);
    QCOMPARE(seat.recapDrawn, turn.drawn);
    for (const QString &name : turn.names)
        QVERIFY2(seat.recapWords.contains(name), qPrintable(seat.recapWords));
    QVERIFY(seat.recap.first().opens && !std::ranges::all_of(seat.recap, &RecapCard::opens));
    const int matches = static_cast<int>(std::ranges::count_if(seat.recap, &RecapCard::opens)) - turn.laid;
    // The small cards replace the status text; only the number of matches is written beside them.
    QCOMPARE(seat.status, matches > 1 ? QStringLiteral("×%1").arg(matches) : QString());
}

/// The recap counts cards drawn because of another seat's double color match and keeps the cards played before.
void TestRecap::countsCardsDrawnForAnotherSeat()
{
    PlayFixture fixture;
    const auto table = test::tableWhere(fixture, PlayFixture::config(4, 1), [](DosTable &now) {
        const Turn<dos::Game> turn = turnOf(now, 1);
        const auto *drew = lastOf<dos::Drew>(now.session().history());
        return now.session().turnSeat() == 3 && drew && drew->why == dos::DrawReason::double_color
            && !turn.codes.isEmpty() && turn.drawn > 0;
    });
    const Turn<dos::Game> turn = turnOf(*table, 1);
    QCOMPARE(codesOf(seatOf(*table, 1)), turn.codes);
    QCOMPARE(seatOf(*table, 1).recapDrawn, turn.drawn);
    QVERIFY(seatOf(*table, 1).recapWords.contains(QStringLiteral("drew %1").arg(turn.drawn)));
}

void TestRecap::nextTurnClearsTheRecap()
{
    PlayFixture fixture;
    const auto table = test::tableWhere(fixture, PlayFixture::config(4, 1), [](DosTable &now) {
        return now.session().turnSeat() == 1 && !seatOf(now, 2).recap.isEmpty() && !seatOf(now, 3).recap.isEmpty()
            && std::holds_alternative<dos::TurnStarted>(now.session().history().back());
    });
    QVERIFY(seatOf(*table, 1).recap.isEmpty());
    QCOMPARE(seatOf(*table, 1).recapDrawn, 0);
    QCOMPARE(seatOf(*table, 1).recapWords, QString());
    QCOMPARE(codesOf(seatOf(*table, 2)), turnOf(*table, 2).codes);
}

void TestRecap::newRoundClearsAllRecaps()
{
    PlayFixture fixture;
    const auto table = test::tableWhere(fixture, PlayFixture::config(3, 1),
                                        [](DosTable &now) { return now.isRoundOver() && !now.isMatchOver(); });
    table->nextRound();
    for (int seat = 0; seat < 3; ++seat)
        QVERIFY(seatOf(*table, seat).recap.isEmpty() && seatOf(*table, seat).recapDrawn == 0);
    QCOMPARE(table->lastPlay(), QString());
}

void TestRecap::namedColorIsShown()
{
    PlayFixture fixture;
    const auto table = test::tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [](UnoTable &now) {
        const auto *named = lastOf<uno::ColorNamed>(now.session().history());
        return now.session().turnSeat() == 2 && named && named->seat == 1 && !seatOf(now, 1).recap.isEmpty()
            && seatOf(now, 1).recap.last().code == QStringLiteral("wild")
            && now.cards()->faceOf(now.cards()->topCardOfDiscardPile()).is_wild();
    });
    const Color color = lastOf<uno::ColorNamed>(table->session().history())->color;
    const RecapCard card = seatOf(*table, 1).recap.last();
    QCOMPARE(card.colorCode, CardsModel::letterOf(color));
    QVERIFY2(card.name.contains(words::colorName(color)), qPrintable(card.name));
    QVERIFY2(table->lastPlay().contains("plays") && table->lastPlay().contains("names"), qPrintable(table->lastPlay()));
    QCOMPARE(table->cards()->card(table->cards()->topCardOfDiscardPile()).badge, table->colorCode());
}

/// A missed turn clears the recap of the turn before, although the seat starts no new turn.
void TestRecap::drawTwoShowsAMissedTurn()
{
    PlayFixture fixture;
    const auto table = test::tableWhere(fixture, PlayFixture::config<uno::Game>(4, 1), [](UnoTable &now) {
        const auto *skipped = lastOf<uno::Skipped>(now.session().history());
        const auto *drew = lastOf<uno::Drew>(now.session().history());
        return now.session().turnSeat() == 3 && skipped && skipped->seat == 2 && drew && drew->seat == 2
            && drew->why == uno::DrawReason::draw_two && !seatOf(now, 1).recap.isEmpty();
    });
    QVERIFY(seatOf(*table, 1).recap.last().code.endsWith(QStringLiteral("+2")));
    QVERIFY(seatOf(*table, 2).recap.isEmpty());
    QCOMPARE(seatOf(*table, 2).recapDrawn, 2);
    QCOMPARE(seatOf(*table, 2).status, QStringLiteral("misses the turn"));
}

/// The table shows a sentence about the last play until the viewer plays.
void TestRecap::describesTheLastPlay()
{
    PlayFixture fixture;
    const auto table = test::tableWhere(fixture, PlayFixture::config(3, 1), [](DosTable &now) {
        return now.isMyTurn() && !now.lastPlay().isEmpty() && now.prompt() == DosTable::MatchOrDraw;
    });
    const QString told = table->lastPlay();
    QVERIFY(std::ranges::any_of(table->log()->rows(), [&](const LogRow &line) { return told.startsWith(line.text); }));
    Random random(1);
    test::playForBonuses(table->session(), random);
    QCOMPARE(table->lastPlay(), QString());
}

/// The badge of a played wild card shows the number or color that it stands for (DOS-WILD-1 to DOS-WILD-4).
void TestRecap::wildCardsShowWhatTheyStandFor()
{
    PlayFixture fixture;
    int numbers = 0;
    int colors = 0;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [&](DosTable &now) {
        const auto *matched = lastOf<dos::Matched>(now.session().history());
        if (!matched)
            return false;
        now.finishEvents();
        for (int cardId = 0; cardId < now.cards()->rowCount(); ++cardId) {
            const CardsModel::Shown &card = now.cards()->card(cardId);
            if (card.zone != CardsModel::Played)
                continue;
            const dos::Card face = now.cards()->faceOf(cardId);
            if (face.is_wild_number()) {
                numbers += std::ranges::count(matched->reading.values, card.badge.toInt()) > 0 ? 1 : 0;
            } else if (face.is_wild_dos()) {
                colors += card.badge.isEmpty() ? 0 : 1;
            } else if (!card.badge.isEmpty()) {
                qFatal("A card that is not wild has the badge %s", qPrintable(card.badge));
            }
        }
        for (const SeatRow &seat : now.seats()->rows()) {
            for (const RecapCard &card : seat.recap) {
                const auto laid = lastOf<dos::Laid>(now.session().history());
                if (card.code.endsWith('#') && card.number == 0 && (!laid || laid->seat != seat.seat))
                    qFatal("A Wild # in the recap lacks its number");
            }
        }
        return numbers > 3 && colors > 1;
    });
    QVERIFY(table);
}

/// The card that the viewer has drawn is marked until the viewer's next turn.
void TestRecap::drawnCardIsMarked()
{
    PlayFixture fixture;
    const auto mayLay = [](DosTable &now) { return now.prompt() == DosTable::MatchOrLay; };
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), mayLay);
    const auto marked = [&] {
        QList<int> ids;
        for (const int cardId : table->cards()->hand(0)) {
            if (table->cards()->card(cardId).badge == "+")
                ids << cardId;
        }
        return ids;
    };
    QCOMPARE(marked().size(), 1);
    const QString name = words::cardInSentence(table->cards()->faceOf(marked().first()));
    QVERIFY2(table->instruction().startsWith(QStringLiteral("You drew a %1. ").arg(name)),
             qPrintable(table->instruction()));
    Random random(1);
    for (const bool isMine : {true, false}) {
        while (table->session().isPlaying() && (table->session().turnSeat() == 0) == isMine)
            test::playForBonuses(table->session(), random);
    }
    table->finishEvents();
    if (table->session().isPlaying())
        QVERIFY(marked().isEmpty());
}

/// The badge of a call stays until the number of cards in the hand changes.
void TestRecap::callBadgeStaysUntilTheHandChanges()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config(3, 1),
                                  [](DosTable &now) { return now.session().isExposed(1); });
    QVERIFY(table->session().act(1, dos::CallDos{}).isAccepted());
    table->finishEvents();
    fixture.time.advance(60'000);
    QVERIFY(seatOf(*table, 1).called);
    QVERIFY(!seatOf(*table, 1).calledNow);
    const int held = seatOf(*table, 1).handCount;
    Random random(1);
    while (table->session().isPlaying() && seatOf(*table, 1).handCount == held) {
        QVERIFY(seatOf(*table, 1).called);
        test::playForBonuses(table->session(), random);
        table->finishEvents();
    }
    QVERIFY(!seatOf(*table, 1).called);
}

/// The viewer learns of a forgotten call that nobody noticed. A viewer who was caught gets no such badge.
void TestRecap::reportsAForgottenCall()
{
    PlayFixture fixture;
    const auto isExposed = [](DosTable &now) { return now.session().isExposed(0) && now.session().turnSeat() != 0; };
    const auto table = tableWhere(fixture, PlayFixture::config(3, 1), isExposed);
    Random random(1);
    while (table->session().isPlaying() && table->session().isExposed(0))
        test::playForBonuses(table->session(), random);
    table->finishEvents();
    QCOMPARE(seatOf(*table, 0).status, QStringLiteral("Phew: nobody noticed"));
    const auto other = tableWhere(fixture, PlayFixture::config(3, 1), isExposed);
    fixture.time.advance(10'000); // the grace time is over
    QVERIFY(other->session().catchSeat(1, 0).isAccepted());
    other->finishEvents();
    QVERIFY(seatOf(*other, 0).status != QStringLiteral("Phew: nobody noticed"));
}

TABLESIDE_TEST(TestRecap)
#include "tst_recap.moc"

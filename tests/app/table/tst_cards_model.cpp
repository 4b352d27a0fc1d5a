// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The models of cards and seats follow the game's events and always agree with the game's state.
#include "tests/app/table/uno_fixture.h"
#include "test_program.h"

#include "app/table/presentation/card_item.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tableside;
using test::PlayFixture;

class TestCardsModel : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithThePosition();
    void hidesCardsThatTheViewerMayNotSee();
    void coveredPartOfACardIgnoresTouches();
};

namespace {

void comparePosition(DosTable &table, const dos::State &state)
{
    const std::vector<int> &row = table.cards()->row();
    QCOMPARE(static_cast<int>(row.size()), int{state.table.row_count});
    for (std::size_t index = 0; index < row.size(); ++index) {
        QCOMPARE(table.cards()->faceOf(row[index]), state.table.row()[index]);
        QCOMPARE(table.cards()->card(row[index]).matched, state.table.is_matched(static_cast<int>(index)));
    }
    for (const SeatRow &seat : table.seats()->rows())
        QCOMPARE(seat.exposed, state.table.is_exposed(seat.seat));
}

void comparePosition(UnoTable &table, const uno::State &state)
{
    QCOMPARE(table.direction(), int{state.table.direction});
    if (state.table.color != Color::any)
        QCOMPARE(table.colorCode(), CardsModel::letterOf(state.table.color));
    for (const SeatRow &seat : table.seats()->rows())
        QCOMPARE(seat.posing, state.table.is_posing(seat.seat));
}

/// Plays at random and compares the table with the position after each action.
template <typename Game>
void playAndCompare(const MatchConfig<Game> &config)
{
    PlayFixture fixture;
    const auto table = test::idleTable(fixture, config);
    constexpr auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    const QAbstractItemModelTester cardsTester(table->cards(), mode);
    const QAbstractItemModelTester seatsTester(table->seats(), mode);
    const QAbstractItemModelTester logTester(table->log(), mode);
    auto &session = table->session();
    Random random(config.seed);
    for (int actions = 0; actions < 300 && !session.isOver(); ++actions) {
        if (!session.isPlaying())
            table->nextRound();
        test::playAnyLegal(session, random);
        QVERIFY(!table->isBusy());
        if (!session.isPlaying())
            continue;
        const typename Game::State &state = session.match().state();
        comparePosition(*table, state);
        QCOMPARE(table->cards()->drawCount(), state.table.draw_count);
        QCOMPARE(table->cards()->discardCount(), state.table.discard_count);
        for (const SeatRow &seat : table->seats()->rows()) {
            QCOMPARE(static_cast<int>(table->cards()->hand(seat.seat).size()), state.hand(seat.seat).size());
            QCOMPARE(seat.handCount, state.hand(seat.seat).size());
        }
        auto own = Game::hand_cards(state, 0);
        own.clear();
        for (const int cardId : table->cards()->hand(0))
            own.push_back(table->cards()->faceOf(cardId));
        QCOMPARE(own, Game::hand_cards(state, 0));
    }
    QVERIFY(table->log()->rowCount() > 50);
}

} // namespace

void TestCardsModel::agreesWithThePosition()
{
    for (const int seats : {2, 3, 4}) {
        for (const quint64 seed : {1, 2, 3})
            playAndCompare(PlayFixture::config(seats, seed));
    }
    for (const int seats : {2, 3, 7, 10}) {
        for (const int rules : {0, 7, 31}) {
            auto config = PlayFixture::config<uno::Game>(seats, 5);
            config.rules = test::unoRules(rules);
            playAndCompare(config);
        }
    }
}

void TestCardsModel::hidesCardsThatTheViewerMayNotSee()
{
    PlayFixture fixture;
    const auto table = test::idleTable(fixture, PlayFixture::config(3, 9));
    DosCards &cards = *table->cards();
    QCOMPARE(cards.rowCount(), 108);
    QCOMPARE(cards.drawCount(), 108);
    QCOMPARE(cards.data(cards.index(0), CardsModel::FaceUpRole).toBool(), false);
    table->nextRound();
    for (int cardId = 0; cardId < dos::deck_size; ++cardId) {
        const CardsModel::Shown &card = cards.card(cardId);
        const bool mayBeSeen = card.zone == CardsModel::Row || (card.zone == CardsModel::Hand && card.seat == 0);
        QCOMPARE(card.face != 0, mayBeSeen);
        QVERIFY(!cards.data(cards.index(cardId), CardsModel::NameRole).toString().isEmpty());
    }
}

/// Only the upper one of two overlapping cards of a hand receives a touch.
void TestCardsModel::coveredPartOfACardIgnoresTouches()
{
    QQuickItem felt;
    CardItem lower(&felt);
    CardItem upper(&felt);
    for (CardItem *card : {&lower, &upper}) {
        card->setSize({70, 100});
        card->setCardWidth(70);
        card->setCx(card == &lower ? 35 : 75);
        card->setCy(50);
        card->setProperty("covers", true);
    }
    lower.setZ(1);
    upper.setZ(2);
    QVERIFY(lower.contains({20, 50}));
    QVERIFY(!lower.contains({60, 50}));
    QVERIFY(upper.contains({20, 50}));
    QVERIFY(!lower.contains({80, 50}));
    upper.setZ(0);
    QVERIFY(lower.contains({60, 50}));
    QVERIFY(!upper.contains({20, 50}));
    upper.setZ(2);
    upper.setVisible(false);
    QVERIFY(lower.contains({60, 50}));
    upper.setVisible(true);
    upper.setProperty("covers", false); // cards of the row let touches through to the card below
    QVERIFY(lower.contains({60, 50}));
}

TABLESIDE_TEST(TestCardsModel)
#include "tst_cards_model.moc"

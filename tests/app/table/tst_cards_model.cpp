// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The model of the visible cards follows the game's events and always agrees with the game's state.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/dos/dos_presenter.h"
#include "app/table/presentation/card_item.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <algorithm>

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

std::vector<dos::Card> cardsIn(const DosCards &model, const std::vector<int> &ids)
{
    std::vector<dos::Card> cards;
    for (const int cardId : ids)
        cards.push_back(model.faceOf(cardId));
    return cards;
}

/// A model that follows a session as the table does, but without animations.
struct Follower
{
    explicit Follower(TableSession<dos::Game> &session)
        : shown(session.config(), session.clock().time(), sounds), presenter(shown, cards), seats(shown.seats()), log(shown.log())
    {
        shown.queue().setPace({1.0, true, false});
        QObject::connect(&session, &MatchSessionBase::happened, &shown, [this, &session](qsizetype first, qsizetype count) {
            for (const dos::Event &event : session.events(first, count))
                presenter.show(dos::seen_by(event, 0));
        });
    }
    SilentSoundBoard sounds;
    DosCards cards;
    ShownTable shown;
    DosPresenter presenter;
    RowsModel<SeatRow> &seats;
    RowsModel<LogRow> &log;
};

void compare(const Follower &follower, const TableSession<dos::Game> &session)
{
    const dos::State &state = session.match().state();
    const std::span<const dos::Card> row = state.table.row();
    QCOMPARE(cardsIn(follower.cards, follower.cards.row()), std::vector<dos::Card>(row.begin(), row.end()));
    QCOMPARE(follower.cards.drawCount(), state.table.draw_count);
    QCOMPARE(follower.cards.discardCount(), state.table.discard_count);
    for (int seat = 0; seat < state.table.seats; ++seat) {
        QCOMPARE(static_cast<int>(follower.cards.hand(seat).size()), state.hand(seat).size());
        QCOMPARE(follower.seats.row(seat).handCount, state.hand(seat).size());
        QCOMPARE(follower.seats.row(seat).exposed, state.table.is_exposed(seat));
    }
    QCOMPARE(cardsIn(follower.cards, follower.cards.hand(0)), dos::Game::hand_cards(state, 0));
    for (int index = 0; index < state.table.row_count; ++index)
        QCOMPARE(follower.cards.card(follower.cards.row()[static_cast<std::size_t>(index)]).matched,
                 state.table.is_matched(index));
}

} // namespace

void TestCardsModel::agreesWithThePosition()
{
    for (const int seats : {2, 3, 4}) {
        for (const quint64 seed : {1, 2, 3}) {
            PlayFixture fixture;
            const auto session = fixture.begin(PlayFixture::config(seats, seed));
            Follower follower(*session);
            QAbstractItemModelTester cardsTester(&follower.cards, QAbstractItemModelTester::FailureReportingMode::QtTest);
            QAbstractItemModelTester seatsTester(&follower.seats, QAbstractItemModelTester::FailureReportingMode::QtTest);
            QAbstractItemModelTester logTester(&follower.log, QAbstractItemModelTester::FailureReportingMode::QtTest);
            Random random(seed);
            for (int count = 0; count < 120 && session->match().phase() != MatchPhase::over; ++count) {
                if (session->isPlaying())
                    test::playAnyLegal(*session, random);
                else
                    session->startRound();
                QVERIFY(!follower.shown.queue().isBusy());
                if (session->isPlaying())
                    compare(follower, *session);
            }
            QVERIFY(follower.log.rowCount() > 50);
        }
    }
}

void TestCardsModel::hidesCardsThatTheViewerMayNotSee()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(3, 9));
    Follower follower(*session);
    QCOMPARE(follower.cards.rowCount(), 108);
    QCOMPARE(follower.cards.drawCount(), 108);
    QCOMPARE(follower.cards.data(follower.cards.index(0), CardsModel::FaceUpRole).toBool(), false);
    session->startRound();
    for (int cardId = 0; cardId < dos::deck_size; ++cardId) {
        const CardsModel::Shown &card = follower.cards.card(cardId);
        const bool mayBeSeen = card.zone == CardsModel::Row || (card.zone == CardsModel::Hand && card.seat == 0);
        QCOMPARE(card.face != 0, mayBeSeen);
        QVERIFY(!follower.cards.data(follower.cards.index(cardId), CardsModel::NameRole).toString().isEmpty());
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

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The display of jump-ins at the table (UNO-JUMP-1).
#include "test_program.h"
#include "tests/app/table/uno_fixture.h"

#include "engine/uno/ai/greedy_player.h"

#include <QTest>

using namespace tableside;
using test::PlayFixture;
using test::tableWhere;

class TestUnoJumpIn : public QObject
{
    Q_OBJECT

private slots:
    void playerWhoJumpsInIsInTurn();
    void poserMayJumpIn();
};

/// The table marks the player who jumps in as in turn at once, because after a seven all wait for the choice of a hand.
void TestUnoJumpIn::playerWhoJumpsInIsInTurn()
{
    PlayFixture fixture;
    MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(3, 1);
    config.rules.jump_in = config.rules.seven_zero = true;
    const auto table = tableWhere(fixture, config, [](UnoTable &it) {
        const uno::Card top = it.session().match().state().table.top();
        return it.session().turnSeat() == 2 && top.is_number() && top.number() == 7
            && uno::best_jump_in(it.session().match().observe(1)).has_value();
    }, [](TableSession<uno::Game> &session, Random &) { // seat 1 collects cards
        const uno::ActionList legal = test::legalActions(session);
        session.act(session.turnSeat(), session.turnSeat() == 1 ? legal.back() : legal.front());
    });
    QVERIFY(table->session().act(1, *uno::best_jump_in(table->session().match().observe(1))).isAccepted());
    QCOMPARE(table->session().match().state().table.phase, uno::Phase::swap);
    for (const int seat : {0, 1, 2})
        QCOMPARE(table->seats()->row(seat).inTurn, seat == 1);
    QCOMPARE(table->seats()->row(1).status, QStringLiteral("jumped in"));
}

/// A posing player may jump in and take the turn, so the input for that does not break the pose (UNO-JUMP-1).
void TestUnoJumpIn::poserMayJumpIn()
{
    PlayFixture fixture;
    auto config = PlayFixture::config<uno::Game>(3, 1);
    config.rules.jump_in = true;
    const auto table = tableWhere(fixture, config, [](UnoTable &it) {
        const uno::Observation seen = it.session().match().observe(it.viewerSeat());
        uno::ActionList jumps;
        uno::jump_ins(seen, jumps);
        return seen.table.is_posing(it.viewerSeat()) && seen.table.turn != it.viewerSeat() && !jumps.empty();
    });
    QVERIFY(table->isPosing());
    QVERIFY(!table->mustHoldStill());
    QVERIFY(!table->isMyTurn() && table->isViewerAsked()); // otherwise a screen reader would not announce the chance
}

TABLESIDE_TEST(TestUnoJumpIn)
#include "tst_uno_jump_in.moc"

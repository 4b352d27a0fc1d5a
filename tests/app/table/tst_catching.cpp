// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Catching a player who has not called: which player the button and the key catch, and what follows.
#include "test_program.h"
#include "tests/app/table/table_fixture.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace tableside;
using test::PlayFixture;

class TestCatching : public QObject
{
    Q_OBJECT

private slots:
    void lateCatchCostsNothing();
    void falseCatchCostsWhatTheRuleSays();
    void keyCatchesTheExposedPlayerFirst();
    void lateKeyCatchesNobodyElse();
    void refusesIfNobodyCanBeCaught();
    void refusalNamesItsReason();
    void graceTimeIsShown();
    void graceTimeStopsDuringAPause();
    void logMentionsAPossibleCatch();
};

namespace {

/// Returns a table whose AI players play no cards by themselves. They call and catch in their time.
template <typename Game>
std::unique_ptr<test::TableOf<Game>> startedTable(PlayFixture &fixture, const MatchConfig<Game> &config)
{
    auto table = test::idleTable(fixture, config);
    table->start();
    return table;
}

/// Plays until `seat` can be caught in its own turn.
void playToExposure(DosTable &table, int seat = 1)
{
    const DosTable::Session &session = table.session();
    test::playUntil(table.session(), Random(4), [&] { return session.isExposed(seat) && session.turnSeat() == seat; });
}

bool isCatchable(GameTable &table, int seat)
{
    return table.seats()->row(seat).isCatchable();
}

} // namespace

/// The screen lags behind the session, so "Catch!" may still be enabled after the call has been accepted.
void TestCatching::lateCatchCostsNothing()
{
    PlayFixture fixture;
    MatchConfig<dos::Game> config = PlayFixture::config(2, 21);
    config.rules.false_catch = dos::FalseCatch::draw_two;
    const auto table = startedTable(fixture, config);
    table->setPace({1.0, false}, {1'000'000, 1'000'001, 0});
    DosTable::Session &session = table->session();
    playToExposure(*table);
    table->finishEvents();
    QVERIFY(session.act(1, dos::EndTurn{}).isAccepted()); // its animation delays showing the call
    QVERIFY(session.act(1, dos::CallDos{}).isAccepted());
    QVERIFY(table->seats()->row(1).exposed);
    const qint64 before = session.actionCount();
    table->catchSeat(1);
    QCOMPARE(session.actionCount(), before);
    QCOMPARE(table->refusal(), QStringLiteral("You can’t catch West because they’ve already called."));
    QCOMPARE(table->refusalRule(), QStringLiteral("DOS-CALL-8"));
    QVERIFY(!table->seats()->row(1).exposed);
}

/// The house rule allows catching every player with two cards, because the screen does not show who has called.
void TestCatching::falseCatchCostsWhatTheRuleSays()
{
    for (const bool drawsTwo : {true, false}) {
        PlayFixture fixture;
        MatchConfig<dos::Game> config = PlayFixture::config(2, 21);
        config.rules.false_catch = drawsTwo ? dos::FalseCatch::draw_two : dos::FalseCatch::none;
        const auto table = startedTable(fixture, config);
        playToExposure(*table);
        DosTable::Session &session = table->session();
        QVERIFY(isCatchable(*table, 1));
        QVERIFY(session.act(1, dos::CallDos{}).isAccepted());
        QVERIFY(!isCatchable(*table, 1)); // a person may already be about to press
        const auto before = table->cards()->hand(0).size();
        table->catchSeat(1);
        QCOMPARE(table->cards()->hand(0).size(), before);
        fixture.time.advance(Durations::callFlash - 1);
        QVERIFY(!isCatchable(*table, 1));
        fixture.time.advance(1);
        QVERIFY(!table->seats()->row(1).justSafe);
        QCOMPARE(isCatchable(*table, 1), drawsTwo);
        table->catchFirst();
        QCOMPARE(table->cards()->hand(0).size(), before + (drawsTwo ? 2 : 0));
        QCOMPARE(table->refusal().isEmpty(), drawsTwo);
    }
}

namespace {

/// Plays until both West and North have two cards and only West has called. A false catch costs two cards.
std::unique_ptr<DosTable> whereNorthIsExposedBehindWest(PlayFixture &fixture)
{
    Random random(1);
    for (quint64 seed = 1; seed < 400; ++seed) {
        MatchConfig<dos::Game> config = PlayFixture::config(3, seed);
        config.rules.false_catch = dos::FalseCatch::draw_two;
        config.rules.catch_window = dos::CatchWindow::never;
        config.rules.grace_ms = 0;
        auto table = startedTable(fixture, config);
        DosTable::Session &session = table->session();
        while (session.isPlaying()) {
            if (session.isExposed(1))
                session.act(1, dos::CallDos{});
            if (session.isExposed(2) && session.match().state().hand(1).size() == 2)
                return table;
            test::playAnyLegal(session, random);
        }
    }
    qFatal("No deal reaches the wanted position");
}

} // namespace

void TestCatching::keyCatchesTheExposedPlayerFirst()
{
    PlayFixture fixture;
    const auto table = whereNorthIsExposedBehindWest(fixture);
    table->catchFirst();
    QVERIFY(!table->session().isExposed(2));
}

/// The key catches the player that the screen has just shown as catchable, even if another one could be caught as well.
void TestCatching::lateKeyCatchesNobodyElse()
{
    PlayFixture fixture;
    const auto table = whereNorthIsExposedBehindWest(fixture);
    QVERIFY(table->seats()->row(1).justSafe);
    fixture.time.advance(Durations::callFlash);
    QVERIFY(!table->seats()->row(1).justSafe);
    QVERIFY(isCatchable(*table, 1));
    QVERIFY(table->session().act(2, dos::CallDos{}).isAccepted());
    const qint64 before = table->session().actionCount();
    table->catchFirst();
    QCOMPARE(table->session().actionCount(), before);
    QCOMPARE(table->refusal(), QStringLiteral("You can’t catch North because they’ve already called."));
    QCOMPARE(table->refusalRule(), QStringLiteral("DOS-CALL-8"));
}

namespace {

template <typename Game>
void refuseToCatchNobody(const char *rule)
{
    PlayFixture fixture;
    const auto table = test::idleTable(fixture, PlayFixture::config<Game>(3, 1));
    const QSignalSpy refused(table.get(), &GameTable::refused);
    table->catchFirst();
    QCOMPARE(refused.count(), 0); // no round is running
    table->nextRound();
    table->catchFirst();
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table->refusal(), QStringLiteral("You can’t catch anyone right now."));
    QCOMPARE(table->refusalRule(), QLatin1String(rule));
}

/// Plays until seat 1 can be caught.
template <typename Game>
std::unique_ptr<test::TableOf<Game>> whereWestIsExposed(PlayFixture &fixture, std::uint16_t graceMs, quint64 seed = 21)
{
    auto config = PlayFixture::config<Game>(3, seed);
    config.rules.grace_ms = graceMs;
    auto table = startedTable(fixture, config);
    test::playUntil(table->session(), Random(4), [&] { return table->session().isExposed(1); });
    table->finishEvents();
    return table;
}

/// Plays until seat 1 can be caught, with a seed for which its AI player does not call within the grace time. Each seed is
/// tried at a separate table first.
template <typename Game>
std::unique_ptr<test::TableOf<Game>> whereWestDoesNotCall(PlayFixture &fixture, std::uint16_t graceMs)
{
    for (quint64 seed = 21; seed < 100; ++seed) {
        PlayFixture tried;
        const auto table = whereWestIsExposed<Game>(tried, graceMs, seed);
        tried.time.advance(graceMs);
        if (table->session().isExposed(1))
            return whereWestIsExposed<Game>(fixture, graceMs, seed);
    }
    qFatal("West calls with every seed");
}

int graceLeft(GameTable &table, int seat)
{
    return table.seats()->row(seat).graceLeft;
}

/// Lets West call ("called") or North catch West ("caught") and then tries to catch West. If nothing happened before (""), tries
/// to catch North, who never had to call. Returns the refusal.
template <typename Game>
QString refusalAfter(const QString &before)
{
    PlayFixture fixture;
    const auto table = whereWestIsExposed<Game>(fixture, 0);
    if (before == QLatin1String("called"))
        table->session().act(1, typename Game::Call{});
    else if (before == QLatin1String("caught"))
        table->session().act(2, typename Game::Catch{1});
    table->catchSeat(before.isEmpty() ? 2 : 1);
    return table->refusal();
}

/// The grace time is shown exactly as long as a catch is refused (DOS-CALL-6).
template <typename Game>
void compareGraceTime()
{
    PlayFixture fixture;
    const auto table = whereWestDoesNotCall<Game>(fixture, 1200);
    QCOMPARE(graceLeft(*table, 1), 1200);
    QCOMPARE(graceLeft(*table, 2), 0);
    fixture.time.advance(1199);
    QVERIFY(graceLeft(*table, 1) > 0);
    table->catchSeat(1);
    QCOMPARE(table->refusal(), QStringLiteral("Give West a moment to call, then try again."));
    QVERIFY(isCatchable(*table, 1));
    fixture.time.advance(1);
    QCOMPARE(graceLeft(*table, 1), 0);
    QVERIFY(isCatchable(*table, 1)); // no AI player catches by itself
    table->catchSeat(1);
    QVERIFY(table->refusal().isEmpty());
    QVERIFY(!table->seats()->row(1).exposed);
}

} // namespace

void TestCatching::refusesIfNobodyCanBeCaught()
{
    refuseToCatchNobody<dos::Game>("DOS-CALL-7");
    refuseToCatchNobody<uno::Game>("UNO-CALL-1");
}

/// Covers DOS-CALL-3, DOS-CALL-8 and UNO-CALL-1.
void TestCatching::refusalNamesItsReason()
{
    for (const auto &refusal : {refusalAfter<dos::Game>, refusalAfter<uno::Game>}) {
        QCOMPARE(refusal("called"), QStringLiteral("You can’t catch West because they’ve already called."));
        QCOMPARE(refusal("caught"), QStringLiteral("You can’t catch West because someone already did."));
        QCOMPARE(refusal(""), QStringLiteral("You can’t catch North now."));
    }
}

void TestCatching::graceTimeIsShown()
{
    compareGraceTime<dos::Game>();
    compareGraceTime<uno::Game>();
}

void TestCatching::graceTimeStopsDuringAPause()
{
    PlayFixture fixture;
    const auto table = whereWestDoesNotCall<dos::Game>(fixture, 1200);
    fixture.time.advance(1000);
    table->setPaused(true);
    fixture.time.advance(5000);
    QVERIFY(graceLeft(*table, 1) > 0);
    table->setPaused(false);
    fixture.time.advance(199);
    QVERIFY(graceLeft(*table, 1) > 0);
    fixture.time.advance(1);
    QCOMPARE(graceLeft(*table, 1), 0);
}

/// The log tells people who cannot see the button that a call or catch is possible (DOS-CALL-2).
void TestCatching::logMentionsAPossibleCatch()
{
    const QStringList expected{"You have 2 card(s): call “DOS!”", "West has 2 card(s) and can be caught."};
    for (const int seat : {0, 1}) {
        PlayFixture fixture;
        const auto table = startedTable(fixture, PlayFixture::config(2, 21));
        playToExposure(*table, seat);
        const auto &lines = table->log()->rows();
        QVERIFY(std::ranges::find(lines, expected[seat], &LogRow::text) != lines.end());
    }
}

TABLESIDE_TEST(TestCatching)
#include "tst_catching.moc"

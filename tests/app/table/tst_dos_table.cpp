// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The DOS table as QML uses it: choosing cards, refusals, failures to store, and whole matches against AI players.
#include "tests/app/table/dos_fixture.h"
#include "tests/app/table/whole_match.h"
#include "test_program.h"

#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>

#include <array>
#include <functional>

using namespace tableside;
using test::handCardId;
using test::playByTapping;
using test::PlayFixture;
using test::quickTable;
using test::waitForAnswer;

class TestDosTable : public QObject
{
    Q_OBJECT

private slots:
    void wholeMatch();
    void choosesCardsInAnyOrder();
    void refusalsNameTheirRule();
    void retriesWhatWasNotStored();
    void reportsARepeatedProblemOnceExceptForPeople();
    void saysAtOnceThatTheMatchIsNotKept();
    void refusalDisappearsWithItsTurn();
};

namespace {

void refuseToStore(PlayFixture &fixture, bool refuse)
{
    QSqlQuery query(fixture.database.connection());
    if (!query.exec(QStringLiteral("PRAGMA query_only = %1").arg(refuse ? 1 : 0)))
        qFatal("The database did not change its mode");
}

} // namespace

void TestDosTable::wholeMatch()
{
    MatchConfig<dos::Game> config = PlayFixture::config(2, 77);
    config.rules.target = 100;
    test::playWholeMatch<DosTable>(config);
    config = PlayFixture::config(3, 77);
    config.rules = {.bonus_lay = dos::BonusLay::compulsory, .catch_window = dos::CatchWindow::never,
                    .false_catch = dos::FalseCatch::draw_two, .target = 100};
    test::playWholeMatch<DosTable>(config);
    config = PlayFixture::config(4, 77);
    config.rules = {.catch_window = dos::CatchWindow::while_two, .scoring = dos::Scoring::count_against, .target = 100};
    test::playWholeMatch<DosTable>(config);
}

void TestDosTable::choosesCardsInAnyOrder()
{
    PlayFixture fixture;
    const auto table = quickTable(fixture, PlayFixture::config(2, 1));
    table->start();
    QVERIFY(waitForAnswer([&] { return table->isMyTurn(); }));
    const auto findDouble = [&]() -> std::optional<dos::MatchRow> {
        for (const dos::Action &action : test::legalActions(table->session())) {
            if (const auto *match = std::get_if<dos::MatchRow>(&action); match && match->is_double())
                return *match;
        }
        return {};
    };
    while (!findDouble()) {
        QVERIFY(playByTapping(*table));
        QVERIFY(waitForAnswer([&] { return table->isMyTurn() || table->isRoundOver(); }));
        QVERIFY(!table->isRoundOver());
    }
    const dos::MatchRow match = *findDouble();
    const int row = table->cards()->row()[match.row];
    const int first = handCardId(*table, match.first);
    const int second = handCardId(*table, match.second, first);
    for (const std::array<int, 3> &order : {std::array{row, first, second}, std::array{first, row, second},
                                           std::array{second, first, row}}) {
        for (const int cardId : order)
            table->tapCard(cardId);
        QVERIFY2(table->isChoiceLegal(), qPrintable(table->choiceText()));
        QVERIFY(table->choiceText().contains("double"));
        QVERIFY(table->cards()->card(first).selected && table->cards()->card(row).selected);
        table->tapCard(first); // deselect it
        QVERIFY(!table->cards()->card(first).selected);
        table->clearChoice();
        QVERIFY(!table->hasChoice());
    }
}

void TestDosTable::refusalsNameTheirRule()
{
    PlayFixture fixture;
    const auto table = quickTable(fixture, PlayFixture::config(2, 1));
    table->start();
    QVERIFY(waitForAnswer([&] { return table->isMyTurn(); }));
    QSignalSpy refused(table.get(), &DosTable::refused);
    table->endTurn();
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table->refusalRule(), QStringLiteral("DOS-TURN-1"));
    QVERIFY(!table->refusal().isEmpty());
    table->catchSeat(1);
    QCOMPARE(table->refusalRule(), QStringLiteral("DOS-CALL-7"));
    table->dropCard(table->cards()->hand(0).front(), -1);
    QCOMPARE(table->refusalRule(), QStringLiteral("DOS-TURN-4"));
    table->tapCard(table->cards()->hand(0).front());
    QCOMPARE(table->refusal(), QString());
    fixture.sounds.forget();
    table->call();
    QCOMPARE(fixture.sounds.played().value(0), Sound::callDos); // the call sounds at once, right or wrong
    QCOMPARE(table->refusalRule(), QStringLiteral("DOS-CALL-1"));
}

/// Neither the first deal nor an action of an AI player is lost while it cannot be stored.
void TestDosTable::retriesWhatWasNotStored()
{
    PlayFixture fixture;
    const auto table = quickTable(fixture, PlayFixture::config(2, 1));
    const auto retry = [&](const std::function<qint64()> &done, qint64 before) {
        QVERIFY(!table->storeProblem().isEmpty());
        fixture.time.advance(Durations::retry);
        QCOMPARE(done(), before);
        refuseToStore(fixture, false);
        fixture.time.advance(Durations::retry - 1);
        QCOMPARE(done(), before);
        fixture.time.advance(1);
        QCOMPARE(done(), before + 1);
        QCOMPARE(table->storeProblem(), QString());
        QCOMPARE(table->refusal(), QString());
    };
    refuseToStore(fixture, true);
    const QSignalSpy told(table.get(), &GameTable::refused);
    table->start();
    retry([&] { return table->round(); }, 0);
    QCOMPARE(told.count(), 1);

    QVERIFY(waitForAnswer([&] { return table->isMyTurn(); }));
    while (table->session().turnSeat() == 0)
        QVERIFY(playByTapping(*table));
    refuseToStore(fixture, true);
    const qint64 before = table->session().actionCount();
    QVERIFY(waitForAnswer([&] { return !table->storeProblem().isEmpty(); }));
    QCOMPARE(table->refusal(), table->storeProblem());
    retry([&] { return table->session().actionCount(); }, before);
}

/// An AI player retries often, so its repeated failure is reported once. A person's retry is reported each time.
void TestDosTable::reportsARepeatedProblemOnceExceptForPeople()
{
    PlayFixture fixture;
    const auto table = test::tableWhere(fixture, PlayFixture::config(2, 1), [](const DosTable &one) { return one.canDraw(); });
    refuseToStore(fixture, true);
    const QSignalSpy told(table.get(), &GameTable::refused);
    const auto tryUnasked = [&] { return table->session().act(0, dos::DrawCard{}).isAccepted(); };
    QVERIFY(!tryUnasked() && !tryUnasked());
    QCOMPARE(told.count(), 1);
    table->clearChoice();
    QVERIFY(!tryUnasked());
    QCOMPARE(told.count(), 1);
    QCOMPARE(table->refusal(), table->storeProblem()); // the problem stays visible
    table->draw();
    table->draw();
    QCOMPARE(told.count(), 3);
    refuseToStore(fixture, false);
    table->draw();
    QCOMPARE(table->storeProblem(), QString());
    QCOMPARE(table->refusal(), QString());
}

/// A browser whose disk becomes full stores actions in memory, but the match is lost when the page is closed.
void TestDosTable::saysAtOnceThatTheMatchIsNotKept()
{
    PlayFixture fixture;
    const auto table = test::tableWhere(fixture, PlayFixture::config(2, 1), [](const DosTable &one) { return one.canDraw(); });
    const QSignalSpy told(table.get(), &GameTable::refused);
    table->setNotKept(QStringLiteral("Full."));
    QCOMPARE(table->refusal(), QStringLiteral("Full."));
    QCOMPARE(told.count(), 1);
    table->draw();
    QCOMPARE(table->refusal(), QString()); // the bar is needed for other words
    QCOMPARE(table->notKept(), QStringLiteral("Full.")); // the menu still says it
    table->setNotKept({});
    QCOMPARE(table->notKept(), QString());
    QCOMPARE(told.count(), 1);
}

void TestDosTable::refusalDisappearsWithItsTurn()
{
    PlayFixture fixture;
    const auto table = test::idleTable(fixture, PlayFixture::config(2, 1));
    table->start();
    Random random(1);
    while (table->session().turnSeat() == 0)
        test::playAnyLegal(table->session(), random);
    table->tapCard(table->cards()->hand(0).front());
    QVERIFY(table->refusal().contains("West"));
    while (table->session().turnSeat() == 1)
        test::playAnyLegal(table->session(), random);
    QVERIFY(table->isMyTurn());
    QCOMPARE(table->refusal(), QString());
    table->tapCard(table->cards()->hand(0).front());
    table->endTurn();
    QVERIFY(!table->refusal().isEmpty());
    table->catchSeat(1);
    QVERIFY(!table->refusal().isEmpty()); // a refusal in the same turn stays
}

TABLESIDE_TEST(TestDosTable)
#include "tst_dos_table.moc"

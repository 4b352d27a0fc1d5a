// The DOS table as QML uses it: choosing cards, refusals, failures to store, and whole matches against AI players.
#include "tests/app/table/dos_fixture.h"
#include "test_program.h"

#include "app/text/dos_words.h"

#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using test::PlayFixture;
using test::quickTable;
using test::waitForAnswer;

class TestDosTable : public QObject
{
    Q_OBJECT

private slots:
    void wholeMatch_data();
    void wholeMatch();
    void choosesCardsInAnyOrder();
    void refusalsNameTheirRule();
    void callSoundsAtOnce();
    void resumedTableShowsTheSameState();
    void retriesAnAiActionThatWasNotStored();
    void reportsARepeatedProblemOnceExceptForPeople();
    void dealsTheFirstRoundOnceItCanBeStored();
    void refusalDisappearsWithItsTurn();
};

namespace {

/// The time that the test grants in each turn for calls and catches.
constexpr int reactionMs = 2000;

void refuseToStore(PlayFixture &fixture, bool refuse)
{
    QSqlQuery query(fixture.database.connection());
    if (!query.exec(QStringLiteral("PRAGMA query_only = %1").arg(refuse ? 1 : 0)))
        qFatal("The database did not change its mode");
}

int handCardId(DosTable &table, dos::Card card, int except = -1)
{
    for (const int cardId : table.cards()->hand(table.viewerSeat())) {
        if (cardId != except && table.cards()->faceOf(cardId) == card)
            return cardId;
    }
    return -1;
}

/// Does the first legal action by tapping cards and buttons. Returns false if it was not accepted.
bool playByTapping(DosTable &table)
{
    dos::ActionList legal;
    dos::legal_actions(table.session().match().observe(table.viewerSeat()), legal);
    const dos::Action action = legal.front();
    const qint64 before = table.session().actionCount();
    if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
        table.tapCard(table.cards()->row()[match->row]);
        const int first = handCardId(table, match->first);
        table.tapCard(first);
        if (match->is_double())
            table.tapCard(handCardId(table, match->second, first));
        if (!table.isChoiceLegal())
            return false;
        table.confirm();
    } else if (const auto *lay = std::get_if<dos::LayCard>(&action)) {
        table.tapCard(handCardId(table, lay->card));
        table.confirm();
    } else if (std::holds_alternative<dos::DrawCard>(action)) {
        table.draw();
    } else if (std::holds_alternative<dos::EndTurn>(action)) {
        table.endTurn();
    }
    return table.session().actionCount() > before;
}

} // namespace

void TestDosTable::wholeMatch_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("rules");
    QTest::addRow("two, default rules") << 2 << 0;
    QTest::addRow("three, all rules changed") << 3 << 1;
    QTest::addRow("four, count against") << 4 << 2;
}

void TestDosTable::wholeMatch()
{
    QFETCH(int, seats);
    QFETCH(int, rules);
    PlayFixture fixture;
    MatchConfig<dos::Game> config = PlayFixture::config(seats, 77);
    config.rules.target = 100;
    config.rules.grace_ms = 0;
    if (rules == 1) {
        config.rules.bonus_lay = dos::BonusLay::compulsory;
        config.rules.catch_window = dos::CatchWindow::never;
        config.rules.false_catch = dos::FalseCatch::draw_two;
    } else if (rules == 2) {
        config.rules.scoring = dos::Scoring::count_against;
        config.rules.catch_window = dos::CatchWindow::while_two;
    }
    const auto table = quickTable(fixture, config);
    table->start();
    int rounds = 0;
    while (!table->isMatchOver()) {
        QVERIFY(waitForAnswer([&] { return table->isMyTurn() || table->isRoundOver() || table->isMatchOver(); }));
        fixture.time.advance(reactionMs);
        if (table->isMyTurn()) {
            QVERIFY(playByTapping(*table));
            if (table->isViewerExposed())
                table->call();
        } else if (table->isRoundOver() && !table->isMatchOver()) {
            QVERIFY(!table->resultTitle().isEmpty());
            QCOMPARE(table->result()->rowCount(), seats);
            ++rounds;
            table->nextRound();
        }
    }
    QVERIFY(rounds > 0);
    QVERIFY(!fixture.store.unfinished("dos"));
    QVERIFY(fixture.sounds.played().contains(Sound::matchWon));
}

void TestDosTable::choosesCardsInAnyOrder()
{
    PlayFixture fixture;
    const auto table = quickTable(fixture, PlayFixture::config(2, 1));
    table->start();
    QVERIFY(waitForAnswer([&] { return table->isMyTurn(); }));
    dos::ActionList legal;
    const auto findDouble = [&]() -> const dos::MatchRow * {
        dos::legal_actions(table->session().match().observe(0), legal);
        for (const dos::Action &action : legal) {
            if (const auto *match = std::get_if<dos::MatchRow>(&action); match && match->is_double())
                return match;
        }
        return nullptr;
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
}

void TestDosTable::callSoundsAtOnce()
{
    PlayFixture fixture;
    const auto table = quickTable(fixture, PlayFixture::config(2, 1));
    table->start();
    fixture.sounds.forget();
    table->call();
    QCOMPARE(fixture.sounds.played().value(0), Sound::callDos);
    QCOMPARE(table->refusalRule(), QStringLiteral("DOS-CALL-1"));
}

void TestDosTable::resumedTableShowsTheSameState()
{
    PlayFixture fixture;
    const auto table = quickTable(fixture, PlayFixture::config(3, 8));
    table->start();
    QVERIFY(waitForAnswer([&] { return table->isMyTurn(); }));
    QVERIFY(playByTapping(*table));
    table->finishEvents();
    QString problem;
    Database second(fixture.databasePath);
    MatchStore store(second);
    auto session = TableSession<dos::Game>::resume(store.unfinished("dos")->id, store, fixture.time, problem);
    QVERIFY2(session != nullptr, qPrintable(problem));
    const DosTable resumed(std::move(session), fixture.sounds);
    QCOMPARE(const_cast<DosTable &>(resumed).log()->rowCount(), table->log()->rowCount());
    QCOMPARE(resumed.round(), table->round());
    QCOMPARE(resumed.drawCount(), table->drawCount());
    for (int seat = 0; seat < 3; ++seat)
        QCOMPARE(const_cast<DosTable &>(resumed).seats()->row(seat).handCount, table->seats()->row(seat).handCount);
}

void TestDosTable::retriesAnAiActionThatWasNotStored()
{
    PlayFixture fixture;
    const auto table = quickTable(fixture, PlayFixture::config(2, 1));
    table->start();
    QVERIFY(waitForAnswer([&] { return table->isMyTurn(); }));
    while (table->session().turnSeat() == 0)
        QVERIFY(playByTapping(*table));
    refuseToStore(fixture, true);
    const qint64 before = table->session().actionCount();
    QVERIFY(waitForAnswer([&] { return !table->storeProblem().isEmpty(); }));
    QCOMPARE(table->refusal(), table->storeProblem());
    QCOMPARE(table->session().actionCount(), before);
    fixture.time.advance(Durations::retry);
    QCOMPARE(table->session().actionCount(), before);
    refuseToStore(fixture, false);
    fixture.time.advance(Durations::retry - 1);
    QCOMPARE(table->session().actionCount(), before);
    fixture.time.advance(1);
    QCOMPARE(table->session().actionCount(), before + 1);
    QCOMPARE(table->storeProblem(), QString());
    QCOMPARE(table->refusal(), QString());
}

/// An AI player retries often, so its repeated failure is reported once. A person's retry is reported each time.
void TestDosTable::reportsARepeatedProblemOnceExceptForPeople()
{
    PlayFixture fixture;
    const auto table = quickTable(fixture, PlayFixture::config(2, 1));
    table->setPace({1.0, true, false}, {1'000'000, 1'000'001, 0});
    table->start();
    Random random(1);
    while (!table->canDraw())
        test::playAnyLegal(table->session(), random);
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

void TestDosTable::refusalDisappearsWithItsTurn()
{
    PlayFixture fixture;
    const auto table = quickTable(fixture, PlayFixture::config(2, 1));
    table->setPace({1.0, true, false}, {1'000'000, 1'000'001, 0});
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

void TestDosTable::dealsTheFirstRoundOnceItCanBeStored()
{
    PlayFixture fixture;
    const auto table = quickTable(fixture, PlayFixture::config(2, 1));
    refuseToStore(fixture, true);
    const QSignalSpy told(table.get(), &GameTable::refused);
    table->start();
    QVERIFY(!table->storeProblem().isEmpty());
    fixture.time.advance(Durations::retry);
    QCOMPARE(told.count(), 1);
    refuseToStore(fixture, false);
    fixture.time.advance(Durations::retry - 1);
    QCOMPARE(table->round(), 0);
    fixture.time.advance(1);
    QCOMPARE(table->round(), 1);
    QCOMPARE(table->storeProblem(), QString());
}

TABLESIDE_TEST(TestDosTable)
#include "tst_dos_table.moc"

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A session checks an action, stores it and then shows it, and resumes in exactly the same state.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include <QTest>

using namespace tableside;
using test::PlayFixture;

class TestTableSession : public QObject
{
    Q_OBJECT

private slots:
    void storesBeforeItShows();
    void resumesTheSamePosition();
    void unstoredActionChangesNothing();
    void finishedMatchIsNotOfferedAfterAKill();
    void reportsTheDamagedLineOfARecord();
};

namespace {

int storedLines(const PlayFixture &fixture)
{
    Database second(fixture.databasePath);
    MatchStore store(second);
    const auto unfinished = store.unfinished("dos");
    return unfinished ? static_cast<int>(store.lines(unfinished->id)->size()) : -1;
}

/// Plays a number of actions and resumes the match with another store on the same file, as the app does after kill -9.
template <typename Game>
void resumeAfter(MatchConfig<Game> config, int actions)
{
    PlayFixture fixture;
    config.rules.grace_ms = 0;
    config.rules.target = Game::Ruleset::highest_target; // no match ends within the actions
    config.seats[1].name = QStringLiteral("Ææ “Ж” 卓");
    const int seats = static_cast<int>(config.seats.size());
    const auto session = fixture.begin(config);
    QVERIFY(session->startRound().isAccepted());
    Random random(static_cast<quint64>(actions));
    for (int count = 0; count < actions && !session->isOver(); ++count) {
        if (!session->isPlaying())
            QVERIFY(session->startRound().isAccepted());
        test::playAnyLegal(*session, random);
        for (int seat = 0; seat < seats; ++seat) {
            if (session->isExposed(seat) && random.chance(0.5))
                session->catchSeat((seat + 1) % seats, seat);
        }
    }
    Database second(fixture.databasePath);
    MatchStore store(second);
    auto resumed = fixture.resume<Game>(store);
    QVERIFY(resumed->match().state() == session->match().state());
    QCOMPARE(resumed->match().totals(), session->match().totals());
    QCOMPARE(resumed->match().round(), session->match().round());
    QCOMPARE(resumed->match().phase(), session->match().phase());
    QCOMPARE(resumed->history().size(), session->history().size());
    QCOMPARE(resumed->config().rules, config.rules);
    QCOMPARE(resumed->config().names(), config.names());
    QCOMPARE(resumed->config().seats[1].level, config.seats[1].level);
    QCOMPARE(resumed->config().viewerSeat(), 0);
    test::TableOf<Game> table(std::move(resumed), fixture.sounds);
    QVERIFY(!table.isBusy());
    for (const SeatRow &seat : table.seats()->rows())
        QVERIFY(!seat.movedNow && !seat.calledNow); // a resumed table does not repeat old news
    QCOMPARE(static_cast<int>(table.cards()->hand(0).size()), session->match().state().hand(0).size());
}

} // namespace

void TestTableSession::storesBeforeItShows()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 11));
    int linesWhenShown = 0;
    connect(session.get(), &MatchSessionBase::happened, this, [&] { linesWhenShown = storedLines(fixture); });
    QCOMPARE(storedLines(fixture), 1);
    QVERIFY(session->startRound().isAccepted());
    QCOMPARE(linesWhenShown, 2);
    Random random(1);
    for (int count = 0; count < 20 && session->isPlaying(); ++count) {
        test::playAnyLegal(*session, random);
        QCOMPARE(linesWhenShown, count + 3);
    }
}

void TestTableSession::resumesTheSamePosition()
{
    for (const int actions : {0, 1, 7, 40, 150}) {
        for (const int seats : {2, 3, 4}) {
            auto config = PlayFixture::config(seats, 5);
            config.rules.bonus_lay = dos::BonusLay::compulsory;
            resumeAfter(config, actions);
        }
        for (const int seats : {2, 6, 10}) {
            auto config = PlayFixture::config<uno::Game>(seats, 8);
            config.rules.stacking = config.rules.jump_in = config.rules.seven_zero = true;
            resumeAfter(config, actions);
        }
    }
}

void TestTableSession::unstoredActionChangesNothing()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 3));
    session->startRound();
    const dos::State before = session->match().state();
    // Another process continues the same match, so this session must not append to the record.
    {
        Database second(fixture.databasePath);
        MatchStore store(second);
        const auto other = fixture.resume<dos::Game>(store);
        QVERIFY(other->act(other->turnSeat(), dos::DrawCard{}).isAccepted());
    }
    bool shown = false;
    connect(session.get(), &MatchSessionBase::happened, this, [&] { shown = true; });
    const TableSession<dos::Game>::Attempt attempt = session->act(session->turnSeat(), dos::DrawCard{});
    QVERIFY(!attempt.isAccepted());
    QVERIFY(!attempt.problem.isEmpty());
    QVERIFY(!session->mayTryAgain());
    QVERIFY(session->match().state() == before);
    QVERIFY(!shown);
}

/// The app was killed after it stored the last action and before it marked the match as over.
void TestTableSession::finishedMatchIsNotOfferedAfterAKill()
{
    PlayFixture fixture;
    MatchConfig<dos::Game> config = PlayFixture::config(2, 3);
    config.rules.target = dos::Ruleset::lowest_target;
    const auto session = fixture.begin(config);
    test::playUntil(*session, Random(1), [&] { return session->isOver(); });
    QByteArrayList record = *session->record();
    const auto killed = fixture.store.begin(QStringLiteral("dos"), record.takeFirst(), {});
    QVERIFY(killed && fixture.store.append(*killed, record));
    QCOMPARE(fixture.store.unfinished("dos")->id, *killed);
    const auto resumed = fixture.resume<dos::Game>(fixture.store);
    QCOMPARE(resumed->match().phase(), MatchPhase::over);
    resumed->settle();
    QVERIFY(!fixture.store.unfinished("dos"));
}

void TestTableSession::reportsTheDamagedLineOfARecord()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 3));
    session->startRound();
    session->act(session->turnSeat(), dos::DrawCard{});
    const auto unfinished = fixture.store.unfinished("dos");
    QVERIFY(fixture.store.append(unfinished->id, QByteArray(R"({"seat":0,"do":"lay","card":"r2"})")));
    QString problem;
    const auto resumed = TableSession<dos::Game>::resume(unfinished->id, fixture.store, fixture.time, problem);
    QVERIFY(resumed == nullptr);
    QVERIFY2(problem.contains("line 4"), qPrintable(problem));
}

TABLESIDE_TEST(TestTableSession)
#include "tst_table_session.moc"

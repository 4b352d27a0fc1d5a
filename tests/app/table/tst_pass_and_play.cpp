// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Several people at one device: the hand cover between turns, the cards it hides, and the question who called or caught.
#include "test_program.h"
#include "tests/app/table/dos_fixture.h"
#include "tests/app/table/public_log.h"
#include "tests/app/table/uno_fixture.h"

#include "app/table/setup/unfinished_matches.h"
#include "app/words/dos_words.h"
#include "app/words/uno_words.h"
#include "engine/dos/json/codec.h"
#include "engine/record/full_record.h"

#include <QTest>

using namespace tableside;
using test::PlayFixture;
using test::publicLog;

class TestPassAndPlay : public QObject
{
    Q_OBJECT

private slots:
    void onePersonHasNoHandCover();
    void worksWithoutPeople();
    void curtainFallsForTheNextPerson();
    void handStaysWhileComputersPlay();
    void coveredHandReceivesCardsFaceDown();
    void hidesEveryOtherHandInWholeMatches();
    void asksWhoCallsWhileNoHandIsShown();
    void asksWhoCatchesIfAFalseCatchCosts();
    void namesNoCatcherWithoutAsking();
    void graceTimeStartsAgainWithTheHandCover();
    void computersGiveTimeToPass();
    void showsTheChallengedHandOnlyToTheChallenger();
    void jumpingInPassesTheDeviceTemporarily();
    void nobodyIsAwaitedInThePhonesTurn();
    void othersReportAMove();
    void offersHintsOnlyToPeopleAllowedThem();
    void resumesBehindTheHandCover();
    void homeSaysWhoLeads();
};

namespace {

template <typename Table>
std::unique_ptr<Table> openTable(PlayFixture &fixture, const auto &config)
{
    auto table = std::make_unique<Table>(fixture.begin(config), fixture.sounds);
    table->setPace({1.0, true, false}, {0, 0, 0, 0});
    return table;
}

/// Returns how many cards of the hand show their faces.
int facesShown(const CardsModel &cards, int seat)
{
    int known = 0;
    for (const int cardId : cards.hand(seat))
        known += cards.card(cardId).face != 0 ? 1 : 0;
    return known;
}

template <typename Table>
void passTo(Table &table)
{
    if (table.passAndPlay()->awaited() >= 0)
        table.showCards();
}

template <typename Table>
void playAny(Table &table, Random &random)
{
    passTo(table);
    test::playAnyLegal(table.session(), random);
}

/// Returns whether the hand of the person at the device is shown whole and all other hands are hidden.
template <typename Table>
bool hidesWhatItMust(Table &table)
{
    const PassAndPlay &passing = *table.passAndPlay();
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        const int known = facesShown(*table.cards(), seat);
        const auto held = static_cast<int>(table.cards()->hand(seat).size());
        if (table.session().isPlaying() && known != (seat == passing.shownSeat() ? held : 0))
            return false;
    }
    return true;
}

template <typename Table>
QStringList shownLog(Table &table)
{
    QStringList lines;
    for (const LogRow &row : table.log()->rows())
        lines << row.text;
    return lines;
}

template <typename Table, typename Game>
void playAndLook(PlayFixture &fixture, const MatchConfig<Game> &config, bool coversNowAndThen)
{
    const auto table = openTable<Table>(fixture, config);
    Random random(config.seed);
    table->nextRound();
    for (int actions = 0; actions < 4000 && !table->isMatchOver(); ++actions) {
        if (table->isRoundOver())
            table->nextRound();
        QVERIFY2(hidesWhatItMust(*table),
                 qPrintable(QStringLiteral("seed %1, action %2").arg(config.seed).arg(actions)));
        if (coversNowAndThen && random.chance(0.2)) {
            table->coverCards();
            QVERIFY(hidesWhatItMust(*table));
            QVERIFY(!table->isHandShown());
        }
        QCOMPARE(table->isMyTurn(), table->isHandShown() && table->session().turnSeat() == table->viewerSeat());
        if (table->session().isPlaying())
            playAny(*table, random);
    }
    QVERIFY(table->isMatchOver());
    QCOMPARE(shownLog(*table), publicLog<Game>(table->session()));
}

/// Plays to a covered table of three people at which seat 1 is exposed and another seat is in turn.
std::unique_ptr<DosTable> whereOneIsExposed(PlayFixture &fixture, const MatchConfig<dos::Game> &config)
{
    return tableWhere(fixture, config,
                      [](DosTable &it) { return it.session().isExposed(1) && it.session().turnSeat() != 1; });
}

} // namespace

void TestPassAndPlay::onePersonHasNoHandCover()
{
    PlayFixture fixture;
    const auto table = openTable<DosTable>(fixture, PlayFixture::config(3, 1));
    table->nextRound();
    QVERIFY(!table->passAndPlay()->isActive());
    QVERIFY(table->isHandShown());
    table->coverCards();
    QVERIFY(table->isHandShown());
    QCOMPARE(facesShown(*table->cards(), 0), 7);
    table->setPace({1.0, false}, {0, 0, 0, 0});
    table->finishEvents();
    while (table->session().turnSeat() != 0)
        test::playFirstLegal(table->session(), table->session().turnSeat());
    table->finishEvents();
    table->draw();
    QVERIFY(table->isBusy());
    table->coverCards();
    QVERIFY(table->isBusy()); // losing the focus does not cut animations short
}

void TestPassAndPlay::worksWithoutPeople()
{
    PlayFixture fixture;
    MatchConfig<dos::Game> config = PlayFixture::config(3, 1);
    config.seats.front().level = Level::greedy;
    config.seats.front().name = "Ada";
    const auto table = openTable<DosTable>(fixture, config);
    table->nextRound();
    QVERIFY(!table->hasPeople() && !table->isHandShown() && !table->isMyTurn());
    QCOMPARE(facesShown(*table->cards(), 0), 7); // spectators see the hand of seat 0
    Random random(1);
    while (table->session().isPlaying()) {
        QVERIFY(!table->isMyTurn());
        table->call(); // has no effect without a person
        test::playAnyLegal(table->session(), random);
    }
    QVERIFY(!table->resultTitle().contains("You"));
}

void TestPassAndPlay::curtainFallsForTheNextPerson()
{
    PlayFixture fixture;
    const auto table = openTable<DosTable>(fixture, PlayFixture::peopleConfig(2, 2, 5));
    table->nextRound();
    const PassAndPlay &passing = *table->passAndPlay();
    const int first = table->session().turnSeat();
    QVERIFY(passing.isActive() && passing.isCovered());
    QCOMPARE(passing.awaited(), first);
    QCOMPARE(table->viewerSeat(), first);
    QCOMPARE(facesShown(*table->cards(), 0) + facesShown(*table->cards(), 1), 0);
    QVERIFY(!table->isMyTurn() && table->isViewerAsked());
    QCOMPARE(table->instruction(), QStringLiteral("Pass to %1.").arg(table->viewerName()));
    table->showCards();
    QVERIFY(table->isMyTurn());
    QCOMPARE(facesShown(*table->cards(), first), 7);
    QVERIFY(
        std::ranges::is_sorted(table->cards()->hand(first), {}, [&](int id) { return table->cards()->card(id).face; }));
    QCOMPARE(facesShown(*table->cards(), 1 - first), 0);
    Random random(2);
    while (table->session().turnSeat() == first)
        test::playAnyLegal(table->session(), random);
    QVERIFY(passing.isCovered());
    QCOMPARE(passing.awaited(), 1 - first);
    QCOMPARE(table->viewerSeat(), 1 - first);
    QCOMPARE(facesShown(*table->cards(), first), 0);
    QVERIFY(table->lastPlay().contains(
        table->seats()->row(first).name)); // the hand cover tells the next person the last play
}

void TestPassAndPlay::handStaysWhileComputersPlay()
{
    PlayFixture fixture;
    const auto table = openTable<DosTable>(fixture, PlayFixture::peopleConfig(3, 2, 4)); // seat 2 is a computer player
    table->setPace({1.0, true, false}, {1'000'000, 1'000'001, 0, 0});
    table->nextRound();
    Random random(1);
    while (table->session().turnSeat() != 1 || table->passAndPlay()->awaited() != 1)
        playAny(*table, random);
    table->showCards();
    while (table->session().turnSeat() == 1)
        test::playAnyLegal(table->session(), random);
    QCOMPARE(table->session().turnSeat(), 2);
    QCOMPARE(table->passAndPlay()->shownSeat(), 1);
    while (table->session().turnSeat() == 2)
        test::playAnyLegal(table->session(), random);
    QCOMPARE(table->passAndPlay()->awaited(), 0);
    QCOMPARE(table->passAndPlay()->shownSeat(), -1);
}

/// A drawn card whose animation is still running when the window loses focus arrives face down.
void TestPassAndPlay::coveredHandReceivesCardsFaceDown()
{
    PlayFixture fixture;
    const auto table = openTable<DosTable>(fixture, PlayFixture::peopleConfig(2, 2, 5));
    table->nextRound();
    table->showCards();
    const int seat = table->viewerSeat();
    table->setPace({1.0, false}, {0, 0, 0, 0});
    table->draw();
    QVERIFY(table->isBusy());
    table->coverCards();
    QVERIFY(!table->isBusy());
    QCOMPARE(table->cards()->hand(seat).size(), 8u);
    QCOMPARE(facesShown(*table->cards(), seat), 0);
    QCOMPARE(table->passAndPlay()->awaited(), seat);
    table->showCards();
    QCOMPARE(facesShown(*table->cards(), seat), 8);
    QVERIFY(table->isMyTurn());
}

/// Plays whole matches: DOS with three people or with two and a computer player, and UNO with three people and house rules.
void TestPassAndPlay::hidesEveryOtherHandInWholeMatches()
{
    for (quint64 seed = 1; seed <= 6; ++seed) {
        PlayFixture fixture;
        auto dosConfig = PlayFixture::peopleConfig(3, seed % 3 == 0 ? 2 : 3, seed);
        for (std::size_t seat = 0; seat < dosConfig.seats.size(); ++seat) // no computer player acts by itself
            dosConfig.seats[seat].level = dosConfig.seats[seat].level ? std::optional(Level::greedy) : std::nullopt;
        dosConfig.rules.target = 100;
        playAndLook<DosTable>(fixture, dosConfig, seed % 2 == 0);
        auto unoConfig = PlayFixture::peopleConfig<uno::Game>(3, 3, seed);
        unoConfig.rules.seven_zero = unoConfig.rules.jump_in = unoConfig.rules.stacking = true;
        unoConfig.rules.target = 100;
        playAndLook<UnoTable>(fixture, unoConfig, seed % 2 == 0);
    }
}

void TestPassAndPlay::asksWhoCallsWhileNoHandIsShown()
{
    PlayFixture fixture;
    const auto table = whereOneIsExposed(fixture, PlayFixture::peopleConfig(3, 3, 1));
    QVERIFY(table->passAndPlay()->isCovered());
    table->call();
    QCOMPARE(fixture.sounds.played().last(), Sound::callDos); // without waiting for the answer
    QCOMPARE(table->passAndPlay()->question(), PassAndPlay::WhoCalls);
    QVERIFY(table->questionWords().contains("DOS!"));
    QVERIFY(table->session().isExposed(1));
    table->answerWho(-1); // pressed by mistake
    QCOMPARE(table->passAndPlay()->question(), PassAndPlay::Nothing);
    QVERIFY(table->session().isExposed(1));
    table->call();
    table->answerWho(1);
    QVERIFY(!table->session().isExposed(1));
    QVERIFY(table->seats()->row(1).called);
    // A question ends with its round, because an answer could cost cards in the next one
    table->call();
    QCOMPARE(table->passAndPlay()->question(), PassAndPlay::WhoCalls);
    Random random(1);
    while (table->session().isPlaying())
        test::playAnyLegal(table->session(), random);
    QCOMPARE(table->passAndPlay()->question(), PassAndPlay::Nothing);
}

void TestPassAndPlay::asksWhoCatchesIfAFalseCatchCosts()
{
    PlayFixture fixture;
    auto config = PlayFixture::peopleConfig(3, 3, 1);
    config.rules.false_catch = dos::FalseCatch::draw_two;
    config.rules.grace_ms = 0;
    const auto table = whereOneIsExposed(fixture, config);
    table->catchSeat(1);
    QCOMPARE(table->passAndPlay()->question(), PassAndPlay::WhoCatches);
    QCOMPARE(table->passAndPlay()->caughtSeat(), 1);
    QVERIFY(table->session().isExposed(1));
    table->call(); // ignored while another question is open
    QCOMPARE(table->passAndPlay()->question(), PassAndPlay::WhoCatches);
    table->answerWho(1); // people cannot catch themselves
    QVERIFY(table->session().isExposed(1));
    table->catchSeat(1);
    table->answerWho(2);
    QVERIFY(!table->session().isExposed(1));
    QVERIFY(shownLog(*table).join('\n').contains(QStringLiteral("%1 catches").arg(table->seats()->row(2).name)));
}

/// Without a penalty for false catches the table does not ask who caught, so no text may name a catcher.
void TestPassAndPlay::namesNoCatcherWithoutAsking()
{
    PlayFixture fixture;
    auto config = PlayFixture::peopleConfig(3, 3, 1);
    config.rules.grace_ms = 0;
    const auto table = whereOneIsExposed(fixture, config);
    table->setPace({1.0, true, true}, {});
    table->catchSeat(1);
    QVERIFY(!table->session().isExposed(1));
    QCOMPARE(table->moment().by.seat, -1);
    QCOMPARE(table->moment().words, QStringLiteral("%1 is caught! +2").arg(table->seats()->row(1).name));
    table->finishEvents();
    QVERIFY(shownLog(*table).join('\n').contains(
        QStringLiteral("%1 is caught and draws two.").arg(table->seats()->row(1).name)));
}

void TestPassAndPlay::graceTimeStartsAgainWithTheHandCover()
{
    PlayFixture fixture;
    auto config = PlayFixture::peopleConfig(3, 3, 1);
    config.rules.grace_ms = 2000;
    const auto table = tableWhere(fixture, config, [](DosTable &it) {
        passTo(it);
        return it.session().isExposed(it.viewerSeat()) && it.canEnd()
            && it.bonusLays() == 0; // the exposed person has the device
    });
    const int seat = table->viewerSeat();
    fixture.time.advance(1500);
    table->endTurn();
    QVERIFY(table->passAndPlay()->isCovered() && table->session().isExposed(seat));
    QCOMPARE(table->anySession().msSinceExposed(seat), qint64{0});
    QCOMPARE(table->seats()->row(seat).graceLeft, 2000);
    fixture.time.advance(500);
    table->coverCards();
    table->showCards(); // a second hand cover must not restart the grace time
    table->coverCards();
    QCOMPARE(table->anySession().msSinceExposed(seat), qint64{500});
}

/// Computer players wait longer before they catch if several people play, so that the device can be passed on.
void TestPassAndPlay::computersGiveTimeToPass()
{
    int caught[] = {0, 0};
    for (const int people : {1, 2}) {
        for (quint64 seed = 1; seed < 20; ++seed) {
            PlayFixture fixture;
            auto config = PlayFixture::peopleConfig(3, people, seed);
            config.rules.grace_ms = 0;
            config.seats[2].level = Level::hard;
            config.seats[2].portrait = "fox"; // the fox reacts fast
            const auto table = tableWhere(fixture, config, [](DosTable &it) { return it.session().isExposed(0); });
            table->setPace({1.0, true, false}, {1'000'000, 1'000'001});
            table->start();
            fixture.time.advance(AiPace().passing - 1);
            caught[people - 1] += table->session().isExposed(0) ? 0 : 1;
        }
    }
    QVERIFY(caught[0] > 0);
    QCOMPARE(caught[1], 0);
}

void TestPassAndPlay::showsTheChallengedHandOnlyToTheChallenger()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::peopleConfig<uno::Game>(3, 3, 1), [](UnoTable &it) {
        passTo(it);
        return it.canChallenge();
    });
    const int challenger = table->viewerSeat();
    table->challenge();
    QVERIFY(!table->shownHandTitle().isEmpty());
    QCOMPARE(table->passAndPlay()->shownSeat(), challenger); // even if another seat is in turn now
    table->coverCards();
    QVERIFY(table->shownHandTitle().isEmpty() && table->shownHand().isEmpty() && table->shownHandNames().isEmpty());
    if (table->passAndPlay()->awaited() == challenger) {
        table->showCards();
        QVERIFY(!table->shownHandTitle().isEmpty());
        table->hideShownHand();
    }
    if (table->session().turnSeat() != challenger)
        QCOMPARE(table->passAndPlay()->awaited(), table->session().turnSeat());
}

void TestPassAndPlay::jumpingInPassesTheDeviceTemporarily()
{
    PlayFixture fixture;
    auto config = PlayFixture::peopleConfig<uno::Game>(4, 3, 1);
    config.rules.jump_in = true;
    const auto table = tableWhere(fixture, config, [](UnoTable &it) {
        passTo(it);
        uno::ActionList jumps;
        uno::jump_ins(it.session().match().observe(1), jumps);
        return it.session().turnSeat() == 0 && !jumps.empty()
            && std::get<uno::PlayCard>(jumps.front()).card.is_number();
    });
    QVERIFY(table->mayJumpIn());
    table->interrupt(1);
    QVERIFY(table->passAndPlay()->isInterrupting());
    QCOMPARE(table->passAndPlay()->awaited(), 1);
    QCOMPARE(facesShown(*table->cards(), 0), 0);
    table->stopInterrupting(); // before the cards are shown
    QCOMPARE(table->passAndPlay()->awaited(), 0);
    table->interrupt(1);
    table->showCards();
    table->stopInterrupting(); // after the cards are shown
    QCOMPARE(table->passAndPlay()->awaited(), 0);
    table->interrupt(1);
    table->showCards();
    QCOMPARE(table->prompt(), UnoTable::JumpIn);
    uno::ActionList jumps;
    uno::jump_ins(table->session().match().observe(1), jumps);
    table->tapCard(table->cards()->cardOfHand(1, std::get<uno::PlayCard>(jumps.front()).card));
    QVERIFY(!table->passAndPlay()->isInterrupting());
    QCOMPARE(table->seats()->row(1).status, QStringLiteral("jumped in"));
    QVERIFY(hidesWhatItMust(*table));
}

/// A phone may jump in while the table waits for a person to take the device.
void TestPassAndPlay::nobodyIsAwaitedInThePhonesTurn()
{
    PlayFixture fixture;
    auto config = PlayFixture::peopleConfig<uno::Game>(3, 3, 1);
    config.rules.jump_in = true;
    uno::ActionList jumps;
    const auto table = tableWhere(fixture, config, [&](UnoTable &it) {
        uno::jump_ins(it.session().match().observe(1), jumps);
        return it.session().turnSeat() == 0 && it.session().match().state().table.direction == 1 && !jumps.empty()
            && std::get<uno::PlayCard>(jumps.front()).card.is_number();
    });
    table->setPhones({1, 2});
    QCOMPARE(table->passAndPlay()->awaited(), 0);
    QVERIFY(table->session().act(1, jumps.front()).isAccepted());
    QVERIFY(table->phones().contains(table->session().turnSeat()));
    QCOMPARE(table->passAndPlay()->awaited(), -1);
    QVERIFY(!table->instruction().startsWith(QStringLiteral("Pass")));
}

/// A person who poses without holding the device cannot be watched by it, so others report a move (UNO-ACT-6).
void TestPassAndPlay::othersReportAMove()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::peopleConfig<uno::Game>(3, 3, 1), [](UnoTable &it) {
        passTo(it);
        for (int seat = 0; seat < 3; ++seat) {
            if (it.session().match().state().table.is_posing(seat) && it.session().turnSeat() != seat)
                return true;
        }
        return false;
    });
    for (int seat = 0; seat < 3; ++seat) {
        const auto &state = table->session().match().state();
        if (!state.table.is_posing(seat))
            continue;
        const int before = state.hand(seat).size();
        table->reportMoveOf(seat);
        QCOMPARE(table->session().match().state().hand(seat).size(), before + 4);
        QVERIFY(hidesWhatItMust(*table));
    }
}

void TestPassAndPlay::offersHintsOnlyToPeopleAllowedThem()
{
    PlayFixture fixture;
    auto config = PlayFixture::peopleConfig(2, 2, 5);
    config.seats[0].hintsAllowed = false;
    const auto table = openTable<DosTable>(fixture, config);
    table->nextRound();
    Random random(1);
    for (const int seat : {0, 1}) {
        while (table->passAndPlay()->awaited() != seat)
            playAny(*table, random);
        QVERIFY(!table->hint()->isPossible()); // no hints while the hand cover is shown
        table->showCards();
        QCOMPARE(table->hint()->isAllowed(), seat == 1);
        QCOMPARE(table->hint()->isPossible(), seat == 1);
    }
}

void TestPassAndPlay::resumesBehindTheHandCover()
{
    PlayFixture fixture;
    QByteArray before;
    int turn = -1;
    {
        const auto table = openTable<DosTable>(fixture, PlayFixture::peopleConfig(3, 3, 5));
        table->nextRound();
        Random random(1);
        for (int actions = 0; actions < 12; ++actions)
            playAny(*table, random);
        passTo(*table);
        QVERIFY(table->isHandShown());
        turn = table->session().turnSeat();
    }
    QCOMPARE(fixture.store.unfinished().size(), 1);
    DosTable again(fixture.resume<dos::Game>(fixture.store), fixture.sounds);
    QCOMPARE(again.session().config().people(), (std::vector{0, 1, 2}));
    QCOMPARE(again.session().config().seats[1].personId, QStringLiteral("person-1"));
    QCOMPARE(again.session().turnSeat(), turn);
    QVERIFY(again.passAndPlay()->isCovered());
    QCOMPARE(again.passAndPlay()->awaited(), turn);
    QVERIFY(hidesWhatItMust(again));
    QCOMPARE(shownLog(again), publicLog<dos::Game>(again.session()));
    // The full record marks the seats as people, and it can be replayed line by line.
    const std::optional<QByteArray> record = again.session().fullRecord();
    QVERIFY(record && record->contains("\"levels\":[\"person\",\"person\",\"person\"]"));
    std::vector<std::string> lines;
    for (const QByteArray &line : record->split('\n'))
        lines.push_back(line.toStdString());
    Replay<dos::Game> replay(ReplayMode::verify);
    const std::optional<Error> error = feed_lines(replay, lines, [](const std::string &, const Json &) {});
    QVERIFY2(!error, error ? error->cause.c_str() : "");
    QCOMPARE(replay.match().state(), again.session().match().state());
}

void TestPassAndPlay::homeSaysWhoLeads()
{
    PlayFixture fixture;
    auto config = PlayFixture::peopleConfig(2, 2, 5);
    config.rules.target = 500;
    const auto table = openTable<DosTable>(fixture, config);
    Random random(1);
    table->nextRound();
    while (!table->isRoundOver())
        playAny(*table, random);
    const int winner = table->session().match().totals()[0] > 0 ? 0 : 1;
    UnfinishedMatches waiting(fixture.store);
    waiting.reload();
    QCOMPARE(waiting.newest().title(), QStringLiteral("DOS with Ann, West"));
    QVERIFY2(waiting.newest().detail().contains(
                 QStringLiteral("%1 leads").arg(config.seats[static_cast<std::size_t>(winner)].name)),
             qPrintable(waiting.newest().detail()));
    QVERIFY(table->resultTitle().startsWith(config.seats[static_cast<std::size_t>(winner)].name));
}

TABLESIDE_TEST(TestPassAndPlay)
#include "tst_pass_and_play.moc"

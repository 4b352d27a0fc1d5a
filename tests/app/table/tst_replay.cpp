// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Replays of played matches: each position looks the same from whichever side it is reached, and can be played on.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/store/schema/match_digest.h"
#include "app/table/table_controller.h"
#include "app/table/replay/match_replay.h"
#include "app/table/session/match_header.h"
#include "app/table/uno/uno_table.h"
#include "engine/dos/json/codec.h"
#include "engine/record/record_writer.h"
#include "engine/record/take_back.h"
#include "engine/uno/json/codec.h"

#include <QSignalSpy>
#include <QTest>

using namespace tableside;
using test::PlayFixture;

namespace {

/// Plays random actions for all seats, with calls and catches, and returns the lines of the record.
template <typename Game>
std::vector<std::string> played(const MatchConfig<Game> &config, int actions, quint64 seed)
{
    Random random(seed);
    Match<Game> match(static_cast<int>(config.seats.size()), config.rules, config.seed);
    std::vector<std::string> lines{headerLine(config).toStdString()};
    typename Game::EventList events;
    const auto any = [&](std::size_t size) { return random.below(static_cast<std::uint32_t>(size)); };
    while (actions > 0 && match.phase() != MatchPhase::over) {
        if (match.phase() == MatchPhase::between_rounds) {
            match.start_round(events);
            lines.push_back(round_line<Game>(match.round(), match.dealer()));
            continue;
        }
        int seat = Game::seat_in_turn(match.state());
        typename Game::Action action;
        const auto shouts = any(config.seats.size());
        const auto before = match.state();
        bool isDone = false;
        if (random.chance(0.2)) {
            const typename Game::Catch caught{static_cast<std::uint8_t>(any(config.seats.size())), 3000};
            action = random.chance(0.5) ? typename Game::Action(typename Game::Call{}) : typename Game::Action(caught);
            isDone = match.apply(static_cast<int>(shouts), action, events) == Game::Reason::none;
            seat = static_cast<int>(shouts);
        }
        if (!isDone) {
            seat = Game::seat_in_turn(match.state());
            typename Game::ActionList legal;
            Game::legal_actions(match.observe(seat), legal);
            action = legal[random.chance(0.7) ? 0 : any(legal.size())];
            match.apply(seat, action, events);
        }
        lines.push_back(action_line<Game>(seat, action, before));
        --actions;
    }
    return lines;
}

MatchConfig<uno::Game> wildUno(int seats, quint64 seed)
{
    auto config = PlayFixture::config<uno::Game>(seats, seed);
    config.rules.seven_zero = config.rules.jump_in = config.rules.stacking = true;
    config.rules.target = 500;
    return config;
}

/// Returns all that a table shows: cards, seats, log, result and counts. Leaves out selections and short-lived states.
QStringList seenAt(GameTable &table)
{
    QStringList seen;
    const auto note = [&seen](const QAbstractItemModel &model, const QList<QByteArray> &without) {
        const auto roles = model.roleNames();
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList values;
            for (auto role = roles.begin(); role != roles.end(); ++role) {
                if (!without.contains(role.value())) {
                    const QVariant value = model.data(model.index(row, 0), role.key());
                    if (value.canConvert<QString>())
                        values << QString::fromLatin1(role.value()) + QLatin1Char('=') + value.toString();
                }
            }
            values.sort();
            seen << values.join(QLatin1Char(' '));
        }
    };
    note(*table.cards(), {"selected", "hinted"});
    note(*table.seats(), {"justSafe", "calledNow", "movedNow", "badgeNow", "graceLeft", "modelData", "catchable"});
    note(*table.log(), {"modelData"});
    note(*table.result(), {"modelData"});
    seen << QString::number(table.round()) << QString::number(table.drawCount()) << table.resultTitle()
         << table.lastCard();
    return seen;
}

QByteArray asFile(const std::vector<std::string> &lines)
{
    QByteArray file;
    for (const std::string &line : lines)
        file += QByteArray::fromStdString(line) + '\n';
    return file;
}

/// Removes the marks of playable cards, which appear only at a table where a person plays.
QStringList withoutMarks(const QStringList &seen)
{
    QStringList plain = seen;
    return plain.replaceInStrings(QStringLiteral("playable=true"), QStringLiteral("playable=false"));
}

} // namespace

class TestReplay final : public QObject
{
    Q_OBJECT

private slots:
    void positionsAreTheSameFromBothDirections();
    void stepsOverTakeBacks();
    void stopsAtTurnsRoundsAndMarks();
    void marksForgottenCallsThatNobodyNoticed();
    void marksAForgottenCallAgainAfterATakeBack();
    void showsTheChallengedHand();
    void playsByItself();
    void showsOneHandOrAll();
    void reviewsEveryRound();
    void playsOnFromAPosition();
    void nextMatchFollowsTodaysRules();
    void playsOnFromAnotherSeat();
    void reportsTheBadLineOfAFile();
    void stepsBackInALongMatch();

private:
    std::unique_ptr<MatchReplay> opened(const char *game, const std::vector<std::string> &lines)
    {
        QString problem;
        auto replay = openReplay(QString::fromLatin1(game), lines, m_fixture.time, m_fixture.sounds, problem);
        if (!replay)
            qFatal("%s", qPrintable(problem));
        return replay;
    }

    PlayFixture m_fixture;
};

void TestReplay::positionsAreTheSameFromBothDirections()
{
    struct Case
    {
        bool isUno;
        int seats;
        bool allHands;
    };
    for (const auto &[isUno, seats, allHands] :
         {Case{false, 2, true}, {false, 4, false}, {true, 2, false}, {true, 6, true}}) {
        constexpr quint64 seed = 20;
        const auto lines = isUno ? played(wildUno(seats, seed), 150, seed)
                                 : played(PlayFixture::config(seats, seed), 150, seed);
        const auto replay = opened(isUno ? "uno" : "dos", lines);
        replay->setAllHands(allHands);
        QCOMPARE(replay->count(), static_cast<int>(lines.size()) - 1);

        QList<QStringList> forward;
        replay->goTo(0);
        forward << seenAt(*replay->table());
        while (!replay->isAtEnd()) {
            replay->stepForward(MatchReplay::Action);
            replay->table()->finishEvents();
            forward << seenAt(*replay->table());
        }
        for (int position = replay->count(); position >= 0; --position) {
            QCOMPARE(replay->position(), position);
            QCOMPARE(seenAt(*replay->table()), forward.at(position));
            if (position > 0)
                replay->stepBack(MatchReplay::Action);
        }
        replay->goTo(replay->count() / 2);
        QCOMPARE(seenAt(*replay->table()), forward.at(replay->count() / 2));
    }
}

void TestReplay::stepsOverTakeBacks()
{
    auto lines = played(PlayFixture::config(2, 3), 12, 3);
    lines.push_back(take_back_line({0, 4}));
    const auto after = static_cast<int>(lines.size()) - 1;
    const auto replay = opened("dos", lines);
    replay->goTo(after - 5); // the position before the four actions that are taken back
    const auto before = seenAt(*replay->table()).first(108);
    replay->goTo(after - 1);
    QVERIFY(seenAt(*replay->table()).first(108) != before);
    const int written = replay->table()->log()->count();
    replay->stepForward(MatchReplay::Action);
    QCOMPARE(seenAt(*replay->table()).first(108), before);
    QCOMPARE(replay->table()->log()->count(), written + 1);
    const auto marked = replay->marks()->rows();
    QVERIFY(std::ranges::any_of(marked, [&](const ReplayMark &mark) {
        return mark.kind == ReplayMarkKind::TakeBack && mark.position == after;
    }));
}

void TestReplay::stopsAtTurnsRoundsAndMarks()
{
    const auto replay = opened("dos", played(PlayFixture::config(3, 8), 200, 8));
    QVERIFY(replay->rounds() > 1);
    int stops = 0;
    for (replay->goTo(0); replay->canStep(MatchReplay::Round, true) && !replay->isAtEnd(); ++stops)
        replay->stepForward(MatchReplay::Round);
    QCOMPARE(stops, replay->rounds() + 1); // the end of the record is a stop too
    replay->stepBack(MatchReplay::Round);
    QCOMPARE(replay->table()->round(), replay->rounds());
    QCOMPARE(replay->positionText(replay->position()), QStringLiteral("Round %1, turn 1").arg(replay->rounds()));
    replay->stepForward(MatchReplay::Turn);
    QCOMPARE(replay->positionText(replay->position()), QStringLiteral("Round %1, turn 2").arg(replay->rounds()));
    replay->goTo(0);
    QVERIFY(!replay->canStep(MatchReplay::Action, false));
    replay->stepForward(MatchReplay::Mark);
    QCOMPARE(replay->position(), replay->marks()->rows().front().position);
    for (const ReplayMark &mark : replay->marks()->rows()) {
        QVERIFY(!mark.words.isEmpty());
        QVERIFY(replay->markWords(mark.position).contains(mark.words));
        QCOMPARE(replay->markNear(mark.position + 0.4, 0.45), mark.position);
    }
    QCOMPARE(replay->markNear(replay->count() + 10.0, 2), -1);
    QCOMPARE(replay->markWords(0), QString());
}

namespace {

QList<ReplayMark> missedCalls(const MatchReplay &replay)
{
    QList<ReplayMark> missed;
    for (const ReplayMark &mark : const_cast<MatchReplay &>(replay).marks()->rows()) {
        if (mark.kind == ReplayMarkKind::MissedCall)
            missed << mark;
    }
    return missed;
}

template <typename Game>
int unnoticedIn(const std::vector<std::string> &lines, TimeSource &time)
{
    QString problem;
    const auto session = TableSession<Game>::openForViewing(lines, time, problem);
    int unnoticed = 0;
    for (const score::SeatFigures &seat : session->digest().figures.seats)
        unnoticed += seat.missed - seat.caught;
    return unnoticed;
}

} // namespace

/// The number of marks equals the number of unnoticed calls in the figures of the match.
void TestReplay::marksForgottenCallsThatNobodyNoticed()
{
    for (const bool isUno : {false, true}) {
        const auto lines = isUno ? played(wildUno(4, 9), 400, 9) : played(PlayFixture::config(3, 9), 400, 9);
        const auto replay = opened(isUno ? "uno" : "dos", lines);
        const QList<ReplayMark> missed = missedCalls(*replay);
        QVERIFY(!missed.isEmpty());
        QCOMPARE(missed.size(), (isUno ? unnoticedIn<uno::Game> : unnoticedIn<dos::Game>)(lines, m_fixture.time));
        for (const ReplayMark &mark : missed)
            QVERIFY2(mark.words.contains(isUno ? "forgot to call “UNO!”" : "forgot to call “DOS!”"),
                     qPrintable(mark.words));
    }
}

void TestReplay::marksAForgottenCallAgainAfterATakeBack()
{
    auto lines = played(PlayFixture::config(3, 9), 400, 9);
    const QList<ReplayMark> all = missedCalls(*opened("dos", lines));
    const auto roundGoesOn = [&](const ReplayMark &mark) { // a finished round is final
        return lines.at(static_cast<std::size_t>(mark.position) + 1).find("\"round\"") == std::string::npos;
    };
    const auto found = std::ranges::find_if(all, roundGoesOn);
    QVERIFY(found != all.end());
    const ReplayMark first = *found;
    const auto before = std::ranges::count_if(all,
                                              [&](const ReplayMark &mark) { return mark.position < first.position; });
    lines.resize(static_cast<std::size_t>(first.position) + 1); // up to the action at which the call was missed
    lines.push_back(take_back_line({0, 1}));
    lines.push_back(lines[static_cast<std::size_t>(first.position)]);
    const QList<ReplayMark> missed = missedCalls(*opened("dos", lines));
    QCOMPARE(missed.size(), before + 2);
    QCOMPARE(missed.last().position, first.position + 2);
    QCOMPARE(missed.last().words, first.words);
}

/// The challenged hand is visible from one seat only, the challenger's, until the next step.
void TestReplay::showsTheChallengedHand()
{
    int challenges = 0;
    for (quint64 seed = 1; challenges < 3 && seed < 20; ++seed) {
        const auto replay = opened("uno", played(wildUno(3, seed), 200, seed));
        const QList<ReplayMark> marks = replay->marks()->rows();
        for (const ReplayMark &mark : marks) {
            if (mark.kind != ReplayMarkKind::Challenge)
                continue;
            ++challenges;
            auto &table = *qobject_cast<UnoTable *>(replay->table());
            int shown = 0;
            for (int seat = 0; seat < 3; ++seat) {
                replay->setSeat(seat);
                replay->goTo(mark.position - 1);
                QVERIFY(table.shownHandTitle().isEmpty());
                replay->stepForward(MatchReplay::Action);
                table.finishEvents();
                if (table.shownHandTitle().isEmpty())
                    continue;
                ++shown;
                const QStringList hand = table.shownHand();
                replay->stepForward(MatchReplay::Action);
                table.finishEvents();
                QVERIFY(table.shownHandTitle().isEmpty());
                replay->stepBack(MatchReplay::Action);
                QCOMPARE(table.shownHand(), hand);
                table.hideShownHand();
                QVERIFY(table.shownHandTitle().isEmpty());
            }
            QCOMPARE(shown, 1);
        }
    }
    QVERIFY(challenges > 0);
}

void TestReplay::playsByItself()
{
    const auto replay = opened("uno", played(wildUno(3, 5), 6, 5));
    QSignalSpy moved(replay.get(), &MatchReplay::moved);
    replay->setPlaying(true);
    QCOMPARE(replay->position(), 1);
    QVERIFY(replay->table()->isBusy());
    m_fixture.time.advance(60'000);
    QVERIFY(replay->isAtEnd());
    QVERIFY(!replay->isPlaying());
    replay->setPlaying(true); // at the end, playing starts again from the beginning
    QVERIFY(replay->isPlaying());
    m_fixture.time.advance(1);
    QCOMPARE(replay->position(), 0);
    replay->stepBack(MatchReplay::Action);
    m_fixture.time.advance(1'000);
    QVERIFY(replay->position() > 0);
    replay->stepBack(MatchReplay::Action); // a step back stops playing
    QVERIFY(!replay->isPlaying());
}

void TestReplay::showsOneHandOrAll()
{
    const auto replay = opened("dos", played(PlayFixture::config(3, 4), 20, 4));
    replay->goTo(12);
    const auto openHands = [&] {
        QList<bool> open;
        for (int seat = 0; seat < 3; ++seat) {
            bool isOpen = true;
            for (const int card : replay->table()->cards()->hand(seat))
                isOpen = isOpen && replay->table()->cards()->card(card).face != 0;
            open << isOpen;
        }
        return open;
    };
    QCOMPARE(openHands(), (QList<bool>{true, false, false}));
    replay->setSeat(2);
    QCOMPARE(replay->position(), 12);
    QCOMPARE(replay->table()->viewerSeat(), 2);
    QCOMPARE(openHands(), (QList<bool>{false, false, true}));
    replay->setAllHands(true);
    QCOMPARE(openHands(), (QList<bool>{true, true, true}));
}

/// Random play contains many mistakes, so the review must find some.
void TestReplay::reviewsEveryRound()
{
    for (const bool isUno : {false, true}) {
        auto config = PlayFixture::config(2, 6);
        config.rules.target = 50;
        auto unoConfig = PlayFixture::config<uno::Game>(2, 6);
        const auto replay = isUno ? opened("uno", played(unoConfig, 60, 6)) : opened("dos", played(config, 60, 6));
        replay->review();
        QVERIFY(!replay->reviewWords().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(replay->reviewWords().isEmpty(), 60'000);
        QVERIFY(replay->mistakes() > 0);
        replay->goTo(0);
        while (replay->betterWords().isEmpty() && replay->canStep(MatchReplay::Mark, true))
            replay->stepForward(MatchReplay::Mark);
        QVERIFY(!replay->betterWords().isEmpty());
    }
}

void TestReplay::playsOnFromAPosition()
{
    TableController tableController(m_fixture.database, m_fixture.sounds, m_fixture.settings, m_fixture.time,
                                    m_fixture.people);
    const QByteArray record = asFile(played(PlayFixture::config(3, 9), 30, 9));
    QVERIFY(tableController.showRecord("dos", record));
    QVERIFY(tableController.replay()->isAtEnd()); // an unfinished match opens at its end
    tableController.replay()->goTo(11);
    const QStringList there = seenAt(*tableController.replay()->table()).first(108);
    QVERIFY(tableController.playOn());
    QVERIFY(tableController.table());
    const auto &session = qobject_cast<DosTable *>(tableController.table())->session();
    QCOMPARE(session.actionCount(), 11);
    QCOMPARE(session.config().people(), std::vector<int>{0});
    QVERIFY(session.digest().playedOn);
    QStringList here = seenAt(*tableController.table()).first(108);
    QCOMPARE(withoutMarks(here), withoutMarks(there));
    tableController.leaveTable();
    QCOMPARE(tableController.unfinished()->count(), 1);
    QVERIFY(tableController.openReplay(
        tableController.unfinished()->newest().match.id)); // unfinished matches can be replayed
    QVERIFY(tableController.replay()->count() >= 11);
    QVERIFY(tableController.resumeMatch(tableController.unfinished()->newest().match.id)); // the header stores playedOn
    QVERIFY(tableController.table()->anySession().digest().playedOn);
    QVERIFY(tableController.playAgain()); // the next match starts with a new deal
    QVERIFY(!tableController.table()->anySession().digest().playedOn);
}

/// A continued match keeps the old rule of its version 1 record, and the next match follows today's rule (UNO-TURN-5).
void TestReplay::nextMatchFollowsTodaysRules()
{
    TableController tableController(m_fixture.database, m_fixture.sounds, m_fixture.settings, m_fixture.time,
                                    m_fixture.people);
    const auto rules = [&] { return qobject_cast<UnoTable *>(tableController.table())->session().config().rules; };
    auto config = PlayFixture::config<uno::Game>(3, 9);
    config.rules.keeps_at_once = config.rules.stacking = true;
    QVERIFY(tableController.showRecord("uno", asFile(played(config, 30, 9))));
    tableController.replay()->goTo(20);
    QVERIFY(tableController.playOn());
    QVERIFY(rules().keeps_at_once);
    QVERIFY(tableController.playAgain());
    QVERIFY(!rules().keeps_at_once);
    QVERIFY(rules().stacking);
}

/// The person plays alone against computer players, also if the match had no person. If it had one, that person's name moves
/// along. At the end of the record, all people of the match play on.
void TestReplay::playsOnFromAnotherSeat()
{
    TableController tableController(m_fixture.database, m_fixture.sounds, m_fixture.settings, m_fixture.time,
                                    m_fixture.people);
    const auto seating = [&]() -> const MatchSeating & { return tableController.table()->anySession().seating(); };
    for (const int people : {0, 1, 3}) {
        auto config = PlayFixture::peopleConfig(4, people, 5);
        if (people == 0)
            config.seats.front().level = Level::easy;
        const QByteArray record = asFile(played(config, 30, 5));
        QVERIFY(tableController.showRecord("dos", record));
        tableController.replay()->goTo(10);
        tableController.replay()->setSeat(2);
        QVERIFY(tableController.playOn());
        QCOMPARE(seating().people(), std::vector<int>{2});
        QCOMPARE(tableController.table()->viewerSeat(), 2);
        if (people == 1)
            QCOMPARE(seating().names().at(2), QStringLiteral("Ann"));
        QVERIFY(people == 0 || seating().mayTakeBack());
        tableController.leaveTable();
        if (people < 3)
            continue;
        QVERIFY(tableController.showRecord("dos", record));
        QVERIFY(tableController.replay()->isAtEnd());
        QVERIFY(tableController.playOn());
        QCOMPARE(seating().people(), (std::vector<int>{0, 1, 2}));
        QVERIFY(!tableController.table()->anySession().digest().playedOn);
    }
}

void TestReplay::reportsTheBadLineOfAFile()
{
    QString problem;
    auto lines = played(PlayFixture::config(2, 3), 12, 3);
    lines[4] = R"({"seat":0,"do":"fly"})";
    QVERIFY(!openReplay("dos", lines, m_fixture.time, m_fixture.sounds, problem));
    QVERIFY2(problem.contains("line 5"), qPrintable(problem));
    QVERIFY(!openReplay("uno", {}, m_fixture.time, m_fixture.sounds, problem));
}

/// Steps back and forth lead to the same positions, even far from the beginning of a match.
void TestReplay::stepsBackInALongMatch()
{
    auto config = wildUno(4, 77);
    const auto lines = played(config, 2500, 77);
    const auto replay = opened("uno", lines);
    replay->goTo(replay->count());
    const QStringList end = seenAt(*replay->table());
    for (int step = 0; step < 30; ++step)
        replay->stepBack(MatchReplay::Action);
    QCOMPARE(replay->position(), replay->count() - 30);
    const QStringList there = seenAt(*replay->table());
    for (int step = 0; step < 5; ++step)
        replay->stepBack(MatchReplay::Action);
    for (int step = 0; step < 5; ++step) {
        replay->stepForward(MatchReplay::Action);
        replay->table()->finishEvents();
    }
    QCOMPARE(seenAt(*replay->table()), there);
    replay->goTo(replay->count());
    QCOMPARE(seenAt(*replay->table()), end);
}

TABLESIDE_TEST(TestReplay)
#include "tst_replay.moc"

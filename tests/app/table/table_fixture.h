// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// All that a table needs without a window: temporary files, a clock that the test controls, and silent sounds.
#pragma once

#include "tests/app/silent_devices.h"
#include "tests/app/table/manual_time.h"

#include "app/people/people.h"
#include "app/settings/app_settings.h"
#include "app/store/database/database.h"
#include "app/store/matches/match_store.h"
#include "app/table/dos/dos_table.h"
#include "app/table/uno/uno_table.h"

#include <QCoreApplication>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>
#include <memory>
#include <type_traits>

namespace tableside::test {

class PlayFixture
{
public:
    /// Lets SQLite skip waiting for the disk, because no test here cuts the power. tst_match_store tests what survives a kill.
    PlayFixture() { QSqlQuery(database.connection()).exec(QStringLiteral("PRAGMA synchronous = OFF")); }

    QTemporaryDir folder;
    QString databasePath = folder.filePath("tableside.sqlite");
    Database database{databasePath};
    MatchStore store{database};
    ScoreStore scoreStore{database};
    People people{scoreStore};
    SilentSoundBoard sounds;
    ManualTime time;
    AppSettings settings{folder.filePath("tableside.ini")};

    template <typename Game = dos::Game>
    static MatchConfig<Game> config(int seats, quint64 seed, Level level = Level::greedy)
    {
        MatchConfig<Game> made;
        static const QStringList names{"You",  "West", "North", "East", "Anne",
                                       "Bill", "Cleo", "Dan",   "Eve",  "Finn"};
        for (int seat = 0; seat < seats; ++seat) {
            SeatConfig &config = made.seats.emplace_back();
            config.name = names[seat];
            config.portrait = QStringLiteral("owl");
            if (seat > 0)
                config.level = level;
        }
        made.seed = seed;
        return made;
    }

    /// Returns a configuration in which the first `people` seats are people of the score book and the others computer players.
    template <typename Game = dos::Game>
    static MatchConfig<Game> peopleConfig(int seats, int people, quint64 seed)
    {
        MatchConfig<Game> made = config<Game>(seats, seed);
        made.seats.front().name = "Ann";
        for (int seat = 0; seat < people; ++seat) {
            SeatConfig &person = made.seats[static_cast<std::size_t>(seat)];
            person.level.reset();
            person.personId = QStringLiteral("person-%1").arg(seat);
            person.colorIndex = seat;
        }
        return made;
    }

    template <typename Game>
    std::unique_ptr<TableSession<Game>> begin(const MatchConfig<Game> &made)
    {
        QString problem;
        auto session = TableSession<Game>::begin(made, store, time, problem);
        if (!session)
            qFatal("%s", qPrintable(problem));
        return session;
    }

    /// Resumes the unfinished match of a game, as after a kill, or as another window does if `from` has a database of its own.
    template <typename Game>
    std::unique_ptr<TableSession<Game>> resume(MatchStore &from)
    {
        QString problem;
        const QString game = QString::fromLatin1(Game::name.data());
        auto session = TableSession<Game>::resume(from.unfinished(game)->id, from, time, problem);
        if (!session)
            qFatal("%s", qPrintable(problem));
        return session;
    }
};

/// Processes events until `isSo` returns true because a worker thread has answered. The clock of the table does not move
/// meanwhile. Returns false after 20 seconds of real time.
inline bool waitForAnswer(const std::function<bool()> &isSo)
{
    QTimer patience;
    patience.setSingleShot(true);
    patience.start(20'000);
    while (!isSo() && patience.isActive())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return isSo();
}

/// Counts the queued calls that worker threads have sent to objects of this thread.
class Answers final : public QObject
{
public:
    Answers() { QCoreApplication::instance()->installEventFilter(this); }

    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::MetaCall ? 1 : 0;
        return false;
    }
};

/// Returns the legal actions of the seat in turn.
template <typename Game>
typename Game::ActionList legalActions(const TableSession<Game> &session)
{
    typename Game::ActionList legal;
    Game::legal_actions(session.match().state(), legal);
    return legal;
}

/// Plays a random legal action for the seat in turn.
template <typename Game>
void playAnyLegal(TableSession<Game> &session, Random &random)
{
    const auto legal = legalActions(session);
    session.act(session.turnSeat(), legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

/// Plays the first legal action for `seat`, which must be in turn.
template <typename Game>
void playFirstLegal(TableSession<Game> &session, int seat)
{
    session.act(seat, legalActions(session).front());
}

/// Plays random legal actions for all seats, and starts each next round, until `wanted` returns true.
template <typename Game, typename Wanted>
void playUntil(TableSession<Game> &session, Random random, const Wanted &wanted)
{
    while (!wanted()) {
        if (session.isPlaying())
            playAnyLegal(session, random);
        else
            session.startRound();
    }
}

template <typename Game>
using TableOf = std::conditional_t<std::is_same_v<Game, dos::Game>, DosTable, UnoTable>;

/// Returns a table that shows each step at once, and whose computer players do not act by themselves.
template <typename Game>
std::unique_ptr<TableOf<Game>> idleTable(PlayFixture &fixture, const MatchConfig<Game> &config)
{
    auto table = std::make_unique<TableOf<Game>>(fixture.begin(config), fixture.sounds);
    table->setPace({1.0, true, false}, {1'000'000, 1'000'001, 0});
    return table;
}

} // namespace tableside::test

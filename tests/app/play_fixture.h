// A table without a window: own files, a clock that the test holds, no sound.
#pragma once

#include "calls/sound_board.h"
#include "play/dos_table.h"
#include "settings/app_settings.h"
#include "store/database.h"
#include "store/match_store.h"

#include <QTemporaryDir>

#include <memory>

namespace tableside::test {

class PlayFixture
{
public:
    QTemporaryDir folder;
    QString databasePath = folder.filePath("tableside.sqlite");
    Database database{databasePath};
    MatchStore store{database};
    SilentSoundBoard sounds;
    qint64 now = 0;

    Clock clock()
    {
        return [this] { return now; };
    }

    template <typename Game = dos::Game>
    static MatchConfig<Game> config(int seats, quint64 seed, Level level = Level::greedy)
    {
        MatchConfig<Game> made;
        static const QStringList names{"You",  "West", "North", "East", "Anne",
                                       "Bill", "Cleo", "Dan",   "Eve",  "Finn"};
        for (int seat = 0; seat < seats; ++seat) {
            made.seats.push_back({names[seat], "owl", {}});
            if (seat > 0)
                made.seats.back().level = level;
        }
        made.seed = seed;
        return made;
    }

    template <typename Game>
    std::unique_ptr<TableSession<Game>> begin(const MatchConfig<Game> &made)
    {
        QString problem;
        auto session = TableSession<Game>::begin(made, store, clock(), problem);
        if (!session)
            qFatal("%s", qPrintable(problem));
        return session;
    }
};

/// Plays for the seat in turn: any legal action.
template <typename Game>
void playAnyLegal(TableSession<Game> &session, Random &random)
{
    typename Game::ActionList legal;
    Game::legal_actions(session.match().observe(session.turnSeat()), legal);
    session.act(session.turnSeat(), legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

/// Plays for `seat`, which is in turn.
template <typename Game>
void playFirstLegal(TableSession<Game> &session, int seat)
{
    typename Game::ActionList legal;
    Game::legal_actions(session.match().observe(seat), legal);
    session.act(seat, legal.front());
}

} // namespace tableside::test

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

    static MatchConfig config(int seats, quint64 seed, Level level = Level::greedy)
    {
        MatchConfig made;
        static const QStringList names{"You", "West", "North", "East"};
        for (int seat = 0; seat < seats; ++seat) {
            made.seats.push_back({names[seat], "owl", {}});
            if (seat > 0)
                made.seats.back().level = level;
        }
        made.seed = seed;
        return made;
    }

    std::unique_ptr<TableSession> begin(const MatchConfig &made)
    {
        QString problem;
        std::unique_ptr<TableSession> session = TableSession::begin(made, store, clock(), problem);
        if (!session)
            qFatal("%s", qPrintable(problem));
        return session;
    }
};

/// Plays for every seat: the first legal action, or the one that `pick` chooses.
inline void playFirstLegal(TableSession &session, Random &random)
{
    dos::ActionList legal;
    dos::legal_actions(session.match().state(), legal);
    session.act(session.turnSeat(), legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

} // namespace tableside::test

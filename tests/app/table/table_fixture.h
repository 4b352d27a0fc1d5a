// A table without a window: own files, time that the test turns by hand, no sound.
#pragma once

#include "tests/app/table/manual_time.h"

#include "app/audio/sound_board.h"
#include "app/people/people.h"
#include "app/settings/app_settings.h"
#include "app/store/database.h"
#include "app/store/match_store.h"
#include "app/table/dos/dos_table.h"

#include <QCoreApplication>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>
#include <memory>

namespace tableside::test {

class PlayFixture
{
public:
    /// Nobody pulls the plug here: what is stored need not reach the disk (tst_match_store tests what outlasts a kill).
    PlayFixture() { QSqlQuery(database.connection()).exec(QStringLiteral("PRAGMA synchronous = OFF")); }

    QTemporaryDir folder;
    QString databasePath = folder.filePath("tableside.sqlite");
    Database database{databasePath};
    MatchStore store{database};
    ScoreStore scoreStore{database};
    People people{scoreStore};
    SilentSoundBoard sounds;
    ManualTime time;

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

    /// The first `people` seats are people, known by name.
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
};

/// Until what a worker answers to this thread makes it so. The time of the table stands still; false after 20 real seconds.
inline bool waitForAnswer(const std::function<bool()> &isSo)
{
    QTimer patience;
    patience.setSingleShot(true);
    patience.start(20'000);
    while (!isSo() && patience.isActive())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return isSo();
}

/// Counts the answers that workers have given to objects of this thread.
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

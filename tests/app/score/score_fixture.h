// A score book without a window: own files, a clock that the test holds.
#pragma once

#include "app/score/score_room.h"
#include "app/store/database.h"

#include <QTemporaryDir>

#include <memory>

namespace tableside::test {

class ScoreFixture
{
public:
    ScoreFixture() { openAgain(); }

    /// As after a restart.
    void openAgain()
    {
        room.reset();
        database = std::make_unique<Database>(folder.filePath(QStringLiteral("tableside.sqlite")));
        room = std::make_unique<ScoreRoom>(*database, [this] { return now += 1000; });
        room->setExportFolder(folder.filePath(QStringLiteral("out")));
    }

    ScoreGame &begin(const QStringList &names = {"Anna", "Ben", "Cleo"}, bool countAgainst = false)
    {
        ScoreSetup &setup = *room->setup();
        while (setup.seats()->count() > 0)
            setup.remove(0);
        for (const QString &name : names)
            setup.addNamed(name);
        setup.setCountAgainst(countAgainst);
        if (!room->startGame())
            qFatal("%s", qPrintable(room->notice()));
        return *room->game();
    }

    /// By seat: the sum for each hand, empty for who went out. Closes the round.
    static bool enterRound(ScoreGame &game, const QStringList &hands)
    {
        HandEntry &entry = *game.entry();
        entry.beginRound();
        bool done = entry.markOut(static_cast<int>(hands.indexOf(QString())));
        for (int seat = 0; seat < hands.size(); ++seat) {
            if (hands[seat].isEmpty())
                continue;
            done = done && entry.choose(seat);
            entry.setSum(hands[seat]);
            done = done && entry.confirm();
        }
        return done && entry.closeRound();
    }

    QTemporaryDir folder;
    qint64 now = 1'700'000'000'000;
    std::unique_ptr<Database> database;
    std::unique_ptr<ScoreRoom> room;
};

} // namespace tableside::test

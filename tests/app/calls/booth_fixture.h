// A call booth without a window: own files, both clocks held by the test, a sound board that remembers.
#pragma once

#include "app/audio/sound_board.h"
#include "app/calls/call_booth.h"
#include "app/settings/app_settings.h"
#include "tests/app/score/score_fixture.h"

namespace tableside::test {

class BoothFixture
{
public:
    BoothFixture() { openAgain(); }

    /// As after a restart.
    void openAgain()
    {
        booth.reset();
        settings = std::make_unique<AppSettings>(scores.folder.filePath(QStringLiteral("tableside.ini")));
        booth = std::make_unique<CallBooth>(*scores.database, *scores.room, sounds, *settings,
                                            scores.folder.filePath(QStringLiteral("voices")),
                                            BoothClocks{[this] { return now; }, [this] { return wall; }});
        booth->open();
    }

    /// At so many milliseconds of the booth's clock.
    void pressAt(int seat, qint64 ms)
    {
        now = ms * 1000;
        booth->press(seat);
    }

    /// So much later nothing is running any more.
    void pass(qint64 ms)
    {
        now += ms * 1000;
        wall += ms;
        booth->settle();
    }

    QStringList logLines()
    {
        booth->log()->write();
        QStringList lines;
        for (int row = 0; row < booth->log()->list()->count(); ++row)
            lines << booth->log()->list()->row(row).line;
        return lines;
    }

    ScoreFixture scores;
    SilentSoundBoard sounds;
    qint64 now = 1'000'000;
    qint64 wall = QDateTime::currentMSecsSinceEpoch(); ///< What is older than a month would be forgotten.
    std::unique_ptr<AppSettings> settings;
    std::unique_ptr<CallBooth> booth;
};

} // namespace tableside::test

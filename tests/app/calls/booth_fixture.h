// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A call booth without a window, with its own files, clocks that the test sets, and a sound board that lists what it played.
#pragma once

#include "app/calls/call_booth.h"
#include "app/settings/app_settings.h"
#include "tests/app/score/score_fixture.h"
#include "tests/app/silent_devices.h"

namespace tableside::test {

class BoothFixture
{
public:
    BoothFixture() { openAgain(); }

    /// Creates the booth anew from the same files, as after a restart of the app.
    void openAgain()
    {
        booth.reset();
        settings = std::make_unique<AppSettings>(scores.folder.filePath(QStringLiteral("tableside.ini")));
        booth = std::make_unique<CallBooth>(*scores.database, *scores.room, sounds, *settings,
                                            scores.folder.filePath(QStringLiteral("voices")),
                                            BoothClocks{[this] { return now; }, [this] { return wall; }});
        booth->open();
    }

    /// Presses the button of \p seat when the booth's clock is at \p ms milliseconds.
    void pressAt(int seat, qint64 ms)
    {
        now = ms * 1000;
        booth->press(seat);
    }

    /// Advances both clocks by \p ms milliseconds and ends the race and grace times that are over by then.
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
    qint64 wall = 1'700'000'000'000;
    std::unique_ptr<AppSettings> settings;
    std::unique_ptr<CallBooth> booth;
};

} // namespace tableside::test

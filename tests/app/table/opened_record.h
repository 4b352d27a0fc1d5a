// A match out of a file, gone on with at the table.
#pragma once

#include "app/table/playroom.h"

namespace tableside::test {

/// As somebody does it who opens the file of a match that is not over: it is shown, and those who play it go on.
inline bool openRecord(Playroom &playroom, const QString &game, const QByteArray &record)
{
    if (!playroom.showRecord(game, record) || !playroom.playOn())
        return false;
    playroom.closeReplay();
    return true;
}

} // namespace tableside::test

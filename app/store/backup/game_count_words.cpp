// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/backup/game_count_words.h"

#include "app/store/database/recovery.h"

#include <QCoreApplication>

namespace tableside {

namespace {

struct CountTr
{
    Q_DECLARE_TR_FUNCTIONS(GameCount)
};

} // namespace

QString gameCountWords(const GameCount &count)
{
    //: %n score sheets of games with real cards
    const QString sheets = CountTr::tr("%n score sheet(s)", nullptr, count.sheets);
    //: %n games that were played against computer players or on this screen
    const QString matches = CountTr::tr("%n game(s) played here", nullptr, count.matches);
    if (count.all() == 0)
        //: In place of "8 score sheets and 12 games played here"
        return CountTr::tr("no games");
    if (count.matches == 0 || count.sheets == 0)
        return count.matches == 0 ? sheets : matches;
    //: %1 is "8 score sheets", %2 is "12 games played here"
    return CountTr::tr("%1 and %2").arg(sheets, matches);
}

} // namespace tableside

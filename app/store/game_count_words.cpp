#include "app/store/game_count_words.h"

#include "app/store/recovery.h"

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
    //: %1 is "8 score sheets", %2 is "12 games played here"
    return CountTr::tr("%1 and %2").arg(sheets, matches);
}

} // namespace tableside

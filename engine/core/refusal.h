// The table of refusals that each game has in its reason.cpp: per Reason its code, its rule and its English sentence. Console
// and app both say that sentence; the app translates it.
#pragma once

#include <string_view>

/// Marks an English text for the translators and is replaced by it. The engine has no Qt: lupdate takes the mark for
/// QT_TRANSLATE_NOOP because translations/CMakeLists.txt tells it so, where the engine's files with marks are listed.
#define TRANSLATABLE(context, text) text

namespace tableside {

struct RefusalRow
{
    std::string_view code; ///< For programs: "row-card-already-matched".
    std::string_view rule; ///< "DOS-TURN-2".
    const char *text;
    const char *about_other =
        text; ///< Said instead where the refused action was aimed at another player, as a catch is.
};

} // namespace tableside

// RefusalRow: one row of the table of refusals that each game has in its reason.cpp, in the order of its Reason. Console and
// app both say its sentence; the app translates it.
#pragma once

#include <string_view>

/// Marks an English text for translation; it expands to the text. The engine has no Qt, so translations/CMakeLists.txt tells
/// lupdate that the macro stands for QT_TRANSLATE_NOOP, and lists the engine's files that use it.
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

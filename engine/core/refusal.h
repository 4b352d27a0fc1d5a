// RefusalRow: the texts for one reason why a game refuses an action. Each game's reason.cpp has a table of these
// rows, in the order of the game's Reason enum. Console and app show the text; the app translates it.
#pragma once

#include <string_view>

/// Marks an English text for translation and expands to the text. The engine has no Qt, so translations/CMakeLists.txt makes
/// lupdate treat the macro as QT_TRANSLATE_NOOP, and lists the engine's files that use it.
#define TRANSLATABLE(context, text) text

namespace tableside {

struct RefusalRow
{
    std::string_view code; ///< The code for programs, such as "row-card-already-matched".
    std::string_view rule; ///< The id of the rule, such as "DOS-TURN-2".
    const char *text;
    /// The text for a refused action that was aimed at another player, such as a catch.
    const char *about_other = text;
};

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The codes, rules and sentences with which games refuse actions. Each game has an enum Reason and, in its refusals.cpp, a
// table with a Refusal for each reason, in the order of the enum.
#pragma once

#include <string_view>

/// Marks an English text for translation and expands to the text. The engine has no Qt, so translations/CMakeLists.txt makes
/// lupdate treat the macro as QT_TRANSLATE_NOOP, and lists the engine's files that use it.
#define TRANSLATABLE(context, text) text

namespace tableside {

struct Refusal
{
    std::string_view code; ///< The code for programs, such as "row-card-already-matched".
    std::string_view rule; ///< The id of the rule, such as "DOS-TURN-2".
    const char *text = ""; ///< The English sentence for people.
    /// The sentence for a refused action that was aimed at another player, such as a catch.
    const char *about_other = text;
};

// The functions below are for the enum Reason of any game; refusal(reason) is a function of the game.

/// Returns the code of a reason, for programs, such as "row-card-already-matched".
template <typename Reason>
std::string_view reason_code(Reason reason)
{
    return refusal(reason).code;
}

/// Returns the id of the rule that an action breaks, such as "DOS-TURN-2"; empty for Reason::none.
template <typename Reason>
std::string_view reason_rule(Reason reason)
{
    return refusal(reason).rule;
}

/// Returns the English sentence for people; empty for Reason::none. The app translates the sentence in the translation
/// context "Refusals". `about_other` must be true if the refused action targets another player, as a catch does. A %1
/// in the sentence stands for a player: for not_your_turn the player in turn, otherwise the target of the action.
template <typename Reason>
const char *reason_text(Reason reason, bool about_other = false)
{
    return about_other ? refusal(reason).about_other : refusal(reason).text;
}

} // namespace tableside

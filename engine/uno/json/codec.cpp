// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/json/codec.h"

#include "engine/json/game_codec.h"

namespace tableside::uno {

using namespace std::string_view_literals;

struct Description
{
    static void describe(auto &members, MaybeConst<Ruleset> auto &rules)
    {
        members.setting("twoPlayerReverse", rules.two_player_reverse, std::array{"skips"sv, "literal"sv});
        members.setting("scoring", rules.scoring, scoring_names);
        members.setting("stacking", rules.stacking);
        members.setting("jumpIn", rules.jump_in);
        members.setting("sevenZero", rules.seven_zero);
        members.setting("drawUntilPlayable", rules.draw_until_playable);
        members.setting("noBluffing", rules.no_bluffing);
        members.setting("grace", rules.grace_ms, 0, Ruleset::longest_grace_ms);
    }

    /// Returns the version of a record with these rules. In version 1, a drawn card that cannot be played is kept without
    /// an action. In version 2, keeping a card is always an action, so that others cannot tell whether the card could be
    /// played (UNO-TURN-5).
    static int record_version(const Ruleset &rules) { return rules.keeps_at_once ? 1 : 2; }
    static void apply_version(Ruleset &rules, int version) { rules.keeps_at_once = version < 2; }

    static constexpr std::array action_names{"play"sv,   "draw"sv, "pass"sv,  "challenge"sv, "accept"sv,
                                             "colour"sv, "swap"sv, "moved"sv, "call"sv,      "catch"sv};

    /// Reads and writes a play. A missing "colour" is read as `any`, so that check() refuses a wild card without a color.
    static void describe(auto &members, MaybeConst<PlayCard> auto &play)
    {
        members.value("card", play.card);
        members.choice_or("colour", play.color, color_letter_texts, Color::any);
    }
    static void describe(auto &members, MaybeConst<NameColor> auto &named)
    {
        members.choice("colour", named.color, color_letter_texts);
    }
    static void describe(auto &members, MaybeConst<SwapHands> auto &swap) { members.other_seat(swap.seat); }
    static void describe(auto &members, MaybeConst<ReportMove> auto &moved) { members.other_seat(moved.seat); }

    static constexpr std::tuple event_kinds{
        EventKind<RoundStarted>{"round", "UNO-SETUP-1"},
        EventKind<Dealt>{"deal", "UNO-SETUP-2"},
        EventKind<Drew>{"drew", {}},
        EventKind<ColorNamed>{"colour", "UNO-ACT-4"},
        EventKind<Reversed>{"reversed", "UNO-ACT-2"},
        EventKind<Skipped>{"skipped", "UNO-ACT-3"},
        EventKind<Challenged>{"challenged", "UNO-CHAL-1"},
        EventKind<HandsSwapped>{"swapped", "UNO-SEVEN-1"},
        EventKind<Posing>{"posing", "UNO-ACT-6"},
        EventKind<PoseEnded>{"pose-ended", "UNO-ACT-6"},
        EventKind<TurnStarted>{"turn", "UNO-SETUP-2"},
        EventKind<WentOut>{"out", "UNO-OUT-1"},
        EventKind<Blocked>{"blocked", "UNO-PILE-1"},
        EventKind<Exposed>{"exposed", "UNO-CALL-1"},
        EventKind<Reshuffled>{"reshuffled", "UNO-PILE-1"},
        EventKind<WindowClosed>{"window-closed", "UNO-CALL-1"},
        EventKind<Scored>{"scored", "UNO-SCORE-1"},
        EventKind<MatchWon>{"match-won", "UNO-SCORE-1"},
    };

    static void describe(auto &members, MaybeConst<Dealt> auto &dealt)
    {
        members.value("hands", dealt.hands);
        members.value("top", dealt.top);
        members.value("draw", dealt.draw);
    }
    static void describe(auto &members, MaybeConst<Drew> auto &drew)
    {
        members.value("cards", drew.cards);
        members.choice("why", drew.why,
                       std::array{"turn"sv, "caught"sv, "draw-two"sv, "draw-four"sv, "challenge"sv, "moved"sv});
    }
    static void describe(auto &members, MaybeConst<ColorNamed> auto &named)
    {
        members.choice_or("colour", named.color, color_letter_texts, Color::any);
    }
    static void describe(auto &members, MaybeConst<Reversed> auto &reversed)
    {
        members.value("direction", reversed.direction, -1, 1);
    }
    static void describe(auto &members, MaybeConst<Challenged> auto &challenged)
    {
        members.seat("target", challenged.target);
        members.flag("guilty", challenged.guilty);
    }
    static void describe(auto &members, MaybeConst<HandsSwapped> auto &swapped)
    {
        members.seat_if_any("target", swapped.target);
        members.value("hands", swapped.hands);
    }
    static void describe(auto &members, MaybeConst<Blocked> auto &blocked) { members.seat("seat", blocked.winner); }
    static void describe(auto &members, MaybeConst<Reshuffled> auto &event) { members.value("draw", event.draw); }

    static std::string_view rule_of(const Drew &event)
    {
        return name_of(
            std::array{"UNO-TURN-2"sv, "UNO-CALL-1"sv, "UNO-ACT-1"sv, "UNO-ACT-5"sv, "UNO-CHAL-1"sv, "UNO-ACT-6"sv},
            event.why);
    }
};

} // namespace tableside::uno

template struct tableside::GameCodec<tableside::uno::Game, tableside::uno::Description>;

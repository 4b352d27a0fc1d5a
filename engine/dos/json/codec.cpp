// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/json/codec.h"

#include "engine/json/game_codec.h"

namespace tableside::dos {

using namespace std::string_view_literals;

struct Description
{
    static void describe(auto &members, MaybeConst<Ruleset> auto &rules)
    {
        members.setting("bonusLay", rules.bonus_lay, std::array{"optional"sv, "compulsory"sv});
        members.setting("catchWindow", rules.catch_window,
                        std::array{"untilNextPlayerActs"sv, "whileTwo"sv, "never"sv});
        members.setting("falseCatch", rules.false_catch, std::array{"none"sv, "drawTwo"sv});
        members.setting("scoring", rules.scoring, scoring_names);
        members.setting("grace", rules.grace_ms, 0, Ruleset::longest_grace_ms);
    }

    static constexpr std::array action_names{"match"sv,      "draw"sv, "end"sv,  "lay"sv,
                                             "skip-bonus"sv, "call"sv, "catch"sv};

    static void describe(auto &members, const MatchRow &match)
    {
        Cards cards{match.first};
        if (match.is_double())
            cards.push_back(match.second);
        std::sort(cards.begin(), cards.end());
        members.index("row", match.row);
        members.value("cards", cards);
    }
    /// Reads a match of a row card from JSON. The two cards of a double match may be in either order.
    static void describe(auto &members, MatchRow &match)
    {
        Cards cards;
        members.index("row", match.row);
        members.value("cards", cards);
        if (cards.empty() || cards.size() > 2)
            return members.fail("\"cards\" must be one or two cards");
        std::sort(cards.begin(), cards.end());
        match.first = cards.front();
        match.second = cards.size() == 2 ? cards.back() : Card{};
    }
    static void derive(OrderedJson &json, const MatchRow &match, const PublicTable &before)
    {
        if (match.row < before.row_count)
            json["bonus"] = bonus_text(bonus_of(before.row()[match.row], match.first, match.second));
    }
    static void describe(auto &members, MaybeConst<LayCard> auto &lay) { members.value("card", lay.card); }

    static constexpr std::tuple event_kinds{
        EventKind<RoundStarted>{"round", {}},
        EventKind<Dealt>{"deal", "DOS-SETUP-2"},
        EventKind<Drew>{"drew", {}},
        EventKind<Discarded>{"discarded", "DOS-END-1"},
        EventKind<Refilled>{"refilled", "DOS-END-2"},
        EventKind<Laid>{"laid", {}},
        EventKind<Reshuffled>{"reshuffled", "DOS-PILE-1"},
        EventKind<Exposed>{"exposed", "DOS-CALL-2"},
        EventKind<WindowClosed>{"window-closed", "DOS-CALL-4"},
        EventKind<TurnStarted>{"turn", "DOS-SETUP-3"},
        EventKind<WentOut>{"out", "DOS-END-6"},
        EventKind<Scored>{"scored", "DOS-SCORE-1"},
        EventKind<MatchWon>{"match-won", "DOS-SCORE-2"},
    };

    static void describe(auto &members, MaybeConst<Dealt> auto &dealt)
    {
        members.value("hands", dealt.hands);
        members.value("row", dealt.row);
        members.value("draw", dealt.draw);
    }
    static void describe(auto &members, MaybeConst<Drew> auto &drew)
    {
        members.value("cards", drew.cards);
        members.choice("why", drew.why, std::array{"turn"sv, "double-color"sv, "caught"sv, "false-catch"sv});
    }
    static void describe(auto &members, MaybeConst<Laid> auto &laid)
    {
        members.value("card", laid.card);
        members.choice("why", laid.why, std::array{"no-match"sv, "bonus"sv});
    }
    static void describe(auto &members, MaybeConst<Discarded> auto &event) { members.value("cards", event.cards); }
    static void describe(auto &members, MaybeConst<Refilled> auto &event) { members.value("cards", event.cards); }
    static void describe(auto &members, MaybeConst<Reshuffled> auto &event) { members.value("draw", event.draw); }

    static std::string_view rule_of(const RoundStarted &event)
    {
        return event.number == 1 ? "DOS-SETUP-1" : "DOS-SETUP-4";
    }
    static std::string_view rule_of(const Drew &event)
    {
        return name_of(std::array{"DOS-TURN-3"sv, "DOS-END-4"sv, "DOS-CALL-3"sv, "DOS-CALL-7"sv}, event.why);
    }
    static std::string_view rule_of(const Laid &event)
    {
        return event.why == LayReason::bonus ? "DOS-END-3" : "DOS-TURN-4";
    }
};

std::string_view bonus_text(Bonus bonus)
{
    return name_of(std::array{"none"sv, "single"sv, "double"sv}, bonus);
}

OrderedJson reading_json(const Reading &reading)
{
    OrderedJson json;
    json["row"] = {{"as", reading.row_value}, {"colour", color_text(reading.row_color)}};
    json["cards"] = OrderedJson::array();
    for (std::size_t index = 0; index < reading.values.size() && reading.values[index] != 0; ++index)
        json["cards"].push_back({{"as", reading.values[index]}, {"colour", color_text(reading.colors[index])}});
    return json;
}

} // namespace tableside::dos

template struct tableside::GameCodec<tableside::dos::Game, tableside::dos::Description>;

// DOS as the templates over a game (match, AI, record, console) see it: its types and its functions by name.
#pragma once

#include "dos/notation.h"
#include "dos/rules.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tableside::dos {

struct Game
{
    static constexpr std::string_view name = "dos";
    static constexpr int fewest_seats = dos::fewest_seats;
    static constexpr int most_seats = dos::most_seats;

    using Card = dos::Card;
    using Cards = dos::Cards;
    using Ruleset = dos::Ruleset;
    using State = dos::State;
    using Action = dos::Action;
    using ActionList = dos::ActionList;
    using Event = dos::Event;
    using EventList = dos::EventList;
    using Observation = dos::Observation;
    using Reason = dos::Reason;

    using DealerDrawn = dos::DealerDrawn;
    using RoundStarted = dos::RoundStarted;
    using Scored = dos::Scored;
    using MatchWon = dos::MatchWon;

    template <typename Sink>
    static State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events)
    {
        return dos::deal(seats, dealer, rules, random, events);
    }
    template <typename Sink>
    static Reason apply(State &state, int seat, const Action &action, Sink &events)
    {
        return dos::apply(state, seat, action, events);
    }
    static Observation observe(const State &state, int seat) { return dos::observe(state, seat); }
    static void legal_actions(const Observation &seen, ActionList &actions) { dos::legal_actions(seen, actions); }

    static std::span<const Card> deck() { return sorted_deck(); }
    static std::optional<Card> parse_card(std::string_view text) { return dos::parse_card(text); }
    /// What a card counts when drawing for the deal; symbols count 0 (DOS-SETUP-1).
    static int dealer_draw_value(Card card) { return card.is_wild() ? 0 : card.value(); }

    static bool is_over(const State &state) { return state.is_over(); }
    static int seat_in_turn(const State &state) { return state.table.turn; }
    /// The seat that went out; the round must be over.
    static int winner(const State &state) { return state.table.turn; }
    static int hand_points(const State &state, int seat) { return state.hand(seat).points(); }
    static Cards hand_cards(const State &state, int seat)
    {
        Cards cards;
        state.hand(seat).for_each_card([&](Card card) { cards.push_back(card); });
        return cards;
    }
};

} // namespace tableside::dos

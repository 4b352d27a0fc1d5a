// UNO as the templates over a game (match, AI, record, console) see it: its types and its functions by name.
#pragma once

#include "engine/uno/notation.h"
#include "engine/uno/rules.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::uno {

struct CallHooks; // engine/uno/ai/call_hooks.h

struct Game
{
    static constexpr std::string_view name = "uno";
    static constexpr std::string_view title = "UNO";
    static constexpr int fewest_seats = uno::fewest_seats;
    static constexpr int most_seats = uno::most_seats;
    /// A round may end although all hold cards (UNO-PILE-1).
    static constexpr bool can_be_blocked = true;

    using Card = uno::Card;
    using Cards = uno::Cards;
    using Ruleset = uno::Ruleset;
    using State = uno::State;
    using Action = uno::Action;
    using ActionList = uno::ActionList;
    using Event = uno::Event;
    using EventList = uno::EventList;
    using Observation = uno::Observation;
    using Reason = uno::Reason;
    using Call = CallUno;
    using Catch = CatchSeat;
    using CallHooks = uno::CallHooks;

    using DealerDrawn = uno::DealerDrawn;
    using RoundStarted = uno::RoundStarted;
    using TurnStarted = uno::TurnStarted;
    using Drew = uno::Drew;
    using Reshuffled = uno::Reshuffled;
    using Exposed = uno::Exposed;
    using WindowClosed = uno::WindowClosed;
    using Called = uno::Called;
    using Caught = uno::Caught;
    using WentOut = uno::WentOut;
    using Scored = uno::Scored;
    using MatchWon = uno::MatchWon;

    template <typename Sink>
    static State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events)
    {
        return uno::deal(seats, dealer, rules, random, events);
    }
    template <typename Sink>
    static Reason apply(State &state, int seat, const Action &action, Sink &events)
    {
        return uno::apply(state, seat, action, events);
    }
    static Observation observe(const State &state, int seat) { return uno::observe(state, seat); }
    static Event seen_by(const Event &event, int seat) { return uno::seen_by(event, seat); }
    static Reason check(const Observation &seen, const Action &action) { return uno::check(seen, action); }
    static void legal_actions(const Observation &seen, ActionList &actions) { uno::legal_actions(seen, actions); }
    static void legal_actions(const State &state, ActionList &actions) { uno::legal_actions(state, actions); }

    static std::span<const Card> deck() { return sorted_deck(); }
    static std::string card_text(Card card) { return uno::card_text(card); }
    static std::optional<Card> parse_card(std::string_view text) { return uno::parse_card(text); }
    /// What a card counts when drawing for the deal; symbols count 0 (UNO-SETUP-1).
    static int dealer_draw_value(Card card) { return card.is_number() ? card.number() : 0; }
    /// UNO-NEXT-1: the deal passes to the left.
    static int next_dealer(int seats, int dealer, int /*winner*/) { return dealer + 1 == seats ? 0 : dealer + 1; }

    static bool is_over(const State &state) { return state.is_over(); }
    static int seat_in_turn(const State &state) { return state.table.turn; }
    /// Whether the seat in turn has yet to play or draw. A turn that is missed, or spent on cards to be drawn, never begins.
    static bool begins_turn(const State &state) { return state.table.phase == Phase::play; }
    /// The seat that went out, or has the smallest hand (UNO-PILE-1); the round must be over.
    static int winner(const State &state) { return state.table.turn; }
    static int hand_points(const State &state, int seat) { return state.hand(seat).points(); }
    static Cards hand_cards(const State &state, int seat)
    {
        Cards cards;
        state.hand(seat).for_each_card([&](Card card) { cards.push_back(card); });
        return cards;
    }
};

} // namespace tableside::uno

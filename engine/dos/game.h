// DOS as the templates over a game (match, AI, record, console) see it: its types and its functions by name.
#pragma once

#include "engine/dos/notation.h"
#include "engine/dos/rules.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::dos {

struct CallHooks; // engine/dos/ai/call_hooks.h

struct Game
{
    static constexpr std::string_view name = "dos";
    static constexpr std::string_view title = "DOS";
    static constexpr int fewest_seats = dos::fewest_seats;
    static constexpr int most_seats = dos::most_seats;
    /// Whoever has no match draws or lays a card: somebody always goes out.
    static constexpr bool can_be_blocked = false;

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
    using Call = CallDos;
    using Catch = CatchSeat;
    using CallHooks = dos::CallHooks;

    using DealerDrawn = dos::DealerDrawn;
    using RoundStarted = dos::RoundStarted;
    using TurnStarted = dos::TurnStarted;
    using Drew = dos::Drew;
    using Reshuffled = dos::Reshuffled;
    using Exposed = dos::Exposed;
    using WindowClosed = dos::WindowClosed;
    using Called = dos::Called;
    using Caught = dos::Caught;
    using WentOut = dos::WentOut;
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
    static Event seen_by(const Event &event, int seat) { return dos::seen_by(event, seat); }
    static Reason check(const Observation &seen, const Action &action) { return dos::check(seen, action); }
    static void legal_actions(const Observation &seen, ActionList &actions) { dos::legal_actions(seen, actions); }
    static void legal_actions(const State &state, ActionList &actions) { dos::legal_actions(state, actions); }

    static std::span<const Card> deck() { return sorted_deck(); }
    static std::string card_text(Card card) { return dos::card_text(card); }
    static std::optional<Card> parse_card(std::string_view text) { return dos::parse_card(text); }
    /// What a card counts when drawing for the deal; symbols count 0 (DOS-SETUP-1).
    static int dealer_draw_value(Card card) { return card.is_wild() ? 0 : card.value(); }

    static int next_dealer(int /*seats*/, int /*dealer*/, int winner) { return winner; } // DOS-SETUP-4

    static bool is_over(const State &state) { return state.is_over(); }
    static int seat_in_turn(const State &state) { return state.table.turn; }
    /// Whether the seat in turn has yet to do something in its turn.
    static bool begins_turn(const State &state)
    {
        return state.table.phase == Phase::play && !state.table.drawn && state.table.matches == 0;
    }
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

#include "tests/engine/dos/position.h"

#include "engine/dos/notation.h"

namespace tableside::test {

using namespace dos;

namespace {

std::string seat_text(int seat)
{
    return std::to_string(seat) + " ";
}

std::string bonus_text(Bonus bonus)
{
    return bonus == Bonus::none ? "none" : bonus == Bonus::single ? "single" : "double";
}

std::string why_text(DrawReason why)
{
    switch (why) {
    case DrawReason::turn: return "";
    case DrawReason::double_color: return " for double color";
    case DrawReason::caught: return " for being caught";
    case DrawReason::false_catch: return " for a false catch";
    }
    return " ???";
}

struct EventText
{
    std::string operator()(const Matched &event) const
    {
        return seat_text(event.seat) + "matches " + card_text(event.row_card) + " with " + text(event.cards) + " ("
            + bonus_text(event.reading.bonus) + ")";
    }
    std::string operator()(const Drew &event) const
    {
        return seat_text(event.seat) + "draws " + (event.cards.empty() ? "nothing" : text(event.cards))
            + why_text(event.why);
    }
    std::string operator()(const Laid &event) const
    {
        return seat_text(event.seat) + "lays " + card_text(event.card)
            + (event.why == LayReason::bonus ? " as bonus" : "");
    }
    std::string operator()(const Dealt &event) const
    {
        return "deal " + std::to_string(event.hands.size()) + " row " + text(event.row);
    }
    std::string operator()(const Reshuffled &event) const { return "reshuffle " + text(event.draw); }
    std::string operator()(const Discarded &event) const { return "discard " + text(event.cards); }
    std::string operator()(const Refilled &event) const { return "refill " + text(event.cards); }
    std::string operator()(const TurnStarted &event) const { return "turn " + std::to_string(event.seat); }
    std::string operator()(const BonusSkipped &event) const { return seat_text(event.seat) + "skips"; }
    std::string operator()(const Exposed &event) const { return seat_text(event.seat) + "exposed"; }
    std::string operator()(const WindowClosed &event) const { return seat_text(event.seat) + "safe"; }
    std::string operator()(const Called &event) const { return seat_text(event.seat) + "calls"; }
    std::string operator()(const Caught &event) const
    {
        return seat_text(event.seat) + "caught by " + std::to_string(event.by);
    }
    std::string operator()(const FalselyCaught &event) const
    {
        return seat_text(event.seat) + "falsely caught by " + std::to_string(event.by);
    }
    std::string operator()(const WentOut &event) const { return seat_text(event.seat) + "out"; }
    std::string operator()(const DealerDrawn &event) const { return "dealer " + std::to_string(event.dealer); }
    std::string operator()(const RoundStarted &event) const { return "round " + std::to_string(event.number); }
    std::string operator()(const Scored &event) const { return "scored for " + std::to_string(event.winner); }
    std::string operator()(const MatchWon &event) const { return "match for " + std::to_string(event.seat); }
};

struct ActionText
{
    std::string operator()(const MatchRow &action) const
    {
        return "match " + std::to_string(action.row) + " " + card_text(action.first)
            + (action.is_double() ? " " + card_text(action.second) : "");
    }
    std::string operator()(const DrawCard &) const { return "draw"; }
    std::string operator()(const EndTurn &) const { return "end"; }
    std::string operator()(const LayCard &action) const { return "lay " + card_text(action.card); }
    std::string operator()(const SkipBonus &) const { return "skip"; }
    std::string operator()(const CallDos &) const { return "call"; }
    std::string operator()(const CatchSeat &action) const { return "catch " + std::to_string(action.seat); }
};

} // namespace

std::string text(const Event &event)
{
    return std::visit(EventText{}, event);
}

std::string text(const std::vector<Event> &events)
{
    std::string joined;
    for (const Event &event : events)
        joined += (joined.empty() ? "" : "; ") + text(event);
    return joined;
}

std::string text(const Action &action)
{
    return std::visit(ActionText{}, action);
}

} // namespace tableside::test

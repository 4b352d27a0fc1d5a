#include "tests/engine/uno/position.h"

namespace tableside::uno_test {

using namespace uno;

namespace {

std::string seat_text(int seat)
{
    return std::to_string(seat) + " ";
}

std::string why_text(DrawReason why)
{
    switch (why) {
    case DrawReason::turn: return "";
    case DrawReason::caught: return " for being caught";
    case DrawReason::draw_two: return " for draw two";
    case DrawReason::draw_four: return " for draw four";
    case DrawReason::challenge: return " for the challenge";
    case DrawReason::moved: return " for moving";
    }
    return " ???";
}

std::string letter(Color color)
{
    return std::string(color == Color::any ? "?" : color_letter(color));
}

struct EventText
{
    std::string operator()(const Dealt &event) const
    {
        return "deal " + std::to_string(event.hands.size()) + " top " + card_text(event.top);
    }
    std::string operator()(const TurnStarted &event) const { return "turn " + std::to_string(event.seat); }
    std::string operator()(const Played &event) const
    {
        return seat_text(event.seat) + (event.jumps_in ? "jumps in with " : "plays ") + card_text(event.card);
    }
    std::string operator()(const ColorNamed &event) const
    {
        return seat_text(event.seat) + "names " + letter(event.color);
    }
    std::string operator()(const Reversed &event) const { return event.direction > 0 ? "to the left" : "to the right"; }
    std::string operator()(const Skipped &event) const { return seat_text(event.seat) + "misses"; }
    std::string operator()(const Drew &event) const
    {
        return seat_text(event.seat) + "draws " + (event.cards.empty() ? "nothing" : text(event.cards))
            + why_text(event.why);
    }
    std::string operator()(const Passed &event) const { return seat_text(event.seat) + "passes"; }
    std::string operator()(const Challenged &event) const
    {
        return seat_text(event.seat) + "challenges " + std::to_string(event.target)
            + (event.guilty ? " guilty (" : " innocent (") + text(event.hand) + ")";
    }
    std::string operator()(const HandsSwapped &event) const
    {
        std::string hands;
        for (const Cards &hand : event.hands)
            hands += (hands.empty() ? "" : " | ") + text(hand);
        return seat_text(event.seat)
            + (event.target ? "swaps with " + std::to_string(*event.target) : "passes hands on") + " (" + hands + ")";
    }
    std::string operator()(const Posing &event) const { return seat_text(event.seat) + "poses"; }
    std::string operator()(const Moved &event) const
    {
        return seat_text(event.seat) + "moved, says " + std::to_string(event.by);
    }
    std::string operator()(const PoseEnded &event) const { return seat_text(event.seat) + "at ease"; }
    std::string operator()(const Reshuffled &event) const { return "reshuffle " + text(event.draw); }
    std::string operator()(const Exposed &event) const { return seat_text(event.seat) + "exposed"; }
    std::string operator()(const WindowClosed &event) const { return seat_text(event.seat) + "safe"; }
    std::string operator()(const Called &event) const { return seat_text(event.seat) + "calls"; }
    std::string operator()(const Caught &event) const
    {
        return seat_text(event.seat) + "caught by " + std::to_string(event.by);
    }
    std::string operator()(const WentOut &event) const { return seat_text(event.seat) + "out"; }
    std::string operator()(const Blocked &event) const { return "blocked, for " + std::to_string(event.winner); }
    std::string operator()(const DealerDrawn &event) const { return "dealer " + std::to_string(event.dealer); }
    std::string operator()(const RoundStarted &event) const { return "round " + std::to_string(event.number); }
    std::string operator()(const Scored &event) const { return "scored for " + std::to_string(event.winner); }
    std::string operator()(const MatchWon &event) const { return "match for " + std::to_string(event.seat); }
};

struct ActionText
{
    std::string operator()(const PlayCard &action) const
    {
        return "play " + card_text(action.card) + (action.color == Color::any ? "" : " " + letter(action.color));
    }
    std::string operator()(const DrawCard &) const { return "draw"; }
    std::string operator()(const PassTurn &) const { return "pass"; }
    std::string operator()(const ChallengeDraw &) const { return "challenge"; }
    std::string operator()(const AcceptDraw &) const { return "accept"; }
    std::string operator()(const NameColor &action) const { return "colour " + letter(action.color); }
    std::string operator()(const SwapHands &action) const { return "swap " + std::to_string(action.seat); }
    std::string operator()(const ReportMove &action) const { return "moved " + std::to_string(action.seat); }
    std::string operator()(const CallUno &) const { return "call"; }
    std::string operator()(const CatchSeat &action) const { return "catch " + std::to_string(action.seat); }
};

} // namespace

std::string text(const Event &event)
{
    return std::visit(EventText{}, event);
}

std::string text(const std::vector<Event> &events)
{
    std::vector<std::string> texts;
    for (const Event &event : events)
        texts.push_back(text(event));
    return test::joined_steps(texts);
}

std::string text(const Action &action)
{
    return std::visit(ActionText{}, action);
}

} // namespace tableside::uno_test

// Events of UNO, to and from the lines of a record.
#include "engine/json/event_json.h"
#include "engine/uno/json/codec.h"

#include <array>

namespace tableside::uno {

namespace {

using namespace std::string_view_literals;

constexpr std::array draw_reasons{"turn"sv, "caught"sv, "draw-two"sv, "draw-four"sv, "challenge"sv, "moved"sv};
constexpr std::array event_names{"round"sv,         "deal"sv,       "drew"sv,     "colour"sv,  "reversed"sv,
                                 "skipped"sv,       "challenged"sv, "swapped"sv,  "posing"sv,  "pose-ended"sv,
                                 "turn"sv,          "out"sv,        "blocked"sv,  "exposed"sv, "reshuffled"sv,
                                 "window-closed"sv, "scored"sv,     "match-won"sv};

struct EventWriter : MatchEventWriter<Game>
{
    using MatchEventWriter<Game>::operator();

    Written operator()(const Dealt &dealt) const
    {
        OrderedJson json = named_event("deal");
        json["hands"] = hands_json<Game>(dealt.hands);
        json["top"] = card_text(dealt.top);
        json["draw"] = cards_json<Game>(dealt.draw);
        return json;
    }
    Written operator()(const Drew &drew) const { return drew_event<Game>(drew, name_of(draw_reasons, drew.why)); }
    Written operator()(const ColorNamed &named) const
    {
        OrderedJson json = seat_event("colour", named.seat);
        json["colour"] = color_word(named.color);
        return json;
    }
    Written operator()(const Reversed &reversed) const
    {
        OrderedJson json = named_event("reversed");
        json["direction"] = reversed.direction;
        return json;
    }
    Written operator()(const Challenged &challenged) const
    {
        OrderedJson json = seat_event("challenged", challenged.seat);
        json["target"] = challenged.target;
        json["guilty"] = challenged.guilty;
        return json;
    }
    Written operator()(const HandsSwapped &swapped) const
    {
        OrderedJson json = seat_event("swapped", swapped.seat);
        if (swapped.target)
            json["target"] = *swapped.target;
        json["hands"] = hands_json<Game>(swapped.hands);
        return json;
    }
    Written operator()(const Reshuffled &event) const { return cards_event<Game>("reshuffled", "draw", event.draw); }
    Written operator()(const Skipped &event) const { return seat_event("skipped", event.seat); }
    Written operator()(const Posing &event) const { return seat_event("posing", event.seat); }
    Written operator()(const PoseEnded &event) const { return seat_event("pose-ended", event.seat); }
    Written operator()(const Exposed &event) const { return seat_event("exposed", event.seat); }
    Written operator()(const WindowClosed &event) const { return seat_event("window-closed", event.seat); }
    Written operator()(const TurnStarted &event) const { return seat_event("turn", event.seat); }
    Written operator()(const WentOut &event) const { return seat_event("out", event.seat); }
    Written operator()(const Blocked &event) const { return seat_event("blocked", event.winner); }
};

struct RuleOf
{
    template <typename Any>
    std::string_view operator()(const Any &) const
    {
        return {};
    }

    std::string_view operator()(const Drew &event) const
    {
        constexpr std::array rules{"UNO-TURN-2"sv, "UNO-CALL-1"sv, "UNO-ACT-1"sv,
                                   "UNO-ACT-5"sv,  "UNO-CHAL-1"sv, "UNO-ACT-6"sv};
        return name_of(rules, event.why);
    }
    std::string_view operator()(const RoundStarted &) const { return "UNO-SETUP-1"; }
    std::string_view operator()(const Dealt &) const { return "UNO-SETUP-2"; }
    std::string_view operator()(const ColorNamed &) const { return "UNO-ACT-4"; }
    std::string_view operator()(const Reversed &) const { return "UNO-ACT-2"; }
    std::string_view operator()(const Skipped &) const { return "UNO-ACT-3"; }
    std::string_view operator()(const Challenged &) const { return "UNO-CHAL-1"; }
    std::string_view operator()(const HandsSwapped &) const { return "UNO-SEVEN-1"; }
    std::string_view operator()(const Posing &) const { return "UNO-ACT-6"; }
    std::string_view operator()(const PoseEnded &) const { return "UNO-ACT-6"; }
    std::string_view operator()(const Scored &) const { return "UNO-SCORE-1"; }
    std::string_view operator()(const MatchWon &) const { return "UNO-SCORE-1"; }
    std::string_view operator()(const Reshuffled &) const { return "UNO-PILE-1"; }
    std::string_view operator()(const Blocked &) const { return "UNO-PILE-1"; }
    std::string_view operator()(const Exposed &) const { return "UNO-CALL-1"; }
    std::string_view operator()(const WindowClosed &) const { return "UNO-CALL-1"; }
    std::string_view operator()(const TurnStarted &) const { return "UNO-SETUP-2"; }
    std::string_view operator()(const WentOut &) const { return "UNO-OUT-1"; }
};

Event read_drew(ObjectReader &reader)
{
    Drew drew{read_seat<Game>(reader), read_cards<Game>(reader, "cards"), {}};
    drew.why = static_cast<DrawReason>(reader.one_of("why", draw_reasons));
    return drew;
}

Event read_swapped(ObjectReader &reader)
{
    HandsSwapped swapped{read_seat<Game>(reader), std::nullopt, read_hands<Game>(reader)};
    if (reader.has("target"))
        swapped.target = read_seat<Game>(reader, "target");
    return swapped;
}

Event read_event(ObjectReader &reader)
{
    switch (reader.one_of("e", event_names)) {
    case 0: return read_round<Game>(reader);
    case 1: return Dealt{read_hands<Game>(reader), read_card<Game>(reader, "top"), read_cards<Game>(reader, "draw")};
    case 2: return read_drew(reader);
    case 3: return ColorNamed{read_seat<Game>(reader), read_color(reader, "colour")};
    case 4: return Reversed{reader.integer("direction", -1, 1)};
    case 5: return Skipped{read_seat<Game>(reader)};
    case 6:
        return Challenged{
            read_seat<Game>(reader), read_seat<Game>(reader, "target"), reader.boolean_or("guilty", false), {}};
    case 7: return read_swapped(reader);
    case 8: return Posing{read_seat<Game>(reader)};
    case 9: return PoseEnded{read_seat<Game>(reader)};
    case 10: return TurnStarted{read_seat<Game>(reader)};
    case 11: return WentOut{read_seat<Game>(reader)};
    case 12: return Blocked{read_seat<Game>(reader)};
    case 13: return Exposed{read_seat<Game>(reader)};
    case 14: return Reshuffled{read_cards<Game>(reader, "draw")};
    case 15: return WindowClosed{read_seat<Game>(reader)};
    case 16: return read_scored<Game>(reader);
    default: return read_match_won<Game>(reader);
    }
}

} // namespace

std::optional<OrderedJson> event_json(const Event &event)
{
    return std::visit(EventWriter{}, event);
}

std::string_view event_rule(const Event &event)
{
    return std::visit(RuleOf{}, event);
}

Result<Event> event_from_json(const Json &json)
{
    ObjectReader reader(json, "an event");
    Event event = read_event(reader);
    if (reader.failed())
        return reader.error();
    return event;
}

} // namespace tableside::uno

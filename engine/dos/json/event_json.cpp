// Events of DOS, to and from the lines of a record.
#include "engine/dos/notation.h"
#include "engine/dos/json/codec.h"
#include "engine/json/event_json.h"

#include <array>

namespace tableside::dos {

namespace {

using namespace std::string_view_literals;

constexpr std::array draw_reasons{"turn"sv, "double-color"sv, "caught"sv, "false-catch"sv};
constexpr std::array lay_reasons{"no-match"sv, "bonus"sv};
constexpr std::array event_names{"round"sv, "deal"sv,       "drew"sv,     "discarded"sv,     "refilled"sv,
                                 "laid"sv,  "reshuffled"sv, "exposed"sv,  "window-closed"sv, "turn"sv,
                                 "out"sv,   "scored"sv,     "match-won"sv};

struct EventWriter : MatchEventWriter<Game>
{
    using MatchEventWriter<Game>::operator();

    Written operator()(const Dealt &dealt) const
    {
        OrderedJson json = named_event("deal");
        json["hands"] = hands_json<Game>(dealt.hands);
        json["row"] = cards_json<Game>(dealt.row);
        json["draw"] = cards_json<Game>(dealt.draw);
        return json;
    }
    Written operator()(const Drew &drew) const { return drew_event<Game>(drew, name_of(draw_reasons, drew.why)); }
    Written operator()(const Laid &laid) const
    {
        OrderedJson json = seat_event("laid", laid.seat);
        json["card"] = card_text(laid.card);
        json["why"] = lay_reasons.at(static_cast<std::size_t>(laid.why));
        return json;
    }
    Written operator()(const Discarded &event) const { return cards_event<Game>("discarded", "cards", event.cards); }
    Written operator()(const Refilled &event) const { return cards_event<Game>("refilled", "cards", event.cards); }
    Written operator()(const Reshuffled &event) const { return cards_event<Game>("reshuffled", "draw", event.draw); }
    Written operator()(const Exposed &event) const { return seat_event("exposed", event.seat); }
    Written operator()(const WindowClosed &event) const { return seat_event("window-closed", event.seat); }
    Written operator()(const TurnStarted &event) const { return seat_event("turn", event.seat); }
    Written operator()(const WentOut &event) const { return seat_event("out", event.seat); }
};

struct RuleOf
{
    template <typename Any>
    std::string_view operator()(const Any &) const
    {
        return {};
    }

    std::string_view operator()(const RoundStarted &event) const
    {
        return event.number == 1 ? "DOS-SETUP-1" : "DOS-SETUP-4";
    }
    std::string_view operator()(const Drew &event) const
    {
        constexpr std::array rules{"DOS-TURN-3"sv, "DOS-END-4"sv, "DOS-CALL-3"sv, "DOS-CALL-7"sv};
        return rules.at(static_cast<std::size_t>(event.why));
    }
    std::string_view operator()(const Laid &event) const
    {
        return event.why == LayReason::bonus ? "DOS-END-3" : "DOS-TURN-4";
    }
    std::string_view operator()(const Dealt &) const { return "DOS-SETUP-2"; }
    std::string_view operator()(const Scored &) const { return "DOS-SCORE-1"; }
    std::string_view operator()(const MatchWon &) const { return "DOS-SCORE-2"; }
    std::string_view operator()(const Discarded &) const { return "DOS-END-1"; }
    std::string_view operator()(const Refilled &) const { return "DOS-END-2"; }
    std::string_view operator()(const Reshuffled &) const { return "DOS-PILE-1"; }
    std::string_view operator()(const Exposed &) const { return "DOS-CALL-2"; }
    std::string_view operator()(const WindowClosed &) const { return "DOS-CALL-4"; }
    std::string_view operator()(const TurnStarted &) const { return "DOS-SETUP-3"; }
    std::string_view operator()(const WentOut &) const { return "DOS-END-6"; }
};

Event read_drew(ObjectReader &reader)
{
    Drew drew{read_seat<Game>(reader), read_cards<Game>(reader, "cards"), {}};
    drew.why = static_cast<DrawReason>(reader.one_of("why", draw_reasons));
    return drew;
}

Event read_laid(ObjectReader &reader)
{
    Laid laid{read_seat<Game>(reader), read_card<Game>(reader, "card"), {}};
    laid.why = static_cast<LayReason>(reader.one_of("why", lay_reasons));
    return laid;
}

Event read_event(ObjectReader &reader)
{
    switch (reader.one_of("e", event_names)) {
    case 0: return read_round<Game>(reader);
    case 1: return Dealt{read_hands<Game>(reader), read_cards<Game>(reader, "row"), read_cards<Game>(reader, "draw")};
    case 2: return read_drew(reader);
    case 3: return Discarded{read_cards<Game>(reader, "cards")};
    case 4: return Refilled{read_cards<Game>(reader, "cards")};
    case 5: return read_laid(reader);
    case 6: return Reshuffled{read_cards<Game>(reader, "draw")};
    case 7: return Exposed{read_seat<Game>(reader)};
    case 8: return WindowClosed{read_seat<Game>(reader)};
    case 9: return TurnStarted{read_seat<Game>(reader)};
    case 10: return WentOut{read_seat<Game>(reader)};
    case 11: return read_scored<Game>(reader);
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

} // namespace tableside::dos

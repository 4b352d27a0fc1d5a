// Events of DOS, to and from the lines of a record.
#include "dos/notation.h"
#include "record/dos_json.h"

#include <array>

namespace tableside::dos {

namespace {

using namespace std::string_view_literals;

constexpr std::array draw_reasons{"turn"sv, "double-color"sv, "caught"sv, "false-catch"sv};
constexpr std::array lay_reasons{"no-match"sv, "bonus"sv};
constexpr std::array event_names{"round"sv,         "deal"sv, "drew"sv, "discarded"sv, "refilled"sv,
                                 "laid"sv,          "reshuffled"sv, "exposed"sv, "window-closed"sv, "turn"sv,
                                 "out"sv,           "scored"sv, "match-won"sv};
constexpr int most_total = 1'000'000; // far beyond what rounds up to a target of 1000 can add up to

OrderedJson hands_json(const std::vector<Cards> &hands)
{
    OrderedJson list = OrderedJson::array();
    for (const Cards &hand : hands)
        list.push_back(cards_json(hand));
    return list;
}

std::vector<Cards> read_hands(ObjectReader &reader)
{
    std::vector<Cards> hands;
    const Json &list = reader.array("hands");
    if (list.size() > most_seats)
        reader.fail("\"hands\" has more than " + std::to_string(most_seats) + " hands");
    else
        for (const Json &hand : list)
            hands.push_back(read_card_list(reader, hand));
    return hands;
}

OrderedJson named_event(std::string_view name)
{
    OrderedJson json;
    json["e"] = name;
    return json;
}

OrderedJson seat_event(std::string_view name, int seat)
{
    OrderedJson json = named_event(name);
    json["seat"] = seat;
    return json;
}

OrderedJson cards_event(std::string_view name, const char *key, const Cards &cards)
{
    OrderedJson json = named_event(name);
    json[key] = cards_json(cards);
    return json;
}

struct EventWriter
{
    using Written = std::optional<OrderedJson>;

    template <typename Told> // by the line of the action, or of no concern to the deal
    Written operator()(const Told &) const { return std::nullopt; }

    Written operator()(const RoundStarted &round) const
    {
        OrderedJson json = named_event("round");
        json["n"] = round.number;
        json["dealer"] = round.dealer;
        return json;
    }
    Written operator()(const Dealt &dealt) const
    {
        OrderedJson json = named_event("deal");
        json["hands"] = hands_json(dealt.hands);
        json["row"] = cards_json(dealt.row);
        json["draw"] = cards_json(dealt.draw);
        return json;
    }
    Written operator()(const Drew &drew) const
    {
        OrderedJson json = seat_event("drew", drew.seat);
        json["cards"] = cards_json(drew.cards);
        json["why"] = draw_reasons.at(static_cast<std::size_t>(drew.why));
        return json;
    }
    Written operator()(const Laid &laid) const
    {
        OrderedJson json = seat_event("laid", laid.seat);
        json["card"] = card_text(laid.card);
        json["why"] = lay_reasons.at(static_cast<std::size_t>(laid.why));
        return json;
    }
    Written operator()(const Scored &scored) const
    {
        OrderedJson json = named_event("scored");
        json["winner"] = scored.winner;
        json["hands"] = hands_json(scored.hands);
        json["points"] = scored.points;
        json["totals"] = scored.totals;
        return json;
    }
    Written operator()(const MatchWon &won) const
    {
        OrderedJson json = seat_event("match-won", won.seat);
        json["totals"] = won.totals;
        return json;
    }
    Written operator()(const Discarded &event) const { return cards_event("discarded", "cards", event.cards); }
    Written operator()(const Refilled &event) const { return cards_event("refilled", "cards", event.cards); }
    Written operator()(const Reshuffled &event) const { return cards_event("reshuffled", "draw", event.draw); }
    Written operator()(const Exposed &event) const { return seat_event("exposed", event.seat); }
    Written operator()(const WindowClosed &event) const { return seat_event("window-closed", event.seat); }
    Written operator()(const TurnStarted &event) const { return seat_event("turn", event.seat); }
    Written operator()(const WentOut &event) const { return seat_event("out", event.seat); }
};

struct RuleOf
{
    template <typename Any>
    std::string_view operator()(const Any &) const { return {}; }

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

int read_seat(ObjectReader &reader, std::string_view key = "seat")
{
    return reader.integer(key, 0, most_seats - 1);
}

Event read_drew(ObjectReader &reader)
{
    Drew drew{read_seat(reader), read_cards(reader, "cards"), {}};
    drew.why = static_cast<DrawReason>(reader.one_of("why", draw_reasons));
    return drew;
}

Event read_laid(ObjectReader &reader)
{
    Laid laid{read_seat(reader), {}, {}};
    if (const auto card = parse_card(reader.text("card")))
        laid.card = *card;
    else
        reader.fail("unknown card \"card\"");
    laid.why = static_cast<LayReason>(reader.one_of("why", lay_reasons));
    return laid;
}

Event read_event(ObjectReader &reader)
{
    switch (reader.one_of("e", event_names)) {
    case 0: return RoundStarted{reader.integer("n", 1, INT32_MAX), read_seat(reader, "dealer")};
    case 1: return Dealt{read_hands(reader), read_cards(reader, "row"), read_cards(reader, "draw")};
    case 2: return read_drew(reader);
    case 3: return Discarded{read_cards(reader, "cards")};
    case 4: return Refilled{read_cards(reader, "cards")};
    case 5: return read_laid(reader);
    case 6: return Reshuffled{read_cards(reader, "draw")};
    case 7: return Exposed{read_seat(reader)};
    case 8: return WindowClosed{read_seat(reader)};
    case 9: return TurnStarted{read_seat(reader)};
    case 10: return WentOut{read_seat(reader)};
    case 11:
        return Scored{read_seat(reader, "winner"), read_hands(reader), reader.integers("points", 0, most_total),
                      reader.integers("totals", 0, most_total)};
    default: return MatchWon{read_seat(reader), reader.integers("totals", 0, most_total)};
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

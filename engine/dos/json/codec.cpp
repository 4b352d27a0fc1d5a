#include "engine/dos/json/codec.h"

#include "engine/dos/notation.h"
#include "engine/json/card_json.h"

#include <algorithm>
#include <array>
#include <span>

namespace tableside::dos {

namespace {

using namespace std::string_view_literals;

constexpr std::array bonus_lay_names{"optional"sv, "compulsory"sv};
constexpr std::array catch_window_names{"untilNextPlayerActs"sv, "whileTwo"sv, "never"sv};
constexpr std::array false_catch_names{"none"sv, "drawTwo"sv};
constexpr std::array action_names{"match"sv, "draw"sv, "end"sv, "lay"sv, "skip-bonus"sv, "call"sv, "catch"sv};
constexpr std::array<std::string_view, 6> rules_key_names{"bonusLay", "catchWindow", "falseCatch",
                                                          "scoring",  "grace",       "target"};

Action read_match(ObjectReader &reader)
{
    MatchRow match{read_index(reader, "row"), {}, {}};
    Cards cards = read_cards<Game>(reader, "cards");
    if (cards.empty() || cards.size() > 2)
        reader.fail("\"cards\" must be one card or two");
    if (reader.failed())
        return match;
    std::sort(cards.begin(), cards.end());
    match.first = cards.front();
    match.second = cards.size() == 2 ? cards.back() : Card{};
    return match;
}

Action read_lay(ObjectReader &reader)
{
    return LayCard{read_card<Game>(reader, "card")};
}

Action read_catch(ObjectReader &reader, std::string_view target_key)
{
    const std::uint8_t seat = read_index(reader, target_key);
    return CatchSeat{seat, read_after_ms(reader)};
}

/// `target_key`: how the seat that is caught is called.
Action read_action(ObjectReader &reader, std::string_view target_key)
{
    switch (reader.one_of("do", action_names)) {
    case 0: return read_match(reader);
    case 1: return DrawCard{};
    case 2: return EndTurn{};
    case 3: return read_lay(reader);
    case 4: return SkipBonus{};
    case 5: return CallDos{};
    default: return read_catch(reader, target_key);
    }
}

/// Adds an action's members to `json`.
struct ActionWriter
{
    OrderedJson &json;
    const PublicTable &before;
    std::string_view target_key;

    void operator()(const MatchRow &match) const
    {
        json["do"] = "match";
        json["row"] = match.row;
        std::array cards{match.first, match.second};
        const std::span played(cards.data(), static_cast<std::size_t>(match.cards()));
        std::sort(played.begin(), played.end());
        json["cards"] = cards_json<Game>(played);
        if (match.row < before.row_count)
            json["bonus"] = bonus_text(bonus_of(before.row()[match.row], match.first, match.second));
    }
    void operator()(const DrawCard &) const { json["do"] = "draw"; }
    void operator()(const EndTurn &) const { json["do"] = "end"; }
    void operator()(const LayCard &lay) const
    {
        json["do"] = "lay";
        json["card"] = card_text(lay.card);
    }
    void operator()(const SkipBonus &) const { json["do"] = "skip-bonus"; }
    void operator()(const CallDos &) const { json["do"] = "call"; }
    void operator()(const CatchSeat &caught) const
    {
        json["do"] = "catch";
        json[std::string(target_key)] = caught.seat;
        if (caught.after_ms < UINT16_MAX)
            json["after"] = caught.after_ms;
    }
};

} // namespace

OrderedJson rules_json(const Ruleset &rules, bool with_target)
{
    OrderedJson json;
    json["bonusLay"] = name_of(bonus_lay_names, rules.bonus_lay);
    json["catchWindow"] = name_of(catch_window_names, rules.catch_window);
    json["falseCatch"] = name_of(false_catch_names, rules.false_catch);
    json["scoring"] = name_of(scoring_names, rules.scoring);
    json["grace"] = rules.grace_ms;
    if (with_target)
        json["target"] = rules.target;
    return json;
}

Result<Ruleset> rules_from_json(const Json &json, const Ruleset &defaults)
{
    ObjectReader reader(json, "\"rules\"");
    Ruleset rules = defaults;
    read_choice(reader, "bonusLay", bonus_lay_names, rules.bonus_lay);
    read_choice(reader, "catchWindow", catch_window_names, rules.catch_window);
    read_choice(reader, "falseCatch", false_catch_names, rules.false_catch);
    read_choice(reader, "scoring", scoring_names, rules.scoring);
    read_number(reader, "grace", 0, Ruleset::longest_grace_ms, rules.grace_ms);
    read_number(reader, "target", Ruleset::lowest_target, Ruleset::highest_target, rules.target);
    if (reader.failed())
        return reader.error();
    return rules;
}

std::span<const std::string_view> rules_keys()
{
    return rules_key_names;
}

OrderedJson action_json(const Action &action, const PublicTable &before)
{
    OrderedJson json;
    std::visit(ActionWriter{json, before, "seat"}, action);
    return json;
}

Result<Action> action_from_json(const Json &json)
{
    ObjectReader reader(json, "an action");
    const Action action = read_action(reader, "seat");
    if (reader.failed())
        return reader.error();
    return action;
}

OrderedJson record_action_json(int seat, const Action &action, const PublicTable &before)
{
    OrderedJson json;
    json["seat"] = seat;
    std::visit(ActionWriter{json, before, "target"}, action);
    if (const auto *caught = std::get_if<CatchSeat>(&action))
        json["after"] = caught->after_ms; // never left out: the highest is "that or later"
    return json;
}

Result<std::pair<int, Action>> record_action_from_json(const Json &json)
{
    ObjectReader reader(json, "an action");
    const int seat = reader.integer("seat", 0, most_seats - 1);
    const Action action = read_action(reader, "target");
    if (reader.failed())
        return reader.error();
    return std::pair(seat, action);
}

std::string_view bonus_text(Bonus bonus)
{
    constexpr std::array names{"none"sv, "single"sv, "double"sv};
    return name_of(names, bonus);
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

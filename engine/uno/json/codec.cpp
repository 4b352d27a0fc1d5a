#include "engine/uno/json/codec.h"

#include "engine/json/card_json.h"

#include <array>

namespace tableside::uno {

namespace {

using namespace std::string_view_literals;

constexpr std::array two_player_reverse_names{"skips"sv, "literal"sv};
constexpr std::array color_names{"r"sv, "b"sv, "g"sv, "y"sv};
constexpr std::array action_names{"play"sv,   "draw"sv, "pass"sv,  "challenge"sv, "accept"sv,
                                  "colour"sv, "swap"sv, "moved"sv, "call"sv,      "catch"sv};
constexpr std::array<std::string_view, 9> rules_key_names{"twoPlayerReverse", "scoring",   "stacking",
                                                          "jumpIn",           "sevenZero", "drawUntilPlayable",
                                                          "noBluffing",       "grace",     "target"};

Action read_play(ObjectReader &reader)
{
    return PlayCard{read_card<Game>(reader, "card"), read_color(reader, "colour")};
}

Action read_catch(ObjectReader &reader, std::string_view target_key)
{
    const std::uint8_t seat = read_index(reader, target_key);
    return CatchSeat{seat, read_after_ms(reader)};
}

/// `target_key`: how another seat is called.
Action read_action(ObjectReader &reader, std::string_view target_key)
{
    switch (reader.one_of("do", action_names)) {
    case 0: return read_play(reader);
    case 1: return DrawCard{};
    case 2: return PassTurn{};
    case 3: return ChallengeDraw{};
    case 4: return AcceptDraw{};
    case 5: return NameColor{static_cast<Color>(reader.one_of("colour", color_names))};
    case 6: return SwapHands{read_index(reader, target_key)};
    case 7: return ReportMove{read_index(reader, target_key)};
    case 8: return CallUno{};
    default: return read_catch(reader, target_key);
    }
}

/// Adds an action's members to `json`.
struct ActionWriter
{
    OrderedJson &json;
    std::string_view target_key;

    void write(std::string_view name) const { json["do"] = name; }
    void write(std::string_view name, int seat) const
    {
        json["do"] = name;
        json[std::string(target_key)] = seat;
    }

    void operator()(const PlayCard &play) const
    {
        write("play");
        json["card"] = card_text(play.card);
        if (play.color != Color::any)
            json["colour"] = color_word(play.color);
    }
    void operator()(const DrawCard &) const { write("draw"); }
    void operator()(const PassTurn &) const { write("pass"); }
    void operator()(const ChallengeDraw &) const { write("challenge"); }
    void operator()(const AcceptDraw &) const { write("accept"); }
    void operator()(const NameColor &named) const
    {
        write("colour");
        json["colour"] = color_word(named.color);
    }
    void operator()(const SwapHands &swap) const { write("swap", swap.seat); }
    void operator()(const ReportMove &moved) const { write("moved", moved.seat); }
    void operator()(const CallUno &) const { write("call"); }
    void operator()(const CatchSeat &caught) const
    {
        write("catch", caught.seat);
        if (caught.after_ms < UINT16_MAX)
            json["after"] = caught.after_ms;
    }
};

} // namespace

std::string_view color_word(Color color)
{
    return color == Color::any ? std::string_view() : color_letter(color);
}

Color read_color(ObjectReader &reader, std::string_view key)
{
    if (!reader.has(key))
        return Color::any;
    return static_cast<Color>(reader.one_of(key, color_names));
}

OrderedJson rules_json(const Ruleset &rules, bool with_target)
{
    OrderedJson json;
    json["twoPlayerReverse"] = name_of(two_player_reverse_names, rules.two_player_reverse);
    json["scoring"] = name_of(scoring_names, rules.scoring);
    json["stacking"] = rules.stacking;
    json["jumpIn"] = rules.jump_in;
    json["sevenZero"] = rules.seven_zero;
    json["drawUntilPlayable"] = rules.draw_until_playable;
    json["noBluffing"] = rules.no_bluffing;
    json["grace"] = rules.grace_ms;
    if (with_target)
        json["target"] = rules.target;
    return json;
}

Result<Ruleset> rules_from_json(const Json &json, const Ruleset &defaults)
{
    ObjectReader reader(json, "\"rules\"");
    Ruleset rules = defaults;
    read_choice(reader, "twoPlayerReverse", two_player_reverse_names, rules.two_player_reverse);
    read_choice(reader, "scoring", scoring_names, rules.scoring);
    rules.stacking = reader.boolean_or("stacking", rules.stacking);
    rules.jump_in = reader.boolean_or("jumpIn", rules.jump_in);
    rules.seven_zero = reader.boolean_or("sevenZero", rules.seven_zero);
    rules.draw_until_playable = reader.boolean_or("drawUntilPlayable", rules.draw_until_playable);
    rules.no_bluffing = reader.boolean_or("noBluffing", rules.no_bluffing);
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

OrderedJson action_json(const Action &action)
{
    OrderedJson json;
    std::visit(ActionWriter{json, "seat"}, action);
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

OrderedJson record_action_json(int seat, const Action &action)
{
    OrderedJson json;
    json["seat"] = seat;
    std::visit(ActionWriter{json, "target"}, action);
    if (const auto *caught = std::get_if<CatchSeat>(&action))
        json["after"] = caught->after_ms; // never left out: the highest is "that or later"
    return json;
}

Result<std::pair<int, Action>> record_action_from_json(const Json &json)
{
    ObjectReader reader(json, "an action");
    const int seat = read_seat<Game>(reader);
    const Action action = read_action(reader, "target");
    if (reader.failed())
        return reader.error();
    return std::pair(seat, action);
}

} // namespace tableside::uno

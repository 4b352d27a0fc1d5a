// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/record_header.h"

#include "engine/core/game_id.h"
#include "engine/core/shown_text.h"

#include <charconv>

namespace tableside {

namespace {

constexpr std::size_t longest_name = 200; ///< The largest size of a seat's name, in bytes.

std::uint64_t read_seed(ObjectReader &reader)
{
    const std::string text = reader.text("seed");
    std::uint64_t seed = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, seed);
    if (text.empty() || problem != std::errc() || stop != end)
        reader.fail("\"seed\" must be a whole number in quotes, from 0 to 18446744073709551615");
    return seed;
}

std::vector<std::string> read_names(ObjectReader &reader, int fewest, int most)
{
    std::vector<std::string> names;
    for (const Json &name : reader.array("seats")) {
        if (!name.is_string() || name.get_ref<const std::string &>().size() > longest_name) {
            reader.fail("\"seats\" must be a list of names of at most 200 bytes");
            break;
        }
        const std::string &text = name.get_ref<const std::string &>();
        const std::string shown = shown_text(text, longest_name);
        names.push_back(shown.empty() && !text.empty() ? "?" : shown);
    }
    const auto count = static_cast<int>(names.size());
    if (count < fewest || count > most)
        reader.fail("\"seats\" must be " + std::to_string(fewest) + " to " + std::to_string(most) + " names, not "
                    + std::to_string(count));
    return names;
}

} // namespace

OrderedJson header_json(const HeaderFrame &frame, OrderedJson rules, int target)
{
    const auto seats = static_cast<int>(frame.seats.size());
    OrderedJson json;
    json["tableside"] = frame.version;
    json["game"] = frame.game;
    json["seats"] = frame.seats;
    json["rules"] = std::move(rules);
    json["target"] = target;
    json["seed"] = std::to_string(frame.seed);
    json["commitment"] = frame.commitment.empty() ? deal_commitment(frame.game, seats, frame.seed) : frame.commitment;
    return json;
}

bool is_header(const Json &line)
{
    return line.is_object() && line.contains("tableside");
}

Result<HeaderFrame> header_frame_from_json(const Json &json, std::string_view game, int fewest_seats, int most_seats,
                                           int newest_version)
{
    ObjectReader reader(json, "the header");
    if (!reader.failed() && !is_header(json))
        return Error{0, "not the header of a record: \"tableside\" is missing", {}};
    HeaderFrame frame;
    frame.version = reader.integer("tableside", 1, INT32_MAX);
    frame.game = reader.text("game");
    const bool is_other_game = !reader.failed() && (game.empty() || frame.game != game);
    if (is_other_game && game_named(frame.game)) // checked before the version, because each game has its own versions
        return Error{0, "this is a record of " + frame.game + ", not of " + std::string(game), {}};
    if (frame.version > newest_version)
        return Error{0,
                     "this record is from a newer Tableside (record version " + std::to_string(frame.version)
                         + "; this one reads up to version " + std::to_string(newest_version) + ")",
                     {}};
    if (is_other_game)
        return Error{0, unknown_game_text(frame.game), {}};
    frame.seats = read_names(reader, fewest_seats, most_seats);
    frame.seed = read_seed(reader);
    if (reader.has("commitment"))
        frame.commitment = reader.text("commitment");
    if (reader.failed())
        return reader.error();
    return frame;
}

Error header_without_game(const Json &json)
{
    return header_frame_from_json(json, {}, 0, INT32_MAX, 1).error();
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// RecordHeader: the first line of a record or a save. It contains the game, the names of the players, the rules, the target,
// the seed, and the commitment to the deal.
#pragma once

#include "engine/json/codec.h"
#include "engine/record/commitment.h"
#include "engine/json/object_reader.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tableside {

/// The members of a header that are the same for every game.
struct HeaderFrame
{
    /// The version of the record format, member "tableside". Version 2 exists only for UNO, since Tableside 0.3.0: in
    /// version 2, keeping a drawn card is always written as an action.
    int version = 1;
    std::string game;               ///< The name of the game, see game_name().
    std::vector<std::string> seats; ///< The names of the players, one for each seat.
    std::uint64_t seed = 0;
    std::string commitment; ///< The hash that proves the fair deal, see deal_commitment(); may be empty.
};

template <RecordedGame Game>
struct RecordHeader : HeaderFrame
{
    typename Game::Ruleset rules; ///< The rules, including the target.
};

/// Converts a header to JSON. If the frame has no commitment, computes the commitment from the seed.
OrderedJson header_json(const HeaderFrame &frame, OrderedJson rules, int target);

/// Returns whether the line has the member "tableside", which only headers have. The header may still be invalid.
bool is_header(const Json &line);

/// Reads a header without its rules. Fails for wrong members, for a game other than `game` (for every game if `game` is
/// empty), for a number of seats out of range, and for a record version above `newest_version`.
Result<HeaderFrame> header_frame_from_json(const Json &json, std::string_view game, int fewest_seats, int most_seats,
                                           int newest_version);

/// Returns the error for a header in which game_of() finds no game (engine/json/game_of.h).
Error header_without_game(const Json &json);

/// Returns the header of a new match. The rules determine the record version. The commitment is the hash that
/// deal_commitment() computes from the seed, so that the deal cannot be changed later.
template <typename Game>
RecordHeader<Game> make_header(std::vector<std::string> seats, const typename Game::Ruleset &rules, std::uint64_t seed)
{
    const auto seat_count = static_cast<int>(seats.size());
    return {{Game::Codec::record_version(rules), std::string(Game::name), std::move(seats), seed,
             deal_commitment(Game::name, seat_count, seed)},
            rules};
}

template <typename Game>
OrderedJson header_json(const RecordHeader<Game> &header)
{
    return header_json(header, Game::Codec::rules_json(header.rules), header.rules.target);
}

template <typename Game>
Result<RecordHeader<Game>> header_from_json(const Json &json)
{
    using Ruleset = typename Game::Ruleset;
    auto frame = header_frame_from_json(json, Game::name, Game::fewest_seats, Game::most_seats,
                                        Game::Codec::record_version(Ruleset()));
    if (!frame)
        return frame.error();
    ObjectReader reader(json, "the header");
    const int target = reader.integer("target", lowest_target_in<Ruleset>(json), Ruleset::highest_target);
    if (!reader.has("rules"))
        reader.fail("\"rules\" is missing");
    if (reader.failed())
        return reader.error();
    const auto rules = Game::Codec::rules_from_json(json["rules"]);
    if (!rules)
        return rules.error();
    for (const std::string_view key : Game::Codec::rules_keys()) {
        // "target" is a member of the header itself, not of "rules".
        if (key != "target" && !ObjectReader(json["rules"], "\"rules\"").has(key))
            return Error{0, "\"rules\" has no \"" + std::string(key) + "\"", {}};
    }
    const Ruleset meant = Game::Codec::rules_of_version(*rules, frame->version);
    RecordHeader<Game> header{std::move(frame).value(), meant};
    header.rules.target = static_cast<decltype(header.rules.target)>(target);
    return header;
}

} // namespace tableside

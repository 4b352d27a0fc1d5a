// RecordHeader: the first line of a record or a save, with the game, the names of the seats, the rules, the target, the seed,
// and the commitment.
#pragma once

#include "engine/json/codec.h"
#include "engine/record/commitment.h"
#include "engine/json/object_reader.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tableside {

/// The members that are the same for every game.
struct HeaderFrame
{
    int version =
        1; ///< What "tableside" says. 2, since 0.3.0 and in UNO alone: each drawn card that is kept is an action.
    std::string game;
    std::vector<std::string> seats; ///< The names.
    std::uint64_t seed = 0;
    std::string commitment; ///< As deal_commitment() gives it; empty in a record without one.
};

template <RecordedGame Game>
struct RecordHeader : HeaderFrame
{
    typename Game::Ruleset rules; ///< The target included.
};

/// Writes a header. An empty commitment is replaced by that of the seed.
OrderedJson header_json(const HeaderFrame &frame, OrderedJson rules, int target);

/// Whether the line has a header's first member; the header may still be invalid.
bool is_header(const Json &line);

/// Reads a header without its rules. Fails for wrong members, for a game other than `game` (empty: any game), for a number of
/// seats out of range, and for a version of records above `newest_version`.
Result<HeaderFrame> header_frame_from_json(const Json &json, std::string_view game, int fewest_seats, int most_seats,
                                           int newest_version);

/// The error for a header in which game_of() finds no game (engine/json/game_of.h).
Error header_without_game(const Json &json);

/// The header of a match about to begin.
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
    const int target = reader.integer("target", Ruleset::lowest_target, Ruleset::highest_target);
    if (!reader.has("rules"))
        reader.fail("\"rules\" is missing");
    if (reader.failed())
        return reader.error();
    const auto rules = Game::Codec::rules_from_json(json["rules"]);
    if (!rules)
        return rules.error();
    for (const std::string_view key : Game::Codec::rules_keys()) {
        if (key != "target" && !ObjectReader(json["rules"], "\"rules\"").has(key)) // the target stands beside them
            return Error{0, "\"rules\" has no \"" + std::string(key) + "\"", {}};
    }
    const Ruleset meant = Game::Codec::rules_of_version(*rules, frame->version);
    RecordHeader<Game> header{std::move(frame).value(), meant};
    header.rules.target = static_cast<decltype(header.rules.target)>(target);
    return header;
}

} // namespace tableside

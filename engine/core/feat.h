// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The feats for which a person gets a trophy, and what is known about a match before it begins. A FeatWatch of each game
// (engine/dos/feat_watch.h, engine/uno/feat_watch.h) and engine/score/match_feats.h find feats in the events of a match.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tableside {

/// Something remarkable that a seat did in a match. The order is that of the page with the trophies. Stored matches name feats
/// by feat_name(), so the values may change.
enum class Feat : std::uint8_t {
    // In both games
    caught_someone,  ///< Caught a seat that had not called.
    caught_everyone, ///< Caught each of at least two other seats in one match.
    got_away,        ///< Forgot to call, and nobody noticed.
    never_forgot,    ///< Won a match with at least three calls and no missed one.
    from_twelve,     ///< Went out after holding at least twelve cards in the same round.
    big_round,       ///< Scored at least 100 points with one round.
    from_last,       ///< Won a match of three or more seats after being last, without a tie, at the end of a round.
    three_hard,      ///< Won against at least three computer players of the level hard.
    no_hints,        ///< Won against a computer player with hints turned off.
    no_regrets,      ///< Won a match that allowed take-backs without one.
    // In DOS
    two_doubles,  ///< Made two double color matches in one turn.
    five_cards,   ///< Got rid of at least five cards in one turn.
    cleared_row,  ///< Matched every card of a Center Row of at least three cards in one turn.
    out_on_bonus, ///< Went out by laying a bonus card.
    // In UNO
    bluffed_badger, ///< Played a Wild Draw Four that was a bluff, and the computer player named badger drew for it.
    called_bluff,   ///< Challenged a Wild Draw Four that was a bluff.
    honest_four,    ///< Played an honest Wild Draw Four that was challenged.
    held_pose,      ///< Held a pose through at least two turns.
    tall_stack,     ///< Made another seat draw at least eight cards for one's own card on a stack.
    jumped_in,      ///< Jumped in.
    good_swap,      ///< Got a hand with at least five fewer cards by a seven.
    three_turns,    ///< Took three turns in a row.
    won_chaos,      ///< Won a match with stacking, jumping in, and sevens and zeros.
    won_of_ten,     ///< Won a match of ten seats.
};

inline constexpr int feat_count = static_cast<int>(Feat::won_of_ten) + 1;

/// Returns the name of a feat in stored matches, such as "caught-someone". These names never change.
std::string_view feat_name(Feat feat);
/// Returns the feat whose feat_name() is `name`; nullopt for any other text.
std::optional<Feat> feat_named(std::string_view name);

/// A set of feats.
class FeatSet
{
public:
    void add(Feat feat) { m_bits.set(static_cast<std::size_t>(feat)); }
    bool has(Feat feat) const { return m_bits.test(static_cast<std::size_t>(feat)); }
    bool empty() const { return m_bits.none(); }
    FeatSet &operator|=(const FeatSet &other)
    {
        m_bits |= other.m_bits;
        return *this;
    }
    /// Returns the feats of this set that are not in `other`.
    FeatSet without(const FeatSet &other) const
    {
        FeatSet rest = *this;
        rest.m_bits &= ~other.m_bits;
        return rest;
    }

    friend bool operator==(const FeatSet &, const FeatSet &) = default;

private:
    std::bitset<feat_count> m_bits;
};

/// A seat, as far as feats depend on it.
struct FeatSeat
{
    bool is_person = false; ///< Whether a person plays here; only people have feats.
    bool has_hints = true;  ///< Whether this person may ask for hints.
    bool is_hard = false;   ///< Whether a computer player of the level hard plays here.
    bool is_badger = false; ///< Whether a computer player with the badger's character plays here.
};

/// The terms of a match, as far as feats depend on them.
struct FeatTerms
{
    std::vector<FeatSeat> seats;
    bool counts_against = false; ///< Whether each seat scores its own cards, so that the lowest total wins.
    bool may_take_back = false;  ///< Whether a person may undo actions.
};

inline constexpr int cards_to_recover_from = 12; ///< See Feat::from_twelve.

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The events that all games share: those at the beginning and end of a match and of its rounds, and those of turns, calls
// and catches. Each game's event type includes them, with the game's own card type where they have cards. Also the
// functions that hide cards in an event from a seat that may not see them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tableside {

/// The seats drew cards to decide who deals first (rule SETUP-1 of every game: the highest number deals).
template <typename Card>
struct DealerDrawnWith
{
    std::vector<std::vector<Card>> draws; ///< The cards that each seat drew; several if seats were tied and drew again.
    int dealer = 0;
};

/// A round is about to be dealt.
struct RoundStarted
{
    int number = 1; ///< The number of the round in the match, from 1.
    int dealer = 0;
};

/// A round was scored.
template <typename Card>
struct ScoredWith
{
    int winner = 0;
    std::vector<std::vector<Card>> hands; ///< The cards that each seat had left in its hand.
    std::vector<int> points;              ///< The points of each seat in this round.
    std::vector<int> totals;              ///< The total of each seat after this round.
};

/// A seat won the match.
struct MatchWon
{
    int seat = 0;
    std::vector<int> totals;
};

/// A turn of the seat began.
struct TurnStarted
{
    int seat = 0;
};

/// The discard pile was shuffled and became the draw pile.
template <typename Card>
struct ReshuffledWith
{
    std::vector<Card> draw; ///< The new draw pile, top card first.
};

/// The seat must call. Until the seat has called, or the time for catches has ended, the seat can be caught.
struct Exposed
{
    int seat = 0;
};

/// The time to catch the seat ended. The seat had not called.
struct WindowClosed
{
    int seat = 0;
};

/// The seat called.
struct Called
{
    int seat = 0;
};

/// The seat was caught by the seat `by` because it had not called.
struct Caught
{
    int seat = 0;
    int by = 0;
};

/// The hand of the seat is empty, which ends the round.
struct WentOut
{
    int seat = 0;
};

/// Replaces each card by an empty one, which stands for a card that the receiver of an event may not see.
template <typename Card>
void hide_cards(std::vector<Card> &cards)
{
    std::fill(cards.begin(), cards.end(), Card{});
}

/// Hides the cards of all hands but that of `seat`; of all hands if `seat` is -1, a spectator.
template <typename Card>
void hide_other_hands(std::vector<std::vector<Card>> &hands, int seat)
{
    for (std::size_t other = 0; other < hands.size(); ++other) {
        if (static_cast<int>(other) != seat)
            hide_cards(hands[other]);
    }
}

} // namespace tableside

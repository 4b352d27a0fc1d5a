// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the sampler with the exact posterior of a deck so small that all distributions can be counted.
#include "engine/dos/ai/belief.h"
#include "engine/dos/notation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tableside {

namespace {

constexpr std::array tiny_deck{dos::Card(Color::blue, 1),  dos::Card(Color::blue, 3), dos::Card(Color::green, 4),
                               dos::Card(Color::red, 5),   dos::Card(Color::red, 6),  dos::Card(Color::red, 7),
                               dos::Card(Color::yellow, 8)};

/// A turn whose evidence is whether the hand has the card `liked`.
struct TinyTurn
{
    Moment began = 0;
    int last_drawn_index = -1;
    dos::Card liked;
};

struct TinyDealt
{
    std::vector<int> hand_sizes;
};
struct TinyTurnTaken
{
    int seat = 0;
    dos::Card liked;
};
using TinyEvent = std::variant<TinyDealt, TinyTurnTaken>;

class TinyLog final : public HandLogs<dos::Card, TinyTurn, dos::most_seats>
{
public:
    void watch(const TinyEvent &event)
    {
        set_now(now() + 1);
        if (const auto *dealt = std::get_if<TinyDealt>(&event)) {
            forget_history({});
            for (std::size_t seat = 0; seat < dealt->hand_sizes.size(); ++seat)
                arrive(static_cast<int>(seat), dos::Cards(static_cast<std::size_t>(dealt->hand_sizes[seat])));
        } else if (const auto *taken = std::get_if<TinyTurnTaken>(&event)) {
            log_of(taken->seat).turns.push_back({now(), -1, taken->liked});
        }
    }
    static bool is_at(const dos::Observation &) { return true; }
    static void reset_to(const dos::Observation &) {}
};

/// Returns a likelihood per opponent type; it depends on whether the hand has the card.
dos::TypeWeights tiny_likelihood(const dos::Hand &hand, dos::Card liked)
{
    return hand.has(liked) ? dos::TypeWeights{0.9, 0.5, 0.2} : dos::TypeWeights{0.15, 0.5, 0.6};
}

struct TinyParts : dos::BeliefParts
{
    using Event = TinyEvent;
    using Dealt = TinyDealt;
    using RoundLog = TinyLog;
    using Turn = TinyTurn;
    static constexpr std::size_t likelihood_cache_size = 0;

    static std::span<const dos::Card> deck() { return tiny_deck; }
    static bool is_informative(const dos::Ruleset &, const TinyTurn &) { return true; }
    static dos::Card drawn_in(const TinyTurn &, const HandHypothesis<dos::Card> &) { return {}; }
    static dos::TypeWeights likelihood_of(const dos::Ruleset &, const TinyTurn &turn, const dos::Hand &hand, dos::Card)
    {
        return tiny_likelihood(hand, turn.liked);
    }
};

class TinyBelief final : public ChainBelief<TinyParts>
{};

/// A round of three seats with a tiny deck. Seat 0 holds the first card, seat 1 three cards, and seat 2 two. The draw
/// pile has one card or none. Seats 1 and 2 were seen to take turns.
struct TinyRound
{
    int draw_count = 0;
    std::vector<TinyTurnTaken> turns{
        {1, tiny_deck[1]}, {2, tiny_deck[2]}, {1, tiny_deck[3]}, {2, tiny_deck[1]}, {1, tiny_deck[3]}};

    dos::Observation seen() const
    {
        dos::Table table;
        table.seats = 3;
        table.draw_count = static_cast<std::uint8_t>(draw_count);
        // The remaining card lies on the table, so that it is seen.
        table.discard_count = static_cast<std::uint8_t>(1 - draw_count);
        table.cards[0] = tiny_deck.back();
        dos::Observation seen;
        seen.table = table;
        seen.hand.add(tiny_deck[0]);
        seen.hand_sizes = {1, 3, 2};
        return seen;
    }
    std::vector<dos::Card> unseen() const { return {tiny_deck.begin() + 1, tiny_deck.end() - (1 - draw_count)}; }
};

std::string text_of(const dos::Hand &hand)
{
    std::string text;
    hand.for_each_card([&](dos::Card card) { text += dos::card_text(card) + ' '; });
    return text;
}

/// Computes the posterior by Bayes' rule over all ways to deal the unseen cards to seats 1 and 2.
std::map<std::string, double> exact_posterior(const TinyRound &round)
{
    std::vector<dos::Card> cards = round.unseen();
    std::vector<int> holders(cards.size(), 0);
    std::fill_n(holders.begin(), 3, 1);
    std::fill_n(holders.begin() + 3, 2, 2);
    std::ranges::sort(holders);
    std::map<std::string, double> posterior;
    double sum = 0.0;
    do {
        std::array<dos::Hand, 3> hands;
        for (std::size_t card = 0; card < cards.size(); ++card)
            hands[static_cast<std::size_t>(holders[card])].add(cards[card]);
        double weight = 1.0;
        for (const int seat : {1, 2}) {
            dos::TypeWeights odds = TinyParts::type_prior;
            for (const TinyTurnTaken &turn : round.turns) {
                if (turn.seat == seat)
                    multiply(odds, tiny_likelihood(hands[static_cast<std::size_t>(seat)], turn.liked));
            }
            weight *= sum_of(odds);
        }
        posterior[text_of(hands[1]) + "| " + text_of(hands[2])] = weight;
        sum += weight;
    } while (std::ranges::next_permutation(holders).found);
    for (auto &[hands, weight] : posterior)
        weight /= sum;
    return posterior;
}

class ChainBeliefTest : public testing::TestWithParam<int>
{};

} // namespace

/// Without a draw pile, cards can only move between hands; the chains once froze in that case.
TEST_P(ChainBeliefTest, samples_are_drawn_from_the_exact_posterior)
{
    const TinyRound round{GetParam()};
    TinyBelief belief;
    belief.watch(TinyDealt{{1, 3, 2}});
    for (const TinyTurnTaken &turn : round.turns)
        belief.watch(turn);
    Random random(7);
    belief.prepare(round.seen(), random);
    constexpr int samples = 40'000;
    std::map<std::string, double> share;
    for (int sample = 0; sample < samples; ++sample) {
        const dos::State state = belief.draw(random).state;
        share[text_of(state.hand(1)) + "| " + text_of(state.hand(2))] += 1.0 / samples;
    }
    const auto posterior = exact_posterior(round);
    ASSERT_EQ(posterior.size(), round.draw_count == 0 ? 10U : 60U);
    const auto [least, most] = std::ranges::minmax_element(posterior, {}, [](const auto &one) { return one.second; });
    ASSERT_GT(most->second, 3 * least->second) << "the turns ought to tell something";
    double distance = 0.0;
    for (const auto &[hands, exact] : posterior)
        distance += std::abs(share[hands] - exact) / 2;
    EXPECT_LT(distance, 0.03) << "total variation";
}

INSTANTIATE_TEST_SUITE_P(draw_pile, ChainBeliefTest, testing::Values(0, 1),
                         [](const auto &pile) { return pile.param == 0 ? "empty" : "of_one_card"; });

} // namespace tableside

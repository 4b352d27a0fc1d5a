// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests what the games have in common around their rounds: the number of players, the deal, the first dealer, whole matches with
// both kinds of scoring, and the golden matches.
#include "tests/engine/support/played_round.h"
#include "tests/engine/support/rulesets.h"
#include "tests/engine/support/script.h"

#include "engine/dos/json/codec.h"
#include "engine/record/record_header.h"
#include "engine/uno/json/codec.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace tableside::test {

namespace {

/// The result of a match.
struct PlayedMatch
{
    std::vector<int> totals;
    int rounds = 0;
    int winner = -1;
    int actions = 0;
    friend bool operator==(const PlayedMatch &, const PlayedMatch &) = default;
};

/// Plays a match to its end. Expects that the dealer changes only when a round is scored.
template <typename Game>
PlayedMatch play_match(int seats, std::uint64_t seed, const typename Game::Ruleset &rules, Level level)
{
    Match<Game> match(seats, rules, seed);
    const auto players = make_players<Game>(std::vector<Level>(static_cast<std::size_t>(seats), level), seed);
    PlayerSeats<Game> player_seats(players);
    MatchDriver<Game, PlayerSeats<Game>> driver(match, player_seats);
    PlayedMatch played;
    while (match.phase() != MatchPhase::over) {
        const int dealer_before = match.dealer();
        driver.start_round();
        EXPECT_TRUE(match.round() == 1 || match.dealer() == dealer_before);
        EXPECT_EQ(driver.play_round(), RoundEnd::over);
        played.actions += driver.actions_in_round();
    }
    played.totals.assign(match.totals().begin(), match.totals().end());
    played.rounds = match.round();
    played.winner = match.winner();
    return played;
}

/// Returns the line of a golden file for a match between greedy players.
template <typename Game>
std::string golden_line(int seats, std::uint64_t seed)
{
    const PlayedMatch played = play_match<Game>(seats, seed, {}, Level::greedy);
    std::ostringstream line;
    line << "seats " << seats << " seed " << seed << " rounds " << played.rounds << " actions " << played.actions
         << " winner " << played.winner << " totals";
    for (const int total : played.totals)
        line << ' ' << total;
    return line.str();
}

/// Plays the match of every line of the file again and expects the same line. The file must have every number of seats.
template <typename Game>
void check_golden_matches(const char *path)
{
    std::ifstream file(path);
    ASSERT_TRUE(file) << "golden file missing";
    std::set<int> seat_counts;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string word;
        int seats = 0;
        std::uint64_t seed = 0;
        ASSERT_TRUE(words >> word >> seats >> word >> seed) << line;
        EXPECT_EQ(golden_line<Game>(seats, seed), line);
        seat_counts.insert(seats);
    }
    EXPECT_EQ(seat_counts.size(), static_cast<std::size_t>(Game::most_seats - Game::fewest_seats + 1));
}

int drawn_number(dos::Card card)
{
    return card.is_wild() ? 0 : card.value();
}

int drawn_number(uno::Card card)
{
    return card.is_number() ? card.number() : 0;
}

template <typename Game>
class PlayerCount : public testing::Test
{
protected:
    /// Returns why a record with `seats` players is refused; empty if it is accepted.
    static std::string record_refusal(int seats)
    {
        const std::vector<std::string> names(static_cast<std::size_t>(seats), "Ann");
        const auto header = header_from_json<Game>(Json::parse(dumped(header_json(make_header<Game>(names, {}, 1)))));
        return header ? std::string() : header.error().cause;
    }

    /// Returns why an observation with `seats` players is refused; empty if it is accepted.
    static std::string observation_refusal(int seats)
    {
        NoEvents none;
        const auto state = Game::deal(Game::fewest_seats, 0, {}, Random(1), none);
        auto json = Json::parse(dumped(Game::Codec::observation_json(Game::observe(state, 0))));
        json["counts"] = std::vector<int>(static_cast<std::size_t>(seats), state.hand(0).size());
        json["scores"] = std::vector<int>(static_cast<std::size_t>(seats), 0);
        json["draw"] = 10;
        const auto seen = Game::Codec::observation_from_json(json);
        return seen ? std::string() : seen.error().cause;
    }
};
TYPED_TEST_SUITE(PlayerCount, Games, GameNames);

TYPED_TEST(PlayerCount, DOS_DECK_2_UNO_DECK_2_are_two_to_four_or_two_to_ten)
{
    const int most = TypeParam::name == "dos" ? 4 : 10;
    for (int seats = 1; seats <= most + 1; ++seats) {
        SCOPED_TRACE(std::to_string(seats) + " players");
        const bool is_allowed = seats >= 2 && seats <= most;
        const std::string range = "2 to " + std::to_string(most);
        const auto expect_refusal = [&](const std::string &refusal) {
            EXPECT_EQ(refusal.empty(), is_allowed) << refusal;
            EXPECT_TRUE(is_allowed || refusal.find(range) != std::string::npos) << refusal;
        };
        expect_refusal(this->record_refusal(seats));
        expect_refusal(this->observation_refusal(seats));
        if (is_allowed) {
            const PlayedMatch played = play_match<TypeParam>(seats, 3, {}, Level::greedy);
            EXPECT_EQ(played.totals.size(), static_cast<std::size_t>(seats));
        }
    }
}

template <typename Game>
class Deal : public testing::Test
{};
TYPED_TEST_SUITE(Deal, Games, GameNames);

/// The random rounds test that the event has the cards of the state, and that no card is lost.
TYPED_TEST(Deal, DOS_SETUP_2_UNO_SETUP_2_seven_cards_each_and_only_the_own_hand_is_seen)
{
    const auto is_hidden = [](auto card) { return card.is_none(); };
    for (int seats = TypeParam::fewest_seats; seats <= TypeParam::most_seats; ++seats) {
        SCOPED_TRACE(std::to_string(seats) + " seats");
        typename TypeParam::EventList events;
        const auto state = TypeParam::deal(seats, 0, {}, Random(4), events);
        for (int seat = 0; seat < seats; ++seat)
            EXPECT_GE(state.hand(seat).size(), 7) << "the card turned first of UNO may give more";
        for (int viewer = -1; viewer < seats; ++viewer) {
            const auto seen_event = TypeParam::seen_by(events.events()[0], viewer);
            std::visit(
                [&](const auto &dealt) {
                    if constexpr (requires { dealt.draw, dealt.hands; }) {
                        EXPECT_TRUE(std::ranges::all_of(dealt.draw, is_hidden));
                        ASSERT_EQ(dealt.hands.size(), static_cast<std::size_t>(seats));
                        for (int seat = 0; seat < seats; ++seat) {
                            const auto &hand = dealt.hands[static_cast<std::size_t>(seat)];
                            EXPECT_EQ(hand.size(), 7U);
                            EXPECT_EQ(std::ranges::count_if(hand, is_hidden), seat == viewer ? 0 : 7);
                        }
                        if constexpr (requires { dealt.row; })
                            EXPECT_TRUE(dealt.row.size() == 2 && std::ranges::none_of(dealt.row, is_hidden));
                        else
                            EXPECT_FALSE(is_hidden(dealt.top));
                    } else {
                        ADD_FAILURE() << "the first event is not the deal";
                    }
                },
                seen_event);
        }
    }
}

template <typename Game>
class FirstDealer : public testing::Test
{};
TYPED_TEST_SUITE(FirstDealer, Games, GameNames);

TYPED_TEST(FirstDealer, DOS_SETUP_1_UNO_SETUP_1_drew_the_highest_number)
{
    int with_ties = 0;
    int without_number = 0;
    for (unsigned seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(seed);
        Match<TypeParam> match(seats_for<TypeParam>(seed), {}, seed);
        typename TypeParam::EventList events;
        match.start_round(events);
        const auto drawn = std::get<typename TypeParam::DealerDrawn>(events.events().at(0));
        std::vector<std::size_t> drawing;
        std::map<int, std::ptrdiff_t> copies;
        for (std::size_t seat = 0; seat < drawn.draws.size(); ++seat) {
            drawing.push_back(seat);
            for (const auto card : drawn.draws[seat])
                EXPECT_LE(++copies[card.code()], std::ranges::count(TypeParam::deck(), card)) << "all from one deck";
        }
        std::size_t turn = 0;
        for (; drawing.size() > 1; ++turn) {
            const auto number = [&](std::size_t seat) { return drawn_number(drawn.draws.at(seat).at(turn)); };
            const int highest = number(*std::ranges::max_element(drawing, {}, number));
            without_number += static_cast<int>(std::ranges::count(drawing, 0, number));
            std::erase_if(drawing, [&](std::size_t seat) { return number(seat) < highest; });
        }
        with_ties += turn > 1;
        EXPECT_EQ(drawn.dealer, static_cast<int>(drawing.front()));
        EXPECT_EQ(drawn.draws.at(drawing.front()).size(), turn) << "no card more than needed";
        EXPECT_EQ(match.dealer(), drawn.dealer);
        EXPECT_EQ(match.state().table.dealer, drawn.dealer);
    }
    EXPECT_GT(with_ties, 10);
    EXPECT_GT(without_number, 10);
}

template <typename Game>
class WholeMatch : public testing::Test
{};
TYPED_TEST_SUITE(WholeMatch, Games, GameNames);

TYPED_TEST(WholeMatch, DOS_SCORE_2_UNO_SCORE_1_ends_at_the_target_and_is_the_same_again)
{
    EXPECT_EQ(typename TypeParam::Ruleset{}.target, TypeParam::name == "dos" ? 200 : 500);
    for (unsigned seed = 0; seed < 20; ++seed) {
        for (const Scoring scoring : {Scoring::winner_takes_all, Scoring::count_against}) {
            typename TypeParam::Ruleset rules;
            rules.scoring = scoring;
            const int seats = seats_for<TypeParam>(seed);
            const PlayedMatch played = play_match<TypeParam>(seats, seed, rules, Level::greedy);
            const auto [lowest, highest] = std::ranges::minmax_element(played.totals);
            EXPECT_GE(*highest, rules.target);
            EXPECT_EQ(played.totals.at(static_cast<std::size_t>(played.winner)),
                      scoring == Scoring::count_against ? *lowest : *highest);
            EXPECT_EQ(played, play_match<TypeParam>(seats, seed, rules, Level::greedy)) << "not the same again";
        }
    }
}

/// The same seed and players must give the same match on every platform and in every version.
TYPED_TEST(WholeMatch, golden)
{
    check_golden_matches<TypeParam>(
        (TABLESIDE_GOLDEN_DIR "/" + std::string(TypeParam::name) + "_greedy_matches.txt").c_str());
}

TYPED_TEST(WholeMatch, shows_the_totals_at_every_decision)
{
    Match<TypeParam> match(3, {}, 4);
    const auto players = make_players<TypeParam>({Level::greedy, Level::easy, Level::random}, 4);
    int with_points = 0;
    const auto choose = [&](const auto &seen, const auto &legal) {
        for (std::size_t seat = 0; seat < match.totals().size(); ++seat) {
            EXPECT_EQ(seen.scores.at(seat), match.totals().at(seat));
            with_points += seen.scores.at(seat) > 0;
        }
        EXPECT_EQ(seen.hand, match.state().hand(seen.seat));
        return players[seen.seat]->choose(seen, legal, {});
    };
    SeatsByFunction<TypeParam, decltype(choose)> seats(choose);
    EXPECT_EQ((MatchDriver<TypeParam, decltype(seats)>(match, seats).play()), RoundEnd::over);
    EXPECT_GT(with_points, 20);
}

} // namespace

} // namespace tableside::test

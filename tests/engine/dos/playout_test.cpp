// 100,000 random rounds, calls and catches mixed in, over every number of seats and every ruleset. What must hold is
// checked at every state; a failure names the seed of its round.
#include "tests/engine/dos/card_tracker.h"
#include "tests/engine/support/playout.h"
#include "tests/engine/dos/position.h"

namespace tableside::test {

using namespace dos;

namespace {

constexpr int rounds_in_all = 100'000;
constexpr int combinations = 3 * 3 * 2 * 2; // seats, catch windows, bonus lays, false catches
constexpr int rounds_each = rounds_in_all / combinations + 1;
constexpr int longest_round = 20'000;

struct Kit
{
    using Game = dos::Game;
    using Tracker = CardTracker;

    static Census census(const State &state) { return test::census(state); }
    static Census census_of_deck() { return test::census_of_deck(); }
    static double shout_chance(const State &state) { return state.table.exposed != 0 ? 0.3 : 0.01; }

    static int any_seat(const State &state, Random &random)
    {
        return static_cast<int>(random.below(state.table.seats));
    }

    static std::pair<int, Action> attempt(const State &state, Random &random)
    {
        if (random.chance(0.4))
            return {any_seat(state, random), CallDos{}};
        const auto target = static_cast<std::uint8_t>(random.below(5));
        return {any_seat(state, random), CatchSeat{target, static_cast<std::uint16_t>(random.below(4000))}};
    }

    static std::pair<int, Action> anything(const State &state, Random &random)
    {
        const auto any_card = [&] { return random.chance(0.2) ? Card{} : sorted_deck()[random.below(deck_size)]; };
        const Action tries[] = {DrawCard{}, EndTurn{}, SkipBonus{}, LayCard{any_card()},
                                MatchRow{static_cast<std::uint8_t>(random.below(5)), any_card(), any_card()}};
        const Action &action = tries[random.below(std::size(tries))];
        return {any_seat(state, random), action};
    }

    static State rehidden(const State &state, int seat, Random &random)
    {
        return with_other_secrets(state, seat, random);
    }

    /// DOS-TURN-5, DOS-PILE-1.
    static void check(const State &state, const std::vector<Event> &events)
    {
        const Table &table = state.table;
        const bool has_row = table.row_count >= shortest_row || (table.draw_count == 0 && table.discard_count == 0);
        for (const Event &event : events)
            ASSERT_TRUE(has_row || !std::holds_alternative<TurnStarted>(event));
    }
};

class Playouts : public testing::TestWithParam<std::tuple<int, CatchWindow>>
{};

TEST_P(Playouts, hold_every_invariant)
{
    const auto [seats, window] = GetParam();
    std::uint64_t seed = derived_seed(static_cast<std::uint64_t>(seats), static_cast<std::uint64_t>(window));
    for (const BonusLay bonus_lay : {BonusLay::optional, BonusLay::compulsory}) {
        for (const FalseCatch false_catch : {FalseCatch::none, FalseCatch::draw_two}) {
            Ruleset rules;
            rules.bonus_lay = bonus_lay;
            rules.catch_window = window;
            rules.false_catch = false_catch;
            for (int round = 0; round < rounds_each; ++round) {
                ++seed;
                if (PlayoutRound<Kit>(seats, rules, seed).play(longest_round) == 0) {
                    FAIL() << "seed " << seed << ", seats " << seats << ", window " << static_cast<int>(window)
                           << ", bonus lay " << static_cast<int>(bonus_lay) << ", false catch "
                           << static_cast<int>(false_catch);
                }
            }
        }
    }
}

std::string playout_name(const testing::TestParamInfo<std::tuple<int, CatchWindow>> &info)
{
    const char *windows[] = {"until_next_player_acts", "while_two", "never"};
    return std::to_string(std::get<0>(info.param)) + "_seats_" + windows[static_cast<int>(std::get<1>(info.param))];
}

INSTANTIATE_TEST_SUITE_P(Dos, Playouts,
                         testing::Combine(testing::Values(2, 3, 4),
                                          testing::Values(CatchWindow::until_next_player_acts, CatchWindow::while_two,
                                                          CatchWindow::never)),
                         playout_name);

} // namespace

} // namespace tableside::test

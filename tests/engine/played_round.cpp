#include "played_round.h"

#include <gtest/gtest.h>

namespace tableside::test {

using namespace dos;

Players make_players(const std::vector<Level> &levels, std::uint64_t seed)
{
    Players players;
    for (std::size_t seat = 0; seat < levels.size(); ++seat)
        players.push_back(make_player<Game>(levels[seat], derived_seed(seed, seat)));
    return players;
}

void tell(const Players &players, const std::vector<Event> &events)
{
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        for (const Event &event : events)
            players[seat]->watch(seen_by(event, static_cast<int>(seat)));
    }
}

int play_round(const Players &players, int dealer, std::uint64_t seed, const Ruleset &rules,
               std::vector<std::size_t> *choices, int playouts)
{
    EventList events;
    State state = deal(static_cast<int>(players.size()), dealer, rules, Random(seed), events);
    ActionList legal;
    Thinking thinking;
    thinking.playouts = playouts;
    while (!state.is_over()) {
        tell(players, events.take());
        const Observation seen = observe(state, state.table.turn);
        legal_actions(seen, legal);
        const std::size_t index = players[state.table.turn]->choose(seen, legal, thinking);
        EXPECT_LT(index, legal.size());
        if (choices != nullptr)
            choices->push_back(index);
        EXPECT_EQ(apply(state, state.table.turn, legal.at(index), events), Reason::none);
    }
    return state.table.turn;
}

} // namespace tableside::test

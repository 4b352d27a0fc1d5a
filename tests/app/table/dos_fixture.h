// Functions that open DOS tables for tests and play them up to a wanted position.
#pragma once

#include "tests/app/table/table_fixture.h"

namespace tableside::test {

inline std::unique_ptr<DosTable> quickTable(PlayFixture &fixture, const MatchConfig<dos::Game> &config)
{
    auto table = std::make_unique<DosTable>(fixture.begin(config), fixture.sounds);
    table->setPace({1.0, true, false}, {0, 0, 0});
    return table;
}

/// Plays a random action of the first kind that is legal, a match if possible. A player can so earn more bonus lays than
/// cards are left in the hand.
inline void playForBonuses(TableSession<dos::Game> &session, Random &random)
{
    dos::ActionList legal;
    dos::legal_actions(session.match().observe(session.turnSeat()), legal);
    std::vector<dos::Action> actions(legal.begin(), legal.end());
    const std::size_t kind = actions.front().index();
    std::erase_if(actions, [&](const dos::Action &action) { return action.index() != kind; });
    session.act(session.turnSeat(), actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
}

/// Plays all seats until `wanted` returns true, during a round or at its end. Tries up to 400 deals from `config.seed` on.
template <typename Wanted>
std::unique_ptr<DosTable> tableWhere(PlayFixture &fixture, MatchConfig<dos::Game> config, const Wanted &wanted)
{
    for (const quint64 last = config.seed + 400; config.seed < last; ++config.seed) {
        Random random(config.seed);
        auto table = quickTable(fixture, config);
        table->setPace({1.0, true, false}, {1'000'000, 1'000'001, 0});
        table->nextRound();
        for (int actions = 0; actions < 300 && table->session().isPlaying(); ++actions) {
            if (wanted(*table))
                return table;
            playForBonuses(table->session(), random);
        }
        if (wanted(*table))
            return table;
    }
    qFatal("No deal reaches the wanted position");
}

} // namespace tableside::test

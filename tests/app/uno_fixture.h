// A UNO table without a window, played to where a test begins.
#pragma once

#include "play_fixture.h"

#include "play/uno_table.h"

namespace tableside::test {

inline int handCardId(UnoTable &table, uno::Card card)
{
    for (const int cardId : table.cards()->hand(table.viewerSeat())) {
        if (table.cards()->faceOf(cardId) == card)
            return cardId;
    }
    return -1;
}

/// Plays for everybody until `wanted` holds, deal after deal.
template <typename Wanted>
std::unique_ptr<UnoTable> tableWhere(PlayFixture &fixture, MatchConfig<uno::Game> config, const Wanted &wanted)
{
    Random random(1);
    for (config.seed = 1; config.seed < 400; ++config.seed) {
        QString problem;
        auto table = std::make_unique<UnoTable>(TableSession<uno::Game>::begin(config, fixture.store, steadyClock(), problem),
                                                fixture.sounds);
        table->setPace({1.0, true}, {1'000'000, 1'000'001, 0});
        table->nextRound();
        for (int actions = 0; actions < 200 && table->session().isPlaying(); ++actions) {
            if (wanted(*table))
                return table;
            playAnyLegal(table->session(), random);
        }
    }
    qFatal("No deal leads there");
}

} // namespace tableside::test

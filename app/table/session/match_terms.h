// What the score book and the list of games played say of a match at the table before its first round: who sits there, and by
// which rules.
#pragma once

#include "app/store/match_digest.h"
#include "app/table/session/match_config.h"
#include "engine/score/fact.h"

namespace tableside {

/// People of the book by their ids there; others by ids that are nobody's (engine/score/table_player.h).
template <typename Game>
score::GameStarted scoreTerms(const MatchConfig<Game> &config);
/// With no figures yet.
template <typename Game>
MatchDigest digestOfTerms(const MatchConfig<Game> &config);

} // namespace tableside

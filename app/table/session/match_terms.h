// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Describes a match for the score book and for the list of played games, as known before its first round: its players and its
// rules.
#pragma once

#include "app/store/schema/match_digest.h"
#include "app/table/session/match_config.h"
#include "engine/score/fact.h"

namespace tableside {

/// Returns the entry with which a game begins in the score book: its players and rules. People in the book keep their ids; other
/// players get ids that no person has (engine/score/table_player.h).
template <typename Game>
score::GameStarted scoreTerms(const MatchConfig<Game> &config);
/// Returns the summary (for the list of played games) of a match before its first round, so that all its figures are zero.
template <typename Game>
MatchDigest digestOfTerms(const MatchConfig<Game> &config);

} // namespace tableside

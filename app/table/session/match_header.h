// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts a match's configuration to and from the header of its record, and describes the match before its first round for the
// score book and for the list of played games. Separate from match_config.h because JSON is slow to compile.
#pragma once

#include "app/store/schema/match_digest.h"
#include "app/table/session/match_config.h"
#include "engine/record/record_header.h"
#include "engine/score/fact.h"

#include <QByteArray>

namespace tableside {

/// Returns the record's header (engine/console/FORMATS.md) with extra keys. For each seat: the level ("person" for a person), the
/// portrait, whether somebody typed the name, whether the person may ask for hints, the person's id and color. For the match:
/// whether somebody typed the deal number, whether the person may undo, and whether the match continues a replay.
template <typename Game>
QByteArray headerLine(const MatchConfig<Game> &config);

/// Reads the configuration from the header and from its JSON \p line. If the extra keys are missing, the first seat is a person,
/// the other seats are AI players of level easy without a character, all names count as typed, hints are allowed, undo is not,
/// and the match does not continue a replay.
template <typename Game>
MatchConfig<Game> configFromHeader(const RecordHeader<Game> &header, const Json &line);

/// Returns the entry with which a game begins in the score book: its players and rules. People in the book keep their ids; other
/// players get ids that no person has (engine/score/table_player.h).
template <typename Game>
score::GameStarted scoreTerms(const MatchConfig<Game> &config);
/// Returns the summary (for the list of played games) of a match before its first round, so that all its figures are zero.
template <typename Game>
MatchDigest digestOfTerms(const MatchConfig<Game> &config);

} // namespace tableside

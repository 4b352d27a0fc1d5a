// A match's configuration as the header of its record. Apart from match_config.h, for JSON is slow to compile.
#pragma once

#include "app/table/session/match_config.h"
#include "engine/record/record_header.h"

#include <QByteArray>

namespace tableside {

/// The record's header (engine/console/FORMATS.md), with the seats' levels ("person" of a person), people and portraits, whether each is
/// allowed hints, whether the person may take back, and whether the match was played on from a replay, as extra keys.
template <typename Game>
QByteArray headerLine(const MatchConfig<Game> &config);

/// Read back from the header and the line that it was in. Without our extra keys the first seat is a person, the
/// others have no character, hints are allowed, nothing may be taken back, and the match was played from its beginning.
template <typename Game>
MatchConfig<Game> configFromHeader(const RecordHeader<Game> &header, const Json &line);

} // namespace tableside

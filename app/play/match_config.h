// Who plays, by which rules, with which deal: what has to be known before the first card.
#pragma once

#include "ai/levels.h"
#include "dos/game.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace tableside {

struct SeatConfig
{
    QString name;
    QString portrait;                 ///< "owl"; a file of resources/portraits.
    std::optional<Level> level;       ///< None for a person.
};

struct MatchConfig
{
    std::vector<SeatConfig> seats;
    dos::Ruleset rules;
    quint64 seed = 0;

    QStringList names() const;
    QStringList portraits() const;
    /// The first seat of a person; 0 where there is none.
    int viewerSeat() const;
};

} // namespace tableside

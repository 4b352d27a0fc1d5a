// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the player in turn is asked to do, as the table and a phone say it. The sentences depend only on what that player may see.
#pragma once

#include "engine/dos/observation.h"
#include "engine/uno/observation.h"

#include <QString>
#include <QStringList>

namespace tableside::words {

/// Returns the instruction for the player in turn. `legal` are the player's legal actions. `drawn` is the card that the player has
/// drawn in this turn and not played; none if there is no such card or if it is not known.
QString turnInstruction(const dos::Observation &seen, const dos::ActionList &legal, dos::Card drawn);
/// `names` are the players' names by seat.
QString turnInstruction(const uno::Observation &seen, const uno::ActionList &legal, const QStringList &names);

} // namespace tableside::words

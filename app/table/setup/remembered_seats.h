// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts seats to and from settings values. A name that nobody typed is stored as an empty string, so that the default name
// follows the language.
#pragma once

#include "app/table/session/match_config.h"

#include <QVariantList>

#include <vector>

namespace tableside {

QVariantList seatsToVariant(const std::vector<SeatConfig> &seats);
/// Reads the seats, also as stored by 0.1.0, which had only name, portrait and level.
std::vector<SeatConfig> seatsFromVariant(const QVariantList &remembered);

} // namespace tableside

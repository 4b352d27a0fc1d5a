// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Conversions of seats to and from settings values. A default name, which nobody typed, is stored as an empty string, so that the
// name follows the language.
#pragma once

#include "app/table/session/match_config.h"

#include <QVariantList>

#include <vector>

namespace tableside {

QVariantList seatsToVariant(const std::vector<SeatConfig> &seats);
/// Converts settings values to seats. Version 0.1.0 stored only name, portrait and level; the other members then have defaults.
std::vector<SeatConfig> seatsFromVariant(const QVariantList &remembered);

} // namespace tableside

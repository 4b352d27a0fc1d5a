// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Moments in words: the large words of a banner, and the few words of a badge at a seat.
#pragma once

#include "app/table/moments/moment.h"

#include <QStringList>

namespace tableside::words {

/// Returns the words of a moment, such as "+4 for Mara". \p viewer is the seat that is addressed as "you"; -1 for none. \p names
/// has the names of all seats.
QString momentWords(const TableMoment &moment, const QStringList &names, int viewer);

/// The few words that stay at a seat, and a shorter form for narrow seats; empty if nothing stays.
struct BadgeWords
{
    QString words;
    QString inShort;
};
BadgeWords badgeWords(const TableMoment &moment);

} // namespace tableside::words

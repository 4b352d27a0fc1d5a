// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the facts of a score game (engine/score/fact.h) to and from the JSON lines that ScoreStore keeps. This code has its
// own file because JSON is slow to compile.
#pragma once

#include "engine/score/fact.h"
#include "engine/score/ledger.h"

#include <QByteArrayList>

#include <optional>
#include <vector>

namespace tableside {

QByteArray factText(const score::Fact &fact);
QByteArrayList factTexts(const std::vector<score::Fact> &facts);
/// Parses JSON lines as facts (entries and other changes of a score game). Returns nothing if any line is not a valid fact.
std::optional<std::vector<score::Fact>> factsFrom(const QByteArrayList &texts);
/// Builds a score game from JSON lines. Returns nothing if there is no line, any line is not a valid fact, or the facts
/// contradict each other.
std::optional<score::Ledger> ledgerFrom(const QByteArrayList &texts);

} // namespace tableside

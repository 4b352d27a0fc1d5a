// Converts facts to and from the lines that the store keeps. A separate file because JSON is slow to compile.
#pragma once

#include "engine/score/fact.h"
#include "engine/score/ledger.h"

#include <QByteArrayList>

#include <optional>
#include <vector>

namespace tableside {

QByteArray factText(const score::Fact &fact);
QByteArrayList factTexts(const std::vector<score::Fact> &facts);
/// Returns nothing if any text is not a valid fact.
std::optional<std::vector<score::Fact>> factsFrom(const QByteArrayList &texts);
/// Returns nothing if any text is not a valid fact, or the facts contradict each other.
std::optional<score::Ledger> ledgerFrom(const QByteArrayList &texts);

} // namespace tableside

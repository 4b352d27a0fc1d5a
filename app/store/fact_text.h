// Facts as the lines that the store keeps. Apart from those who use them, for JSON is slow to compile.
#pragma once

#include "engine/score/fact.h"
#include "engine/score/ledger.h"

#include <QByteArrayList>

#include <optional>
#include <vector>

namespace tableside {

QByteArray factText(const score::Fact &fact);
QByteArrayList factTexts(const std::vector<score::Fact> &facts);
/// Nothing if one of them is no fact.
std::optional<std::vector<score::Fact>> factsFrom(const QByteArrayList &texts);
/// Nothing if one of them is no fact, or they do not fit together.
std::optional<score::Ledger> ledgerFrom(const QByteArrayList &texts);

} // namespace tableside

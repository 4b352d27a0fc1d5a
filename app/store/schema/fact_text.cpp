// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/schema/fact_text.h"

#include "engine/score/score_json.h"

namespace tableside {

QByteArray factText(const score::Fact &fact)
{
    return QByteArray::fromStdString(dumped(score::fact_to_json(fact)));
}

QByteArrayList factTexts(const std::vector<score::Fact> &facts)
{
    QByteArrayList texts;
    for (const score::Fact &fact : facts)
        texts << factText(fact);
    return texts;
}

std::optional<std::vector<score::Fact>> factsFrom(const QByteArrayList &texts)
{
    std::vector<score::Fact> facts;
    for (const QByteArray &text : texts) {
        const Result<Json> json = parse_json_line({text.constData(), static_cast<std::size_t>(text.size())});
        if (!json)
            return {};
        Result<score::Fact> fact = score::fact_from_json(*json);
        if (!fact)
            return {};
        facts.push_back(std::move(fact).value());
    }
    return facts;
}

std::optional<score::Ledger> ledgerFrom(const QByteArrayList &texts)
{
    const auto facts = factsFrom(texts);
    score::Ledger ledger;
    if (!facts || facts->empty() || ledger.load(*facts))
        return {};
    return ledger;
}

} // namespace tableside

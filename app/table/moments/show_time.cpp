// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/moments/show_time.h"

namespace tableside {

namespace {

template <typename Cards>
int cardsIn(const std::vector<Cards> &hands)
{
    std::size_t count = 0;
    for (const Cards &hand : hands)
        count += hand.size();
    return static_cast<int>(count);
}

int flights(std::size_t cards)
{
    return static_cast<int>(cards) * Durations::flight;
}

struct DosTime
{
    int operator()(const dos::RoundStarted &) const { return Durations::shuffle; }
    int operator()(const dos::Dealt &dealt) const
    {
        const int cards = cardsIn(dealt.hands) + static_cast<int>(dealt.row.size());
        return cards * Durations::dealtCard + Durations::pause;
    }
    int operator()(const dos::Drew &drew) const
    {
        // The cards for double color matches fly to all players at almost the same time.
        return drew.why == dos::DrawReason::double_color ? static_cast<int>(drew.cards.size()) * Durations::dealtCard
                                                         : flights(drew.cards.size());
    }
    int operator()(const dos::Matched &) const { return Durations::flight + Durations::pause; }
    int operator()(const dos::Laid &) const { return Durations::flight; }
    int operator()(const dos::Discarded &) const { return Durations::flight; }
    int operator()(const dos::Refilled &refilled) const { return static_cast<int>(refilled.cards.size()) * Durations::quick; }
    int operator()(const dos::Reshuffled &) const { return Durations::shuffle; }
    int operator()(const dos::Caught &) const { return Durations::pause; }
    int operator()(const dos::Scored &) const { return Durations::roundEnd; }
    int operator()(const auto &) const { return 0; }
};

struct UnoTime
{
    int operator()(const uno::RoundStarted &) const { return Durations::shuffle; }
    int operator()(const uno::Dealt &dealt) const { return (cardsIn(dealt.hands) + 1) * Durations::dealtCard + Durations::pause; }
    int operator()(const uno::Played &) const { return Durations::flight + Durations::pause; }
    int operator()(const uno::ColorNamed &) const { return Durations::pause; }
    int operator()(const uno::Reversed &) const { return Durations::slow; }
    int operator()(const uno::Skipped &) const { return Durations::pause; }
    int operator()(const uno::Drew &drew) const { return flights(drew.cards.size()); }
    int operator()(const uno::Challenged &) const { return Durations::roundEnd; }
    int operator()(const uno::HandsSwapped &) const { return Durations::swap; }
    int operator()(const uno::Moved &) const { return Durations::slow; }
    int operator()(const uno::Reshuffled &) const { return Durations::shuffle; }
    int operator()(const uno::Caught &) const { return Durations::pause; }
    int operator()(const uno::Scored &) const { return Durations::roundEnd; }
    int operator()(const auto &) const { return 0; }
};

} // namespace

int showTime(const dos::Event &event)
{
    return std::visit(DosTime(), event);
}

int showTime(const uno::Event &event)
{
    return std::visit(UnoTime(), event);
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/round_log.h"

#include <algorithm>
#include <functional>

namespace tableside::dos {

void RoundLog::watch(const Event &event)
{
    set_now(now() + 1);
    std::visit([this](const auto &what) { on(what); }, event);
}

bool RoundLog::is_at(const Observation &seen) const
{
    const auto sizes = std::span(seen.hand_sizes).first(seen.table.seats);
    return has_sizes(sizes) && std::ranges::equal(m_row, seen.table.row());
}

void RoundLog::reset_to(const Observation &seen)
{
    m_row.assign(seen.table.row().begin(), seen.table.row().end());
    m_matched.clear();
    HandSizes sizes{};
    std::copy(seen.hand_sizes.begin(), seen.hand_sizes.end(), sizes.begin());
    forget_history(sizes);
}

void RoundLog::on(const Dealt &dealt)
{
    set_now(0);
    m_row = dealt.row;
    m_matched.clear();
    HandSizes sizes{};
    for (std::size_t seat = 0; seat < dealt.hands.size(); ++seat)
        sizes[seat] = static_cast<int>(dealt.hands[seat].size());
    forget_history(sizes);
}

void RoundLog::on(const TurnStarted &started)
{
    SeenTurn &turn = log_of(started.seat).turns.emplace_back();
    turn.began = now();
    turn.row = m_row;
}

void RoundLog::on(const Drew &drew)
{
    Log &log = log_of(drew.seat);
    if (drew.why == DrawReason::turn && !log.turns.empty() && !drew.cards.empty())
        log.turns.back().last_drawn_index = static_cast<int>(log.arrivals.size());
    arrive(drew.seat, drew.cards);
}

void RoundLog::on(const Matched &matched)
{
    m_matched.push_back(matched.row);
    for (const Card card : matched.cards)
        leave(matched.seat, card);
    if (Log &log = log_of(matched.seat); !log.turns.empty()) {
        const Card second = matched.cards.size() > 1 ? matched.cards[1] : Card();
        log.turns.back().matches.push_back({static_cast<std::uint8_t>(matched.row), matched.cards[0], second});
    }
}

void RoundLog::on(const Laid &laid)
{
    m_row.push_back(laid.card);
    leave(laid.seat, laid.card);
    if (Log &log = log_of(laid.seat); !log.turns.empty()) {
        log.turns.back().lays.push_back(laid.card);
        log.turns.back().laid_bonus = laid.why == LayReason::bonus;
    }
}

void RoundLog::on(const BonusSkipped &skipped)
{
    if (Log &log = log_of(skipped.seat); !log.turns.empty())
        log.turns.back().skipped = true;
}

void RoundLog::on(const Discarded &)
{
    std::ranges::sort(m_matched, std::greater<>());
    for (const int index : m_matched)
        m_row.erase(m_row.begin() + index);
    m_matched.clear();
}

void RoundLog::on(const Refilled &refilled)
{
    m_row.insert(m_row.end(), refilled.cards.begin(), refilled.cards.end());
}

/// Reshuffling turns the face-up cards of the discard pile into hidden cards, so the log forgets its history and keeps
/// only the hand sizes and the row.
void RoundLog::on(const Reshuffled &)
{
    forget_history(sizes());
}

} // namespace tableside::dos

#include "ai/dos_round_log.h"

#include <algorithm>
#include <functional>

namespace tableside::dos {

void RoundLog::watch(const Event &event)
{
    ++m_now;
    std::visit([this](const auto &what) { on(what); }, event);
}

bool RoundLog::agrees_with(const Observation &seen) const
{
    for (int seat = 0; seat < seen.table.seats; ++seat) {
        if (m_seats[static_cast<std::size_t>(seat)].hand_size() != seen.hand_sizes[static_cast<std::size_t>(seat)])
            return false;
    }
    return std::ranges::equal(m_row, seen.table.row());
}

void RoundLog::reset_to(const Observation &seen)
{
    m_row.assign(seen.table.row().begin(), seen.table.row().end());
    m_matched.clear();
    std::array<int, most_seats> sizes{};
    std::copy(seen.hand_sizes.begin(), seen.hand_sizes.end(), sizes.begin());
    forget_history(sizes);
}

void RoundLog::forget_history(const std::array<int, most_seats> &hand_sizes)
{
    ++m_edition;
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        m_seats[seat] = {};
        m_seats[seat].acquired.assign(static_cast<std::size_t>(hand_sizes[seat]), m_now);
    }
}

void RoundLog::on(const Dealt &dealt)
{
    m_now = 0;
    m_row = dealt.row;
    m_matched.clear();
    std::array<int, most_seats> sizes{};
    for (std::size_t seat = 0; seat < dealt.hands.size(); ++seat)
        sizes[seat] = static_cast<int>(dealt.hands[seat].size());
    forget_history(sizes);
}

void RoundLog::on(const TurnStarted &started)
{
    SeenTurn &turn = log_of(started.seat).turns.emplace_back();
    turn.began = m_now;
    turn.row = m_row;
}

void RoundLog::on(const Drew &drew)
{
    SeatLog &log = log_of(drew.seat);
    if (drew.why == DrawReason::turn && !log.turns.empty() && !drew.cards.empty())
        log.turns.back().drawn_slot = static_cast<int>(log.acquired.size());
    log.acquired.insert(log.acquired.end(), drew.cards.size(), m_now);
}

void RoundLog::on(const Matched &matched)
{
    m_matched.push_back(matched.row);
    for (const Card card : matched.cards)
        leave(matched.seat, card);
    if (SeatLog &log = log_of(matched.seat); !log.turns.empty()) {
        const Card second = matched.cards.size() > 1 ? matched.cards[1] : Card();
        log.turns.back().matches.push_back({static_cast<std::uint8_t>(matched.row), matched.cards[0], second});
    }
}

void RoundLog::on(const Laid &laid)
{
    m_row.push_back(laid.card);
    leave(laid.seat, laid.card);
    if (SeatLog &log = log_of(laid.seat); !log.turns.empty()) {
        log.turns.back().lays.push_back(laid.card);
        log.turns.back().laid_bonus = laid.why == LayReason::bonus;
    }
}

void RoundLog::on(const BonusSkipped &skipped)
{
    if (SeatLog &log = log_of(skipped.seat); !log.turns.empty())
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

/// Cards that had been seen are hidden again: from here on the round is a new one to the belief.
void RoundLog::on(const Reshuffled &)
{
    std::array<int, most_seats> sizes{};
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        sizes[seat] = m_seats[seat].hand_size();
    forget_history(sizes);
}

void RoundLog::leave(int seat, Card card)
{
    log_of(seat).departures.push_back({card, m_now});
}

} // namespace tableside::dos

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/ai/round_log.h"

#include <algorithm>

namespace tableside::uno {

void RoundLog::watch(const Event &event)
{
    set_now(now() + 1);
    std::visit([this](const auto &what) { on(what); }, event);
}

bool RoundLog::is_at(const Observation &seen) const
{
    return seen.table.seats == m_seats && has_sizes(std::span(seen.hand_sizes).first(seen.table.seats))
        && seen.table.top() == m_top.card && seen.table.color == m_top.color;
}

/// Restarts the log with the sizes of the hands. If the seat in turn has to answer a Wild Draw Four, also adds the turn in
/// which that card was played, as evidence about the hand of its player.
void RoundLog::reset_to(const Observation &seen)
{
    const PublicTable &table = seen.table;
    m_top = {table.top(), table.color};
    m_seats = table.seats;
    m_direction = table.direction;
    m_in_turn = table.turn;
    m_is_draw_pending = table.phase == Phase::challenge;
    HandSizes sizes{};
    std::copy(seen.hand_sizes.begin(), seen.hand_sizes.end(), sizes.begin());
    forget_history(sizes);
    if (!m_is_draw_pending || table.top() != wild_draw_four)
        return;
    const int seat = table.challenged_seat();
    arrive(seat, std::array{wild_draw_four});
    set_now(now() + 1);
    SeenTurn &turn = log_of(seat).turns.emplace_back();
    turn.began = now();
    turn.top = {seen.table.discard_count > 1 ? seen.table.discard()[seen.table.discard_count - 2U] : Card(),
                table.color_before};
    turn.played = {wild_draw_four, table.color};
    set_now(now() + 1);
    leave(seat, wild_draw_four);
}

void RoundLog::on(const Dealt &dealt)
{
    set_now(0);
    m_top = {dealt.top, dealt.top.color()};
    m_seats = static_cast<int>(dealt.hands.size());
    m_direction = 1;
    m_is_draw_pending = false;
    forget_history({});
    for (int seat = 0; seat < m_seats; ++seat)
        arrive(seat, dealt.hands[static_cast<std::size_t>(seat)]);
}

void RoundLog::on(const TurnStarted &started)
{
    m_in_turn = started.seat;
    SeenTurn &turn = log_of(started.seat).turns.emplace_back();
    turn.began = now();
    turn.top = m_top;
    turn.is_forced = m_is_draw_pending;
}

void RoundLog::on(const Played &played)
{
    if (played.jumps_in) {
        SeenTurn &turn = log_of(played.seat).turns.emplace_back();
        turn.began = now();
        turn.top = m_top;
        turn.is_forced = true;
        m_in_turn = played.seat;
    }
    if (SeenTurn *turn = last_turn(played.seat)) {
        turn->threat = threat(played.seat);
        turn->played.card = played.card;
        if (turn->last_drawn_index >= 0)
            log_of(played.seat).arrivals[static_cast<std::size_t>(turn->last_drawn_index)].shown = played.card;
    }
    leave(played.seat, played.card);
    m_top = {played.card, played.card.color()};
    m_is_draw_pending |= played.card.draws() > 0;
}

/// Stores the color named for a wild card that was played or turned first.
void RoundLog::on(const ColorNamed &named)
{
    m_top.color = named.color;
    SeenTurn *turn = last_turn(named.seat);
    if (turn == nullptr)
        return;
    if (turn->played.card.is_none())
        turn->top = m_top;
    else
        turn->played.color = named.color;
}

void RoundLog::on(const Reversed &reversed)
{
    m_direction = reversed.direction;
}

void RoundLog::on(const Drew &drew)
{
    SeenTurn *turn = last_turn(drew.seat);
    arrive(drew.seat, drew.cards);
    switch (drew.why) {
    case DrawReason::turn:
        if (turn != nullptr) {
            turn->drew = true;
            turn->last_drawn_index = drew.cards.empty() ? -1 : static_cast<int>(seat(drew.seat).arrivals.size()) - 1;
            turn->unplayable_draws = std::max(0, static_cast<int>(drew.cards.size()) - 1);
        }
        break;
    case DrawReason::draw_two:
    case DrawReason::draw_four:
    case DrawReason::challenge: m_is_draw_pending = false; break;
    case DrawReason::caught:
    case DrawReason::moved:
        // Penalty cards that a player draws before acting in a turn belong to the hand from which the player then chooses.
        if (turn != nullptr && drew.seat == m_in_turn && !turn->has_acted()) {
            set_now(now() + 1);
            turn->began = now();
        }
        break;
    }
}

/// Stores the result of a challenge. If the card was a bluff, the challenger's turn becomes a normal turn with a free
/// choice.
void RoundLog::on(const Challenged &challenged)
{
    if (SeenTurn *turn = last_turn(challenged.target); turn != nullptr && turn->played.card == wild_draw_four)
        turn->was_bluff = challenged.guilty;
    if (SeenTurn *turn = last_turn(challenged.seat); turn != nullptr && challenged.guilty)
        turn->is_forced = false;
    show(challenged.target, challenged.hand);
}

/// Moves the log of each exchanged hand to the hand's new seat. Deletes the turns in the log, because the previous seat
/// played them and they say nothing about how the new seat plays.
void RoundLog::on(const HandsSwapped &swapped)
{
    begin_slot_generation();
    if (swapped.target) {
        std::swap(log_of(swapped.seat), log_of(*swapped.target));
        log_of(swapped.seat).turns.clear();
        log_of(*swapped.target).turns.clear();
    } else {
        pass_hands_on();
    }
    for (int seat = 0; seat < m_seats; ++seat)
        show(seat, swapped.hands[static_cast<std::size_t>(seat)]);
}

/// Discards the history: a reshuffle hides the cards of the discard pile, which had been seen.
void RoundLog::on(const Reshuffled &)
{
    forget_history(sizes());
}

SeenTurn *RoundLog::last_turn(int seat)
{
    auto &turns = log_of(seat).turns;
    return turns.empty() ? nullptr : &turns.back();
}

Threat RoundLog::threat(int seat) const
{
    const int next = (seat + m_direction + m_seats) % m_seats;
    return threat_with_exchanges(seat, next, m_seats, [this](int other) { return this->seat(other).hand_size(); });
}

void RoundLog::pass_hands_on()
{
    std::vector<Log> logs;
    for (int seat = 0; seat < m_seats; ++seat)
        logs.push_back(std::move(log_of(seat)));
    for (int seat = 0; seat < m_seats; ++seat) {
        Log &to = log_of((seat + m_direction + m_seats) % m_seats);
        to = std::move(logs[static_cast<std::size_t>(seat)]);
        to.turns.clear();
    }
}

/// Restarts the log of a hand that is shown, as if the hand had been dealt now. After a challenge, the shown hand lacks the
/// cards that the seat drew since the challenged play; the log keeps these cards. The log also keeps turns with the result
/// of a challenge.
void RoundLog::show(int seat, const Cards &cards)
{
    if (cards.empty() || cards.front().is_none())
        return;
    begin_slot_generation();
    Log &log = log_of(seat);
    const int drawn_since = std::max(log.hand_size() - static_cast<int>(cards.size()), 0);
    log.arrivals.erase(log.arrivals.begin(), log.arrivals.end() - drawn_since);
    log.departures.clear();
    arrive(seat, cards);
    std::erase_if(log.turns, [](const SeenTurn &turn) { return !turn.was_bluff; });
    for (SeenTurn &turn : log.turns) {
        turn.is_hand_replaced = true;
        turn.last_drawn_index = -1;
        turn.unplayable_draws = 0;
    }
}

} // namespace tableside::uno

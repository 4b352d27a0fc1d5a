// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/score/plain_ledger.h"

#include <algorithm>

namespace tableside::score::test {

void PlainLedger::append(const Fact &fact)
{
    if (std::holds_alternative<Undone>(fact.statement)) {
        m_undone.push_back(m_active.back());
        m_active.pop_back();
        PlainLedger again;
        for (const Fact &kept : m_active)
            again.take(kept);
        again.m_active.swap(m_active);
        again.m_undone.swap(m_undone);
        *this = std::move(again);
    } else if (std::holds_alternative<Redone>(fact.statement)) {
        m_active.push_back(m_undone.back());
        m_undone.pop_back();
        take(m_active.back());
    } else {
        m_undone.clear();
        m_active.push_back(fact);
        take(fact);
    }
}

/// A game that was continued past its target stays so until no round reaches the target any more.
void PlainLedger::take(const Fact &fact)
{
    m_now = fact.at_ms;
    std::visit([this](const auto &statement) { state(statement); }, fact.statement);
    if (m_rounds.size() == 1)
        m_rounds.front().dealer = next_playing(m_rounds.front().dealer, m_rounds.front());
    m_is_played_on = m_is_played_on && first_decided();
}

void PlainLedger::state(const GameStarted &start)
{
    m_terms = start;
    m_started_ms = m_now;
    for (const Player &player : start.players) {
        m_seats.push_back({player, 0, 0});
        m_present.insert(player.id);
    }
    deal_next();
    m_rounds.back().dealer = start.players[static_cast<std::size_t>(start.dealer)].id;
}

/// Opens a round for the players who are present.
void PlainLedger::deal_next()
{
    PlainRound round;
    for (const PlainSeat &seat : m_seats)
        round.hands[seat.player.id].plays = m_present.contains(seat.player.id);
    m_rounds.push_back(round);
}

/// Writes a count of a hand down; the unfinished count is done with.
void PlainLedger::enter(Cell &hand, const std::optional<Entry> &entry)
{
    hand.entry = entry;
    hand.history.push_back({m_now, entry});
    hand.draft.reset();
}

void PlainLedger::state(const WentOut &out)
{
    PlainRound &round = at(out.round);
    if (round.scored && !is_open(out.round))
        return state(RoundScored{out.round, out.player, *round.scored});
    Cell &own = round.hands.at(out.player);
    if (!is_open(out.round) && !round.out.empty() && round.out != out.player)
        enter(round.hands.at(round.out), own.entry);
    if (own.entry)
        enter(own, std::nullopt);
    own.draft.reset();
    round.out = out.player;
    round.is_blocked = false;
    round.first.clear();
    round.scored.reset();
}

void PlainLedger::state(const RoundBlocked &blocked)
{
    PlainRound &round = at(blocked.round);
    if (!is_open(blocked.round) && !round.out.empty())
        enter(round.hands.at(round.out), Entry{{}, {0}});
    round.out.clear();
    round.is_blocked = true;
    round.first = blocked.first;
    round.scored.reset();
}

void PlainLedger::state(const RoundScored &scored)
{
    PlainRound &round = at(scored.round);
    for (auto &[player, hand] : round.hands) {
        hand.draft.reset();
        const bool loses_points = round.scored && player == round.out && player != scored.winner;
        if (hand.entry || loses_points)
            enter(hand, std::nullopt);
    }
    if (!scored.winner.empty())
        round.hands.at(scored.winner).history.push_back({m_now, Entry{{}, {scored.points}}});
    round.out = scored.winner;
    round.is_blocked = false;
    round.first.clear();
    round.scored = scored.points;
}

void PlainLedger::state(const RoundCorrected &corrected)
{
    PlainRound &round = at(corrected.round);
    for (auto &[player, hand] : round.hands)
        hand.draft.reset();
    for (const CorrectedHand &hand : corrected.hands) {
        if (round.hands.at(hand.player).entry != hand.entry)
            enter(round.hands.at(hand.player), hand.entry);
    }
    if (!corrected.out.empty() && round.hands.at(corrected.out).entry)
        enter(round.hands.at(corrected.out), std::nullopt);
    round.out = corrected.out;
    round.is_blocked = corrected.out.empty();
    round.first = round.is_blocked ? corrected.first : PlayerId();
    round.scored.reset();
}

void PlainLedger::state(const RoundClosed &)
{
    deal_next();
}

/// The round after the first becomes the first, and its dealer is whom people chose, or the dealer of the removed round.
void PlainLedger::state(const RoundRemoved &removed)
{
    if (removed.round == 0) {
        PlainRound &second = m_rounds[1];
        second.dealer = second.is_played_by(second.chosen_dealer) ? second.chosen_dealer : m_rounds[0].dealer;
    }
    m_rounds.erase(m_rounds.begin() + removed.round);
    for (PlainSeat &seat : m_seats)
        seat.first_round -= seat.first_round > removed.round;
}

void PlainLedger::state(const PlayerJoined &joined)
{
    const PlayerId &id = joined.player.id;
    m_present.insert(id);
    m_rounds.back().hands[id].plays = true;
    if (number_of(id))
        return;
    const auto right = std::ranges::find(m_seats, joined.after, [](const PlainSeat &seat) { return seat.player.id; });
    const auto position = right == m_seats.end() ? right : right + 1;
    for (PlainRound &round : m_rounds) { // the sheet has no place in a round for seats that were added at its end later
        if (std::any_of(position, m_seats.end(),
                        [&](const PlainSeat &seat) { return round.hands.contains(seat.player.id); }))
            round.hands[id];
    }
    m_seats.insert(position, {joined.player, joined.points, static_cast<int>(m_rounds.size()) - 1});
}

/// Nothing of the open round is left of a player who leaves, and nobody is known to have won if that player had won it.
void PlainLedger::state(const PlayerLeft &left)
{
    PlainRound &open = m_rounds.back();
    m_present.erase(left.player);
    open.hands[left.player] = {};
    if (open.out == left.player)
        open.out.clear();
    if (open.first == left.player)
        open.first.clear();
    if (open.out.empty())
        open.scored.reset();
}

void PlainLedger::state(const DealerChanged &changed)
{
    (m_rounds.size() == 1 ? m_rounds.back().dealer : m_rounds.back().chosen_dealer) = changed.player;
}

void PlainLedger::state(const TotalsStated &stated)
{
    for (const StatedTotal &total : stated.totals)
        m_stated[total.player] = total.points;
}

void PlainLedger::state(const GameContinued &)
{
    m_is_played_on = first_decided().has_value();
    m_is_ended = false;
}

/// Returns all players clockwise, from the left of \p player to the player.
std::vector<PlayerId> PlainLedger::from_left_of(const PlayerId &player) const
{
    std::vector<PlayerId> order;
    for (const PlainSeat &seat : m_seats)
        order.push_back(seat.player.id);
    std::ranges::rotate(order, std::ranges::find(order, player) + 1);
    return order;
}

/// Returns the player if the player takes part in the round, otherwise the next one to the left who does.
PlayerId PlainLedger::next_playing(const PlayerId &player, const PlainRound &round) const
{
    if (round.is_played_by(player))
        return player;
    const std::vector<PlayerId> order = from_left_of(player);
    return *std::ranges::find_if(order, [&](const PlayerId &other) { return round.is_played_by(other); });
}

/// UNO-PILE-1: the smallest hand wins a blocked round. Of several, the player whose turn came first wins, which is the one
/// stated, or the one next to the dealer's left.
PlayerId PlainLedger::winner_of(const PlainRound &round) const
{
    if (!round.out.empty() || !round.is_blocked)
        return round.out;
    std::vector<std::pair<int, PlayerId>> counted;
    for (const PlayerId &player : from_left_of(round.dealer)) {
        if (round.is_played_by(player) && round.hands.at(player).entry)
            counted.emplace_back(round.hands.at(player).entry->points(m_terms.game), player);
    }
    if (counted.empty())
        return {};
    const int least = std::ranges::min(counted).first;
    if (std::ranges::find(counted, std::pair(least, round.first)) != counted.end())
        return round.first;
    return std::ranges::find(counted, least, [](const auto &hand) { return hand.first; })->second;
}

/// DOS-SCORE-1, UNO-SCORE-1: the winner of a round gets the points of the other hands. DOS-SCORE-3, UNO-SCORE-2: or each hand
/// counts against its holder. DOS-SETUP-4: the winner deals the next round; UNO-NEXT-1: or the seat to the dealer's left.
void PlainLedger::recount()
{
    std::map<PlayerId, int> totals;
    for (const PlainSeat &seat : m_seats)
        totals[seat.player.id] = m_stated.contains(seat.player.id) ? m_stated.at(seat.player.id) : seat.start_points;
    for (std::size_t number = 0; number + 1 < m_rounds.size(); ++number) {
        PlainRound &round = m_rounds[number];
        PlainRound &next = m_rounds[number + 1];
        const PlayerId winner = winner_of(round);
        round.gained.clear();
        if (!winner.empty() && round.scored)
            round.gained[winner] += *round.scored;
        for (const auto &[player, hand] : round.hands) {
            const int points = hand.entry ? hand.entry->points(m_terms.game) : 0;
            if (lowest_wins())
                round.gained[player] += points;
            else if (player != winner && points > 0)
                round.gained[winner] += points;
        }
        for (const auto &[player, points] : round.gained)
            totals[player] += points;
        round.totals = totals;
        const bool winner_deals = m_terms.next_dealer == NextDealer::round_winner && !winner.empty();
        const PlayerId usual = winner_deals ? winner : from_left_of(round.dealer).front();
        next.dealer = next_playing(next.is_played_by(next.chosen_dealer) ? next.chosen_dealer : usual, next);
    }
    m_rounds.back().totals = totals;
}

/// DOS-SCORE-2, UNO-SCORE-1, and UNO-NEXT-1: as soon as a total reaches the target, the only best total wins.
PlayerId PlainLedger::best_at_target(const PlainRound &round, bool only_present) const
{
    std::vector<std::pair<int, PlayerId>> standing;
    for (const auto &[player, total] : round.totals) {
        if (round.is_played_by(player) && (m_present.contains(player) || !only_present))
            standing.emplace_back(lowest_wins() ? -total : total, player);
    }
    std::ranges::sort(standing, std::greater<>());
    const auto reaches = [&](const auto &one) { return std::abs(one.first) >= m_terms.target; };
    const bool is_tied = standing.size() > 1 && standing[0].first == standing[1].first;
    return std::ranges::any_of(standing, reaches) && !is_tied ? standing[0].second : PlayerId();
}

/// A round that was decided stays so when its winner leaves, and a tie may be decided when one of the tied leaves.
bool PlainLedger::is_decided_by(const PlainRound &round) const
{
    return !best_at_target(round, false).empty() || !best_at_target(round, true).empty();
}

std::optional<int> PlainLedger::first_decided()
{
    recount();
    for (std::size_t number = 0; number + 1 < m_rounds.size(); ++number) {
        if (is_decided_by(m_rounds[number]))
            return static_cast<int>(number);
    }
    return std::nullopt;
}

/// Only players who are present have a rank. A newcomer who has played no round has one only behind somebody who has.
std::map<PlayerId, int> PlainLedger::ranks() const
{
    const std::map<PlayerId, int> &totals = m_rounds.back().totals;
    const auto is_ahead = [&](const PlayerId &one, const PlayerId &other) {
        return lowest_wins() ? totals.at(one) < totals.at(other) : totals.at(one) > totals.at(other);
    };
    std::set<PlayerId> ranked;
    for (const PlayerId &player : m_present) {
        const auto has_played = [&](const PlainRound &round) { return round.is_played_by(player); };
        if (m_rounds.size() == 1 || m_stated.contains(player)
            || std::any_of(m_rounds.begin(), m_rounds.end() - 1, has_played))
            ranked.insert(player);
    }
    std::set<PlayerId> behind;
    for (const PlayerId &player : m_present) {
        if (std::ranges::any_of(ranked, [&](const PlayerId &other) { return is_ahead(other, player); }))
            behind.insert(player);
    }
    ranked.merge(behind);
    std::map<PlayerId, int> ranks;
    for (const PlayerId &player : ranked)
        ranks[player] = 1 + static_cast<int>(std::ranges::count_if(ranked, [&](const PlayerId &other) {
                            return is_ahead(other, player);
                        }));
    return ranks;
}

std::optional<int> PlainLedger::number_of(const PlayerId &player) const
{
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        if (m_seats[seat].player.id == player)
            return static_cast<int>(seat);
    }
    return std::nullopt;
}

Round PlainLedger::round_of(const PlainRound &plain, bool is_closed) const
{
    Round round;
    round.out = number_of(plain.out);
    round.is_blocked = plain.is_blocked;
    round.first = number_of(plain.first);
    round.scored = plain.scored;
    round.dealer = number_of(plain.dealer).value();
    round.chosen_dealer = number_of(plain.chosen_dealer);
    for (const PlainSeat &seat : m_seats) {
        if (const auto hand = plain.hands.find(seat.player.id); hand != plain.hands.end())
            round.cells.push_back(hand->second);
        if (is_closed) {
            const auto gained = plain.gained.find(seat.player.id);
            round.gained.push_back(gained == plain.gained.end() ? 0 : gained->second);
            round.totals.push_back(plain.totals.at(seat.player.id));
        }
    }
    return round;
}

Sheet PlainLedger::sheet()
{
    recount();
    Sheet sheet;
    static_cast<GameTerms &>(sheet) = m_terms;
    sheet.note = m_noted.note;
    sheet.place = m_noted.place;
    sheet.started_ms = m_started_ms;
    sheet.has_stated_totals = !m_stated.empty();
    const std::map<PlayerId, int> ranked = ranks();
    for (const auto &[player, start_points, first_round] : m_seats) {
        const bool is_stated = m_stated.contains(player.id);
        sheet.seats.push_back({player, m_present.contains(player.id), start_points, first_round,
                               is_stated ? std::optional(m_stated.at(player.id)) : std::nullopt});
        sheet.totals.push_back(m_rounds.back().totals.at(player.id));
        sheet.ranks.push_back(ranked.contains(player.id) ? ranked.at(player.id) : 0);
    }
    for (std::size_t number = 0; number + 1 < m_rounds.size(); ++number)
        sheet.rounds.push_back(round_of(m_rounds[number], true));
    sheet.open = round_of(m_rounds.back(), false);
    const bool has_results = m_rounds.size() > 1 || !m_stated.empty();
    if (has_results && std::ranges::count(sheet.ranks, 1) == 1)
        sheet.leader = static_cast<int>(std::ranges::find(sheet.ranks, 1) - sheet.ranks.begin());
    sheet.reached_target = first_decided();
    sheet.played_on = m_is_played_on;
    if (m_is_ended)
        sheet.winner = sheet.leader;
    else if (m_rounds.size() > 1 && !m_is_played_on)
        sheet.winner = number_of(best_at_target(m_rounds[m_rounds.size() - 2], true));
    sheet.stage = m_is_ended ? Stage::ended : sheet.winner ? Stage::decided : Stage::playing;
    return sheet;
}

} // namespace tableside::score::test

#include "tests/engine/score/plain_ledger.h"

#include "engine/core/standing.h"
#include "engine/score/fact_applier.h"

#include <algorithm>

namespace tableside::score::test {

namespace plain {

namespace {

/// Computes the gains of a round by DOS-SCORE-1 and -3 or UNO-SCORE-1 and -2, like round_points() at the table. The hand of
/// a blocked round's winner gains nothing if the winner takes all, but counts against the winner otherwise.
void recompute_gains(const Sheet &sheet, Round &round)
{
    const bool takes_all = sheet.scoring == Scoring::winner_takes_all;
    round.gained.assign(sheet.seats.size(), 0);
    if (round.scored) {
        if (round.out)
            round.gained[static_cast<std::size_t>(*round.out)] = *round.scored;
        return;
    }
    const auto winner = static_cast<std::size_t>(*sheet.winner_of(round));
    for (std::size_t seat = 0; seat < round.cells.size(); ++seat) {
        const Cell &cell = round.cells[seat];
        if (!cell.plays || !cell.entry || (takes_all && seat == winner))
            continue;
        round.gained[takes_all ? winner : seat] += cell.entry->points(sheet.game);
    }
}

/// Returns the dealer of the \p following round: the one that people chose, else by Sheet::next_dealer (DOS-SETUP-4), else,
/// if the winner is unknown, the seat to the dealer's left. A seat that does not play that round passes the deal on to the
/// left.
int dealer_after(const Sheet &sheet, const Round &round, const Round &following)
{
    const std::optional<int> chosen = following.chosen_dealer;
    if (chosen && following.is_played_by(static_cast<std::size_t>(*chosen)))
        return *chosen;
    const bool by_winner = sheet.next_dealer == NextDealer::round_winner;
    const std::optional<int> winner = sheet.winner_of(round);
    int dealer = by_winner && winner ? *winner : (round.dealer + 1) % sheet.seat_count();
    while (!following.is_played_by(static_cast<std::size_t>(dealer)))
        dealer = (dealer + 1) % sheet.seat_count();
    return dealer;
}

bool is_player(const Sheet &sheet, std::size_t seat)
{
    const auto has_played = [&](const Round &round) { return round.is_played_by(seat); };
    return sheet.seats[seat].present && (sheet.rounds.empty() || std::ranges::any_of(sheet.rounds, has_played));
}

/// Returns whether a present seat gets a rank: it has played a round, or a seat that has is ahead of it. So a newcomer
/// neither leads nor wins.
bool is_ranked(const Sheet &sheet, std::size_t seat)
{
    bool is_first = true;
    for (std::size_t other = 0; other < sheet.seats.size(); ++other) {
        const int ahead = sheet.totals[other] - sheet.totals[seat];
        const bool is_better = sheet.scoring == Scoring::count_against ? ahead < 0 : ahead > 0;
        is_first = is_first && !(is_better && is_player(sheet, other));
    }
    return sheet.seats[seat].present && (is_player(sheet, seat) || !is_first);
}

void recompute_ranks(Sheet &sheet)
{
    const bool lowest_first = sheet.scoring == Scoring::count_against;
    const auto is_better = [&](int left, int right) { return lowest_first ? left < right : left > right; };
    sheet.ranks.assign(sheet.seats.size(), 0);
    int leaders = 0;
    for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat) {
        if (!is_ranked(sheet, seat))
            continue;
        int rank = 1;
        for (std::size_t other = 0; other < sheet.seats.size(); ++other)
            rank += is_ranked(sheet, other) && is_better(sheet.totals[other], sheet.totals[seat]);
        sheet.ranks[seat] = rank;
        if (rank == 1) {
            ++leaders;
            sheet.leader = static_cast<int>(seat);
        }
    }
    if (leaders != 1 || sheet.rounds.empty())
        sheet.leader.reset();
}

/// Returns the seat that has won by the totals after a round, among all who played the round or only those still present;
/// empty if nobody has.
std::optional<int> winner_after(const Sheet &sheet, const Round &round, bool only_present)
{
    std::vector<int> seats;
    std::vector<int> totals;
    for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat) {
        if (round.is_played_by(seat) && (sheet.seats[seat].present || !only_present)) {
            seats.push_back(static_cast<int>(seat));
            totals.push_back(round.totals[seat]);
        }
    }
    const std::optional<std::size_t> winner = match_winner(totals, sheet.target,
                                                           sheet.scoring == Scoring::count_against);
    if (!winner)
        return std::nullopt;
    return seats[*winner];
}

/// Returns whether the game was decided after a round. A round stays decided if its winner leaves later; it may also become
/// decided when a tied player leaves.
bool is_decided(const Sheet &sheet, const Round &round)
{
    return winner_after(sheet, round, false) || winner_after(sheet, round, true);
}

void recompute_stage(Sheet &sheet, bool ended)
{
    sheet.winner.reset();
    sheet.reached_target.reset();
    for (std::size_t round = 0; round < sheet.rounds.size() && !sheet.reached_target; ++round) {
        if (is_decided(sheet, sheet.rounds[round]))
            sheet.reached_target = static_cast<int>(round);
    }
    // After a correction or a new target the target may be unreached; then it counts again.
    sheet.played_on = sheet.played_on && sheet.reached_target.has_value();
    if (!sheet.rounds.empty() && !sheet.played_on)
        sheet.winner = winner_after(sheet, sheet.rounds.back(), true);
    sheet.stage = sheet.winner ? Stage::decided : Stage::playing;
    if (ended) {
        sheet.stage = Stage::ended;
        sheet.winner = sheet.leader;
    }
}

void recompute_all(Sheet &sheet)
{
    const bool ended = sheet.stage == Stage::ended;
    sheet.totals.clear();
    for (const Seat &seat : sheet.seats)
        sheet.totals.push_back(seat.start_points);
    int dealer = sheet.rounds.empty() ? sheet.open.dealer : sheet.rounds.front().dealer;
    for (std::size_t number = 0; number < sheet.rounds.size(); ++number) {
        Round &round = sheet.rounds[number];
        round.dealer = dealer;
        recompute_gains(sheet, round);
        for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat)
            sheet.totals[seat] += round.gained[seat];
        round.totals = sheet.totals;
        dealer = dealer_after(sheet, round, number + 1 < sheet.rounds.size() ? sheet.rounds[number + 1] : sheet.open);
    }
    sheet.open.dealer = sheet.seats[static_cast<std::size_t>(dealer)].present ? dealer : next_present(sheet, dealer);
    recompute_ranks(sheet);
    recompute_stage(sheet, ended);
}

} // namespace

} // namespace plain

void PlainLedger::append(const Fact &fact)
{
    if (std::holds_alternative<Undone>(fact.statement)) {
        m_undone.push_back(m_active.back());
        m_active.pop_back();
        m_sheet = {};
        for (const Fact &kept : m_active)
            enter(kept);
    } else if (std::holds_alternative<Redone>(fact.statement)) {
        m_active.push_back(m_undone.back());
        m_undone.pop_back();
        enter(m_active.back());
    } else {
        m_undone.clear();
        m_active.push_back(fact);
        enter(fact);
    }
}

void PlainLedger::enter(const Fact &fact)
{
    apply(m_sheet, fact);
    plain::recompute_all(m_sheet);
}

} // namespace tableside::score::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/fact_check.h"

#include <algorithm>
#include <set>

namespace tableside::score {

namespace {

std::optional<int> playing_seat(const Sheet &sheet, const Round &round, const PlayerId &player)
{
    const std::optional<int> seat = sheet.seat_of(player);
    return seat && round.is_played_by(static_cast<std::size_t>(*seat)) ? seat : std::nullopt;
}

bool is_target(int target)
{
    return can_be_target(target) || !is_known_target(target);
}

/// Checks that the cards of a hand exist and that the deck has enough copies. \p held_by_others returns the number of
/// copies of a card in the other hands of the round.
template <typename Counted>
Refusal check_cards(GameId game, const CardCounts &cards, Counted held_by_others)
{
    for (const auto &[code, count] : cards) {
        const PadCard *card = pad_card(game, code);
        if (card == nullptr || count < 1)
            return Refusal::no_such_card;
        if (count + held_by_others(code) > card->copies)
            return Refusal::too_many_cards;
    }
    return Refusal::none;
}

template <typename Counted>
Refusal check_entry(GameId game, const Entry &entry, Counted held_by_others)
{
    if (const Refusal refusal = check_cards(game, entry.cards, held_by_others); refusal != Refusal::none)
        return refusal;
    const bool has_negative = std::ranges::any_of(entry.numbers, [](int number) { return number < 0; });
    if (has_negative || entry.points(game) > deck_points(game))
        return Refusal::more_than_the_deck;
    return Refusal::none;
}

/// Returns the reason to refuse a change of the open round once the game is decided or ended; Refusal::none before.
Refusal refusal_after_decision(const Sheet &sheet)
{
    if (sheet.stage == Stage::ended)
        return Refusal::ended;
    return sheet.stage == Stage::decided ? Refusal::decided : Refusal::none;
}

/// Checks the round that a statement (such as an entered hand) names, if any, and the player named for that round. The
/// open round cannot be changed once the game is decided, but closed rounds can be corrected even after the game has ended.
template <typename Stated>
Refusal check_round(const Sheet &sheet, const Stated &stated)
{
    if constexpr (requires { stated.round; }) {
        const Round *round = sheet.round_at(stated.round);
        if (round == nullptr)
            return Refusal::no_such_round;
        if (const Refusal refusal = refusal_after_decision(sheet); round == &sheet.open && refusal != Refusal::none)
            return refusal;
        if constexpr (requires { stated.player; }) {
            if (!playing_seat(sheet, *round, stated.player))
                return Refusal::no_such_player;
        }
    }
    return Refusal::none;
}

/// Checks the conditions of each kind of statement, such as an entered hand. check_round() must have accepted the statement.
struct FactCheck
{
    const Sheet &sheet;

    Refusal operator()(const GameStarted &start) const
    {
        if (sheet.is_started())
            return Refusal::already_started;
        if (static_cast<int>(start.players.size()) < printed_rules(start.game).fewest_players)
            return Refusal::too_few_players;
        if (start.players.size() > most_players)
            return Refusal::too_many_players;
        std::set<PlayerId> ids;
        for (const Player &player : start.players) {
            if (player.id.empty())
                return Refusal::no_such_player;
            if (!ids.insert(player.id).second)
                return Refusal::player_twice;
        }
        if (start.dealer < 0 || start.dealer >= static_cast<int>(start.players.size()))
            return Refusal::no_such_player;
        return is_target(start.target) ? Refusal::none : Refusal::target_out_of_range;
    }

    Refusal operator()(const HandEntered &hand) const
    {
        const Round &round = *sheet.round_at(hand.round);
        const int seat = *sheet.seat_of(hand.player);
        if (round.scored)
            return Refusal::hands_unknown;
        if (round.out == seat)
            return Refusal::hand_is_out;
        if (!hand.entry)
            return is_open(round) ? Refusal::none : Refusal::cannot_be_blank;
        return check_entry(sheet.game, *hand.entry,
                           [&](const std::string &code) { return sheet.counted(round, code, seat); });
    }

    Refusal operator()(const DraftChanged &changed) const
    {
        const Round &round = *sheet.round_at(changed.round);
        const int seat = *sheet.seat_of(changed.player);
        if (!changed.draft)
            return Refusal::none;
        if (round.scored && !changed.draft->cards.empty())
            return Refusal::hands_unknown;
        if (round.out == seat && is_open(round) && !round.scored)
            return Refusal::hand_is_out;
        if (!may_become_sum(changed.draft->sum))
            return Refusal::not_a_sum;
        return check_cards(sheet.game, changed.draft->cards,
                           [&](const std::string &code) { return sheet.counted(round, code, seat); });
    }

    Refusal operator()(const WentOut &) const { return Refusal::none; }

    Refusal operator()(const RoundBlocked &blocked) const
    {
        const Round &round = *sheet.round_at(blocked.round);
        if (!printed_rules(sheet.game).can_be_blocked)
            return Refusal::cannot_be_blocked;
        if (round.scored && !is_open(round))
            return Refusal::hands_unknown;
        return plays_or_nobody(round, blocked.first) ? Refusal::none : Refusal::no_such_player;
    }

    Refusal operator()(const RoundScored &scored) const
    {
        if (sheet.scoring == Scoring::count_against)
            return Refusal::counts_against;
        if (scored.points < 0 || scored.points > deck_points(sheet.game))
            return Refusal::more_than_the_deck;
        if (scored.winner.empty() && scored.points != 0)
            return Refusal::nobody_out;
        return plays_or_nobody(*sheet.round_at(scored.round), scored.winner) ? Refusal::none : Refusal::no_such_player;
    }

    Refusal operator()(const RoundClosed &) const
    {
        if (const Refusal refusal = refusal_after_decision(sheet); refusal != Refusal::none)
            return refusal;
        if (!sheet.open.is_over())
            return Refusal::nobody_out;
        if (sheet.rounds.size() >= static_cast<std::size_t>(most_rounds))
            return Refusal::too_long;
        return sheet.missing().empty() ? Refusal::none : Refusal::hands_missing;
    }

    Refusal operator()(const RoundCorrected &corrected) const
    {
        const Round &round = *sheet.round_at(corrected.round);
        if (is_open(round))
            return Refusal::not_closed;
        if (round.scored)
            return Refusal::hands_unknown;
        if (corrected.out.empty() && !printed_rules(sheet.game).can_be_blocked)
            return Refusal::cannot_be_blocked;
        std::set<PlayerId> hands;
        for (const CorrectedHand &hand : corrected.hands) {
            if (!playing_seat(sheet, round, hand.player))
                return Refusal::no_such_player;
            if (!hands.insert(hand.player).second)
                return Refusal::player_twice;
        }
        if (!plays_or_nobody(round, corrected.out) || !plays_or_nobody(round, corrected.first))
            return Refusal::no_such_player;
        if (hands.contains(corrected.out))
            return Refusal::hand_is_out;
        const auto playing = std::ranges::count(round.cells, true, &Cell::plays);
        if (std::ssize(hands) + (corrected.out.empty() ? 0 : 1) != playing)
            return Refusal::cannot_be_blank;
        for (const CorrectedHand &hand : corrected.hands) {
            const auto held_by_others = [&](const std::string &code) {
                int count = 0;
                for (const CorrectedHand &other : corrected.hands)
                    count += &other == &hand ? 0 : count_of(other.entry.cards, code);
                return count;
            };
            const Refusal refusal = check_entry(sheet.game, hand.entry, held_by_others);
            if (refusal != Refusal::none)
                return refusal;
        }
        return Refusal::none;
    }

    Refusal operator()(const RoundRemoved &removed) const
    {
        return is_open(*sheet.round_at(removed.round)) ? Refusal::no_such_round : Refusal::none;
    }

    Refusal operator()(const PlayerJoined &joined) const
    {
        if (const Refusal refusal = refusal_after_decision(sheet); refusal != Refusal::none)
            return refusal;
        if (joined.player.id.empty())
            return Refusal::no_such_player;
        if (sheet.seat_of(joined.player.id))
            return is_present(joined.player.id) ? Refusal::already_present : Refusal::none;
        if (joined.points < 0 || joined.points > highest_target)
            return Refusal::more_than_the_deck;
        if (!joined.after.empty() && !sheet.seat_of(joined.after))
            return Refusal::no_such_player;
        return sheet.seat_count() < most_players ? Refusal::none : Refusal::too_many_players;
    }

    Refusal operator()(const PlayerLeft &left) const
    {
        if (const Refusal refusal = refusal_after_decision(sheet); refusal != Refusal::none)
            return refusal;
        if (!is_present(left.player))
            return Refusal::no_such_player;
        const auto present = std::ranges::count(sheet.seats, true, &Seat::present);
        return present > printed_rules(sheet.game).fewest_players ? Refusal::none : Refusal::too_few_players;
    }

    Refusal operator()(const DealerChanged &changed) const
    {
        if (const Refusal refusal = refusal_after_decision(sheet); refusal != Refusal::none)
            return refusal;
        return is_present(changed.player) ? Refusal::none : Refusal::no_such_player;
    }

    Refusal operator()(const TargetChanged &changed) const
    {
        return is_target(changed.target) ? Refusal::none : Refusal::target_out_of_range;
    }

    Refusal operator()(const ScoringChanged &changed) const
    {
        const auto has_no_hands = [](const Round &round) { return round.scored.has_value(); };
        const bool are_needed = changed.scoring == Scoring::count_against;
        return are_needed && (has_no_hands(sheet.open) || std::ranges::any_of(sheet.rounds, has_no_hands))
            ? Refusal::hands_needed
            : Refusal::none;
    }

    Refusal operator()(const DateChanged &changed) const
    {
        return changed.played_ms >= 0 ? Refusal::none : Refusal::date_out_of_range;
    }

    Refusal operator()(const TotalsStated &stated) const
    {
        if (const Refusal refusal = refusal_after_decision(sheet); refusal != Refusal::none)
            return refusal;
        if (!sheet.rounds.empty() || sheet.open.is_over() || !sheet.open.is_blank())
            return Refusal::rounds_known;
        std::set<PlayerId> players;
        for (const auto &[player, points] : stated.totals) {
            if (!is_present(player))
                return Refusal::no_such_player;
            if (!players.insert(player).second)
                return Refusal::player_twice;
            if (points < 0 || points > highest_stated_total)
                return Refusal::more_than_the_deck;
        }
        return std::ssize(players) == std::ranges::count(sheet.seats, true, &Seat::present) ? Refusal::none
                                                                                            : Refusal::hands_missing;
    }

    Refusal operator()(const GameContinued &) const
    {
        return sheet.stage == Stage::playing ? Refusal::not_decided : Refusal::none;
    }

    Refusal operator()(const GameEnded &) const { return sheet.stage == Stage::ended ? Refusal::ended : Refusal::none; }
    Refusal operator()(const Noted &) const { return Refusal::none; }
    Refusal operator()(const Undone &) const { return Refusal::nothing_to_undo; }
    Refusal operator()(const Redone &) const { return Refusal::nothing_to_redo; }

    bool is_open(const Round &round) const { return &round == &sheet.open; }
    bool plays_or_nobody(const Round &round, const PlayerId &player) const
    {
        return player.empty() || playing_seat(sheet, round, player);
    }
    bool is_present(const PlayerId &player) const
    {
        const std::optional<int> seat = sheet.seat_of(player);
        return seat && at_seat(sheet.seats, *seat).present;
    }
};

} // namespace

std::string_view refusal_name(Refusal refusal)
{
    switch (refusal) {
    case Refusal::none: return "none";
    case Refusal::not_started: return "not-started";
    case Refusal::already_started: return "already-started";
    case Refusal::too_few_players: return "too-few-players";
    case Refusal::too_many_players: return "too-many-players";
    case Refusal::player_twice: return "player-twice";
    case Refusal::no_such_player: return "no-such-player";
    case Refusal::no_such_round: return "no-such-round";
    case Refusal::no_such_card: return "no-such-card";
    case Refusal::too_many_cards: return "too-many-cards";
    case Refusal::more_than_the_deck: return "more-than-the-deck";
    case Refusal::hand_is_out: return "hand-is-out";
    case Refusal::hands_unknown: return "hands-unknown";
    case Refusal::counts_against: return "counts-against";
    case Refusal::hands_needed: return "hands-needed";
    case Refusal::nobody_out: return "nobody-out";
    case Refusal::cannot_be_blocked: return "cannot-be-blocked";
    case Refusal::hands_missing: return "hands-missing";
    case Refusal::not_a_sum: return "not-a-sum";
    case Refusal::not_closed: return "not-closed";
    case Refusal::cannot_be_blank: return "cannot-be-blank";
    case Refusal::target_out_of_range: return "target-out-of-range";
    case Refusal::date_out_of_range: return "date-out-of-range";
    case Refusal::decided: return "decided";
    case Refusal::not_decided: return "not-decided";
    case Refusal::ended: return "ended";
    case Refusal::already_present: return "already-present";
    case Refusal::rounds_known: return "rounds-known";
    case Refusal::nothing_to_undo: return "nothing-to-undo";
    case Refusal::nothing_to_redo: return "nothing-to-redo";
    case Refusal::too_long: return "too-long";
    }
    return {};
}

Refusal check(const Sheet &sheet, const Statement &statement)
{
    if (!sheet.is_started() && !std::holds_alternative<GameStarted>(statement))
        return Refusal::not_started;
    const Refusal refusal = std::visit([&](const auto &stated) { return check_round(sheet, stated); }, statement);
    return refusal == Refusal::none ? std::visit(FactCheck{sheet}, statement) : refusal;
}

} // namespace tableside::score

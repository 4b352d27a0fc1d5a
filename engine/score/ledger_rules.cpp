#include "engine/score/ledger_rules.h"

#include <algorithm>
#include <set>

namespace tableside::score {

namespace {

std::optional<int> playing_seat(const Sheet &sheet, const Round &round, const PlayerId &player)
{
    const std::optional<int> seat = sheet.seat_of(player);
    if (!seat || *seat >= static_cast<int>(round.cells.size()) || !round.cells[static_cast<std::size_t>(*seat)].plays)
        return std::nullopt;
    return seat;
}

bool is_target(int target)
{
    return (target >= lowest_target && target <= highest_target) || target == unknown_target;
}

Refusal check_cards(const Sheet &sheet, const Round &round, int seat, const CardCounts &cards)
{
    for (const auto &[code, count] : cards) {
        const PadCard *card = pad_card(sheet.game, code);
        if (card == nullptr || count < 1)
            return Refusal::no_such_card;
        if (count + sheet.counted(round, code, seat) > card->copies)
            return Refusal::too_many_cards;
    }
    return Refusal::none;
}

Refusal check_entry(const Sheet &sheet, const Round &round, int seat, const Entry &entry)
{
    if (const Refusal refusal = check_cards(sheet, round, seat, entry.cards); refusal != Refusal::none)
        return refusal;
    const bool has_negative = std::ranges::any_of(entry.numbers, [](int number) { return number < 0; });
    if (has_negative || entry.points(sheet.game) > deck_points(sheet.game))
        return Refusal::more_than_the_deck;
    return Refusal::none;
}

void enter(Cell &cell, std::int64_t at_ms, std::optional<Entry> entry)
{
    cell.history.push_back({at_ms, entry});
    cell.entry = std::move(entry);
    cell.draft.reset();
}

/// The round as it would be with what was stated of it, all of whose players play in it.
Round corrected_round(const Sheet &sheet, const RoundCorrected &corrected, std::int64_t at_ms)
{
    Round round = *sheet.round_at(corrected.round);
    const auto cell_of = [&](const PlayerId &player) -> Cell & {
        return round.cells[static_cast<std::size_t>(*sheet.seat_of(player))];
    };
    for (Cell &cell : round.cells)
        cell.draft.reset();
    for (const auto &[player, entry] : corrected.hands) {
        if (cell_of(player).entry != entry)
            enter(cell_of(player), at_ms, entry);
    }
    if (!corrected.out.empty() && cell_of(corrected.out).entry)
        enter(cell_of(corrected.out), at_ms, std::nullopt);
    round.is_blocked = corrected.out.empty();
    round.out = round.is_blocked ? std::nullopt : sheet.seat_of(corrected.out);
    round.first = !round.is_blocked || corrected.first.empty() ? std::nullopt : sheet.seat_of(corrected.first);
    return round;
}

struct Judge
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

    /// The open round takes nothing more once the game is decided; closed rounds can be corrected even after its end.
    Refusal round_refusal(int number) const
    {
        const Round *round = sheet.round_at(number);
        if (round == nullptr)
            return Refusal::no_such_round;
        return round == &sheet.open ? goes_on() : Refusal::none;
    }

    Refusal in_round(int number, const PlayerId &player) const
    {
        if (const Refusal refusal = round_refusal(number); refusal != Refusal::none)
            return refusal;
        return playing_seat(sheet, *sheet.round_at(number), player) ? Refusal::none : Refusal::no_such_player;
    }

    Refusal goes_on() const
    {
        if (sheet.stage == Stage::ended)
            return Refusal::ended;
        return sheet.stage == Stage::decided ? Refusal::decided : Refusal::none;
    }

    Refusal operator()(const HandEntered &hand) const
    {
        if (const Refusal refusal = in_round(hand.round, hand.player); refusal != Refusal::none)
            return refusal;
        const Round &round = *sheet.round_at(hand.round);
        const int seat = *sheet.seat_of(hand.player);
        if (round.scored)
            return Refusal::hands_unknown;
        if (round.out == seat)
            return Refusal::hand_is_out;
        if (!hand.entry)
            return &round == &sheet.open ? Refusal::none : Refusal::cannot_be_blank;
        return check_entry(sheet, round, seat, *hand.entry);
    }

    Refusal operator()(const DraftChanged &changed) const
    {
        if (const Refusal refusal = in_round(changed.round, changed.player); refusal != Refusal::none)
            return refusal;
        const Round &round = *sheet.round_at(changed.round);
        const int seat = *sheet.seat_of(changed.player);
        if (!changed.draft)
            return Refusal::none;
        if (round.scored && !changed.draft->cards.empty())
            return Refusal::hands_unknown;
        if (round.out == seat && &round == &sheet.open)
            return Refusal::hand_is_out;
        if (!may_become_sum(changed.draft->sum))
            return Refusal::not_a_sum;
        return check_cards(sheet, round, seat, changed.draft->cards);
    }

    Refusal operator()(const RoundCorrected &corrected) const
    {
        const Round *round = sheet.round_at(corrected.round);
        if (round == nullptr)
            return Refusal::no_such_round;
        if (round == &sheet.open)
            return Refusal::not_closed;
        if (round->scored)
            return Refusal::hands_unknown;
        if (corrected.out.empty() && !printed_rules(sheet.game).can_be_blocked)
            return Refusal::cannot_be_blocked;
        std::set<PlayerId> hands;
        for (const CorrectedHand &hand : corrected.hands) {
            if (!playing_seat(sheet, *round, hand.player))
                return Refusal::no_such_player;
            if (!hands.insert(hand.player).second)
                return Refusal::player_twice;
        }
        for (const PlayerId &player : {corrected.out, corrected.first}) {
            if (!player.empty() && !playing_seat(sheet, *round, player))
                return Refusal::no_such_player;
        }
        if (hands.contains(corrected.out))
            return Refusal::hand_is_out;
        const auto playing = std::ranges::count(round->cells, true, &Cell::plays);
        if (std::ssize(hands) + (corrected.out.empty() ? 0 : 1) != playing)
            return Refusal::cannot_be_blank;
        const Round now = corrected_round(sheet, corrected, 0);
        for (const CorrectedHand &hand : corrected.hands) {
            const Refusal refusal = check_entry(sheet, now, *sheet.seat_of(hand.player), hand.entry);
            if (refusal != Refusal::none)
                return refusal;
        }
        return Refusal::none;
    }

    Refusal operator()(const WentOut &out) const { return in_round(out.round, out.player); }

    Refusal operator()(const RoundBlocked &blocked) const
    {
        if (!printed_rules(sheet.game).can_be_blocked)
            return Refusal::cannot_be_blocked;
        const Refusal refusal = round_refusal(blocked.round);
        if (refusal != Refusal::none)
            return refusal;
        const Round &round = *sheet.round_at(blocked.round);
        if (round.scored && &round != &sheet.open)
            return Refusal::hands_unknown;
        return blocked.first.empty() ? Refusal::none : in_round(blocked.round, blocked.first);
    }

    Refusal operator()(const RoundScored &scored) const
    {
        if (sheet.scoring == Scoring::count_against)
            return Refusal::counts_against;
        if (const Refusal refusal = round_refusal(scored.round); refusal != Refusal::none)
            return refusal;
        if (scored.points < 0 || scored.points > deck_points(sheet.game))
            return Refusal::more_than_the_deck;
        if (scored.winner.empty())
            return scored.points == 0 ? Refusal::none : Refusal::nobody_out;
        return in_round(scored.round, scored.winner);
    }

    Refusal operator()(const RoundClosed &) const
    {
        if (const Refusal refusal = goes_on(); refusal != Refusal::none)
            return refusal;
        if (!sheet.open.is_over())
            return Refusal::nobody_out;
        if (sheet.rounds.size() >= static_cast<std::size_t>(most_rounds))
            return Refusal::too_long;
        return sheet.missing().empty() ? Refusal::none : Refusal::hands_missing;
    }

    Refusal operator()(const RoundRemoved &removed) const
    {
        const int closed = static_cast<int>(sheet.rounds.size());
        return removed.round >= 0 && removed.round < closed ? Refusal::none : Refusal::no_such_round;
    }

    Refusal operator()(const PlayerJoined &joined) const
    {
        if (const Refusal refusal = goes_on(); refusal != Refusal::none)
            return refusal;
        if (joined.player.id.empty())
            return Refusal::no_such_player;
        if (const std::optional<int> seat = sheet.seat_of(joined.player.id))
            return sheet.seats[static_cast<std::size_t>(*seat)].present ? Refusal::already_present : Refusal::none;
        if (joined.points < 0 || joined.points > highest_target)
            return Refusal::more_than_the_deck;
        return sheet.seat_count() < most_players ? Refusal::none : Refusal::too_many_players;
    }

    Refusal operator()(const PlayerLeft &left) const
    {
        if (const Refusal refusal = goes_on(); refusal != Refusal::none)
            return refusal;
        const std::optional<int> seat = sheet.seat_of(left.player);
        if (!seat || !sheet.seats[static_cast<std::size_t>(*seat)].present)
            return Refusal::no_such_player;
        const auto present = std::ranges::count(sheet.seats, true, &Seat::present);
        return present > printed_rules(sheet.game).fewest_players ? Refusal::none : Refusal::too_few_players;
    }

    Refusal operator()(const TargetChanged &changed) const
    {
        return is_target(changed.target) ? Refusal::none : Refusal::target_out_of_range;
    }

    Refusal operator()(const GameContinued &) const
    {
        return sheet.stage == Stage::playing ? Refusal::not_decided : Refusal::none;
    }

    Refusal operator()(const GameEnded &) const { return sheet.stage == Stage::ended ? Refusal::ended : Refusal::none; }

    Refusal operator()(const Noted &) const { return Refusal::none; }
    Refusal operator()(const Undone &) const { return Refusal::nothing_to_undo; }
    Refusal operator()(const Redone &) const { return Refusal::nothing_to_redo; }
};

void begin_round(Sheet &sheet, int dealer)
{
    Round open;
    open.dealer = dealer;
    for (const Seat &seat : sheet.seats)
        open.cells.push_back({seat.present, {}, {}, {}});
    sheet.open = std::move(open);
}

struct FactApplier
{
    Sheet &sheet;
    std::int64_t at_ms;

    void operator()(const GameStarted &start)
    {
        sheet.game = start.game;
        sheet.scoring = start.scoring;
        sheet.next_dealer = start.next_dealer;
        sheet.target = start.target;
        sheet.variants = start.variants;
        sheet.started_ms = at_ms;
        for (const Player &player : start.players)
            sheet.seats.push_back({player, true, 0, 0});
        begin_round(sheet, start.dealer);
    }

    void operator()(const HandEntered &hand) { enter(cell(hand.round, hand.player), at_ms, hand.entry); }

    void operator()(const DraftChanged &changed) { cell(changed.round, changed.player).draft = changed.draft; }

    void operator()(const RoundCorrected &corrected)
    {
        *sheet.round_at(corrected.round) = corrected_round(sheet, corrected, at_ms);
    }

    /// Where the round is closed and another one went out before, that one gets what this one was thought to hold.
    void operator()(const WentOut &out)
    {
        Round &round = *sheet.round_at(out.round);
        const int seat = *sheet.seat_of(out.player);
        Cell &own = round.cells[static_cast<std::size_t>(seat)];
        if (round.scored && &round != &sheet.open)
            return enter_points(round, seat, *round.scored);
        round.scored.reset();
        if (round.out && *round.out != seat && &round != &sheet.open)
            enter(round.cells[static_cast<std::size_t>(*round.out)], at_ms, own.entry);
        if (own.entry)
            enter(own, at_ms, std::nullopt);
        own.draft.reset();
        round.out = seat;
        round.is_blocked = false;
        round.first.reset();
    }

    void operator()(const RoundBlocked &blocked)
    {
        Round &round = *sheet.round_at(blocked.round);
        if (round.out && &round != &sheet.open)
            enter(round.cells[static_cast<std::size_t>(*round.out)], at_ms, Entry{{}, {0}});
        round.out.reset();
        round.scored.reset();
        round.is_blocked = true;
        round.first = blocked.first.empty() ? std::nullopt : sheet.seat_of(blocked.first);
    }

    void operator()(const RoundScored &scored)
    {
        Round &round = *sheet.round_at(scored.round);
        enter_points(round, scored.winner.empty() ? std::nullopt : sheet.seat_of(scored.winner), scored.points);
    }

    void operator()(const RoundClosed &)
    {
        sheet.open.closed_ms = at_ms;
        sheet.rounds.push_back(std::move(sheet.open));
        begin_round(sheet, sheet.rounds.back().dealer);
    }

    void operator()(const RoundRemoved &removed)
    {
        if (removed.round == 0) // the next round becomes the first, with the first one's dealer
            (sheet.rounds.size() > 1 ? sheet.rounds[1] : sheet.open).dealer = sheet.rounds[0].dealer;
        sheet.rounds.erase(sheet.rounds.begin() + removed.round);
        for (Seat &seat : sheet.seats)
            seat.first_round -= seat.first_round > removed.round;
    }

    void operator()(const PlayerJoined &joined)
    {
        if (const std::optional<int> seat = sheet.seat_of(joined.player.id)) {
            sheet.seats[static_cast<std::size_t>(*seat)].present = true;
            sheet.open.cells[static_cast<std::size_t>(*seat)].plays = true;
            return;
        }
        const int first_round = static_cast<int>(sheet.rounds.size());
        sheet.seats.push_back({joined.player, true, joined.points, first_round});
        sheet.open.cells.push_back({true, {}, {}, {}});
    }

    void operator()(const PlayerLeft &left)
    {
        const int seat = *sheet.seat_of(left.player);
        sheet.seats[static_cast<std::size_t>(seat)].present = false;
        sheet.open.cells[static_cast<std::size_t>(seat)] = {};
        if (sheet.open.out == seat)
            sheet.open.out.reset();
        if (sheet.open.first == seat)
            sheet.open.first.reset();
        if (!sheet.open.out)
            sheet.open.scored.reset();
    }

    void operator()(const TargetChanged &changed) { sheet.target = changed.target; }

    void operator()(const GameContinued &)
    {
        sheet.played_on = sheet.reached_target.has_value();
        sheet.stage = Stage::playing;
    }

    void operator()(const GameEnded &) { sheet.stage = Stage::ended; }

    void operator()(const Noted &noted)
    {
        sheet.note = noted.note;
        sheet.place = noted.place;
    }

    void operator()(const Undone &) {}
    void operator()(const Redone &) {}

    /// The history of a cell without a hand is that of the points which its player took.
    void enter_points(Round &round, std::optional<int> winner, int points)
    {
        for (std::size_t seat = 0; seat < round.cells.size(); ++seat) {
            Cell &cell = round.cells[seat];
            cell.draft.reset();
            const bool took_points = round.scored && round.out == static_cast<int>(seat);
            if (cell.entry || (took_points && round.out != winner))
                enter(cell, at_ms, std::nullopt);
        }
        if (winner)
            round.cells[static_cast<std::size_t>(*winner)].history.push_back({at_ms, Entry{{}, {points}}});
        round.out = winner;
        round.is_blocked = false;
        round.first.reset();
        round.scored = points;
    }

    Cell &cell(int round, const PlayerId &player)
    {
        return sheet.round_at(round)->cells[static_cast<std::size_t>(*sheet.seat_of(player))];
    }
};

} // namespace

Refusal check(const Sheet &sheet, const Statement &statement)
{
    if (!sheet.is_started() && !std::holds_alternative<GameStarted>(statement))
        return Refusal::not_started;
    return std::visit(Judge{sheet}, statement);
}

void apply(Sheet &sheet, const Fact &fact)
{
    std::visit(FactApplier{sheet, fact.at_ms}, fact.statement);
}

} // namespace tableside::score

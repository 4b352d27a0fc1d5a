// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests random series of facts. After every fact, undo and redo, the sheet equals the recount of the plain ledger; dropping a
// fact restores the sheet before it; and facts written to JSON and read back give the same sheet.
#include "engine/core/random.h"
#include "tests/engine/score/game.h"
#include "tests/engine/score/plain_ledger.h"
#include "engine/score/score_json.h"
#include "engine/score/statistics.h"

#include <array>
#include <map>

namespace tableside::score::test {

namespace {

int number(Random &random, int below)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(below)));
}

PlayerId anybody(Random &random)
{
    return std::string(1, static_cast<char>('a' + number(random, 6)));
}

std::optional<Entry> any_entry(GameId game_id, Random &random)
{
    if (random.chance(0.1))
        return std::nullopt;
    if (random.chance(0.4)) // so that hands and totals are often equal
        return Entry{{}, {10 * number(random, 3)}};
    Entry entry;
    const auto pad = card_pad(game_id);
    for (int card = number(random, 4); card > 0; --card)
        change_count(entry.cards, pad[random.below(static_cast<std::uint32_t>(pad.size()))].code, 1);
    for (int addend = number(random, 3); addend > 0; --addend)
        entry.numbers.push_back(number(random, 25));
    return entry;
}

std::optional<Draft> any_draft(GameId game_id, Random &random)
{
    const std::optional<Entry> entry = any_entry(game_id, random);
    if (!entry)
        return std::nullopt;
    Draft draft = draft_of(*entry);
    if (random.chance(0.3))
        draft.sum += random.chance(0.5) ? "+" : "7";
    return draft;
}

/// Returns a random correction of a round, mostly a closed one. Now and then a hand is missing, which must be refused.
Statement any_correction(const Sheet &sheet, Random &random)
{
    RoundCorrected corrected{number(random, static_cast<int>(sheet.rounds.size()) + 1), {}, {}, {}};
    if (random.chance(0.7))
        corrected.out = anybody(random);
    for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat) {
        const bool is_forgotten = random.chance(0.05);
        const bool plays = corrected.round < static_cast<int>(sheet.rounds.size())
            && sheet.rounds[static_cast<std::size_t>(corrected.round)].is_played_by(seat);
        if (plays && sheet.seats[seat].player.id != corrected.out && !is_forgotten)
            corrected.hands.push_back({sheet.seats[seat].player.id, any_entry(sheet.game, random).value_or(Entry())});
    }
    return corrected;
}

Statement any_scoring(Random &random)
{
    return ScoringChanged{random.chance(0.5) ? Scoring::winner_takes_all : Scoring::count_against};
}

/// Returns totals of the present players. Now and then one is missing, which must be refused.
Statement any_totals(const Sheet &sheet, Random &random)
{
    TotalsStated stated;
    for (const Seat &seat : sheet.seats) {
        if (seat.present && !random.chance(0.05))
            stated.totals.push_back({seat.player.id, number(random, 60)});
    }
    return stated;
}

Statement anything(const Sheet &sheet, Random &random)
{
    const int rounds = static_cast<int>(sheet.rounds.size());
    const int round = random.chance(0.8) ? rounds : number(random, rounds + 2);
    switch (number(random, 24)) {
    case 0: return RoundRemoved{round};
    case 1:
        return PlayerJoined{player(anybody(random)), number(random, 50),
                            random.chance(0.3) ? PlayerId() : anybody(random)};
    case 2: return PlayerLeft{anybody(random)};
    case 3: return TargetChanged{lowest_target + number(random, 150)};
    case 4: return GameContinued{};
    case 5: return random.chance(0.2) ? Statement(GameEnded{}) : Noted{"note", "place"};
    case 6:
    case 7: return Undone{};
    case 8: return Redone{};
    case 9:
    case 10: return WentOut{round, anybody(random)};
    case 11:
    case 12: return RoundClosed{};
    case 13:
    case 21: return RoundBlocked{round, random.chance(0.2) ? PlayerId() : anybody(random)};
    case 14:
    case 15: return DraftChanged{round, anybody(random), any_draft(sheet.game, random)};
    case 16: return any_correction(sheet, random);
    case 17: return RoundScored{round, random.chance(0.2) ? PlayerId() : anybody(random), number(random, 60)};
    case 18: return DealerChanged{anybody(random)};
    case 19: return random.chance(0.5) ? Statement(DateChanged{number(random, 1000)}) : any_scoring(random);
    case 20: return any_totals(sheet, random);
    default: return HandEntered{round, anybody(random), any_entry(sheet.game, random)};
    }
}

/// What happened in the random games, so that the test fails if they never come to a case that the rules tell apart.
struct Coverage
{
    std::array<int, std::variant_size_v<Statement>> accepted{};
    std::map<std::string, int> cases;

    void count(const Sheet &sheet)
    {
        const auto note = [&](const char *name, bool is_so) { cases[name] += is_so; };
        note("decided", sheet.stage == Stage::decided);
        note("ended with a tie", sheet.stage == Stage::ended && !sheet.winner);
        note("played on", sheet.played_on);
        note("tied at the target", !sheet.tied_at_target().empty());
        note("newcomer without a rank", [&] {
            for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat) {
                if (sheet.seats[seat].present && sheet.ranks[seat] == 0)
                    return true;
            }
            return false;
        }());
        note("rounds after stated totals", sheet.has_stated_totals && !sheet.rounds.empty());
        note("decided by somebody who left", sheet.reached_target && !sheet.winner && !sheet.played_on);
        for (const Round &round : sheet.rounds) {
            const std::vector<int> smallest = sheet.smallest_hands(round);
            note("blocked with a tie", smallest.size() > 1);
            note("blocked with a chosen winner", smallest.size() > 1 && sheet.winner_of(round) != smallest.front());
            note("winner unknown", !sheet.winner_of(round));
            note("dealer chosen", round.chosen_dealer == round.dealer);
        }
    }
};

/// Checks what does not follow from comparing sheets.
void check_promises(const Sheet &sheet)
{
    for (const Round &round : sheet.rounds) {
        ASSERT_TRUE(round.scored || round.is_blocked == !round.out) << "somebody is out, or nobody could go on";
        for (std::size_t seat = 0; seat < round.cells.size(); ++seat) {
            const bool is_out = round.out == static_cast<int>(seat);
            ASSERT_EQ(round.cells[seat].entry.has_value(), round.cells[seat].plays && !is_out && !round.scored)
                << "every hand of a closed round is counted";
        }
        for (const PadCard &card : card_pad(sheet.game))
            ASSERT_LE(sheet.counted(round, card.code), card.copies);
    }
    const int starter = sheet.starter();
    ASSERT_TRUE(sheet.seats[static_cast<std::size_t>(starter)].present);
    for (int seat = (sheet.open.dealer + 1) % sheet.seat_count(); seat != starter;
         seat = (seat + 1) % sheet.seat_count())
        ASSERT_FALSE(sheet.seats[static_cast<std::size_t>(seat)].present) << "DOS-SETUP-3";
}

void check_that_facts_are_enough(const Ledger &ledger)
{
    std::vector<Fact> facts;
    for (const Fact &fact : ledger.facts()) {
        const Result<Json> json = parse_json_line(dumped(fact_to_json(fact)));
        ASSERT_TRUE(json) << json.error().cause;
        const Result<Fact> read = fact_from_json(*json);
        ASSERT_TRUE(read) << read.error().cause;
        ASSERT_EQ(*read, fact);
        facts.push_back(*read);
    }
    Ledger again;
    ASSERT_FALSE(again.load(facts));
    ASSERT_EQ(again.sheet(), ledger.sheet());
}

/// Undoes all facts and redoes them; the same sheets must appear in reverse order.
void check_undo_of_everything(Game &game, PlainLedger &plain)
{
    std::vector<Sheet> sheets;
    while (game.ledger.can_undo()) {
        sheets.push_back(game.sheet());
        ASSERT_EQ(game.state(Undone{}), Refusal::none);
        plain.append(game.ledger.facts().back());
        ASSERT_EQ(game.sheet(), plain.sheet());
    }
    for (; !sheets.empty(); sheets.pop_back()) {
        ASSERT_EQ(game.state(Redone{}), Refusal::none);
        ASSERT_EQ(game.sheet(), sheets.back());
    }
}

/// Drops the last fact and states it again. \p before is the sheet before that fact.
void check_dropping(Game &game, const Statement &statement, const Sheet &before)
{
    const Sheet after = game.sheet();
    const bool can_redo = game.ledger.can_redo();
    game.ledger.remove_last();
    --game.at_ms;
    ASSERT_EQ(game.sheet(), before);
    ASSERT_EQ(game.state(statement), Refusal::none);
    ASSERT_EQ(game.sheet(), after);
    ASSERT_EQ(game.ledger.can_redo(), can_redo);
}

void play_evening(std::uint64_t seed, Coverage &coverage)
{
    Random random(seed);
    GameStarted start;
    start.game = all_games[random.below(static_cast<std::uint32_t>(all_games.size()))];
    start.target = printed_rules(start.game).target;
    for (const char *id : {"a", "b", "c"})
        start.players.push_back(player(id));
    start.scoring = random.chance(0.5) ? Scoring::winner_takes_all : Scoring::count_against;
    start.next_dealer = random.chance(0.5) ? NextDealer::round_winner : NextDealer::left_of_dealer;
    Game game(start);
    PlainLedger plain;
    plain.append(game.ledger.facts().back());
    for (int step = 0; step < 150; ++step) {
        const Statement statement = anything(game.sheet(), random);
        const Sheet before = game.sheet();
        const std::size_t facts = game.ledger.facts().size();
        if (game.state(statement) == Refusal::none) {
            check_dropping(game, statement, before);
            check_promises(game.sheet());
            plain.append(game.ledger.facts().back());
            ASSERT_EQ(game.sheet(), plain.sheet()) << "fact " << facts;
            ++coverage.accepted.at(statement.index());
            coverage.count(game.sheet());
        } else {
            ASSERT_EQ(game.sheet(), before) << "a refused fact changes nothing";
            ASSERT_EQ(game.ledger.facts().size(), facts);
        }
        if (testing::Test::HasFatalFailure())
            return;
        ASSERT_EQ(game.ledger.can_redo(), plain.can_redo());
    }
    check_that_facts_are_enough(game.ledger);
    check_undo_of_everything(game, plain);
}

TEST(ScorePlayoutTest, random_games_equal_the_recount)
{
    Coverage coverage;
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        play_evening(seed, coverage);
        if (HasFatalFailure())
            return;
    }
    coverage.accepted.at(Statement(GameStarted()).index()) = 100;
    for (std::size_t kind = 0; kind < coverage.accepted.size(); ++kind)
        EXPECT_GE(coverage.accepted.at(kind), 100) << "facts of kind " << kind;
    for (const auto &[name, times] : coverage.cases)
        EXPECT_GE(times, 20) << name;
}

} // namespace

} // namespace tableside::score::test

// Tests random series of facts. After every fact, undo and redo, the sheet keeps its invariants and equals that of the plain
// ledger; dropping a fact restores the sheet before it; and facts written to JSON and read back give the same sheet.
#include "engine/core/random.h"
#include "tests/engine/score/game.h"
#include "tests/engine/score/plain_ledger.h"
#include "engine/score/score_json.h"
#include "engine/score/statistics.h"

#include <numeric>

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
    Entry entry;
    const auto pad = card_pad(game_id);
    for (int card = number(random, 4); card > 0; --card)
        change_count(entry.cards, pad[random.below(static_cast<std::uint32_t>(pad.size()))].code, 1);
    for (int addend = number(random, 3); addend > 0; --addend)
        entry.numbers.push_back(number(random, 60));
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

Statement anything(const Sheet &sheet, Random &random)
{
    const int rounds = static_cast<int>(sheet.rounds.size());
    const int round = random.chance(0.8) ? rounds : number(random, rounds + 2);
    switch (number(random, 22)) {
    case 0: return RoundRemoved{round};
    case 1:
        return PlayerJoined{player(anybody(random)), number(random, 50),
                            random.chance(0.3) ? PlayerId() : anybody(random)};
    case 2: return PlayerLeft{anybody(random)};
    case 3: return TargetChanged{50 + number(random, 300)};
    case 4: return GameContinued{};
    case 5: return random.chance(0.2) ? Statement(GameEnded{}) : Noted{"note", "place"};
    case 6:
    case 7: return Undone{};
    case 8: return Redone{};
    case 9:
    case 10: return WentOut{round, anybody(random)};
    case 11:
    case 12: return RoundClosed{};
    case 13: return RoundBlocked{round, random.chance(0.5) ? PlayerId() : anybody(random)};
    case 14:
    case 15: return DraftChanged{round, anybody(random), any_draft(sheet.game, random)};
    case 16: return any_correction(sheet, random);
    case 17: return RoundScored{round, random.chance(0.2) ? PlayerId() : anybody(random), number(random, 60)};
    case 18: return DealerChanged{anybody(random)};
    default: return HandEntered{round, anybody(random), any_entry(sheet.game, random)};
    }
}

void check_promises(const Sheet &sheet)
{
    std::vector<int> totals;
    for (const Seat &seat : sheet.seats)
        totals.push_back(seat.start_points);
    for (const Round &round : sheet.rounds) {
        ASSERT_TRUE(round.scored || round.is_blocked == !round.out) << "somebody is out, or nobody could go on";
        ASSERT_TRUE(sheet.winner_of(round) || round.scored == 0);
        int held = round.scored.value_or(0);
        for (std::size_t seat = 0; seat < round.cells.size(); ++seat) {
            const Cell &cell = round.cells[seat];
            const bool is_out = round.out == static_cast<int>(seat);
            ASSERT_EQ(cell.entry.has_value(), cell.plays && !is_out && !round.scored)
                << "every hand of a closed round is counted";
            if (sheet.scoring == Scoring::count_against || sheet.winner_of(round) != static_cast<int>(seat))
                held += cell.entry ? cell.entry->points(sheet.game) : 0;
        }
        ASSERT_EQ(std::accumulate(round.gained.begin(), round.gained.end(), 0), held) << "no point is lost";
        for (std::size_t seat = 0; seat < totals.size(); ++seat)
            totals[seat] += round.gained[seat];
        ASSERT_EQ(round.totals, totals);
        for (const PadCard &card : card_pad(sheet.game))
            ASSERT_LE(sheet.counted(round, card.code), card.copies);
    }
    ASSERT_EQ(sheet.totals, totals);
    ASSERT_TRUE(sheet.seats[static_cast<std::size_t>(sheet.open.dealer)].present);
    ASSERT_TRUE(!sheet.winner || sheet.stage != Stage::playing);
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

void play_evening(std::uint64_t seed)
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
        } else {
            ASSERT_EQ(game.sheet(), before) << "a refused fact changes nothing";
            ASSERT_EQ(game.ledger.facts().size(), facts);
        }
        if (testing::Test::HasFatalFailure())
            return;
    }
    check_that_facts_are_enough(game.ledger);
    check_undo_of_everything(game, plain);
}

TEST(ScorePlayoutTest, random_games_keep_every_invariant)
{
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        play_evening(seed);
        if (HasFatalFailure())
            return;
    }
}

} // namespace

} // namespace tableside::score::test

// Observations of UNO, and what makes one impossible.
#include "engine/json/observation_json.h"
#include "engine/uno/json/codec.h"
#include "engine/uno/matching.h"

#include <algorithm>
#include <array>

namespace tableside::uno {

namespace {

using namespace std::string_view_literals;

constexpr std::array phase_names{"play"sv, "drawn"sv, "colour"sv, "challenge"sv, "swap"sv, "over"sv};

constexpr std::array color_names{"r"sv, "b"sv, "g"sv, "y"sv};

/// UNO-DECK-1: eight Draw Twos stacked, or four Wild Draw Fours.
constexpr int most_pending = 16;

struct Draft : ObservationDraft<Game>
{
    Cards top; ///< One card.
    Color color = Color::any;
    Color color_before = Color::any;
    int direction = 1;
    Phase phase = Phase::play;
    Card drawn;
    int pending = 0;
    int idle_turns = 0;
    int still_turns = 0;
    int drawable_before = deck_size;
    bool played_on = false;
    std::vector<int> posing;

    bool is_in_turn() const { return seat == turn; }
    int challenged_seat() const { return (turn - direction + seats()) % seats(); }
};

/// The color that was in play before the top card, where nobody says it: that of the card below, unless that has none or
/// is not given. Some color there must be (UNO-ACT-5).
Color usual_color_before(const Draft &draft)
{
    const bool is_seen = !draft.discard.empty() && !draft.discard.back().is_wild();
    return is_seen ? draft.discard.back().color() : draft.color;
}

Draft read_draft(ObjectReader &reader, const Json &json)
{
    Draft draft;
    read_shared<Game>(reader, json, draft);
    draft.top = {read_card<Game>(reader, "top")};
    MemberReader members(reader);
    members.choice_or("colour", draft.color, color_names, Color::any);
    members.choice_or("colourBefore", draft.color_before, color_names, Color::any);
    draft.direction = reader.integer_or("direction", -1, 1, 1);
    if (draft.direction == 0)
        reader.fail("\"direction\" must be 1 (to the left) or -1 (to the right)");
    draft.phase = static_cast<Phase>(reader.one_of("phase", phase_names));
    if (draft.phase == Phase::challenge && draft.color_before == Color::any)
        draft.color_before = usual_color_before(draft);
    if (reader.has("drawn"))
        draft.drawn = read_card<Game>(reader, "drawn");
    const Card answered = draft.phase != Phase::challenge || reader.failed() ? Card{} : draft.top.front();
    const int usual = answered.is_none() ? 0 : answered.draws();
    if (!answered.is_none() && answered.symbol() == Symbol::draw_two && !reader.has("pending"))
        reader.fail("\"pending\" is missing: how many cards are to be drawn (UNO-STACK-1)");
    draft.pending = reader.integer_or("pending", 0, deck_size, usual);
    draft.idle_turns = reader.integer_or("idleTurns", 0, most_seats - 1, 0);
    draft.still_turns = reader.integer_or("stillTurns", 0, most_still_turns(most_seats) - 1, 0);
    draft.drawable_before = reader.integer_or("drawableBefore", 0, deck_size, deck_size);
    draft.played_on = reader.boolean_or("playedOn", draft.phase == Phase::drawn);
    draft.posing = reader.integers_or_empty("posing", 0, most_seats - 1);
    return draft;
}

std::string all_seats_problem(const Draft &draft)
{
    if (std::string problem = seats_problem<Game>(draft); !problem.empty())
        return problem;
    for (const int seat : draft.posing) {
        if (std::string problem = beyond_problem(draft, "posing", seat); !problem.empty())
            return problem;
    }
    if (draft.idle_turns >= draft.seats())
        return "a full round of turns without a card: the round is over (UNO-PILE-1)";
    if (draft.still_turns >= most_still_turns(draft.seats()))
        return "\"stillTurns\" is twice the number of players: the round is over (UNO-PILE-1)";
    if (draft.still_turns > 0 && draft.drawable_before > draft.seats())
        return "\"stillTurns\", but \"drawableBefore\" is not a number of cards up to that of the players (UNO-PILE-1)";
    return {};
}

std::string all_cards_problem(const Draft &draft)
{
    return cards_problem<Game>(draft, {&draft.top});
}

std::string color_problem(const Draft &draft)
{
    const Card top = draft.top.front();
    const bool is_to_be_named = draft.phase == Phase::color;
    if (is_to_be_named && (!top.is_wild() || top == wild_draw_four))
        return "phase \"colour\" on " + card_text(top)
            + "; a colour is named on a Wild or Wild Dumb Fu turned first (UNO-SETUP-3)";
    if (is_to_be_named && !draft.discard.empty())
        return "phase \"colour\", but the top card was not turned first: there are cards under it (UNO-SETUP-3)";
    if (is_to_be_named && draft.color != Color::any)
        return "phase \"colour\", but a colour is named already (UNO-SETUP-3)";
    if (!is_to_be_named && draft.color == Color::any)
        return "\"colour\" is missing: the one in play, r, b, g or y (UNO-TURN-4)";
    if (!top.is_wild() && draft.color != top.color())
        return "\"colour\" is not that of the top card " + card_text(top) + " (UNO-TURN-4)";
    return {};
}

std::string drawn_problem(const Draft &draft)
{
    const bool must_have_drawn = draft.phase == Phase::drawn && draft.is_in_turn();
    if (draft.drawn.is_none())
        return must_have_drawn ? "\"drawn\" is missing: the card that was drawn (UNO-TURN-2)" : std::string();
    if (!must_have_drawn)
        return "\"drawn\" is seen only by the seat in turn, in phase \"drawn\" (UNO-TURN-2)";
    if (std::find(draft.hand.begin(), draft.hand.end(), draft.drawn) == draft.hand.end())
        return "the drawn card " + card_text(draft.drawn) + " is not in \"hand\" (UNO-TURN-2)";
    Table table;
    table.cards[0] = draft.top.front();
    table.discard_count = 1;
    table.color = draft.color;
    return matches(table, draft.drawn)
        ? std::string()
        : "the drawn card " + card_text(draft.drawn) + " cannot be played: the turn is over (UNO-TURN-2)";
}

std::string pending_problem(const Draft &draft)
{
    const Card top = draft.top.front();
    if (draft.phase != Phase::challenge)
        return draft.pending == 0 ? std::string() : "\"pending\" is for phase \"challenge\" (UNO-STACK-1)";
    if (top.draws() == 0)
        return "phase \"challenge\" on " + card_text(top) + "; nobody has to draw for it (UNO-CHAL-1)";
    if (draft.pending < top.draws() || draft.pending % top.draws() != 0)
        return std::to_string(draft.pending) + " cards to draw for " + card_text(top) + " (UNO-STACK-1)";
    if (draft.pending > most_pending)
        return std::to_string(draft.pending) + " cards to draw; all draw cards of a kind make "
            + std::to_string(most_pending) + " (UNO-DECK-1)";
    if (!draft.rules.stacking && draft.pending > top.draws())
        return std::to_string(draft.pending) + " cards to draw without stacking (UNO-STACK-1)";
    const bool may_be_challenged = top == wild_draw_four && !draft.rules.no_bluffing;
    if (may_be_challenged || draft.rules.stacking)
        return {};
    return std::string("phase \"challenge\" with nothing to decide: the cards are drawn at once (")
        + (top == wild_draw_four ? "UNO-BLUFF-1)" : "UNO-ACT-1)");
}

/// UNO-JUMP-1: to draw is to play on; what else is to be done for the top card comes before that.
std::string played_on_problem(const Draft &draft)
{
    const bool must_have = draft.phase == Phase::drawn;
    const bool may_have = must_have || draft.phase == Phase::play || draft.phase == Phase::over;
    if (draft.played_on ? may_have : !must_have)
        return {};
    return "phase \"" + std::string(name_of(phase_names, draft.phase)) + "\" with \"playedOn\" "
        + (draft.played_on ? "true" : "false") + " (UNO-JUMP-1)";
}

std::string turn_problem(const Draft &draft)
{
    if (draft.phase == Phase::swap
        && (!draft.rules.seven_zero || draft.seats() == 2
            || draft.top.front().face() != Card::number_card(Color::red, 7).face() || draft.top.front().is_wild()))
        return "phase \"swap\" without a choice of hands (UNO-SEVEN-1)";
    for (int seat = 0; seat < draft.seats(); ++seat) {
        const bool may_be_out = (draft.phase == Phase::over && seat == draft.turn)
            || (draft.phase == Phase::challenge && seat == draft.challenged_seat());
        if (draft.count_of(seat) == 0 && !may_be_out)
            return "seat " + std::to_string(seat) + " has no cards: the round is over (UNO-OUT-1)";
    }
    if (draft.phase == Phase::over && !(draft.exposed.empty() && draft.posing.empty()))
        return "a seat exposed or posing after the end of the round (UNO-OUT-1)";
    for (const int seat : draft.exposed) {
        if (draft.count_of(seat) != 1)
            return "seat " + std::to_string(seat) + " is exposed without a single card (UNO-CALL-1)";
    }
    return {};
}

/// Everything that cannot be, one kind of reason after the other; empty for an observation that can.
/// It need not account for every card: what is unseen is simply unseen.
std::string problem_of(const Draft &draft)
{
    for (const auto problem_in : {all_seats_problem, all_cards_problem, color_problem, drawn_problem, pending_problem,
                                  played_on_problem, turn_problem}) {
        if (std::string problem = problem_in(draft); !problem.empty())
            return problem;
    }
    return {};
}

Table table_of(const Draft &draft)
{
    Table table;
    *std::copy(draft.discard.begin(), draft.discard.end(), table.cards.begin()) = draft.top.front();
    table.rules = draft.rules;
    table.discard_count = static_cast<std::uint8_t>(draft.discard.size() + 1);
    table.draw_count = static_cast<std::uint8_t>(draft.draw);
    table.seats = static_cast<std::uint8_t>(draft.seats());
    table.dealer = static_cast<std::uint8_t>(draft.dealer);
    table.turn = static_cast<std::uint8_t>(draft.turn);
    table.phase = draft.phase;
    table.direction = static_cast<std::int8_t>(draft.direction);
    table.color = draft.color;
    table.color_before = draft.color_before;
    table.pending = static_cast<std::uint8_t>(draft.pending);
    table.is_ending = draft.phase == Phase::challenge && draft.count_of(draft.challenged_seat()) == 0;
    table.idle_turns = static_cast<std::uint8_t>(draft.idle_turns);
    table.still_turns = static_cast<std::uint8_t>(draft.still_turns);
    table.drawable_before = static_cast<std::uint8_t>(draft.drawable_before);
    table.played_on = draft.played_on;
    table.exposed = seat_bits<std::uint16_t>(draft.exposed);
    table.posing = seat_bits<std::uint16_t>(draft.posing);
    return table;
}

OrderedJson color_or_null(Color color)
{
    return color == Color::any ? OrderedJson() : OrderedJson(color_letter(color));
}

} // namespace

OrderedJson Codec::observation_json(const Observation &seen)
{
    const PublicTable &table = seen.table;
    OrderedJson json = observation_start<Game>(seen);
    json["top"] = card_text(table.top());
    json["colour"] = color_or_null(table.color);
    json["direction"] = table.direction;
    json["phase"] = name_of(phase_names, table.phase);
    json["drawn"] = seen.drawn.is_none() ? OrderedJson() : OrderedJson(card_text(seen.drawn));
    if (table.phase == Phase::challenge) {
        json["pending"] = table.pending;
        json["colourBefore"] = color_or_null(table.color_before);
    }
    json["idleTurns"] = table.idle_turns;
    if (table.drawable_before <= table.seats) {
        json["stillTurns"] = table.still_turns;
        json["drawableBefore"] = table.drawable_before;
    }
    json["playedOn"] = table.played_on;
    json["draw"] = table.draw_count;
    json["discard"] = cards_json<Game>(table.discard().first(table.discard_count - 1U));
    json["scores"] = of_seats(seen.scores, table.seats);
    json["dealer"] = table.dealer;
    json["turn"] = table.turn;
    json["posing"] = seats_json(table.posing);
    json["exposed"] = seats_json(table.exposed);
    json["rules"] = Codec::rules_json(table.rules, true);
    return json;
}

Result<Observation> Codec::observation_from_json(const Json &json)
{
    ObjectReader reader(json, "an observation");
    const Draft draft = read_draft(reader, json);
    if (reader.failed())
        return reader.error();
    if (std::string problem = problem_of(draft); !problem.empty())
        return Error{0, std::move(problem), {}};
    Observation seen = observation_of<Game>(draft);
    seen.table = table_of(draft);
    seen.drawn = draft.drawn;
    return seen;
}

} // namespace tableside::uno

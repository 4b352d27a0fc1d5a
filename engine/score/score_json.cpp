#include "engine/score/score_json.h"

#include "engine/json/object_reader.h"
#include "engine/score/sheet.h"

#include <array>
#include <limits>

namespace tableside::score {

namespace {

constexpr std::array<std::string_view, 2> dealer_names{"roundWinner", "leftOfDealer"};

/// In the order of Statement.
constexpr std::array<std::string_view, std::variant_size_v<Statement>> fact_names{
    "start", "draft", "hand",   "out",      "blocked", "scored", "close", "correct", "remove",
    "join",  "leave", "target", "continue", "end",     "note",   "undo",  "redo"};

constexpr int highest_round = 1'000'000;
constexpr int most_points = 10'000'000;

template <typename Enum>
std::string named(Enum value, std::span<const std::string_view> names)
{
    return std::string(names[static_cast<std::size_t>(value)]);
}

OrderedJson player_to_json(const Player &player)
{
    return {{"id", player.id}, {"name", player.name}, {"portrait", player.portrait}, {"colour", player.color}};
}

void write_cards(OrderedJson &json, const CardCounts &cards)
{
    json["cards"] = OrderedJson::object();
    for (const auto &[code, count] : cards)
        json["cards"][code] = count;
}

void write_entry(OrderedJson &json, const Entry &entry)
{
    write_cards(json, entry.cards);
    json["numbers"] = entry.numbers;
}

struct Writer
{
    OrderedJson &json;

    void operator()(const GameStarted &start) const
    {
        json["box"] = std::string(game_name(start.game));
        json["scoring"] = named(start.scoring, scoring_names);
        json["nextDealer"] = named(start.next_dealer, dealer_names);
        json["target"] = start.target;
        json["players"] = OrderedJson::array();
        for (const Player &player : start.players)
            json["players"].push_back(player_to_json(player));
        json["dealer"] = start.dealer;
        json["variants"] = start.variants;
    }

    void operator()(const HandEntered &hand) const
    {
        json["round"] = hand.round;
        json["player"] = hand.player;
        if (hand.entry)
            write_entry(json, *hand.entry);
    }

    void operator()(const DraftChanged &changed) const
    {
        json["round"] = changed.round;
        json["player"] = changed.player;
        if (!changed.draft)
            return;
        write_cards(json, changed.draft->cards);
        json["sum"] = changed.draft->sum;
    }

    void operator()(const RoundCorrected &corrected) const
    {
        json["round"] = corrected.round;
        if (!corrected.out.empty())
            json["out"] = corrected.out;
        if (!corrected.first.empty())
            json["first"] = corrected.first;
        json["hands"] = OrderedJson::array();
        for (const auto &[player, entry] : corrected.hands) {
            OrderedJson &hand = json["hands"].emplace_back(OrderedJson{{"player", player}});
            write_entry(hand, entry);
        }
    }

    void operator()(const WentOut &out) const
    {
        json["round"] = out.round;
        json["player"] = out.player;
    }

    void operator()(const RoundBlocked &blocked) const
    {
        json["round"] = blocked.round;
        if (!blocked.first.empty())
            json["first"] = blocked.first;
    }

    void operator()(const RoundScored &scored) const
    {
        json["round"] = scored.round;
        if (!scored.winner.empty())
            json["winner"] = scored.winner;
        json["points"] = scored.points;
    }

    void operator()(const RoundRemoved &removed) const { json["round"] = removed.round; }

    void operator()(const PlayerJoined &joined) const
    {
        json["player"] = player_to_json(joined.player);
        json["points"] = joined.points;
    }

    void operator()(const PlayerLeft &left) const { json["player"] = left.player; }
    void operator()(const TargetChanged &changed) const { json["target"] = changed.target; }

    void operator()(const Noted &noted) const
    {
        json["note"] = noted.note;
        json["place"] = noted.place;
    }

    /// The others say all by their name.
    void operator()(const auto &) const {}
};

Player read_player(const Json &json, ObjectReader &outer)
{
    ObjectReader reader(json, "a player");
    Player player{reader.text("id"), reader.text("name"), reader.text("portrait"),
                  reader.integer("colour", 0, most_colors)};
    if (reader.failed())
        outer.fail(reader.cause());
    return player;
}

void read(ObjectReader &reader, GameStarted &start)
{
    const std::string name = reader.text("box");
    if (const std::optional<GameId> game = game_named(name))
        start.game = *game;
    else
        reader.fail("unknown box " + quoted_value(Json(name)));
    start.scoring = static_cast<Scoring>(reader.one_of("scoring", scoring_names));
    start.next_dealer = static_cast<NextDealer>(reader.one_of("nextDealer", dealer_names));
    start.target = reader.integer("target", 0, most_points);
    for (const Json &player : reader.array("players"))
        start.players.push_back(read_player(player, reader));
    start.dealer = reader.integer("dealer", 0, most_players);
    start.variants = reader.texts_or_empty("variants");
}

CardCounts read_cards(ObjectReader &reader)
{
    CardCounts read;
    const Json &cards = reader.object("cards");
    ObjectReader counts(cards, "\"cards\"");
    for (const auto &card : cards.items())
        read[card.key()] = counts.integer(card.key(), 1, most_points);
    if (counts.failed())
        reader.fail(counts.cause());
    return read;
}

Entry read_entry(ObjectReader &reader)
{
    return {read_cards(reader), reader.integers("numbers", 0, most_points)};
}

void read(ObjectReader &reader, HandEntered &hand)
{
    hand.round = reader.integer("round", 0, highest_round);
    hand.player = reader.text("player");
    if (reader.has("cards") || reader.has("numbers"))
        hand.entry = read_entry(reader);
}

void read(ObjectReader &reader, DraftChanged &changed)
{
    changed.round = reader.integer("round", 0, highest_round);
    changed.player = reader.text("player");
    if (reader.has("cards") || reader.has("sum"))
        changed.draft = Draft{read_cards(reader), reader.text("sum")};
}

void read(ObjectReader &reader, RoundCorrected &corrected)
{
    corrected.round = reader.integer("round", 0, highest_round);
    if (reader.has("out"))
        corrected.out = reader.text("out");
    if (reader.has("first"))
        corrected.first = reader.text("first");
    for (const Json &json : reader.array("hands")) {
        ObjectReader hand(json, "a corrected hand");
        corrected.hands.push_back({hand.text("player"), read_entry(hand)});
        if (hand.failed())
            reader.fail(hand.cause());
    }
}

void read(ObjectReader &reader, WentOut &out)
{
    out.round = reader.integer("round", 0, highest_round);
    out.player = reader.text("player");
}

void read(ObjectReader &reader, RoundBlocked &blocked)
{
    blocked.round = reader.integer("round", 0, highest_round);
    if (reader.has("first"))
        blocked.first = reader.text("first");
}

void read(ObjectReader &reader, RoundScored &scored)
{
    scored.round = reader.integer("round", 0, highest_round);
    if (reader.has("winner"))
        scored.winner = reader.text("winner");
    scored.points = reader.integer("points", 0, most_points);
}

void read(ObjectReader &reader, RoundRemoved &removed)
{
    removed.round = reader.integer("round", 0, highest_round);
}

void read(ObjectReader &reader, PlayerJoined &joined)
{
    joined.player = read_player(reader.object("player"), reader);
    joined.points = reader.integer("points", 0, most_points);
}

void read(ObjectReader &reader, PlayerLeft &left)
{
    left.player = reader.text("player");
}

void read(ObjectReader &reader, TargetChanged &changed)
{
    changed.target = reader.integer("target", 0, most_points);
}

void read(ObjectReader &reader, Noted &noted)
{
    noted.note = reader.text("note");
    noted.place = reader.text("place");
}

/// The others say all by their name.
void read(ObjectReader &, auto &) {}

template <std::size_t Index = 0>
Statement read_statement(std::size_t kind, ObjectReader &reader)
{
    if constexpr (Index + 1 < std::variant_size_v<Statement>) {
        if (kind != Index)
            return read_statement<Index + 1>(kind, reader);
    }
    std::variant_alternative_t<Index, Statement> statement;
    read(reader, statement);
    return statement;
}

} // namespace

OrderedJson fact_to_json(const Fact &fact)
{
    OrderedJson json{{"at", fact.at_ms}, {"fact", fact_names[fact.statement.index()]}};
    std::visit(Writer{json}, fact.statement);
    return json;
}

Result<Fact> fact_from_json(const Json &json)
{
    ObjectReader reader(json, "a fact");
    Fact fact;
    fact.at_ms = reader.long_integer("at", 0, std::numeric_limits<std::int64_t>::max());
    const auto kind = static_cast<std::size_t>(reader.one_of("fact", fact_names));
    if (!reader.failed())
        fact.statement = read_statement(kind, reader);
    if (reader.failed())
        return reader.error();
    return fact;
}

} // namespace tableside::score

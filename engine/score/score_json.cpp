// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/score_json.h"

#include "engine/json/object_writer.h"
#include "engine/score/sheet.h"

#include <array>
#include <limits>

namespace tableside::score {

namespace {

constexpr std::array<std::string_view, 2> dealer_names{"roundWinner", "leftOfDealer"};

/// The names of facts in files, in the order of Statement's alternatives.
constexpr std::array<std::string_view, std::variant_size_v<Statement>> fact_names{
    "start",  "draft",  "hand",     "out", "blocked", "scored", "close", "correct", "remove", "join",  "leave",
    "dealer", "target", "continue", "end", "note",    "undo",   "redo",  "scoring", "date",   "totals"};

constexpr int highest_round = 1'000'000;
constexpr int most_points = 10'000'000;

/// Reads or writes the members of an entry.
template <typename Members>
void entry_members(Members &members, MaybeConst<Entry> auto &entry)
{
    members.value("cards", entry.cards, 1, most_points);
    members.value("numbers", entry.numbers, 0, most_points);
}

/// Reads or writes the members of each kind of fact. The last overload is for kinds without members.
template <typename Members>
struct StatementMembers
{
    Members &members;

    void operator()(MaybeConst<GameStarted> auto &start) const
    {
        members.game("box", start.game);
        members.choice("scoring", start.scoring, scoring_names);
        members.choice("nextDealer", start.next_dealer, dealer_names);
        members.value("target", start.target, 0, most_points);
        members.objects("players", "a player", start.players, player_members);
        members.value("dealer", start.dealer, 0, most_players);
        members.value("variants", start.variants);
        members.value_if_any("atTable", start.at_table);
    }

    void operator()(MaybeConst<HandEntered> auto &hand) const
    {
        round_member(hand);
        members.value("player", hand.player);
        if (members.is_there(hand.entry, {"cards", "numbers"}))
            entry_members(members, *hand.entry);
    }

    void operator()(MaybeConst<DraftChanged> auto &changed) const
    {
        round_member(changed);
        members.value("player", changed.player);
        if (members.is_there(changed.draft, {"cards", "sum"})) {
            members.value("cards", changed.draft->cards, 1, most_points);
            members.value("sum", changed.draft->sum);
        }
    }

    void operator()(MaybeConst<RoundCorrected> auto &corrected) const
    {
        round_member(corrected);
        members.value_if_any("out", corrected.out);
        members.value_if_any("first", corrected.first);
        members.objects("hands", "a corrected hand", corrected.hands, [](auto &of_hand, auto &hand) {
            of_hand.value("player", hand.player);
            entry_members(of_hand, hand.entry);
        });
    }

    void operator()(MaybeConst<WentOut> auto &out) const
    {
        round_member(out);
        members.value("player", out.player);
    }

    void operator()(MaybeConst<RoundBlocked> auto &blocked) const
    {
        round_member(blocked);
        members.value_if_any("first", blocked.first);
    }

    void operator()(MaybeConst<RoundScored> auto &scored) const
    {
        round_member(scored);
        members.value_if_any("winner", scored.winner);
        members.value("points", scored.points, 0, most_points);
    }

    void operator()(MaybeConst<RoundRemoved> auto &removed) const { round_member(removed); }

    void operator()(MaybeConst<PlayerJoined> auto &joined) const
    {
        members.object("player", "a player", joined.player, player_members);
        members.value("points", joined.points, 0, most_points);
        members.value_if_any("after", joined.after);
    }

    void operator()(MaybeConst<PlayerLeft> auto &left) const { members.value("player", left.player); }
    void operator()(MaybeConst<DealerChanged> auto &changed) const { members.value("player", changed.player); }

    void operator()(MaybeConst<TargetChanged> auto &changed) const
    {
        members.value("target", changed.target, 0, most_points);
    }

    void operator()(MaybeConst<ScoringChanged> auto &changed) const
    {
        members.choice("scoring", changed.scoring, scoring_names);
    }

    void operator()(MaybeConst<DateChanged> auto &changed) const
    {
        members.value("played", changed.played_ms, 0, std::numeric_limits<std::int64_t>::max());
    }

    void operator()(MaybeConst<TotalsStated> auto &stated) const
    {
        members.objects("totals", "a total", stated.totals, [](auto &of_total, auto &total) {
            of_total.value("player", total.player);
            of_total.value("points", total.points, 0, most_points);
        });
    }

    void operator()(MaybeConst<Noted> auto &noted) const
    {
        members.note("note", noted.note);
        members.note("place", noted.place);
    }

    void operator()(auto &) const {}

    void round_member(auto &statement) const { members.value("round", statement.round, 0, highest_round); }
};

} // namespace

OrderedJson fact_to_json(const Fact &fact)
{
    OrderedJson json{{"at", fact.at_ms}};
    ObjectWriter members(json);
    members.choice("fact", fact.statement.index(), fact_names);
    std::visit(StatementMembers<ObjectWriter>{members}, fact.statement);
    return json;
}

Result<Fact> fact_from_json(const Json &json)
{
    ObjectReader reader(json, "a fact");
    Fact fact;
    std::size_t kind = 0;
    reader.value("at", fact.at_ms, 0, std::numeric_limits<std::int64_t>::max());
    reader.choice("fact", kind, fact_names);
    fact.statement = blank_alternative<Statement>(kind);
    std::visit(StatementMembers<ObjectReader>{reader}, fact.statement);
    if (reader.failed())
        return reader.error();
    return fact;
}

} // namespace tableside::score

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/console/words.h"

#include "engine/dos/json/codec.h"

#include <array>

namespace tableside::dos {

namespace {

using console::Audience;
using console::cards_words;
using console::MatchDescriber;

std::string match_words(const Reading &reading, bool is_double)
{
    std::string kind = is_double ? "double " : "single ";
    switch (reading.bonus) {
    case Bonus::none: return kind + "number match";
    case Bonus::single: return kind + "color match, one bonus card";
    case Bonus::double_: return kind + "color match, one bonus card, and everyone else draws one";
    }
    return kind;
}

class EventDescriber : public MatchDescriber<Game>
{
public:
    using MatchDescriber<Game>::MatchDescriber;
    using MatchDescriber<Game>::operator();

    std::string operator()(const Drew &drew) const
    {
        constexpr std::array why{"", " (double color match)", " (caught)", " (wrong catch)"};
        const std::string what = drew.cards.empty() ? "nothing: both piles are empty" : cards_words<Game>(drew.cards);
        return who(drew.seat, "draw", "draws") + " " + what + why.at(static_cast<std::size_t>(drew.why)) + ".";
    }
    std::string operator()(const Matched &matched) const
    {
        return who(matched.seat, "match", "matches") + " " + card_text(matched.row_card) + " with "
            + cards_words<Game>(matched.cards) + ": " + match_words(matched.reading, matched.cards.size() == 2) + ".";
    }
    std::string operator()(const Laid &laid) const
    {
        return who(laid.seat, "lay", "lays") + " " + card_text(laid.card) + " in the Center Row"
            + (laid.why == LayReason::bonus ? " as a bonus card." : ".");
    }
    std::string operator()(const BonusSkipped &skipped) const
    {
        return who(skipped.seat, "skip", "skips") + " the bonus cards that are left.";
    }
    std::string operator()(const Refilled &refilled) const
    {
        return "New in the Center Row: " + cards_words<Game>(refilled.cards) + ".";
    }
    std::string operator()(const Exposed &exposed) const { return who(exposed.seat, "have", "has") + " two cards."; }
    std::string operator()(const FalselyCaught &caught) const
    {
        return who(caught.by, "make", "makes") + " a wrong catch and " + (caught.by == you() ? "draw" : "draws")
            + " two.";
    }
};

} // namespace

std::string Words::event_words(const Event &event, const Audience &audience)
{
    return std::visit(EventDescriber(audience), event);
}

std::string Words::action_words(const Action &action, const PublicTable &table)
{
    if (const auto *match = std::get_if<MatchRow>(&action)) {
        const Card row = table.row()[match->row];
        const Bonus bonus = bonus_of(row, match->first, match->second);
        std::string text = "match " + card_text(row) + " with " + card_text(match->first);
        if (match->is_double())
            text += " " + card_text(match->second);
        return text + (bonus == Bonus::none ? "" : " (" + std::string(bonus_text(bonus)) + " color)");
    }
    if (const auto *lay = std::get_if<LayCard>(&action))
        return "lay " + card_text(lay->card);
    if (std::holds_alternative<DrawCard>(action))
        return "draw";
    return std::holds_alternative<EndTurn>(action) ? "end your turn" : "skip your bonus cards";
}

std::string Words::table_words(const Observation &seen, const Audience &)
{
    const PublicTable &table = seen.table;
    std::string text = "Row: ";
    for (std::size_t index = 0; index < table.row_count; ++index)
        text += " " + card_text(table.row()[index]) + (table.is_matched(static_cast<int>(index)) ? " (matched)" : "");
    return text;
}

std::string_view Words::help_words()
{
    return "NUMBER        make that choice            NUMBER call   make it and call “DOS!” right away\n"
           "call          call “DOS!” now             catch SEAT    catch a player who didn't call\n"
           "log           see what has happened       help          see this help\n"
           "quit or Ctrl+D leaves.\n"
           "Cards: r7 is a red 7, b blue, g green, y yellow; y# is a yellow Wild #, dos a Wild DOS.\n"
           "When another player has two cards, the table pauses briefly: type catch SEAT, or just press Enter. When you\n"
           "have two cards, call before you go on, or the others may catch you.";
}

void Words::other_choices(const Observation &, ActionList &actions)
{
    actions.clear();
}

std::string_view Words::rules_help()
{
    return "bonusLay=optional|compulsory, catchWindow=untilNextPlayerActs|whileTwo|never,\n"
           "  falseCatch=none|drawTwo\n";
}

std::string_view Words::observation_help()
{
    return "{\"game\":\"dos\",\"seat\":0,\"hand\":[\"r5\",\"dos\"],\"counts\":[2,4],\n"
           "  \"row\":[{\"card\":\"r7\",\"matched\":false},…],\"phase\":\"play\",\"draw\":71,\"turn\":0}\n"
           "  Optional: drawn, bonusLays, othersDraw, discard, played, scores, dealer, exposed, rules.\n";
}

} // namespace tableside::dos

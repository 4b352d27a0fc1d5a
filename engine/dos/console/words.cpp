#include "engine/dos/console/words.h"

#include "engine/dos/json/codec.h"

#include <array>

namespace tableside::console {

namespace {

std::string match_words(const dos::Reading &reading, bool is_double)
{
    const std::string kind = is_double ? "double " : "single ";
    switch (reading.bonus) {
    case dos::Bonus::none: return kind + "number match";
    case dos::Bonus::single: return kind + "color match, one bonus card";
    case dos::Bonus::double_: return kind + "color match, one bonus card, and everybody else draws one";
    }
    return kind;
}

class Teller : public MatchTeller<dos::Game>
{
public:
    using MatchTeller<dos::Game>::MatchTeller;
    using MatchTeller<dos::Game>::operator();

    std::string operator()(const dos::Drew &drew) const
    {
        constexpr std::array why{"", " (a double color match)", " (caught)", " (a false catch)"};
        const std::string what = drew.cards.empty() ? "nothing: both piles are empty"
                                                    : cards_words<dos::Game>(drew.cards);
        return who(drew.seat, "draw", "draws") + " " + what + why.at(static_cast<std::size_t>(drew.why)) + ".";
    }
    std::string operator()(const dos::Matched &matched) const
    {
        return who(matched.seat, "match", "matches") + " " + dos::card_text(matched.row_card) + " with "
            + cards_words<dos::Game>(matched.cards) + ": " + match_words(matched.reading, matched.cards.size() == 2)
            + ".";
    }
    std::string operator()(const dos::Laid &laid) const
    {
        return who(laid.seat, "lay", "lays") + " " + dos::card_text(laid.card) + " in the row"
            + (laid.why == dos::LayReason::bonus ? " as a bonus." : ".");
    }
    std::string operator()(const dos::BonusSkipped &skipped) const
    {
        return who(skipped.seat, "lay", "lays") + " no more.";
    }
    std::string operator()(const dos::Refilled &refilled) const
    {
        return "New in the row: " + cards_words<dos::Game>(refilled.cards) + ".";
    }
    std::string operator()(const dos::Reshuffled &) const
    {
        return "The discard pile is shuffled and drawn from again.";
    }
    std::string operator()(const dos::Exposed &exposed) const
    {
        return who(exposed.seat, "hold", "holds") + " two cards.";
    }
    std::string operator()(const dos::Called &called) const { return who(called.seat, "call", "calls") + " \"DOS!\""; }
    std::string operator()(const dos::Caught &caught) const
    {
        return who(caught.by, "catch", "catches") + " " + whom(caught.seat) + ": two more cards.";
    }
    std::string operator()(const dos::FalselyCaught &caught) const
    {
        return who(caught.by, "accuse", "accuses") + " " + whom(caught.seat) + " wrongly: two cards.";
    }
    std::string operator()(const dos::WentOut &out) const { return who(out.seat, "are", "is") + " out!"; }
};

} // namespace

std::string GameWords<dos::Game>::event_words(const dos::Event &event, const Audience &audience)
{
    return std::visit(Teller(audience), event);
}

std::string GameWords<dos::Game>::action_words(const dos::Action &action, const dos::PublicTable &table)
{
    if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
        const dos::Card row = table.row()[match->row];
        const dos::Bonus bonus = dos::bonus_of(row, match->first, match->second);
        std::string text = dos::card_text(row) + " with " + dos::card_text(match->first);
        if (match->is_double())
            text += " " + dos::card_text(match->second);
        return text + (bonus == dos::Bonus::none ? "" : " (" + std::string(dos::bonus_text(bonus)) + " color)");
    }
    if (const auto *lay = std::get_if<dos::LayCard>(&action))
        return "lay " + dos::card_text(lay->card);
    if (std::holds_alternative<dos::DrawCard>(action))
        return "draw";
    return std::holds_alternative<dos::EndTurn>(action) ? "end the turn" : "lay no more";
}

std::string GameWords<dos::Game>::table_words(const dos::Observation &seen, const Audience &)
{
    const dos::PublicTable &table = seen.table;
    std::string text = "Row: ";
    for (std::size_t index = 0; index < table.row_count; ++index)
        text += " " + dos::card_text(table.row()[index])
            + (table.is_matched(static_cast<int>(index)) ? "(matched)" : "");
    return text;
}

std::string_view GameWords<dos::Game>::help_words()
{
    return "NUMBER        do what the list says       NUMBER call   do it and call \"DOS!\" in the same breath\n"
           "call          call \"DOS!\" now             catch SEAT    catch somebody who did not call\n"
           "log           what happened so far        help, quit\n"
           "Cards: r7 is a red 7, b blue, g green, y yellow; y# is a Wild #, dos a Wild DOS.\n"
           "When somebody comes to two cards the table waits for a breath: type catch SEAT, or just Enter. If it is you who\n"
           "have two cards, call before you go on: the others may catch you after that.";
}

void GameWords<dos::Game>::other_choices(const dos::Observation &, dos::ActionList &actions)
{
    actions.clear();
}

} // namespace tableside::console

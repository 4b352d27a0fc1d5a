#include "console/event_words.h"

#include "dos/notation.h"

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

class Teller
{
public:
    explicit Teller(const Audience &audience) : m_audience(audience) {}

    template <typename Untold>
    std::string operator()(const Untold &) const { return {}; }

    std::string operator()(const dos::DealerDrawn &drawn) const
    {
        std::string text = "Drawing for the deal:";
        for (std::size_t seat = 0; seat < drawn.draws.size(); ++seat)
            text += " " + m_audience.names[seat] + " " + cards_words(drawn.draws[seat]) + ";";
        text.back() = '.';
        return text;
    }
    std::string operator()(const dos::RoundStarted &round) const
    {
        return "\nRound " + std::to_string(round.number) + ". " + who(round.dealer, "deal", "deals") + ".";
    }
    std::string operator()(const dos::Drew &drew) const
    {
        constexpr std::array why{"", " (a double color match)", " (caught)", " (a false catch)"};
        const std::string what = drew.cards.empty() ? "nothing: both piles are empty" : cards_words(drew.cards);
        return who(drew.seat, "draw", "draws") + " " + what + why.at(static_cast<std::size_t>(drew.why)) + ".";
    }
    std::string operator()(const dos::Matched &matched) const
    {
        return who(matched.seat, "match", "matches") + " " + dos::card_text(matched.row_card) + " with "
            + cards_words(matched.cards) + ": " + match_words(matched.reading, matched.cards.size() == 2) + ".";
    }
    std::string operator()(const dos::Laid &laid) const
    {
        return who(laid.seat, "lay", "lays") + " " + dos::card_text(laid.card) + " in the row"
            + (laid.why == dos::LayReason::bonus ? " as a bonus." : ".");
    }
    std::string operator()(const dos::BonusSkipped &skipped) const
    {
        return who(skipped.seat, "keep", "keeps") + " the bonus card.";
    }
    std::string operator()(const dos::Refilled &refilled) const
    {
        return "New in the row: " + cards_words(refilled.cards) + ".";
    }
    std::string operator()(const dos::Reshuffled &) const { return "The discard pile is shuffled and drawn from again."; }
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
    std::string operator()(const dos::Scored &scored) const
    {
        std::string text;
        for (std::size_t seat = 0; seat < scored.totals.size(); ++seat)
            text += (seat == 0 ? "" : "\n") + std::string("  ") + m_audience.names[seat] + ": +"
                + std::to_string(scored.points[seat]) + ", " + std::to_string(scored.totals[seat]) + " in all"
                + (scored.hands[seat].empty() ? "" : "; held " + cards_words(scored.hands[seat]));
        return text;
    }
    std::string operator()(const dos::MatchWon &won) const
    {
        return "\n" + who(won.seat, "win", "wins") + " the match with "
            + std::to_string(won.totals[static_cast<std::size_t>(won.seat)]) + " points!";
    }

private:
    std::string who(int seat, const std::string &plain, const std::string &third_person) const
    {
        return who_does(m_audience, seat, plain, third_person);
    }
    std::string whom(int seat) const
    {
        return seat == m_audience.you ? "you" : m_audience.names[static_cast<std::size_t>(seat)];
    }

    const Audience &m_audience;
};

} // namespace

std::string who_does(const Audience &audience, int seat, const std::string &plain, const std::string &third_person)
{
    const bool is_you = seat == audience.you;
    return audience.names[static_cast<std::size_t>(seat)] + " " + (is_you ? plain : third_person);
}

std::string cards_words(const dos::Cards &cards)
{
    if (!cards.empty() && cards.front().is_none())
        return cards.size() == 1 ? "a card" : std::to_string(cards.size()) + " cards";
    std::string text;
    for (const dos::Card card : cards)
        text += (text.empty() ? "" : " ") + dos::card_text(card);
    return text;
}

std::string event_words(const dos::Event &event, const Audience &audience)
{
    return std::visit(Teller(audience), event);
}

} // namespace tableside::console

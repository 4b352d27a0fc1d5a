// Lists the legal actions. A hand is a bit set of different cards (kinds), so one bit mask selects, for example, all red
// cards and all 7s.
#include "engine/uno/matching.h"
#include "engine/uno/rules.h"

#include <bit>

namespace tableside::uno {

namespace {

/// A helper that appends the legal actions of one seat to a list.
class Lister
{
public:
    Lister(const PublicTable &table, const Hand &hand, ActionList &actions)
        : m_table(table), m_hand(hand), m_actions(actions)
    {}

    void list(const auto &action) { m_actions.emplace_back(action); }

    /// Appends the play of a card; a wild card is appended four times, once for each color that can be named.
    void list_card(Card card)
    {
        if (!card.is_wild())
            return list(PlayCard{card});
        for (const Color color : four_colors)
            list(PlayCard{card, color});
    }

    void list_play()
    {
        list_kinds(m_hand.kinds() & matching_kinds(m_table.top(), m_table.color));
        m_hand.for_each_wild_kind([&](Card card) {
            if (card != wild_draw_four || may_draw_four(m_table, m_hand))
                list_card(card);
        });
        list(DrawCard{}); // UNO-TURN-3: a seat may draw although it could play
    }

    void list_drawn(Card drawn)
    {
        // The drawn card may be a Wild Draw Four that has become illegal. If bluffs are forbidden (UNO-BLUFF-1), this card
        // is illegal when the hand has the color in play. The seat may have received a card of that color after the draw:
        // moving while posing costs four cards (UNO-ACT-6).
        if (may_play(m_table, m_hand, drawn))
            list_card(drawn);
        list(PassTurn{});
    }

    void list_colors()
    {
        for (const Color color : four_colors)
            list(NameColor{color});
    }

    void list_challenge()
    {
        if (may_stack(m_table))
            list_stack();
        if (may_challenge(m_table))
            list(ChallengeDraw{});
        list(AcceptDraw{});
    }

    void list_swaps()
    {
        for (int seat = 0; seat < m_table.seats; ++seat) {
            if (seat != m_table.turn)
                list(SwapHands{static_cast<std::uint8_t>(seat)});
        }
    }

private:
    void list_kinds(KindSet kinds)
    {
        for (; kinds != 0; kinds &= kinds - 1)
            list(PlayCard{Card::from_code(std::countr_zero(kinds))});
    }

    void list_stack()
    {
        const Card top = m_table.top();
        if (!top.is_wild())
            list_kinds(m_hand.kinds() & kinds_like(top));
        else if (m_hand.has(top) && may_draw_four(m_table, m_hand))
            list_card(top);
    }

    const PublicTable &m_table;
    const Hand &m_hand;
    ActionList &m_actions;
};

/// Replaces `actions` with all legal actions of the seat in turn, whose hand is `hand`. `drawn` is the card that it drew;
/// used only in Phase::drawn.
void list_all(const PublicTable &table, const Hand &hand, Card drawn, ActionList &actions)
{
    actions.clear();
    Lister lister(table, hand, actions);
    switch (table.phase) {
    case Phase::play: lister.list_play(); break;
    case Phase::drawn: lister.list_drawn(drawn); break;
    case Phase::color: lister.list_colors(); break;
    case Phase::challenge: lister.list_challenge(); break;
    case Phase::swap: lister.list_swaps(); break;
    case Phase::over: break;
    }
}

} // namespace

void legal_actions(const Observation &seen, ActionList &actions)
{
    if (seen.is_in_turn())
        list_all(seen.table, seen.hand, seen.drawn, actions);
    else
        actions.clear();
}

void legal_actions(const State &state, ActionList &actions)
{
    list_all(state.table, state.hand_in_turn(), state.table.drawn, actions);
}

void jump_ins(const Observation &seen, ActionList &actions)
{
    actions.clear();
    const Card top = seen.table.top();
    if (seen.table.turn == seen.seat || !seen.hand.has(top))
        return;
    const Color named = top.is_wild() ? Color::red : Color::any; // check() only needs that some color is named
    if (check(seen, PlayCard{top, named}) != Reason::none)
        return;
    Lister lister(seen.table, seen.hand, actions);
    lister.list_card(top);
}

} // namespace tableside::uno

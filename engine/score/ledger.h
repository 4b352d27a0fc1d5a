// The ledger of a game with real cards: facts are appended, the score sheet follows from them. For the score book, its
// files and the console. A fact that does not fit is refused, with the reason, and changes nothing.
//
// A fact takes the time of recomputing the rounds from the one it concerns on; in a game that grows at its end, and for
// undo and redo there, that does not depend on the length of the game.
#pragma once

#include "engine/score/undo_step.h"

#include <span>
#include <string_view>
#include <vector>

namespace tableside::score {

enum class Refusal : std::uint8_t {
    none,
    not_started,
    already_started,
    too_few_players,
    too_many_players,
    player_twice,   ///< The same id at two seats.
    no_such_player, ///< Not at this game, or not in this round.
    no_such_round,
    no_such_card,       ///< The box has none.
    too_many_cards,     ///< More of a card than the deck has, over all hands of the round.
    not_a_sum,          ///< What was typed cannot become one.
    more_than_the_deck, ///< Points that all cards together do not have.
    hand_is_out,        ///< Who went out holds nothing.
    hands_unknown,      ///< Of a round of which only the winner's points are known.
    counts_against,     ///< Each hand has its own points: nobody takes all.
    nobody_out,         ///< Neither is it said that nobody could go on.
    cannot_be_blocked,  ///< In this game somebody always goes out.
    hands_missing,      ///< Sheet::missing() says whose.
    cannot_be_blank,    ///< A hand of a closed round.
    not_closed,         ///< Only a closed round is corrected.
    target_out_of_range,
    decided, ///< The target is reached: play on first.
    not_decided,
    ended,
    already_present,
    nothing_to_undo,
    nothing_to_redo,
    too_long, ///< The game has most_facts or most_rounds.
};

/// "hands-missing"; what tests and logs write. People are told in words by the app.
std::string_view refusal_name(Refusal refusal);

/// Facts of one game, those included that were undone: 20 people who count 10,000 rounds with each hand need 210,000.
inline constexpr std::size_t most_facts = 250'000;

class Ledger
{
public:
    /// The facts of a stored game, all of which must fit; otherwise the index of the first that does not.
    struct Broken
    {
        std::size_t fact = 0;
        Refusal refusal = Refusal::none;
    };
    /// Appends all of them, or stops at the first that is refused.
    std::optional<Broken> load(std::span<const Fact> facts);

    Refusal check(const Statement &statement) const;
    Refusal append(const Fact &fact);

    bool can_undo() const { return m_in_force.size() > 1; }
    bool can_redo() const { return !m_undone.empty(); }
    /// What undo() would take back, redo() would bring again; for the words on the buttons. Only if there is something.
    const Statement &next_undone() const { return m_facts[m_in_force.back().fact].statement; }
    const Statement &next_redone() const { return m_facts[m_undone.back()].statement; }

    const std::vector<Fact> &facts() const { return m_facts; }
    const Sheet &sheet() const { return m_sheet; }

private:
    struct InForce
    {
        std::size_t fact = 0; ///< Index into m_facts.
        UndoStep step;
    };

    void put_in_force(std::size_t fact);

    std::vector<Fact> m_facts;
    std::vector<InForce> m_in_force;   ///< In order.
    std::vector<std::size_t> m_undone; ///< Indices of what can be redone, the next one last.
    Sheet m_sheet;
};

} // namespace tableside::score

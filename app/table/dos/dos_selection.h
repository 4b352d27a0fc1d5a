// The cards that a person has put a finger on, and what they would be: a match, a lay, or not yet anything.
// It judges nothing itself: the engine's list of legal actions and its check() do.
#pragma once

#include "engine/dos/rules.h"

#include <QString>

#include <optional>
#include <vector>

namespace tableside {

class DosCards;

/// What a choice amounts to.
struct DosSelectionReading
{
    QString text;                       ///< One sentence or line for the person.
    std::optional<dos::Action> action;  ///< What confirming would do; none while something is missing.
    dos::Reason reason = dos::Reason::none;
    bool isLay = false;
    bool lacksCard = false; ///< A second card may still make a match of it.
    bool isLegal() const { return action && reason == dos::Reason::none; }
    bool isImpossible() const { return action && reason != dos::Reason::none && !lacksCard; }
};

class DosSelection
{
public:
    bool isEmpty() const { return m_rowCard < 0 && m_handCards.empty(); }
    void clear();
    /// Chooses, or takes back; a third hand card takes the place of the first. A row card that was proposed is chosen by it.
    void toggleRowCard(int cardId);
    void toggleHandCard(int cardId, std::size_t most);
    void setRowCard(int cardId);
    void addHandCard(int cardId, std::size_t most);
    /// The row card, where none is chosen and the hand cards fit no other; called after each change of them.
    void proposeRowCard(const DosCards &cards, const dos::ActionList &legal);
    /// The first hand card stays on the row card until there is a second one.
    void park() { m_isParked = true; }
    /// -1: none is.
    int parkedCard() const { return m_isParked && m_rowCard >= 0 && m_handCards.size() == 1 ? m_handCards.front() : -1; }
    int rowCard() const { return m_rowCard; }
    bool isProposed(int cardId) const { return m_isProposed && cardId == m_rowCard; }

    std::vector<int> cardIds() const;
    bool contains(int cardId) const;
    bool hasRowCard() const { return m_rowCard >= 0; }

    DosSelectionReading read(const DosCards &cards, const dos::Observation &seen) const;
    /// The cards that are part of some legal action which this choice could still become.
    std::vector<int> playable(const DosCards &cards, const dos::Observation &seen,
                              const dos::ActionList &legal) const;
    /// Whether a second hand card could make another legal match of this choice.
    bool canGrow(const DosCards &cards, const dos::ActionList &legal) const;

private:
    dos::Card handCard(const DosCards &cards, std::size_t index) const;
    bool fits(const dos::MatchRow &match, const DosCards &cards) const;
    DosSelectionReading readLay(const DosCards &cards, const dos::Observation &seen) const;
    DosSelectionReading readMatch(const DosCards &cards, const dos::Observation &seen) const;

    int m_rowCard = -1;
    bool m_isProposed = false; ///< The row card, by us.
    bool m_isParked = false;
    std::vector<int> m_handCards;
};

} // namespace tableside

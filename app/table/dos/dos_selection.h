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
    /// Chooses, or takes back; a third hand card takes the place of the first.
    void toggleRowCard(int cardId);
    void toggleHandCard(int cardId, std::size_t most);
    void setRowCard(int cardId) { m_rowCard = cardId; }
    void addHandCard(int cardId, std::size_t most);

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
    std::vector<int> m_handCards;
};

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards that a person has selected, and their meaning: a match, a lay, or nothing yet. Only the engine decides what is legal,
// by its legal actions and check().
#pragma once

#include "engine/dos/rules.h"

#include <QString>

#include <optional>
#include <vector>

namespace tableside {

class DosCards;

/// The meaning of a selection.
struct DosSelectionReading
{
    QString text; ///< The words that the table shows about the selection.
    /// The action that the selected cards mean, legal or not; none while the hand card or a row card for a match is missing.
    std::optional<dos::Action> action;
    dos::Reason reason = dos::Reason::none;
    bool isLay = false;
    bool lacksCard = false; ///< Whether a second card could still complete a match.
    bool isLegal() const { return action && reason == dos::Reason::none; }
    bool isImpossible() const { return action && reason != dos::Reason::none && !lacksCard; }
};

class DosSelection
{
public:
    bool isEmpty() const { return m_rowCard < 0 && m_handCards.empty(); }
    void clear();
    /// Selects or deselects a card. If a selection exceeds \p most hand cards, the card selected first is deselected. Toggling a
    /// row card that proposeRowCard() proposed selects this card.
    void toggleRowCard(int cardId);
    void toggleHandCard(int cardId, std::size_t most);
    void setRowCard(int cardId);
    void addHandCard(int cardId, std::size_t most);
    /// If the person has selected no row card and only one fits the selected hand cards, proposes this row card, unless the
    /// selected card may also be laid. To be called after each change of the hand cards.
    void proposeRowCard(const DosCards &cards, const dos::ActionList &legal);
    /// Shows the only selected hand card on the row card until a second hand card is selected.
    void park() { m_isParked = true; }
    /// Returns the id of the hand card that is shown on the row card until a second one is selected; -1 for none.
    int parkedCard() const { return m_isParked && m_rowCard >= 0 && m_handCards.size() == 1 ? m_handCards.front() : -1; }
    int rowCard() const { return m_rowCard; }
    bool isProposed(int cardId) const { return m_isProposed && cardId == m_rowCard; }

    std::vector<int> cardIds() const;
    bool contains(int cardId) const;
    bool hasRowCard() const { return m_rowCard >= 0; }

    DosSelectionReading read(const DosCards &cards, const dos::Observation &seen) const;
    /// Returns the ids of all cards in the legal matches that contain the selected cards and, if no card is selected, in the
    /// legal lays.
    std::vector<int> playable(const DosCards &cards, const dos::Observation &seen, const dos::ActionList &legal) const;
    /// Returns whether a second hand card could turn a selection with one hand card into a legal double match.
    bool canGrow(const DosCards &cards, const dos::ActionList &legal) const;

private:
    dos::Card handCard(const DosCards &cards, std::size_t index) const;
    bool fits(const dos::MatchRow &match, const DosCards &cards) const;
    DosSelectionReading readLay(const DosCards &cards, const dos::Observation &seen) const;
    DosSelectionReading readMatch(const DosCards &cards, const dos::Observation &seen) const;

    int m_rowCard = -1;
    bool m_isProposed = false; ///< Whether m_rowCard was proposed by proposeRowCard(), not selected by the person.
    bool m_isParked = false;
    std::vector<int> m_handCards;
};

} // namespace tableside

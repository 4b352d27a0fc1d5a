// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The log's sentences that DOS and UNO share, such as "You draw red 7." or "West draws a card." Sentences for one game are in
// dos_log_words.cpp and uno_log_words.cpp.
#pragma once

#include "app/words/dos_words.h"
#include "app/words/uno_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace tableside::words {

/// The base class of each game's event visitor; creates the sentences that both games share.
class LogSentences
{
    Q_DECLARE_TR_FUNCTIONS(Log)

public:
    /// \p call is the word that is called in the game, such as "DOS!". The objects passed by reference must outlive this
    /// object. \p viewer is the reader's seat.
    LogSentences(const QStringList &names, int viewer, const QString &call) : m_names(names), m_call(call), m_viewer(viewer) {}

    QString dealerDrawn(int dealer) const;
    QString roundStarted(int number, int dealer) const;
    /// Returns the sentence for the winner of a round. \p isOut is whether the winner played their last card. If false, the round
    /// ended because nobody could play or draw.
    QString scored(int winner, int gained, bool isOut) const;
    /// Returns the points of all players for a round in which each player scores their own hand (DOS-SCORE-3, UNO-SCORE-2). In
    /// other rounds, only the winner scores.
    QString scoredByAll(const std::vector<int> &points) const;
    template <typename Card>
    QString scored(const ScoredWith<Card> &counted) const
    {
        if (hasPointsBeside(counted.winner, counted.points))
            return scoredByAll(counted.points);
        const auto winner = static_cast<std::size_t>(counted.winner);
        return scored(counted.winner, counted.points[winner], counted.hands[winner].empty());
    }
    QString matchWon(int seat) const;
    /// Returns the sentence for drawing \p count cards. \p cards are their names; empty if the viewer may not see them.
    QString drew(int seat, int count, const QStringList &cards) const;
    QString reshuffled() const;
    QString windowClosed(int seat) const;
    /// Returns the sentence for a player who must call and otherwise can be caught. \p cards is the number of cards left in the
    /// hand.
    QString exposed(int seat, int cards) const;
    QString called(int seat) const;
    /// Returns the sentence for a caught player. \p by is the seat that caught the player; -1 if unknown.
    QString caught(int seat, int by) const;
    QString wentOut(int seat) const;

protected:
    bool isViewer(int seat) const { return seat == m_viewer; }
    QString name(int seat) const { return m_names.value(seat); }
    /// Returns whether a player other than the winner has points in this round.
    static bool hasPointsBeside(int winner, const std::vector<int> &points);
    /// Returns the names of cards of either game as they are written inside a sentence.
    template <typename Cards>
    static QStringList inWords(const Cards &cards)
    {
        QStringList names;
        for (const auto &card : cards)
            names << cardInSentence(card);
        return names;
    }

private:
    const QStringList &m_names;
    const QString &m_call;
    int m_viewer;
};

} // namespace tableside::words

// The sentences of the log that are the same in every game, spoken to the viewer: "You draw red 7.", "West draws a
// card." Each game's own are in log_words.cpp and uno_log_words.cpp.
#pragma once

#include "app/text/dos_words.h"
#include "app/text/uno_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace tableside::words {

class LogSentences
{
    Q_DECLARE_TR_FUNCTIONS(Log)

public:
    /// `call` is what the game's players call: "DOS!". All outlive the sentences.
    LogSentences(const QStringList &names, int viewer, const QString &call)
        : m_names(names), m_call(call), m_viewer(viewer)
    {
    }

    QString dealerDrawn(int dealer) const;
    QString roundStarted(int number, int dealer) const;
    /// Who has won the round: mostly by playing the last card (`isOut`).
    QString scored(int winner, int gained, bool isOut) const;
    /// Where everybody scores what they hold (DOS-SCORE-3, UNO-SCORE-2): only there others than the winner have points.
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
    /// `cards` are in words, empty where the viewer may not see them.
    QString drew(int seat, int count, const QStringList &cards) const;
    QString reshuffled() const;
    QString windowClosed(int seat) const;
    /// `cards` are left in the hand.
    QString exposed(int seat, int cards) const;
    QString called(int seat) const;
    /// `by` is -1 where it is not known.
    QString caught(int seat, int by) const;
    QString wentOut(int seat) const;

protected:
    bool isViewer(int seat) const { return seat == m_viewer; }
    QString name(int seat) const { return m_names.value(seat); }
    static bool hasPointsBeside(int winner, const std::vector<int> &points);
    /// Of either game.
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

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/log_sentences.h"

#include "app/words/list_words.h"

namespace tableside::words {

QString LogSentences::dealerDrawn(int dealer) const
{
    return isViewer(dealer) ? tr("You drew the highest card, so you deal.")
                            : tr("%1 drew the highest card and deals.").arg(name(dealer));
}

QString LogSentences::roundStarted(int number, int dealer) const
{
    return isViewer(dealer) ? tr("Round %1. You deal.").arg(number)
                            : tr("Round %1. %2 deals.").arg(QString::number(number), name(dealer));
}

QString LogSentences::scored(int winner, int gained, bool isOut) const
{
    if (!isOut) // UNO-PILE-1: in a blocked round, the hand with the fewest points wins.
        return isViewer(winner) ? tr("You score %n point(s).", nullptr, gained)
                                : tr("%1 scores %n point(s).", nullptr, gained).arg(name(winner));
    return isViewer(winner) ? tr("You went out: %n point(s).", nullptr, gained)
                            : tr("%1 went out: %n point(s).", nullptr, gained).arg(name(winner));
}

QString LogSentences::scoredByAll(const std::vector<int> &points) const
{
    QStringList parts;
    for (int seat = 0; seat < static_cast<int>(points.size()); ++seat) {
        const int got = points[static_cast<std::size_t>(seat)];
        if (isViewer(seat)) //: In the list of everybody's points: the viewer's, %1
            parts << tr("you %1").arg(got);
        else //: In the list of everybody's points: %1 a player's name, %2 the points
            parts << tr("%1 %2").arg(name(seat), QString::number(got));
    }
    //: %1 a list such as "you 12, West 0, and North 7"
    return tr("Points this round: %1.").arg(words::listed(parts));
}

bool LogSentences::hasPointsBeside(int winner, const std::vector<int> &points)
{
    for (int seat = 0; seat < static_cast<int>(points.size()); ++seat) {
        if (seat != winner && points[static_cast<std::size_t>(seat)] > 0)
            return true;
    }
    return false;
}

QString LogSentences::matchWon(int seat) const
{
    return isViewer(seat) ? tr("You win the game!") : tr("%1 wins the game.").arg(name(seat));
}

QString LogSentences::drew(int seat, int count, const QStringList &cards) const
{
    if (count == 0) {
        return isViewer(seat) ? tr("No cards are left for you to draw.")
                              : tr("No cards are left for %1 to draw.").arg(name(seat));
    }
    if (isViewer(seat))
        return tr("You draw %1.").arg(words::listed(cards));
    return tr("%1 draws %n card(s).", nullptr, count).arg(name(seat));
}

QString LogSentences::reshuffled() const
{
    return tr("The discard pile is shuffled into a new draw pile.");
}

QString LogSentences::windowClosed(int seat) const
{
    //: %1 what should have been called, with its exclamation mark: "DOS!"
    return isViewer(seat) ? tr("You forgot to call “%1”, but nobody noticed.").arg(m_call)
                          //: %1 a player's name, %2 what should have been called: "DOS!"
                          : tr("%1 forgot to call “%2”, but nobody noticed.").arg(name(seat), m_call);
}

QString LogSentences::exposed(int seat, int cards) const
{
    //: %1 what is called with so many cards, with its exclamation mark: "DOS!"
    return isViewer(seat) ? tr("You have %n card(s): call “%1”", nullptr, cards).arg(m_call)
                          //: %1 a player's name, who has not called yet
                          : tr("%1 has %n card(s) and can be caught.", nullptr, cards).arg(name(seat));
}

QString LogSentences::called(int seat) const
{
    //: %1 what is called, with its exclamation mark: "DOS!"
    return isViewer(seat) ? tr("You call “%1”").arg(m_call)
                          //: %1 a player's name, %2 what is called: "DOS!"
                          : tr("%1 calls “%2”").arg(name(seat), m_call);
}

QString LogSentences::caught(int seat, int by) const
{
    if (by < 0) //: %1 a player's name; who has caught them is not known
        return tr("%1 is caught and draws two.").arg(name(seat));
    if (isViewer(seat))
        return tr("%1 catches you: you draw two.").arg(name(by));
    return isViewer(by) ? tr("You catch %1, who draws two.").arg(name(seat))
                        : tr("%1 catches %2, who draws two.").arg(name(by), name(seat));
}

QString LogSentences::wentOut(int seat) const
{
    return isViewer(seat) ? tr("You played your last card!") : tr("%1 played their last card.").arg(name(seat));
}

} // namespace tableside::words

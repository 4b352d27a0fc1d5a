// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the events of UNO to sentences, for the log and for screen readers.
#include "app/words/dos_words.h"
#include "app/words/list_words.h"
#include "app/words/log_sentences.h"
#include "app/words/uno_words.h"

namespace tableside::words {

namespace {

class UnoSentence : public LogSentences
{
    Q_DECLARE_TR_FUNCTIONS(UnoLog)

public:
    using LogSentences::LogSentences;

    QString operator()(const uno::DealerDrawn &drawn) const { return dealerDrawn(drawn.dealer); }
    QString operator()(const uno::RoundStarted &round) const { return roundStarted(round.number, round.dealer); }
    QString operator()(const uno::Scored &counted) const { return scored(counted); }
    QString operator()(const uno::MatchWon &won) const { return matchWon(won.seat); }
    QString operator()(const uno::Dealt &dealt) const
    {
        //: %1 a card
        return tr("First card: %1.").arg(cardInSentence(dealt.top));
    }
    QString operator()(const uno::Drew &drawn) const
    {
        return drew(drawn.seat, static_cast<int>(drawn.cards.size()), inWords(drawn.cards));
    }
    QString operator()(const uno::Played &played) const
    {
        const QString card = cardInSentence(played.card);
        if (played.jumps_in) {
            return isViewer(played.seat) ? tr("You jump in with a %1.").arg(card)
                                         : tr("%1 jumps in with a %2.").arg(name(played.seat), card);
        }
        return isViewer(played.seat) ? tr("You play a %1.").arg(card) : tr("%1 plays a %2.").arg(name(played.seat), card);
    }
    QString operator()(const uno::ColorNamed &named) const
    {
        //: %1 a color
        return isViewer(named.seat) ? tr("You name %1.").arg(colorName(named.color))
                                    : tr("%1 names %2.").arg(name(named.seat), colorName(named.color));
    }
    QString operator()(const uno::Reversed &reversed) const
    {
        return reversed.direction > 0 ? tr("Play moves to the left again.") : tr("Play now moves to the right.");
    }
    QString operator()(const uno::Skipped &skipped) const
    {
        return isViewer(skipped.seat) ? tr("You miss your turn.") : tr("%1 misses the turn.").arg(name(skipped.seat));
    }
    QString operator()(const uno::Passed &passed) const
    {
        return isViewer(passed.seat) ? tr("You keep the card.") : tr("%1 keeps the card.").arg(name(passed.seat));
    }
    QString operator()(const uno::Challenged &challenged) const;
    QString operator()(const uno::HandsSwapped &swapped) const;
    QString operator()(const uno::Posing &posing) const
    {
        return isViewer(posing.seat) ? tr("You strike a pose. Hold it!") : tr("%1 strikes a pose.").arg(name(posing.seat));
    }
    QString operator()(const uno::Moved &moved) const
    {
        return isViewer(moved.seat) ? tr("You moved: draw four.") : tr("%1 moved and draws four.").arg(name(moved.seat));
    }
    QString operator()(const uno::Reshuffled &) const { return reshuffled(); }
    // UNO-CALL-1: a player with one card left must call "UNO!".
    QString operator()(const uno::Exposed &event) const { return exposed(event.seat, 1); }
    QString operator()(const uno::WindowClosed &closed) const { return windowClosed(closed.seat); }
    QString operator()(const uno::Called &event) const { return called(event.seat); }
    QString operator()(const uno::Caught &event) const { return caught(event.seat, event.by); }
    QString operator()(const uno::WentOut &out) const { return wentOut(out.seat); }
    QString operator()(const uno::Blocked &blocked) const
    {
        return isViewer(blocked.winner)
            ? tr("Nobody can play or draw. You have the fewest points in hand.")
            : tr("Nobody can play or draw. %1 has the fewest points in hand.").arg(name(blocked.winner));
    }
    // These events need no sentence, because the table shows them with an animation.
    QString operator()(const uno::TurnStarted &) const { return {}; }
    QString operator()(const uno::PoseEnded &) const { return {}; }
};

QString UnoSentence::operator()(const uno::Challenged &challenged) const
{
    if (isViewer(challenged.seat)) {
        QString outcome = challenged.guilty ? tr("You challenge %1. It was a bluff!").arg(name(challenged.target))
                                            : tr("You challenge %1, but it wasn’t a bluff.").arg(name(challenged.target));
        if (challenged.hand.empty())
            return outcome;
        const QString cards = words::listed(inWords(challenged.hand));
        //: The cards that a challenge showed; follows another sentence
        return outcome + QLatin1Char(' ') + tr("Their hand: %1.").arg(cards);
    }
    if (isViewer(challenged.target)) {
        return challenged.guilty ? tr("%1 challenges you, and you did bluff.").arg(name(challenged.seat))
                                 : tr("%1 challenges you, but you didn’t bluff.").arg(name(challenged.seat));
    }
    return challenged.guilty ? tr("%1 challenges %2. It was a bluff!").arg(name(challenged.seat), name(challenged.target))
                             : tr("%1 challenges %2, but it wasn’t a bluff.").arg(name(challenged.seat), name(challenged.target));
}

QString UnoSentence::operator()(const uno::HandsSwapped &swapped) const
{
    if (!swapped.target)
        return tr("Everyone passes their hand on.");
    if (isViewer(swapped.seat))
        return tr("You swap hands with %1.").arg(name(*swapped.target));
    return isViewer(*swapped.target) ? tr("%1 swaps hands with you.").arg(name(swapped.seat))
                                     : tr("%1 swaps hands with %2.").arg(name(swapped.seat), name(*swapped.target));
}

} // namespace

QString logLine(const uno::Event &event, const QStringList &names, int viewer)
{
    return std::visit(UnoSentence(names, viewer, unoCall()), event);
}

} // namespace tableside::words

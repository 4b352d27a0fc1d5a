// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the events of DOS to sentences, for the log and for screen readers.
#include "app/words/dos_words.h"
#include "app/words/list_words.h"
#include "app/words/log_sentences.h"

namespace tableside::words {

namespace {

class LogSentence : public LogSentences
{
    Q_DECLARE_TR_FUNCTIONS(Log)

public:
    using LogSentences::LogSentences;

    QString operator()(const dos::DealerDrawn &drawn) const { return dealerDrawn(drawn.dealer); }
    QString operator()(const dos::RoundStarted &round) const { return roundStarted(round.number, round.dealer); }
    QString operator()(const dos::Scored &counted) const { return scored(counted); }
    QString operator()(const dos::MatchWon &won) const { return matchWon(won.seat); }
    QString operator()(const dos::Drew &drawn) const
    {
        return drew(drawn.seat, static_cast<int>(drawn.cards.size()), inWords(drawn.cards));
    }
    QString operator()(const dos::Matched &matched) const
    {
        const dos::Card second = matched.cards.size() > 1 ? matched.cards[1] : dos::Card{};
        const QString what = match(matched.reading, matched.row_card, matched.cards[0], second);
        //: %1 a match such as "5 + 2 on red 7 · double number match"
        return isViewer(matched.seat) ? tr("You: %1").arg(what)
                                      //: %1 a player's name, %2 a match
                                      : tr("%1: %2").arg(name(matched.seat), what);
    }
    QString operator()(const dos::Laid &laid) const
    {
        return isViewer(laid.seat) ? tr("You lay a %1.").arg(cardInSentence(laid.card))
                                   : tr("%1 lays a %2.").arg(name(laid.seat), cardInSentence(laid.card));
    }
    QString operator()(const dos::BonusSkipped &skipped) const
    {
        return isViewer(skipped.seat) ? tr("You skip the bonus.") : tr("%1 skips the bonus.").arg(name(skipped.seat));
    }
    QString operator()(const dos::Refilled &refilled) const
    {
        return tr("New in the Center Row: %1.").arg(words::listed(inWords(refilled.cards)));
    }
    QString operator()(const dos::Reshuffled &) const { return reshuffled(); }
    // DOS-CALL-1: a player with two cards left must call "DOS!".
    QString operator()(const dos::Exposed &event) const { return exposed(event.seat, 2); }
    QString operator()(const dos::WindowClosed &closed) const { return windowClosed(closed.seat); }
    QString operator()(const dos::Called &event) const { return called(event.seat); }
    QString operator()(const dos::Caught &event) const { return caught(event.seat, event.by); }
    QString operator()(const dos::FalselyCaught &event) const
    {
        if (isViewer(event.by))
            return tr("Wrong catch: you draw two.");
        return tr("Wrong catch: %1 draws two.").arg(name(event.by));
    }
    QString operator()(const dos::WentOut &out) const { return wentOut(out.seat); }
    static QString centerRow(std::span<const dos::Card> cards)
    {
        //: Spoken when a turn begins. %1 the cards that lie there, such as "red 7 and Wild DOS"
        return tr("Center Row: %1").arg(words::listed(inWords(cards)));
    }
    // These events need no sentence, because the table shows them with an animation.
    QString operator()(const dos::Dealt &) const { return {}; }
    QString operator()(const dos::TurnStarted &) const { return {}; }
    QString operator()(const dos::Discarded &) const { return {}; }
};

} // namespace

QString centerRow(std::span<const dos::Card> cards)
{
    return LogSentence::centerRow(cards);
}

QString logLine(const dos::Event &event, const QStringList &names, int viewer)
{
    return std::visit(LogSentence(names, viewer, dosCall()), event);
}

} // namespace tableside::words

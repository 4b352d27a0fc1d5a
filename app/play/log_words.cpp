// Events as sentences, for the log and for announcements.
#include "play/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace tableside::words {

namespace {

/// One sentence per event, spoken to the viewer: "You drew red 7.", "West drew a card."
class LogSentence
{
    Q_DECLARE_TR_FUNCTIONS(Log)

public:
    LogSentence(const QStringList &names, int viewer) : m_names(names), m_viewer(viewer) {}

    QString operator()(const dos::DealerDrawn &drawn) const
    {
        return isViewer(drawn.dealer) ? tr("You drew the highest card and deal.")
                                      : tr("%1 drew the highest card and deals.").arg(name(drawn.dealer));
    }
    QString operator()(const dos::RoundStarted &round) const
    {
        return isViewer(round.dealer) ? tr("Round %1. You deal.").arg(round.number)
                                      : tr("Round %1. %2 deals.").arg(round.number).arg(name(round.dealer));
    }
    QString operator()(const dos::Scored &scored) const
    {
        const int gained = scored.points[static_cast<std::size_t>(scored.winner)];
        return isViewer(scored.winner) ? tr("You are out first: %n point(s).", nullptr, gained)
                                       : tr("%1 is out first: %n point(s).", nullptr, gained).arg(name(scored.winner));
    }
    QString operator()(const dos::MatchWon &won) const
    {
        return isViewer(won.seat) ? tr("You win the match!") : tr("%1 wins the match.").arg(name(won.seat));
    }
    QString operator()(const dos::Dealt &) const { return {}; }
    QString operator()(const dos::TurnStarted &) const { return {}; }

    QString operator()(const dos::Drew &drew) const
    {
        if (drew.cards.empty()) {
            return isViewer(drew.seat) ? tr("There is no card left for you to draw.")
                                       : tr("There is no card left for %1 to draw.").arg(name(drew.seat));
        }
        const int count = static_cast<int>(drew.cards.size());
        if (isViewer(drew.seat))
            return tr("You draw %1.").arg(list(drew.cards));
        return tr("%1 draws %n card(s).", nullptr, count).arg(name(drew.seat));
    }
    QString operator()(const dos::Matched &matched) const
    {
        const dos::Card second = matched.cards.size() > 1 ? matched.cards[1] : dos::Card{};
        //: %1 a player's name, %2 a match such as "5 + 2 on red 7 · double number match"
        return isViewer(matched.seat)
            ? tr("You: %1").arg(match(matched.reading, matched.row_card, matched.cards[0], second))
            : tr("%1: %2").arg(name(matched.seat), match(matched.reading, matched.row_card, matched.cards[0], second));
    }
    QString operator()(const dos::Laid &laid) const
    {
        return isViewer(laid.seat) ? tr("You lay %1.").arg(cardInSentence(laid.card))
                                   : tr("%1 lays %2.").arg(name(laid.seat), cardInSentence(laid.card));
    }
    QString operator()(const dos::BonusSkipped &skipped) const
    {
        return isViewer(skipped.seat) ? tr("You keep your cards.") : tr("%1 keeps the cards.").arg(name(skipped.seat));
    }
    QString operator()(const dos::Discarded &) const { return {}; }
    QString operator()(const dos::Refilled &refilled) const
    {
        return tr("New in the Center Row: %1.").arg(list(refilled.cards));
    }
    QString operator()(const dos::Reshuffled &) const { return tr("The discard pile is shuffled into a new draw pile."); }
    QString operator()(const dos::Exposed &) const { return {}; }
    QString operator()(const dos::WindowClosed &closed) const
    {
        return isViewer(closed.seat) ? tr("You did not call “DOS!”, and nobody noticed.")
                                     : tr("%1 did not call “DOS!”, and nobody noticed.").arg(name(closed.seat));
    }
    QString operator()(const dos::Called &called) const
    {
        return isViewer(called.seat) ? tr("You call “DOS!”") : tr("%1 calls “DOS!”").arg(name(called.seat));
    }
    QString operator()(const dos::Caught &caught) const
    {
        if (isViewer(caught.seat))
            return tr("%1 catches you without a call: you draw two.").arg(name(caught.by));
        return isViewer(caught.by) ? tr("You catch %1 without a call: draw two.").arg(name(caught.seat))
                                   : tr("%1 catches %2 without a call: draw two.").arg(name(caught.by), name(caught.seat));
    }
    QString operator()(const dos::FalselyCaught &caught) const
    {
        if (isViewer(caught.by))
            return tr("There was nothing to catch: you draw two.");
        return tr("There was nothing to catch: %1 draws two.").arg(name(caught.by));
    }
    QString operator()(const dos::WentOut &out) const
    {
        return isViewer(out.seat) ? tr("Your last card is played!") : tr("%1 has played the last card.").arg(name(out.seat));
    }

private:
    bool isViewer(int seat) const { return seat == m_viewer; }
    QString name(int seat) const { return m_names.value(seat); }

    static QString list(const dos::Cards &cards)
    {
        QStringList names;
        for (const dos::Card card : cards)
            names << cardInSentence(card);
        return QLocale().createSeparatedList(names);
    }

    const QStringList &m_names;
    int m_viewer;
};

} // namespace

QString logLine(const dos::Event &event, const QStringList &names, int viewer)
{
    return std::visit(LogSentence(names, viewer), event);
}

} // namespace tableside::words

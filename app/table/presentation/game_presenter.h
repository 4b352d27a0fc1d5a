// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The base class of DosPresenter and UnoPresenter, which convert the engine's events to steps on the screen: steps move cards,
// update seats, write the log and play sounds. This template over a game and its cards handles the events that both games have
// (engine/core/match_event.h, and drawing).
#pragma once

#include "app/audio/sound_board.h"
#include "app/table/moments/show_time.h"
#include "app/table/presentation/shown_table.h"
#include "app/words/dos_words.h"
#include "app/words/uno_words.h"

#include <algorithm>

namespace tableside {

template <typename Game, typename Cards>
class GamePresenter
{
public:
    /// Forgets all events, before those of the match are shown from the beginning.
    void restart() { m_times = ShowTimes<Game>(m_shown.people(), m_target); }

    // Each overload shows one type of event. show() of the derived class calls the overload for an event by std::visit().
    void operator()(const typename Game::DealerDrawn &drawn)
    {
        m_shown.step(0, [this, drawn] {
            for (std::size_t seat = 0; seat < drawn.draws.size(); ++seat)
                recap(static_cast<int>(seat), {drawn.draws[seat].back()});
            log(drawn, LogKind::Round, drawn.dealer);
        });
    }
    void operator()(const typename Game::RoundStarted &round)
    {
        m_shown.step(timeOf(round), [this, round] {
            m_cards.gatherDeck();
            m_shown.beginRound(round.number, round.dealer);
            countHands();
            forgetRound();
            log(round, LogKind::Round, round.dealer);
        });
    }
    void operator()(const typename Game::TurnStarted &started)
    {
        m_shown.step(0, [this, seat = started.seat] {
            forgetTurn();
            if (isViewer(seat))
                m_cards.forgetDrawn();
            m_shown.beginTurn(seat);
        });
    }
    void operator()(const typename Game::Drew &drew)
    {
        const int each = drew.cards.empty() ? 0 : timeOf(drew) / static_cast<int>(drew.cards.size());
        for (const auto card : drew.cards) {
            m_shown.step(each, [this, card, drew, seat = drew.seat] {
                tellDrawn(drew); // with the first card, so that the sentence is there while cards fly
                m_cards.drawToHand(seat, card);
                countHands();
                m_shown.sound(Sound::cardSlide);
            });
        }
        m_shown.step(0, [this, drew] {
            m_shown.showDrawn(drew.seat, static_cast<int>(drew.cards.size()));
            tellDrawn(drew);
            log(drew, LogKind::Draw, drew.seat);
        });
    }
    void operator()(const typename Game::Reshuffled &reshuffled)
    {
        m_shown.step(timeOf(reshuffled), [this, reshuffled] {
            m_cards.reshuffle();
            m_shown.sound(Sound::shuffle);
            log(reshuffled, LogKind::Table, -1);
        });
    }
    void operator()(const typename Game::Exposed &exposed)
    {
        if (m_times.isOut()) // DOS-END-6: after a seat went out, others still draw cards, but calls and catches are over
            return;
        m_shown.step(0, [this, exposed] {
            m_shown.setExposed(exposed.seat, true);
            emit m_shown.nowExposed(exposed.seat);
            log(exposed, LogKind::Call, exposed.seat);
        });
    }
    void operator()(const typename Game::WindowClosed &closed)
    {
        m_shown.step(0, [this, closed] {
            m_shown.setExposed(closed.seat, false);
            log(closed, LogKind::Call, closed.seat);
        });
    }
    void operator()(const typename Game::Called &called)
    {
        m_shown.step(0, [this, called] {
            m_shown.showCall(called.seat, m_call);
            log(called, LogKind::Call, called.seat);
        });
    }
    void operator()(const typename Game::Caught &caught)
    {
        m_shown.step(timeOf(caught), [this, caught] {
            const typename Game::Caught told{caught.seat, m_shown.knownCatcher(caught.seat, caught.by)};
            m_shown.showCaught(told.seat);
            log(told, LogKind::Caught, told.seat);
        });
    }
    void operator()(const typename Game::WentOut &out)
    {
        m_shown.step(0, [this, out] { log(out, LogKind::Match, out.seat); });
    }
    void operator()(const typename Game::Scored &scored)
    {
        m_shown.step(timeOf(scored), [this, scored] {
            for (std::size_t seat = 0; seat < scored.hands.size(); ++seat)
                m_cards.revealHand(static_cast<int>(seat), scored.hands[seat]);
        });
        m_shown.step(0, [this, scored] {
            m_shown.showResult(lines(scored));
            m_shown.endRound(scored.winner, scored.totals);
            log(scored, LogKind::Score, scored.winner);
        });
    }
    void operator()(const typename Game::MatchWon &won)
    {
        m_shown.step(0, [this, won] {
            // If players count the cards in their own hands (DOS-SCORE-3, UNO-SCORE-2), the winner may be another player than the
            // one who went out.
            m_shown.endMatch(won.seat);
            log(won, LogKind::Score, won.seat);
        });
    }

protected:
    /// \p shown and \p cards must outlive this object; \p call is the sound of a call.
    /// \p target: see CommonMoments.
    GamePresenter(ShownTable &shown, Cards &cards, Sound call, int target)
        : m_shown(shown), m_cards(cards), m_call(call), m_target(target), m_times(shown.people(), target)
    {
        cards.setSeats(shown.names(), shown.viewerSeat());
    }
    ~GamePresenter() = default;

    /// Shows the event by a function of \p presenter, the derived object, and its moments: their banners before the event's own
    /// steps, and their badges after them.
    void present(auto &presenter, const typename Game::Event &event)
    {
        ShownEvent shown = m_times.take(event);
        for (TableMoment &moment : shown.moments) {
            if (moment.kind == MomentKind::Caught)
                moment.by = m_shown.knownCatcher(moment.to, moment.by);
            m_shown.step(0, [this, moment] { m_shown.showMoment(moment); });
        }
        std::visit(presenter, event);
        for (const TableMoment &moment : shown.moments)
            m_shown.step(0, [this, moment] { m_shown.leaveBadge(moment); });
        if (shown.waitMs > 0 || shown.least > 0)
            m_shown.step(
                shown.waitMs, [] {}, shown.least, shown.ms);
        if (!shown.moments.empty())
            m_shown.step(0, [this] { m_shown.endMoment(); });
    }
    const ShowTimes<Game> &times() const { return m_times; }
    void setTimes(const ShowTimes<Game> &times) { m_times = times; }
    bool isViewer(int seat) const { return seat == m_shown.viewerSeat(); }
    void countHands()
    {
        m_shown.seats().updateAll([&](SeatRow &shown) {
            const auto cards = static_cast<int>(m_cards.hand(shown.seat).size());
            shown.called = shown.called && cards == shown.handCount;
            shown.handCount = cards;
        });
    }

    /// Called when a round (forgetRound) or a turn (forgetTurn) begins. Overrides reset the displayed state that only their game
    /// has, such as bonus cards.
    virtual void forgetRound() {}
    virtual void forgetTurn() {}

    static int timeOf(const typename Game::Event &event) { return showTime(event); }

    QString sentenceOf(const typename Game::Event &event) const
    {
        // If several people share the device, they read the same log. Unless exactly one person plays, the log therefore
        // addresses nobody as "you", and hides each drawn card even from the player who drew it.
        const typename Game::Event told = m_shown.addressee() < 0 ? Game::seen_by(event, -1) : event;
        return words::logLine(told, m_shown.names(), m_shown.addressee());
    }

    /// Adds the event's sentence to the log and returns it.
    QString log(const typename Game::Event &event, LogKind::Kind kind, int seat)
    {
        QString sentence = sentenceOf(event);
        m_shown.addLine(sentence, kind, seat);
        return sentence;
    }

    /// Shows who draws how many cards, unless the player has done something else in this turn.
    void tellDrawn(const typename Game::Drew &drew)
    {
        if (drew.seat == m_shown.round().turnSeat && !m_shown.hasToldOf(drew.seat))
            m_shown.tellPlay(drew.seat, sentenceOf(drew));
    }

    /// Adds cards that the seat played together to its recap, the display of its last turn. Calls \p refine with each RecapCard
    /// and its index, so that the caller can add details such as the color of a wild card. Also sets the last played card.
    void recap(int seat, const typename Game::Cards &cards, auto refine)
    {
        QList<RecapCard> played;
        for (const auto card : cards) {
            played.append({QString::fromStdString(Game::card_text(card)), words::cardName(card), {}, 0, played.isEmpty()});
            refine(played.last(), played.size() - 1);
        }
        m_shown.addToRecap(seat, played);
        m_shown.setLastCard(played.last().code);
    }
    void recap(int seat, const typename Game::Cards &cards)
    {
        recap(seat, cards, [](RecapCard &, qsizetype) {});
    }

    /// Deals the cards one by one, in turn to each hand that still lacks cards. In a prepared position, as in a lesson, the hands
    /// may differ in size.
    void dealHands(const std::vector<typename Game::Cards> &hands)
    {
        const std::size_t most = std::ranges::max(hands, {}, &Game::Cards::size).size();
        for (std::size_t card = 0; card < most; ++card) {
            for (std::size_t seat = 0; seat < hands.size(); ++seat) {
                if (card >= hands[seat].size())
                    continue;
                m_shown.step(Durations::dealtCard, [this, seat, dealt = hands[seat][card]] {
                    m_cards.moveToHand(static_cast<int>(seat), dealt);
                    countHands();
                    m_shown.sound(Sound::deal);
                });
            }
        }
    }

    ShownTable &m_shown;
    Cards &m_cards;

private:
    const Sound m_call;
    const int m_target;
    ShowTimes<Game> m_times; ///< Ahead of the screen by the queued steps.

    QList<ResultRow> lines(const typename Game::Scored &scored) const
    {
        QList<ResultRow> lines;
        for (const SeatRow &seat : m_shown.seats().rows()) {
            const auto at = static_cast<std::size_t>(seat.seat);
            ResultRow &line = lines.emplace_back();
            line.seat = seat.seat;
            line.name = seat.name;
            line.portrait = seat.portrait;
            line.isPerson = seat.isPerson;
            for (const auto card : scored.hands[at]) {
                line.cards.append({QString::fromStdString(Game::card_text(card)), words::cardName(card), card.points()});
                line.handPoints += card.points();
            }
            line.gained = scored.points[at];
            line.total = scored.totals[at];
            line.isWinner = seat.seat == scored.winner;
        }
        return lines;
    }
};

} // namespace tableside

// The events that every game has (engine/core/match_event.h, and drawing, calling, catching), as steps on the screen.
// A template over a game and its cards; DosPresenter and UnoPresenter add what is their own.
#pragma once

#include "app/audio/sound_board.h"
#include "app/table/presentation/event_presenter.h"
#include "app/table/presentation/result_model.h"
#include "app/table/presentation/seats_model.h"
#include "app/table/session/durations.h"
#include "app/table/session/show_time.h"
#include "app/text/dos_words.h"
#include "app/text/uno_words.h"

namespace tableside {

template <typename Game, typename Cards>
class GamePresenter : public EventPresenter
{
public:
    // One per kind of event; called by show() of the derived class.
    void operator()(const typename Game::DealerDrawn &drawn)
    {
        step(0, [this, drawn] { log(drawn, QStringLiteral("round"), drawn.dealer); });
    }
    void operator()(const typename Game::RoundStarted &round)
    {
        m_isSomebodyOut = false;
        step(timeOf(round), [this, round] {
            beginRound(round.number, round.dealer);
            forgetRound();
            log(round, QStringLiteral("round"), round.dealer);
        });
    }
    void operator()(const typename Game::TurnStarted &started)
    {
        step(0, [this, seat = started.seat] {
            forgetTurn();
            beginTurn(seat);
        });
    }
    void operator()(const typename Game::Drew &drew)
    {
        for (const auto card : drew.cards) {
            step(Durations::flight, [this, card, seat = drew.seat] {
                m_cards.moveToHand(seat, card);
                countHands();
                sound(Sound::cardSlide);
            });
        }
        step(0, [this, drew] {
            showDrawn(drew.seat, static_cast<int>(drew.cards.size()));
            log(drew, QStringLiteral("draw"), drew.seat);
        });
    }
    void operator()(const typename Game::Reshuffled &reshuffled)
    {
        step(timeOf(reshuffled), [this, reshuffled] {
            m_cards.reshuffle();
            sound(Sound::shuffle);
            log(reshuffled, QStringLiteral("table"), -1);
        });
    }
    void operator()(const typename Game::Exposed &exposed)
    {
        if (m_isSomebodyOut) // DOS-END-6: cards are still drawn, but there is nothing left to call or to catch
            return;
        step(0, [this, exposed] {
            setExposed(exposed.seat, true);
            emit nowExposed(exposed.seat);
            log(exposed, QStringLiteral("call"), exposed.seat);
        });
    }
    void operator()(const typename Game::WindowClosed &closed)
    {
        step(0, [this, closed] {
            setExposed(closed.seat, false);
            log(closed, QStringLiteral("call"), closed.seat);
        });
    }
    void operator()(const typename Game::Called &called)
    {
        step(0, [this, called] {
            showCall(called.seat);
            log(called, QStringLiteral("call"), called.seat);
        });
    }
    void operator()(const typename Game::Caught &caught)
    {
        step(timeOf(caught), [this, caught] {
            showCaught(caught.seat, caught.by);
            log(caught, QStringLiteral("caught"), caught.seat);
        });
    }
    void operator()(const typename Game::WentOut &out)
    {
        m_isSomebodyOut = true;
        step(0, [this, out] { log(out, QStringLiteral("match"), out.seat); });
    }
    void operator()(const typename Game::Scored &scored)
    {
        step(timeOf(scored), [this, scored] {
            for (std::size_t seat = 0; seat < scored.hands.size(); ++seat)
                m_cards.revealHand(static_cast<int>(seat), scored.hands[seat]);
        });
        step(0, [this, scored] {
            m_models.result.show(lines(scored));
            endRound(scored.winner, scored.totals);
            log(scored, QStringLiteral("score"), scored.winner);
        });
    }
    void operator()(const typename Game::MatchWon &won)
    {
        step(0, [this, won] {
            m_models.result.setWinner(won.seat); // DOS-SCORE-3, UNO-SCORE-2: not always who went out
            endMatch(won.seat);
            log(won, QStringLiteral("score"), won.seat);
        });
    }

protected:
    GamePresenter(const Models &models, Cards &cards, StepQueue &queue, SoundBoard &sounds, const MatchSeating &seating,
             Sound call)
        : EventPresenter(models, cards, queue, sounds, seating, call), m_cards(cards)
    {
    }

    /// What a game shows of a round or a turn besides; both begin without it.
    virtual void forgetRound() {}
    virtual void forgetTurn() {}

    static int timeOf(const typename Game::Event &event) { return showTime(event); }

    void log(const typename Game::Event &event, const QString &kind, int seat)
    {
        addLine(words::logLine(event, m_names, m_viewerSeat), kind, seat);
    }

    /// One card to each hand after the other.
    void dealHands(const std::vector<typename Game::Cards> &hands)
    {
        for (std::size_t card = 0; card < hands.front().size(); ++card) {
            for (std::size_t seat = 0; seat < hands.size(); ++seat) {
                step(Durations::dealtCard, [this, seat, dealt = hands[seat][card]] {
                    m_cards.moveToHand(static_cast<int>(seat), dealt);
                    countHands();
                    sound(Sound::deal);
                });
            }
        }
    }

    Cards &m_cards;

private:
    bool m_isSomebodyOut = false; ///< By the events that have come, not yet on the screen perhaps.

    std::vector<ResultModel::Line> lines(const typename Game::Scored &scored) const
    {
        std::vector<ResultModel::Line> lines;
        for (std::size_t seat = 0; seat < scored.hands.size(); ++seat) {
            ResultModel::Line &line = lines.emplace_back();
            const auto index = static_cast<int>(seat);
            line.name = m_names.value(index);
            line.portrait = m_portraits.value(index);
            for (const auto card : scored.hands[seat]) {
                line.cards << QString::fromStdString(Game::card_text(card));
                line.cardNames << words::cardName(card);
                line.values << card.points();
                line.handPoints += card.points();
            }
            line.gained = scored.points[seat];
            line.total = scored.totals[seat];
            line.isWinner = index == scored.winner;
        }
        return lines;
    }
};

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The hint of one game: runs the search and puts its advice into words. A template over a game.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/table/advice/hint_model.h"
#include "app/table/ai/worker.h"

#include "app/table/advice/hint_words.h"
#include "app/table/advice/round_adviser.h"
#include "app/table/session/table_session.h"
#include "engine/search/advice.h"

#include <optional>
#include <utility>
#include <vector>

namespace tableside {

template <typename Game>
class GameHint final : public HintModel
{
public:
    using Action = typename Game::Action;

    /// The longest time to wait for a hint, in milliseconds. The number of playouts usually ends the search earlier.
    static constexpr int longestThoughtMs = 2000;

    /// \p session must outlive the hint; \p seat is the seat of the person who asks.
    GameHint(const TableSession<Game> &session, int seat, QObject *parent = nullptr)
        : HintModel(session, seat, parent), m_session(session), m_worker(session.clock().time())
    {}

    /// Returns the next action of the hint; nothing unless a hint is shown.
    const std::optional<Action> &action() const { return m_action; }
    /// Returns the words of the hint in the current language, which may differ from that of text() and detail(); empty unless a
    /// hint is shown.
    words::HintWords words() const
    {
        return m_advised ? words::hint(m_advised->first, m_advised->second, m_session.seating().names()) : words::HintWords();
    }

private:
    void think(quint64 request, int playouts) override
    {
        const auto seats = static_cast<int>(m_session.config().seats.size());
        const int usual = playoutsOfJudgement(*game_named(Game::name), seats);
        const Thinking thinking{m_worker.newToken(longestThoughtMs), playouts > 0 ? playouts : usual};
        std::vector<typename Game::Event> events;
        for (const typename Game::Event &event : m_session.eventsOfRound())
            events.push_back(seen_by(event, seat()));
        m_worker.post([this, thinking, request, position = m_session.match().state(), seen = m_session.match().observe(seat()),
                       events = std::move(events), seed = m_session.config().seed, actions = m_session.actionCount()] {
            const auto adviser = makeRoundAdviser<Game>(seed, actions, events);
            typename Game::ActionList legal;
            Game::legal_actions(seen, legal);
            const Advice<Game> advice = adviser->advise(seen, legal, thinking);
            QMetaObject::invokeMethod(this, [=, this] { onAdvised(request, position, advice); });
        });
    }

    void forget() override
    {
        m_worker.stop();
        m_action.reset();
        m_advised.reset();
    }

    void onAdvised(quint64 request, const typename Game::State &position, const Advice<Game> &advice)
    {
        if (!isAwaited(request))
            return;
        m_action = advice.plans.front().actions.front();
        m_advised.emplace(position, advice);
        const words::HintWords hint = words();
        show(hint.text, hint.detail);
    }

    const TableSession<Game> &m_session;
    std::optional<Action> m_action;
    std::optional<std::pair<typename Game::State, Advice<Game>>> m_advised; ///< The position of the hint, and the advice.
    Worker m_worker; ///< Declared last, so that its jobs end before other members are destroyed.
};

} // namespace tableside

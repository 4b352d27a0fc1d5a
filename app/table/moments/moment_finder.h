// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the moments of a match in its events, one event after the other. Both the screen and the clock of the computer players
// use a finder, so that these players wait as long as the screen shows a moment. Hidden cards in the events change nothing.
#pragma once

#include "app/table/moments/moment.h"
#include "engine/dos/game.h"
#include "engine/uno/game.h"

#include <array>
#include <vector>

namespace tableside {

/// The moments that both games have: those about calls, and those at the start of a match or round.
template <typename Game>
class CommonMoments
{
public:
    CommonMoments() = default;
    /// \p target is the points that win the match; 0 if the lowest total wins, so that there are no moments of
    /// MomentKind::MatchPoint.
    explicit CommonMoments(int target) : m_target(target) {}
    /// Returns whether a player has gone out in this round.
    bool isOut() const { return m_isOut; }

protected:
    using Moments = std::vector<TableMoment>;

    static Moments take(const auto &) { return {}; }
    Moments take(const typename Game::DealerDrawn &drawn) const;
    Moments take(const typename Game::RoundStarted &round);
    Moments take(const typename Game::Exposed &exposed);
    Moments take(const typename Game::Called &called);
    Moments take(const typename Game::Caught &caught);
    Moments take(const typename Game::WindowClosed &closed);
    Moments take(const typename Game::WentOut &out);
    Moments take(const typename Game::Scored &scored);

private:
    int m_target = 0;
    int m_rounds = 0; ///< The number of scored rounds.
    int m_points = 0; ///< The points that the winners of these rounds got, together.
    std::vector<int> m_totals;
    unsigned m_exposed = 0; ///< One bit for each seat that has to call.
    bool m_isOut = false;   ///< Whether a player has gone out in this round.
};

/// Declared for each game: `std::vector<TableMoment> follow(const Game::Event &)` returns the moments that begin with the event.
template <typename Game>
class MomentFinder;

template <>
class MomentFinder<dos::Game> : private CommonMoments<dos::Game>
{
public:
    using CommonMoments::CommonMoments;
    using CommonMoments::isOut;
    Moments follow(const dos::Event &event);

private:
    using CommonMoments::take;
    Moments take(const dos::RoundStarted &round);
    Moments take(const dos::TurnStarted &started);
    Moments take(const dos::Matched &matched);
    Moments take(const dos::Laid &laid);
    Moments take(const dos::FalselyCaught &caught) const;

    int m_seat = TableMoment::nobody; ///< The seat in turn.
    int m_shed = 0;                   ///< The cards that this seat has shed in the turn, without a card laid for want of a match.
    int m_matches = 0;                ///< Its matches in the turn.
    int m_doubles = 0;                ///< Its double color matches in the turn.
};

template <>
class MomentFinder<uno::Game> : private CommonMoments<uno::Game>
{
public:
    using CommonMoments::CommonMoments;
    using CommonMoments::isOut;
    Moments follow(const uno::Event &event);

private:
    using CommonMoments::take;
    Moments take(const uno::Dealt &dealt);
    Moments take(const uno::Played &played);
    Moments take(const uno::Drew &drew);
    Moments take(const uno::Skipped &skipped) const;
    Moments take(const uno::Reversed &reversed) const;
    Moments take(const uno::Challenged &challenged) const;
    Moments take(const uno::HandsSwapped &swapped) const;
    Moments take(const uno::Posing &posing) const;
    Moments take(const uno::Moved &moved);
    Moments take(const uno::PoseEnded &ended);

    int m_player = TableMoment::nobody; ///< The seat that played the top card; `nobody` for the card turned first.
    int m_pending = 0;                  ///< The cards that have to be drawn for the draw cards on top.
    int m_mover = TableMoment::nobody;  ///< The seat whose pose ends because it moved.
};

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/moments/moment_finder.h"

#include <utility>

namespace tableside {

namespace {

constexpr int manyCards = 4; ///< A turn that sheds so many cards is a moment.

} // namespace

template <typename Game>
auto CommonMoments<Game>::take(const typename Game::DealerDrawn &drawn) const -> Moments
{
    const auto dealer = static_cast<std::size_t>(drawn.dealer);
    return {{MomentKind::DealerDrawn, TableMoment::nobody, drawn.dealer, Game::dealer_draw_value(drawn.draws[dealer].back())}};
}

/// Finds the players who need no more points than the winner of a round of this match has got on average.
template <typename Game>
auto CommonMoments<Game>::take(const typename Game::RoundStarted &) -> Moments
{
    m_exposed = 0;
    m_isOut = false;
    Moments moments;
    for (std::size_t seat = 0; seat < m_totals.size() && m_target > 0; ++seat) {
        const int missing = m_target - m_totals[seat];
        if (missing * m_rounds <= m_points)
            moments.push_back({MomentKind::MatchPoint, TableMoment::nobody, static_cast<int>(seat), missing});
    }
    return moments;
}

template <typename Game>
auto CommonMoments<Game>::take(const typename Game::Exposed &exposed) -> Moments
{
    m_exposed |= 1U << static_cast<unsigned>(exposed.seat);
    return {};
}

template <typename Game>
auto CommonMoments<Game>::take(const typename Game::Called &called) -> Moments
{
    m_exposed &= ~(1U << static_cast<unsigned>(called.seat));
    return {};
}

template <typename Game>
auto CommonMoments<Game>::take(const typename Game::Caught &caught) -> Moments
{
    m_exposed &= ~(1U << static_cast<unsigned>(caught.seat));
    return {{MomentKind::Caught, caught.by, caught.seat, 2}};
}

template <typename Game>
auto CommonMoments<Game>::take(const typename Game::WindowClosed &closed) -> Moments
{
    const unsigned seat = 1U << static_cast<unsigned>(closed.seat);
    const bool wasExposed = (std::exchange(m_exposed, m_exposed & ~seat) & seat) != 0;
    if (!wasExposed || m_isOut)
        return {};
    return {{MomentKind::Unnoticed, TableMoment::nobody, closed.seat}};
}

template <typename Game>
auto CommonMoments<Game>::take(const typename Game::WentOut &) -> Moments
{
    m_isOut = true;
    return {};
}

template <typename Game>
auto CommonMoments<Game>::take(const typename Game::Scored &scored) -> Moments
{
    ++m_rounds;
    m_points += scored.points[static_cast<std::size_t>(scored.winner)];
    m_totals = scored.totals;
    return {};
}

auto MomentFinder<dos::Game>::follow(const dos::Event &event) -> Moments
{
    return std::visit([this](const auto &one) { return take(one); }, event);
}

auto MomentFinder<dos::Game>::take(const dos::RoundStarted &round) -> Moments
{
    m_shed = 0; // those of the turn in which a player went out
    return CommonMoments::take(round);
}

/// Finds that the turn which has just ended shed many cards.
auto MomentFinder<dos::Game>::take(const dos::TurnStarted &started) -> Moments
{
    const int before = std::exchange(m_seat, started.seat);
    const int shed = std::exchange(m_shed, 0);
    m_matches = m_doubles = 0;
    if (shed < manyCards || isOut())
        return {};
    return {{MomentKind::ManyCards, before, TableMoment::nobody, shed}};
}

auto MomentFinder<dos::Game>::take(const dos::Matched &matched) -> Moments
{
    m_shed += static_cast<int>(matched.cards.size());
    Moments moments;
    if (++m_matches > 1)
        moments.push_back({MomentKind::AnotherMatch, matched.seat, TableMoment::nobody, m_matches});
    if (matched.reading.bonus == dos::Bonus::double_) {
        const MomentKind kind = ++m_doubles > 1 ? MomentKind::DoubleColorAgain : MomentKind::DoubleColor;
        moments.push_back({kind, matched.seat, TableMoment::everyone, m_doubles});
    }
    return moments;
}

auto MomentFinder<dos::Game>::take(const dos::Laid &laid) -> Moments
{
    if (laid.why == dos::LayReason::bonus)
        ++m_shed;
    return {};
}

auto MomentFinder<dos::Game>::take(const dos::FalselyCaught &caught) const -> Moments
{
    return {{MomentKind::WrongCatch, caught.seat, caught.by, 2}};
}

auto MomentFinder<uno::Game>::follow(const uno::Event &event) -> Moments
{
    return std::visit([this](const auto &one) { return take(one); }, event);
}

auto MomentFinder<uno::Game>::take(const uno::Dealt &) -> Moments
{
    m_player = m_mover = TableMoment::nobody;
    m_pending = 0;
    return {};
}

auto MomentFinder<uno::Game>::take(const uno::Played &played) -> Moments
{
    const int before = std::exchange(m_player, played.seat);
    Moments moments;
    if (played.jumps_in)
        moments.push_back({MomentKind::JumpedIn, played.seat, before});
    const bool isStacked = m_pending > 0 && played.card.draws() > 0;
    m_pending += played.card.draws();
    if (isStacked)
        moments.push_back({MomentKind::Stacked, played.seat, TableMoment::nobody, m_pending, played.card.draws()});
    return moments;
}

auto MomentFinder<uno::Game>::take(const uno::Drew &drew) -> Moments
{
    const bool isForCard = drew.why == uno::DrawReason::draw_two || drew.why == uno::DrawReason::draw_four;
    if (isForCard || drew.why == uno::DrawReason::challenge)
        m_pending = 0;
    if (!isForCard || drew.cards.empty())
        return {};
    return {{MomentKind::CardsDrawn, m_player, drew.seat, static_cast<int>(drew.cards.size())}};
}

auto MomentFinder<uno::Game>::take(const uno::Skipped &skipped) const -> Moments
{
    return {{MomentKind::Skipped, m_player, skipped.seat}};
}

auto MomentFinder<uno::Game>::take(const uno::Reversed &) const -> Moments
{
    return {{MomentKind::Reversed, m_player}};
}

/// A failed challenge costs two cards more (UNO-CHAL-1).
auto MomentFinder<uno::Game>::take(const uno::Challenged &challenged) const -> Moments
{
    if (challenged.guilty)
        return {{MomentKind::Bluff, challenged.seat, challenged.target, m_pending}};
    return {{MomentKind::NoBluff, challenged.target, challenged.seat, m_pending + 2}};
}

auto MomentFinder<uno::Game>::take(const uno::HandsSwapped &swapped) const -> Moments
{
    if (!swapped.target)
        return {{MomentKind::HandsPassed, swapped.seat, TableMoment::everyone}};
    const auto cardsOf = [&](int seat) { return static_cast<int>(swapped.hands[static_cast<std::size_t>(seat)].size()); };
    return {{MomentKind::HandsSwapped, swapped.seat, *swapped.target, cardsOf(swapped.seat), cardsOf(*swapped.target)}};
}

auto MomentFinder<uno::Game>::take(const uno::Posing &posing) const -> Moments
{
    return {{MomentKind::Posing, m_player, posing.seat}};
}

auto MomentFinder<uno::Game>::take(const uno::Moved &moved) -> Moments
{
    m_mover = moved.seat;
    return {{MomentKind::Moved, TableMoment::nobody, moved.seat, 4}};
}

auto MomentFinder<uno::Game>::take(const uno::PoseEnded &ended) -> Moments
{
    if (std::exchange(m_mover, TableMoment::nobody) == ended.seat)
        return {};
    return {{MomentKind::Held, TableMoment::nobody, ended.seat}};
}

template class CommonMoments<dos::Game>;
template class CommonMoments<uno::Game>;

} // namespace tableside

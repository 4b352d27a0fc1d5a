// The calls and catches of a round that were due and did not come, as one seat saw it. A template over a game.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace tableside {

struct MissedCall
{
    int turn = 0;          ///< The viewer's last own turn by then, from 1; 0 before the first.
    int seat = 0;          ///< Who forgot to call.
    std::optional<int> by; ///< Who caught that; nobody where it went unnoticed.

    friend bool operator==(const MissedCall &, const MissedCall &) = default;
};

/// What the viewer forgot, and what the viewer let pass. Others who were caught are nobody's mistake here.
template <typename Game>
std::vector<MissedCall> missedCalls(std::span<const typename Game::Event> events, int viewer)
{
    std::vector<MissedCall> missed;
    std::uint32_t exposed = 0;
    int turn = 0;
    for (const typename Game::Event &event : events) {
        if (const auto *started = std::get_if<typename Game::TurnStarted>(&event)) {
            turn += started->seat == viewer ? 1 : 0;
        } else if (const auto *begins = std::get_if<typename Game::Exposed>(&event)) {
            exposed |= 1U << begins->seat;
        } else if (const auto *called = std::get_if<typename Game::Called>(&event)) {
            exposed &= ~(1U << called->seat);
        } else if (const auto *caught = std::get_if<typename Game::Caught>(&event)) {
            exposed &= ~(1U << caught->seat);
            if (caught->seat == viewer)
                missed.push_back({turn, viewer, caught->by});
        } else if (const auto *closed = std::get_if<typename Game::WindowClosed>(&event)) {
            if (((exposed >> closed->seat) & 1U) != 0)
                missed.push_back({turn, closed->seat, std::nullopt});
            exposed &= ~(1U << closed->seat);
        }
    }
    return missed;
}

} // namespace tableside

// Tracks the cards, the color, the direction, and the exposed and posing seats of a round of UNO by its events alone,
// as a view does, and compares the result with the state.
#pragma once

#include "engine/uno/rules.h"

#include <array>
#include <string>
#include <vector>

namespace tableside::uno_test {

class CardTracker
{
public:
    void follow(const std::vector<uno::Event> &events);
    /// Returns the first difference between the events and `state`; empty if all cards are in the same places and
    /// order.
    std::string difference(const uno::State &state) const;

private:
    void on(const uno::Dealt &event);
    void on(const uno::TurnStarted &event) { m_turn = event.seat; }
    void on(const uno::Played &event);
    void on(const uno::ColorNamed &event) { m_color = event.color; }
    void on(const uno::Reversed &event);
    void on(const uno::Skipped &event) { m_turn = event.seat; }
    void on(const uno::Drew &event);
    void on(const uno::Passed &event) { expect(event.seat == m_turn, "a pass out of turn"); }
    void on(const uno::Challenged &event);
    void on(const uno::HandsSwapped &event);
    void on(const uno::Posing &event);
    void on(const uno::Moved &event) { expect(has(m_posing, event.seat), "a move without a pose"); }
    void on(const uno::PoseEnded &event);
    void on(const uno::Reshuffled &event);
    void on(const uno::Exposed &event);
    void on(const uno::WindowClosed &event) { unexpose(event.seat); }
    void on(const uno::Called &event) { unexpose(event.seat); }
    void on(const uno::Caught &event) { unexpose(event.seat); }
    void on(const uno::WentOut &event);
    void on(const uno::Blocked &event) { m_turn = event.winner; }
    template <typename OfMatch>
    void on(const OfMatch &)
    {
        expect(false, "an event of the match in a round");
    }

    static bool has(unsigned seats, int seat) { return ((seats >> seat) & 1U) != 0; }
    void expect(bool holds, const char *what);
    void unexpose(int seat);
    uno::Hand &hand(int seat) { return m_hands.at(static_cast<std::size_t>(seat)); }

    std::array<uno::Hand, uno::most_seats> m_hands{};
    uno::Hand m_left_behind; ///< The rest of the hand after the last card played.
    std::size_t m_seats = 0;
    uno::Cards m_draw; ///< The top card is last.
    uno::Cards m_discard;
    uno::Color m_color = uno::Color::any;
    int m_direction = 1;
    unsigned m_exposed = 0;
    unsigned m_posing = 0;
    int m_turn = -1;
    std::string m_problem;
};

} // namespace tableside::uno_test

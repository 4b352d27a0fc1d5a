// CardTracker: follows the cards and the exposed seats of a round from its events alone, as the user interface does, and
// compares the result with the state.
#pragma once

#include "engine/dos/rules.h"

#include <array>
#include <string>
#include <vector>

namespace tableside::test {

class CardTracker
{
public:
    /// Returns the first event that was inconsistent with those before it; empty if there was none.
    const std::string &problem() const { return m_problem; }
    void follow(const std::vector<dos::Event> &events);
    /// Returns the first difference from the state, or problem(); empty if all cards, in order, and the exposed seats agree.
    std::string difference(const dos::State &state) const;

private:
    void on(const dos::Dealt &event);
    void on(const dos::TurnStarted &event) { m_turn = event.seat; }
    void on(const dos::Drew &event);
    void on(const dos::Matched &event);
    void on(const dos::Laid &event);
    void on(const dos::BonusSkipped &) {}
    void on(const dos::Discarded &event);
    void on(const dos::Refilled &event);
    void on(const dos::Reshuffled &event);
    void on(const dos::Exposed &event);
    void on(const dos::WindowClosed &event) { unexpose(event.seat); }
    void on(const dos::Called &event) { unexpose(event.seat); }
    void on(const dos::Caught &event) { unexpose(event.seat); }
    void on(const dos::FalselyCaught &event) { expect(!is_exposed(event.seat), "a false catch of an exposed seat"); }
    void on(const dos::WentOut &event) { expect(hand(event.seat).empty(), "out with cards"); }
    template <typename OfMatch>
    void on(const OfMatch &)
    {
        expect(false, "an event of the match in a round");
    }

    void expect(bool holds, const char *what);
    void take_from_draw(dos::Cards &to, const dos::Cards &cards);
    void unexpose(int seat);
    bool is_exposed(int seat) const { return ((m_exposed >> seat) & 1U) != 0; }
    dos::Hand &hand(int seat) { return m_hands[static_cast<std::size_t>(seat)]; }

    std::array<dos::Hand, dos::most_seats> m_hands{};
    dos::Cards m_row;
    std::vector<bool> m_matched;
    dos::Cards m_played;
    dos::Cards m_draw; ///< The draw pile, top card last.
    dos::Cards m_discard;
    unsigned m_exposed = 0;
    int m_turn = -1;
    std::string m_problem;
};

} // namespace tableside::test

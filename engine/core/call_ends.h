// CallEnds stores for each seat how its last exposure to a catch ended, until the seat's hand changes. A refused call or
// catch gets its reason from there. Every position contains a CallEnds, so it is a value of four bytes.
#pragma once

#include <cstdint>

namespace tableside {

enum class CallEnd : std::uint8_t {
    none, ///< The seat was never exposed with its present hand.
    called,
    caught,
    missed, ///< The time to catch ran out.
};

class CallEnds
{
public:
    static constexpr int most_seats = 10;

    CallEnd of(int seat) const
    {
        const auto is = [&](CallEnd end) { return (m_bits & bit(seat, end)) != 0; };
        return is(CallEnd::called) ? CallEnd::called
            : is(CallEnd::caught)  ? CallEnd::caught
            : is(CallEnd::missed)  ? CallEnd::missed
                                   : CallEnd::none;
    }
    void note(int seat, CallEnd end) { m_bits |= bit(seat, end); }
    /// Notes CallEnd::missed for several seats; bit n of `seats` is seat n.
    void note_missed(unsigned seats) { m_bits |= seats << shift(CallEnd::missed); }
    /// Clears the seat's ends if `changed`. There is no branch because this runs in the innermost steps of playouts.
    void forget(int seat, bool changed = true)
    {
        constexpr unsigned all_ends = 1U | 1U << most_seats | 1U << (2 * most_seats);
        m_bits &= ~((all_ends * unsigned{changed}) << seat);
    }

    friend bool operator==(const CallEnds &, const CallEnds &) = default;

private:
    static constexpr int shift(CallEnd end) { return (static_cast<int>(end) - 1) * most_seats; }
    static constexpr std::uint32_t bit(int seat, CallEnd end) { return 1U << (shift(end) + seat); }

    std::uint32_t m_bits = 0;
};

/// Returns why nothing can be called or caught after `end`, or `otherwise` for CallEnd::none. The Reason of each game has
/// these enumerators.
template <typename Reason>
constexpr Reason reason_after(CallEnd end, Reason otherwise)
{
    switch (end) {
    case CallEnd::called: return Reason::already_called;
    case CallEnd::caught: return Reason::already_caught;
    case CallEnd::missed: return Reason::call_window_closed;
    case CallEnd::none: break;
    }
    return otherwise;
}

} // namespace tableside

// How the last exposure of each seat ended, until the seat's hand changes: the reason why nothing can be called or caught
// there now. Part of every position, so it is a value of four bytes.
#pragma once

#include <cstdint>

namespace tableside {

enum class CallEnd : std::uint8_t {
    none, ///< The hand, as it is, never exposed its seat.
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
    /// A bit per seat.
    void note_missed(unsigned seats) { m_bits |= seats << shift(CallEnd::missed); }
    /// Where `changed`: without a branch, for the innermost steps of playouts.
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

/// Why nothing can be called or caught after that, by the names that both games have for it.
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

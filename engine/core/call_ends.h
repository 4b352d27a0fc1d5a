// CallEnds stores for each seat how its last duty to call "UNO!" or "DOS!" ended: the seat called, it was caught
// without a call, or nobody caught it in time. The entry is cleared when the seat's hand changes. With the entry, the
// rules give the right reason for refusing a late call or catch. Every game state contains a CallEnds, which is why the
// class has only four bytes.
#pragma once

#include <cstdint>

namespace tableside {

enum class CallEnd : std::uint8_t {
    none, ///< The seat has not had to call with its present hand.
    called,
    caught,
    missed, ///< Nobody caught the seat before the time for catches ran out.
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
    /// Stores CallEnd::missed for several seats at once. `seats` is a bit mask: bit n is seat n.
    void note_missed(unsigned seats) { m_bits |= seats << shift(CallEnd::missed); }
    /// Resets the seat to CallEnd::none if its hand `changed`. The code has no branch because playouts call it very
    /// often.
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

/// Returns the reason for refusing a late call by a seat, or a late catch of that seat. `end` is how the seat's last
/// duty to call ended; for CallEnd::none the reason is `otherwise`. Every game's Reason enum must have the
/// enumerators that this function returns.
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

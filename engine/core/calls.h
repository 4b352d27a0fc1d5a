// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The values that DOS and UNO share for calls of "DOS!" or "UNO!" and for catches of players who have not called.
#pragma once

#include <cstdint>

namespace tableside {

/// The action of catching a seat that had to call and has not done so (DOS-CALL-2, UNO-CALL-1). A seat may catch even if
/// it is not in turn.
struct CatchSeat
{
    std::uint8_t seat = 0;
    /// The milliseconds since `seat` became exposed, that is, could be caught; longer times count as 65,535. A catch
    /// within the grace period is too early (DOS-CALL-6, UNO-CALL-1). The caller measures the time because the rules
    /// have no clock.
    std::uint16_t after_ms = UINT16_MAX;
    friend constexpr bool operator==(const CatchSeat &, const CatchSeat &) = default;
};

/// How the last duty of a seat to call ended.
enum class CallEnd : std::uint8_t {
    none, ///< The seat has not had to call with its present hand.
    called,
    caught,
    missed, ///< Nobody caught the seat before the time for catches ran out.
};

/// Stores for each seat how its last duty to call ended. The entry is cleared when the seat's hand changes. With the
/// entry, the rules give the right reason for refusing a late call or catch. Every game state contains a CallEnds, which
/// is why the class has only four bytes.
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

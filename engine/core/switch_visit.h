// std::visit for one variant, as a switch. The library's own goes through a table of functions as soon as there are
// more than five alternatives, which hides from the compiler what happens there; the rules' inner loop is too short
// for that.
#pragma once

#include <cstddef>
#include <utility>
#include <variant>

namespace tableside {

/// Calls `visitor` with the alternative that `chosen` holds; all alternatives give the same result type. The variant
/// must not be valueless.
template <std::size_t index = 0, typename Visitor, typename... Alternatives>
constexpr decltype(auto) switch_visit(Visitor &&visitor, const std::variant<Alternatives...> &chosen)
{
    // One comparison per alternative in a row, the likely ones first: GCC keeps it so, and a jump table is slower.
    if constexpr (index + 1 < sizeof...(Alternatives)) {
        if (chosen.index() != index)
            return switch_visit<index + 1>(std::forward<Visitor>(visitor), chosen);
    }
    return std::forward<Visitor>(visitor)(*std::get_if<index>(&chosen));
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A replacement for std::visit with one variant that uses no table of functions. libstdc++ uses such a table for variants
// with many alternatives (before GCC 12: more than five; since then: more than eleven). With a table, the compiler can't
// inline the visitor, which is too slow in the inner loop of the rules.
#pragma once

#include <cstddef>
#include <utility>
#include <variant>

namespace tableside {

/// Calls `visitor` with the alternative that `chosen` holds and returns its result, which must have the same type for all
/// alternatives. The variant must not be valueless.
template <std::size_t index = 0, typename Visitor, typename... Alternatives>
constexpr decltype(auto) switch_visit(Visitor &&visitor, const std::variant<Alternatives...> &chosen)
{
    // The alternatives are compared one after another, so the likely ones should be first in the variant. GCC keeps
    // the comparisons; a jump table would be slower.
    if constexpr (index + 1 < sizeof...(Alternatives)) {
        if (chosen.index() != index)
            return switch_visit<index + 1>(std::forward<Visitor>(visitor), chosen);
    }
    return std::forward<Visitor>(visitor)(*std::get_if<index>(&chosen));
}

} // namespace tableside

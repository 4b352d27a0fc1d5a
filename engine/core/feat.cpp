// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/core/feat.h"

#include <algorithm>
#include <array>

namespace tableside {

namespace {

constexpr std::array<std::string_view, feat_count> names{
    "caught-someone", "caught-everyone", "got-away",       "never-forgot", "from-twelve", "big-round",
    "from-last",      "three-hard",      "no-hints",       "no-regrets",   "two-doubles", "five-cards",
    "cleared-row",    "out-on-bonus",    "bluffed-badger", "called-bluff", "honest-four", "held-pose",
    "tall-stack",     "jumped-in",       "good-swap",      "three-turns",  "won-chaos",   "won-of-ten",
};

} // namespace

std::string_view feat_name(Feat feat)
{
    return names[static_cast<std::size_t>(feat)];
}

std::optional<Feat> feat_named(std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        return {};
    return static_cast<Feat>(found - names.begin());
}

} // namespace tableside

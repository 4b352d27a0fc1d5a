// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Mutator damages valid input for the smoke test and for libFuzzer: bytes, whole lines, and values in JSON.
#pragma once

#include "engine/core/random.h"
#include "engine/json/json_line.h"

#include <string>

namespace tableside::fuzz {

/// Makes the same changes for the same seed and the same sequence of calls.
class Mutator
{
public:
    explicit Mutator(std::uint64_t seed) : m_random(seed) {}

    /// Returns a uniform integer in [0, bound). `bound` must be at least 1.
    std::size_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }

    /// Makes one to four random changes to the bytes of `text`.
    void damage_bytes(std::string &text);
    /// Changes one random line: usually a value in it if the line is JSON, otherwise its bytes. Sometimes the line is removed,
    /// duplicated or swapped with the next one instead.
    void damage_line(std::string &text);

private:
    /// Replaces a random value in `json` by an extreme one, or removes or duplicates an element of a random array.
    void damage_value(Json &json);

    Random m_random;
};

} // namespace tableside::fuzz

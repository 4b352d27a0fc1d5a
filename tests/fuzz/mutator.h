// Damages sound input, for the smoke test and as libFuzzer's custom mutator: bytes, whole lines, values within JSON.
#pragma once

#include "engine/core/random.h"
#include "engine/json/json_line.h"

#include <string>

namespace tableside::fuzz {

class Mutator
{
public:
    explicit Mutator(std::uint64_t seed) : m_random(seed) {}

    /// Uniform in [0, bound); bound is at least 1.
    std::size_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }

    /// One to four damages to the bytes.
    void damage_bytes(std::string &text);
    /// To one line: erased, doubled, exchanged with its neighbour, its bytes damaged; most often, where it is JSON, a value in
    /// it replaced by an extreme one, removed or doubled.
    void damage_line(std::string &text);

private:
    void damage_value(Json &json);

    Random m_random;
};

} // namespace tableside::fuzz

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The entry points of libFuzzer. Each target is a program of its own, for which TABLESIDE_FUZZ_TARGET is the target's name.
#include "tests/fuzz/mutator.h"
#include "tests/fuzz/targets.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most);

/// Runs the target. An exception ends the program, which libFuzzer reports as a find.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto run =
        std::ranges::find(tableside::fuzz::targets(), TABLESIDE_FUZZ_TARGET, &tableside::fuzz::Target::name)->run;
    run({reinterpret_cast<const char *>(data), size});
    return 0;
}

/// Damages lines by Mutator half of the time, because libFuzzer's own mutations rarely leave valid JSON or a valid table.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t most, unsigned seed)
{
    tableside::fuzz::Mutator mutator(seed);
    if (size == 0 || mutator.below(2) == 0)
        return LLVMFuzzerMutate(data, size, most);
    std::string text(reinterpret_cast<const char *>(data), size);
    mutator.damage_line(text);
    size = std::min(text.size(), most);
    std::memcpy(data, text.data(), size);
    return size;
}

// The entry points of libFuzzer, for the target that TABLESIDE_FUZZ_TARGET names: one program each.
#include "tests/fuzz/mutator.h"
#include "tests/fuzz/targets.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most);

/// What throws is a find: libFuzzer is told by the end of the program.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto run =
        std::ranges::find(tableside::fuzz::targets(), TABLESIDE_FUZZ_TARGET, &tableside::fuzz::Target::name)->run;
    run({reinterpret_cast<const char *>(data), size});
    return 0;
}

/// libFuzzer's own mutations rarely leave JSON or a table whole; half of the time, something within a line is changed.
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

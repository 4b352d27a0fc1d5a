// What is fuzzed: a function for each kind of file or line that strangers hand us. libFuzzer (libfuzzer.cpp) and the smoke test
// of every test run (fuzz_smoke_test.cpp) call the same ones.
#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::fuzz {

/// What was accepted does not hold together, or what was refused has no reason.
class Unsound : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Read the input; whether something in it was accepted. Throw Unsound; crash or hang where the engine does.
bool fuzz_record(std::string_view input); ///< A record or save of either game: proved, loaded, written, loaded again.
bool fuzz_observation(std::string_view input); ///< A line for `legal`: what it lists is legal.
bool fuzz_action(std::string_view input); ///< A line of a record of either game: read, then tried in some position.
bool fuzz_book(std::string_view input);  ///< A score book: its sheets, statistics, and the book written and read again.
bool fuzz_csv(std::string_view input);   ///< A table of points: its facts fit a ledger, whose own table gives the same.
bool fuzz_calls(std::string_view input); ///< A line of the call log.
bool fuzz_text(std::string_view input);  ///< A name: what is shown of it is UTF-8 on one line, and stays the same.
bool fuzz_chapter(std::string_view input); ///< A chapter of the rules. Only where there is Qt.

struct Target
{
    std::string_view name; ///< "record"
    bool (*run)(std::string_view input);
    std::vector<std::string> (*seeds)(); ///< Sound inputs, some dozens, of at most `longest` bytes.
    std::size_t longest;
    int smoke_rounds; ///< Inputs that the smoke test tries: some seconds for all targets together.
};

std::span<const Target> targets();

} // namespace tableside::fuzz

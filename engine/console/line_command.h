// The loop that `legal` and `explain` share: reads one JSON object per line and writes one answer per line. A bad line is
// answered with an error and does not end the loop.
#pragma once

#include "engine/json/json_line.h"

#include <functional>

namespace tableside::console {

/// A function that returns the answer to one line of JSON, or an error that says what is wrong with the line.
using Answer = std::function<Result<OrderedJson>(const Json &)>;

/// Answers every line of standard input that is not blank. Returns the exit code: 1 if any line was bad, otherwise 0.
int answer_lines(const Answer &answer);

} // namespace tableside::console

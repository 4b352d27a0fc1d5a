// What `legal` and `explain` have in common: a JSON object per line comes in, an answer per line goes out, and a bad
// line does not end it.
#pragma once

#include "engine/json/json_line.h"

#include <functional>

namespace tableside::console {

using Answer = std::function<Result<OrderedJson>(const Json &)>;

/// Answers every line of standard input that is not blank; the exit code is 1 when one of them was bad.
int answer_lines(const Answer &answer);

} // namespace tableside::console

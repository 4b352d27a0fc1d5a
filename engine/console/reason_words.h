// Why an action is refused, in one English sentence.
#pragma once

#include "dos/reason.h"

#include <string_view>

namespace tableside::console {

std::string_view reason_sentence(dos::Reason reason);

} // namespace tableside::console

// The reader of a record's lines.
#pragma once

#include "engine/json/json_line_reader.h"

namespace tableside {

using RecordReader = JsonLineReader;

} // namespace tableside

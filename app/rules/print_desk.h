// Where the rules go to paper: the preview before printing, and a PDF.
#pragma once

#include "app/rules/rules_paper.h"

namespace tableside {

/// No preview where nothing can be printed.
RulesPaper rulesPaper();

} // namespace tableside

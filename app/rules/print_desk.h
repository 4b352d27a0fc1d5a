// Where the rules go to paper: the print preview, and a PDF. Needs a QApplication; app/print is the one place that uses Qt
// Widgets.
#pragma once

#include "app/rules/rules_paper.h"

namespace tableside {

/// The preview returns when its window is closed.
RulesPaper rulesPaper();

} // namespace tableside

// How the rules go to paper and into a PDF; print_desk.h does it.
#pragma once

#include "app/platform/export_file.h"

#include <functional>

namespace tableside {

namespace rules {
class RulesLibrary;
}

struct RulesPart
{
    QString game; ///< "dos", "uno"
    QString language;
    bool isQuickCard = false; ///< else all of its rules
};

/// Null where it cannot be done. The library outlives the app's windows: a preview that is still open uses it.
struct RulesPaper
{
    std::function<void(const rules::RulesLibrary &library, const RulesPart &part)> preview;
    std::function<FileOutcome(const rules::RulesLibrary &library, const RulesPart &part, const QString &path)> savePdf;
};

} // namespace tableside

// The interface for printing the rules and saving them as PDF; print_desk.h implements it.
#pragma once

#include "app/platform/export_file.h"

#include <functional>

namespace tableside {

namespace rules {
class RulesLibrary;
}

struct RulesPart
{
    QString game; ///< "dos" or "uno".
    QString language;
    bool isQuickCard = false; ///< Whether only the quick card is printed, not all rules.
};

/// The functions are null if they are not supported. The library must outlive the app's windows, because an open preview uses it.
struct RulesPaper
{
    std::function<void(const rules::RulesLibrary &library, const RulesPart &part)> preview;
    std::function<FileOutcome(const rules::RulesLibrary &library, const RulesPart &part, const QString &path)> savePdf;
};

} // namespace tableside

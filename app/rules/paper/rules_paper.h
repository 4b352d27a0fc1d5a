// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The interface for printing the rules and saving them as PDF. rules_booklet.h declares its implementation.
#pragma once

#include "app/files/export_file.h"

#include <functional>

namespace tableside {

namespace rules {
class RulesLibrary;
}

struct RulesPart
{
    QString game; ///< The game of the rules, "dos" or "uno".
    QString language;
    bool isQuickCard = false; ///< Whether only the quick card (a one-page summary) is printed.
};

/// The functions for printing the rules and saving them as PDF; null if not supported. The library must outlive the windows of
/// the app, because an open preview uses the library.
struct RulesPaper
{
    std::function<void(const rules::RulesLibrary &library, const RulesPart &part)> preview;
    std::function<FileOutcome(const rules::RulesLibrary &library, const RulesPart &part, const QString &path)> savePdf;
};

} // namespace tableside

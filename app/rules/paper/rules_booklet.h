// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of one game in one language, laid out for paper: either a title page, a table of contents, and all chapters, or only
// the quick card (a one-page summary). The layout fits any page size from A5 up.
#pragma once

#include "app/rules/text/rules_library.h"
#include "app/rules/paper/rules_paper.h"

#include <QMarginsF>
#include <QPageSize>
#include <QString>

class QPagedPaintDevice;

namespace tableside {

class RulesBooklet
{
public:
    static constexpr QMarginsF marginsMm{14, 13, 14, 11};

    /// `library` must outlive the booklet. The language in `part` must have the rules of the game in `part`.
    RulesBooklet(const rules::RulesLibrary &library, const RulesPart &part);

    /// Returns the title for the window and the file, such as "DOS · English".
    QString title() const;
    /// Paints all pages and returns their number; 0 on failure. The device must already have a page size and margins.
    int paint(QPagedPaintDevice &device) const;
    FileOutcome writePdf(const QString &path, QPageSize::PageSizeId size = QPageSize::A5) const;

private:
    int paintQuickCard(QPagedPaintDevice &device, QSizeF body) const;

    const rules::RulesLibrary &m_library;
    const RulesPart m_part;
    const rules::Language &m_language;
};

/// Returns the functions that print the rules. `preview` is null if printing is not supported.
RulesPaper rulesPaper();

} // namespace tableside

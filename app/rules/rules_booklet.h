// The rules of one game in one language for paper: title page, contents and chapters, with drawn cards; or its quick card alone,
// on one page. The layout adapts to any page size from A5 up.
#pragma once

#include "app/rules/rules_library.h"
#include "app/rules/rules_paper.h"

#include <QMarginsF>
#include <QPageSize>
#include <QString>

class QPagedPaintDevice;

namespace tableside {

class RulesBooklet
{
public:
    static constexpr QMarginsF marginsMm{14, 13, 14, 11};

    /// `library` must outlive the booklet. The language must have the rules of the game.
    RulesBooklet(const rules::RulesLibrary &library, const RulesPart &part);

    /// The title of the window and the file, such as "DOS · English".
    QString title() const;
    /// Draws all pages and returns their number. The device must have a page size and margins.
    int paint(QPagedPaintDevice &device) const;
    FileOutcome writePdf(const QString &path, QPageSize::PageSizeId size = QPageSize::A5) const;

private:
    int paintQuickCard(QPagedPaintDevice &device, QSizeF body) const;

    const rules::RulesLibrary &m_library;
    const RulesPart m_part;
    const rules::Language &m_language;
};

} // namespace tableside

// The rules of one game in one language on paper: title page, contents, chapters, with the cards drawn; or its quick card
// alone, on one page. Lays itself out for whatever page it is given, from A5 up.
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

    /// `library` outlives the booklet. The language must have the game.
    RulesBooklet(const rules::RulesLibrary &library, const RulesPart &part);

    /// "DOS · English", for the window and the file.
    QString title() const;
    /// Draws all pages; how many there are. The device has a page size and margins.
    int paint(QPagedPaintDevice &device) const;
    FileOutcome writePdf(const QString &path, QPageSize::PageSizeId size = QPageSize::A5) const;

private:
    int paintQuickCard(QPagedPaintDevice &device, QSizeF body) const;

    const rules::RulesLibrary &m_library;
    const RulesPart m_part;
    const rules::Language &m_language;
};

} // namespace tableside

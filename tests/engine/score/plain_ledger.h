// A simple and slow ledger, used as an oracle for engine/score/ledger.h. Every fact recomputes the whole sheet, and undo
// replays all remaining facts.
#pragma once

#include "engine/score/sheet.h"

#include <vector>

namespace tableside::score::test {

class PlainLedger
{
public:
    /// Adds a fact that the real ledger has accepted.
    void append(const Fact &fact);
    const Sheet &sheet() const { return m_sheet; }

private:
    void enter(const Fact &fact);

    std::vector<Fact> m_active;
    std::vector<Fact> m_undone; ///< The facts that can be redone, the next one last.
    Sheet m_sheet;
};

} // namespace tableside::score::test

// The ledger in its plainest form, the oracle for engine/score/ledger.h: every fact recomputes the whole sheet, and undo
// replays all facts that are left.
#pragma once

#include "engine/score/sheet.h"

#include <vector>

namespace tableside::score::test {

class PlainLedger
{
public:
    /// A fact that the ledger has accepted.
    void append(const Fact &fact);
    const Sheet &sheet() const { return m_sheet; }

private:
    void enter(const Fact &fact);

    std::vector<Fact> m_in_force;
    std::vector<Fact> m_undone; ///< The next one to be redone last.
    Sheet m_sheet;
};

} // namespace tableside::score::test

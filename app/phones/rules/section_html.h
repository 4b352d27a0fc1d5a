// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A section of the rules as HTML for the page of a phone.
#pragma once

#include <QString>

namespace tableside {

class RulesPage;
namespace rules {
class RulesLibrary;
}

namespace phones {

/// Returns the section that \p page shows, without its title, in the elements that PROTOCOL.md allows. Each worked example is
/// shown with its position and the cards after each step. Leaves the examples at their last steps. Names of cards are in the
/// current language, everything else is in the language of the page.
QString sectionHtml(RulesPage &page, const rules::RulesLibrary &library);

} // namespace phones

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Parses a chapter of the rules, which is Markdown with ids as described in resources/rules/README.md.
#pragma once

#include "app/rules/text/rules_text.h"

namespace tableside::rules {

/// Returns the chapter. Text between the title and the first section is skipped, and an unknown element, such as a heading with
/// four #, becomes part of a paragraph; the tests refuse both.
ChapterText parseChapter(const QString &text);

} // namespace tableside::rules

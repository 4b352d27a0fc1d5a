// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Parses a chapter of the rules, which is Markdown with ids as described in resources/rules/README.md.
#pragma once

#include "app/rules/text/rules_text.h"

namespace tableside::rules {

/// Returns the chapter without its unreadable parts. Errors are added to `problems`, with `file` and the line number.
ChapterText parseChapter(const QString &file, const QString &text, QList<Problem> &problems);

} // namespace tableside::rules

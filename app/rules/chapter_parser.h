// Reads a chapter of the rules (Markdown with ids, see resources/rules/README.md).
#pragma once

#include "app/rules/rules_text.h"

namespace tableside::rules {

/// Returns the readable parts of a chapter, and adds errors to `problems` with `file` and the line.
ChapterText parseChapter(const QString &file, const QString &text, QList<Problem> &problems);

} // namespace tableside::rules

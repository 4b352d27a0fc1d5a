// Reads a chapter of the rules (Markdown with ids, see resources/rules/README.md).
#pragma once

#include "app/rules/rules_text.h"

namespace tableside::rules {

/// What is wrong is added to `problems`, with `file` and its line; what can be read is returned.
ChapterText parseChapter(const QString &file, const QString &text, QList<Problem> &problems);

} // namespace tableside::rules

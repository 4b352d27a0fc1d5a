// What whoever writes the rules must keep to, beyond what the app needs to read them: see resources/rules/README.md.
#pragma once

#include "app/rules/rules_library.h"

namespace tableside::test {

/// Of one chapter: what cannot be read, and what is not written as the README tells.
QList<rules::Problem> problemsOfChapter(const QString &file, const QString &text);

/// Of all files of a folder.
QList<rules::Problem> problemsIn(const QString &folder);

/// The targets of the links of a section, as it is written.
QStringList linksOf(const rules::SectionText &section);

} // namespace tableside::test

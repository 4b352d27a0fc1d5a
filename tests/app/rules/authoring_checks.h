// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks of the rules' texts for the conventions in resources/rules/README.md, beyond what the app needs to read them.
#pragma once

#include "app/rules/text/rules_library.h"

namespace tableside::test {

/// Returns the problems of one chapter: text that cannot be read, and text that breaks the conventions.
QList<rules::Problem> problemsOfChapter(const QString &file, const QString &text);

/// Returns the problems of all files in a folder.
QList<rules::Problem> problemsIn(const QString &folder);

/// Returns the targets of the links in a section, in the order of its text.
QStringList linksOf(const rules::SectionText &section);

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks of the rules' files, for what the app takes for granted and for the conventions in resources/rules/README.md.
#pragma once

#include "app/rules/text/rules_text.h"

namespace tableside::test {

/// Returns the mistakes in all files in a folder, each with its file and, in a chapter's lines, the number of the line. If a JSON
/// file cannot be read, only such files are named.
QStringList mistakesIn(const QString &folder);

/// Returns the targets of the links in a section, in the order of its text.
QStringList linksOf(const rules::SectionText &section);

} // namespace tableside::test

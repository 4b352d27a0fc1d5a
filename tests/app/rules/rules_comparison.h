// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that compare a section with the same section in the first language: figures, links, examples and numbers.
#pragma once

#include "app/rules/text/rules_text.h"

#include <QStringList>

namespace tableside::test {

/// Returns the numbers written in digits, sorted, except those in the names of cards, in links and before list items. Includes
/// the names of number cards in Finnish (“seiskan”).
QStringList numbersIn(const QString &markdown, const rules::Language &language);

/// Returns all text that people read, so without the targets of links.
QString proseOf(const rules::SectionText &section);

/// Returns a sentence for each difference; empty if figures, links, examples and numbers are the same.
QStringList differences(const rules::SectionText &first, const rules::Language &firstLanguage,
                        const rules::SectionText &other, const rules::Language &otherLanguage);

} // namespace tableside::test

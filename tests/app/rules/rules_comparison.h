// Compares what a language says with what the first language says: figures, links, examples, numbers.
#pragma once

#include "app/rules/rules_text.h"

#include <QStringList>

namespace tableside::test {

/// The numbers written in digits, sorted; those in the names of cards, in links and before list items do not count.
QStringList numbersIn(const QString &markdown, const rules::Language &language);

/// Everything that is read, without the targets of links.
QString proseOf(const rules::SectionText &section);

/// What differs, in sentences; empty for two sections that say the same as far as can be seen.
QStringList differences(const rules::SectionText &first, const rules::Language &firstLanguage,
                        const rules::SectionText &other, const rules::Language &otherLanguage);

} // namespace tableside::test

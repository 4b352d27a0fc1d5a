// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The app's own rules, read once per test program.
#pragma once

#include "app/rules/text/rules_library.h"

namespace tableside::test {

inline const rules::RulesLibrary &library()
{
    static const rules::RulesLibrary whole;
    return whole;
}

/// Calls visit(section, language, chapter) for each text of the rules in each language.
void forEachSectionText(auto visit)
{
    for (const rules::Language &language : library().languages()) {
        for (const rules::Chapter &chapter : library().chapters()) {
            for (const rules::SectionText &section : library().chapterText(language.code, chapter.file)->sections)
                visit(section, language, chapter);
        }
    }
}

} // namespace tableside::test

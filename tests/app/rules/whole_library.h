// The app's own rules, read once per test program.
#pragma once

#include "app/rules/rules_library.h"

#include <QTest>

namespace tableside::test {

inline const rules::RulesLibrary &library()
{
    static const rules::RulesLibrary whole;
    return whole;
}

/// Adds a data row for each language, with its code in the column "language".
inline void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const rules::Language &language : library().languages())
        QTest::newRow(qPrintable(language.code)) << language.code;
}

} // namespace tableside::test

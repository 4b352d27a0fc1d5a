// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A child process for each system locale and time zone, because Qt reads both only once. It prints a day, a number and a time in
// the way in which the app shows them.
#include "test_program.h"

#include "app/settings/interface_language.h"
#include "app/words/region.h"

#include <QCoreApplication>
#include <QDate>

#include <cstdio>

namespace {

/// Runs the child. Its argument is the language of the interface; empty to follow the system.
int regionChild(int argc, char **argv)
{
    using namespace tableside;
    QCoreApplication application(argc, argv);
    const InterfaceLanguage language(argc > 1 ? QString::fromUtf8(argv[1]) : QString());
    const QDate day(2026, 9, 21);
    const QStringList shown{regionLocale().toString(day, QLocale::ShortFormat), QLocale().toString(day, QLocale::LongFormat),
                            regionLocale().toString(1.5), QString(QLatin1Char(csvSeparator())),
                            isoTime(1'790'000'000'000, Qt::ISODate)};
    std::fputs(shown.join(u'|').toUtf8().constData(), stdout);
    return 0;
}

} // namespace

TABLESIDE_CHILD(regionChild)

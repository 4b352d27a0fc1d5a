// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/bundled_font.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>

namespace tableside {

namespace {

bool addBundledFont()
{
    for (const char *weight : {"Regular", "SemiBold", "Bold", "ExtraBold"})
        QFontDatabase::addApplicationFont(QStringLiteral(":/tableside/fonts/Manrope-%1.ttf").arg(QLatin1String(weight)));
    return true;
}

} // namespace

void useBundledFont()
{
    // The fonts are added only once, even if tests create several apps, because Qt would keep and search every copy.
    [[maybe_unused]] static const bool added = addBundledFont();
    QFont font = QGuiApplication::font();
    font.setFamily(QStringLiteral("Manrope"));
    QGuiApplication::setFont(font);
}

} // namespace tableside

#include "app/settings/bundled_font.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>

namespace tableside {

namespace {

bool addBundledFont()
{
    for (const char *weight : {"Regular", "SemiBold", "Bold", "ExtraBold"})
        QFontDatabase::addApplicationFont(
            QStringLiteral(":/tableside/fonts/Manrope-%1.ttf").arg(QLatin1String(weight)));
    return true;
}

} // namespace

void useBundledFont()
{
    // Once, however many apps a program starts: Qt keeps every copy, and looks for letters in all of them.
    [[maybe_unused]] static const bool added = addBundledFont();
    QFont font = QGuiApplication::font();
    font.setFamily(QStringLiteral("Manrope"));
    QGuiApplication::setFont(font);
}

} // namespace tableside

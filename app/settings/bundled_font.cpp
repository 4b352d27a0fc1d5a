#include "settings/bundled_font.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>

namespace tableside {

void useBundledFont()
{
    for (const char *weight : {"Regular", "SemiBold", "Bold", "ExtraBold"})
        QFontDatabase::addApplicationFont(
            QStringLiteral(":/tableside/fonts/Manrope-%1.ttf").arg(QLatin1String(weight)));
    QFont font = QGuiApplication::font();
    font.setFamily(QStringLiteral("Manrope"));
    QGuiApplication::setFont(font);
}

} // namespace tableside

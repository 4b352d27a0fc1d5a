// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/interface_language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

#include <algorithm>
#include <array>

namespace tableside {

namespace {

/// An interface language: its code, such as "de", and its own name for itself, such as "Deutsch".
struct Named
{
    const char *code;
    const char16_t *name;
};

constexpr std::array ourLanguages{Named{"en", u"English"},  Named{"fr", u"Français"},   Named{"de", u"Deutsch"},
                                  Named{"it", u"Italiano"}, Named{"nl", u"Nederlands"}, Named{"fi", u"Suomi"}};

bool isKnown(const QString &code)
{
    return std::any_of(ourLanguages.begin(), ourLanguages.end(),
                       [&](const Named &language) { return code == QLatin1String(language.code); });
}

} // namespace

QList<Option> interfaceLanguages()
{
    QList<Option> list;
    for (const Named &language : ourLanguages)
        list.append({QString::fromLatin1(language.code), QString::fromUtf16(language.name)});
    return list;
}

QString resolvedLanguage(const QString &wanted, const QStringList &systems)
{
    if (isKnown(wanted))
        return wanted;
    for (const QString &name : systems) {
        QString code = QLocale(name).name().section(u'_', 0, 0);
        if (isKnown(code))
            return code;
    }
    return QStringLiteral("en");
}

InterfaceLanguage::InterfaceLanguage(const QString &wanted)
{
    if (m_english.load(QStringLiteral(":/i18n/tableside_en")))
        QCoreApplication::installTranslator(&m_english);
    use(wanted);
}

InterfaceLanguage::~InterfaceLanguage()
{
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_ofQt);
    QCoreApplication::removeTranslator(&m_english);
}

void InterfaceLanguage::use(const QString &wanted)
{
    const QString language = resolvedLanguage(wanted);
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_ofQt);
    // QLocale is created by name, because QLocale::system() would write month names in the language of LC_TIME. Short dates and
    // numbers use regionLocale() instead.
    const QString system = QLocale::system().name();
    QLocale::setDefault(QLocale(system.section(u'_', 0, 0) == language ? system : language));
    if (language == QLatin1String("en"))
        return;
    if (m_ofQt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_ofQt);
    if (m_translator.load(QStringLiteral(":/i18n/tableside_") + language))
        QCoreApplication::installTranslator(&m_translator);
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/phone_language.h"

#include "app/words/list_words.h"

#include <QCoreApplication>

#include <utility>

namespace tableside::phones {

PhoneLanguages::PhoneLanguages()
{
    QCoreApplication::installTranslator(&m_override);
}

PhoneLanguages::~PhoneLanguages()
{
    QCoreApplication::removeTranslator(&m_override);
}

void PhoneLanguages::bringToFront()
{
    QCoreApplication::removeTranslator(&m_override);
    QCoreApplication::installTranslator(&m_override);
}

/// Returns a null string outside of scopes, so that QCoreApplication asks the translators of the interface.
QString PhoneLanguages::Override::translate(const char *context, const char *sourceText, const char *disambiguation, int n) const
{
    if (!isActive)
        return {};
    const QString translated = translator ? translator->translate(context, sourceText, disambiguation, n) : QString();
    return translated.isNull() ? QString::fromUtf8(sourceText) : translated;
}

const QTranslator *PhoneLanguages::translatorOf(const QString &language)
{
    std::unique_ptr<QTranslator> &known = m_translators[language];
    if (!known) {
        known = std::make_unique<QTranslator>();
        if (!known->load(QStringLiteral(":/i18n/tableside_") + language))
            qWarning("There are no translations of the language %s", qPrintable(language));
    }
    return known.get();
}

PhoneLanguages::Scope::Scope(PhoneLanguages &languages, const QString &language)
    : m_languages(languages), m_locale(language),
      m_before(std::exchange(languages.m_override.translator, languages.translatorOf(language))),
      m_localeBefore(words::setListLocale(&m_locale)), m_wasActive(std::exchange(languages.m_override.isActive, true))
{}

PhoneLanguages::Scope::~Scope()
{
    words::setListLocale(m_localeBefore);
    m_languages.m_override.translator = m_before;
    m_languages.m_override.isActive = m_wasActive;
}

} // namespace tableside::phones

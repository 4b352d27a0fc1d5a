// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The languages of the interface, and the translations, date formats, and plural forms of the current one.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include "app/ui/option.h"

namespace tableside {

/// Returns all interface languages, each named in its own language.
QList<Option> interfaceLanguages();

/// Returns the language code to use: \p wanted if it is an interface language, otherwise the first interface language in \p
/// systems (where "de-AT" counts as "de"), otherwise English.
QString resolvedLanguage(const QString &wanted, const QStringList &systems = QLocale::system().uiLanguages());

/// Installs the translations of the current language. There must be only one instance, and it must exist as long as texts are
/// translated.
class InterfaceLanguage
{
public:
    explicit InterfaceLanguage(const QString &wanted);
    ~InterfaceLanguage();
    Q_DISABLE_COPY_MOVE(InterfaceLanguage)

    /// Switches to a language; texts without a translation remain English. The caller must then update all visible texts, for
    /// example with QQmlEngine::retranslate().
    void use(const QString &wanted);

private:
    QTranslator m_translator;
    QTranslator m_ofQt; ///< Translates Qt's own texts, such as the print preview; empty if Qt is installed without translations.
    QTranslator m_english; ///< Provides the English plural forms, for texts that m_translator does not translate.
};

} // namespace tableside

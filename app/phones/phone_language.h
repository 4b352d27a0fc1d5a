// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Translates texts for phones. Each phone shows its own language, whatever the language of the interface is.
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <map>
#include <memory>

namespace tableside::phones {

/// The translations of all languages. There must be only one instance, in the main thread.
class PhoneLanguages
{
public:
    PhoneLanguages();
    ~PhoneLanguages();
    Q_DISABLE_COPY_MOVE(PhoneLanguages)

    /// Must be called after the interface has switched its language, because Qt first asks the translator that was installed last.
    void bringToFront();

    /// As long as an object of this class exists, all texts are translated into its language, not into that of the interface.
    /// Objects may be nested. Meant for the short time in which a message for a phone is written.
    class Scope
    {
    public:
        /// `language` is a code of interfaceLanguages().
        Scope(PhoneLanguages &languages, const QString &language);
        ~Scope();
        Q_DISABLE_COPY_MOVE(Scope)

    private:
        PhoneLanguages &m_languages;
        QLocale m_locale;
        const QTranslator *m_before;
        const QLocale *m_localeBefore;
        bool m_wasActive;
    };

private:
    /// A translator that is always installed and has translations only while a scope exists.
    class Override : public QTranslator
    {
    public:
        bool isEmpty() const override { return false; }
        QString translate(const char *context, const char *sourceText, const char *disambiguation, int n) const override;

        bool isActive = false;
        const QTranslator *translator = nullptr; ///< Null for texts that stay English.
    };

    const QTranslator *translatorOf(const QString &language);

    Override m_override;
    std::map<QString, std::unique_ptr<QTranslator>> m_translators;
};

} // namespace tableside::phones

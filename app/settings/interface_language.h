// The languages of the interface, and the one in use with its translations, number formats, and plural forms.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include "app/view/option.h"

namespace tableside {

/// Returns all interface languages, with their names in the languages themselves.
QList<Option> interfaceLanguages();

/// Returns \p wanted if it is an interface language, else the first of \p systems that is ("de-AT" counts as German), else
/// English.
QString resolvedLanguage(const QString &wanted, const QStringList &systems = QLocale::system().uiLanguages());

/// Installs the translations of one language at a time. There must be only one instance, which must live as long as texts are
/// translated.
class InterfaceLanguage
{
public:
    explicit InterfaceLanguage(const QString &wanted);
    ~InterfaceLanguage();
    Q_DISABLE_COPY_MOVE(InterfaceLanguage)

    /// Switches to a language. Texts without a translation stay English. Callers must then update all shown texts, for example
    /// with QQmlEngine::retranslate().
    void use(const QString &wanted);

private:
    QTranslator m_translator;
    QTranslator m_ofQt; ///< Qt's own texts, such as the print preview, if the installed Qt has them.
    QTranslator m_english; ///< English plural forms; used if the other translators have no text.
};

} // namespace tableside

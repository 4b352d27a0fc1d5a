// The languages in which the app speaks, and the one in use: its translations, numbers and plural forms.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include "app/view/option.h"

namespace tableside {

/// The one list of them, with their names in the languages themselves.
QList<Option> interfaceLanguages();

/// `wanted` if it is one of the list, else the first of the system's that is ("de-AT" is German), else English.
QString resolvedLanguage(const QString &wanted, const QStringList &systems = QLocale::system().uiLanguages());

/// Installs the translation of one language at a time. One instance, for as long as words are asked for.
class InterfaceLanguage
{
public:
    explicit InterfaceLanguage(const QString &wanted);
    ~InterfaceLanguage();
    Q_DISABLE_COPY_MOVE(InterfaceLanguage)

    /// What has no translation stays English. Whoever shows words asks for them again (QQmlEngine::retranslate()).
    void use(const QString &wanted);

private:
    QTranslator m_translator;
    QTranslator m_ofQt; ///< Qt's own words: the print preview. From the system's Qt, where it has them.
    QTranslator m_english; ///< Below the other: English has a file too, it holds the plural forms.
};

} // namespace tableside

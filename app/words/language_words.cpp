// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/language_words.h"

#include <QTranslator>

namespace tableside {

LanguageWords::LanguageWords(const QString &language) : m_translator(std::make_shared<QTranslator>())
{
    static_cast<void>(m_translator->load(QStringLiteral(":/i18n/tableside_") + language));
}

QString LanguageWords::text(const char *context, const char *source, int count) const
{
    QString found = m_translator->translate(context, source, nullptr, count);
    if (found.isEmpty())
        found = QString::fromUtf8(source);
    return count < 0 ? found : found.replace(QLatin1String("%n"), QString::number(count));
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Translates texts into a given language. The rules may be shown in another language than the interface; then all texts on
// their page must be in that language.
#pragma once

#include <QString>

#include <memory>

class QTranslator;

namespace tableside {

/// A translator for one language. Copies are cheap.
class LanguageWords
{
public:
    /// \p language is a code such as "de". Texts without a translation are returned in English.
    explicit LanguageWords(const QString &language);

    /// Returns the translation of a text that is marked with QT_TRANSLATE_NOOP or QT_TRANSLATE_N_NOOP. \p count replaces "%n"
    /// and selects the plural form, unless it is negative.
    QString text(const char *context, const char *source, int count = -1) const;

private:
    std::shared_ptr<QTranslator> m_translator;
};

} // namespace tableside

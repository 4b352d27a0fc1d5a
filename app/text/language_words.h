// Translates texts into a language chosen by the caller. A page of the rules may be in another language than the interface, and
// then everything on it is in that language.
#pragma once

#include <QString>

#include <memory>

class QTranslator;

namespace tableside {

/// A copyable translator for one language.
class LanguageWords
{
public:
    /// \p language is a code such as "de". Texts without a translation stay English.
    explicit LanguageWords(const QString &language);

    /// Translates a text marked with QT_TRANSLATE_NOOP or QT_TRANSLATE_N_NOOP; \p count replaces "%n" unless it is negative.
    QString text(const char *context, const char *source, int count = -1) const;

private:
    std::shared_ptr<QTranslator> m_translator;
};

} // namespace tableside

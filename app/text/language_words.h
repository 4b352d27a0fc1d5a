// The words of the interface in a language of the caller's choice. A page of the rules can be in another language than the
// interface, and everything on it is in that one.
#pragma once

#include <QString>

#include <memory>

class QTranslator;

namespace tableside {

class LanguageWords
{
public:
    /// \p language is a code such as "de". Words without a translation stay English.
    explicit LanguageWords(const QString &language);

    /// Translates a text that is marked with QT_TRANSLATE_NOOP or QT_TRANSLATE_N_NOOP; \p count fills in "%n".
    QString text(const char *context, const char *source, int count = -1) const;

private:
    std::shared_ptr<QTranslator> m_translator;
};

} // namespace tableside

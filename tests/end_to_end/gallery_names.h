// Names that could break a text: placeholders, emoji, markup, the widest letters. With `--names` everybody in the gallery is
// called so, and every text that the app shows or would say must have these names whole.
#pragma once

#include "driver.h"

#include <QTranslator>

namespace tableside::test {

/// While it exists, computer players and people that called() names have such names.
class HostileNames : public QTranslator
{
public:
    HostileNames();
    QString translate(const char *context, const char *source, const char *, int) const override;
    bool isEmpty() const override { return false; }
};

/// Returns the texts of items, the names and descriptions for screen readers, and all strings of the app's objects and models
/// in which a name is not whole or a placeholder is left.
QStringList brokenTexts(Driver &driver);

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Names that could break a text: placeholders, emoji, markup, the widest letters. With `--names` the gallery gives everybody
// such a name and checks that every text which the app shows or announces contains these names unchanged.
#pragma once

#include "driver.h"

#include <QTranslator>

namespace tableside::test {

/// A translator that gives such names to the computer players. Its constructor also sets called(), which gives them to people.
class HostileNames : public QTranslator
{
public:
    HostileNames();
    QString translate(const char *context, const char *source, const char *, int) const override;
    bool isEmpty() const override { return false; }
};

/// Returns every text in which a name is incomplete or a placeholder has not been replaced. Checks the texts of items, the names
/// and descriptions for screen readers, and all string properties and models of the app's objects.
QStringList brokenTexts(Driver &driver);

} // namespace tableside::test

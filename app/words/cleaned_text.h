// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Cleans text from people and files, to show it safely or to compare it in searches.
#pragma once

#include "engine/core/shown_text.h"

#include <QString>

namespace tableside {

/// Makes text from people and files safe to show: shown_text() (engine/core/shown_text.h) for QString. Cuts long text and removes
/// invisible characters and those that change the text direction.
inline QString shownWords(const QString &text, std::size_t mostBytes = longest_shown_text)
{
    return QString::fromStdString(shown_text(text.toStdString(), mostBytes));
}

/// Returns the text without case differences and without accents on Latin, Greek, and Cyrillic letters. For example, "Änne" and
/// "anne" become equal, and so do "Straße" and "STRASSE".
QString foldedForSearch(const QString &text);

} // namespace tableside

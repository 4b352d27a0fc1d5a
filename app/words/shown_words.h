// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes text from users and files safe to show, by cutting long text and removing invisible characters and those that change the
// text direction. Wraps the function in engine/core/shown_text.h for QString.
#pragma once

#include "engine/core/shown_text.h"

#include <QString>

namespace tableside {

inline QString shownWords(const QString &text, std::size_t mostBytes = longest_shown_text)
{
    return QString::fromStdString(shown_text(text.toStdString(), mostBytes));
}

} // namespace tableside

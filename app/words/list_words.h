// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists in sentences. Phones show texts in languages of their own (app/phones/phone_language.h), so texts that phones may show
// must not use QLocale(), which is that of the interface.
#pragma once

#include <QLocale>
#include <QStringList>

namespace tableside::words {

/// Returns the items as they stand in a sentence, such as "a, b, and c", in the language of the texts that this thread makes now.
QString listed(const QStringList &items);

/// Sets the language of listed() in this thread; null for that of the interface. Returns the one before. \p locale must exist
/// until it is replaced.
const QLocale *setListLocale(const QLocale *locale);

} // namespace tableside::words

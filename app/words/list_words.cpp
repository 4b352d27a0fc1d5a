// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/list_words.h"

#include <utility>

namespace tableside::words {

namespace {

/// QLocale::setDefault() would also change other threads, and must not be called while they run.
thread_local const QLocale *listLocale = nullptr;

} // namespace

QString listed(const QStringList &items)
{
    return listLocale ? listLocale->createSeparatedList(items) : QLocale().createSeparatedList(items);
}

const QLocale *setListLocale(const QLocale *locale)
{
    return std::exchange(listLocale, locale);
}

} // namespace tableside::words

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/refusals.h"

#include <QCoreApplication>

namespace tableside::words {

namespace {

template <typename Reason>
QString refusalOf(Reason reason, const QString &turnName, const QString &otherName)
{
    if (reason == Reason::none)
        return {};
    const char *english = reason_text(reason, !otherName.isEmpty());
    return QCoreApplication::translate("Refusals", english)
        .replace(QLatin1String("%1"), reason == Reason::not_your_turn ? turnName : otherName);
}

} // namespace

QString refusal(dos::Reason reason, const QString &turnName, const QString &otherName)
{
    return refusalOf(reason, turnName, otherName);
}

QString refusal(uno::Reason reason, const QString &turnName, const QString &otherName)
{
    return refusalOf(reason, turnName, otherName);
}

} // namespace tableside::words

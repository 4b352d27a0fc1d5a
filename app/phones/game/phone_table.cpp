// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/game/phone_table.h"

namespace tableside::phones {

PhoneRefusal PhoneTable::handle(int seat, const QString &kind, const QJsonValue &value, const PhonePress &press)
{
    const QJsonObject object = value.toObject();
    const int other = object.value(QStringLiteral("seat")).toInt(-1);
    if (kind == QLatin1String("act"))
        return act(seat, object.value(QStringLiteral("action")).toObject());
    if (kind == QLatin1String("call"))
        return call(seat, press);
    if (kind == QLatin1String("catch"))
        return catchSeat(seat, other, press);
    if (kind == QLatin1String("moved"))
        return reportMove(seat, other);
    if (kind == QLatin1String("takeBack"))
        return takeBack(seat);
    if (kind == QLatin1String("hint"))
        return toggleHint(seat);
    if (kind == QLatin1String("ready"))
        setReady(seat);
    return {};
}

} // namespace tableside::phones

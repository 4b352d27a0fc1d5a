// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/setup/remembered_seats.h"

#include <QVariantMap>

namespace tableside {

QVariantList seatsToVariant(const std::vector<SeatConfig> &seats)
{
    QVariantList list;
    for (const SeatConfig &seat : seats) {
        QVariantMap entry{{"name", seat.hasOwnName ? seat.name : QString()}, {"portrait", seat.portrait}};
        entry.insert("level", seat.level ? QString::fromLatin1(level_name(*seat.level)) : QString());
        if (seat.isPerson()) {
            entry.insert("person", seat.personId);
            entry.insert("color", seat.colorIndex);
            entry.insert("hints", seat.hintsAllowed);
        }
        list << entry;
    }
    return list;
}

std::vector<SeatConfig> seatsFromVariant(const QVariantList &remembered)
{
    std::vector<SeatConfig> seats;
    for (const QVariant &one : remembered) {
        const QVariantMap entry = one.toMap();
        SeatConfig &seat = seats.emplace_back();
        seat.name = entry.value("name").toString();
        seat.hasOwnName = !seat.name.isEmpty();
        seat.portrait = entry.value("portrait").toString();
        const QString level = entry.value("level").toString();
        if (!level.isEmpty())
            // An unknown level becomes Level::random. The setup ignores this level, because no game offers it.
            seat.level = level_named(level.toStdString()).value_or(Level::random);
        seat.personId = entry.value("person").toString();
        seat.colorIndex = entry.value("color").toInt();
        seat.hintsAllowed = entry.value("hints", true).toBool();
    }
    return seats;
}

} // namespace tableside

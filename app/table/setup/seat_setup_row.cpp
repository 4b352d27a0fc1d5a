// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/setup/seat_setup_row.h"

#include "app/words/player_words.h"

#include <QVariantMap>

namespace tableside {

QString SeatSetupRow::name() const
{
    return config.name.isEmpty() ? config.defaultName(seat, people) : config.name;
}

QString SeatSetupRow::level() const
{
    return config.level ? QString::fromLatin1(level_name(*config.level)) : QString();
}

QString SeatSetupRow::animal() const
{
    const std::optional<Character> shown = character_named(config.portrait.toStdString());
    return shown ? words::characterAnimal(*shown) : QString();
}

QString SeatSetupRow::line() const
{
    return config.character() ? words::characterLine(*config.character()) : QString();
}

QString SeatSetupRow::manner() const
{
    return config.character() ? words::mannerLine(*config.level, *config.character()) : QString();
}

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

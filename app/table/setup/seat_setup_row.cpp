// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/setup/seat_setup_row.h"

#include "app/words/player_words.h"

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

} // namespace tableside

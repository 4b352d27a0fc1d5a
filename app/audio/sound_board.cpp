// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/audio/sound_board.h"

#include <iterator>

namespace tableside {

namespace {

struct Recording
{
    Sound sound;
    const char *name;
    int maxOverlap;
};

constexpr Recording recordings[] = {
    {Sound::deal, "deal", 3},
    {Sound::cardSlide, "card-slide", 3},
    {Sound::cardLay, "card-lay", 3},
    {Sound::shuffle, "shuffle", 1},
    {Sound::callDos, "call-dos", 3},
    {Sound::callUno, "call-uno", 3},
    {Sound::caught, "caught", 2},
    {Sound::roundWon, "round-won", 1},
    {Sound::roundLost, "round-lost", 1},
    {Sound::matchWon, "match-won", 1},
    {Sound::refused, "refused", 2},
    {Sound::yourTurn, "your-turn", 1},
    {Sound::colorNamed, "color-named", 1},
    {Sound::pose, "pose", 2},
    {Sound::moved, "moved", 2},
    {Sound::anotherMatch2, "match-2", 1},
    {Sound::anotherMatch3, "match-3", 1},
    {Sound::anotherMatch4, "match-4", 1},
    {Sound::doubleColor, "double-color", 1},
    {Sound::doubleAgain, "double-again", 1},
    {Sound::manyCards, "many-cards", 1},
    {Sound::hit, "hit", 2},
    {Sound::stacked, "stacked", 2},
    {Sound::swapped, "swapped", 1},
    {Sound::reversed, "reversed", 2},
    {Sound::skipped, "skipped", 2},
    {Sound::jumpedIn, "jumped-in", 2},
};

constexpr bool areInOrder()
{
    for (std::size_t i = 0; i < std::size(recordings); ++i) {
        if (static_cast<std::size_t>(recordings[i].sound) != i)
            return false;
    }
    return true;
}
static_assert(areInOrder(), "soundName() finds a sound by its number");

} // namespace

QList<Sound> allSounds()
{
    QList<Sound> sounds;
    for (const Recording &recording : recordings)
        sounds.append(recording.sound);
    return sounds;
}

QString soundName(Sound sound)
{
    return QString::fromLatin1(recordings[static_cast<std::size_t>(sound)].name);
}

QUrl soundUrl(const QString &name)
{
    return QUrl(QStringLiteral("qrc:/tableside/sounds/%1.wav").arg(name));
}

int maxOverlap(Sound sound)
{
    return recordings[static_cast<std::size_t>(sound)].maxOverlap;
}

} // namespace tableside

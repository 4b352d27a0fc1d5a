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
    bool isOfMoment = false;
};

constexpr Recording recordings[] = {
    {Sound::deal, "deal", 3},
    {Sound::cardSlide, "card-slide", 3},
    {Sound::cardLay, "card-lay", 3},
    {Sound::shuffle, "shuffle", 1},
    {Sound::callDos, "call-dos", 3},
    {Sound::callUno, "call-uno", 3},
    {Sound::caught, "caught", 2, true},
    {Sound::roundWon, "round-won", 1},
    {Sound::roundLost, "round-lost", 1},
    {Sound::matchWon, "match-won", 1},
    {Sound::refused, "refused", 2},
    {Sound::yourTurn, "your-turn", 1},
    {Sound::colorNamed, "color-named", 1},
    {Sound::pose, "pose", 2, true},
    {Sound::moved, "moved", 2, true},
    {Sound::anotherMatch2, "match-2", 1, true},
    {Sound::anotherMatch3, "match-3", 1, true},
    {Sound::anotherMatch4, "match-4", 1, true},
    {Sound::doubleColor, "double-color", 1, true},
    {Sound::doubleAgain, "double-again", 1, true},
    {Sound::manyCards, "many-cards", 1, true},
    {Sound::hit, "hit", 2, true},
    {Sound::stacked, "stacked", 2, true},
    {Sound::swapped, "swapped", 1, true},
    {Sound::reversed, "reversed", 2, true},
    {Sound::skipped, "skipped", 2, true},
    {Sound::jumpedIn, "jumped-in", 2, true},
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

bool isMomentSound(Sound sound)
{
    return recordings[static_cast<std::size_t>(sound)].isOfMoment;
}

int maxOverlap(Sound sound)
{
    return recordings[static_cast<std::size_t>(sound)].maxOverlap;
}

} // namespace tableside

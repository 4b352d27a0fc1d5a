// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/moments/moment.h"

#include <algorithm>
#include <array>

namespace tableside {

namespace {

constexpr int banner = 1200;
constexpr int scene = 2500;

// The rows are in the order of MomentKind.
constexpr std::array<MomentStyle, momentKinds> styles{{
    /* DoubleColor */ {MomentWeight::Banner, banner, true, true, Face::Pleased, Face::Startled, MomentBadge::None, "",
                       Sound::doubleColor},
    /* DoubleColorAgain */
    {MomentWeight::Scene, scene, true, true, Face::Pleased, Face::Startled, MomentBadge::None, "", Sound::doubleAgain},
    /* AnotherMatch */
    {MomentWeight::Badge, 0, false, false, Face::Pleased, Face::Calm, MomentBadge::AtCause, "cards", Sound::anotherMatch2},
    /* ManyCards */
    {MomentWeight::Banner, banner, false, true, Face::Pleased, Face::Calm, MomentBadge::None, "", Sound::manyCards},
    /* Caught */ {MomentWeight::Banner, banner, true, false, Face::Pleased, Face::Startled},
    /* WrongCatch */ {MomentWeight::Banner, banner, true, false, Face::Pleased, Face::Startled},
    /* Unnoticed */ {MomentWeight::Badge, 0, false, false, Face::Calm, Face::Pleased, MomentBadge::AtViewer, "call"},
    /* CardsDrawn */
    {MomentWeight::Banner, banner, true, false, Face::Pleased, Face::Startled, MomentBadge::None, "", Sound::hit},
    /* Stacked */ {MomentWeight::Banner, banner, true, true, Face::Pleased, Face::Calm, MomentBadge::None, "", Sound::stacked},
    /* Bluff */ {MomentWeight::Scene, scene, true, false, Face::Pleased, Face::Startled},
    /* NoBluff */ {MomentWeight::Scene, scene, true, false, Face::Pleased, Face::Startled},
    /* HandsSwapped */
    {MomentWeight::Scene, scene, true, false, Face::Pleased, Face::Startled, MomentBadge::AtBoth, "swap", Sound::swapped},
    /* HandsPassed */
    {MomentWeight::Scene, scene, true, false, Face::Pleased, Face::Startled, MomentBadge::AtBoth, "swap", Sound::swapped},
    /* Reversed */
    {MomentWeight::Banner, banner, false, false, Face::Pleased, Face::Calm, MomentBadge::None, "", Sound::reversed},
    /* Skipped */
    {MomentWeight::Badge, 0, true, false, Face::Pleased, Face::Dismayed, MomentBadge::AtTarget, "skip", Sound::skipped},
    /* Posing */ {MomentWeight::Banner, banner, false, false, Face::Pleased, Face::Startled},
    /* Moved */ {MomentWeight::Scene, scene, true, false, Face::Calm, Face::Startled},
    /* Held */ {MomentWeight::Banner, banner, false, true, Face::Calm, Face::Pleased},
    /* JumpedIn */
    {MomentWeight::Banner, banner, false, false, Face::Pleased, Face::Startled, MomentBadge::AtCause, "jump", Sound::jumpedIn},
    /* MatchPoint */ {MomentWeight::Badge, 0, false, true, Face::Calm, Face::Pleased, MomentBadge::AtTarget, "flag"},
    /* DealerDrawn */ {MomentWeight::Banner, banner, false, false, Face::Calm, Face::Pleased},
}};

} // namespace

const char *faceName(Face face)
{
    constexpr std::array names{"calm", "thinking", "pleased", "dismayed", "startled"};
    return names[static_cast<std::size_t>(face)];
}

std::optional<Sound> momentSound(const TableMoment &moment)
{
    if (moment.kind != MomentKind::AnotherMatch)
        return momentStyle(moment.kind).sound;
    constexpr int second = static_cast<int>(Sound::anotherMatch2); // followed by those of the third and of later matches
    constexpr int highest = 4;
    return static_cast<Sound>(second + std::min(moment.amount, highest) - 2);
}

double momentSize(const TableMoment &moment)
{
    const double size = moment.kind == MomentKind::AnotherMatch ? 1 + 0.25 * (moment.amount - 1) // the number of matches
        : moment.kind == MomentKind::Stacked                    ? 1 + 0.05 * moment.amount       // the number of cards
                                                                : 1;
    return std::min(size, 2.0);
}

const MomentStyle &momentStyle(MomentKind kind)
{
    return styles[static_cast<std::size_t>(kind)];
}

} // namespace tableside

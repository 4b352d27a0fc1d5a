// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The terms of the matches that tests with phones play in number: the game, who sits where, and the rules, all from a seed.
#pragma once

#include "app/table/session/match_config.h"
#include "engine/core/random.h"
#include "engine/dos/game.h"
#include "engine/uno/game.h"

#include <QRandomGenerator>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <numeric>
#include <type_traits>
#include <vector>

namespace tableside::test {

/// The players of a match: first the people, then the computer players.
struct PhoneMatchTerms
{
    bool isUno = false;
    int seats = 2;
    int people = 1;
    std::vector<int> phones; ///< The seats of the people with phones. The others play at the device.
    quint64 seed = 0;

    bool isAtDevice(int seat) const
    {
        return seat < people && std::find(phones.begin(), phones.end(), seat) == phones.end();
    }
};

/// Returns the number of matches to play: TABLESIDE_PHONE_MATCHES for long runs, otherwise \p usual.
inline int phoneMatchCount(int usual)
{
    return qEnvironmentVariableIsSet("TABLESIDE_PHONE_MATCHES")
        ? qEnvironmentVariableIntValue("TABLESIDE_PHONE_MATCHES")
        : usual;
}

/// Returns the seed of the matches and prints it: TABLESIDE_PHONE_SEED to repeat a run, otherwise a new one.
inline quint64 phoneMatchSeed()
{
    const quint64 seed = qEnvironmentVariableIsSet("TABLESIDE_PHONE_SEED")
        ? qEnvironmentVariable("TABLESIDE_PHONE_SEED").toULongLong()
        : QRandomGenerator::global()->generate64();
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    return seed;
}

/// Returns the terms of the match with that number: both games in turn, at two, four, and ten seats (DOS has at most four).
inline PhoneMatchTerms phoneMatchTerms(quint64 seed, int number)
{
    PhoneMatchTerms terms;
    terms.seed = derived_seed(seed, static_cast<std::uint64_t>(number));
    Random random(terms.seed);
    const auto below = [&](int end) { return static_cast<int>(random.below(static_cast<std::uint32_t>(end))); };
    terms.isUno = number % 2 != 0;
    terms.seats = std::array{2, 4, terms.isUno ? 10 : 3}[static_cast<std::size_t>(number / 2 % 3)];
    terms.people = 1 + below(terms.seats);
    std::vector<int> seats(static_cast<std::size_t>(terms.people));
    std::iota(seats.begin(), seats.end(), 0);
    shuffle(seats.data(), seats.size(), random);
    seats.resize(static_cast<std::size_t>(1 + below(terms.people)));
    std::sort(seats.begin(), seats.end());
    terms.phones = seats;
    return terms;
}

template <typename Game>
MatchConfig<Game> configOf(const PhoneMatchTerms &terms)
{
    static const QStringList names{"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jan"};
    static const QStringList portraits{"owl",   "fox",    "bear",     "hare", "frog",
                                       "heron", "badger", "hedgehog", "owl",  "fox"};
    Random random(derived_seed(terms.seed, 1));
    MatchConfig<Game> config;
    for (int seat = 0; seat < terms.seats; ++seat) {
        SeatConfig &one = config.seats.emplace_back();
        one.name = names[seat];
        one.portrait = portraits[seat];
        one.colorIndex = seat;
        if (seat >= terms.people)
            one.level = random.chance(0.5) ? Level::greedy : Level::easy;
    }
    config.seed = terms.seed;
    config.takeBackAllowed = random.chance(0.5);
    auto &rules = config.rules;
    rules.target = 50;
    rules.grace_ms = random.chance(0.7) ? 0 : 1000;
    rules.scoring = static_cast<Scoring>(random.below(2));
    if constexpr (std::is_same_v<Game, dos::Game>) {
        rules.bonus_lay = static_cast<dos::BonusLay>(random.below(2));
        rules.catch_window = static_cast<dos::CatchWindow>(random.below(3));
        rules.false_catch = static_cast<dos::FalseCatch>(random.below(2));
    } else {
        rules.two_player_reverse = static_cast<uno::TwoPlayerReverse>(random.below(2));
        for (bool *house :
             {&rules.stacking, &rules.jump_in, &rules.seven_zero, &rules.draw_until_playable, &rules.no_bluffing})
            *house = random.chance(0.5);
        // Players at random rarely end a round in which drawing takes many cards and hands are swapped or penalties grow.
        rules.draw_until_playable = rules.draw_until_playable && !rules.seven_zero && !rules.stacking;
    }
    return config;
}

} // namespace tableside::test

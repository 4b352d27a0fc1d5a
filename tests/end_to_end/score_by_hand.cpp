// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "score_by_hand.h"

#include "engine/core/random.h"

#include <algorithm>

namespace tableside::test {

void startSheet(Driver &driver, const QStringList &names)
{
    driver.tap("homeScore");
    driver.tap("bookNew");
    for (const QString &name : names) {
        driver.tap("scoreSetupName");
        driver.type(name);
        driver.tap("scoreSetupAdd");
    }
    driver.tap("scoreSetupStart");
    driver.waitForItem("sheetPage");
}

ScoreGame &beginGame(Driver &driver, const QStringList &names)
{
    for (const QString &name : names)
        driver.scores().setup()->addNamed(name);
    if (!driver.scores().startGame())
        qFatal("%s", qPrintable(driver.scores().notice()));
    return *driver.scores().game();
}

void enterHand(Driver &driver, const CountedHand &hand)
{
    HandEntry &entry = *driver.scores().game()->entry();
    if (entry.seat() != hand.seat)
        driver.tap(QStringLiteral("hand%1").arg(hand.seat));
    driver.waitFor([&] { return entry.seat() == hand.seat; }, "the hand");
    for (const QString &code : hand.cards) {
        const int before = entry.counted()->count() == 0 ? 0 : entry.points();
        driver.tap(QStringLiteral("pad_") + code);
        driver.waitFor([&] { return entry.points() != before && entry.points() >= 0; }, "the card to be counted");
    }
    for (const QChar key : hand.sum)
        driver.tap(QStringLiteral("key_") + key);
}

void enterRound(Driver &driver, const CountedRound &round)
{
    const int before = driver.scores().game()->roundCount();
    driver.tap("sheetEnter");
    driver.tap(QStringLiteral("out%1").arg(round.out));
    for (std::size_t hand = 0; hand < round.hands.size(); ++hand) {
        enterHand(driver, round.hands[hand]);
        if (hand + 1 < round.hands.size())
            driver.tap("entryNext");
    }
    driver.tap("entryClose");
    driver.waitFor([&] { return driver.scores().game()->roundCount() == before + 1; }, "the round to be closed");
    driver.settle();
}

CountedRound madeUpRound(int number, int seats)
{
    static const QStringList cards{"r1", "b3", "g4", "y5", "r6", "b7", "g8", "y9", "r10", "dos", "g#"};
    Random random(static_cast<std::uint64_t>(number) + 1);
    CountedRound round;
    round.out = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
    for (int step = 1; step < seats; ++step) {
        CountedHand hand;
        hand.seat = (round.out + step) % seats;
        const std::uint32_t ways = random.below(3); // 0: cards, 1: a sum, 2: both
        if (ways != 1) {
            for (std::uint32_t card = 0; card <= random.below(2); ++card)
                hand.cards << cards[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(cards.size())))];
        }
        if (ways != 0)
            hand.sum = QStringLiteral("%1+%2").arg(random.below(9)).arg(random.below(9) + 1);
        round.hands.push_back(hand);
    }
    // The app asks for the missing hands in seat order, beginning after the player who went out.
    std::sort(round.hands.begin(), round.hands.end(), [&](const CountedHand &left, const CountedHand &right) {
        const auto place = [&](int seat) { return (seat - round.out + seats) % seats; };
        return place(left.seat) < place(right.seat);
    });
    return round;
}

} // namespace tableside::test

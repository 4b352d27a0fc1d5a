// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/phone_secret.h"

#include <QRandomGenerator>

#include <array>

namespace tableside::phones {

QString newSecret()
{
    constexpr int letters = 26;
    std::array<quint32, 4> random{};
    QRandomGenerator::system()->fillRange(random.data(), static_cast<qsizetype>(random.size()));
    QString secret;
    quint64 bits = 0;
    int count = 0; // of the lower bits of `bits` that are not written yet
    for (auto next = random.begin(); secret.size() < letters;) {
        if (count < 5) {
            // The last letter has three bits of the 128, and two zeros.
            bits = bits << 32 | (next == random.end() ? 0 : *next++);
            count += 32;
        }
        count -= 5;
        secret += QLatin1Char("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[bits >> count & 31]);
    }
    return secret;
}

} // namespace tableside::phones

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays whole matches by tapping, for the tests of both games' tables.
#pragma once

#include "tests/app/table/dos_fixture.h"
#include "tests/app/table/uno_fixture.h"

#include <QMetaProperty>
#include <QRegularExpression>
#include <QTest>

namespace tableside::test {

/// Returns the first text of a table that addresses the viewer in the third person, such as "You draws 1"; empty if there is none.
inline QString wrongAddress(const QObject &table)
{
    static const QRegularExpression wrong(QStringLiteral("\\b[Yy]ou (?!miss|pass|press|guess)[a-z]+s\\b"));
    const QMetaObject &type = *table.metaObject();
    for (int index = 0; index < type.propertyCount(); ++index) {
        const QString text = type.property(index).read(&table).toStringList().join(u'\n');
        if (text.contains(wrong))
            return text;
    }
    return {};
}

/// Plays a match to its end: the viewer by tapping the first legal action of each turn, the others as computer players.
template <typename Table, typename Game>
void playWholeMatch(MatchConfig<Game> config)
{
    constexpr int reactionMs = 2000; // for calls, catches, jump-ins and broken poses
    PlayFixture fixture;
    config.rules.grace_ms = 0;
    Table table(fixture.begin(config), fixture.sounds);
    table.setPace({1.0, true, false}, {0, 0, 0});
    QCOMPARE(table.target(), int{config.rules.target});
    table.start();
    int rounds = 0;
    while (!table.isMatchOver()) {
        QString wrong;
        QVERIFY(waitForAnswer([&] {
            wrong = wrong.isEmpty() ? wrongAddress(table) : wrong;
            return table.isMyTurn() || table.isRoundOver() || table.isMatchOver();
        }));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        fixture.time.advance(reactionMs);
        if (table.isMyTurn()) {
            QVERIFY(!table.instruction().isEmpty());
            QVERIFY2(playByTapping(table), qPrintable(table.refusal()));
            if (table.isViewerExposed())
                table.call();
        } else if (table.isRoundOver() && !table.isMatchOver()) {
            QVERIFY(!table.resultTitle().isEmpty());
            QCOMPARE(table.result()->rowCount(), static_cast<int>(config.seats.size()));
            ++rounds;
            table.nextRound();
        }
    }
    QVERIFY(rounds > 0);
    QVERIFY(!fixture.store.unfinished(QString::fromLatin1(Game::name.data())));
    QVERIFY(fixture.sounds.played().contains(Sound::matchWon));
}

} // namespace tableside::test

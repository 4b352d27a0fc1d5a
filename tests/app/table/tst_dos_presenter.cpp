// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of a DOS table about bonuses and about the end of a round.
#include "tests/app/table/dos_fixture.h"
#include "test_program.h"

#include <QTest>

#include <algorithm>

using namespace tableside;
using test::PlayFixture;
using test::playForBonuses;
using test::tableWhere;

namespace {

template <typename Event>
bool isA(const dos::Event &event)
{
    return std::holds_alternative<Event>(event);
}

} // namespace

class TestDosPresenter : public QObject
{
    Q_OBJECT

private slots:
    void bonusPromptCountsTheCardsLeft();
    void bonusTextCountsTheCardsLeft();
    void bonusTextDisappearsWithItsRound();
    void logsNoCallsAfterTheEndOfARound();
};

/// A player with one card left cannot lay two bonus cards (DOS-END-3).
void TestDosPresenter::bonusPromptCountsTheCardsLeft()
{
    for (const bool isCompulsory : {false, true}) {
        PlayFixture fixture;
        auto config = PlayFixture::config(2, 1);
        config.rules.bonus_lay = isCompulsory ? dos::BonusLay::compulsory : dos::BonusLay::optional;
        const auto table = tableWhere(fixture, config, [](DosTable &now) {
            const dos::State &state = now.session().match().state();
            return now.prompt() == DosTable::LayBonus && state.table.bonus_lays > 1 && state.hand_in_turn().size() == 1;
        });
        QCOMPARE(table->instruction(), isCompulsory ? QStringLiteral("Bonus: lay 1 card(s) in the row.")
                                                    : QStringLiteral("Bonus: you can lay up to 1 card(s) in the row."));
    }
}

/// The bonus text counts cards in the same way as the prompt (DOS-END-3).
void TestDosPresenter::bonusTextCountsTheCardsLeft()
{
    PlayFixture fixture;
    const auto more = tableWhere(fixture, PlayFixture::config(2, 1), [](DosTable &now) {
        return now.isMyTurn() && now.bonusLays() > 1 && now.cards()->hand(0).size() == 1;
    });
    QVERIFY2(more->bonusText().startsWith("You can lay 1 more"), qPrintable(more->bonusText()));
    const auto none = tableWhere(fixture, PlayFixture::config(2, 1), [](DosTable &now) {
        return now.isRoundOver() && now.othersDraw() > 0;
    });
    const QString draws = none->seats()->row(1).inTurn ? QStringLiteral("you draw") : none->seats()->row(1).name + QStringLiteral(" draws");
    QCOMPARE(none->bonusText(), QStringLiteral("%1 %2").arg(draws).arg(none->othersDraw()));
    const auto against = tableWhere(fixture, PlayFixture::config(2, 1), [](DosTable &now) {
        return now.seats()->row(1).inTurn && now.othersDraw() > 0;
    });
    QVERIFY2(against->bonusText().endsWith(QStringLiteral("you draw %1").arg(against->othersDraw())), qPrintable(against->bonusText()));
    const auto several = tableWhere(fixture, PlayFixture::config(3, 1), [](DosTable &now) { return now.othersDraw() > 0; });
    QVERIFY2(several->bonusText().endsWith(QStringLiteral("the others draw %1").arg(several->othersDraw())),
             qPrintable(several->bonusText()));
}

void TestDosPresenter::bonusTextDisappearsWithItsRound()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [](DosTable &now) {
        return now.isRoundOver() && !now.isMatchOver() && now.bonusLays() > 0;
    });
    table->setPace({1.0, false}, {1'000'000, 1'000'001, 0});
    table->nextRound();
    QVERIFY(table->isBusy()); // the animation of the deal is running
    QCOMPARE(table->round(), 2);
    QCOMPARE(table->bonusText(), QString());
}

/// The other players draw once more at the end of a round, and one of them may then have two cards (DOS-END-6).
void TestDosPresenter::logsNoCallsAfterTheEndOfARound()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config(3, 1), [](DosTable &now) {
        const auto &history = now.session().history();
        const auto out = std::ranges::find_if(history, isA<dos::WentOut>);
        return now.isRoundOver() && std::any_of(out, history.end(), isA<dos::Exposed>);
    });
    const auto callsFrom = [&](std::ptrdiff_t line) {
        return std::count_if(table->log()->rows().begin() + line, table->log()->rows().end(),
                             [](const LogRow &shown) { return shown.kind == LogKind::Call; });
    };
    const auto &lines = table->log()->rows();
    const auto out = std::ranges::find_if(lines, [](const auto &line) { return line.text.contains("last card"); });
    QVERIFY(out != lines.end());
    const std::ptrdiff_t atOut = out - lines.begin();
    QCOMPARE(callsFrom(atOut), 0);
    table->nextRound();
    Random random(1);
    while (table->session().isPlaying())
        playForBonuses(table->session(), random);
    QVERIFY(callsFrom(atOut) > 0); // the next round shows calls again
}

TABLESIDE_TEST(TestDosPresenter)
#include "tst_dos_presenter.moc"

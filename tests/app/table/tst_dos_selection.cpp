// What fingers on cards of DOS amount to, where that is nothing that may be done.
#include "tests/app/table/dos_fixture.h"
#include "test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace tableside;
using test::PlayFixture;
using test::tableWhere;

class TestDosSelection : public QObject
{
    Q_OBJECT

private slots:
    void impossibleChoiceIsRefused_data();
    void impossibleChoiceIsRefused();
    void wrongCardGivesPlaceToTheRightOne();
    void choiceThatLacksACardIsRefused();
    void endingTheTurnPutsTheChoiceBack();
    void drawingPutsTheChoiceBack_data();
    void drawingPutsTheChoiceBack();
};

namespace {

/// A row card and the hand cards to be chosen for it.
using Picked = std::vector<int>;

/// The first whose faces are as `wanted`; empty where there are none.
template <typename Wanted>
Picked pick(DosTable &table, std::size_t handCards, const Wanted &wanted)
{
    const std::vector<int> &hand = table.cards()->hand(table.viewerSeat());
    const auto face = [&](int cardId) { return table.cards()->faceOf(cardId); };
    for (const int row : table.cards()->row()) {
        for (const int first : hand) {
            if (handCards == 1 && wanted(face(row), face(first), dos::Card()))
                return {row, first};
            for (const int second : hand) {
                if (handCards == 2 && first != second && wanted(face(row), face(first), face(second)))
                    return {row, first, second};
            }
        }
    }
    return {};
}

} // namespace

void TestDosSelection::impossibleChoiceIsRefused_data()
{
    QTest::addColumn<int>("handCards");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("rule");
    QTest::addRow("DOS-MATCH-1") << 1 << "The numbers differ: one card must show the row card’s number." << "DOS-MATCH-1";
    QTest::addRow("DOS-MATCH-2") << 2 << "These two do not add up to the row card’s number." << "DOS-MATCH-2";
}

/// With "Why?", and not before the last card: until then another may make a match of it.
void TestDosSelection::impossibleChoiceIsRefused()
{
    QFETCH(int, handCards);
    QFETCH(QString, sentence);
    QFETCH(QString, rule);
    PlayFixture fixture;
    const auto isImpossible = [](dos::Card row, dos::Card first, dos::Card second) {
        if (row.is_wild() || first.is_wild() || second.is_wild())
            return false;
        return second.is_none() ? first.value() > row.value()
                                : first.value() < row.value() && first.value() + second.value() != row.value();
    };
    Picked picked;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [&](DosTable &now) {
        if (now.prompt() != DosTable::MatchOrDraw)
            return false;
        picked = pick(now, static_cast<std::size_t>(handCards), isImpossible);
        return !picked.empty();
    });
    fixture.sounds.forget();
    const QSignalSpy refused(table.get(), &GameTable::refused);
    for (const int cardId : picked) {
        QCOMPARE(refused.count(), 0);
        table->tapCard(cardId);
    }
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table->refusal(), sentence);
    QCOMPARE(table->refusalRule(), rule);
    QCOMPARE(table->choiceText(), sentence);
    QVERIFY(fixture.sounds.played().contains(Sound::refused));
    QVERIFY(table->hasChoice()); // one of the cards may be what was meant
    table->tapCard(picked.back()); // put back: that is no attempt
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table->refusal(), QString());
}

void TestDosSelection::wrongCardGivesPlaceToTheRightOne()
{
    PlayFixture fixture;
    Picked picked;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [&](DosTable &now) {
        if (now.prompt() != DosTable::MatchOrDraw)
            return false;
        picked = pick(now, 2, [](dos::Card row, dos::Card wrong, dos::Card right) {
            return !row.is_wild() && !wrong.is_wild() && wrong.value() > row.value() && right.value() == row.value();
        });
        return !picked.empty();
    });
    for (const int cardId : picked)
        table->tapCard(cardId);
    QVERIFY(table->isChoiceLegal());
    QCOMPARE(table->refusal(), QString());
}

/// That something is missing is heard as well.
void TestDosSelection::choiceThatLacksACardIsRefused()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [](DosTable &now) { return now.prompt() == DosTable::MatchOrDraw; });
    const QSignalSpy refused(table.get(), &GameTable::refused);
    table->tapCard(table->cards()->row().front());
    QCOMPARE(refused.count(), 0);
    table->confirm();
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table->refusal(), table->choiceText());
    table->clearChoice();
    table->confirm();
    QCOMPARE(refused.count(), 2);
    QCOMPARE(table->refusal(), table->instruction());
}

/// What was begun as a match would be half a bonus lay.
void TestDosSelection::endingTheTurnPutsTheChoiceBack()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [](DosTable &now) {
        return now.prompt() == DosTable::MatchOrEnd && now.bonusLays() > 0 && now.cards()->hand(0).size() > 1;
    });
    table->tapCard(table->cards()->hand(0).front());
    table->endTurn();
    QCOMPARE(table->prompt(), DosTable::LayBonus);
    QVERIFY(!table->hasChoice());
}

void TestDosSelection::drawingPutsTheChoiceBack_data()
{
    QTest::addColumn<bool>("withRowCard");
    QTest::addRow("a hand card alone") << false;
    QTest::addRow("not with the row card that says what it is for") << true;
}

/// What was begun as a match would be a whole lay.
void TestDosSelection::drawingPutsTheChoiceBack()
{
    QFETCH(bool, withRowCard);
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [](DosTable &now) { return now.prompt() == DosTable::MatchOrDraw; });
    table->tapCard(table->cards()->hand(0).front());
    if (withRowCard)
        table->tapCard(table->cards()->row().front());
    QVERIFY(table->hasChoice());
    table->draw();
    QCOMPARE(table->prompt(), DosTable::MatchOrLay);
    QCOMPARE(table->hasChoice(), withRowCard);
}

TABLESIDE_TEST(TestDosSelection)
#include "tst_dos_selection.moc"

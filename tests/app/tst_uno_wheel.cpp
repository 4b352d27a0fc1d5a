// The wheel on which a wild card's colour is chosen.
#include "uno_fixture.h"

#include <QTest>

using namespace tableside;
using test::handCardId;
using test::PlayFixture;
using test::tableWhere;

class TestUnoWheel : public QObject
{
    Q_OBJECT

private slots:
    void wildAsksForItsColour();
    void staysWhateverIsCalled();
    void closesWhereTheRoundHasEndedMeanwhile();
};

void TestUnoWheel::wildAsksForItsColour()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [](UnoTable &it) {
        return it.prompt() == UnoTable::PlayOrDraw && handCardId(it, uno::wild) >= 0;
    });
    const int cardId = handCardId(*table, uno::wild);
    const qint64 before = table->session().actionCount();
    table->tapCard(cardId);
    QVERIFY(table->isChoosingColour() && table->hasChoice());
    QCOMPARE(table->wheelCard(), cardId);
    table->clearChoice();
    QVERIFY(!table->isChoosingColour());
    table->tapCard(cardId);
    table->tapCard(cardId); // a second tap puts it back
    QVERIFY(!table->isChoosingColour());
    table->tapCard(cardId);
    table->nameColour(QStringLiteral("x"));
    QCOMPARE(table->session().actionCount(), before);
    table->nameColour(QStringLiteral("g"));
    QCOMPARE(table->session().actionCount(), before + 1);
    QVERIFY(!table->isChoosingColour());
    QCOMPARE(table->colour(), QStringLiteral("g"));
    QCOMPARE(table->cards()->card(cardId).zone, CardsModel::DiscardPile);
}

/// Somebody calls while the viewer thinks about a colour.
void TestUnoWheel::staysWhateverIsCalled()
{
    PlayFixture fixture;
    const auto exposed = [](UnoTable &it) {
        for (int seat = 1; seat < 3; ++seat) {
            if (it.session().isExposed(seat))
                return seat;
        }
        return -1;
    };
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [&](UnoTable &it) {
        return it.prompt() == UnoTable::PlayOrDraw && handCardId(it, uno::wild) >= 0 && exposed(it) > 0;
    });
    table->tapCard(handCardId(*table, uno::wild));
    const int chosen = table->wheelCard();
    QVERIFY(chosen >= 0);
    table->session().act(exposed(*table), uno::CallUno{});
    QCOMPARE(table->wheelCard(), chosen);
    table->finishEvents();
    QCOMPARE(table->wheelCard(), chosen);
    table->nameColour(QStringLiteral("b"));
    table->finishEvents();
    QCOMPARE(table->cards()->card(chosen).zone, CardsModel::DiscardPile);
}

/// Somebody who jumps in may play the last card before the screen has shown it (UNO-JUMP-1).
void TestUnoWheel::closesWhereTheRoundHasEndedMeanwhile()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [](UnoTable &it) {
        return it.prompt() == UnoTable::PlayOrDraw && handCardId(it, uno::wild) >= 0;
    });
    table->tapCard(handCardId(*table, uno::wild));
    table->setPace({1.0, false}, {1'000'000, 1'000'001, 0}); // the screen trails
    Random random(1);
    while (table->session().isPlaying())
        test::playAnyLegal(table->session(), random);
    QVERIFY(table->isBusy() && table->isChoosingColour());
    const qint64 before = table->session().actionCount();
    table->nameColour(QStringLiteral("g"));
    QCOMPARE(table->session().actionCount(), before);
    QVERIFY(!table->isChoosingColour());
    table->finishEvents();
    QVERIFY(table->isRoundOver());
}

QTEST_GUILESS_MAIN(TestUnoWheel)
#include "tst_uno_wheel.moc"

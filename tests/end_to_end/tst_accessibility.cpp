// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Screen readers at the table: events, questions and cards are announced and described. The gallery checks that every control has
// a name.
#include "score_by_hand.h"
#include "test_program.h"

#include "app/table/presentation/announcer.h"
#include "app/words/uno_words.h"
#include "tests/app/table/table_fixture.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestAccessibility : public QObject
{
    Q_OBJECT

private slots:
    void announcesEveryLineOfTheLog();
    void announcesSelectionHintAndRefusal();
    void announcesTheInstruction();
    void announcesTheSamePlayersNextTurn();
    void allowsAFalseCatch();
    void namesTheTopOfTheDiscardPile();
    void announcesTheTargetAndKeepsATypedName();
    void describesTheTable();
    void keepsAnnouncementsUntilForgotten();
    void openPageHasTheFocusAndAName();
};

namespace {

/// Opens a DOS table for two. The AI waits so long that it never acts during a test.
void sitDown(Driver &driver, const QString &dealNumber)
{
    driver.holdComputers();
    driver.tableController().setup()->setDealNumber(dealNumber);
    driver.startMatch();
}

/// Returns the announcement at the start of a turn: the instruction and what a sighted player sees at a glance.
QString question(Driver &driver)
{
    return driver.table().instruction() + u' ' + driver.table().stakes() + u'.';
}

/// Plays random legal actions until it is seat 1's turn and seat 1 can be caught.
void playToExposure(Driver &driver)
{
    DosTable::Session &session = driver.table().session();
    Random random(4);
    while (!session.isExposed(1) || session.turnSeat() != 1) {
        if (!session.isPlaying())
            driver.table().nextRound();
        playAnyLegal(session, random);
    }
    driver.table().finishEvents();
}

} // namespace

/// The log's lines are announced in their order, and so is the reason for a refusal. Qt's offscreen platform sends no events
/// to screen readers, so the test reads the announcer's text instead.
void TestAccessibility::announcesEveryLineOfTheLog()
{
    Driver driver;
    driver.tableController().setup()->setDealNumber("4");
    driver.startMatch();
    driver.waitFor([&] { return !driver.announced().isEmpty(); }, "the announcement of the deal");
    QStringList said{driver.announced()};
    connect(qobject_cast<Announcer *>(driver.item("announcer")), &Announcer::said, this,
            [&] { said << driver.announced(); });
    for (int turns = 0; turns < 2; ++turns) {
        driver.waitFor([&] { return driver.table().isMyTurn(); }, "my turn");
        while (driver.table().isMyTurn())
            driver.table().session().act(driver.table().viewerSeat(), driver.legal().front());
    }
    driver.waitFor([&] { return driver.table().isMyTurn(); }, "my turn");
    driver.key(Qt::Key_E);
    QVERIFY(!driver.table().refusal().isEmpty());
    QTRY_VERIFY(said.join(u' ').endsWith(question(driver) + u' ' + driver.table().refusal()));
    QVERIFY(driver.table().log()->rows().size() > 6);
    qsizetype at = 0;
    for (const LogRow &line : driver.table().log()->rows()) {
        const QString words = Announcer::spoken(line.text);
        at = said.join(u' ').indexOf(words, at);
        QVERIFY2(at >= 0, qPrintable(words));
        at += words.size();
    }
}

/// The description of the selected cards is announced, and again when the player confirms an incomplete selection.
void TestAccessibility::announcesSelectionHintAndRefusal()
{
    Driver driver;
    sitDown(driver, "4");
    driver.waitFor([&] { return driver.table().isMyTurn(); }, "my turn");
    driver.clickCard(driver.rowCard(0));
    QVERIFY(!driver.table().choiceText().isEmpty());
    QTRY_VERIFY2(driver.announced().endsWith(driver.table().choiceText()), qPrintable(driver.announced()));
    const QSignalSpy again(qobject_cast<Announcer *>(driver.item("announcer")), &Announcer::said);
    driver.key(Qt::Key_M);
    QTRY_COMPARE(again.count(), 1);
    QVERIFY2(driver.announced().endsWith(driver.table().choiceText()), qPrintable(driver.announced()));
    driver.clickCard(driver.table().cards()->hand(0).front());
    const QString choice = Announcer::spoken(driver.table().choiceText());
    QTRY_VERIFY2(driver.announced().endsWith(choice), qPrintable(driver.announced()));
    QCOMPARE(driver.announced().count(choice), 1);
    driver.table().clearChoice();

    driver.key(Qt::Key_H);
    HintModel &hint = *driver.table().hint();
    driver.waitFor([&] { return hint.state() == HintModel::Shown; }, "the hint");
    QVERIFY(!hint.detail().isEmpty());
    QTRY_VERIFY(driver.announced().endsWith(hint.text() + u' ' + hint.detail()));

    driver.key(Qt::Key_C);
    QVERIFY(!driver.table().refusal().isEmpty());
    QTRY_VERIFY(driver.announced().endsWith(driver.table().refusal()));
    playToExposure(driver);
    const QString name = driver.table().seats()->row(1).name;
    QTRY_VERIFY2(driver.announced().contains(QStringLiteral("%1 has 2 cards and can be caught.").arg(name)),
                 qPrintable(driver.announced()));
}

/// Animations are on, so the log's lines are announced while the cards still move.
void TestAccessibility::announcesTheInstruction()
{
    Driver driver({}, {1024, 768}, true);
    sitDown(driver, "4");
    driver.waitFor([&] { return driver.table().isMyTurn(); }, "my turn");
    QTRY_VERIFY(driver.announced().endsWith(question(driver)));
    QVERIFY2(driver.announced().contains("Center Row: "), qPrintable(driver.announced()));
    driver.key(Qt::Key_D);
    driver.waitFor([&] { return driver.table().isMyTurn() && !driver.table().canDraw(); }, "the card");
    QTRY_VERIFY(driver.announced().endsWith(driver.table().instruction()));
}

/// DOS-CALL-7: with this house rule the button is also enabled when nobody can be caught.
void TestAccessibility::allowsAFalseCatch()
{
    Driver driver;
    driver.tableController().dosSetup()->setFalseCatchDrawsTwo(true);
    sitDown(driver, "4");
    playToExposure(driver);
    QVERIFY(driver.table().session().act(1, dos::CallDos{}).isAccepted());
    const auto before = driver.table().cards()->hand(0).size();
    driver.pressByReader("catch1");
    driver.table().finishEvents();
    QCOMPARE(driver.table().cards()->hand(0).size(), before + 2);
}

/// A Skip at a table of two gives the turn back to the same player (UNO-ACT-3). The instruction is announced again, although
/// its text is the same and no animation separates the turns.
void TestAccessibility::announcesTheSamePlayersNextTurn()
{
    Driver driver;
    driver.holdComputers();
    driver.tableController().unoSetup()->setSeatCount(2);
    driver.tableController().unoSetup()->setDealNumber("1");
    driver.startMatch("uno");
    UnoTable &table = driver.unoTable();
    const auto isSkip = [](const uno::Action &action) {
        const auto *play = std::get_if<uno::PlayCard>(&action);
        return play != nullptr && uno::card_text(play->card).ends_with("skip");
    };
    uno::ActionList legal;
    auto skip = legal.end();
    while (skip == legal.end()) {
        QVERIFY(table.session().isPlaying());
        const int seat = table.session().turnSeat();
        legal.clear();
        uno::legal_actions(table.session().match().observe(seat), legal);
        skip = seat == table.viewerSeat() ? std::find_if(legal.begin(), legal.end(), isSkip) : legal.end();
        if (skip == legal.end())
            table.session().act(seat, legal.front());
    }
    QTRY_VERIFY(driver.announced().endsWith(table.instruction()));
    const QSignalSpy again(qobject_cast<Announcer *>(driver.item("announcer")), &Announcer::said);
    const QString asked = table.instruction();
    QVERIFY(table.session().act(table.viewerSeat(), *skip).isAccepted());
    QCOMPARE(table.instruction(), asked);
    QTRY_COMPARE(again.count(), 1);
    QVERIFY2(driver.announced().endsWith(asked), qPrintable(driver.announced()));
}

void TestAccessibility::namesTheTopOfTheDiscardPile()
{
    Driver driver;
    driver.holdComputers();
    driver.startMatch("uno");
    UnoTable &table = driver.unoTable();
    table.finishEvents();
    const QString top = words::cardName(table.session().match().state().table.top());
    QCOMPARE(driver.spoken("discardCaption"), QStringLiteral("Discard pile: 1 card. Top card: %1").arg(top));
}

/// A screen reader's press ends the editing of the name as a tap does, so the typed name counts.
void TestAccessibility::announcesTheTargetAndKeepsATypedName()
{
    Driver driver;
    driver.holdComputers();
    driver.click("homePlayDos");
    driver.pressByKeys("setupTargetPlus");
    QCOMPARE(driver.tableController().setup()->target(), 250);
    QCOMPARE(driver.words("setupTargetSpoken"), QStringLiteral("250 points"));
    driver.tabTo("setupName0");
    driver.type("ada b");
    driver.pressByReader("setupStart");
    driver.waitForItem("tablePage");
    QCOMPARE(driver.table().seats()->row(0).name, QStringLiteral("ada b"));
}

/// Only one card of the draw pile has a name. If all had one, each draw would rename about a hundred cards, and a screen
/// reader would read nothing else.
void TestAccessibility::describesTheTable()
{
    Driver driver;
    sitDown(driver, "4");
    driver.waitFor([&] { return driver.table().isMyTurn(); }, "my turn");
    const QString opponent = driver.table().seats()->row(1).name;
    QCOMPARE(driver.spoken("seat1"), QStringLiteral("%1, points: 0, cards: 7").arg(opponent));
    driver.table().seats()->update(1, [](SeatRow &seat) {
        seat.handCount = 1;
        seat.score = 40;
    });
    QCOMPARE(driver.spoken("seat1"), QStringLiteral("%1, points: 40, cards: 1").arg(opponent));

    int named = 0;
    int inPile = 0;
    const QString anyCard = QStringLiteral("card%1").arg(driver.table().cards()->hand(0).front());
    for (QQuickItem *card : driver.item(anyCard)->parentItem()->childItems()) {
        if (!card->property("cardId").isValid() || card->property("zone").toInt() != CardsModel::DrawPile)
            continue;
        ++inPile;
        named += QAccessible::queryAccessibleInterface(card)->text(QAccessible::Name).isEmpty() ? 0 : 1;
    }
    QCOMPARE_GE(inPile, 80);
    QCOMPARE(named, 1);

    while (!std::holds_alternative<dos::MatchRow>(driver.legal().front()))
        driver.table().session().act(driver.table().session().turnSeat(), driver.legal().front());
    const auto remark = [&](int cardId) {
        return driver.spoken(QStringLiteral("card%1").arg(cardId), QAccessible::Description);
    };
    const auto match = std::get<dos::MatchRow>(driver.legal().front());
    const int row = driver.rowCard(match.row);
    const QString which = QStringLiteral("Center Row, %1 of 2.").arg(driver.table().cards()->card(row).position + 1);
    QCOMPARE(remark(row), which + QStringLiteral(" You can match it."));
    const int first = driver.handCard(match.first);
    const auto hand = driver.table().cards()->hand(0);
    for (const int cardId : hand) {
        const CardsModel::Shown &card = driver.table().cards()->card(cardId);
        const QString place = QStringLiteral("Hand, %1 of %2.").arg(card.position + 1).arg(hand.size());
        QCOMPARE(remark(cardId), card.playable ? place + QStringLiteral(" You can play it.") : place);
        QVERIFY(cardId != first || card.playable);
    }
    QVERIFY(driver.table().session().act(0, match).isAccepted());
    QCOMPARE(remark(row), which + QStringLiteral(" Already matched."));
}

/// Earlier announcements stay until a busy screen reader has read them. After forget() none of them is visible, so none is
/// read when the page opens again.
void TestAccessibility::keepsAnnouncementsUntilForgotten()
{
    Driver driver;
    sitDown(driver, "4");
    auto *announcer = qobject_cast<Announcer *>(driver.item("announcer"));
    for (const char *words : {"One.", "Two · three.", "Four."})
        announcer->say(QString::fromUtf8(words));
    QStringList lines;
    for (const QQuickItem *line : announcer->childItems()) {
        if (qobject_cast<const SpokenLine *>(line))
            lines << line->property("words").toString();
    }
    lines.sort();
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
    QCOMPARE(lines, (QStringList{"Four.", "One.", "Two, three."}));
#endif
    announcer->forget();
    for (const QQuickItem *line : announcer->childItems())
        QVERIFY(!qobject_cast<const SpokenLine *>(line) || !line->isVisible());
}

/// A page that opens has the focus, so a screen reader reads the page's name.
void TestAccessibility::openPageHasTheFocusAndAName()
{
    Driver driver;
    beginGame(driver, {"Anna", "Ben"});
    driver.scores().closeGame();
    driver.scores().openPerson(driver.scores().people()->named("Anna")->id);
    struct Row
    {
        Navigator::Page page;
        const char *name;
    };
    for (const auto &[page, name] : {Row{Navigator::Setup, "New DOS game"}, Row{Navigator::Settings, "Settings"},
                                     Row{Navigator::About, "About Tableside"}, Row{Navigator::ScoreSetup, "New score sheet"},
                                     Row{Navigator::Person, "Anna"}}) {
        driver.navigator().open(page);
        driver.waitForFrames();
        QAccessibleInterface *focus = QAccessible::queryAccessibleInterface(driver.window().activeFocusItem());
        QVERIFY2(focus, name);
        QCOMPARE(focus->text(QAccessible::Name), QString::fromLatin1(name));
        QCOMPARE(focus->role(), QAccessible::Pane);
    }
}

TABLESIDE_TEST(TestAccessibility)
#include "tst_accessibility.moc"

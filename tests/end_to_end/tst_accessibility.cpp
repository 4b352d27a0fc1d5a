// A turn can be played by a screen reader's press actions alone. That whatever can be pressed has a name, the gallery
// looks after.
#include "driver.h"

#include "play/announcer.h"

#include <QAccessible>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestAccessibility : public QObject
{
    Q_OBJECT

private slots:
    void aTurnByPressActions();
    void whatHappensIsSaid();
    void hintIsSaid();
};

namespace {

void press(Driver &driver, const QString &name)
{
    driver.waitForItem(name);
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(driver.item(name));
    if (!interface || !interface->actionInterface())
        qFatal("%s has no action", qPrintable(name));
    interface->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

} // namespace

void TestAccessibility::aTurnByPressActions()
{
    Driver driver;
    press(driver, "homePlayDos");
    press(driver, "setupStart");
    driver.waitForItem("tablePlace");
    for (int turns = 0; turns < 12 && !driver.table().isRoundOver(); ++turns) {
        driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
        if (driver.table().isRoundOver())
            break;
        driver.settle();
        const dos::Action action = driver.legal().front();
        const qint64 before = driver.table().session().actionCount();
        const auto card = [](int cardId) { return QStringLiteral("card%1").arg(cardId); };
        if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
            press(driver, card(driver.rowCard(match->row)));
            press(driver, card(driver.handCard(match->first)));
            if (match->is_double())
                press(driver, card(driver.handCard(match->second, driver.handCard(match->first))));
            press(driver, "tableConfirm");
        } else if (const auto *lay = std::get_if<dos::LayCard>(&action)) {
            press(driver, card(driver.handCard(lay->card)));
            press(driver, "tableConfirm");
        } else {
            press(driver, std::holds_alternative<dos::DrawCard>(action) ? "tableDraw" : "tableEndTurn");
        }
        QVERIFY(driver.table().session().actionCount() > before);
    }
}

/// Every line of the log in its order, and why something was refused. Events for a screen reader do not arrive
/// offscreen; what it reads when they do is there.
void TestAccessibility::whatHappensIsSaid()
{
    Driver driver;
    driver.playroom().setup()->setDealNumber("4");
    driver.click("homePlayDos");
    driver.click("setupStart");
    driver.waitForItem("announcer");
    QCOMPARE(driver.table().session().turnSeat(), driver.table().viewerSeat()); // nobody goes on meanwhile
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(driver.item("announcer"));
    QCOMPARE(interface->role(), QAccessible::Notification);
    driver.waitFor([&] { return !interface->text(QAccessible::Name).isEmpty(); }, "the deal to be said");
    QStringList said{interface->text(QAccessible::Name)};
    connect(qobject_cast<Announcer *>(driver.item("announcer")), &Announcer::said, this,
            [&] { said << interface->text(QAccessible::Name); });
    for (int turns = 0; turns < 2; ++turns) {
        driver.waitFor([&] { return driver.table().isMyTurn(); }, "my turn");
        while (driver.table().isMyTurn())
            driver.table().session().act(driver.table().viewerSeat(), driver.legal().front());
    }
    driver.waitFor([&] { return driver.table().isMyTurn(); }, "my turn");
    driver.key(Qt::Key_E);
    QVERIFY(!driver.table().refusal().isEmpty());
    QStringList expected;
    for (const LogModel::Line &line : driver.table().log()->lines())
        expected << line.text;
    QVERIFY(expected.size() > 6);
    expected << driver.table().refusal();
    QTRY_COMPARE(said.join(u' '), expected.join(u' '));
}

void TestAccessibility::hintIsSaid()
{
    Driver driver;
    driver.playroom().setup()->setDealNumber("4");
    driver.click("homePlayDos");
    driver.click("setupStart");
    driver.waitFor([&] { return driver.table().isMyTurn(); }, "my turn");
    driver.key(Qt::Key_H);
    HintModel &hint = *driver.table().hint();
    driver.waitFor([&] { return hint.state() == HintModel::Shown; }, "the hint");
    QVERIFY(!hint.detail().isEmpty());
    const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(driver.item("announcer"));
    QTRY_VERIFY(interface->text(QAccessible::Name).endsWith(hint.text() + u' ' + hint.detail()));
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"

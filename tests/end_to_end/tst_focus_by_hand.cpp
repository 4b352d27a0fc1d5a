// The keyboard focus when pages, panels and buttons appear and disappear. Esc and the Back key close panels before they leave a
// page.
#include "score_by_hand.h"
#include "test_program.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace tableside;
using namespace tableside::test;

class TestFocusByHand : public QObject
{
    Q_OBJECT

private slots:
    void homeKeepsTheFocus();
    void homeIsBuiltOnce();
    void backRestoresTheFocus_data();
    void backRestoresTheFocus();
    void rulesReturnTheFocusToTheCard();
    void hiddenButtonLosesTheFocus();
    void heldKeyPressesOnce();
    void heldKeyOpensThePortraitsOnce();
    void spacePressesTheFocusedItemOfTheMenu();
    void digitKeysWorkWithoutShift();
    void arrowsMoveThroughChoices();
    void targetButtonsKeepTheFocusAtTheLimits();
    void newLogLinesDoNotScrollAReader();
    void languageChangeKeepsTheFocus();
    void backClosesThePortraitsFirst_data();
    void backClosesThePortraitsFirst();
    void keysScrollTheListOfKeys();
    void backClosesTheReadingOptions();
    void houseRulesKeepTheFocus();
    void keepsATypedNameThatIsAlreadySeated();
    void arrowsMoveThroughTheBook();
    void arrowsMoveThroughTheSheet();
    void panelsReturnTheFocusToTheSheet();
    void callButtonWorksBesideTheMenu();
    void listOfKeysKeepsItsRowsInANewLanguage();
};

namespace {

QString focusName(Driver &driver)
{
    const QQuickItem *focus = driver.window().activeFocusItem();
    return focus ? focus->objectName() : QString();
}

/// Returns whether \p item is completely inside \p around, within a tolerance of 1 pixel.
bool isWithin(const QQuickItem *item, const QQuickItem *around)
{
    return QRectF(0, 0, around->width(), around->height())
        .adjusted(-1, -1, 1, 1)
        .contains(item->mapRectToItem(around, {0, 0, item->width(), item->height()}));
}

void startTable(Driver &driver)
{
    driver.click("homePlayDos");
    driver.click("setupStart");
    driver.waitForItem("tablePage");
}

} // namespace

void TestFocusByHand::homeKeepsTheFocus()
{
    Driver driver;
    startTable(driver);
    driver.click("tableMenu");
    driver.click("menuLeave");
    driver.waitForItem("homeContinue_dos");
    driver.pressByKeys("homePutAway_dos");
    QTRY_VERIFY(!driver.isThere("homeContinue_dos"));
    QCOMPARE(focusName(driver), QStringLiteral("homePlayDos"));
    driver.pressByKeys("homeBringBack");
    QTRY_VERIFY(driver.isThere("homeContinue_dos"));
    QVERIFY(!driver.isThere("homeBringBack"));
    QCOMPARE(focusName(driver), QStringLiteral("homeContinue_dos"));
}

void TestFocusByHand::homeIsBuiltOnce()
{
    Driver driver;
    startTable(driver);
    const QSignalSpy built(driver.item("tablePage")->parentItem(), SIGNAL(loaded()));
    driver.click("tableMenu");
    driver.click("menuLeave");
    driver.waitForItem("homeContinue_dos");
    QCOMPARE(built.count(), 1);
    QCOMPARE(focusName(driver), QStringLiteral("homeContinue_dos"));
}

void TestFocusByHand::backRestoresTheFocus_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("way");
    for (const char *way : {"homePlayUno", "homeCalls", "homeRules", "homeHistory", "homeSettings", "homeAbout"}) {
        QTest::addRow("%s, tablet", way) << QSize(1024, 768) << QString::fromLatin1(way);
        QTest::addRow("%s, phone", way) << QSize(360, 740) << QString::fromLatin1(way);
    }
}

/// Esc returns the focus to the button that opened the page.
void TestFocusByHand::backRestoresTheFocus()
{
    QFETCH(QSize, size);
    QFETCH(QString, way);
    Driver driver({}, size);
    driver.pressByKeys(way);
    QTRY_VERIFY(!driver.isThere("homePage"));
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
    QTRY_COMPARE(focusName(driver), way);
    driver.waitForFrames();
    QVERIFY2(isWithin(driver.item(way), driver.window().contentItem()), "out of sight");
    QVERIFY(driver.item(way)->property("visualFocus").toBool());
}

void TestFocusByHand::rulesReturnTheFocusToTheCard()
{
    Driver driver;
    startTable(driver);
    driver.waitFor([&] { return driver.table().canDraw(); }, "my turn");
    driver.key(Qt::Key_Left);
    driver.key(Qt::Key_Right);
    const QString card = focusName(driver);
    QVERIFY2(card.startsWith("card"), qPrintable(card));
    driver.key(Qt::Key_R);
    QTRY_VERIFY(!driver.isThere("tablePage"));
    driver.key(Qt::Key_Escape);
    driver.waitForItem("tablePage");
    QTRY_COMPARE(focusName(driver), card);
}

/// Qt leaves the focus on a button that becomes hidden, where a key would still press it, so the app moves the focus.
void TestFocusByHand::hiddenButtonLosesTheFocus()
{
    Driver driver;
    startTable(driver);
    driver.waitFor([&] { return driver.table().canDraw(); }, "my turn");
    driver.click("tableDraw");
    QTRY_VERIFY(!driver.isThere("tableDraw"));
    QCOMPARE(focusName(driver), QStringLiteral("tablePage"));
    QVERIFY(driver.table().refusal().isEmpty());
    driver.key(Qt::Key_Return);
    QVERIFY2(driver.table().refusal().isEmpty(), qPrintable(driver.table().refusal()));
    driver.key(Qt::Key_Left);
    QVERIFY2(focusName(driver).startsWith("card"), qPrintable(focusName(driver)));
}

void TestFocusByHand::callButtonWorksBesideTheMenu()
{
    Driver driver;
    startTable(driver);
    driver.click("tableMenu");
    driver.waitForRest("menuClose");
    driver.click("callButton");
    QVERIFY(driver.sounds().played().contains(Sound::callDos));
    QVERIFY(driver.isThere("menuPanel"));
    QTest::mouseClick(&driver.window(), Qt::LeftButton, {}, {700, 300}); // outside the menu
    QTRY_VERIFY(!driver.isThere("menuPanel"));
    QCOMPARE(focusName(driver), QStringLiteral("tableMenu"));
}

/// A change of the language must keep the rows: recreating them once broke the layout around them.
void TestFocusByHand::listOfKeysKeepsItsRowsInANewLanguage()
{
    Driver driver;
    startTable(driver);
    driver.key(Qt::Key_F1);
    driver.waitForRest("helpClose");
    const QList<QQuickItem *> before = driver.item("keyHelp")->findChildren<QQuickItem *>();
    driver.application().settings().setLanguage("de");
    driver.waitForFrames();
    QCOMPARE(driver.item("keyHelp")->findChildren<QQuickItem *>(), before);
}

void TestFocusByHand::heldKeyPressesOnce()
{
    Driver driver;
    startTable(driver);
    driver.waitFor([&] { return driver.table().canDraw(); }, "my turn");
    driver.table().hint()->setPlayouts(1'000'000'000);
    driver.tabTo("tableHint");
    driver.hold(Qt::Key_Return);
    QCOMPARE(driver.table().hint()->state(), HintModel::Searching);
    driver.tabTo("callButton");
    driver.hold(Qt::Key_Return);
    const QList<Sound> played = driver.sounds().played();
    QCOMPARE(std::count(played.begin(), played.end(), Sound::callDos), 1);
    driver.tabTo("tableMenu");
    driver.key(Qt::Key_Return);
    driver.tabTo("menuHelp");
    driver.hold(Qt::Key_Return); // must not press the help's close button, which gets the focus, as well
    QTRY_COMPARE(focusName(driver), QStringLiteral("helpClose"));
}

void TestFocusByHand::heldKeyOpensThePortraitsOnce()
{
    Driver driver;
    driver.click("homePlayDos");
    driver.waitForItem("setupPage");
    driver.tabTo("setupPortrait1");
    driver.hold(Qt::Key_Return); // the first press moves the focus to the portraits
    QVERIFY2(focusName(driver).startsWith("setupCharacter1_"), qPrintable(focusName(driver)));
}

void TestFocusByHand::spacePressesTheFocusedItemOfTheMenu()
{
    Driver driver;
    startTable(driver);
    driver.click("tableMenu");
    driver.waitForRest("menuClose");
    driver.tabTo("menuHighContrast");
    driver.key(Qt::Key_Space);
    QVERIFY(driver.application().settings().highContrast());
    QVERIFY(!driver.sounds().played().contains(Sound::callDos));
}

/// An AZERTY keyboard sends "é" for the key 2 without Shift. The app recognizes the key by its position.
void TestFocusByHand::digitKeysWorkWithoutShift()
{
    Driver driver;
    driver.click("homeCalls");
    driver.waitForItem("callPage");
    driver.tap("callModeSeats");
    driver.settle();
    constexpr quint32 placeOfTwo = 11; // the key's scan code on X11 and Wayland
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Eacute, Qt::NoModifier, placeOfTwo, 0, 0, QStringLiteral("é"));
    QCoreApplication::sendEvent(&driver.window(), &press);
    QCOMPARE(driver.application().callBooth().headline(), driver.application().callBooth().seats()->at(1).name);
}

void TestFocusByHand::arrowsMoveThroughChoices()
{
    Driver driver;
    driver.click("homeSettings");
    driver.waitForItem("settingsPage");
    driver.tabTo("settingsLanguage0");
    driver.key(Qt::Key_Right);
    QCOMPARE(focusName(driver), QStringLiteral("settingsLanguage1"));
    driver.key(Qt::Key_Up);
    QCOMPARE(focusName(driver), QStringLiteral("settingsLanguage0"));
}

void TestFocusByHand::targetButtonsKeepTheFocusAtTheLimits()
{
    Driver driver;
    driver.click("homePlayDos");
    driver.waitForItem("setupPage");
    MatchSetup &setup = *driver.tableController().setup();
    setup.setProperty("target", 100);
    driver.tabTo("setupTargetMinus");
    for (int press = 0; press < 3; ++press)
        driver.key(Qt::Key_Return);
    QCOMPARE(setup.property("target").toInt(), 50);
    QCOMPARE(focusName(driver), QStringLiteral("setupTargetMinus"));
    setup.setProperty("target", 950);
    driver.tabTo("setupTargetPlus");
    for (int press = 0; press < 3; ++press)
        driver.key(Qt::Key_Return);
    QCOMPARE(setup.property("target").toInt(), 1000);
    QCOMPARE(focusName(driver), QStringLiteral("setupTargetPlus"));
}

void TestFocusByHand::newLogLinesDoNotScrollAReader()
{
    Driver driver({}, {360, 740});
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    startTable(driver);
    RowsModel<LogRow> &log = *driver.table().log();
    const auto happens = [&] { log.append({QStringLiteral("Something happens."), LogKind::Table, -1, false}); };
    for (int line = 0; line < 60; ++line)
        happens();
    driver.key(Qt::Key_L);
    driver.waitForRest("logList");
    const auto scrolled = [&] { return driver.item("logList")->property("contentY").toReal(); };
    const qreal end = scrolled();
    QVERIFY(end > 100);
    driver.key(Qt::Key_Up);
    const qreal read = scrolled();
    QVERIFY(read < end);
    happens();
    driver.settle();
    QCOMPARE(scrolled(), read);
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Down);
    happens();
    QTRY_VERIFY(scrolled() > end);
}

void TestFocusByHand::languageChangeKeepsTheFocus()
{
    Driver driver;
    driver.click("homeSettings");
    driver.waitForItem("settingsPage");
    const QString before = driver.application().settings().language();
    driver.pressByKeys("settingsLanguage2");
    QVERIFY(driver.application().settings().language() != before);
    driver.settle();
    QCOMPARE(focusName(driver), QStringLiteral("settingsLanguage2"));
    QVERIFY(driver.item("settingsLanguage2")->property("checked").toBool());
}

void TestFocusByHand::backClosesThePortraitsFirst_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Esc") << Qt::Key_Escape;
    QTest::newRow("Back") << Qt::Key_Back;
}

void TestFocusByHand::backClosesThePortraitsFirst()
{
    QFETCH(Qt::Key, key);
    Driver driver;
    driver.click("homePlayDos");
    driver.waitForItem("setupPage");
    driver.pressByKeys("setupPortrait1");
    driver.waitForItem("setupCharacter1_0");
    driver.key(key);
    QTRY_VERIFY(!driver.isThere("setupCharacter1_0"));
    QCOMPARE(driver.navigator().page(), Navigator::Setup);
    QCOMPARE(focusName(driver), QStringLiteral("setupPortrait1"));
    driver.key(key);
    driver.waitForItem("homePage");
}

void TestFocusByHand::keysScrollTheListOfKeys()
{
    Driver driver({}, {360, 740});
    startTable(driver);
    driver.key(Qt::Key_F1);
    driver.waitForRest("keyHelp");
    QCOMPARE(focusName(driver), QStringLiteral("helpClose"));
    const auto scrolled = [&] { return driver.item("keyHelp")->property("contentY").toReal(); };
    driver.key(Qt::Key_Down);
    const qreal once = scrolled();
    QVERIFY(once > 0);
    driver.tabTo("keyHelp");
    driver.key(Qt::Key_PageDown);
    QVERIFY(scrolled() > once);
}

void TestFocusByHand::backClosesTheReadingOptions()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/turn");
    driver.rules().open("dos/draw");
    driver.click("rulesOptions");
    driver.waitForItem("readingOptions");
    driver.key(Qt::Key_Back);
    QTRY_VERIFY(!driver.isThere("readingOptions"));
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/draw"));
    driver.key(Qt::Key_Back);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/turn"));
}

void TestFocusByHand::houseRulesKeepTheFocus()
{
    Driver driver;
    driver.navigator().open(Navigator::ScoreSetup);
    driver.waitForItem("scoreSetupPage");
    for (const bool on : {true, false}) {
        driver.tabTo("scoreSetupVariant_falseCatch");
        driver.key(Qt::Key_Return);
        driver.settle();
        QCOMPARE(focusName(driver), QStringLiteral("scoreSetupVariant_falseCatch"));
        QCOMPARE(driver.item("scoreSetupVariant_falseCatch")->property("checked").toBool(), on);
        QCOMPARE(driver.scores().setup()->start().variants.size(), on ? std::size_t{1} : std::size_t{0});
    }
}

void TestFocusByHand::keepsATypedNameThatIsAlreadySeated()
{
    Driver driver;
    driver.navigator().open(Navigator::ScoreSetup);
    driver.waitForItem("scoreSetupPage");
    driver.scores().setup()->addNamed("Jan");
    driver.tabTo("scoreSetupName");
    driver.type("jan");
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.scores().setup()->seats()->count(), 1);
    driver.waitForItem("scoreSetupProblem");
    QQuickItem &name = *driver.item("scoreSetupName");
    QCOMPARE(name.property("text").toString(), QStringLiteral("jan"));
    driver.type("b");
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.scores().setup()->seats()->count(), 2);
    QVERIFY(name.property("text").toString().isEmpty());
    QVERIFY(!driver.isThere("scoreSetupProblem"));
}

void TestFocusByHand::arrowsMoveThroughTheBook()
{
    constexpr int games = 14;
    Driver driver({}, {360, 740});
    for (int game = 0; game < games; ++game) {
        for (const char *name : {"Anna", "Ben"})
            driver.scores().setup()->addNamed(name);
        QVERIFY(driver.scores().startGame());
        QVERIFY(driver.scores().game()->setNote("rain", "garden"));
        driver.scores().closeGame();
    }
    driver.navigator().open(Navigator::ScoreBook);
    driver.waitForItem("bookRow0");
    const QAccessibleInterface *first = QAccessible::queryAccessibleInterface(driver.item("bookRow0"));
    QCOMPARE(first->text(QAccessible::Description), QStringLiteral("garden · rain"));
    driver.tabTo("person0");
    driver.key(Qt::Key_Right);
    QCOMPARE(focusName(driver), QStringLiteral("person1"));
    driver.tabTo("bookRow0");
    for (int row = 1; row < games; ++row) {
        driver.key(Qt::Key_Down);
        QCOMPARE(focusName(driver), QStringLiteral("bookRow%1").arg(row));
        QTRY_VERIFY2(isWithin(driver.window().activeFocusItem(), driver.item("bookList")), qPrintable(focusName(driver)));
    }
    driver.key(Qt::Key_Tab); // moves to a button in the row
    driver.key(Qt::Key_Up);
    QCOMPARE(focusName(driver), QStringLiteral("bookRow%1").arg(games - 2));
}

void TestFocusByHand::arrowsMoveThroughTheSheet()
{
    Driver driver;
    QStringList names;
    for (int seat = 0; seat < 8; ++seat)
        names << QStringLiteral("Player") + QChar('A' + seat);
    startSheet(driver, names);
    for (int round = 0; round < 2; ++round)
        enterRound(driver, madeUpRound(round, static_cast<int>(names.size())));
    driver.window().resize(360, 640);
    driver.waitForRest("cell0_0");
    driver.tabTo("cell0_0");
    driver.key(Qt::Key_Down);
    QCOMPARE(focusName(driver), QStringLiteral("cell1_0"));
    for (int seat = 1; seat < names.size(); ++seat) {
        driver.key(Qt::Key_Right);
        QCOMPARE(focusName(driver), QStringLiteral("cell1_%1").arg(seat));
        const QQuickItem *focus = driver.window().activeFocusItem();
        const QRectF place = focus->mapRectToScene({0, 0, focus->width(), focus->height()});
        QVERIFY2(place.left() >= 0 && place.right() <= driver.window().width(), qPrintable(focusName(driver)));
    }
    driver.key(Qt::Key_Up);
    QCOMPARE(focusName(driver), QStringLiteral("cell0_7"));
}

void TestFocusByHand::panelsReturnTheFocusToTheSheet()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    driver.tap("sheetMenu");
    driver.waitForItem("menuDetails");
    QVERIFY(!driver.item("sheetEnter")->isEnabled());
    driver.pressByKeys("panelClose");
    QTRY_COMPARE(focusName(driver), QStringLiteral("sheetEnter"));
    driver.tap("sheetMenu");
    driver.tap("menuBigScreen");
    QTRY_COMPARE(focusName(driver), QStringLiteral("bigScreenClose"));
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(focusName(driver), QStringLiteral("sheetEnter"));
    driver.tap("sheetMenu");
    driver.waitForItem("panelClose");
    driver.key(Qt::Key_Back);
    QTRY_COMPARE(focusName(driver), QStringLiteral("sheetEnter"));
    driver.tap("sheetMenu");
    driver.waitForItem("panelClose");
    driver.tap("sheetPage", {0.03, 0.5}); // beside the panel
    QTRY_COMPARE(focusName(driver), QStringLiteral("sheetEnter"));
    driver.key(Qt::Key_Back);
    driver.waitForItem("bookPage");
}

TABLESIDE_TEST(TestFocusByHand)
#include "tst_focus_by_hand.moc"

// Notices about what the app has done: they float over their page, do not follow to another page, and move nothing. Files are
// saved where the person chooses.
#include "booth_by_hand.h"
#include "driver.h"
#include "score_by_hand.h"
#include "test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QSqlQuery>
#include <QTest>

#include <utility>

using namespace tableside;
using namespace tableside::test;

class TestNoticesByHand : public QObject
{
    Q_OBJECT

private slots:
    void noticeMovesNothing_data();
    void noticeMovesNothing();
    void noticeCoversNoNextButton_data();
    void noticeCoversNoNextButton();
    void fadesUnlessFocusedOrHovered();
    void fadesUnderAMouseThatWasThereBefore();
    void newNoticeDuringFadingStays();
    void noticeCoversNoDialog_data();
    void noticeCoversNoDialog();
    void errorStaysUntilItIsClosed();
    void reportsThatDeletingFailed();
    void noticeDoesNotFollowToHome();
    void noticeIsReachedByKeysAndAnnounced();
    void noticeFitsWithLargestTextAndHighContrast();
    void remembersTheChosenFolder();
    void exportsEverythingIntoAFolder();
    void opensTheFolderOfASavedFile();
    void reportsThatWritingFailed();
    void printsTheQuickCardAlone();
    void savesTheRulesAsPdf();
    void savesTheMatchWhereThePersonChooses_data();
    void savesTheMatchWhereThePersonChooses();
    void failureToSaveTheMatchStays();
    void noticesTakeNoKeysOfTheTable();
    void warningOfSilenceMovesNothing_data();
    void warningOfSilenceMovesNothing();
    void errorCoversNoField_data();
    void errorCoversNoField();
    void homeFitsManyUnfinishedGames_data();
    void homeFitsManyUnfinishedGames();
};

namespace {

constexpr QSize phoneSize(360, 740);
constexpr QSize tabletSize(1024, 768);

QRectF rectOf(const QQuickItem &item)
{
    return item.mapRectToScene({0, 0, item.width(), item.height()});
}

/// Adds the rectangles of all visible buttons within \p parent to \p places, by objectName.
void addButtons(const QQuickItem &parent, QHash<QString, QRectF> &places)
{
    for (const QQuickItem *child : parent.childItems()) {
        if (!child->isVisible())
            continue;
        if (child->inherits("QQuickAbstractButton") && !child->objectName().isEmpty())
            places.insert(child->objectName(), rectOf(*child));
        addButtons(*child, places);
    }
}

QHash<QString, QRectF> buttonPlaces(Driver &driver)
{
    driver.settle();
    QHash<QString, QRectF> places;
    addButtons(*driver.window().contentItem(), places);
    return places;
}

void pagesAndSizes()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QSize>("size");
    for (const char *page : {"book", "sheet", "setup", "person", "settings", "kept", "rules", "menu", "count", "begin",
                             "voices", "recorder"}) {
        for (const QSize &size : {phoneSize, tabletSize})
            QTest::addRow("%s %dx%d", page, size.width(), size.height()) << QString::fromLatin1(page) << size;
    }
}

void keepMatches(Driver &driver, int count)
{
    MatchStore store(driver.application().database());
    for (int match = 0; match < count; ++match) {
        if (!store.begin(match % 2 == 0 ? "dos" : "uno", "{}", {{"others", QJsonArray{QStringLiteral("West %1").arg(match)}}}))
            qFatal("%s", qPrintable(store.problem()));
    }
    driver.tableController().reload();
}

void refuseToStoreAnything(Driver &driver)
{
    QVERIFY(QSqlQuery(driver.application().database().connection()).exec("PRAGMA query_only = ON"));
}

/// Opens a table for two. The AI waits so long that it never acts during a test.
void sitDown(Driver &driver, const QString &game = "dos")
{
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    driver.tableController().setGame(game);
    driver.tableController().setup()->setSeatCount(2);
    QVERIFY(driver.tableController().startMatch());
    driver.navigator().open(Navigator::Table);
    driver.waitForItem("tablePage");
    driver.settle();
}

/// Plays the first legal action for both seats until the round's result is shown.
void playToTheCount(Driver &driver)
{
    TableSession<dos::Game> &session = driver.table().session();
    while (session.isPlaying()) {
        dos::ActionList legal;
        dos::Game::legal_actions(session.match().observe(session.turnSeat()), legal);
        session.act(session.turnSeat(), legal[0]);
    }
    driver.table().finishEvents();
    driver.waitForRest("resultNext");
}

/// Opens the table, the setup of a match, or the booth. Returns false if \p page is none of them.
bool goToPlayOrCall(Driver &driver, const QString &page)
{
    if (page == "menu" || page == "count")
        sitDown(driver);
    if (page == "menu") {
        driver.tap("tableMenu");
        driver.waitForRest("menuClose");
        driver.pressByKeys("menuMore");
        driver.tabTo("saveMatch");
        driver.waitForRest("saveMatch");
    } else if (page == "count") {
        playToTheCount(driver);
    } else if (page == "begin") {
        driver.navigator().open(Navigator::Setup);
    } else if (page == "voices" || page == "recorder") {
        openBooth(driver, "callModeOne");
        for (int voice = 0; voice < 3; ++voice)
            recordVoice(driver);
        driver.tap("callVoices");
        driver.waitForRest("voiceRecord");
        driver.tabTo(page == "voices" ? "voiceRemove9" : "voiceRecord");
    } else {
        return false;
    }
    driver.settle();
    return true;
}

/// Makes exports go to \p folder without a dialog.
void exportInto(Driver &driver, const QTemporaryDir &folder)
{
    driver.scores().setExportFolder(folder.path());
    driver.application().userData().setExportFolder(folder.path());
}

void goTo(Driver &driver, const QString &page)
{
    if (goToPlayOrCall(driver, page))
        return;
    if (page == "kept")
        keepMatches(driver, 4);
    else if (page != "settings" && page != "rules")
        startSheet(driver, {"Anna", "Ben", "Cleo"});
    if (page == "person")
        driver.scores().openPerson(driver.scores().people()->named("Anna")->id);
    static const QHash<QString, Navigator::Page> pages{
        {"book", Navigator::ScoreBook}, {"sheet", Navigator::ScoreSheet}, {"setup", Navigator::ScoreSetup},
        {"person", Navigator::Person},  {"settings", Navigator::Settings}, {"kept", Navigator::KeptGames},
        {"rules", Navigator::Rules}};
    driver.navigator().open(pages.value(page));
    // A page of the rules loads over several frames, which moves its last buttons down.
    QHash<QString, QRectF> before;
    driver.waitFor([&] {
        driver.waitForFrames();
        QHash<QString, QRectF> now = buttonPlaces(driver);
        std::swap(before, now);
        return before == now;
    }, "the buttons to lie still");
}

/// Does something on the page that causes a notice. Returns the objectName of the notice.
QString tellSomething(Driver &driver, const QString &page)
{
    static const QHash<QString, QString> names{{"menu", "tableNotice"}, {"count", "resultProblem"}, {"begin", "startProblem"},
                                               {"voices", "voiceRemoved"}, {"recorder", "voiceProblem"}, {"book", "bookNotice"}, {"sheet", "sheetNotice"}, {"setup", "scoreSetupNotice"},
                                               {"person", "personNotice"}, {"settings", "dataNotice"}, {"kept", "keptNotice"},
                                               {"rules", "rulesNotice"}};
    if (page == "menu") {
        driver.anyTable()->pageNotice()->tell([] { return QStringLiteral("Saved as “/home/somebody/match.tableside”."); });
    } else if (page == "count" || page == "begin") {
        refuseToStoreAnything(driver);
        driver.tap(page == "count" ? "resultNext" : "setupStart");
    } else if (page == "voices") {
        driver.tap("voiceRemove9");
    } else if (page == "recorder") {
        driver.tap("voiceRecord"); // fails, because test machines have no microphone
        if (!driver.isThere("voiceProblem"))
            driver.application().callBooth().recorder()->take(Samples(1000));
    } else if (page == "person") {
        driver.scores().people()->change(driver.scores().people()->named("Anna")->id, "Ben", {}, 0); // refused: the name is taken
    } else if (page == "settings") {
        driver.application().userData().exportAll();
    } else if (page == "kept") {
        driver.tableController().putAway(driver.tableController().waiting()->list()->row(3).matchId());
    } else if (page == "rules") {
        driver.rules().notice()->tell([] { return QStringLiteral("Saved as “/home/somebody/Documents/dos-rules.pdf”."); });
    } else {
        driver.scores().exportTo(ScoreController::BookFile);
    }
    driver.finishJobs();
    driver.waitForItem(names.value(page));
    return names.value(page);
}

/// A substitute for the desktop's file dialogs, which records how they were called.
struct FakeDesk
{
    QTemporaryDir folder;
    QStringList suggested;
    QStringList opened;
    QString chosenFolder; ///< The folder that the person chooses; empty if the person cancels.
    bool opens = true;

    FileService service()
    {
        FileService made;
        made.pickFile = [this](const QString &suggestion, const PathReceiver &then) {
            suggested << suggestion;
            if (!chosenFolder.isEmpty())
                then(chosenFolder + u'/' + QFileInfo(suggestion).fileName());
        };
        made.pickFolder = [this](const QString &suggestion, const PathReceiver &then) {
            suggested << suggestion;
            if (!chosenFolder.isEmpty())
                then(chosenFolder);
        };
        made.openFolder = [this](const QString &path) {
            opened << path;
            return opens;
        };
        return made;
    }
};

} // namespace

void TestNoticesByHand::noticeMovesNothing_data()
{
    pagesAndSizes();
}

void TestNoticesByHand::noticeMovesNothing()
{
    QFETCH(QString, page);
    QFETCH(QSize, size);
    const QTemporaryDir folder;
    Driver driver({}, size);
    exportInto(driver, folder);
    goTo(driver, page);
    const QHash<QString, QRectF> before = buttonPlaces(driver);
    QVERIFY(before.size() > 2);
    const QString told = tellSomething(driver, page);
    QHash<QString, QRectF> after = buttonPlaces(driver);
    for (auto place = before.cbegin(); place != before.cend(); ++place) {
        if (after.contains(place.key()))
            QCOMPARE(after.value(place.key()), place.value());
        else
            QVERIFY2(place.key().startsWith("kept"), qPrintable(place.key())); // the row of the discarded match
    }
    driver.click(told + "Close");
    QTRY_VERIFY(!driver.isThere(told));
    after = buttonPlaces(driver);
    for (auto place = after.cbegin(); place != after.cend(); ++place)
        QCOMPARE(place.value(), before.value(place.key(), place.value())); // a list may have created rows out of sight meanwhile
}

void TestNoticesByHand::noticeCoversNoNextButton_data()
{
    pagesAndSizes();
}

void TestNoticesByHand::noticeCoversNoNextButton()
{
    QFETCH(QString, page);
    QFETCH(QSize, size);
    const QTemporaryDir folder;
    Driver driver({}, size);
    exportInto(driver, folder);
    goTo(driver, page);
    const QString told = tellSomething(driver, page);
    driver.waitForRest(told);
    const QRectF toast = rectOf(*driver.item(told));
    QVERIFY(QRectF({}, QSizeF(size)).contains(toast));
    static const QHash<QString, QStringList> next{
        {"book", {"bookBack", "bookNew", "bookExport", "bookImport", "bookRow0"}},
        {"sheet", {"sheetBack", "sheetMenu", "sheetUndo", "sheetEnter"}}, {"setup", {"scoreSetupBack", "scoreSetupStart"}},
        {"person", {"personBack", "personName"}}, {"settings", {"settingsBack"}}, {"kept", {"keptBack", "keptRow0", "keptPutAway0"}},
        {"rules", {"rulesBack", "rulesPrint", "rulesNext"}}, {"menu", {"menuClose", "saveMatch", "callButton"}},
        {"count", {"resultNext", "resultHome"}}, {"begin", {"setupBack", "setupStart"}},
        {"voices", {"callPanelClose", "voice8", "voiceRemove8"}},
        {"recorder", {"callPanelClose", "voiceRecord"}}};
    for (const QString &name : next.value(page)) {
        const QQuickItem *item = driver.item(name);
        if (name != "rulesPrint" && !(page == "rules" && !item)) {
            QVERIFY2(item, qPrintable(name));
            QVERIFY2(!rectOf(*item).intersects(toast), qPrintable(name));
        }
    }
}

void TestNoticesByHand::fadesUnlessFocusedOrHovered()
{
    const QTemporaryDir folder;
    Driver driver;
    exportInto(driver, folder);
    goTo(driver, "book");
    tellSomething(driver, "book");
    QQuickItem &toast = *driver.item("bookNotice");
    QVERIFY(toast.property("staysMs").toInt() >= 5000);
    driver.tabTo("bookNoticeClose");
    toast.setProperty("staysMs", 1);
    driver.settle();
    QVERIFY(toast.isVisible()); // it has the focus
    driver.tabTo("bookNew");
    QTRY_VERIFY(!toast.isVisible());
    QCOMPARE(driver.scores().notice(), QString());

    toast.setProperty("staysMs", 3'600'000);
    tellSomething(driver, "book");
    driver.waitForRest("bookNotice");
    QTest::mouseMove(&driver.window(), rectOf(toast).center().toPoint() - QPoint(60, 0));
    driver.waitForFrames();
    QTest::mouseMove(&driver.window(), rectOf(toast).center().toPoint());
    driver.waitForFrames();
    toast.setProperty("staysMs", 1);
    driver.settle();
    QVERIFY(toast.isVisible()); // the mouse was moved onto it
    QTest::mouseMove(&driver.window(), {5, 5});
    QTRY_VERIFY(!toast.isVisible());
}

/// After a press on Save the mouse may be where the notice appears. The notice once stayed for ever then.
void TestNoticesByHand::fadesUnderAMouseThatWasThereBefore()
{
    const QTemporaryDir folder;
    Driver driver;
    exportInto(driver, folder);
    goTo(driver, "book");
    tellSomething(driver, "book");
    driver.waitForRest("bookNotice");
    QQuickItem &toast = *driver.item("bookNotice");
    const QPoint middle = rectOf(toast).center().toPoint();
    driver.scores().pageNotice()->dismiss();
    QTRY_VERIFY(!toast.isVisible());
    QTest::mouseMove(&driver.window(), middle);
    driver.waitForFrames();
    driver.scores().pageNotice()->tell([] { return QStringLiteral("Saved as “/home/somebody/score-book.jsonl”."); });
    driver.waitForRest("bookNotice");
    QTest::mouseMove(&driver.window(), middle + QPoint(2, 1)); // a person's hand is never quite still
    driver.waitForFrames();
    toast.setProperty("staysMs", 1);
    QTRY_VERIFY(!toast.isVisible());
}

void TestNoticesByHand::newNoticeDuringFadingStays()
{
    const QTemporaryDir folder;
    Driver driver({}, tabletSize, true);
    exportInto(driver, folder);
    driver.navigator().open(Navigator::ScoreBook);
    driver.waitForItem("bookPage");
    driver.scores().pageNotice()->tell([] { return QStringLiteral("First."); });
    driver.waitForItem("bookNotice");
    QQuickItem &toast = *driver.item("bookNotice");
    QObject *card = nullptr;
    for (QQuickItem *child : toast.childItems())
        card = child->implicitHeight() > 0 && !card ? child : card;
    QVERIFY(card);
    toast.setProperty("staysMs", 1);
    driver.waitFor([&] { return card->property("opacity").toReal() < 1; }, "the notice to fade");
    toast.setProperty("staysMs", 3'600'000);
    driver.scores().pageNotice()->tell([] { return QStringLiteral("Second."); });
    driver.waitFor([&] { return qFuzzyCompare(card->property("opacity").toReal(), 1.0); }, "the notice to be there again");
    driver.waitForFrames();
    driver.waitForFrames();
    QCOMPARE(driver.scores().notice(), QStringLiteral("Second."));
    QCOMPARE(card->property("opacity").toReal(), 1.0);
    toast.setProperty("staysMs", 1);
    QTRY_VERIFY(!toast.isVisible()); // the second notice has its own time
}

void TestNoticesByHand::noticeCoversNoDialog_data()
{
    QTest::addColumn<QString>("panel");
    QTest::addColumn<QSize>("size");
    for (const char *panel : {"menuDetails", "menuPlayers", "menuFiles", "menuChart"}) {
        for (const QSize &size : {phoneSize, tabletSize})
            QTest::addRow("%s %d", panel, size.width()) << panel << size;
    }
}

void TestNoticesByHand::noticeCoversNoDialog()
{
    QFETCH(QString, panel);
    QFETCH(QSize, size);
    Driver driver({}, size);
    goTo(driver, "sheet");
    driver.tap("sheetMenu");
    driver.tap(panel);
    driver.waitForRest("panelClose");
    driver.scores().pageNotice()->tell([] { return QStringLiteral("Saved as “/home/somebody/score-sheet.pdf”."); });
    driver.settle();
    QQuickItem *dialog = driver.item("panelClose");
    while (dialog && !dialog->inherits("QQuickRectangle"))
        dialog = dialog->parentItem();
    QVERIFY(dialog);
    if (const QQuickItem *toast = driver.item("sheetNotice")) {
        QVERIFY(!rectOf(*toast).intersects(rectOf(*dialog)));
        QVERIFY(QRectF({}, QSizeF(size)).contains(rectOf(*toast)));
    }
    driver.tap("panelClose");
    driver.waitForItem("sheetNotice"); // appears at the latest when the panel is closed
}

void TestNoticesByHand::errorStaysUntilItIsClosed()
{
    Driver driver;
    goTo(driver, "book");
    driver.scores().importFrom("/nowhere.csv");
    driver.finishJobs();
    driver.waitForItem("bookNotice");
    QQuickItem &toast = *driver.item("bookNotice");
    QVERIFY(toast.property("isError").toBool());
    toast.setProperty("staysMs", 1);
    driver.settle();
    QVERIFY(toast.isVisible());
    driver.tap("bookNoticeClose");
    QTRY_VERIFY(!toast.isVisible());
}

/// The notice stays over the page until it is closed, and appears again when deleting fails again.
void TestNoticesByHand::reportsThatDeletingFailed()
{
    Driver driver;
    driver.navigator().open(Navigator::Settings);
    driver.waitForItem("settingsPage");
    driver.tabTo("dataDelete");
    const QHash<QString, QRectF> before = buttonPlaces(driver);
    refuseToStoreAnything(driver);
    for (int attempt = 0; attempt < 2; ++attempt) {
        driver.pressByKeys("dataDelete");
        driver.pressByKeys("dataGoOn");
        driver.pressByKeys("dataDeleteNow");
        driver.waitForItem("dataProblem");
        QCOMPARE(driver.focusName(), QStringLiteral("dataDelete"));
        QHash<QString, QRectF> after = buttonPlaces(driver);
        QVERIFY(after.remove("dataProblemClose"));
        QCOMPARE(after.keys().size(), before.keys().size());
        driver.key(Qt::Key_F6);
        QCOMPARE(driver.focusName(), QStringLiteral("dataProblemClose"));
        driver.key(Qt::Key_Return);
        QVERIFY(!driver.isThere("dataProblem"));
    }
}

/// A notice once followed to Home and moved the buttons there.
void TestNoticesByHand::noticeDoesNotFollowToHome()
{
    const QTemporaryDir folder;
    Driver driver;
    exportInto(driver, folder);
    goTo(driver, "book");
    tellSomething(driver, "book");
    driver.tap("bookBack");
    driver.waitForItem("homePage");
    driver.settle();
    QVERIFY(!driver.isThere("homeScoreNotice"));
    QCOMPARE(driver.scores().notice(), QString());
}

void TestNoticesByHand::noticeIsReachedByKeysAndAnnounced()
{
    const QTemporaryDir folder;
    Driver driver;
    exportInto(driver, folder);
    goTo(driver, "book");
    driver.tabTo("bookExport");
    driver.key(Qt::Key_Return);
    driver.waitForItem("bookNotice");
    QTRY_COMPARE(driver.item("bookNoticeSpoken")->property("words").toString(), driver.scores().notice());
    QCOMPARE(driver.focusName(), QStringLiteral("bookExport"));
    driver.key(Qt::Key_F6);
    QCOMPARE(driver.focusName(), QStringLiteral("bookNoticeClose"));
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(!driver.isThere("bookNotice"));
    QCOMPARE(driver.focusName(), QStringLiteral("bookExport")); // had it before
    driver.key(Qt::Key_Return);
    driver.waitForItem("bookNotice");
    driver.key(Qt::Key_F6);
    driver.key(Qt::Key_Escape); // closes only the notice
    QTRY_VERIFY(!driver.isThere("bookNotice"));
    QCOMPARE(driver.navigator().page(), Navigator::ScoreBook);
}

void TestNoticesByHand::noticeFitsWithLargestTextAndHighContrast()
{
    const QTemporaryDir folder;
    Driver driver({}, phoneSize);
    driver.application().settings().setTextScale(1.3);
    driver.application().settings().setHighContrast(true);
    FakeDesk fake;
    fake.chosenFolder = folder.path();
    driver.application().setFileService(fake.service());
    goTo(driver, "sheet");
    tellSomething(driver, "sheet");
    driver.waitForRest("sheetNotice");
    const QRectF toast = rectOf(*driver.item("sheetNotice"));
    for (const char *button : {"sheetNoticeClose", "sheetNoticeFolder"})
        QVERIFY2(toast.contains(rectOf(*driver.item(button))), button);
    QVERIFY(!toast.intersects(rectOf(*driver.item("sheetEnter"))));
    QVERIFY(toast.top() > 0);
}

void TestNoticesByHand::remembersTheChosenFolder()
{
    QTemporaryDir data;
    FakeDesk fake;
    {
        Driver driver(data.path());
        driver.application().setFileService(fake.service());
        goTo(driver, "book");
        driver.tap("bookExport"); // the person cancels
        QCOMPARE(fake.suggested.size(), 1);
        QCOMPARE(driver.scores().notice(), QString());
        fake.chosenFolder = fake.folder.path();
        driver.tap("bookExport");
        driver.waitForItem("bookNotice");
        QCOMPARE(QDir(fake.folder.path()).entryList({"*.jsonl"}).size(), 1);
        QVERIFY(driver.scores().notice().contains(fake.folder.path()));
    }
    Driver driver(data.path()); // the next start of the app
    driver.application().setFileService(fake.service());
    driver.scores().openUnfinished();
    driver.scores().exportTo(ScoreController::Pdf);
    QCOMPARE(QFileInfo(fake.suggested.last()).absolutePath(), fake.folder.path());
    QCOMPARE(QDir(fake.folder.path()).entryList({"*.pdf"}).size(), 1);
}

void TestNoticesByHand::exportsEverythingIntoAFolder()
{
    FakeDesk fake;
    Driver driver;
    driver.application().setFileService(fake.service());
    goTo(driver, "settings");
    driver.pressByKeys("dataExport");
    QVERIFY(!driver.isThere("dataNotice"));
    fake.chosenFolder = fake.folder.path();
    driver.pressByKeys("dataExport");
    driver.waitForItem("dataNotice");
    const QStringList made = QDir(fake.folder.path()).entryList({"tableside*"}, QDir::Dirs);
    QCOMPARE(made.size(), 1);
    driver.tap("dataNoticeFolder");
    QCOMPARE(fake.opened, QStringList{fake.folder.filePath(made.first())});
}

void TestNoticesByHand::opensTheFolderOfASavedFile()
{
    FakeDesk fake;
    fake.chosenFolder = fake.folder.path();
    Driver driver;
    driver.application().setFileService(fake.service());
    goTo(driver, "sheet");
    driver.tap("sheetMenu");
    driver.tap("menuFiles");
    driver.tap("filesCsv");
    driver.waitForItem("sheetNoticeFolder");
    driver.tap("sheetNoticeFolder");
    QCOMPARE(fake.opened, QStringList{fake.folder.path()});
    fake.opens = false;
    driver.tap("sheetNoticeFolder");
    QVERIFY(driver.item("sheetNotice")->property("isError").toBool());
}

void TestNoticesByHand::reportsThatWritingFailed()
{
    FakeDesk fake;
    fake.chosenFolder = "/proc/nowhere";
    Driver driver;
    driver.application().setFileService(fake.service());
    goTo(driver, "book");
    driver.tap("bookExport");
    driver.waitForItem("bookNotice");
    QVERIFY(driver.item("bookNotice")->property("isError").toBool());
    QVERIFY2(driver.scores().notice().contains("couldn’t be saved"), qPrintable(driver.scores().notice()));
    QVERIFY(!driver.isThere("bookNoticeFolder"));
    QCOMPARE(driver.scores().book()->count(), 1);
}

void TestNoticesByHand::printsTheQuickCardAlone()
{
    std::vector<RulesPart> printed;
    const RulesPaper paper{[&](const rules::RulesLibrary &, const RulesPart &part) { printed.push_back(part); },
                           [](const rules::RulesLibrary &, const RulesPart &, const QString &) { return FileOutcome{}; }};
    Driver driver({}, phoneSize, false, paper);
    driver.click("homeRules");
    driver.waitForItem("rulesPage");
    driver.rules().setGame("uno");
    driver.rules().openChapter("quick");
    driver.tap("rulesPrint");
    driver.waitForRest("paperPrintQuick");
    QVERIFY(driver.item("paperPrintQuick")->y() < driver.item("paperPrintRules")->y()); // the part being read comes first
    driver.tap("paperPrintQuick");
    QCOMPARE(printed.size(), std::size_t{1});
    QVERIFY(printed.back().isQuickCard);
    QCOMPARE(printed.back().game, QStringLiteral("uno"));
    QVERIFY(!driver.isThere("paperPrintQuick"));
    driver.rules().open("uno/goal");
    driver.pressByKeys("rulesPrint");
    driver.waitForRest("paperPrintRules");
    QVERIFY(driver.item("paperPrintRules")->y() < driver.item("paperPrintQuick")->y());
    driver.key(Qt::Key_Escape);
    QVERIFY(!driver.isThere("paperPrintRules"));
    QCOMPARE(driver.navigator().page(), Navigator::Rules);
    QCOMPARE(driver.focusName(), QStringLiteral("rulesPrint"));
    driver.key(Qt::Key_Return);
    driver.pressByKeys("paperPrintRules");
    QVERIFY(!printed.back().isQuickCard);
}

void TestNoticesByHand::savesTheRulesAsPdf()
{
    FakeDesk fake;
    fake.chosenFolder = fake.folder.path();
    QStringList saved;
    bool succeeds = true;
    const RulesPaper paper{[](const rules::RulesLibrary &, const RulesPart &) {},
                           [&](const rules::RulesLibrary &, const RulesPart &part, const QString &path) {
                               saved << (part.isQuickCard ? "quick " : "all ") + part.game;
                               return succeeds ? writeVerified(path, "%PDF") : notWritten(path, "the disk is full");
                           }};
    Driver driver({}, tabletSize, false, paper);
    driver.application().setFileService(fake.service());
    driver.click("homeRules");
    driver.waitForItem("rulesPage");
    driver.tap("rulesPrint");
    driver.tap("paperSaveRules");
    driver.waitForItem("rulesNotice");
    driver.tap("rulesNoticeFolder");
    QCOMPARE(fake.opened, QStringList{fake.folder.path()});
    driver.tap("rulesPrint");
    driver.tap("paperSaveQuick");
    QCOMPARE(saved, (QStringList{"all dos", "quick dos"}));
    QCOMPARE(QDir(fake.folder.path()).entryList({"dos-*.pdf"}).size(), 2);
    succeeds = false;
    driver.tap("rulesPrint");
    driver.tap("paperSaveQuick");
    QVERIFY(driver.item("rulesNotice")->property("isError").toBool());
}

void TestNoticesByHand::savesTheMatchWhereThePersonChooses_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("DOS") << "dos";
    QTest::newRow("UNO") << "uno";
}

void TestNoticesByHand::savesTheMatchWhereThePersonChooses()
{
    QFETCH(QString, game);
    FakeDesk fake;
    Driver driver;
    driver.application().setFileService(fake.service());
    sitDown(driver, game);
    driver.tap("tableMenu");
    driver.pressByKeys("menuMore");
    driver.pressByKeys("saveMatch"); // the person cancels
    QCOMPARE(fake.suggested.size(), 1);
    QVERIFY2(QFileInfo(fake.suggested.first()).fileName().startsWith("game-"), qPrintable(fake.suggested.first()));
    driver.settle();
    QVERIFY(!driver.isThere("tableNotice"));
    fake.chosenFolder = fake.folder.path();
    driver.pressByKeys("saveMatch");
    driver.waitForItem("tableNotice");
    QCOMPARE(driver.focusName(), QStringLiteral("saveMatch"));
    const QStringList files = QDir(fake.folder.path()).entryList({"*.tableside"});
    QCOMPARE(files.size(), 1);
    QVERIFY(boothText(driver, "tableNotice").contains(fake.folder.filePath(files.first())));
    QVERIFY(!driver.item("tableNotice")->property("isError").toBool());
    driver.key(Qt::Key_F6);
    QCOMPARE(driver.focusName(), QStringLiteral("tableNoticeFolder"));
    driver.key(Qt::Key_Return);
    QCOMPARE(fake.opened, QStringList{fake.folder.path()});
    driver.key(Qt::Key_Escape); // closes only the notice
    QTRY_VERIFY(!driver.isThere("tableNotice"));
    QCOMPARE(driver.focusName(), QStringLiteral("saveMatch"));
    QVERIFY(driver.isThere("menuPanel"));
}

void TestNoticesByHand::failureToSaveTheMatchStays()
{
    FakeDesk fake;
    fake.chosenFolder = "/proc/nowhere";
    Driver driver;
    driver.application().setFileService(fake.service());
    sitDown(driver);
    driver.tap("tableMenu");
    driver.pressByKeys("menuMore");
    driver.pressByKeys("saveMatch");
    driver.waitForItem("tableNotice");
    QVERIFY(driver.item("tableNotice")->property("isError").toBool());
    QVERIFY(!driver.isThere("tableNoticeFolder"));
    driver.item("tableNotice")->setProperty("staysMs", 1);
    driver.settle();
    QVERIFY(driver.isThere("tableNotice"));
    driver.key(Qt::Key_Escape); // closes the menu, and no notice may cover the cards
    driver.settle();
    QVERIFY(!driver.isThere("tableNotice"));
    driver.tap("tableMenu");
    driver.waitForItem("tableNotice"); // it has not been closed yet
    driver.tap("tableNoticeClose");
    QTRY_VERIFY(!driver.isThere("tableNotice"));
    driver.key(Qt::Key_Escape);
    driver.tap("tableMenu");
    driver.settle();
    QVERIFY(!driver.isThere("tableNotice"));
    driver.tableController().table()->saveMatch();
    driver.waitForItem("tableNotice");
    driver.tap("menuLeave");
    driver.waitForItem("homePage");
    driver.settle();
    QVERIFY(!driver.isThere("tableNotice"));
}

/// A notice takes no keys from the table except F6, which moves the focus to the notice.
void TestNoticesByHand::noticesTakeNoKeysOfTheTable()
{
    Driver driver;
    sitDown(driver);
    playToTheCount(driver);
    driver.anyTable()->pageNotice()->tell([] { return QStringLiteral("Saved as “/home/somebody/match.tableside”."); });
    driver.waitForItem("tableNotice");
    QCOMPARE(driver.focusName(), QStringLiteral("resultNext"));
    driver.key(Qt::Key_F6);
    QCOMPARE(driver.focusName(), QStringLiteral("tableNoticeClose"));
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(!driver.isThere("tableNotice"));
    QCOMPARE(driver.focusName(), QStringLiteral("resultNext"));
    driver.anyTable()->pageNotice()->tell([] { return QStringLiteral("Saved as “/home/somebody/match.tableside”."); });
    driver.waitForItem("tableNotice");
    driver.key(Qt::Key_Return);
    driver.waitFor([&] { return !driver.isThere("resultPanel"); }, "the next round");
    QVERIFY(!driver.isThere("tableNotice")); // no notice may cover the cards during play
    driver.sounds().forget();
    driver.key(Qt::Key_Space);
    QVERIFY(driver.sounds().played().contains(Sound::callDos));
}

void TestNoticesByHand::warningOfSilenceMovesNothing_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QSize>("size");
    for (const QSize &size : {phoneSize, tabletSize}) {
        QTest::addRow("one button %d", size.width()) << "callModeOne" << "boothWarning" << size;
        QTest::addRow("seats %d", size.width()) << "callModeSeats" << "boothWarning" << size;
        QTest::addRow("poses %d", size.width()) << "callModePoses" << "callSilence" << size;
        QTest::addRow("voices %d", size.width()) << "callVoices" << "callSilence" << size;
    }
}

/// The sound is turned off while the booth is open. The warning about that moves no button.
void TestNoticesByHand::warningOfSilenceMovesNothing()
{
    QFETCH(QString, mode);
    QFETCH(QString, told);
    QFETCH(QSize, size);
    Driver driver({}, size);
    openBooth(driver, mode);
    CallBooth &booth = driver.application().callBooth();
    if (mode == "callModeSeats") { // the booth asks whose call it was, too
        booth.press(1, 1000);
        booth.press(2, 1040);
        driver.waitForItem("whose0");
    }
    const QHash<QString, QRectF> before = buttonPlaces(driver);
    driver.application().settings().setSoundOn(false);
    driver.waitForItem(told);
    const QHash<QString, QRectF> after = buttonPlaces(driver);
    for (auto place = before.cbegin(); place != before.cend(); ++place)
        QCOMPARE(after.value(place.key()), place.value());
}

void TestNoticesByHand::errorCoversNoField_data()
{
    homeFitsManyUnfinishedGames_data();
}

/// The field for the deal's number is at the end of the page. The error about it covers neither the field nor the start button.
void TestNoticesByHand::errorCoversNoField()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    goTo(driver, "begin");
    driver.tabTo("setupDeal");
    driver.type("12");
    driver.settle();
    const QHash<QString, QRectF> before = buttonPlaces(driver);
    driver.type("x");
    driver.waitForRest("setupProblem");
    QVERIFY(!rectOf(*driver.item("setupProblem")).intersects(rectOf(*driver.item("setupDeal"))));
    QVERIFY(!rectOf(*driver.item("setupProblem")).intersects(rectOf(*driver.item("setupStart"))));
    const QHash<QString, QRectF> after = buttonPlaces(driver);
    for (auto place = before.cbegin(); place != before.cend(); ++place)
        QCOMPARE(after.value(place.key()), place.value());
}

void TestNoticesByHand::homeFitsManyUnfinishedGames_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("phone") << phoneSize;
    QTest::newRow("tablet") << tabletSize;
}

/// Two unfinished games once pushed Settings off the screen, and on a phone also "Play DOS".
void TestNoticesByHand::homeFitsManyUnfinishedGames()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    keepMatches(driver, 12);
    driver.waitForRest("homeKept");
    const QRectF window({}, QSizeF(size));
    for (const char *name : {"homeContinue_uno", "homeKept", "homePlayDos", "homePlayUno", "homeScore", "homeCalls", "homeRules",
                             "homeSettings", "homeAbout"})
        QVERIFY2(window.contains(rectOf(*driver.item(name))), name);
    driver.tap("homeKept");
    driver.waitForItem("keptRow0");
    QCOMPARE(driver.item("keptList")->property("count").toInt(), 12);
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
}

TABLESIDE_TEST(TestNoticesByHand)
#include "tst_notices_by_hand.moc"

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Requests from outside while something is open over a page: a second start of the app, the desktop's actions on the test's own
// session bus, or a file dropped on the window. The tests reach every state of the gallery, among which is every dialog, sheet,
// menu and question of the app, and the dialogs of Qt Widgets, and print the list. Neither typed text nor a request may be lost.
// An everyday run covers a sample, script/test --all covers everything with one request each, and TABLESIDE_TEST_ALL=whole sends
// every request to every dialog.
#include "driver.h"
#include "first_window.h"
#include "gallery_states.h"
#include "golden_match.h"
#include "score_by_hand.h"
#include "test_program.h"

#include "app/files/save_place.h"
#include "app/system/one_instance.h"
#include "app/rules/paper/rules_booklet.h"
#include "tests/app/system/private_bus.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDBusMessage>
#include <QDialog>
#include <QDirIterator>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPrintPreviewDialog>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <vector>

using namespace tableside;
using namespace tableside::test;

namespace {

enum class Request { Activate, Record, Book, Table, Dos, Uno, Score, Rules, Drop };

/// The name of a request, the page that it shows, and an item of that page. If isPage() is true for the request, its name is also
/// the argument of --open.
struct Target
{
    const char *name;
    Navigator::Page page;
    const char *item;
};

/// The targets of all requests, in the order of Request. Activate shows no other page.
constexpr std::array<Target, 9> targets{{{"activate", Navigator::Home, nullptr},
                                         {"record", Navigator::Replay, "replayPage"},
                                         {"book", Navigator::ScoreBook, "bookPage"},
                                         {"table", Navigator::ScoreBook, "bookPage"},
                                         {"dos", Navigator::Setup, "setupStart"},
                                         {"uno", Navigator::Setup, "setupStart"},
                                         {"score", Navigator::ScoreBook, "bookNew"},
                                         {"rules", Navigator::Rules, "rulesPage"},
                                         {"drop", Navigator::Replay, "replayPage"}}};

const Target &targetOf(Request request)
{
    return targets[static_cast<std::size_t>(request)];
}

bool isPage(Request request)
{
    return request >= Request::Dos && request <= Request::Rules;
}

/// Returns whether the tests cover all states instead of a sample.
bool isThorough()
{
    return !qEnvironmentVariable("TABLESIDE_TEST_ALL").isEmpty();
}

/// Returns whether each dialog gets every request, which takes half an hour, instead of one request.
bool isWhole()
{
    return qEnvironmentVariable("TABLESIDE_TEST_ALL") == QLatin1String("whole");
}

/// Brings the app into the gallery's state of that name.
void reach(Driver &driver, const QString &state)
{
    const auto &all = galleryStates();
    const auto found = std::ranges::find_if(all, [&](const GalleryState &each) { return QLatin1String(each.name) == state; });
    if (found == all.end())
        qFatal("The gallery has no state %s", qPrintable(state));
    found->reach(driver);
}

/// Returns the name of the QML file that defines an object's type; empty for types of Qt.
QString fileOf(const QObject &object)
{
    static const QRegularExpression made(QStringLiteral("^(\\w+?)_QML"));
    return made.match(QString::fromLatin1(object.metaObject()->className())).captured(1);
}

/// Adds the names of the QML files of all visible items and popups.
void addShown(const QQuickItem &item, QSet<QString> &shown)
{
    if (!item.isVisible())
        return;
    shown << fileOf(item);
    if (item.inherits("QQuickPopupItem") && item.parent())
        shown << fileOf(*item.parent());
    for (const QQuickItem *child : item.childItems())
        addShown(*child, shown);
}

QSet<QString> shownIn(Driver &driver)
{
    QSet<QString> shown;
    addShown(*driver.window().contentItem(), shown);
    shown.remove({});
    return shown;
}

/// Returns the names of the QML files that define a dialog, a sheet, a menu or a question, judged by their base type or name.
QSet<QString> allDialogs()
{
    static const QRegularExpression root(QStringLiteral("^(PanelOver|SideSheet|JobPanel|T\\.(Popup|Drawer|Dialog|Menu)) \\{"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression name(
        QStringLiteral("(Panel|Panels|Question|Questions|Menu|Picker|Wheel|Cover|Options|Moment|Merges)$"));
    QSet<QString> dialogs;
    QDirIterator file(QStringLiteral(TABLESIDE_QML), {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (file.hasNext()) {
        QFile source(file.next());
        const QString stem = QFileInfo(source).completeBaseName();
        if (source.open(QIODevice::ReadOnly)
            && (name.match(stem).hasMatch() || root.match(QString::fromUtf8(source.readAll())).hasMatch()))
            dialogs << stem;
    }
    // Base types and plain frames are left out.
    return dialogs - QSet<QString>{"Panel", "PanelOver", "SideSheet"};
}

/// Starts the real program a second time. Returns whether it ended without an error after handing over its request.
bool startSecond(const QString &folder, const QStringList &arguments)
{
    QProcess second;
    second.setProcessChannelMode(QProcess::MergedChannels);
    second.start(QStringLiteral(TABLESIDE), QStringList{QStringLiteral("--data-folder"), folder} + arguments);
    if (!QTest::qWaitFor([&] { return second.state() == QProcess::NotRunning; }, 60000)) {
        second.kill();
        second.waitForFinished();
        return false;
    }
    return second.exitStatus() == QProcess::NormalExit && second.exitCode() == 0;
}

QList<QDialog *> openDialogs()
{
    QList<QDialog *> dialogs;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *dialog = qobject_cast<QDialog *>(widget); dialog && dialog->isVisible())
            dialogs << dialog;
    }
    return dialogs;
}

template <typename Dialog>
Dialog *openDialog()
{
    for (QDialog *dialog : openDialogs()) {
        if (auto *wanted = qobject_cast<Dialog *>(dialog))
            return wanted;
    }
    return nullptr;
}

} // namespace

class TestOpenDialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void cleanupTestCase() { m_bus.stop(); }
    void everyDialogStaysInFrontAndGivesWayToARequest_data();
    void everyDialogStaysInFrontAndGivesWayToARequest();
    void requestWaitsForADialog_data();
    void requestWaitsForADialog();
    void requestWaitsForNestedDialogs();
    void secondPressOpensNoSecondDialog();
    void followsAllRequestsInOrder();
    void keepsTextTypedInPanelsOfTheSheet();
    void keepsTextTypedInFields();
    void keepsTheHandBeingCounted();
    void keepsAnUnsavedCorrection();
    void keepsTheQuestionAboutACsvFile();
    void keepsAFailureUntilItIsRead();

private:
    /// Sends the request over the bus, or drops the file on the window.
    void send(Driver &driver, Request request);
    void call(const char *method, QVariantList arguments);
    /// Verifies that the app shows the requested page and that QML reported no problems.
    void verifyFollowed(Driver &driver, Request request);
    /// Opens the request's file as a second instance does, and verifies that the app follows.
    void openFile(Driver &driver, Request request);
    QStringList argumentsOf(Request request) const;
    QString fileOf(Request request) const;

    PrivateBus m_bus;
    QTemporaryDir m_files;
    QSet<QString> m_seen; ///< The dialogs that the tests have shown, by the names of their QML files.
};

void TestOpenDialogs::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    if (!m_bus.start())
        QSKIP("no dbus-daemon here");
    const auto write = [&](const QString &name, const QByteArray &bytes) {
        QFile file(m_files.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write("record.tableside", goldenMatch("uno_switches.jsonl", 12)));
    QVERIFY(write("table.csv", "player,round,points\nGrete,1,20\nHans,1,0\n"));
    Driver driver; // writes the book's file
    driver.scores().importFrom(m_files.filePath("table.csv"));
    driver.finishJobs();
    driver.scores().importTable("dos");
    driver.finishJobs();
    driver.scores().setExportFolder(m_files.filePath("made"));
    QVERIFY(driver.scores().exportTo(ScoreController::BookFile));
    driver.finishJobs();
    const QDir made(m_files.filePath("made"));
    QVERIFY(QFile::rename(made.filePath(made.entryList(QDir::Files).value(0)), m_files.filePath("book.jsonl")));
}

/// Closes the dialogs that a failed test has left open. They are modal and would block the clicks of the next test.
void TestOpenDialogs::cleanup()
{
    for (QDialog *dialog : openDialogs())
        dialog->reject();
}

QString TestOpenDialogs::fileOf(Request request) const
{
    return m_files.filePath(request == Request::Book    ? "book.jsonl"
                            : request == Request::Table ? "table.csv"
                                                        : "record.tableside");
}

QStringList TestOpenDialogs::argumentsOf(Request request) const
{
    if (request == Request::Activate)
        return {};
    if (isPage(request))
        return {"--open", targetOf(request).name};
    return {fileOf(request)};
}

void TestOpenDialogs::openFile(Driver &driver, Request request)
{
    driver.application().open({{QUrl::fromLocalFile(fileOf(request))}, {}, {}, {}});
    verifyFollowed(driver, request);
}

/// Calls a method of the app over the bus as desktops do.
void TestOpenDialogs::call(const char *method, QVariantList arguments)
{
    QDBusMessage message = QDBusMessage::createMethodCall("io.github.tableside.Tableside", "/io/github/tableside/Tableside",
                                                          "org.freedesktop.Application", method);
    arguments << QVariantMap();
    message.setArguments(arguments);
    QDBusConnection desktop = QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), "desktop");
    QVERIFY(desktop.isConnected());
    const QDBusMessage reply = desktop.call(message, QDBus::BlockWithGui);
    QVERIFY2(reply.type() == QDBusMessage::ReplyMessage, qPrintable(reply.errorMessage()));
}

void TestOpenDialogs::send(Driver &driver, Request request)
{
    if (request == Request::Activate)
        return call("Activate", {});
    if (isPage(request))
        return call("ActivateAction", {argumentsOf(request).last(), QVariantList()});
    if (request != Request::Drop)
        return call("Open", {QStringList{QUrl::fromLocalFile(fileOf(request)).toString(QUrl::FullyEncoded)}});
    driver.dropFiles({fileOf(request)});
}

void TestOpenDialogs::verifyFollowed(Driver &driver, Request request)
{
    const bool waitsInLine = driver.scores().job()->isRunning(); // the request waits for a job that the state has started
    if (request != Request::Activate) {
        QTRY_COMPARE(driver.navigator().page(), targetOf(request).page);
        if (request == Request::Dos || request == Request::Uno) // the state may have shown the other game's setup
            QTRY_COMPARE(driver.tableController().game(), QString::fromLatin1(targetOf(request).name));
        driver.waitForItem(targetOf(request).item);
    }
    if ((request == Request::Book || request == Request::Table) && !waitsInLine) {
        driver.finishJobs(); // waits for the first job; others may follow
        if (request == Request::Book)
            QTRY_VERIFY2(driver.scores().people()->named("Grete"), qPrintable(driver.scores().notice()));
        else
            QTRY_VERIFY2(!driver.scores().tableToImport().isEmpty(), qPrintable(driver.scores().notice()));
    }
    driver.waitForFrames(); // the previous page is deleted in these frames
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestOpenDialogs::everyDialogStaysInFrontAndGivesWayToARequest_data()
{
    QTest::addColumn<int>("index");
    const int states = static_cast<int>(galleryStates().size());
    for (int index = 0; index < states; index += isThorough() ? 1 : 25)
        QTest::newRow(galleryStates()[static_cast<std::size_t>(index)].name) << index;
    if (isThorough())
        QTest::newRow("none was missed") << -1;
}

/// Brings the window to the front, which changes nothing, and then sends a request.
void TestOpenDialogs::everyDialogStaysInFrontAndGivesWayToARequest()
{
    QFETCH(const int, index);
    if (index < 0) {
        const QSet<QString> missed = allDialogs() - m_seen;
        QVERIFY2(missed.isEmpty(), qPrintable(QStringList(missed.cbegin(), missed.cend()).join(' ')));
        return;
    }
    const GalleryState &state = galleryStates()[static_cast<std::size_t>(index)];
    // Nothing can be imported into the databases of these states, which cannot be written.
    static const QSet<QString> unwritable{"setup-problem", "round-result-unstored", "result-people-unstored"};
    const bool isWritable = !unwritable.contains(QString::fromLatin1(state.name));
    for (std::size_t turn = 0; turn < targets.size() - 1; ++turn) {
        const std::size_t kind = 1 + (static_cast<std::size_t>(index) + turn) % (targets.size() - 1);
        const Request request = isWritable ? static_cast<Request>(kind) : Request::Rules;
        const QTemporaryDir folder;
        Driver driver(folder.path(), {1024, 768}, false, rulesPaper());
        FirstWindow first(driver, folder.path());
        state.reach(driver);
        driver.waitForFrames();
        const QSet<QString> over = shownIn(driver) & allDialogs();
        const Navigator::Page page = driver.navigator().page();
        send(driver, Request::Activate);
        call("ActivateAction", {QStringLiteral("fly"), QVariantList()}); // an unknown action changes nothing
        QTRY_VERIFY(first.isAsked());
        driver.waitForFrames();
        QCOMPARE(driver.navigator().page(), page);
        QVERIFY((over - shownIn(driver)).isEmpty());
        verifyFollowed(driver, Request::Activate);
        send(driver, request);
        verifyFollowed(driver, request);
        m_seen |= over;
        QStringList names(over.cbegin(), over.cend());
        names.sort();
        std::printf("walked %s, %s: %s\n", state.name, targetOf(request).name,
                    names.isEmpty() ? "in the page" : qPrintable(names.join(", ")));
        if (!isWhole() || !isWritable || over.isEmpty())
            break;
    }
}

namespace {

/// A dialog of Qt Widgets, the page and the button that open it, and the kind of file that it writes.
struct WidgetDialog
{
    const char *name;
    std::function<void(Driver &)> goThere;
    const char *button;
    const char *writes; ///< The suffix of the written file; empty for a folder, null if nothing is written.
};

void openMatchMenu(Driver &driver)
{
    driver.holdComputers();
    driver.startMatch();
    driver.tap("tableMenu");
    driver.pressByKeys("menuMore");
    driver.tabTo("saveMatch");
}

void openSheetFiles(Driver &driver)
{
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, madeUpRound(1, 2));
    driver.tap("sheetMenu");
    driver.tap("menuFiles");
}

void openBook(Driver &driver)
{
    startSheet(driver, {"Anna", "Ben"});
    driver.open(Navigator::ScoreBook, "bookExport");
}

void openPaper(Driver &driver)
{
    driver.navigator().open(Navigator::Rules);
    driver.tap("rulesPrint");
}

std::function<void(Driver &)> stateOf(const char *name)
{
    return [name](Driver &driver) { reach(driver, QLatin1String(name)); };
}

const std::vector<WidgetDialog> &widgetDialogs()
{
    static const std::vector<WidgetDialog> all{
        {"export the score book", openBook, "bookExport", "jsonl"},
        {"import scores", openBook, "bookImport", nullptr},
        {"share the picture", openSheetFiles, "filesPicture", "png"},
        {"share the sheet as PDF", openSheetFiles, "filesPdf", "pdf"},
        {"share a blank sheet", openSheetFiles, "filesBlank", "pdf"},
        {"share the spreadsheet", openSheetFiles, "filesCsv", "csv"},
        {"share the game file", openSheetFiles, "filesGame", "jsonl"},
        {"print the sheet", openSheetFiles, "filesPrint", nullptr},
        {"save the match", openMatchMenu, "saveMatch", "tableside"},
        {"export the games played (CSV)", stateOf("history-export"), "historyExportCsv", "csv"},
        {"export the games played (JSON)", stateOf("history-export"), "historyExportJson", "json"},
        {"save a game played", stateOf("history-game"), "playedSave", "tableside"},
        {"save the call log", stateOf("call-log"), "callLogShare", "txt"},
        {"save the quick card", openPaper, "paperSaveQuick", "pdf"},
        {"save the rules", openPaper, "paperSaveRules", "pdf"},
        {"print the quick card", openPaper, "paperPrintQuick", nullptr},
        {"print the rules", openPaper, "paperPrintRules", nullptr},
        {"export everything", [](Driver &driver) { driver.navigator().open(Navigator::Settings); }, "dataExport", ""},
    };
    return all;
}

} // namespace

void TestOpenDialogs::requestWaitsForADialog_data()
{
    QTest::addColumn<int>("dialog");
    QTest::addColumn<int>("request");
    QTest::addColumn<bool>("accepts");
    const std::size_t last = widgetDialogs().size() - 1;
    for (std::size_t dialog = 0; dialog <= last; ++dialog) {
        // The sample contains dialogs to read, write and print, and the one that chooses a folder.
        const bool isSample = dialog % 3 == 1 || dialog == last;
        for (std::size_t kind = 0; kind < targets.size(); ++kind) {
            const bool isItsTurn = dialog % targets.size() == kind && (isSample || isThorough());
            if (isItsTurn || isWhole())
                QTest::addRow("%s, %s", widgetDialogs()[dialog].name, targets[kind].name)
                    << static_cast<int>(dialog) << static_cast<int>(kind) << ((dialog + kind) % 2 == 0 || !isWhole());
        }
    }
}

/// The dialogs of 0.2.0 ran an event loop inside the button's handler. A request during that loop destroyed the button's page,
/// and Qt aborted the program. With such a loop the click below would not return; dialogs.cmake finds them in the sources.
void TestOpenDialogs::requestWaitsForADialog()
{
    QFETCH(const int, dialog);
    QFETCH(const int, request);
    QFETCH(const bool, accepts);
    const WidgetDialog &shown = widgetDialogs()[static_cast<std::size_t>(dialog)];
    const auto kind = static_cast<Request>(request);
    const QTemporaryDir folder;
    QTemporaryDir chosen;
    Driver driver(folder.path(), {1024, 768}, false, rulesPaper());
    driver.application().setFileService(systemFileService());
    driver.application().settings().setSaveFolder(chosen.path());
    FirstWindow first(driver, folder.path());
    shown.goThere(driver);
    const Navigator::Page page = driver.navigator().page();
    driver.click(QString::fromLatin1(shown.button));
    QTRY_COMPARE(openDialogs().size(), 1);
    std::printf("walked dialog: %s (%s)\n", shown.name, openDialogs().first()->metaObject()->className());
    if (kind == Request::Drop) {
        send(driver, kind);
    } else {
        QVERIFY(startSecond(folder.path(), argumentsOf(kind)));
        QTRY_VERIFY(first.isAsked());
    }
    driver.waitForFrames();
    QCOMPARE(driver.navigator().page(), page); // the request waits
    QCOMPARE(openDialogs().size(), 1);
    if (!accepts) {
        openDialogs().first()->reject();
    } else if (auto *files = openDialog<QFileDialog>()) {
        if (files->acceptMode() == QFileDialog::AcceptOpen && files->fileMode() == QFileDialog::ExistingFile) {
            // The name is set in the field, because selectFile() does not change a field that has the focus.
            files->findChild<QLineEdit *>("fileNameEdit")->setText(fileOf(Request::Book));
            QTRY_COMPARE(files->selectedFiles(), QStringList{fileOf(Request::Book)});
        }
        static_cast<QDialog *>(files)->done(QDialog::Accepted); // as a press on Save or Open does
    } else {
        openDialogs().first()->accept();
    }
    QTRY_VERIFY(openDialogs().isEmpty());
    driver.finishJobs();
    if (accepts && shown.writes) {
        const auto made = [&] {
            const auto kinds = *shown.writes == '\0' ? QDir::Dirs | QDir::NoDotAndDotDot : QDir::Files;
            return QDir(chosen.path()).entryInfoList(kinds);
        };
        QTRY_COMPARE(made().size(), 1);
        if (*shown.writes != '\0')
            QCOMPARE(made().first().suffix(), QString::fromLatin1(shown.writes));
        QVERIFY(made().first().size() > 0);
    }
    verifyFollowed(driver, kind);
}

/// Qt opens "Replace the file?" over "Save as" and the printer's dialog over the preview in event loops of its own.
void TestOpenDialogs::requestWaitsForNestedDialogs()
{
    const QTemporaryDir folder;
    QTemporaryDir chosen;
    Driver driver(folder.path(), {1024, 768}, false, rulesPaper());
    driver.application().setFileService(systemFileService());
    driver.application().settings().setSaveFolder(chosen.path());
    const FirstWindow first(driver, folder.path());
    openSheetFiles(driver);
    driver.click("filesCsv");
    QTRY_VERIFY(openDialog<QFileDialog>());
    QFile existing(chosen.filePath("evening.csv"));
    QVERIFY(existing.open(QIODevice::WriteOnly));
    existing.close();
    openDialog<QFileDialog>()->findChild<QLineEdit *>("fileNameEdit")->setText(existing.fileName());
    // Runs opens(), which opens a dialog in an event loop of its own. A request during that loop waits until answer() ends it.
    const auto requestDuring = [&](const std::function<void()> &opens, const std::function<bool()> &isOpen,
                                   const std::function<void()> &answer) {
        bool isAnswered = false;
        QTimer answering;
        answering.setSingleShot(true);
        QObject::connect(&answering, &QTimer::timeout, this, [&] {
            QVERIFY(QTest::qWaitFor(isOpen, 20000));
            QVERIFY(startSecond(folder.path(), argumentsOf(Request::Record)));
            driver.waitForFrames();
            QCOMPARE(driver.navigator().page(), Navigator::ScoreSheet);
            answer();
            isAnswered = true;
        });
        answering.start(0);
        opens();
        QTRY_VERIFY(isAnswered);
    };
    requestDuring([] { static_cast<QDialog *>(openDialog<QFileDialog>())->accept(); },
                  [] { return openDialog<QMessageBox>() != nullptr; },
                  [] { openDialog<QMessageBox>()->button(QMessageBox::Yes)->click(); });
    verifyFollowed(driver, Request::Record);
    QVERIFY(existing.size() > 0);
    driver.navigator().open(Navigator::Home);
    driver.navigator().open(Navigator::ScoreSheet);
    driver.tap("sheetMenu");
    driver.tap("menuFiles");
    driver.click("filesPrint");
    QTRY_VERIFY(openDialog<QPrintPreviewDialog>());
    requestDuring([] {
        for (QAction *action : openDialog<QPrintPreviewDialog>()->findChildren<QAction *>()) {
            if (action->text() == QLatin1String("Print"))
                action->trigger();
        }
    }, [] { return openDialogs().size() == 2; }, // without any printer, the second dialog is a message of Qt about that
    [] {
        for (QDialog *dialog : openDialogs()) {
            if (dialog != openDialog<QPrintPreviewDialog>())
                dialog->reject();
        }
    });
    driver.waitForFrames();
    QCOMPARE(driver.navigator().page(), Navigator::ScoreSheet); // the preview is still open
    openDialog<QPrintPreviewDialog>()->reject();
    verifyFollowed(driver, Request::Record);
}

void TestOpenDialogs::secondPressOpensNoSecondDialog()
{
    Driver driver({}, {1024, 768}, false, rulesPaper());
    driver.application().setFileService(systemFileService());
    openBook(driver);
    driver.click("bookExport");
    driver.click("bookExport");
    driver.pressByReader("bookExport");
    driver.pressByReader("bookImport");
    driver.scores().print();
    driver.waitForFrames();
    QCOMPARE(openDialogs().size(), 1);
    openDialogs().first()->reject();
    QTRY_VERIFY(openDialogs().isEmpty());
    driver.pressByReader("bookImport");
    QTRY_COMPARE(openDialogs().size(), 1);
    openDialogs().first()->reject();
}

void TestOpenDialogs::followsAllRequestsInOrder()
{
    Driver driver({}, {1024, 768}, false, rulesPaper());
    driver.application().setFileService(systemFileService());
    openBook(driver);
    driver.click("bookExport");
    QTRY_COMPARE(openDialogs().size(), 1);
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Book))}, {}, {}, {}});
    driver.application().open({{}, "rules", {}, {}});
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Record))}, {}, {}, {}});
    driver.waitForFrames();
    QCOMPARE(driver.navigator().page(), Navigator::ScoreBook);
    openDialogs().first()->reject();
    verifyFollowed(driver, Request::Record);
    driver.finishJobs();
    QVERIFY(driver.scores().people()->named("Grete"));
}

void TestOpenDialogs::keepsTextTypedInPanelsOfTheSheet()
{
    struct Row
    {
        const char *opens;
        const char *field;
        const char *typed;
    };
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    for (const Row &row : {Row{"menuDetails", "detailsNote", "Oma won"}, Row{"menuDetails", "detailsPlace", "Garden"},
                           Row{"menuDetails", "detailsTarget", "75"}, Row{"menuPlayers", "playersNew", "Cleo"},
                           Row{"", "playerNewName", "Annette"}}) {
        if (*row.opens) {
            driver.tap("sheetMenu");
            driver.tap(row.opens);
        } else {
            driver.tap("sheetPlayer0");
        }
        driver.retype(row.field, row.typed);
        openFile(driver, Request::Record);
        driver.navigator().open(Navigator::Home);
        driver.click("homeScore");
        QTRY_COMPARE(driver.text(row.field), QString::fromLatin1(row.typed));
        QCOMPARE(driver.scores().game()->note(), QString()); // it has not been saved
        driver.tap("panelClose");
        QTRY_VERIFY(!driver.isThere(row.field));
        driver.navigator().open(Navigator::Home);
        driver.click("homeScore");
        driver.waitForItem("sheetMenu");
        driver.waitForFrames();
        QVERIFY(!driver.isThere(row.field)); // the person has closed the panel
    }
}

void TestOpenDialogs::keepsTextTypedInFields()
{
    struct Row
    {
        const char *field;
        Navigator::Page page;
        const char *typed;
    };
    Driver driver;
    reach(driver, "history-export"); // without games there is nothing to search
    driver.navigator().open(Navigator::Home);
    startSheet(driver, {"Anna", "Ben"});
    driver.navigator().open(Navigator::Home); // leaves the sheet page first, which needs its game
    driver.waitForItem("homePage");
    driver.scores().closeGame();
    const QString anna = driver.scores().people()->named("Anna")->id;
    const std::vector<Row> rows{
        {"scoreSetupName", Navigator::ScoreSetup, "Olivia"}, {"scoreSeatName0", Navigator::ScoreSetup, "Otto"},
        {"setupName1", Navigator::Setup, "Olaf"}, {"personName", Navigator::Person, "Odette"},
        {"callName0", Navigator::Calls, "Oskar"}, {"bookSearch", Navigator::ScoreBook, "Ole"},
        {"historySearch", Navigator::GamesPlayed, "Oda"}, {"setupDeal", Navigator::Setup, "1234"}};
    for (const Row &row : rows) {
        const auto goThere = [&] {
            driver.navigator().open(Navigator::Home);
            driver.scores().openPerson(anna);
            driver.navigator().open(row.page);
            if (row.page == Navigator::Calls) {
                driver.waitForItem("callPage");
                driver.application().callBooth().seats()->setTied(false);
                driver.tap("callPeople");
            }
            driver.waitForRest(row.field);
        };
        goThere();
        driver.retype(row.field, row.typed);
        openFile(driver, Request::Record);
        goThere();
        QCOMPARE(driver.text(row.field), QString::fromLatin1(row.typed));
    }
}

void TestOpenDialogs::keepsTheHandBeingCounted()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben", "Cleo"});
    HandEntry &entry = *driver.scores().game()->entry();
    entry.beginRound();
    entry.markOut(0);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("entrySum"));
    driver.type("12+");
    openFile(driver, Request::Book);
    QVERIFY(driver.scores().openUnfinished());
    driver.scores().game()->entry()->beginRound();
    QCOMPARE(driver.scores().game()->entry()->sum(), QStringLiteral("12+"));
}

/// The correction also changes who went out, which is stored only when the correction is saved.
void TestOpenDialogs::keepsAnUnsavedCorrection()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben", "Cleo"});
    enterRound(driver, {0, {{1, {}, "20"}, {2, {}, "30"}}});
    driver.scores().game()->entry()->correct(0, 1);
    QVERIFY(driver.scores().game()->entry()->markOut(2));
    QVERIFY(driver.scores().game()->entry()->choose(0));
    driver.scores().game()->entry()->setSum("7");
    QVERIFY(driver.scores().game()->entry()->hasChanges());
    openFile(driver, Request::Book);
    QVERIFY(driver.scores().openUnfinished());
    HandEntry &entry = *driver.scores().game()->entry();
    QVERIFY(entry.isCorrection());
    QCOMPARE(entry.seat(), 0);
    QCOMPARE(entry.sum(), QStringLiteral("7"));
    QVERIFY(entry.save());
    QCOMPARE(driver.scores().game()->sheet().totals[2], 27);
}

void TestOpenDialogs::keepsTheQuestionAboutACsvFile()
{
    Driver driver;
    openFile(driver, Request::Table);
    QVERIFY(QFile::copy(fileOf(Request::Table), m_files.filePath("other.csv")));
    driver.application().open({{QUrl::fromLocalFile(m_files.filePath("other.csv"))}, {}, {}, {}});
    openFile(driver, Request::Book);
    QCOMPARE(driver.scores().tableToImport(), QStringLiteral("table.csv"));
    driver.tap("tableLeave");
    QTRY_COMPARE(driver.scores().tableToImport(), QStringLiteral("other.csv"));
    driver.tap("tableLeave");
    QCOMPARE(driver.scores().tableToImport(), QString());
}

void TestOpenDialogs::keepsAFailureUntilItIsRead()
{
    Driver driver;
    driver.navigator().open(Navigator::Settings);
    driver.application().userData().notice()->fail("It couldn’t be saved.");
    driver.waitForItem("dataNotice");
    openFile(driver, Request::Record);
    driver.open(Navigator::Settings, "dataNotice");
    driver.tap("settingsBack"); // leaving the page counts as having read the failure
    driver.open(Navigator::Settings, "settingsPage");
    driver.waitForFrames();
    QVERIFY(!driver.isThere("dataNotice"));
}

TABLESIDE_TEST(TestOpenDialogs)
#include "tst_open_dialogs.moc"

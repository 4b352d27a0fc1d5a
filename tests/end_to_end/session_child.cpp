// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A child process that uses the app by mouse in the real window as a family would on one evening, then ends. It plays a turn of
// DOS, imports a score book, exports, and changes a setting. Arguments: the data folder; the folder in which the person puts
// files; a score book.
#include "test_program.h"

#include "driver.h"
#include "score_by_hand.h"

#include <QApplication>
#include <QDir>

using namespace tableside;
using namespace tableside::test;

static int sessionChild(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    if (argc != 4)
        return 2;
    const QString chosen = QString::fromLocal8Bit(argv[2]);
    Driver driver(QString::fromLocal8Bit(argv[1]));
    FileService service;
    service.pickFile = [&](const QString &suggested, const PathReceiver &then) {
        then(chosen + u'/' + QFileInfo(suggested).fileName());
    };
    service.pickFolder = [&](const QString &, const PathReceiver &then) { then(chosen); };
    service.openFolder = [](const QString &) { return true; };
    driver.application().setFileService(service);

    driver.click(QStringLiteral("homePlayDos"));
    driver.click(QStringLiteral("setupStart"));
    driver.waitForItem(QStringLiteral("tablePage"));
    driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
    playByMouse(driver, driver.legal().front());
    driver.tableController().table()->saveMatch();
    driver.application().open({{QUrl::fromLocalFile(QString::fromLocal8Bit(argv[3]))}, {}, {}, {}});
    driver.waitForItem(QStringLiteral("bookPage"));
    driver.finishJobs();
    driver.scores().exportTo(ScoreController::BookFile);
    driver.finishJobs();
    driver.scores().openGame(driver.scores().book()->row(0).gameId);
    driver.scores().exportTo(ScoreController::Csv);
    driver.scores().exportTo(ScoreController::Picture);
    driver.scores().exportTo(ScoreController::Pdf);
    driver.finishJobs();
    driver.application().settings().setSpeed(1.5);
    driver.navigator().open(Navigator::Rules);
    driver.waitForItem(QStringLiteral("rulesPage"));
    driver.application().callBooth().log()->share();
    driver.application().userData().exportAll();
    driver.application().userData().job()->finish();
    return driver.application().userData().exported().isEmpty() ? 1 : 0;
}

TABLESIDE_CHILD(sessionChild)

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A child process that plays by mouse in the real window and continues the match that an earlier run left. It writes every
// stored position to standard output until a test kills it. Arguments: the data folder; "dos", "uno", or "people" for DOS
// with two people and a computer player. The lines of the output:
//   resumed ACTIONS POSITION    after the start, if an earlier match is continued
//   at ACTIONS POSITION         after each accepted action and each undo
#include "test_program.h"

#include "people_at_table.h"
#include "uno_driver.h"

#include <QApplication>
#include <QRandomGenerator>
#include <QTest>

#include <cstdio>

using namespace tableside;
using namespace tableside::test;

namespace {

void tell(const char *what, qint64 actions, const QByteArray &position)
{
    std::printf("%s %lld %s\n", what, static_cast<long long>(actions), position.constData());
    std::fflush(stdout);
}

void tellPosition(const char *what, Driver &driver)
{
    if (driver.tableController().table()->game() == QLatin1String("uno"))
        tell(what, driver.unoTable().session().actionCount(), positionText(driver.unoTable().session()));
    else
        tell(what, driver.table().session().actionCount(), positionText(driver.table().session()));
}

} // namespace

static int killChild(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    if (argc != 3)
        return 2;
    const bool isUno = QByteArray(argv[2]) == "uno";
    const bool hasPeople = QByteArray(argv[2]) == "people";
    Driver driver(QString::fromLocal8Bit(argv[1]), {1024, 768}, true);
    if (driver.tableController().unfinished()->isAny()) {
        // Connected before the click, because the AI can act as soon as the click has created the table.
        QObject::connect(&driver.tableController(), &TableController::tableChanged, [&] { tellPosition("resumed", driver); });
        driver.click(isUno ? QStringLiteral("homeContinue_uno") : QStringLiteral("homeContinue_dos"));
    } else if (hasPeople) {
        openMatch(driver, peopleConfig<dos::Game>(3, 2, QRandomGenerator::global()->generate()));
    } else {
        driver.click(isUno ? QStringLiteral("homePlayUno") : QStringLiteral("homePlayDos"));
        driver.click(QStringLiteral("setupStart"));
    }
    driver.waitForItem(QStringLiteral("tablePage"));
    GameTable &table = *driver.tableController().table();
    if (hasPeople && !table.passAndPlay()->isCovered())
        qFatal("A hand is shown before its player has asked for it");
    QObject::connect(&table.anySession(), &MatchSessionBase::happened, [&] { tellPosition("at", driver); });
    QObject::connect(&table.anySession(), &MatchSessionBase::rewound, [&] { tellPosition("at", driver); });
    const auto takesBack = [&] {
        return table.isTakeBackAllowed() && table.takeBackProblem().isEmpty() && QRandomGenerator::global()->bounded(3) == 0;
    };
    while (!table.isMatchOver()) {
        driver.waitFor([&] { return table.passAndPlay()->awaited() >= 0 || driver.isMyTurnOrOver(); }, "my turn", 60000);
        if (table.isMatchOver())
            break;
        if (table.passAndPlay()->awaited() >= 0)
            driver.click(QStringLiteral("handCoverShow"));
        else if (table.isRoundOver())
            driver.click(QStringLiteral("resultNext"));
        else if (takesBack())
            driver.click(QStringLiteral("tableTakeBack"));
        else if (isUno)
            playUnoByMouse(driver, unoLegal(driver).front());
        else
            playByMouse(driver, driver.legal().front());
        QTest::qWait(20);
    }
    return 0;
}

TABLESIDE_CHILD(killChild)

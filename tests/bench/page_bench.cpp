// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the time from opening each page to its first frame, both for the first time and again, and the memory at home.
#include "../end_to_end/driver.h"
#include "../end_to_end/people_at_table.h"
#include "stopwatch.h"
#include "tests/app/table/played_record.h"

#include <QApplication>
#include <QMetaEnum>
#include <QSet>

#include <cstdio>
#include <utility>
#include <vector>

using namespace tableside;
using namespace tableside::bench;
using namespace tableside::test;

namespace {

constexpr int repetitions = 7;

/// Prepares a score sheet with two players, the page of a person, and a table with four seats.
void prepare(Driver &driver)
{
    for (const char *name : {"Anna", "Ben"}) {
        if (!driver.scores().setup()->addNamed(QString::fromLatin1(name)))
            qFatal("Nobody sits at the sheet");
    }
    if (!driver.scores().startGame())
        qFatal("There is no sheet");
    driver.scores().openPerson(driver.scores().people()->named(QStringLiteral("Anna"))->id);
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    driver.tableController().setup()->setDealNumber(QStringLiteral("2026"));
    driver.tableController().setup()->setSeatCount(4);
}

void open(Driver &driver, Navigator::Page page, Times &times)
{
    if (page == Navigator::Table) { // leaving the page ends the match, so start a new one
        driver.tableController().startMatch();
        driver.table().finishEvents();
    } else if (page == Navigator::Lesson) {
        driver.lessons().open(QStringLiteral("dos"));
    } else if (page == Navigator::Replay) {
        QByteArray record;
        for (const std::string &line : playedRecord(peopleConfig<dos::Game>(3, 1, 11)))
            record += QByteArray::fromStdString(line) + '\n';
        if (!driver.tableController().showRecord(QStringLiteral("dos"), record))
            qFatal("There is no replay");
    }
    bool isShown = false;
    const Stopwatch watch;
    driver.navigator().open(page);
    const auto connection = QObject::connect(
        &driver.window(), &QQuickWindow::frameSwapped, &driver.window(),
        [&] {
            if (!std::exchange(isShown, true))
                times.add(watch);
        },
        Qt::DirectConnection);
    driver.window().update();
    driver.waitFor([&] { return isShown; }, "the first frame");
    QObject::disconnect(connection);
    driver.waitForFrames();
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    const QMetaEnum pages = QMetaEnum::fromType<Navigator::Page>();
    for (int row = 0; row < pages.keyCount(); ++row) {
        const auto page = static_cast<Navigator::Page>(pages.value(row));
        if (page == Navigator::Home)
            continue;
        Times first;
        Times again;
        for (int repetition = 0; repetition < repetitions; ++repetition) {
            Driver driver;
            prepare(driver);
            if (row == 1 && repetition == 0)
                std::printf("memory at home: %.1f MB\n", memory());
            open(driver, page, first);
            driver.navigator().open(Navigator::Home);
            driver.waitForItem("homePage");
            driver.waitForFrames();
            open(driver, page, again);
        }
        report(pages.key(row), std::move(first));
        report("  again", std::move(again));
    }
}

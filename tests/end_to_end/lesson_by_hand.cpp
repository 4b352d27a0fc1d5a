// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lesson_by_hand.h"

#include <QTest>

namespace tableside::test {

LessonCoach &coach(Driver &driver)
{
    LessonCoach *coach = driver.application().lessons().coach();
    if (!coach)
        qFatal("There is no lesson");
    return *coach;
}

void openLesson(Driver &driver, const QString &game)
{
    const QString first = game == QLatin1String("uno") ? QStringLiteral("learnUno") : QStringLiteral("learnDos");
    const QString later = game == QLatin1String("uno") ? QStringLiteral("homeLearnUno") : QStringLiteral("homeLearnDos");
    driver.waitFor([&] { return driver.isThere(first) || driver.isThere(later); }, "a button that opens the lesson");
    driver.click(driver.isThere(first) ? first : later);
    driver.waitForItem(QStringLiteral("tablePage"));
}

void waitForCoach(Driver &driver)
{
    driver.waitFor([&] {
        driver.pass(200);
        return coach(driver).isAsking() || coach(driver).isFinished() || coach(driver).isResuming();
    }, "the coach");
}

void doStep(Driver &driver, const std::function<void(const QString &name)> &press)
{
    waitForCoach(driver);
    const QString before = coach(driver).words();
    const int scene = coach(driver).sceneNumber();
    const auto isDone = [&] {
        return !coach(driver).isAsking() || coach(driver).words() != before || coach(driver).sceneNumber() != scene;
    };
    for (int presses = 0; presses < 8 && !isDone(); ++presses) {
        driver.pass(3000); // the grace period of a catch must end first
        driver.waitFor([&] { return isDone() || !coach(driver).targets().isEmpty(); }, qPrintable("something to press: " + before));
        const QStringList targets = coach(driver).targets();
        if (isDone())
            break;
        driver.waitForRest(targets.first());
        press(targets.first());
        QTest::qWait(0);
    }
    if (!isDone())
        qFatal("Pressing what the coach points at does not finish the step: %s", qPrintable(before));
    waitForCoach(driver);
}

void doStep(Driver &driver)
{
    doStep(driver, [&](const QString &name) {
        driver.click(name, name.startsWith(QLatin1String("card")) ? QPointF(0.15, 0.3) : QPointF(0.5, 0.5));
    });
}

} // namespace tableside::test

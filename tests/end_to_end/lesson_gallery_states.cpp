// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery_states.h"
#include "lesson_by_hand.h"

namespace tableside::test {

namespace {

GalleryState atScene(const char *name, const char *game, int scene, int steps)
{
    return {name, [game, scene, steps](Driver &driver) {
                openLesson(driver, QString::fromLatin1(game));
                for (int skipped = 0; skipped < scene; ++skipped)
                    driver.application().lessons().coach()->skip();
                for (int done = 0; done < steps; ++done)
                    doStep(driver);
                waitForCoach(driver);
            }};
}

} // namespace

std::vector<GalleryState> lessonStates()
{
    return {
        atScene("lesson-dos-single", "dos", 0, 0),
        {"lesson-dos-selected", [](Driver &driver) {
             openLesson(driver, QStringLiteral("dos"));
             waitForCoach(driver);
             driver.table().tapCard(driver.handCard(*dos::parse_card("r7")));
         }},
        {"lesson-dos-not-yet", [](Driver &driver) {
             openLesson(driver, QStringLiteral("dos"));
             waitForCoach(driver);
             driver.click("tableDraw");
         }},
        atScene("lesson-dos-told", "dos", 0, 1),
        atScene("lesson-dos-sum", "dos", 1, 0),
        atScene("lesson-dos-more", "dos", 2, 1),
        atScene("lesson-dos-end", "dos", 2, 2),
        atScene("lesson-dos-bonus", "dos", 3, 2),
        atScene("lesson-dos-double", "dos", 4, 3),
        atScene("lesson-dos-draw", "dos", 5, 0),
        atScene("lesson-dos-wild", "dos", 6, 0),
        atScene("lesson-dos-wild-told", "dos", 6, 2),
        atScene("lesson-dos-call", "dos", 7, 1),
        atScene("lesson-dos-catch", "dos", 8, 0),
        atScene("lesson-dos-out", "dos", 9, 1),
        {"lesson-dos-finished", [](Driver &driver) {
             openLesson(driver, QStringLiteral("dos"));
             while (!driver.application().lessons().coach()->isFinished())
                 doStep(driver);
         }},
        atScene("lesson-uno-match", "uno", 0, 0),
        atScene("lesson-uno-number", "uno", 0, 1),
        atScene("lesson-uno-told", "uno", 0, 3),
        atScene("lesson-uno-draw", "uno", 1, 0),
        atScene("lesson-uno-action", "uno", 2, 2),
        {"lesson-uno-wheel", [](Driver &driver) {
             openLesson(driver, QStringLiteral("uno"));
             for (int skipped = 0; skipped < 3; ++skipped)
                 driver.application().lessons().coach()->skip();
             waitForCoach(driver);
             driver.unoTable().tapCard(driver.unoTable().cards()->cardOfHand(0, uno::wild));
         }},
        atScene("lesson-uno-challenge", "uno", 4, 0),
        atScene("lesson-uno-challenge-told", "uno", 4, 1),
        atScene("lesson-uno-pose", "uno", 5, 0),
        atScene("lesson-uno-pose-move", "uno", 5, 1),
        atScene("lesson-uno-pose-told", "uno", 5, 2),
        atScene("lesson-uno-call", "uno", 6, 1),
        atScene("lesson-uno-catch", "uno", 7, 0),
        atScene("lesson-uno-skipped", "uno", 9, 0),
        {"lesson-resume", [](Driver &driver) {
             openLesson(driver, QStringLiteral("dos"));
             driver.application().lessons().coach()->skip();
             driver.click("lessonLeave");
             driver.waitForItem("homePage");
             openLesson(driver, QStringLiteral("dos"));
         }},
        {"lesson-home-first", [](Driver &driver) { driver.waitForItem("homeLearn"); }},
        {"lesson-home-later", [](Driver &driver) {
             driver.application().lessons().dismiss();
             driver.waitForItem("homeLearnUno");
         }},
    };
}

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "people_match.h"

#include "called.h"
#include "app/table/session/match_header.h"
#include "tests/app/table/opened_record.h"
#include "tests/app/table/table_fixture.h"

namespace tableside::test {

void seatPeople(Driver &driver, const QStringList &people, int computers, quint64 deal)
{
    People &book = *driver.scores().people();
    MatchConfig<dos::Game> config;
    config.rules.target = dos::Ruleset::lowest_target;
    config.seed = deal;
    for (const QString &usual : people) {
        const QString name = called(usual);
        const Person person = book.named(name).value_or(book.newPerson(name));
        if (!book.keep(person))
            qFatal("%s", qPrintable(book.problem()));
        SeatConfig &seat = config.seats.emplace_back();
        seat.name = person.name;
        seat.portrait = person.portrait;
        seat.personId = person.id;
        seat.colorIndex = person.colorIndex;
    }
    for (int computer = 0; computer < computers; ++computer) {
        SeatConfig &seat = config.seats.emplace_back();
        seat.portrait = computer == 0 ? QStringLiteral("bear") : QStringLiteral("otter");
        seat.level = Level::easy;
        seat.hasOwnName = false;
    }
    config.addNames();
    seatPeople(driver, config);
}

void seatPeople(Driver &driver, MatchConfig<dos::Game> config)
{
    driver.holdComputers();
    if (!openRecord(driver.tableController(), QStringLiteral("dos"), headerLine(config)))
        qFatal("%s", qPrintable(driver.tableController().notice()));
}

void playToResult(Driver &driver)
{
    Random random(5);
    TableSession<dos::Game> &session = driver.table().session();
    while (!session.isOver()) {
        if (session.isPlaying()) {
            playAnyLegal(session, random);
            for (const int seat : session.seating().people()) {
                if (session.isExposed(seat))
                    session.act(seat, dos::CallDos{});
            }
        } else {
            session.startRound();
        }
        driver.table().finishEvents();
    }
    driver.navigator().open(Navigator::Table);
    driver.settle();
    driver.waitForItem(driver.table().isDaily() ? "resultDaily" : "resultPlayAgain");
}

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Phones at a score book and a call booth without a window: everything that PhoneHub follows, with its own files, clocks that the
// test sets, and a door without a network.
#pragma once

#include "tests/app/phones/fake_door.h"
#include "tests/app/score/score_fixture.h"
#include "tests/app/silent_devices.h"
#include "tests/app/table/manual_time.h"

#include "app/calls/call_booth.h"
#include "app/phones/phone_hub.h"
#include "app/rules/reader/rules_reader.h"
#include "app/settings/app_settings.h"
#include "app/table/table_controller.h"
#include "app/ui/navigator.h"

#include <QCoreApplication>

namespace tableside::test {

/// A phone whose clock differs from the table's, and whose messages take their time.
struct SlowPhone
{
    Line line;
    qint64 aheadUs = 0; ///< How far its clock is ahead of the table's.
    qint64 outUs = 0;   ///< The way of its messages to the table.
    qint64 backUs = 0;
    qint64 heardUs = 0; ///< The time on its clock at which it received the last answer.
};

class PhoneFixture
{
public:
    PhoneFixture()
    {
        auto owned = std::make_unique<FakeDoor>();
        door = owned.get();
        hub = std::make_unique<PhoneHub>(std::move(owned), tables, *scores.room->people(), settings, rules, clock);
        hub->follow(navigator, *scores.room, booth);
        if (!hub->start())
            qFatal("%s", qPrintable(hub->problem()));
    }

    static void settle()
    {
        QCoreApplication::processEvents();
        QCoreApplication::processEvents(); // a queued navigation starts the timer that sends the views
    }
    void open(Navigator::Page page)
    {
        navigator.open(page);
        settle();
    }
    /// Connects a phone and lets its player say who they are; nobody if `who` is empty.
    Line join(const QJsonObject &who, const QString &language = QStringLiteral("en"), const QString &token = {}) const
    {
        const Line line = door->connectPhone();
        line->say(QStringLiteral("hello"), QJsonObject{{QStringLiteral("secret"), hub->link().section(u'#', 1)},
                                                       {QStringLiteral("token"), token},
                                                       {QStringLiteral("language"), language}});
        if (!who.isEmpty())
            line->say(QStringLiteral("who"), who);
        settle();
        return line;
    }
    Line joinNamed(const QString &name, const QString &language = QStringLiteral("en")) const
    {
        return join({{QStringLiteral("name"), name}}, language);
    }
    static QString tokenOf(const Line &line) { return line->welcome.value(QStringLiteral("token")).toString(); }

    /// Lets the phone measure the clocks with `times` messages.
    void measure(SlowPhone &phone, int times = 8)
    {
        for (int exchange = 0; exchange < times; ++exchange) {
            QJsonObject message{{QStringLiteral("at"), static_cast<double>(nowUs + phone.aheadUs) / 1e3}};
            if (phone.heardUs > 0) {
                message.insert(QStringLiteral("table"), phone.line->time.value(QStringLiteral("table")));
                message.insert(QStringLiteral("heard"), static_cast<double>(phone.heardUs) / 1e3);
            }
            nowUs += phone.outUs;
            phone.line->say(QStringLiteral("time"), message);
            nowUs += phone.backUs;
            phone.heardUs = nowUs + phone.aheadUs;
        }
    }

    QTemporaryDir folder;
    ScoreFixture scores;
    SilentSoundBoard sounds;
    ManualTime time;
    qint64 nowUs = 1'000'000'000;
    MicroClock clock = [this] { return nowUs; };
    AppSettings settings{folder.filePath(QStringLiteral("tableside.ini"))};
    SilentVoice voice;
    RulesReader rules{settings, voice};
    Navigator navigator;
    TableController tables{*scores.database, sounds, settings, time, *scores.room->people()};
    CallBooth booth{*scores.database, *scores.room, sounds, settings, folder.filePath(QStringLiteral("voices")),
                    BoothClocks{clock, [] { return qint64{1'700'000'000'000}; }}};
    FakeDoor *door = nullptr;
    std::unique_ptr<PhoneHub> hub;
};

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A score book without a window, for tests. It has its own temporary files and a clock that the test controls.
#pragma once

#include "app/score/book/score_controller.h"
#include "app/store/database/database.h"
#include "app/store/schema/fact_text.h"

#include <QTemporaryDir>

#include <algorithm>
#include <memory>

namespace tableside::test {

class ScoreFixture
{
public:
    ScoreFixture() { openAgain(); }

    /// Opens the database and the controller again, as a restart of the app does.
    void openAgain()
    {
        room.reset();
        database = std::make_unique<Database>(folder.filePath(QStringLiteral("tableside.sqlite")));
        room = std::make_unique<ScoreController>(*database, [this] { return now += 1000; });
        room->setExportFolder(folder.filePath(QStringLiteral("out")));
    }

    ScoreGame &begin(const QStringList &names = {"Anna", "Ben", "Cleo"}, bool countAgainst = false)
    {
        ScoreSetup &setup = *room->setup();
        setup.clear();
        for (const QString &name : names)
            setup.addNamed(name);
        setup.setCountAgainst(countAgainst);
        if (!room->startGame())
            qFatal("%s", qPrintable(room->notice()));
        return *room->game();
    }

    /// Begins a game and enters its first round. Without \p hands, the first player goes out and the others have 20 points each.
    ScoreGame &play(const QStringList &names = {"Anna", "Ben", "Cleo"}, QStringList hands = {}, bool countAgainst = false)
    {
        if (hands.isEmpty())
            hands = QStringList{QString()} + QStringList(names.size() - 1, QStringLiteral("20"));
        ScoreGame &game = begin(names, countAgainst);
        if (!enterRound(game, hands))
            qFatal("%s", qPrintable(game.entry()->problem()));
        return game;
    }

    /// Begins a game and its first round, in which the first player goes out.
    HandEntry &beginRound(const QStringList &names = {"Anna", "Ben", "Cleo"}, bool countAgainst = false)
    {
        HandEntry &entry = *begin(names, countAgainst).entry();
        entry.beginRound();
        if (!entry.markOut(0))
            qFatal("%s", qPrintable(entry.problem()));
        return entry;
    }

    static void typeKeys(HandEntry &entry, const QString &keys)
    {
        for (const QChar key : keys)
            entry.type(key);
    }
    /// Enters and confirms a sum for each of the next hands of the round.
    static bool enterHands(HandEntry &entry, const QStringList &sums)
    {
        return std::ranges::all_of(sums, [&](const QString &sum) {
            entry.setSum(sum);
            return entry.confirm();
        });
    }
    template <typename Row>
    static QStringList namesOf(const RowsModel<Row> &model)
    {
        QStringList names;
        for (const Row &row : model.rows())
            names << row.name;
        return names;
    }
    /// Opens the page of a person and returns the number of games won.
    int winsOf(const QString &person)
    {
        room->openPerson(person);
        return room->person()->statistics().wins;
    }

    /// Imports a file and waits for the end. Returns false too if the controller asks which game a table is from.
    static bool importFrom(ScoreController &room, const QString &path)
    {
        room.importFrom(path);
        return hasDone(room);
    }
    static bool importTable(ScoreController &room, const QString &game)
    {
        room.importTable(game);
        return hasDone(room);
    }
    static bool answerImport(ScoreController &room, bool yes)
    {
        room.answerImport(yes);
        return hasDone(room);
    }
    static bool exportBook(ScoreController &room) { return room.exportTo(ScoreController::BookFile) && hasDone(room); }
    static bool hasDone(ScoreController &room)
    {
        room.job()->finish();
        return !room.notice().isEmpty() && !room.pageNotice()->isError();
    }

    /// Returns the contents of a score file with \p games games of ten rounds each.
    static QByteArray bookOf(int games)
    {
        score::GameStarted start;
        start.target = 99'999;
        start.players = {{"a", "Anton", "owl", 1}, {"b", "Berta", "fox", 2}};
        std::vector<score::Fact> facts{{1'700'000'000'000, start}};
        for (int round = 0; round < 10; ++round) {
            facts.push_back({1'700'000'000'000, score::WentOut{round, "a"}});
            facts.push_back({1'700'000'000'000, score::HandEntered{round, "b", score::Entry{{}, {7}}}});
            facts.push_back({1'700'000'000'000, score::RoundClosed{}});
        }
        const QByteArray game = factTexts(facts).join('\n');
        QByteArray book = R"({"format":"tableside-scores","version":3})" "\n"
                          R"({"person":{"id":"a","name":"Anton","portrait":"owl","colour":1}})" "\n"
                          R"({"person":{"id":"b","name":"Berta","portrait":"fox","colour":2}})" "\n";
        for (int number = 0; number < games; ++number)
            book += R"({"game":"game-)" + QByteArray::number(number) + "\"}\n" + game + '\n';
        return book;
    }

    /// Enters and closes a round. \p hands has a sum for each seat; that of the player who went out is empty.
    static bool enterRound(ScoreGame &game, const QStringList &hands)
    {
        HandEntry &entry = *game.entry();
        entry.beginRound();
        bool done = entry.markOut(static_cast<int>(hands.indexOf(QString())));
        for (int seat = 0; seat < hands.size(); ++seat) {
            if (hands[seat].isEmpty())
                continue;
            done = done && entry.choose(seat);
            entry.setSum(hands[seat]);
            done = done && entry.confirm();
        }
        return done && entry.closeRound();
    }

    QTemporaryDir folder;
    qint64 now = 1'700'000'000'000;
    std::unique_ptr<Database> database;
    std::unique_ptr<ScoreController> room;
};

} // namespace tableside::test

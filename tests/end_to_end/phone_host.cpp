// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A child process that lets phones join a match on this computer, for real browsers (tests/phone). Arguments: the game, the number
// of seats, how many of them are people, and the deal number; optionally a folder for the data, whose unfinished match is continued,
// and one for pictures of the table.
// Prints the page's address with its secret, then obeys lines of its standard input: "picture NAME" stores a picture of the window,
// "stop" stops letting phones in, "quit" ends the program. Answers each line with "ok".
#include "test_program.h"

#include "people_match.h"

#include <QApplication>
#include <QSocketNotifier>
#include <QTextStream>

#include <unistd.h>

using namespace tableside;
using namespace tableside::test;

namespace {

template <typename Game>
void openMatch(Driver &driver, int seats, int people, quint64 seed)
{
    static const QStringList names{"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jan"};
    static const QStringList portraits{"owl", "fox", "bear", "hare", "frog", "heron", "badger", "hedgehog", "owl", "fox"};
    MatchConfig<Game> config;
    for (int seat = 0; seat < seats; ++seat) {
        SeatConfig &one = config.seats.emplace_back();
        one.name = names[seat];
        one.portrait = portraits[seat];
        one.colorIndex = seat;
        if (seat >= people)
            one.level = Level::medium;
    }
    config.seed = seed;
    MatchStore store(driver.application().database());
    QString problem;
    if (driver.tableController().resumeMatch(QString::fromLatin1(Game::name.data()))) { // after a kill
        driver.navigator().open(Navigator::Table);
        return driver.waitForItem(QStringLiteral("tablePage"));
    }
    const auto session = TableSession<Game>::begin(config, store, systemTime(), problem);
    if (!session)
        qFatal("%s", qPrintable(problem));
    driver.tableController().reload();
    driver.tableController().resumeMatch(session->storedId());
    driver.navigator().open(Navigator::Table);
    driver.waitForItem(QStringLiteral("tablePage"));
}

} // namespace

static int phoneHost(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    if (argc < 5)
        return 2;
    const QString folder = argc > 5 ? QString::fromLocal8Bit(argv[5]) : QString();
    const QString pictures = argc > 6 ? QString::fromLocal8Bit(argv[6]) : QString();
    Driver driver(folder, {1024, 768}, true, {}, Driver::Phones::OnNetwork);
    const int seats = QByteArray(argv[2]).toInt();
    const int people = QByteArray(argv[3]).toInt();
    const quint64 seed = QByteArray(argv[4]).toULongLong();
    if (qstrcmp(argv[1], "uno") == 0)
        openMatch<uno::Game>(driver, seats, people, seed);
    else
        openMatch<dos::Game>(driver, seats, people, seed);
    PhoneHub &phones = driver.application().phones();
    QTextStream out(stdout);
    if (!phones.startOn(QStringLiteral("127.0.0.1"))) {
        out << phones.problem() << Qt::endl;
        return 1;
    }
    out << phones.link() << Qt::endl;
    QTextStream in(stdin);
    QSocketNotifier notifier(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&notifier, &QSocketNotifier::activated, &application, [&] {
        const QString line = in.readLine();
        if (line.startsWith(QStringLiteral("picture ")))
            driver.window().grabWindow().save(pictures + u'/' + line.mid(8) + QStringLiteral(".png"));
        else if (line == QStringLiteral("stop"))
            phones.stop();
        else
            QCoreApplication::quit();
        out << "ok" << Qt::endl;
    });
    return QApplication::exec();
}

TABLESIDE_CHILD(phoneHost)

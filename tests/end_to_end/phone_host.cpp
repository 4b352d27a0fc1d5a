// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A child process that lets phones join a match on this computer, for real browsers (tests/phone). Arguments: the game, the
// number of seats, how many of them are people, and the deal number; optionally a folder for the data, whose unfinished match is
// continued, and one for pictures of the table.
// Prints the page's address with its secret, then obeys lines of its standard input, and answers each with a line, "ok" unless
// the line asks for something:
//   open GAME SEATS PEOPLE SEED   opens another match
//   sheet GAME NAME…              opens the score sheet of a new game with real cards, whose first player has just gone out
//   calls                         opens the call buttons of the players of the sheet
//   fact                          answers with the last fact of the sheet in the database
//   sentence                      answers with what the referee of the call buttons has said
//   picture NAME                  stores a picture of the window
//   stop                          stops letting phones in
//   quit                          ends the program
// Prints "shown MS" at any time when an action is shown at the table: the time of the first frame after it, since the epoch.
#include "test_program.h"

#include "people_at_table.h"
#include "people_match.h"
#include "score_by_hand.h"

#include <QApplication>
#include <QDateTime>
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
    if (driver.tableController().resumeMatch(QString::fromLatin1(Game::name.data()))) // after a kill
        driver.open(Navigator::Table, QStringLiteral("tablePage"));
    else
        openMatch(driver, config);
}

void openMatch(Driver &driver, const QString &game, int seats, int people, quint64 seed)
{
    if (game == QLatin1String("uno"))
        openMatch<uno::Game>(driver, seats, people, seed);
    else
        openMatch<dos::Game>(driver, seats, people, seed);
}

/// Opens the score sheet of a new game of \p names. The first of them has gone out in the first round.
void openSheet(Driver &driver, const QString &game, const QStringList &names)
{
    driver.scores().setup()->setGame(game);
    ScoreGame &sheet = beginGame(driver, names);
    const score::PlayerId first = sheet.sheet().seats.front().player.id;
    if (const QString problem = sheet.session().state(score::WentOut{0, first}); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    driver.open(Navigator::ScoreSheet, QStringLiteral("sheetPage"));
}

QString lastFact(Driver &driver)
{
    const auto facts = driver.scores().store().facts(driver.scores().game()->session().gameId());
    return facts && !facts->isEmpty() ? QString::fromUtf8(facts->last()) : driver.scores().store().problem();
}

/// Stores a picture of the window after the cards have reached their positions.
void takePicture(Driver &driver, const QString &file)
{
    const GameTable *table = driver.anyTable();
    driver.waitFor([&] { return !table || (!table->isBusy() && table->moment().words.isEmpty()); }, "the end of the animations");
    driver.settle();
    driver.window().grabWindow().save(file);
}

/// Obeys a line of the standard input. Returns the answer.
QString obey(Driver &driver, const QStringList &words, const QString &pictures)
{
    const QString what = words.value(0);
    if (what == QLatin1String("open"))
        openMatch(driver, words.value(1), words.value(2).toInt(), words.value(3).toInt(), words.value(4).toULongLong());
    else if (what == QLatin1String("sheet"))
        openSheet(driver, words.value(1), words.mid(2));
    else if (what == QLatin1String("calls"))
        driver.open(Navigator::Calls, QStringLiteral("callPage"));
    else if (what == QLatin1String("fact"))
        return lastFact(driver);
    else if (what == QLatin1String("sentence"))
        return driver.application().callBooth().sentence();
    else if (what == QLatin1String("stop"))
        driver.application().phones().stop();
    else if (what == QLatin1String("picture"))
        takePicture(driver, pictures + u'/' + words.value(1) + QStringLiteral(".png"));
    else
        QCoreApplication::quit();
    return QStringLiteral("ok");
}

/// Prints when each action of the open match is first shown.
class FrameTimes : public QObject
{
public:
    FrameTimes(Driver &driver, QTextStream &out) : m_driver(driver), m_out(out)
    {
        connect(&driver.window(), &QQuickWindow::frameSwapped, this, &FrameTimes::onFrame);
        connect(&driver.tableController(), &TableController::tableChanged, this, &FrameTimes::follow);
        follow();
    }

private:
    void follow()
    {
        if (GameTable *table = m_driver.anyTable())
            connect(&table->anySession(), &MatchSessionBase::happened, this, [this] { m_hasChanged = true; });
    }
    void onFrame()
    {
        if (std::exchange(m_hasChanged, false))
            m_out << "shown " << QDateTime::currentMSecsSinceEpoch() << Qt::endl;
    }

    Driver &m_driver;
    QTextStream &m_out;
    bool m_hasChanged = false;
};

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
    openMatch(driver, QString::fromLatin1(argv[1]), QByteArray(argv[2]).toInt(), QByteArray(argv[3]).toInt(),
              QByteArray(argv[4]).toULongLong());
    PhoneHub &phones = driver.application().phones();
    QTextStream out(stdout);
    if (!phones.startOn(QStringLiteral("127.0.0.1"))) {
        out << phones.problem() << Qt::endl;
        return 1;
    }
    out << phones.link() << Qt::endl;
    const FrameTimes times(driver, out);
    QTextStream in(stdin);
    QSocketNotifier notifier(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&notifier, &QSocketNotifier::activated, &application,
                     [&] { out << obey(driver, in.readLine().split(u' '), pictures) << Qt::endl; });
    return QApplication::exec();
}

TABLESIDE_CHILD(phoneHost)

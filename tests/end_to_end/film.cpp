// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The film: plays a match at normal speed with one person, who follows the app's hints, and computer players. Saves a picture of
// the window every 400 ms, and beside each picture the log lines that are new since the one before. So somebody who has seen
// only the pictures can be asked what happened.
#include "film_rows.h"

#include "engine/core/random.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <cstdio>

using namespace tableside;
using namespace tableside::test;

namespace {

constexpr int pictureMs = 400;
constexpr int tickMs = 700;     ///< The time between two things that the person does, at normal speed.
constexpr int resultMs = 8'000; ///< How long the person looks at the result of a round.

/// The person at the first seat. Plays as the hints say, and calls, catches, jumps in and moves in a pose at random.
class FilmPlayer
{
public:
    FilmPlayer(Driver &driver, quint64 seed, double speed) : m_driver(driver), m_random(seed), m_speed(speed) { m_rest.start(); }

    /// Does the next thing if it is time.
    void act()
    {
        if (m_rest.elapsed() < qRound64(tickMs / m_speed))
            return;
        m_rest.start();
        GameTable &table = *m_driver.anyTable();
        const auto &seats = table.seats()->rows();
        const bool isAnyExposed = std::ranges::any_of(seats, [&](const SeatRow &seat) {
            return seat.exposed && !seat.isYou && table.graceFilled(seat.seat) >= 1; // earlier, the table would refuse the catch
        });
        if (!table.isRoundOver())
            m_sinceResult.invalidate();
        if (table.isViewerExposed() && decides(2))
            table.call();
        else if (isAnyExposed && decides(3))
            table.catchFirst();
        else if (auto *uno = qobject_cast<UnoTable *>(&table); uno && uno->prompt() == UnoTable::JumpIn && decides(2))
            jumpIn(*uno);
        else if (uno && uno->mustHoldStill() && decides(8))
            m_driver.key(Qt::Key_Left); // the pose is watched by the app's own monitor
        else if (table.hint()->state() == HintModel::Shown)
            table.playHint();
        else if (table.isMyTurn() && table.hint()->state() == HintModel::None && table.hint()->isPossible())
            table.hint()->toggle();
        else if (table.isRoundOver() && !table.isMatchOver())
            leaveResult(table);
    }

private:
    /// Returns true once in \p times.
    bool decides(std::uint32_t times) { return m_random.below(times) == 0; }

    static void jumpIn(UnoTable &table)
    {
        for (const int cardId : table.cards()->hand(table.viewerSeat())) {
            if (table.cards()->card(cardId).playable) {
                table.tapCard(cardId);
                return;
            }
        }
    }

    void leaveResult(GameTable &table)
    {
        if (!m_sinceResult.isValid())
            m_sinceResult.start();
        else if (m_sinceResult.elapsed() > resultMs)
            table.nextRound();
    }

    Driver &m_driver;
    Random m_random;
    double m_speed;
    QElapsedTimer m_rest;
    QElapsedTimer m_sinceResult;
};

/// Saves the picture with that number.
void shoot(Driver &driver, const QString &folder, int picture)
{
    const QString file = QStringLiteral("%1/%2.jpg").arg(folder).arg(picture, 4, 10, QLatin1Char('0'));
    if (!driver.window().grabWindow().save(file, "JPG", 92))
        qFatal("Cannot write %s", qPrintable(file));
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{"output", "Write the pictures and film.txt into DIR.", "DIR", "film"},
                       {"game", "The game: dos or uno.", "GAME", "uno"},
                       {"seats", "The number of players.", "N", "4"},
                       {"rules", "The rules: printed, chaos, or all (all house rules, but with bluffing).", "RULES", "all"},
                       {"seed", "The number of the deal.", "NUMBER", "1"},
                       {"look", "The language, text size, and window, such as de:1.3:360x740.", "LOOK", "en:1:1024x768"},
                       {"rounds", "Stop after N rounds; 0 for the whole match.", "N", "0"},
                       {"pictures", "Stop after N pictures.", "N", "100000"},
                       {"speed", "The speed of the table, as in Settings.", "FACTOR", "1"},
                       {"still", "With reduced motion."},
                       {"moments", "Instead of a match, show each kind of moment by itself, in every LOOK."},
                       {"moment", "The same, but only the moments whose names begin so.", "NAME"}});
    parser.process(application);
    const QString folder = parser.value("output");
    if (parser.isSet("moments") || parser.isSet("moment")) {
        QList<Look> looks;
        for (const QString &look : parser.values("look"))
            looks << lookFrom(look);
        if (!QDir().mkpath(folder))
            qFatal("Cannot make the folder %s", qPrintable(folder));
        filmRows(folder, looks, parser.value("moment"));
        return 0;
    }
    QFile logFile(folder + "/film.txt");
    if (!QDir().mkpath(folder) || !logFile.open(QIODevice::WriteOnly))
        qFatal("Cannot write into %s", qPrintable(folder));

    const Look look = lookFrom(parser.value("look"));
    const double speed = parser.value("speed").toDouble();
    Driver driver({}, sizeFrom(look.size), true);
    turnInto(driver, look, speed, parser.isSet("still"));
    driver.tableController().setAiPace({});
    setUpFilm(driver, parser.value("game"), parser.value("seats").toInt(), parser.value("rules"), parser.value("seed"));
    driver.navigator().open(Navigator::Table);

    GameTable &table = *driver.anyTable();
    FilmPlayer person(driver, parser.value("seed").toULongLong(), speed);
    QTextStream log(&logFile);
    QElapsedTimer film;
    film.start();
    int lines = 0;
    int stop = parser.value("pictures").toInt();
    const int rounds = parser.value("rounds").toInt();
    for (int picture = 0; picture < stop;) {
        person.act();
        if (film.elapsed() < picture * pictureMs) {
            QTest::qWait(10);
            continue;
        }
        shoot(driver, folder, picture);
        for (lines = lines > table.log()->count() ? 0 : lines; lines < table.log()->count(); ++lines)
            log << picture << '\t' << table.log()->row(lines).text << '\n';
        log.flush();
        ++picture;
        if (table.isMatchOver() || (rounds > 0 && table.isRoundOver() && table.round() >= rounds))
            stop = std::min(stop, picture + resultMs / pictureMs);
        if (!table.isRoundOver() && film.elapsed() > picture * pictureMs + 10'000)
            qFatal("The pictures are ten seconds late at %d", picture);
    }
    std::printf("%d pictures in %lld s, round %d\n", stop, static_cast<long long>(film.elapsed() / 1000), table.round());
    return driver.application().problems().isEmpty() ? 0 : 1;
}

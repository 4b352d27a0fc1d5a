// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A child process that plays a match with phones over the network: the people at the device and the computer players.
// tst_phones has the phones, and kills the process. Arguments: the folder for the data, whose unfinished match is continued;
// the seed and the number of the match (phone_match_terms.h). Prints the page's address with its secret, then obeys lines of
// its standard input: "allow" and "refuse" answer the phones that ask for a seat, "here SEAT" plays a seat at the device whose
// phone is lost. Answers each line with "ok".
#include "test_program.h"

#include "people_at_table.h"
#include "tests/app/phones/device_players.h"
#include "tests/app/phones/phone_match_terms.h"

#include <QApplication>
#include <QSocketNotifier>
#include <QTextStream>
#include <QTimer>

#include <unistd.h>

using namespace tableside;
using namespace tableside::test;

namespace {

template <typename Game>
void openPhoneMatch(Driver &driver, const PhoneMatchTerms &terms)
{
    if (driver.tableController().resumeMatch(QString::fromLatin1(Game::name.data())))
        driver.open(Navigator::Table, QStringLiteral("tablePage"));
    else
        openMatch(driver, configOf<Game>(terms));
}

void obey(PhoneHub &phones, const QString &line)
{
    if (line.startsWith(QStringLiteral("here ")))
        return phones.playHere(line.mid(5).toInt());
    const QList<PhoneRow> rows = phones.phones()->rows();
    for (const PhoneRow &row : rows) {
        if (row.isAsking)
            line == QStringLiteral("allow") ? phones.allow(row.phoneId) : phones.refuse(row.phoneId);
    }
}

} // namespace

static int phoneMatchChild(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    if (argc != 4)
        return 2;
    Driver driver(QString::fromLocal8Bit(argv[1]), {1024, 768}, false, {}, Driver::Phones::OnNetwork);
    driver.tableController().setAiPace({0, 0, 0, 0});
    driver.tableController().setHolds(false);
    const PhoneMatchTerms terms = phoneMatchTerms(QByteArray(argv[2]).toULongLong(), QByteArray(argv[3]).toInt());
    terms.isUno ? openPhoneMatch<uno::Game>(driver, terms) : openPhoneMatch<dos::Game>(driver, terms);
    PhoneHub &phones = driver.application().phones();
    QTextStream out(stdout);
    if (!phones.startOn(QStringLiteral("127.0.0.1"))) {
        out << phones.problem() << Qt::endl;
        return 1;
    }
    Random random(terms.seed);
    QTimer people;
    bool isComplete = false;
    QObject::connect(&people, &QTimer::timeout, [&] {
        // Until all phones have joined, the table cannot know which seats play at the device.
        isComplete = isComplete || driver.tableController().table()->phones().size() == terms.phones.size();
        if (!isComplete)
            return;
        terms.isUno ? playAtDevice(driver.unoTable(), random) : playAtDevice(driver.table(), random);
    });
    people.start(10);
    out << phones.link() << Qt::endl;
    QTextStream in(stdin);
    QSocketNotifier notifier(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&notifier, &QSocketNotifier::activated, &application, [&] {
        const QString line = in.readLine();
        if (line.isNull())
            return QCoreApplication::quit();
        obey(phones, line);
        out << "ok" << Qt::endl;
    });
    return QApplication::exec();
}

TABLESIDE_CHILD(phoneMatchChild)

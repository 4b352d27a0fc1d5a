// Plays DOS by mouse in the real window, going on with what was left; tells every stored position on standard
// output until somebody kills it.
//   resumed ACTIONS POSITION    after the start, if there was a match to go on with
//   at ACTIONS POSITION         after each accepted action
#include "driver.h"

#include <QGuiApplication>
#include <QTest>

#include <cstdio>

using namespace tableside;
using namespace tableside::test;

namespace {

void tell(const char *what, const TableSession &session)
{
    std::printf("%s %lld %s\n", what, static_cast<long long>(session.actionCount()), positionText(session).constData());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QGuiApplication application(argc, argv);
    if (argc != 2)
        return 2;
    Driver driver(QString::fromLocal8Bit(argv[1]), {1024, 768}, true);
    if (driver.playroom().hasUnfinishedMatch()) {
        // Heard before the AI can go on: the table is there as soon as the button is pressed.
        QObject::connect(&driver.playroom(), &Playroom::tableChanged,
                         [&] { tell("resumed", driver.table().session()); });
        driver.click(QStringLiteral("homeContinue"));
    } else {
        driver.click(QStringLiteral("homePlayDos"));
        driver.click(QStringLiteral("setupStart"));
    }
    driver.waitForItem(QStringLiteral("tablePlace"));
    QObject::connect(&driver.table().session(), &TableSession::happened,
                     [&] { tell("at", driver.table().session()); });
    while (!driver.table().isMatchOver()) {
        driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn", 60000);
        if (driver.table().isMatchOver())
            break;
        if (driver.table().isRoundOver())
            driver.click(QStringLiteral("resultNext"));
        else
            playByMouse(driver, driver.legal().front());
        QTest::qWait(20);
    }
    return 0;
}

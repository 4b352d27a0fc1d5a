// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures what phones and hostile clients cost a UNO table of ten: the time from one frame to the next, memory, and the time
// from a tap on a phone to the view on it and to the frame at the table. The clients are in other processes.
// `tableside_phone_bench [SECONDS [MODE…]]`; the default is 20 seconds of each mode. The modes:
//   alone      the same match without phones; the program plays
//   phones     ten phones play; also the base of the following modes, in which they go on playing
//   slow half many bytes utf8 deep hello   another process floods the table from many addresses
//   rules time act language pings          four of the phones send as much as they may, beside playing
#include "../app/phones/phone_wire.h"
#include "../end_to_end/people_at_table.h"
#include "stopwatch.h"

#include "engine/core/random.h"

#include <QApplication>
#include <QJsonDocument>
#include <QProcess>
#include <QSocketNotifier>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <numeric>
#include <vector>

#include <unistd.h>

using namespace tableside;
using namespace tableside::bench;
using namespace tableside::test;

namespace {

constexpr int seats = 10;
constexpr int betweenActions = 250; ///< The time between two actions in ms. Ten people play slower.
const QStringList networkFloods{"slow", "half", "many", "bytes", "utf8", "deep", "hello"};
const QStringList phoneFloods{"rules", "time", "act", "language", "pings"};

/// Returns the time in ms of a clock that is the same in all processes.
double steadyMs()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double percentile(std::vector<double> values, double percent)
{
    if (values.empty())
        return -1;
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(static_cast<double>(values.size() - 1) * percent / 100)];
}

QByteArray jsonOf(const QString &kind, const QJsonValue &value)
{
    return QJsonDocument(QJsonObject{{kind, value}}).toJson(QJsonDocument::Compact);
}

// The process with the phones.

struct BenchPhone
{
    std::unique_ptr<PhoneWire> wire;
    int seat = 0;
    QString token;
    QJsonObject view;
    double tappedAt = 0; ///< 0 while no answer is awaited.
    QJsonObject clock;
};

class BenchPhones
{
public:
    BenchPhones(const QString &link, const QString &flood) : m_link(link), m_flood(flood)
    {
        for (int seat = 0; seat < seats; ++seat) {
            BenchPhone &phone = *m_phones.emplace_back(std::make_unique<BenchPhone>());
            phone.seat = seat;
            connectPhone(phone);
        }
        QObject::connect(&m_acting, &QTimer::timeout, [this] { act(); });
        m_acting.start(betweenActions);
        QObject::connect(&m_measuring, &QTimer::timeout, [this] { measure(); });
        m_measuring.start(2000);
        QObject::connect(&m_flooding, &QTimer::timeout, [this] { sendFlood(); });
        if (!flood.isEmpty())
            m_flooding.start(35); // 28 a second, beside the phone's own messages
    }

private:
    void connectPhone(BenchPhone &phone)
    {
        phone.clock = {};
        phone.view = {};
        phone.tappedAt = 0;
        phone.wire = std::make_unique<PhoneWire>(m_link.section(u'#', 0, 0), phone.seat + 2);
        phone.wire->onOpen = [this, &phone] {
            QJsonObject hello{{QStringLiteral("secret"), m_link.section(u'#', 1)},
                              {QStringLiteral("language"), QStringLiteral("en")}};
            if (!phone.token.isEmpty())
                hello.insert(QStringLiteral("token"), phone.token);
            phone.wire->sendText(jsonOf(QStringLiteral("hello"), hello));
            if (phone.token.isEmpty())
                phone.wire->sendText(jsonOf(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), phone.seat}}));
        };
        phone.wire->onText = [this, &phone](const QByteArray &text) { receive(phone, text); };
    }
    void receive(BenchPhone &phone, const QByteArray &text)
    {
        const QJsonObject message = QJsonDocument::fromJson(text).object();
        if (message.contains(QStringLiteral("welcome")))
            phone.token = message.value(QStringLiteral("welcome")).toObject().value(QStringLiteral("token")).toString();
        if (message.contains(QStringLiteral("time")))
            phone.clock = {{QStringLiteral("table"),
                            message.value(QStringLiteral("time")).toObject().value(QStringLiteral("table"))},
                           {QStringLiteral("heard"), steadyMs()}};
        if (!message.contains(QStringLiteral("view")))
            return;
        const QJsonObject before = std::exchange(phone.view, message.value(QStringLiteral("view")).toObject());
        // The flood may have asked for a view that was sent before the action was done.
        if (phone.tappedAt > 0
            && before.value(QStringLiteral("actions")) != phone.view.value(QStringLiteral("actions"))) {
            std::printf("tap %.3f %.3f\n", phone.tappedAt, steadyMs() - phone.tappedAt);
            std::fflush(stdout);
            phone.tappedAt = 0;
        }
    }
    /// Lets the player in turn do the first possible action, as the program does in the mode "alone".
    void act()
    {
        for (const auto &phone : m_phones) {
            if (!phone->wire->isOpen())
                continue;
            const QJsonArray actions = phone->view.value(QStringLiteral("actions")).toArray();
            if (phone->view.value(QStringLiteral("over")).isObject()) {
                phone->wire->sendText(jsonOf(QStringLiteral("ready"), true));
            } else if (!actions.isEmpty()) {
                phone->tappedAt = steadyMs();
                phone->wire->sendText(jsonOf(
                    QStringLiteral("act"),
                    QJsonObject{{QStringLiteral("action"), actions.first().toObject().value(QStringLiteral("action"))},
                                {QStringLiteral("version"), phone->view.value(QStringLiteral("version"))}}));
            }
        }
    }
    void measure()
    {
        for (const auto &phone : m_phones) {
            if (!phone->wire->isOpen())
                continue;
            QJsonObject time = phone->clock;
            time.insert(QStringLiteral("at"), steadyMs());
            phone->wire->sendText(jsonOf(QStringLiteral("time"), time));
        }
    }
    void sendFlood()
    {
        ++m_sent;
        for (int seat = 0; seat < 4; ++seat) {
            BenchPhone &phone = *m_phones[static_cast<std::size_t>(seat)];
            PhoneWire &wire = *phone.wire;
            if (wire.isOver()) {
                connectPhone(phone); // was disconnected because it sent too much
                continue;
            }
            if (!wire.isOpen() || phone.view.isEmpty())
                continue;
            if (m_flood == QLatin1String("rules")) {
                // The dearest query found: many long words with typing errors, none of which is in the index.
                QString query;
                while (query.size() < 100)
                    query +=
                        QStringLiteral("wildrawfuor%1 ").arg(static_cast<char>('a' + (m_sent + query.size()) % 26));
                wire.sendText(jsonOf(
                    QStringLiteral("ask"),
                    QJsonObject{{QStringLiteral("query"), query}, {QStringLiteral("game"), QStringLiteral("uno")}}));
            } else if (m_flood == QLatin1String("time")) {
                wire.sendText(jsonOf(QStringLiteral("time"), QJsonObject{{QStringLiteral("at"), steadyMs()}}));
            } else if (m_flood == QLatin1String("act")) {
                wire.sendText(
                    jsonOf(QStringLiteral("act"),
                           QJsonObject{{QStringLiteral("action"), QJsonObject()}, {QStringLiteral("version"), -1}}));
            } else if (m_flood == QLatin1String("language")) {
                wire.sendText(jsonOf(QStringLiteral("language"), QStringLiteral("en")));
            } else {
                for (int ping = 0; ping < 90; ++ping) // as many as the limit of bytes allows
                    wire.sendFrame(PhoneWire::Ping, {});
            }
        }
    }

    std::vector<std::unique_ptr<BenchPhone>> m_phones;
    QString m_link;
    QString m_flood;
    QTimer m_acting;
    QTimer m_measuring;
    QTimer m_flooding;
    int m_sent = 0;
};

// The process with hostile clients.

class Flood
{
public:
    Flood(const QString &link, const QString &kind)
        : m_link(link), m_kind(kind), m_url(link.section(u'#', 0, 0)), m_random(1),
          m_sockets(kind == QLatin1String("many") ? 200 : 60)
    {
        QObject::connect(&m_timer, &QTimer::timeout, [this] { step(); });
        m_timer.start(kind == QLatin1String("slow") ? 200 : 5);
    }

private:
    bool isWebSocket() const
    {
        return m_kind == QLatin1String("utf8") || m_kind == QLatin1String("deep") || m_kind == QLatin1String("hello");
    }

    void step() { isWebSocket() ? stepWires() : stepSockets(); }
    /// Connections that send no whole request.
    void stepSockets()
    {
        for (std::size_t index = 0; index < m_sockets.size(); ++index) {
            auto &socket = m_sockets[index];
            if (!socket || socket->state() == QAbstractSocket::UnconnectedState) {
                socket = std::make_unique<QTcpSocket>();
                socket->bind(QHostAddress(QStringLiteral("127.0.0.%1").arg(50 + index / 4)));
                socket->connectToHost(QHostAddress(m_url.host()), static_cast<quint16>(m_url.port()));
                continue;
            }
            if (socket->state() != QAbstractSocket::ConnectedState)
                continue;
            if (m_kind == QLatin1String("slow")) {
                socket->write("X");
            } else if (m_kind == QLatin1String("many")) {
                socket->abort();
            } else if (m_kind == QLatin1String("bytes")) {
                QByteArray bytes(4096, '\0');
                for (char &byte : bytes)
                    byte = static_cast<char>(m_random.below(256));
                socket->write(bytes);
            }
        }
    }
    /// WebSockets that break the protocol, or that join as new phones, and come again.
    void stepWires()
    {
        m_wires.resize(16);
        for (std::size_t index = 0; index < m_wires.size(); ++index) {
            auto &wire = m_wires[index];
            if (wire && !wire->isOver())
                continue;
            wire = std::make_unique<PhoneWire>(m_url.toString(), 50 + static_cast<int>(index / 4));
            wire->onOpen = [this, socket = wire.get()] {
                if (m_kind == QLatin1String("utf8"))
                    socket->sendFrame(PhoneWire::Text, QByteArray(16'000, '\xc3'));
                else if (m_kind == QLatin1String("deep"))
                    socket->sendText(QByteArray(16'000, '['));
                else
                    socket->sendText(jsonOf(QStringLiteral("hello"),
                                            QJsonObject{{QStringLiteral("secret"), m_link.section(u'#', 1)}}));
            };
            if (m_kind == QLatin1String("hello"))
                wire->onText = [socket = wire.get()](const QByteArray &) { socket->abort(); };
        }
    }

    QString m_link;
    QString m_kind;
    QUrl m_url;
    Random m_random;
    std::vector<std::unique_ptr<QTcpSocket>> m_sockets;
    std::vector<std::unique_ptr<PhoneWire>> m_wires;
    QTimer m_timer;
};

// The process with the table.

void openBenchTable(Driver &driver)
{
    MatchConfig<uno::Game> config;
    for (int seat = 0; seat < seats; ++seat) {
        SeatConfig &one = config.seats.emplace_back();
        one.name = QStringLiteral("Player %1").arg(QChar(u'A' + seat));
        one.portrait = defaultPortrait(seat);
        one.colorIndex = seat;
    }
    config.seed = 2026;
    openMatch(driver, config);
    driver.unoTable().finishEvents();
}

/// Plays without phones as BenchPhones do.
void playAlone(Driver &driver)
{
    auto &table = driver.unoTable();
    auto &session = table.session();
    if (session.isBetweenRounds())
        return table.nextRound();
    uno::ActionList legal;
    uno::legal_actions(session.match().state(), legal);
    if (session.isPlaying())
        session.act(session.turnSeat(), legal.front());
}

std::unique_ptr<QProcess> client(const QStringList &arguments)
{
    auto process = std::make_unique<QProcess>();
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process->start(QCoreApplication::applicationFilePath(), arguments);
    if (!process->waitForStarted())
        qFatal("A client does not start");
    return process;
}

void measureTable(const QString &mode, int seconds)
{
    Driver driver({}, {1024, 768}, true, {}, Driver::Phones::OnNetwork);
    driver.application().settings().setSpeed(1.0);
    openBenchTable(driver);
    const double memoryBefore = memory();
    PhoneHub &hub = driver.application().phones();
    std::unique_ptr<QProcess> phones;
    std::unique_ptr<QProcess> flood;
    QTimer playing;
    if (mode == QLatin1String("alone")) {
        std::set<int> all;
        for (int seat = 0; seat < seats; ++seat)
            all.insert(seat);
        driver.unoTable().setPhones(all);
        for (int seat = 0; seat < seats; ++seat)
            driver.unoTable().showPhone(seat, SeatRow::PhoneHere);
        QObject::connect(&playing, &QTimer::timeout, [&] { playAlone(driver); });
        playing.start(betweenActions);
    } else {
        if (!hub.startOn(QStringLiteral("127.0.0.1")))
            qFatal("%s", qPrintable(hub.problem()));
        phones = client({QStringLiteral("--phones"), hub.link(), phoneFloods.contains(mode) ? mode : QString()});
        driver.waitFor([&] { return driver.unoTable().phones().size() == seats; }, "the phones");
        if (networkFloods.contains(mode))
            flood = client({QStringLiteral("--flood"), hub.link(), mode});
    }
    QTest::qWait(1500);

    Times frames;
    Stopwatch sinceFrame;
    std::vector<double> done;  ///< When an action was done that no frame has shown.
    std::vector<double> shown; ///< The times from each action to the end of the first frame after it.
    bool isMeasuring = false;
    QObject listener;
    QObject::connect(&driver.unoTable().session(), &MatchSessionBase::happened, &listener,
                     [&] { done.push_back(steadyMs()); });
    QObject::connect(
        &driver.window(), &QQuickWindow::frameSwapped, &listener,
        [&] {
            if (isMeasuring)
                frames.add(sinceFrame);
            isMeasuring = true;
            sinceFrame = Stopwatch();
            for (const double at : std::exchange(done, {}))
                shown.push_back(steadyMs() - at);
            driver.window().update(); // request the next frame even if nothing moves
        },
        Qt::DirectConnection);
    driver.window().update();
    const Stopwatch watch;
    const qint64 before = driver.unoTable().session().actionCount();
    QTest::qWait(seconds * 1000);
    const double cpu = watch.cpuMs() / watch.clockMs() * 100;
    const qint64 actions = driver.unoTable().session().actionCount() - before;
    QObject::disconnect(&driver.window(), nullptr, &listener, nullptr);
    std::vector<double> taps;
    int lost = 0;
    if (phones) {
        for (const PhoneRow &row : hub.phones()->rows().first(seats))
            lost += row.isLost ? 1 : 0;
        phones->kill();
        phones->waitForFinished();
        for (const QByteArray &line : phones->readAllStandardOutput().split('\n')) {
            if (line.startsWith("tap "))
                taps.push_back(line.split(' ')[2].toDouble());
        }
    }
    if (flood) {
        flood->kill();
        flood->waitForFinished();
    }
    const auto &[gaps, cpuGaps] = frames;
    std::printf(
        "%-8s %6.1f %6.1f %6.1f %7.1f   %6.1f %6.1f %6.1f %7.1f  %5zu  %5lld  %6.1f %6.1f   %6.1f %6.1f %4.0f  %5.1f %5.1f  %d\n",
        qPrintable(mode), percentile(gaps, 50), percentile(gaps, 95), percentile(gaps, 99), percentile(gaps, 100),
        percentile(cpuGaps, 50), percentile(cpuGaps, 95), percentile(cpuGaps, 99), percentile(cpuGaps, 100),
        gaps.size(), static_cast<long long>(actions), percentile(taps, 50), percentile(taps, 95), percentile(shown, 50),
        percentile(shown, 95), cpu, memoryBefore, memory(), lost);
    std::fflush(stdout);
}

/// Measures each mode in a process of its own, so that their memory can be compared.
int measureAll(int seconds, const QStringList &modes)
{
    std::printf(
        "         from frame to frame, ms          CPU time of it, ms                             tap to view    "
        "action to frame CPU   memory, MB   phones\n"
        "mode     median  95 %%   99 %%  longest   median  95 %%   99 %%  longest frames actions median   95 %%   "
        "median   95 %%   %%   before after  lost\n");
    std::fflush(stdout);
    for (const QString &mode : modes) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedChannels);
        process.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("--table"), mode, QString::number(seconds)});
        process.waitForFinished(-1);
        if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
            return 1;
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QByteArray first = argc > 1 ? argv[1] : "";
    if (first == "--phones" || first == "--flood") {
        const QCoreApplication application(argc, argv);
        const QString link = QString::fromLatin1(argv[2]);
        const QString kind = QString::fromLatin1(argc > 3 ? argv[3] : "");
        QSocketNotifier end(STDIN_FILENO, QSocketNotifier::Read); // the table has ended, whyever
        QObject::connect(&end, &QSocketNotifier::activated, &application, &QCoreApplication::quit);
        if (first == "--phones") {
            const BenchPhones phones(link, kind);
            return QCoreApplication::exec();
        }
        const Flood flood(link, kind);
        return QCoreApplication::exec();
    }
    Application::setNames();
    if (first == "--table") {
        const QApplication application(argc, argv);
        measureTable(QString::fromLatin1(argv[2]), QByteArray(argv[3]).toInt());
        return 0;
    }
    const QCoreApplication application(argc, argv);
    const int seconds = argc > 1 ? first.toInt() : 20;
    QStringList modes = QCoreApplication::arguments().mid(2);
    if (modes.isEmpty())
        modes = QStringList{"alone", "phones", "alone", "phones"} + networkFloods + phoneFloods;
    return measureAll(seconds, modes);
}

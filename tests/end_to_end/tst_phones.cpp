// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Phones over real sockets: two clients play a match at a table of another process, which is killed now and then. What phones were
// shown is not lost.
#include "killed_child.h"
#include "test_program.h"

#include "engine/core/random.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QWebSocket>

using namespace tableside;

class TestPhones : public QObject
{
    Q_OBJECT

private slots:
    void losesNothingWhenKilled_data();
    void losesNothingWhenKilled();
};

namespace {

constexpr int patience = 30'000; ///< In ms; only exceeded if something hangs.

/// The phone of one player.
class Client
{
public:
    /// Connects to a table whose address with the secret is `link`, and takes a seat.
    void join(const QString &link, int seat)
    {
        const QUrl page(link.section(u'#', 0, 0));
        m_socket = std::make_unique<QWebSocket>(page.toString(QUrl::RemovePath));
        QObject::connect(m_socket.get(), &QWebSocket::textMessageReceived, [this](const QString &text) {
            const QJsonObject message = QJsonDocument::fromJson(text.toUtf8()).object();
            if (message.contains(QStringLiteral("view")))
                view = message.value(QStringLiteral("view")).toObject();
        });
        QObject::connect(m_socket.get(), &QWebSocket::connected, [this, secret = link.section(u'#', 1), seat] {
            say(QStringLiteral("hello"), QJsonObject{{QStringLiteral("secret"), secret}});
            say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), seat}});
        });
        view = {};
        m_socket->open(QUrl(QStringLiteral("ws://%1/table").arg(page.authority())));
        QVERIFY(QTest::qWaitFor([this] { return scene() == QLatin1String("game"); }, patience));
    }
    void say(const QString &kind, const QJsonValue &value)
    {
        m_socket->sendTextMessage(QString::fromUtf8(QJsonDocument(QJsonObject{{kind, value}}).toJson(QJsonDocument::Compact)));
    }
    QString scene() const { return view.value(QStringLiteral("scene")).toString(); }
    QJsonArray actions() const { return view.value(QStringLiteral("actions")).toArray(); }
    /// Returns the codes of the cards in the hand.
    QStringList hand() const
    {
        QStringList codes;
        for (const QJsonValue card : view.value(QStringLiteral("hand")).toArray())
            codes << card.toObject().value(QStringLiteral("card")).toString();
        return codes;
    }

    QJsonObject view;

private:
    std::unique_ptr<QWebSocket> m_socket;
};

/// A table in another process.
class Host
{
public:
    Host(const QString &folder, const QString &game, quint64 seed)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        const QString seats = QStringLiteral("3");
        const QString people = QStringLiteral("2");
        m_process.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("phone_host"), game, seats, people, QString::number(seed), folder});
        if (!QTest::qWaitFor([this] { return m_process.canReadLine() || m_process.state() == QProcess::NotRunning; }, patience))
            qFatal("The table did not open");
        link = QString::fromUtf8(m_process.readLine()).trimmed();
    }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    QString link;

private:
    QProcess m_process;
};

} // namespace

void TestPhones::losesNothingWhenKilled_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("DOS") << QStringLiteral("dos");
    QTest::newRow("UNO") << QStringLiteral("uno");
}

void TestPhones::losesNothingWhenKilled()
{
    QFETCH(QString, game);
    const quint64 seed = QRandomGenerator::global()->generate64();
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    Random random(seed);
    const QTemporaryDir folder;
    std::array<Client, 2> phones;
    int actions = 0;
    const int kills = test::killCount(3);
    for (int kill = 0; kill <= kills; ++kill) {
        const std::array<QStringList, 2> before{phones[0].hand(), phones[1].hand()};
        Host host(folder.path(), game, seed);
        QVERIFY2(host.link.startsWith(QStringLiteral("http://127.0.0.1:")), qPrintable(host.link));
        for (std::size_t seat = 0; seat < phones.size(); ++seat)
            phones[seat].join(host.link, static_cast<int>(seat));
        for (std::size_t seat = 0; seat < phones.size(); ++seat) {
            // The computer player may have acted since, and a double color match makes the others draw (DOS-END-4).
            QStringList now = phones[seat].hand();
            for (const QString &card : before[seat])
                QVERIFY2(now.removeOne(card), qPrintable(card));
        }
        for (int turn = 0; turn < 6; ++turn) {
            const auto isOver = [&] { return !phones[0].view.value(QStringLiteral("over")).isNull(); };
            const auto mayAct = [&] { return !phones[0].actions().isEmpty() || !phones[1].actions().isEmpty(); };
            QVERIFY(QTest::qWaitFor([&] { return isOver() || mayAct(); }, patience));
            if (isOver()) {
                for (Client &phone : phones)
                    phone.say(QStringLiteral("ready"), true);
                QVERIFY(QTest::qWaitFor([&] { return !isOver(); }, patience));
                continue;
            }
            Client &phone = phones[phones[0].actions().isEmpty() ? 1 : 0];
            const QJsonArray possible = phone.actions();
            const auto chosen = random.below(static_cast<std::uint32_t>(possible.size()));
            const QJsonValue version = phone.view.value(QStringLiteral("version"));
            phone.say(QStringLiteral("act"),
                      QJsonObject{{QStringLiteral("action"), possible[chosen].toObject().value(QStringLiteral("action"))},
                                  {QStringLiteral("version"), version}});
            QVERIFY(QTest::qWaitFor([&] { return phone.view.value(QStringLiteral("version")) != version; }, patience));
            ++actions;
        }
        QTest::qWait(static_cast<int>(random.below(200)));
        host.kill();
    }
    qInfo("%d actions, %d kills", actions, kills);
}

TABLESIDE_TEST(TestPhones)
#include "tst_phones.moc"

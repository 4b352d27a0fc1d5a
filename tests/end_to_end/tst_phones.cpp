// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Phones over real sockets: they play matches at the table of another process, get lost and come back, ask for each other's
// seats, and send what breaks the protocol, and the process is killed with SIGKILL now and then. Every view of every phone must
// be what its seat may see of something that was in the file when the process was killed.
//
// TABLESIDE_PHONE_MATCHES is the number of whole matches; without it, the beginnings of a few are played. TABLESIDE_PHONE_SEED
// repeats those of another run. tst_phone_matches of app_tests plays more matches without sockets.
#include "killed_child.h"
#include "test_program.h"
#include "tests/app/phones/phone_match_terms.h"
#include "tests/app/phones/phone_player.h"
#include "tests/app/phones/phone_wire.h"
#include "tests/app/phones/phone_witness.h"

#include "app/store/database/database.h"
#include "app/store/matches/match_store.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace tableside;
using test::PhoneMatchTerms;
using test::PhonePlayer;
using test::PhoneWire;
using test::PhoneWitness;

class TestPhones : public QObject
{
    Q_OBJECT

private slots:
    void losesAndLeaksNothingWhenKilled();
};

namespace {

constexpr int phonePatience = 30'000; ///< The longest wait in ms, only exceeded if something hangs.
constexpr int betweenMessages = 45;   ///< The least time in ms, so that no phone sends more than its 30 messages a second.

struct WireCounts
{
    int matches = 0, whole = 0, kills = 0, views = 0, refusals = 0, lost = 0, wrong = 0, asked = 0, playedHere = 0;
    qint64 lines = 0;
};

/// The phone of a player, with its connection.
class Client
{
public:
    PhonePlayer player;
    std::unique_ptr<PhoneWire> wire;
    int address = 0; ///< See PhoneWire.
    int refusals = 0;
    bool isKnown = false; ///< Whether the table has welcomed this connection.

    /// Connects to the table, whose link has the secret, and takes the player's seat unless there is a token.
    void connectTo(const QString &link)
    {
        wire = std::make_unique<PhoneWire>(link.section(u'#', 0, 0), address);
        isKnown = false;
        m_clock = {};
        player.retry();
        player.view = {};
        wire->onOpen = [this, secret = link.section(u'#', 1)] {
            QJsonObject hello{{QStringLiteral("secret"), secret}, {QStringLiteral("language"), player.language}};
            if (!player.token.isEmpty())
                hello.insert(QStringLiteral("token"), player.token);
            say({QStringLiteral("hello"), hello});
            if (player.token.isEmpty())
                say({QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), player.seat}}});
            sendTime();
        };
        wire->onText = [this](const QByteArray &text) { receive(QJsonDocument::fromJson(text).object()); };
    }
    void say(const test::PhoneSaying &saying)
    {
        wire->sendText(QJsonDocument(QJsonObject{{saying.first, saying.second}}).toJson(QJsonDocument::Compact));
        m_sinceSent.start();
    }
    bool isAtTable() const { return wire && wire->isOpen() && isKnown && player.scene() == QLatin1String("game"); }
    bool maySend() const { return isAtTable() && m_sinceSent.hasExpired(betweenMessages); }
    /// Measures the clocks as the page does.
    void measure()
    {
        if (wire && wire->isOpen() && m_sinceTime.hasExpired(2000))
            sendTime();
    }

private:
    void receive(const QJsonObject &message)
    {
        if (message.contains(QStringLiteral("welcome"))) {
            player.token =
                message.value(QStringLiteral("welcome")).toObject().value(QStringLiteral("token")).toString();
            isKnown = true;
        } else if (message.contains(QStringLiteral("view"))) {
            player.show(message.value(QStringLiteral("view")).toObject());
        } else if (message.contains(QStringLiteral("refused"))) {
            player.retry();
            ++refusals;
        } else if (message.contains(QStringLiteral("time"))) {
            m_clock = {{QStringLiteral("table"),
                        message.value(QStringLiteral("time")).toObject().value(QStringLiteral("table"))},
                       {QStringLiteral("heard"), nowMs()}};
        }
    }
    void sendTime()
    {
        m_clock.insert(QStringLiteral("at"), nowMs());
        say({QStringLiteral("time"), m_clock});
        m_sinceTime.start();
    }
    static double nowMs()
    {
        static const QElapsedTimer clock = [] {
            QElapsedTimer started;
            started.start();
            return started;
        }();
        return static_cast<double>(clock.nsecsElapsed()) / 1e6;
    }

    QElapsedTimer m_sinceSent;
    QElapsedTimer m_sinceTime;
    QJsonObject m_clock;
};

/// A table in another process.
class Host
{
public:
    Host(const QString &folder, quint64 seed, int number)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("phone_match_child"), folder, QString::number(seed), QString::number(number)});
        link = answer();
    }
    ~Host() { kill(); }
    Q_DISABLE_COPY_MOVE(Host)

    void tell(const QByteArray &line)
    {
        m_process.write(line + '\n');
        answer();
    }
    void kill()
    {
        if (m_process.state() != QProcess::NotRunning) {
            m_process.kill();
            m_process.waitForFinished();
        }
    }
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }

    QString link;

private:
    QString answer()
    {
        if (!QTest::qWaitFor([this] { return m_process.canReadLine() || !isRunning(); }, phonePatience))
            qFatal("The table does not answer");
        return QString::fromUtf8(m_process.readLine()).trimmed();
    }

    QProcess m_process;
};

template <typename Game>
class WireMatch
{
public:
    WireMatch(quint64 seed, int number, const PhoneMatchTerms &terms, WireCounts &counts)
        : m_seed(seed), m_number(number), m_counts(counts), m_random(derived_seed(terms.seed, 2))
    {
        static const QStringList languages{"en", "de", "fr", "it", "nl", "fi"};
        for (const int seat : terms.phones) {
            Client &phone = *m_phones.emplace_back(std::make_unique<Client>());
            phone.player.seat = seat;
            phone.player.language = languages[below(static_cast<int>(languages.size()))];
            phone.address = m_phones.size() <= 2 ? 0 : seat + 2;
        }
    }

    /// Plays the match to its end, or until the table has been killed `mostKills` times. Returns why something was wrong, or an
    /// empty text.
    QString play(int mostKills)
    {
        int kills = 0;
        while (m_wrong.isEmpty() && !m_isOver && kills < mostKills) {
            Host host(m_folder.path(), m_seed, m_number);
            if (!host.link.startsWith(QStringLiteral("http://127.0.0.1:")))
                return QStringLiteral("the table did not open: ") + host.link;
            playAt(host, 20 + below(mostKills > 10 ? 400 : 40));
            host.kill();
            ++kills;
            ++m_counts.kills;
            checkStored();
        }
        for (const auto &phone : m_phones)
            m_counts.refusals += phone->refusals;
        m_counts.whole += m_isOver ? 1 : 0;
        return m_wrong;
    }

private:
    int below(int end) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(end))); }

    bool waitUntil(const std::function<bool()> &isSo) { return QTest::qWaitFor(isSo, phonePatience); }

    void playAt(Host &host, int messages)
    {
        for (const auto &phone : m_phones) {
            phone->player.token.clear();
            phone->connectTo(host.link);
            require(waitUntil([&] { return phone->isAtTable(); }), "a phone does not get its seat");
        }
        QElapsedTimer sinceView;
        sinceView.start();
        qsizetype viewsBefore = 0;
        int sent = 0;
        const auto isOver = [](const auto &phone) { return phone->player.isMatchOver(); };
        while (m_wrong.isEmpty() && sent < messages) {
            QTest::qWait(5);
            qsizetype views = 0;
            for (const auto &phone : m_phones) {
                phone->measure();
                views += phone->player.shown.size();
                if (!phone->maySend())
                    continue;
                if (const auto saying = phone->player.decide(m_random)) {
                    phone->say(*saying);
                    ++sent;
                }
            }
            if (std::exchange(viewsBefore, views) != views)
                sinceView.start();
            require(!sinceView.hasExpired(phonePatience) && host.isRunning(), "the table stands still");
            if (std::all_of(m_phones.begin(), m_phones.end(), isOver))
                break;
            if (m_random.chance(0.03))
                happen(host, *m_phones[static_cast<std::size_t>(below(static_cast<int>(m_phones.size())))]);
        }
        if (m_random.chance(0.5))
            QTest::qWait(below(20)); // so that the last message is being handled when the table is killed
    }

    void happen(Host &host, Client &phone)
    {
        if (!phone.isAtTable())
            return;
        const int what = below(4);
        if (what == 0) { // lost in mid-turn
            phone.wire->abort();
            ++m_counts.lost;
            if (m_random.chance(0.3)) {
                QTest::qWait(50);
                host.tell("here " + QByteArray::number(phone.player.seat));
                ++m_counts.playedHere;
                QTest::qWait(below(300));
            }
            comeBack(host, phone);
        } else if (what == 1) { // the same page in another tab, before the first one is closed
            const auto before = std::exchange(phone.wire, nullptr);
            before->onText = [](const QByteArray &) {};
            comeBack(host, phone);
            require(waitUntil([&] { return before->isOver(); }) && before->closeCode() == 4004,
                    "the page before is not closed");
        } else if (what == 2) {
            sendWrong(phone);
            const bool isClosed = waitUntil([&] { return phone.wire->isOver(); });
            require(isClosed && phone.wire->closeCode() != 1000, "a wrong message does not end the connection");
            ++m_counts.wrong;
            comeBack(host, phone);
        } else {
            askForSeat(host, phone);
        }
    }

    void comeBack(Host &host, Client &phone)
    {
        phone.connectTo(host.link);
        const bool isBack = waitUntil([&] { return phone.isAtTable(); });
        if (!isBack)
            qWarning("open %d, over %d, code %d, known %d, scene %s", phone.wire->isOpen(), phone.wire->isOver(),
                     phone.wire->closeCode(), phone.isKnown, qPrintable(phone.player.scene()));
        require(isBack, "a phone with a token does not get its seat back");
    }

    void sendWrong(Client &phone)
    {
        QByteArray bytes(1 + below(200), '\0');
        for (char &byte : bytes)
            byte = static_cast<char>(below(256));
        switch (below(6)) {
        case 0: phone.say(test::wrongSaying(m_random)); break;
        case 1: phone.wire->sendText(bytes.toHex()); break;
        case 2:
            phone.wire->sendText("{\"act\":" + QByteArray("[").repeated(9) + QByteArray("]").repeated(9) + '}');
            break;
        case 3: phone.wire->sendText("{\"name\":\"" + QByteArray(16 * 1024, 'x') + "\"}"); break;
        case 4: phone.wire->sendBinary(bytes); break;
        default: phone.wire->sendFrame(PhoneWire::Text, bytes + '\xff'); // not UTF-8
        }
    }

    /// Another phone asks for the seat. If it gets the seat, the player continues with it.
    void askForSeat(Host &host, Client &phone)
    {
        Client other;
        other.player.seat = phone.player.seat;
        other.player.language = phone.player.language;
        other.address = phone.player.seat + 20;
        other.connectTo(host.link);
        const bool hasAsked = waitUntil(
            [&] { return !other.player.view.value(QStringLiteral("asked")).toString().isEmpty(); });
        require(hasAsked && other.player.shown.isEmpty() && !other.player.hasLeak,
                "a phone gets a taken seat without being allowed");
        const bool isAllowed = m_random.chance(0.5);
        host.tell(isAllowed ? "allow" : "refuse");
        ++m_counts.asked;
        if (isAllowed) {
            require(waitUntil([&] { return other.isAtTable() && phone.player.scene() == QLatin1String("join"); }),
                    "a phone does not get the seat that it was given");
            phone.player.shown += other.player.shown;
            phone.player.token = other.player.token;
            comeBack(host, phone); // with the other phone's token
        } else {
            require(waitUntil([&] { return other.player.view.value(QStringLiteral("asked")).isNull(); }),
                    "no answer to a phone that asks");
        }
        require(!other.player.hasLeak && !phone.player.hasLeak, "a phone without a seat sees a hand");
    }

    /// Checks that everything that phones were shown is in the file.
    void checkStored()
    {
        if (!m_wrong.isEmpty())
            return;
        Database database(m_folder.filePath(QStringLiteral("tableside.sqlite")));
        MatchStore store(database);
        QSqlQuery newest(database.connection());
        if (!newest.exec(QStringLiteral("SELECT id FROM table_match ORDER BY id")) || !newest.next()) {
            m_wrong = QStringLiteral("the match is not in the file");
            return;
        }
        const auto lines = store.lines(newest.value(0).toLongLong());
        if (!lines || newest.next()) {
            m_wrong = QStringLiteral("not one match: ") + store.problem();
            return;
        }
        PhoneWitness<Game> witness(*lines);
        if (!witness.problem().isEmpty()) {
            m_wrong = QStringLiteral("the record is wrong: ") + witness.problem();
            return;
        }
        m_isOver = witness.isOver();
        phones::PhoneLanguages phoneLanguages;
        for (const auto &phone : m_phones) {
            qsizetype &at = m_seen[phone->player.seat];
            for (const PhonePlayer::Shown &shown : std::as_const(phone->player.shown)) {
                const auto found = witness.find(phone->player.seat, shown.view, phoneLanguages, shown.language,
                                                std::max<qsizetype>(1, at), witness.positions() - 1);
                if (!found) {
                    m_wrong = witness.problem();
                    return;
                }
                at = *found;
                ++m_counts.views;
            }
            phone->player.shown.clear();
        }
        m_counts.lines += lines->size() - std::exchange(m_lines, lines->size());
    }

    void require(bool holds, const char *otherwise)
    {
        if (!holds && m_wrong.isEmpty())
            m_wrong = QString::fromUtf8(otherwise);
    }

    quint64 m_seed;
    int m_number;
    WireCounts &m_counts;
    Random m_random;
    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<Client>> m_phones;
    std::map<int, qsizetype> m_seen; ///< The position of the last checked view of each seat.
    qsizetype m_lines = 0;
    QString m_wrong;
    bool m_isOver = false;
};

} // namespace

void TestPhones::losesAndLeaksNothingWhenKilled()
{
    const bool isLong = qEnvironmentVariableIsSet("TABLESIDE_PHONE_MATCHES");
    const int matches = test::phoneMatchCount(4);
    const quint64 seed = test::phoneMatchSeed();
    WireCounts counts;
    const int first = qEnvironmentVariableIntValue("TABLESIDE_PHONE_FIRST");
    for (int number = first; number < first + matches; ++number) {
        const PhoneMatchTerms terms = test::phoneMatchTerms(seed, number);
        const int mostKills = isLong ? 1000 : 2;
        const QString wrong = terms.isUno ? WireMatch<uno::Game>(seed, number, terms, counts).play(mostKills)
                                          : WireMatch<dos::Game>(seed, number, terms, counts).play(mostKills);
        if (!wrong.isEmpty())
            qWarning("%s", qPrintable(wrong)); // QVERIFY2 shortens it
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("match %1: %2").arg(number).arg(wrong)));
        ++counts.matches;
    }
    qInfo("%d matches, %d of them whole, %lld stored lines, %d kills, %d views, %d refusals; phones: %d lost, of these %d "
          "played at the device, %d with wrong messages, %d asked for a seat",
          counts.matches, counts.whole, static_cast<long long>(counts.lines), counts.kills, counts.views, counts.refusals,
          counts.lost, counts.playedHere, counts.wrong, counts.asked);
}

TABLESIDE_TEST(TestPhones)
#include "tst_phones.moc"

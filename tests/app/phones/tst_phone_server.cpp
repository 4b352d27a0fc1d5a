// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the server for phones with real sockets on this computer: what it serves and refuses, each limit of PROTOCOL.md, and
// clients that are slow, silent, hostile, or gone.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/phones/net/page_files.h"
#include "app/phones/net/phone_server.h"
#include "app/phones/net/phone_socket.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QSet>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>
#include <QtEndian>

#include <chrono>
#include <memory>

using namespace tableside::phones;
using namespace std::chrono_literals;
using tableside::test::RowNote;

namespace {

const QByteArray longScript = QByteArray("export const one = 1;\n").repeated(50);

/// A client that sends any bytes and collects what it receives.
class RawClient
{
public:
    explicit RawClient(const PhoneServer &server, bool reads = true)
    {
        if (reads) {
            QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [this] { received += socket.readAll(); });
        } else {
            socket.setReadBufferSize(1); // then the system's buffers fill
        }
        socket.connectToHost(server.address(), server.port());
    }

    bool isConnected() const { return socket.state() == QAbstractSocket::ConnectedState; }
    bool isOver() const { return socket.state() == QAbstractSocket::UnconnectedState; }
    int status() const { return received.startsWith("HTTP/1.1 ") ? received.mid(9, 3).toInt() : 0; }
    QByteArray body() const { return received.mid(received.indexOf("\r\n\r\n") + 4); }
    QByteArray field(const QByteArray &name) const
    {
        const qsizetype at = received.indexOf("\r\n" + name + ": ");
        return at < 0 ? QByteArray() : received.mid(at + name.size() + 4, received.indexOf("\r\n", at + 2) - at - name.size() - 4);
    }

    QTcpSocket socket;
    QByteArray received;
};

/// Returns a frame of a WebSocket client (RFC 6455, 5.2), masked with zeros so that its content stays readable.
QByteArray frame(int opcode, const QByteArray &content, bool isLast = true)
{
    QByteArray bytes;
    bytes += static_cast<char>((isLast ? 0x80 : 0) | opcode);
    if (content.size() < 126) {
        bytes += static_cast<char>(0x80 | content.size());
    } else if (content.size() < 65536) {
        bytes += static_cast<char>(0x80 | 126);
        bytes += static_cast<char>(content.size() >> 8);
        bytes += static_cast<char>(content.size() & 0xff);
    } else {
        bytes += static_cast<char>(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8)
            bytes += static_cast<char>(content.size() >> shift & 0xff);
    }
    return bytes + QByteArray(4, '\0') + content;
}

/// Returns the addresses on which this process listens, as the system writes them: "0100007F:20B2" is 127.0.0.1, port 8370.
QStringList listeningSockets()
{
    QSet<QString> own; // the numbers of this process's sockets
    const QDir descriptors(QStringLiteral("/proc/self/fd"));
    for (const QString &name : descriptors.entryList(QDir::Files | QDir::System)) {
        const QString target = QFile::symLinkTarget(descriptors.filePath(name)).section(u'/', -1);
        if (target.startsWith(QLatin1String("socket:[")))
            own.insert(target.sliced(8).chopped(1));
    }
    QStringList listening;
    for (const char *table : {"/proc/self/net/tcp", "/proc/self/net/tcp6"}) {
        QFile file(QString::fromLatin1(table));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const QString &line : QString::fromLatin1(file.readAll()).split(u'\n')) {
            const QStringList words = line.simplified().split(u' '); // number, local address, remote address, state, …, inode
            if (words.value(3) == QLatin1String("0A") && own.contains(words.value(9)))
                listening << words[1];
        }
    }
    return listening;
}

constexpr int textFrame = 1;
constexpr int binaryFrame = 2;
constexpr int pingFrame = 9;

QByteArray nested(int depth)
{
    return "{\"a\":" + QByteArray(depth - 1, '[') + QByteArray(depth - 1, ']') + '}';
}

QByteArray messageOfSize(qsizetype size)
{
    return "{\"a\":\"" + QByteArray(size - 8, 'x') + "\"}";
}

} // namespace

class TestPhoneServer : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void servesFiles();
    void compressesFiles();
    void sendsASmallPage();
    void letsBrowsersKeepFiles();
    void refusesRequests_data();
    void refusesRequests();
    void readsHeadersInPieces();
    void answersSlowHeaders();
    void takesFewConnectionsOfAnAddress();
    void dropsConnectionsBeyondTheQueue();
    void talksBothWays();
    void refusesWebSockets_data();
    void refusesWebSockets();
    void checksMessages_data();
    void checksMessages();
    void limitsMessages();
    void limitsBytes();
    void dropsPhonesThatDoNotRead();
    void noticesLostPhones();
    void closesSilentPhones();
    void aLostPhoneLetsItsSuccessorIn();
    void stopClosesEverything();
    void mayBeStoppedByAMessage();
    void mayBeDeletedWithOpenConnections();
    void listensOnOneSocketOnly();
    void takesAnotherPortIfNecessary();
    void listensAtHomeOnly();
    void servesIPv6();
    void survivesRandomBytes();
    void survivesAFloodOfConnections();
    void freesItsSockets();

private:
    void start(const PhoneLimits &limits = {});
    QByteArray host() const { return m_server->host().toLatin1(); }
    QByteArray get(const QByteArray &path, const QByteArray &more = {}) const
    {
        return "GET " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n" + more + "\r\n";
    }
    QByteArray handshake() const
    {
        return get("/table", "Origin: http://" + host()
                       + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
    }
    std::unique_ptr<QWebSocket> openPhone() const;

    std::unique_ptr<PhoneServer> m_server;
    QList<QPointer<PhoneSocket>> m_phones;
    QList<QJsonObject> m_received;
    QList<int> m_closed; ///< The codes of closed phones.
};

void TestPhoneServer::init()
{
    start();
}

void TestPhoneServer::cleanup()
{
    m_server.reset();
}

/// Starts a server on loopback that records what phones do.
void TestPhoneServer::start(const PhoneLimits &limits)
{
    m_phones.clear();
    m_received.clear();
    m_closed.clear();
    m_server = std::make_unique<PhoneServer>([](const QString &path) -> std::optional<PageFile> {
        if (path == QLatin1String("/"))
            return PageFile{"text/html; charset=utf-8", "<!doctype html>", false};
        if (path == QLatin1String("/card/uno/r+2.svg"))
            return PageFile{"image/svg+xml", "<svg/>"};
        if (path == QStringLiteral("/long.js"))
            return PageFile{"text/javascript", longScript, true, qCompress(longScript).mid(4)};
        return {};
    });
    m_server->setLimits(limits);
    connect(m_server.get(), &PhoneServer::connected, this, [this](PhoneSocket *phone) {
        m_phones.append(phone);
        connect(phone, &PhoneSocket::received, this, [this](const QJsonObject &message) { m_received.append(message); });
        connect(phone, &PhoneSocket::closed, this, [this, phone] { m_closed.append(phone->closeCode()); });
    });
    QVERIFY2(m_server->listen(QHostAddress(QHostAddress::LocalHost), 0), qPrintable(m_server->problem()));
}

std::unique_ptr<QWebSocket> TestPhoneServer::openPhone() const
{
    auto phone = std::make_unique<QWebSocket>(QStringLiteral("http://") + m_server->host());
    phone->open(QUrl(QStringLiteral("ws://%1/table").arg(m_server->host())));
    return phone;
}

void TestPhoneServer::servesFiles()
{
    RawClient client(*m_server);
    client.socket.write(get("/"));
    QTRY_VERIFY(client.isOver()); // one request for each connection
    QCOMPARE(client.status(), 200);
    QCOMPARE(client.body(), QByteArray("<!doctype html>"));
    QCOMPARE(client.field("Content-Type"), QByteArray("text/html; charset=utf-8"));
    QCOMPARE(client.field("Content-Length"), QByteArray("15"));
    QCOMPARE(client.field("Connection"), QByteArray("close"));
    QCOMPARE(client.field("Cache-Control"), QByteArray("no-store"));
    QCOMPARE(client.field("ETag"), QByteArray());
    QCOMPARE(client.field("X-Content-Type-Options"), QByteArray("nosniff"));
    QCOMPARE(client.field("Referrer-Policy"), QByteArray("no-referrer"));
    QVERIFY(client.field("Content-Security-Policy").startsWith("default-src 'self'; connect-src 'self' ws://" + host() + ';'));
    QVERIFY(client.field("Date").endsWith(" GMT"));

    RawClient head(*m_server);
    head.socket.write(get("/").replace("GET", "HEAD"));
    QTRY_VERIFY(head.isOver());
    QCOMPARE(head.status(), 200);
    QCOMPARE(head.field("Content-Length"), QByteArray("15"));
    QCOMPARE(head.body(), QByteArray());
}

void TestPhoneServer::compressesFiles()
{
    RawClient client(*m_server);
    client.socket.write(get("/long.js", "Accept-Encoding: gzip, deflate\r\n"));
    QTRY_VERIFY(client.isOver());
    QCOMPARE(client.field("Content-Encoding"), QByteArray("deflate"));
    QCOMPARE(client.field("Vary"), QByteArray("Accept-Encoding"));
    QCOMPARE(client.field("Content-Length"), QByteArray::number(client.body().size()));
    QByteArray length(4, 0);
    qToBigEndian<quint32>(static_cast<quint32>(longScript.size()), length.data());
    QCOMPARE(qUncompress(length + client.body()), longScript);
    const QByteArray tag = client.field("ETag");

    RawClient plain(*m_server);
    plain.socket.write(get("/long.js", "Accept-Encoding: deflate;q=0\r\nIf-None-Match: " + tag + "\r\n"));
    QTRY_VERIFY(plain.isOver());
    QCOMPARE(plain.status(), 200); // other bytes, so another tag
    QCOMPARE(plain.field("Content-Encoding"), QByteArray());
    QCOMPARE(plain.body(), longScript);
}

void TestPhoneServer::sendsASmallPage()
{
    qsizetype sent = 0;
    for (const QString &name : QDir(QStringLiteral(":/tableside/phone")).entryList(QDir::Files)) {
        const auto file = pageFile(name == QStringLiteral("index.html") ? QStringLiteral("/") : u'/' + name);
        QVERIFY2(file && !file->deflated.isEmpty(), qPrintable(name));
        sent += file->deflated.size();
    }
    QVERIFY2(sent > 20'000 && sent < 60'000, qPrintable(QString::number(sent)));
    QVERIFY(!pageFile(QStringLiteral("/../phone/main.js")));
    QVERIFY(!pageFile(QStringLiteral("/card/r12.svg")));
}

void TestPhoneServer::letsBrowsersKeepFiles()
{
    RawClient client(*m_server);
    client.socket.write(get("/card/uno/r%2B2.svg"));
    QTRY_VERIFY(client.isOver());
    QCOMPARE(client.status(), 200);
    QCOMPARE(client.field("Cache-Control"), QByteArray("no-cache"));
    const QByteArray tag = client.field("ETag");
    QVERIFY(tag.size() > 10);

    RawClient again(*m_server);
    again.socket.write(get("/card/uno/r+2.svg", "If-None-Match: \"other\", W/" + tag + "\r\n"));
    QTRY_VERIFY(again.isOver());
    QCOMPARE(again.status(), 304);
    QCOMPARE(again.body(), QByteArray());

    RawClient version(*m_server);
    version.socket.write(get("/card/uno/r+2.svg?v=0.3.0"));
    QTRY_VERIFY(version.isOver());
    QVERIFY(version.field("Cache-Control").endsWith("immutable"));
}

void TestPhoneServer::refusesRequests_data()
{
    QTest::addColumn<QByteArray>("request"); // HOST stands for the server's host
    QTest::addColumn<int>("status");
    const QByteArray line = "GET / HTTP/1.1\r\n";
    const QByteArray good = line + "Host: HOST\r\n";
    QTest::newRow("unknown path") << QByteArray("GET /x HTTP/1.1\r\nHost: HOST\r\n\r\n") << 404;
    QTest::newRow("path out of the page") << QByteArray("GET /../etc/passwd HTTP/1.1\r\nHost: HOST\r\n\r\n") << 404;
    QTest::newRow("WebSocket without upgrade") << QByteArray("GET /table HTTP/1.1\r\nHost: HOST\r\n\r\n") << 404;
    QTest::newRow("POST") << QByteArray("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 3\r\n\r\nabc") << 405;
    QTest::newRow("OPTIONS") << QByteArray("OPTIONS / HTTP/1.1\r\nHost: HOST\r\n\r\n") << 405;
    QTest::newRow("no host") << line + "\r\n" << 400;
    QTest::newRow("two hosts") << good + "Host: HOST\r\n\r\n" << 400;
    QTest::newRow("other host") << line + "Host: tableside.example:8370\r\n\r\n" << 403;
    QTest::newRow("host without port") << line + "Host: 127.0.0.1\r\n\r\n" << 403;
    QTest::newRow("other name of this host") << line + "Host: localhost:1\r\n\r\n" << 403;
    QTest::newRow("other origin") << good + "Origin: http://evil.example\r\n\r\n" << 403;
    QTest::newRow("origin null") << good + "Origin: null\r\n\r\n" << 403;
    QTest::newRow("secure origin") << good + "Origin: https://HOST\r\n\r\n" << 403;
    QTest::newRow("content") << good + "Content-Length: 3\r\n\r\nabc" << 400;
    QTest::newRow("chunks") << good + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" << 400;
    QTest::newRow("HTTP/2") << QByteArray("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") << 400;
    QTest::newRow("HTTP/3.0") << QByteArray("GET / HTTP/3.0\r\nHost: HOST\r\n\r\n") << 505;
    QTest::newRow("proxy") << QByteArray("GET http://HOST/ HTTP/1.1\r\nHost: HOST\r\n\r\n") << 400;
    QTest::newRow("no line feed of CR") << QByteArray("GET / HTTP/1.1\nHost: HOST\n\n") << 400;
    QTest::newRow("TLS") << QByteArray("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11) << 400;
    QTest::newRow("zeros") << QByteArray(5000, '\0') << 400;
    QTest::newRow("large field") << good + "A: " + QByteArray(9000, 'a') + "\r\n\r\n" << 431;
    QTest::newRow("endless line") << QByteArray(200'000, 'A') << 431;
    QTest::newRow("many fields") << good + QByteArray("a:b\r\n").repeated(100) + "\r\n" << 431;
}

void TestPhoneServer::refusesRequests()
{
    QFETCH(QByteArray, request);
    QFETCH(int, status);
    RawClient client(*m_server);
    client.socket.write(request.replace("HOST", host()));
    QTRY_COMPARE(client.status(), status);
    client.socket.disconnectFromHost();
    QTRY_VERIFY(client.isOver());
    QCOMPARE(client.field("Connection"), QByteArray("close"));
    QCOMPARE(client.field("X-Content-Type-Options"), QByteArray("nosniff"));
    QCOMPARE(client.field("Cache-Control"), QByteArray("no-store"));
    QCOMPARE(client.field("Allow"), status == 405 ? QByteArray("GET, HEAD") : QByteArray());
    QVERIFY(client.body().startsWith(QByteArray::number(status)));
}

void TestPhoneServer::readsHeadersInPieces()
{
    RawClient client(*m_server);
    const QByteArray request = get("/");
    QTRY_VERIFY(client.isConnected());
    for (const char byte : request) {
        QVERIFY(client.received.isEmpty());
        client.socket.write(&byte, 1);
        client.socket.flush();
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(client.isOver());
    QCOMPARE(client.status(), 200);
}

void TestPhoneServer::answersSlowHeaders()
{
    PhoneLimits limits;
    limits.headerTime = 30ms;
    limits.lingerTime = 30ms;
    start(limits);
    RawClient silent(*m_server);
    RawClient slow(*m_server);
    slow.socket.write("GET / HTTP/1.1\r\nHo");
    QTRY_COMPARE(silent.status(), 408);
    QTRY_COMPARE(slow.status(), 408);
    QTRY_VERIFY(silent.isOver() && slow.isOver());
}

/// A browser that loads the page opens more connections than an address may have. Those beyond it are answered later.
void TestPhoneServer::takesFewConnectionsOfAnAddress()
{
    std::vector<std::unique_ptr<RawClient>> idle;
    for (int i = 0; i < 4; ++i) {
        idle.push_back(std::make_unique<RawClient>(*m_server));
        QTRY_VERIFY(idle.back()->isConnected());
        idle.back()->socket.write("GET"); // the server reads in the order of the connections
    }
    RawClient fifth(*m_server);
    fifth.socket.write(get("/"));
    QTRY_VERIFY(fifth.isConnected());
    QTest::qWait(30);
    QCOMPARE(fifth.status(), 0);
    idle.pop_back();
    QTRY_COMPARE(fifth.status(), 200);
}

void TestPhoneServer::dropsConnectionsBeyondTheQueue()
{
    PhoneLimits limits;
    limits.connections = 3;
    limits.connectionsOfAddress = 2;
    limits.waitingOfAddress = 5;
    start(limits);
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 20; ++i)
        clients.push_back(std::make_unique<RawClient>(*m_server));
    const auto open = [&] { return std::count_if(clients.begin(), clients.end(), [](const auto &one) { return one->isConnected(); }); };
    const auto over = [&] { return std::count_if(clients.begin(), clients.end(), [](const auto &one) { return one->isOver(); }); };
    QTRY_COMPARE(over(), 13);
    QCOMPARE(open(), 7);
    for (const auto &client : clients)
        client->socket.write(get("/"));
    QTRY_COMPARE(std::count_if(clients.begin(), clients.end(), [](const auto &one) { return one->status() == 200; }), 7);
}

void TestPhoneServer::talksBothWays()
{
    const auto phone = openPhone();
    QStringList texts;
    connect(phone.get(), &QWebSocket::textMessageReceived, this, [&](const QString &text) { texts << text; });
    QTRY_COMPARE(m_phones.size(), 1);
    QCOMPARE(m_phones.first()->address(), QStringLiteral("127.0.0.1"));
    m_phones.first()->send({{"welcome", QJsonObject{{"token", "Ärger 🙂"}}}});
    QTRY_COMPARE(texts, QStringList(QStringLiteral("{\"welcome\":{\"token\":\"Ärger 🙂\"}}")));
    phone->sendTextMessage(QStringLiteral("{\"hello\":{\"secret\":\"K7Q2\",\"name\":\"Zoë\"}}"));
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(m_received.first().value("hello").toObject().value("name").toString(), QStringLiteral("Zoë"));
    // A large view arrives whole
    m_phones.first()->send({{"view", QString(200'000, u'x')}});
    QTRY_COMPARE(texts.size(), 2);
    QCOMPARE(texts.last().size(), 200'011);
    m_phones.first()->close(PhoneRemoved);
    QTRY_COMPARE(int(phone->closeCode()), 4003);
    QTRY_COMPARE(m_closed, QList<int>{4003});
    QTRY_VERIFY(!m_phones.first());
}

void TestPhoneServer::refusesWebSockets_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("status");
    QTest::newRow("other path") << QByteArray("/table") << QByteArray("/tables") << 404;
    QTest::newRow("no origin") << QByteArray("Origin") << QByteArray("X-Origin") << 403;
    QTest::newRow("other origin") << QByteArray("Origin: http://") << QByteArray("Origin: http://evil.example/") << 403;
    QTest::newRow("other host") << QByteArray("Host: 127") << QByteArray("Host: 128") << 403;
    QTest::newRow("method") << QByteArray("GET") << QByteArray("HEAD") << 405;
    QTest::newRow("version") << QByteArray("Version: 13") << QByteArray("Version: 8") << 426;
    QTest::newRow("short key") << QByteArray("dGhl") << QByteArray("") << 400;
    QTest::newRow("no base64") << QByteArray("dGhl") << QByteArray("****") << 400;
    QTest::newRow("frame before the answer") << QByteArray("\r\n\r\n") << "\r\n\r\n" + frame(textFrame, "{}") << 400;
    QTest::newRow("connection") << QByteArray("Connection: Upgrade") << QByteArray("Connection: close") << 400;
}

void TestPhoneServer::refusesWebSockets()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, status);
    RawClient client(*m_server);
    client.socket.write(handshake().replace(from, to));
    QTRY_COMPARE(client.status(), status);
    QVERIFY(m_phones.isEmpty());
}

void TestPhoneServer::checksMessages_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isGood");
    const auto text = [](const QByteArray &content) { return frame(textFrame, content); };
    QTest::newRow("object") << text("{}") << true;
    QTest::newRow("as large as possible") << text(messageOfSize(16384)) << true;
    QTest::newRow("too large") << text(messageOfSize(16385)) << false;
    QTest::newRow("much too large") << text(messageOfSize(100'000)) << false;
    QTest::newRow("in two frames") << frame(textFrame, "{\"a\"", false) + frame(0, ":1}") << true;
    QTest::newRow("too large in frames")
        << frame(textFrame, QByteArray(16'000, ' '), false) + frame(0, QByteArray(16'000, ' '), false) + frame(0, "{}") << false;
    QTest::newRow("as deep as possible") << text(nested(8)) << true;
    QTest::newRow("too deep") << text(nested(9)) << false;
    QTest::newRow("very deep") << text(nested(8000)) << false;
    QTest::newRow("brackets in text") << text("{\"a\":\"[[[[[[[[[[\\\"[[[[[[\"}") << true;
    QTest::newRow("array") << text("[]") << false;
    QTest::newRow("number") << text("1") << false;
    QTest::newRow("empty") << text("") << false;
    QTest::newRow("no JSON") << text("{\"a\":}") << false;
    QTest::newRow("more than one") << text("{}{}") << false;
    QTest::newRow("half a character") << text("{\"a\":\"\\ud800\"}") << false;
    QTest::newRow("half a character in a name") << text("{\"\\udfff\":1}") << false;
    QTest::newRow("wrong UTF-8") << text("{\"a\":\"\xff\"}") << false;
    QTest::newRow("overlong UTF-8") << text("{\"a\":\"\xc0\x80\"}") << false;
    QTest::newRow("binary") << frame(binaryFrame, "{}") << false;
    QTest::newRow("reserved opcode") << frame(3, "{}") << false;
    QTest::newRow("HTTP") << QByteArray("GET / HTTP/1.1\r\n\r\n") << false;
}

void TestPhoneServer::checksMessages()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isGood);
    RawClient client(*m_server);
    client.socket.write(handshake());
    QTRY_COMPARE(m_phones.size(), 1);
    QTRY_COMPARE(client.status(), 101);
    client.socket.write(bytes);
    if (isGood) {
        QTRY_COMPARE(m_received.size(), 1);
        QVERIFY(client.isConnected());
    } else {
        QTRY_VERIFY(client.isOver());
        QTRY_COMPARE(m_closed.size(), 1);
        QCOMPARE(m_closed, QList<int>{4002});
        QCOMPARE(m_received.size(), 0);
    }
}

void TestPhoneServer::limitsMessages()
{
    const auto phone = openPhone();
    QTRY_COMPARE(m_phones.size(), 1);
    QTRY_COMPARE(phone->state(), QAbstractSocket::ConnectedState); // earlier messages would be dropped
    for (int i = 0; i < 30; ++i)
        phone->sendTextMessage(QStringLiteral("{}"));
    QTRY_COMPARE(m_received.size(), 30);
    QVERIFY(m_phones.first());
    for (int i = 0; i < 100; ++i)
        phone->sendTextMessage(QStringLiteral("{}"));
    QTRY_COMPARE(m_closed, QList<int>{4002});
    QTRY_COMPARE(int(phone->closeCode()), 4002);
    QVERIFY(m_received.size() < 60);
}

/// Pings are no messages, and neither are parts of a message that never ends.
void TestPhoneServer::limitsBytes()
{
    for (const QByteArray &flood :
         {frame(pingFrame, "x").repeated(60'000), frame(textFrame, "{", false) + frame(0, "", false).repeated(60'000)}) {
        RawClient client(*m_server);
        client.socket.write(handshake());
        QTRY_COMPARE(client.status(), 101);
        m_closed.clear();
        client.socket.write(flood);
        QTRY_COMPARE(m_closed, QList<int>{4002});
        QTRY_VERIFY(client.isOver());
        QCOMPARE(m_received.size(), 0);
    }
}

void TestPhoneServer::dropsPhonesThatDoNotRead()
{
    RawClient client(*m_server, false);
    client.socket.write(handshake());
    QTRY_COMPARE(m_phones.size(), 1);
    const QJsonObject view{{"view", QString(10'000, u'x')}};
    int sent = 0;
    while (m_closed.isEmpty() && sent < 10'000) {
        if (m_phones.first())
            m_phones.first()->send(view);
        ++sent;
        QCoreApplication::processEvents();
    }
    QCOMPARE(m_closed, QList<int>{4002});
    QVERIFY(sent > 100); // at least the 1 MB that may wait
}

void TestPhoneServer::noticesLostPhones()
{
    PhoneLimits limits;
    limits.heartbeat = 20ms;
    limits.lostAfter = 80ms;
    start(limits);
    const auto good = openPhone(); // answers pings
    QTRY_COMPARE(m_phones.size(), 1);
    RawClient silent(*m_server);
    silent.socket.write(handshake());
    QTRY_COMPARE(m_phones.size(), 2);
    QSignalSpy lost(m_phones[1], &PhoneSocket::lostChanged);
    QSignalSpy goodLost(m_phones[0], &PhoneSocket::lostChanged);
    QTRY_COMPARE(lost.size(), 1);
    QVERIFY(m_phones[1]->isLost());
    silent.socket.write(frame(textFrame, "{}"));
    QTRY_COMPARE(lost.size(), 2);
    QCOMPARE(lost[1][0].toBool(), false);
    QCOMPARE(m_received.size(), 1);
    QCOMPARE(goodLost.size(), 0);
    QVERIFY(m_closed.isEmpty());
}

void TestPhoneServer::closesSilentPhones()
{
    PhoneLimits limits;
    limits.heartbeat = 10ms;
    limits.silence = 100ms;
    start(limits);
    const auto phone = openPhone(); // answers pings, as a browser does even if its page is frozen
    QTRY_COMPARE(m_phones.size(), 1);
    QTRY_COMPARE(m_closed, QList<int>{0});
    QTRY_COMPARE(phone->state(), QAbstractSocket::UnconnectedState);
}

void TestPhoneServer::aLostPhoneLetsItsSuccessorIn()
{
    PhoneLimits limits;
    limits.heartbeat = 10ms;
    limits.lostAfter = 50ms;
    limits.connectionsOfAddress = 1;
    start(limits);
    RawClient gone(*m_server);
    gone.socket.write(handshake());
    QTRY_COMPARE(m_phones.size(), 1);
    const auto back = openPhone();
    QTRY_COMPARE(m_phones.size(), 2);
    QVERIFY(m_phones[0]->isLost());
}

void TestPhoneServer::stopClosesEverything()
{
    const auto phone = openPhone();
    RawClient reading(*m_server);
    reading.socket.write("GET");
    QTRY_COMPARE(m_phones.size(), 1);
    const quint16 port = m_server->port();
    QSignalSpy over(&reading.socket, &QTcpSocket::disconnected);
    m_server->stop();
    QVERIFY(!m_server->isListening());
    QCOMPARE(m_server->port(), 0);
    QCOMPARE(m_server->address(), QHostAddress());
    QTRY_COMPARE(int(phone->closeCode()), 4000);
    QTRY_COMPARE(m_closed, QList<int>{4000});
    QTRY_COMPARE(over.size(), 1);
    QTcpSocket late;
    late.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    QTRY_COMPARE(late.error(), QAbstractSocket::ConnectionRefusedError);
    // The port stays the same, so that pages can be reloaded
    QVERIFY(m_server->listen(QHostAddress(QHostAddress::LocalHost), port));
    QCOMPARE(m_server->port(), port);
    const auto again = openPhone();
    QTRY_COMPARE(m_phones.size(), 2);
}

void TestPhoneServer::mayBeStoppedByAMessage()
{
    const auto phone = openPhone();
    QTRY_COMPARE(m_phones.size(), 1);
    QTRY_COMPARE(phone->state(), QAbstractSocket::ConnectedState); // earlier messages would be dropped
    connect(m_phones.first(), &PhoneSocket::received, this, [this] { m_server->stop(); });
    phone->sendTextMessage(QStringLiteral("{}"));
    phone->sendTextMessage(QStringLiteral("{}"));
    QTRY_COMPARE(m_closed, QList<int>{4000});
    QCOMPARE(m_received.size(), 1);
}

void TestPhoneServer::mayBeDeletedWithOpenConnections()
{
    const auto phone = openPhone();
    RawClient reading(*m_server);
    reading.socket.write("GET");
    QTRY_COMPARE(m_phones.size(), 1);
    m_server.reset();
    QTRY_VERIFY(reading.isOver());
    QTRY_COMPARE(phone->state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(int(phone->closeCode()), 4000);
}

void TestPhoneServer::listensOnOneSocketOnly()
{
    if (!QFile::exists(QStringLiteral("/proc/self/net/tcp")))
        QSKIP("this system has no /proc");
    const auto phone = openPhone();
    QTRY_COMPARE(m_phones.size(), 1);
    const QString port = QStringLiteral("%1").arg(m_server->port(), 4, 16, QLatin1Char('0')).toUpper();
    QCOMPARE(listeningSockets(), QStringList(QStringLiteral("0100007F:") + port));
    m_server->stop();
    QTRY_COMPARE(listeningSockets(), QStringList());
    const PhoneServer idle([](const QString &) { return std::optional<PageFile>(); });
    QCOMPARE(listeningSockets(), QStringList());
}

void TestPhoneServer::takesAnotherPortIfNecessary()
{
    PhoneServer second([](const QString &) { return std::optional<PageFile>(); });
    QVERIFY(second.listen(m_server->address(), m_server->port()));
    QVERIFY(second.port() != 0);
    QVERIFY(second.port() != m_server->port());
}

void TestPhoneServer::listensAtHomeOnly()
{
    for (const char *address : {"0.0.0.0", "::", "8.8.8.8", "2001:db8::1", "224.0.0.1", ""}) {
        const RowNote note(address);
        PhoneServer server([](const QString &) { return std::optional<PageFile>(); });
        QVERIFY(!server.listen(QHostAddress(QString::fromLatin1(address)), 0));
        QVERIFY(!server.problem().isEmpty());
        QVERIFY(!server.isListening());
    }
    PhoneServer elsewhere([](const QString &) { return std::optional<PageFile>(); });
    QVERIFY(!elsewhere.listen(QHostAddress(QStringLiteral("10.255.255.254")), 0)); // not of this computer
    QVERIFY(elsewhere.problem().contains(QLatin1String("10.255.255.254")));
}

void TestPhoneServer::servesIPv6()
{
    const QHostAddress loopback(QHostAddress::LocalHostIPv6);
    if (QTcpServer probe; !probe.listen(loopback))
        QSKIP("this computer has no IPv6");
    QVERIFY(m_server->listen(loopback, 0));
    QCOMPARE(host(), "[::1]:" + QByteArray::number(m_server->port()));
    RawClient client(*m_server);
    client.socket.write(get("/"));
    QTRY_COMPARE(client.status(), 200);
    const auto phone = openPhone();
    QTRY_COMPARE(m_phones.size(), 1);
}

void TestPhoneServer::survivesRandomBytes()
{
    QRandomGenerator random(1);
    for (int i = 0; i < 200; ++i) {
        QByteArray bytes(static_cast<qsizetype>(random.bounded(3000)), Qt::Uninitialized);
        for (char &byte : bytes)
            byte = static_cast<char>(random.bounded(256));
        RawClient client(*m_server);
        client.socket.write(i % 2 == 0 ? bytes : handshake() + bytes);
        QTRY_VERIFY(client.isConnected() || client.isOver());
        client.socket.flush();
        QCoreApplication::processEvents();
        if (i % 4 < 2)
            client.socket.abort();
    }
    RawClient client(*m_server);
    client.socket.write(get("/"));
    QTRY_COMPARE(client.status(), 200);
}

void TestPhoneServer::survivesAFloodOfConnections()
{
    const auto phone = openPhone();
    QTRY_COMPARE(m_phones.size(), 1);
    for (int round = 0; round < 20; ++round) {
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 100; ++i)
            clients.push_back(std::make_unique<RawClient>(*m_server));
        QCoreApplication::processEvents();
    }
    phone->sendTextMessage(QStringLiteral("{}"));
    QTRY_COMPARE(m_received.size(), 1);
    RawClient client(*m_server);
    client.socket.write(get("/"));
    QTRY_COMPARE(client.status(), 200);
}

void TestPhoneServer::freesItsSockets()
{
    for (int i = 0; i < 3; ++i) {
        auto phone = openPhone();
        QTRY_COMPARE(m_phones.size(), i + 1);
        phone.reset();
        QTRY_COMPARE(m_closed.size(), i + 1);
        RawClient client(*m_server);
        client.socket.write(get("/"));
        QTRY_VERIFY(client.isOver());
    }
    QTRY_VERIFY(m_server->findChildren<QTcpSocket *>().isEmpty());
    QTRY_VERIFY(m_server->findChildren<QWebSocket *>().isEmpty());
    QTRY_VERIFY(m_server->findChildren<PhoneSocket *>().isEmpty());
}

TABLESIDE_TEST(TestPhoneServer)

#include "tst_phone_server.moc"

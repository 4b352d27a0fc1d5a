// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the parts of the phone server that use no socket: parsing requests and messages, addresses at home, the secret, QR
// codes, and cards as SVG.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/cards/card_painter.h"
#include "app/phones/net/card_svg.h"
#include "app/phones/net/home_addresses.h"
#include "app/phones/net/http_request.h"
#include "app/phones/net/phone_limits.h"
#include "app/phones/net/phone_message.h"
#include "app/phones/net/phone_secret.h"
#include "app/phones/net/qr_code.h"
#include "app/phones/net/token_bucket.h"
#include "app/settings/bundled_font.h"

#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QSvgRenderer>
#include <QTest>

using namespace tableside;
using namespace tableside::phones;
using test::RowNote;

namespace {

/// Returns the codes of all cards of both games and of their backs.
QStringList allPhoneCards()
{
    QStringList cards{"dos", "wild", "wild+4", "wildfu"};
    for (const QLatin1String back : cardBacks)
        cards << back;
    for (const char *color : {"r", "b", "g", "y"}) {
        for (int number = 0; number <= 10; ++number)
            cards << color + QString::number(number);
        for (const char *action : {"#", "+2", "rev", "skip"})
            cards << QLatin1String(color) + QLatin1String(action);
    }
    return cards;
}

QImage emptyCard()
{
    QImage image(250, 350, QImage::Format_ARGB32_Premultiplied);
    image.fill(QColor(0x12, 0x4a, 0x3e)); // as the table
    return image;
}

/// Returns the mean difference of the colors of two images, from 0 to 255.
double differenceOf(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            sum += qAbs(one.red() - other.red()) + qAbs(one.green() - other.green()) + qAbs(one.blue() - other.blue());
        }
    }
    return sum / (3.0 * a.width() * a.height());
}

} // namespace

class TestPhoneParts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useBundledFont(); }
    void parsesRequests_data();
    void parsesRequests();
    void decodesPaths();
    void parsesPieces();
    void parsesMessages();
    void bucketRefills();
    void knowsHomeAddresses();
    void ordersHomeAddresses();
    void secretsAreLongAndDifferent();
    void qrCodeIsAsEver();
    void qrCodeHasItsPatterns();
    void cardsLookAsAtTheTable();
    void cardsAreSmallAndSelfContained();
};

void TestPhoneParts::parsesRequests_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status"); // 0: incomplete, 200: complete
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("beginning") << QByteArray("GE") << 0;
    QTest::newRow("half an end") << QByteArray("GET / HTTP/1.1\r\nHost: a\r\n\r") << 0;
    QTest::newRow("shortest") << QByteArray("GET / HTTP/1.1\r\n\r\n") << 200;
    QTest::newRow("with content") << QByteArray("POST /a HTTP/1.0\r\nContent-Length: 1\r\n\r\nx") << 200;
    QTest::newRow("byte above 127 in a value") << QByteArray("GET / HTTP/1.1\r\nA: \xff\r\n\r\n") << 200;
    QTest::newRow("byte above 127 in the target") << QByteArray("GET /\xff HTTP/1.1\r\n\r\n") << 400;
    QTest::newRow("space first") << QByteArray(" GET") << 400;
    QTest::newRow("empty line first") << QByteArray("\r\nGET / HTTP/1.1\r\n\r\n") << 400;
    QTest::newRow("line feed alone") << QByteArray("GET / HTTP/1.1\n") << 400;
    QTest::newRow("return alone") << QByteArray("GET / HTTP/1.1\rA") << 400;
    QTest::newRow("return alone in a value") << QByteArray("GET / HTTP/1.1\r\nA: b\rC: d\r\n\r\n") << 400;
    QTest::newRow("zero in a value") << QByteArray("GET / HTTP/1.1\r\nA: \0\r\n\r\n", 24) << 400;
    QTest::newRow("folded line") << QByteArray("GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n") << 400;
    QTest::newRow("space before the colon") << QByteArray("GET / HTTP/1.1\r\nHost : a\r\n\r\n") << 400;
    QTest::newRow("no colon") << QByteArray("GET / HTTP/1.1\r\nHost\r\n\r\n") << 400;
    QTest::newRow("no name") << QByteArray("GET / HTTP/1.1\r\n: a\r\n\r\n") << 400;
    QTest::newRow("no target") << QByteArray("GET HTTP/1.1\r\n\r\n") << 400;
    QTest::newRow("two spaces") << QByteArray("GET  / HTTP/1.1\r\n\r\n") << 400;
    QTest::newRow("star") << QByteArray("OPTIONS * HTTP/1.1\r\n\r\n") << 400;
    QTest::newRow("fragment") << QByteArray("GET /#a HTTP/1.1\r\n\r\n") << 400;
    QTest::newRow("lowercase version") << QByteArray("GET / http/1.1\r\n\r\n") << 400;
    QTest::newRow("version 1.2") << QByteArray("GET / HTTP/1.2\r\n\r\n") << 505;
    for (const char *name : {"Host", "Origin", "Upgrade", "Connection", "Content-Length", "Sec-WebSocket-Key"})
        QTest::newRow(qPrintable(QStringLiteral("two of ") + QLatin1String(name)))
            << "GET / HTTP/1.1\r\n" + QByteArray(name) + ": a\r\n" + QByteArray(name).toLower() + ": a\r\n\r\n" << 400;
    const QByteArray line = "GET / HTTP/1.1\r\nA: ";
    QTest::newRow("as large as possible") << line + QByteArray(longestHeader - line.size() - 4, 'a') + "\r\n\r\n" << 200;
    QTest::newRow("too large") << line + QByteArray(longestHeader - line.size() - 3, 'a') + "\r\n\r\n" << 431;
    QTest::newRow("as many fields as possible") << "GET / HTTP/1.1\r\n" + QByteArray("a:b\r\n").repeated(64) + "\r\n" << 200;
    QTest::newRow("too many fields") << "GET / HTTP/1.1\r\n" + QByteArray("a:b\r\n").repeated(65) + "\r\n" << 431;
}

void TestPhoneParts::parsesRequests()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    const ParsedRequest parsed = parseRequest(bytes);
    const int found = parsed.state == ParsedRequest::State::Incomplete ? 0
        : parsed.state == ParsedRequest::State::Complete               ? 200
                                                                       : parsed.status;
    QCOMPARE(found, status);
    if (found == 200)
        QVERIFY(bytes.first(parsed.length).endsWith("\r\n\r\n"));
}

void TestPhoneParts::decodesPaths()
{
    const QList<std::pair<QByteArray, QString>> rows{ // An empty path: refused
        {"/", "/"},
        {"/card/dos/g%23.svg", "/card/dos/g#.svg"},
        {"/card/uno/wild+4.svg", "/card/uno/wild+4.svg"},
        {"/%C3%A4", QStringLiteral("/ä")},
        {"/a?b=%zz", "/a"},
        {"/%2e%2e/x", "/../x"}, // names nothing, because only exact names are served
        {"/%", {}},
        {"/%4", {}},
        {"/%4g", {}},
        {"/%00", {}},
        {"/%0d%0a", {}},
        {"/%7f", {}},
        {"/%ff", {}},
        {"/%c0%af", {}},
        {"/%ed%a0%80", {}},
    };
    for (const auto &[target, path] : rows) {
        const RowNote note(QString::fromLatin1(target));
        const ParsedRequest parsed = parseRequest("GET " + target + " HTTP/1.1\r\n\r\n");
        QCOMPARE(parsed.state == ParsedRequest::State::Complete, !path.isEmpty());
        QCOMPARE(parsed.request.path, path);
        QCOMPARE(parsed.request.hasQuery, target.contains('?') && !path.isEmpty());
    }
}

/// No beginning of a valid request is refused.
void TestPhoneParts::parsesPieces()
{
    const QByteArray whole = "GET /app.js?v=1 HTTP/1.1\r\nHost:  a:1 \r\nConnection: keep-alive, Upgrade\r\nX:\r\n\r\n";
    for (qsizetype size = 0; size < whole.size(); ++size)
        QCOMPARE(parseRequest(QByteArrayView(whole).first(size)).state, ParsedRequest::State::Incomplete);
    const ParsedRequest parsed = parseRequest(whole + "more");
    QCOMPARE(parsed.state, ParsedRequest::State::Complete);
    QCOMPARE(parsed.length, whole.size());
    QCOMPARE(parsed.request.method, QByteArray("GET"));
    QCOMPARE(parsed.request.field("host"), QByteArray("a:1"));
    QCOMPARE(parsed.request.field("x"), QByteArray());
    QCOMPARE(parsed.request.field("y"), QByteArray());
    QVERIFY(parsed.request.hasToken("connection", "upgrade"));
    QVERIFY(!parsed.request.hasToken("connection", "up"));
    QVERIFY(!parsed.request.hasContent());
}

void TestPhoneParts::parsesMessages()
{
    QCOMPARE(parseMessage("{\"time\":{\"at\":1.5}}").value().value("time").toObject().value("at").toDouble(), 1.5);
    for (const QByteArray &bytes : QByteArrayList{"", " ", "{", "{}x", "[]", "null", "\"a\"", "{\"a\":1e999}", "{\"a\":01}", "{'a':1}",
                                                  "{\"a\":\"\\ud83d\"}", "{\"a\":\"\xff\"}", QByteArray(20'000, '['),
                                                  "{\"a\":" + QByteArray(8, '[') + QByteArray(8, ']') + '}'}) {
        const RowNote note(QString::fromLatin1(bytes.first(qMin(bytes.size(), 40))));
        QVERIFY(!parseMessage(bytes));
    }
    QVERIFY(parseMessage("{\"a\":\"\\ud83d\\ude42\",\"b\":\"\\\"{[[[[[[[[[\"}"));
}

void TestPhoneParts::bucketRefills()
{
    TokenBucket bucket(3, 1e6); // a million each second, so that it is full at once
    QVERIFY(bucket.take(3));
    QVERIFY(!bucket.take(4));
    QVERIFY(QTest::qWaitFor([&] { return bucket.take(3); }));
    TokenBucket slow(2, 1e-9);
    QVERIFY(slow.take());
    QVERIFY(slow.take());
    QVERIFY(!slow.take());
}

void TestPhoneParts::knowsHomeAddresses()
{
    for (const char *address : {"10.0.0.1", "172.16.0.1", "172.31.255.254", "192.168.1.20", "127.0.0.1", "169.254.3.4", "fd12::1",
                                "fc00::1", "fe80::1", "::1", "::ffff:192.168.1.20", "::ffff:127.0.0.1"})
        QVERIFY2(isHomeAddress(QHostAddress(QString::fromLatin1(address))), address);
    for (const char *address : {"8.8.8.8", "172.32.0.1", "172.15.255.255", "192.169.0.1", "100.64.0.1", "0.0.0.0", "255.255.255.255",
                                "224.0.0.251", "::", "2001:db8::1", "fec0::1", "ff02::1", "::ffff:8.8.8.8", "64:ff9b::c0a8:101", ""})
        QVERIFY2(!isHomeAddress(QHostAddress(QString::fromLatin1(address))), address);
    QCOMPARE(plainAddress(QHostAddress(QStringLiteral("::ffff:10.1.2.3"))).toString(), QStringLiteral("10.1.2.3"));
    QCOMPARE(plainAddress(QHostAddress(QStringLiteral("fd00::1"))).toString(), QStringLiteral("fd00::1"));
}

void TestPhoneParts::ordersHomeAddresses()
{
    const auto listOf = [](const QStringList &texts) {
        QList<QHostAddress> list;
        for (const QString &text : texts)
            list << QHostAddress(text);
        return list;
    };
    const auto at = [&](const QString &name, const QStringList &addresses) {
        NetworkInterface one;
        one.name = name;
        one.addresses = listOf(addresses);
        one.isWireless = name.startsWith(QLatin1String("wl"));
        return one;
    };
    NetworkInterface loopback = at(QStringLiteral("lo"), {"127.0.0.1", "::1"});
    loopback.isLoopback = true;
    NetworkInterface tunnel = at(QStringLiteral("tun0"), {"10.8.0.2"});
    tunnel.isPointToPoint = true;
    NetworkInterface off = at(QStringLiteral("eth1"), {"192.168.9.9"});
    off.isRunning = false;
    const QList<NetworkInterface> interfaces{
        loopback, at(QStringLiteral("docker0"), {"172.17.0.1"}), tunnel, off,
        at(QStringLiteral("eth0"), {"2001:db8::5", "fd00::5", "192.168.1.5", "fe80::5", "8.8.8.8"}),
        at(QStringLiteral("wlan0"), {"fd00::6", "192.168.1.6"}), at(QStringLiteral("eth2"), {"192.168.1.5"})};
    QCOMPARE(homeAddressesOf(interfaces),
             listOf({"192.168.1.6", "192.168.1.5", "fd00::6", "fd00::5", "10.8.0.2", "172.17.0.1"}));
    QCOMPARE(homeAddressesOf({loopback, off}), QList<QHostAddress>());
    for (const QHostAddress &address : homeAddresses())
        QVERIFY(isHomeAddress(address) && !address.isLoopback());
}

void TestPhoneParts::secretsAreLongAndDifferent()
{
    static const QRegularExpression form(QStringLiteral("^[A-Z2-7]{26}$"));
    QSet<QString> secrets;
    QList<QSet<QChar>> letters(26);
    for (int i = 0; i < 1000; ++i) {
        const QString secret = newSecret();
        QVERIFY2(form.match(secret).hasMatch(), qPrintable(secret));
        secrets.insert(secret);
        for (int at = 0; at < 26; ++at)
            letters[at].insert(secret[at]);
    }
    QCOMPARE(secrets.size(), 1000);
    for (int at = 0; at < 25; ++at)
        QCOMPARE(letters[at].size(), 32); // each letter has five random bits
    QCOMPARE(letters[25].size(), 8); // and the last one three
}

/// A scanner (zbar) has read this code.
void TestPhoneParts::qrCodeIsAsEver()
{
    QStringList rows;
    for (const QList<bool> &row : qrCode(QStringLiteral("TABLESIDE"))) {
        QString text;
        for (const bool isDark : row)
            text += isDark ? u'#' : u'.';
        rows << text;
    }
    const QStringList expected{"#######....#..#######",
                           "#.....#..##.#.#.....#",
                           "#.###.#..#..#.#.###.#",
                           "#.###.#...#.#.#.###.#",
                           "#.###.#.##....#.###.#",
                           "#.....#..#.##.#.....#",
                           "#######.#.#.#.#######",
                           "........##...........",
                           "..##..#########.#....",
                           "#....#.....##.##.####",
                           "#...#######.##...#..#",
                           ".####..###....#.#..##",
                           "##..####...#...#..#..",
                           "........#..##.#..####",
                           "#######.#.##...#....#",
                           "#.....#...#.##.......",
                           "#.###.#..###.##.#####",
                           "#.###.#.#.#...##.#.#.",
                           "#.###.#.#...#..##.#..",
                           "#.....#..#####.#.##..",
                           "#######...#.#....#.#."};
    QCOMPARE(rows, expected);
}

void TestPhoneParts::qrCodeHasItsPatterns()
{
    const auto code = qrCode(QStringLiteral("http://192.168.178.120:8370/#K7Q2ABCDEFGHIJKLMNOPQRSTUV"));
    const qsizetype size = code.size();
    QCOMPARE(size, 33); // version 4
    for (const auto &[left, top] : {std::pair<qsizetype, qsizetype>{0, 0}, {size - 7, 0}, {0, size - 7}}) {
        for (qsizetype y = 0; y < 7; ++y) {
            for (qsizetype x = 0; x < 7; ++x) {
                const qsizetype ring = qMax(qAbs(x - 3), qAbs(y - 3));
                QCOMPARE(code[top + y][left + x], ring != 2); // a finder pattern: a square in a frame
            }
        }
    }
    for (qsizetype at = 8; at < size - 8; ++at) { // the timing patterns
        QCOMPARE(code[6][at], at % 2 == 0);
        QCOMPARE(code[at][6], at % 2 == 0);
    }
    QVERIFY(qrCode(QString(5000, u'x')).isEmpty());
}

void TestPhoneParts::cardsLookAsAtTheTable()
{
    for (const QString &code : allPhoneCards()) {
        QImage shown = emptyCard();
        QPainter shownPainter(&shown);
        QSvgRenderer renderer(cardSvg(code));
        QVERIFY2(renderer.isValid(), qPrintable(code));
        renderer.render(&shownPainter, QRectF(shown.rect()));
        shownPainter.end();
        QImage table = emptyCard();
        QPainter painter(&table);
        paintCard(painter, table.rect(), code);
        painter.end();
        // Only the edges of digits differ a little, because glyphs of fonts are drawn otherwise than shapes.
        const double difference = differenceOf(shown, table);
        QVERIFY2(difference < 0.2, qPrintable(QStringLiteral("%1: %2").arg(code).arg(difference)));
    }
}

void TestPhoneParts::cardsAreSmallAndSelfContained()
{
    qsizetype all = 0;
    for (const QString &code : allPhoneCards()) {
        const QByteArray svg = cardSvg(code);
        QVERIFY2(svg.size() < 12 * 1024, qPrintable(QStringLiteral("%1: %2 bytes").arg(code).arg(svg.size())));
        for (const char *word : {"<text", "font", "<image", "href", "<style", "script", "nan", "inf"})
            QVERIFY2(!svg.contains(word), qPrintable(code + u' ' + QLatin1String(word)));
        QVERIFY(svg.contains("width=\"250\" height=\"350\" viewBox=\"0 0 250 350\""));
        all += svg.size();
    }
    qInfo("%lld bytes for all cards", static_cast<long long>(all));
    QVERIFY(all < 300 * 1024);
    QCOMPARE(cardSvg(QStringLiteral("r11")), QByteArray());
    QCOMPARE(cardSvg(QStringLiteral("../x")), QByteArray());
}

TABLESIDE_TEST(TestPhoneParts)

#include "tst_phone_parts.moc"

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole matches of both games in which people with phones, people at the device, and computer players are mixed. Phones get
// lost and come back, are replaced, and send messages that break the protocol; the table is closed and opened again. Every view
// of every phone must be what its seat may see of something that was stored before. TABLESIDE_PHONE_MATCHES is the number of
// matches, and TABLESIDE_PHONE_SEED repeats those of another run. tst_phones plays such matches over real sockets.
#include "test_program.h"
#include "tests/app/phones/device_players.h"
#include "tests/app/phones/fake_door.h"
#include "tests/app/phones/phone_match_terms.h"
#include "tests/app/phones/phone_player.h"
#include "tests/app/phones/phone_witness.h"
#include "tests/app/silent_devices.h"
#include "tests/app/table/table_fixture.h"

#include "app/phones/phone_hub.h"
#include "app/rules/reader/rules_reader.h"
#include "app/table/table_controller.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using phones::PhoneLine;
using test::FakeDoor;
using test::Line;
using test::PhoneMatchTerms;
using test::PhonePlayer;
using test::PhoneSaying;
using test::PhoneWitness;
using test::PlayFixture;

class TestPhoneMatches : public QObject
{
    Q_OBJECT

private slots:
    void losesAndLeaksNothing();
};

namespace {

struct MatchCounts
{
    int matches = 0, rounds = 0, views = 0, refusals = 0, lost = 0, wrong = 0, asked = 0, playedHere = 0, reopened = 0;
    qint64 actions = 0;
};

/// Counts the lines of a stored match through a connection of its own, which sees only what is in the file.
class StoredLines
{
public:
    explicit StoredLines(const QString &path)
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("stored lines"));
        database.setDatabaseName(path);
        if (!database.open())
            qFatal("The file does not open");
        m_query = std::make_unique<QSqlQuery>(database);
        m_query->prepare(QStringLiteral("SELECT MAX(sequence) + 1 FROM table_match_line WHERE match_id = ?"));
    }
    ~StoredLines()
    {
        m_query.reset();
        QSqlDatabase::removeDatabase(QStringLiteral("stored lines"));
    }
    Q_DISABLE_COPY_MOVE(StoredLines)

    qsizetype of(qint64 matchId)
    {
        m_query->addBindValue(matchId);
        if (!m_query->exec() || !m_query->next())
            qFatal("The lines cannot be counted");
        const auto count = m_query->value(0).toLongLong();
        m_query->finish();
        return count;
    }

private:
    std::unique_ptr<QSqlQuery> m_query;
};

/// One match with phones. The functions that play return why something was wrong, or an empty text.
template <typename Game>
class PhoneMatch
{
public:
    using Table = test::TableOf<Game>;

    PhoneMatch(PlayFixture &fixture, const PhoneMatchTerms &terms, MatchCounts &counts)
        : m_fixture(fixture), m_stored(fixture.databasePath), m_terms(terms), m_counts(counts), m_random(terms.seed)
    {
        static const QStringList languages{"en", "de", "fr", "it", "nl", "fi"};
        m_id = fixture.begin(test::configOf<Game>(terms))->storedId();
        for (const int seat : terms.phones) {
            Phone &phone = *m_phones.emplace_back(std::make_unique<Phone>());
            phone.player.seat = seat;
            phone.player.language = languages[below(static_cast<int>(languages.size()))];
        }
    }

    QString play()
    {
        open();
        for (int step = 0; !table().isMatchOver(); ++step) {
            if (step == 200'000)
                return QStringLiteral("the match does not end");
            settle();
            happen();
            if (!m_wrong.isEmpty())
                return m_wrong;
            letPhonesPlay();
            settle();
            test::playAtDevice(table(), m_random);
            settle();
            m_fixture.time.advance(2000);
            waitForComputers();
            if (!m_wrong.isEmpty())
                return m_wrong;
        }
        settle();
        m_counts.rounds += table().round();
        m_counts.actions += table().session().actionCount();
        close();
        return verify();
    }

private:
    struct Phone
    {
        PhonePlayer player;
        Line line;
        bool isAway = false;
    };

    int below(int end) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(end))); }
    Table &table() { return static_cast<Table &>(*m_tables->table()); }

    void settle()
    {
        QCoreApplication::processEvents();
        table().finishEvents();
    }

    void open()
    {
        m_tables = std::make_unique<TableController>(m_fixture.database, m_fixture.sounds, m_fixture.settings,
                                                     m_fixture.time, m_fixture.people);
        m_tables->setAiPace({0, 0, 0, 0});
        m_tables->setHolds(false);
        auto owned = std::make_unique<FakeDoor>();
        m_door = owned.get();
        m_hub = std::make_unique<PhoneHub>(std::move(owned), *m_tables, m_fixture.people, m_fixture.settings, m_rules);
        m_tables->reload();
        if (!m_tables->resumeMatch(m_id) || !m_hub->start())
            qFatal("%s", qPrintable(m_tables->notice()));
        for (const auto &phone : m_phones) {
            phone->player.token.clear();
            connectPhone(*phone);
        }
    }

    void close()
    {
        for (const auto &phone : m_phones)
            phone->line->onSent = {};
        m_hub->stop();
        m_hub.reset();
        m_tables.reset();
        // Without a running event loop, nothing else deletes connections that are over.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    /// Connects the phone, which takes its seat unless it has a token.
    void connectPhone(Phone &phone)
    {
        phone.isAway = false;
        phone.player.retry();
        phone.line = m_door->connectPhone();
        listen(phone);
        phone.line->say(QStringLiteral("hello"),
                        QJsonObject{{QStringLiteral("secret"), m_hub->link().section(u'#', 1)},
                                    {QStringLiteral("token"), phone.player.token},
                                    {QStringLiteral("language"), phone.player.language}});
        if (phone.player.token.isEmpty())
            phone.line->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), phone.player.seat}});
        phone.player.token = phone.line->welcome.value(QStringLiteral("token")).toString();
        settle();
        require(phone.player.scene() == QLatin1String("game"), "a phone that connects does not get its seat");
    }

    void listen(Phone &phone)
    {
        phone.line->onSent = [this, &phone](const QJsonObject &message) {
            if (message.contains(QStringLiteral("view"))) {
                const qsizetype stored = m_stored.of(m_id);
                require(stored == table().session().actionCount() + 1, "a view is sent of what is not stored");
                phone.player.show(message.value(QStringLiteral("view")).toObject(), stored);
                ++m_counts.views;
            } else if (message.contains(QStringLiteral("refused"))) {
                phone.player.retry();
                ++m_counts.refusals;
            }
        };
    }

    /// Sometimes something happens to a phone or to the table.
    void happen()
    {
        Phone &phone = *m_phones[static_cast<std::size_t>(below(static_cast<int>(m_phones.size())))];
        const int seat = phone.player.seat;
        if (phone.isAway) {
            if (m_random.chance(0.2))
                connectPhone(phone);
        } else if (m_random.chance(0.01)) {
            phone.line->drop();
            phone.isAway = true;
            settle();
            require(table().seats()->row(seat).phone == SeatRow::PhoneLost, "a lost phone is not shown as lost");
            ++m_counts.lost;
            if (m_random.chance(0.3)) {
                m_hub->playHere(seat);
                ++m_counts.playedHere;
            }
        } else if (m_random.chance(0.003)) {
            const auto [kind, value] = test::wrongSaying(m_random);
            phone.line->say(kind, value);
            require(phone.line->closeCode == PhoneLine::BrokeLimit, qPrintable(QStringLiteral("accepted: ") + kind));
            ++m_counts.wrong;
            connectPhone(phone);
        } else if (m_random.chance(0.003)) {
            askForSeat(phone);
        } else if (m_random.chance(0.002)) {
            close();
            open();
            ++m_counts.reopened;
        }
    }

    /// Another phone asks for the seat. If it gets the seat, the player continues with it.
    void askForSeat(Phone &phone)
    {
        Phone other;
        other.player.seat = phone.player.seat;
        other.player.language = phone.player.language;
        other.line = m_door->connectPhone();
        listen(other);
        other.line->say(QStringLiteral("hello"),
                        QJsonObject{{QStringLiteral("secret"), m_hub->link().section(u'#', 1)},
                                    {QStringLiteral("language"), other.player.language}});
        other.line->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), phone.player.seat}});
        settle();
        require(m_hub->isAsked() && other.player.scene() == QLatin1String("join") && other.player.shown.isEmpty()
                    && !other.player.hasLeak,
                "a phone gets a taken seat without being allowed");
        const int asking = m_hub->phones()->rows().last().phoneId;
        const bool isAllowed = m_random.chance(0.5);
        isAllowed ? m_hub->allow(asking) : m_hub->refuse(asking);
        settle();
        ++m_counts.asked;
        if (isAllowed) {
            require(phone.player.scene() == QLatin1String("join"),
                    "a phone keeps a seat that was given to another one");
            std::swap(phone.line, other.line);
            phone.player.token = phone.line->welcome.value(QStringLiteral("token")).toString();
            phone.player.show(other.player.view, m_stored.of(m_id));
            listen(phone);
        }
        other.line->onSent = {};
        other.line->drop();
        require(phone.player.scene() == QLatin1String("game"), "the player has no seat");
        settle();
    }

    void letPhonesPlay()
    {
        for (const auto &phone : m_phones) {
            if (phone->isAway || m_random.chance(0.2))
                continue;
            if (const auto saying = phone->player.decide(m_random)) {
                phone->line->say(saying->first, saying->second);
                if (m_random.chance(0.8))
                    settle();
            }
        }
    }

    /// Waits until no computer player is in turn.
    void waitForComputers()
    {
        auto &session = table().session();
        const auto isWaiting = [&] { return !session.isPlaying() || session.turnSeat() < m_terms.people; };
        require(test::waitForAnswer(isWaiting), "a computer player does not answer");
    }

    /// Returns why the phones were shown something else than the record lets their seats see.
    QString verify()
    {
        MatchStore store(m_fixture.database); // not the one that began the match
        const auto lines = store.lines(m_id);
        if (!lines)
            return store.problem();
        PhoneWitness<Game> witness(*lines);
        if (!witness.problem().isEmpty() || !witness.isOver())
            return QStringLiteral("the record is wrong: ") + witness.problem();
        phones::PhoneLanguages phoneLanguages;
        for (const auto &phone : m_phones) {
            qsizetype at = 1;
            for (const PhonePlayer::Shown &shown : phone->player.shown) {
                const auto found = witness.find(phone->player.seat, shown.view, phoneLanguages, shown.language, at,
                                                shown.stored - 1);
                if (!found)
                    return witness.problem();
                at = *found;
            }
            if (phone->player.hasLeak || (!phone->isAway && !phone->player.isMatchOver()))
                return QStringLiteral("a phone saw a hand without a seat, or not the end");
        }
        return {};
    }

    void require(bool holds, const char *otherwise)
    {
        if (!holds && m_wrong.isEmpty())
            m_wrong = QString::fromUtf8(otherwise);
    }

    PlayFixture &m_fixture;
    StoredLines m_stored;
    const PhoneMatchTerms &m_terms;
    MatchCounts &m_counts;
    Random m_random;
    SilentVoice m_voice;
    RulesReader m_rules{m_fixture.settings, m_voice};
    std::unique_ptr<TableController> m_tables;
    std::unique_ptr<PhoneHub> m_hub;
    FakeDoor *m_door = nullptr;
    std::vector<std::unique_ptr<Phone>> m_phones;
    qint64 m_id = 0;
    QString m_wrong;
};

} // namespace

void TestPhoneMatches::losesAndLeaksNothing()
{
    const int matches = test::phoneMatchCount(6);
    const quint64 seed = test::phoneMatchSeed();
    PlayFixture fixture;
    MatchCounts counts;
    const int first = qEnvironmentVariableIntValue("TABLESIDE_PHONE_FIRST");
    for (int number = first; number < first + matches; ++number) {
        const PhoneMatchTerms terms = test::phoneMatchTerms(seed, number);
        const QString wrong = terms.isUno ? PhoneMatch<uno::Game>(fixture, terms, counts).play()
                                          : PhoneMatch<dos::Game>(fixture, terms, counts).play();
        if (!wrong.isEmpty())
            qWarning("%s", qPrintable(wrong)); // QVERIFY2 shortens it
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(QStringLiteral("match %1, %2 seats, %3 people, %4 phones: %5")
                                .arg(number)
                                .arg(terms.seats)
                                .arg(terms.people)
                                .arg(terms.phones.size())
                                .arg(wrong)));
        ++counts.matches;
    }
    qInfo(
        "%d matches, %d rounds, %lld actions, %d views, %d refusals; phones: %d lost, of these %d played at the device, "
        "%d with wrong messages, %d asked for a seat; %d times opened again",
        counts.matches, counts.rounds, static_cast<long long>(counts.actions), counts.views, counts.refusals,
        counts.lost, counts.playedHere, counts.wrong, counts.asked, counts.reopened);
}

TABLESIDE_TEST(TestPhoneMatches)

#include "tst_phone_matches.moc"

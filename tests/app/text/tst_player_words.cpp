// What is said of computer players is what they do: the words for every character at every level, in every language, against
// how often it forgets to call and tries to catch.
#include "test_program.h"

#include "app/store/database.h"
#include "app/table/setup/seat_setup_model.h"
#include "app/text/player_words.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace tableside;

class TestPlayerWords : public QObject
{
    Q_OBJECT

private slots:
    void callsAreAsSaid_data();
    void callsAreAsSaid();
    void nothingElseSpeaksOfCalls_data();
    void nothingElseSpeaksOfCalls();
    void setupSaysIt();
};

namespace {

const QList<Level> playedLevels{Level::easy, Level::medium, Level::hard};

void addSpokenLanguages()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : QStringLiteral(TABLESIDE_LANGUAGES).split(' '))
        QTest::addRow("%s", qPrintable(language)) << language;
}

class Spoken
{
public:
    explicit Spoken(const QString &language)
    {
        m_isLoaded = m_translator.load(QStringLiteral(":/i18n/tableside_%1.qm").arg(language));
        QCoreApplication::installTranslator(&m_translator);
    }
    ~Spoken() { QCoreApplication::removeTranslator(&m_translator); }
    bool isLoaded() const { return m_isLoaded; }

private:
    QTranslator m_translator;
    bool m_isLoaded = false;
};

QString said(const char *english)
{
    return QCoreApplication::translate("Players", english);
}

/// How often of so many times a seat did not call, or tried to catch.
struct Frequencies
{
    double forgets = 0.0;
    double catches = 0.0;
};

Frequencies measured(const Temperament &temperament)
{
    constexpr int times = 4000;
    Random random(7);
    Frequencies found;
    for (int time = 0; time < times; ++time) {
        found.forgets += call_delay(temperament, random) ? 0.0 : 1.0 / times;
        found.catches += catch_delay(temperament, 1000, random) ? 1.0 / times : 0.0;
    }
    return found;
}

/// What a claim allows, a little more than the words' own bounds: the frequencies are measured.
struct Claim
{
    const char *words;
    double fewest;
    double most;
};

constexpr std::array forgettingClaims{Claim{"Hardly ever forgets to call.", 0.0, 0.07}, Claim{"Sometimes forgets to call.", 0.05, 0.17},
                                      Claim{"Often forgets to call.", 0.13, 1.0}};
constexpr std::array catchingClaims{Claim{"Rarely catches you.", 0.0, 0.33}, Claim{"Sometimes catches you.", 0.27, 0.78},
                                    Claim{"Almost always tries to catch you.", 0.72, 1.0}};

/// Exactly one of the claims is made, and it is true.
QString wrongClaim(const QString &line, const auto &claims, double frequency)
{
    int made = 0;
    for (const Claim &claim : claims) {
        if (!line.contains(said(claim.words)))
            continue;
        ++made;
        if (frequency < claim.fewest || frequency > claim.most)
            return QStringLiteral("%1: %2").arg(line).arg(frequency);
    }
    return made == 1 ? QString() : line;
}

} // namespace

void TestPlayerWords::callsAreAsSaid_data()
{
    addSpokenLanguages();
}

void TestPlayerWords::callsAreAsSaid()
{
    QFETCH(QString, language);
    const Spoken spoken(language);
    QVERIFY(spoken.isLoaded());
    for (const Character character : all_characters) {
        for (const Level level : playedLevels) {
            const QString line = words::mannerLine(level, character);
            QVERIFY2(line.startsWith(words::levelLine(level)), qPrintable(line));
            const Frequencies frequencies = measured(temperament_of(level, character));
            QCOMPARE(wrongClaim(line, forgettingClaims, frequencies.forgets), QString());
            QCOMPARE(wrongClaim(line, catchingClaims, frequencies.catches), QString());
        }
    }
}

void TestPlayerWords::nothingElseSpeaksOfCalls_data()
{
    addSpokenLanguages();
}

/// The lines that are the same at every level, or for every character, leave it to the one that is not.
void TestPlayerWords::nothingElseSpeaksOfCalls()
{
    QFETCH(QString, language);
    const Spoken spoken(language);
    const QStringList stems{"forg", "catch", "call", "notic", "vergess", "vergiss", "erwisch", "ruf", "ruft", "oubli", "annonc", "dimentic",
                            "annunc", "chiam", "cogli", "verge", "roep", "betrap", "unoh", "huut", "huud", "nappa"};
    QStringList lines;
    for (const Character character : all_characters)
        lines << words::characterLine(character);
    for (const Level level : playedLevels)
        lines << words::levelLine(level);
    for (const QString &line : lines) {
        for (const QString &word : line.split(' ')) {
            for (const QString &stem : stems)
                QVERIFY2(!word.startsWith(stem, Qt::CaseInsensitive), qPrintable(line));
        }
    }
}

void TestPlayerWords::setupSaysIt()
{
    QTemporaryDir folder;
    Database database(folder.filePath("tableside.sqlite"));
    ScoreStore store(database);
    People people(store);
    SeatSetupModel seats(people, 2, 4, {Level::easy, Level::medium, Level::hard});
    const auto said = [&](int seat) { return seats.rows()->row(seat).manner(); };
    seats.setPortrait(1, "fox");
    QCOMPARE(said(1),
             QStringLiteral("Misses some plays. Good for learning. Often forgets to call. Sometimes catches you."));
    QVERIFY(seats.setLevel(1, "hard"));
    QCOMPARE(said(1),
             QStringLiteral("Watches every card and plans ahead. Good luck! Hardly ever forgets to call. "
                            "Almost always tries to catch you."));
    QCOMPARE(said(0), QString()); // a person
}

TABLESIDE_TEST(TestPlayerWords)
#include "tst_player_words.moc"

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that the descriptions of computer players are true: for each character, level and language, the text is compared with
// how often the player forgets to call and tries to catch.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/words/player_words.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

using namespace tableside;
using test::RowNote;

class TestPlayerWords : public QObject
{
    Q_OBJECT

private slots:
    void describesCallsAndCatchesCorrectly();
    void otherLinesDoNotMentionCalls();
};

namespace {

const QList<Level> playedLevels{Level::easy, Level::medium, Level::hard};

const QStringList spokenLanguages = QStringLiteral(TABLESIDE_LANGUAGES).split(u' ');

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

/// The shares, from 0 to 1, of the times at which a player forgot to call and at which it tried to catch.
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

/// A claim and the frequencies it allows, with some tolerance because the frequencies are measured.
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

/// Returns an error unless the line makes exactly one of the claims and this claim is true; empty otherwise.
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

void TestPlayerWords::describesCallsAndCatchesCorrectly()
{
    for (const QString &language : spokenLanguages) {
        const RowNote note(language);
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
}

/// Lines for only a character or only a level must not mention calls, because calls depend on both.
void TestPlayerWords::otherLinesDoNotMentionCalls()
{
    for (const QString &language : spokenLanguages) {
        const RowNote note(language);
        const Spoken spoken(language);
        const QStringList stems{"forg", "catch", "call", "notic", "vergess", "vergiss", "erwisch", "ruf", "oubli", "annonc",
                                "dimentic", "annunc", "chiam", "cogli", "verge", "roep", "betrap", "unoh", "huut", "huud",
                                "nappa"};
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
}

TABLESIDE_TEST(TestPlayerWords)
#include "tst_player_words.moc"

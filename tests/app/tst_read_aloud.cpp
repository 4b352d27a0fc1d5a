// Reading aloud: which voice is taken, and that no reading goes on without one.
#include "rules/read_aloud.h"

#include <QSignalSpy>
#include <QTest>

using namespace tableside;

namespace {

/// Says nothing, and says so at once.
class BrokenVoice : public Voice
{
public:
    bool speaks(const QString &) override { return true; }
    void say(const QString &, const QString &) override
    {
        ++m_tries;
        emit failed();
    }
    void stop() override {}

    int tries() const { return m_tries; }

private:
    int m_tries = 0;
};

} // namespace

class TestReadAloud : public QObject
{
    Q_OBJECT

private slots:
    void choosesAVoice_data();
    void choosesAVoice();
    void endsWhereTheVoiceFails();
    void endsWhenTheVoiceFailsLater();
};

void TestReadAloud::choosesAVoice_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QLocale>("present");
    QTest::addColumn<QList<QLocale>>("available");
    QTest::addColumn<QString>("chosen");
    const QLocale german(QStringLiteral("de_DE"));
    const QLocale austrian(QStringLiteral("de_AT"));
    const QLocale english(QStringLiteral("en_GB"));
    QTest::newRow("de, none") << "de" << german << QList<QLocale>{} << "";
    QTest::newRow("de, another one") << "de" << german << QList{english} << "";
    QTest::newRow("de, to be set") << "de" << english << QList{english, german} << "de_DE";
    QTest::newRow("de, as it is") << "de" << austrian << QList{german, austrian} << "de_AT";
    QTest::newRow("de, not as it is") << "de" << austrian << QList{english, german} << "de_DE";
}

void TestReadAloud::choosesAVoice()
{
    QFETCH(const QString, language);
    QFETCH(const QLocale, present);
    QFETCH(const QList<QLocale>, available);
    QFETCH(const QString, chosen);
    const auto voice = voiceFor(language, present, available);
    QCOMPARE(voice ? voice->name() : QString(), chosen);
}

void TestReadAloud::endsWhereTheVoiceFails()
{
    BrokenVoice voice;
    ReadAloud aloud(voice);
    const QSignalSpy changed(&aloud, &ReadAloud::changed);
    aloud.start({QStringLiteral("One."), QStringLiteral("Two.")}, QStringLiteral("de"));
    QVERIFY(!aloud.isReading());
    QCOMPARE(voice.tries(), 1);
    QCOMPARE(changed.count(), 2);
}

void TestReadAloud::endsWhenTheVoiceFailsLater()
{
    SilentVoice voice({QStringLiteral("de")});
    ReadAloud aloud(voice);
    aloud.start({QStringLiteral("One."), QStringLiteral("Two.")}, QStringLiteral("de"));
    QCOMPARE(voice.sentence(), QStringLiteral("One."));
    voice.fail();
    QVERIFY(!aloud.isReading());
    voice.finish();
    QVERIFY(!aloud.isReading());
}

QTEST_GUILESS_MAIN(TestReadAloud)

#include "tst_read_aloud.moc"

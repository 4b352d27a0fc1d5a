// Tests of the choice of a speech voice for a language.
#include "test_program.h"

#include "app/platform/speech_voice.h"

#include <QTest>

using namespace tableside;

class TestSpeechVoice : public QObject
{
    Q_OBJECT

private slots:
    void choosesAVoice_data();
    void choosesAVoice();
};

void TestSpeechVoice::choosesAVoice_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QLocale>("present");
    QTest::addColumn<QList<QLocale>>("available");
    QTest::addColumn<QString>("chosen");
    const QLocale german(QStringLiteral("de_DE"));
    const QLocale austrian(QStringLiteral("de_AT"));
    const QLocale english(QStringLiteral("en_GB"));
    QTest::newRow("de, no voice") << "de" << german << QList<QLocale>{} << "";
    QTest::newRow("de, only an English voice") << "de" << german << QList{english} << "";
    QTest::newRow("de, an English voice is set") << "de" << english << QList{english, german} << "de_DE";
    QTest::newRow("de, a German voice is set") << "de" << austrian << QList{german, austrian} << "de_AT";
    QTest::newRow("de, the voice that is set is missing") << "de" << austrian << QList{english, german} << "de_DE";
}

void TestSpeechVoice::choosesAVoice()
{
    QFETCH(const QString, language);
    QFETCH(const QLocale, present);
    QFETCH(const QList<QLocale>, available);
    QFETCH(const QString, chosen);
    const auto voice = voiceFor(language, present, available);
    QCOMPARE(voice ? voice->name() : QString(), chosen);
}

TABLESIDE_TEST(TestSpeechVoice)

#include "tst_speech_voice.moc"

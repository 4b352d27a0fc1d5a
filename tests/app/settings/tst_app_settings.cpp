// Tests of AppSettings: writing after a pause, bounds of the values, and files with any content.
#include "test_program.h"

#include "app/settings/app_settings.h"
#include "app/settings/interface_language.h"

#include <QFile>
#include <QGuiApplication>
#include <QJSEngine>
#include <QProcess>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tableside;

class TestAppSettings : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_folder.reset(); }
    void beginsWithDefaults();
    void keepsEachSetting_data();
    void keepsEachSetting();
    void writesOncePerPause();
    void writesWhenTheAppIsLeft();
    void writesLessonsAtOnce();
    void staysWithinBounds_data();
    void staysWithinBounds();
    void readsAnyFile_data();
    void readsAnyFile();
    void remembersTheLastSetup();
    void reportsWhenNothingCanBeWritten();
    void leavesForeignFilesUnchanged_data();
    void leavesForeignFilesUnchanged();
    void ignoresALineThatIsNotASetting();
    void isTheInstanceThatQmlUses();
    void usesTheChosenLanguage_data();
    void usesTheChosenLanguage();
    void followsTheSystemLanguageAtFirst_data();
    void followsTheSystemLanguageAtFirst();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestAppSettings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("tableside.ini"));
}

void TestAppSettings::beginsWithDefaults()
{
    const AppSettings settings(m_path);
    QCOMPARE(settings.speed(), 1.0);
    QCOMPARE(settings.reducedMotion(), false);
    QCOMPARE(settings.soundOn(), true);
    QVERIFY(settings.soundVolume() > 0);
    QCOMPARE(settings.leftHanded(), false);
    QCOMPARE(settings.tableTurns(), false);
    QCOMPARE(settings.colorLetters(), true);
    QCOMPARE(settings.highContrast(), false);
    QCOMPARE(settings.textScale(), 1.0);
    QCOMPARE(settings.problem(), QString());
    QVERIFY(settings.lastMatchSetup("dos").isEmpty());
}

void TestAppSettings::keepsEachSetting_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("speed") << QByteArray("speed") << QVariant(1.35);
    QTest::newRow("reducedMotion") << QByteArray("reducedMotion") << QVariant(true);
    QTest::newRow("soundVolume") << QByteArray("soundVolume") << QVariant(0.25);
    QTest::newRow("recordsKept") << QByteArray("recordsKept") << QVariant(100);
    QTest::newRow("soundOn") << QByteArray("soundOn") << QVariant(false);
    QTest::newRow("leftHanded") << QByteArray("leftHanded") << QVariant(true);
    QTest::newRow("tableTurns") << QByteArray("tableTurns") << QVariant(true);
    QTest::newRow("refereeMyself") << QByteArray("refereeMyself") << QVariant(true);
    QTest::newRow("countByValue") << QByteArray("countByValue") << QVariant(true);
    QTest::newRow("colorLetters") << QByteArray("colorLetters") << QVariant(false);
    QTest::newRow("highContrast") << QByteArray("highContrast") << QVariant(true);
    QTest::newRow("textScale") << QByteArray("textScale") << QVariant(1.15);
    QTest::newRow("language") << QByteArray("language") << QVariant(QStringLiteral("fi"));
    QTest::newRow("rulesLanguage") << QByteArray("rulesLanguage") << QVariant(QStringLiteral("nl"));
    QTest::newRow("secondRulesLanguage") << QByteArray("secondRulesLanguage") << QVariant(QStringLiteral("de"));
}

void TestAppSettings::keepsEachSetting()
{
    QFETCH(QByteArray, property);
    QFETCH(QVariant, value);
    AppSettings settings(m_path);
    QVERIFY(settings.property(property.constData()) != value);
    QSignalSpy spy(&settings, ("2" + property + "Changed()").constData());
    QVERIFY(settings.setProperty(property.constData(), value));
    QVERIFY(settings.setProperty(property.constData(), value)); // The same value emits no signal
    QCOMPARE(spy.count(), 1);
    settings.save();
    QVERIFY(QFile::exists(m_path)); // The next object may read a cache, so the file itself must exist
    const AppSettings again(m_path);
    QCOMPARE(again.property(property.constData()), value);
}

/// Dragging a slider must cause only one write, together with all other changes made meanwhile.
void TestAppSettings::writesOncePerPause()
{
    AppSettings settings(m_path);
    QSignalSpy saved(&settings, &AppSettings::saved);
    for (int step = 1; step <= 100; ++step) {
        settings.setSoundVolume(step / 200.0);
        settings.setCallBooth({{QStringLiteral("graceSeconds"), step / 10.0}});
    }
    settings.setSaveFolder(QStringLiteral("/somewhere"));
    QCOMPARE(settings.saveFolder(), QStringLiteral("/somewhere")); // The value is valid before it is written
    QCOMPARE(settings.callBooth().value(QStringLiteral("graceSeconds")).toDouble(), 10.0);
    QVERIFY(saved.wait());
    QCOMPARE(saved.count(), 1);
    settings.save(); // No change is left to write
    QCOMPARE(saved.count(), 1);
    const AppSettings again(m_path);
    QCOMPARE(again.soundVolume(), 0.5);
    QCOMPARE(again.callBooth().value(QStringLiteral("graceSeconds")).toDouble(), 10.0);
    QCOMPARE(again.saveFolder(), QStringLiteral("/somewhere"));
}

void TestAppSettings::writesWhenTheAppIsLeft()
{
    AppSettings settings(m_path);
    settings.setSpeed(1.5);
    QVERIFY(!QFile::exists(m_path));
    emit qGuiApp->applicationStateChanged(Qt::ApplicationHidden);
    QCOMPARE(AppSettings(m_path).speed(), 1.5);
    {
        AppSettings closed(m_path);
        closed.setSpeed(2.0);
    }
    QCOMPARE(AppSettings(m_path).speed(), 2.0);
}

void TestAppSettings::writesLessonsAtOnce()
{
    AppSettings settings(m_path);
    settings.setLessons({{QStringLiteral("dos"), 3}});
    QCOMPARE(AppSettings(m_path).lessons().value(QStringLiteral("dos")).toInt(), 3);
}

void TestAppSettings::staysWithinBounds_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<double>("given");
    QTest::addColumn<double>("expected");
    const double none = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("speed, too slow") << QByteArray("speed") << 0.1 << 0.5;
    QTest::newRow("speed, too fast") << QByteArray("speed") << 9.0 << 2.0;
    QTest::newRow("speed, NaN") << QByteArray("speed") << none << 1.0;
    QTest::newRow("records, not a choice") << QByteArray("recordsKept") << 250.0 << 1000.0;
    QTest::newRow("records, too many") << QByteArray("recordsKept") << 20'000.0 << 0.0;
    QTest::newRow("records, negative") << QByteArray("recordsKept") << -1.0 << 0.0;
    QTest::newRow("volume, negative") << QByteArray("soundVolume") << -1.0 << 0.0;
    QTest::newRow("volume, too loud") << QByteArray("soundVolume") << 2.0 << 1.0;
    QTest::newRow("text, between two sizes") << QByteArray("textScale") << 1.2 << 1.15;
    QTest::newRow("text, too big") << QByteArray("textScale") << 5.0 << 1.3;
    QTest::newRow("text, too small") << QByteArray("textScale") << 0.2 << 1.0;
    QTest::newRow("text, NaN") << QByteArray("textScale") << none << 1.0;
}

void TestAppSettings::staysWithinBounds()
{
    QFETCH(QByteArray, property);
    QFETCH(double, given);
    QFETCH(double, expected);
    AppSettings settings(m_path);
    QVERIFY(settings.setProperty(property.constData(), given));
    QCOMPARE(settings.property(property.constData()).toDouble(), expected);
}

void TestAppSettings::readsAnyFile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("speed");
    QTest::addColumn<double>("textScale");
    QTest::addColumn<bool>("soundOn");
    QTest::newRow("written by hand") << QByteArray("[table]\nspeed=0.75\n[looks]\ntextScale=1.3\n[sound]\non=false\n")
                                     << 0.75 << 1.3 << false;
    QTest::newRow("words instead of numbers") << QByteArray("[table]\nspeed=fast\n[looks]\ntextScale=\n[sound]\non=perhaps\n")
                                       << 1.0 << 1.0 << true;
    QTest::newRow("out of bounds") << QByteArray("[table]\nspeed=1e9\n[looks]\ntextScale=-3\n") << 2.0 << 1.0 << true;
    QTest::newRow("infinite") << QByteArray("[table]\nspeed=inf\n[looks]\ntextScale=nan\n") << 1.0 << 1.0 << true;
    QTest::newRow("not an ini file") << QByteArray("\x7f\x45LF\x00\xff\xfe[[[==\n=%%\n", 17) << 1.0 << 1.0 << true;
}

void TestAppSettings::readsAnyFile()
{
    QFETCH(QByteArray, text);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    AppSettings settings(m_path);
    QTEST(settings.speed(), "speed");
    QTEST(settings.textScale(), "textScale");
    QTEST(settings.soundOn(), "soundOn");
    settings.setSpeed(1.5);
    settings.save();
    QCOMPARE(AppSettings(m_path).speed(), 1.5);
}

void TestAppSettings::remembersTheLastSetup()
{
    const QVariantMap setup{
        {QStringLiteral("target"), 200},
        {QStringLiteral("graceSeconds"), 1.5},
        {QStringLiteral("countAgainst"), true},
        {QStringLiteral("seats"),
         QVariantList{QVariantMap{{QStringLiteral("name"), QStringLiteral("Zoë, \"W\"; %1")}}}},
    };
    AppSettings(m_path).setLastMatchSetup("dos", setup);
    const QVariantMap again = AppSettings(m_path).lastMatchSetup("dos");
    QCOMPARE(again.size(), 4);
    QCOMPARE(again.value(QStringLiteral("target")).toInt(), 200);
    QCOMPARE(again.value(QStringLiteral("graceSeconds")).toDouble(), 1.5);
    QCOMPARE(again.value(QStringLiteral("countAgainst")).toBool(), true);
    const QVariantMap seat = again.value(QStringLiteral("seats")).toList().value(0).toMap();
    QCOMPARE(seat.value(QStringLiteral("name")).toString(), QStringLiteral("Zoë, \"W\"; %1"));
}

void TestAppSettings::reportsWhenNothingCanBeWritten()
{
    QFile file(m_folder->filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    AppSettings settings(m_folder->filePath(QStringLiteral("file/tableside.ini")));
    QSignalSpy spy(&settings, &AppSettings::problemChanged);
    settings.setSpeed(2.0);
    settings.save();
    settings.setSpeed(1.5);
    settings.save();
    QCOMPARE(spy.count(), 1);
    QVERIFY(settings.problem().contains(QStringLiteral("tableside.ini")));
    QCOMPARE(settings.speed(), 1.5); // The value stays valid while the app runs
    QVERIFY(file.remove());
    settings.setSoundOn(false);
    settings.save();
    QCOMPARE(settings.problem(), QString());
    QCOMPARE(AppSettings(file.fileName() + QStringLiteral("/tableside.ini")).speed(), 1.5); // The failed write is repeated
    QCOMPARE(AppSettings(file.fileName() + QStringLiteral("/tableside.ini")).soundOn(), false);
}

void TestAppSettings::leavesForeignFilesUnchanged_data()
{
    QTest::addColumn<bool>("isPipe");
    QTest::newRow("pipe") << true;
    QTest::newRow("enormous") << false;
}

void TestAppSettings::leavesForeignFilesUnchanged()
{
    QFETCH(const bool, isPipe);
    if (isPipe) {
        QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {m_path}), 0);
    } else {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[table]\nspeed=2\n") > 0 && file.resize(1LL << 33));
    }
    AppSettings settings(m_path);
    QCOMPARE(settings.speed(), 1.0);
    settings.setSpeed(1.5);
    settings.save();
    QVERIFY2(settings.problem().contains(QStringLiteral("tableside.ini”")), qPrintable(settings.problem()));
    QCOMPARE(settings.speed(), 1.5); // The value stays valid while the app runs
    QCOMPARE(QFileInfo(m_path).size(), isPipe ? 0 : 1LL << 33);
}

/// Covers a line that is not a setting, which an editor may have left.
void TestAppSettings::ignoresALineThatIsNotASetting()
{
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[table]\nno setting\nreducedMotion=true\n") > 0);
    file.close();
    AppSettings settings(m_path);
    QVERIFY(settings.reducedMotion());
    settings.setSpeed(1.5);
    settings.save();
    QCOMPARE(settings.problem(), QString());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("speed=1.5"));
}

void TestAppSettings::isTheInstanceThatQmlUses()
{
    QQmlEngine engine;
    AppSettings settings(m_path);
    QCOMPARE(AppSettings::create(&engine, &engine), &settings);
    QCOMPARE(QJSEngine::objectOwnership(&settings), QJSEngine::CppOwnership);
}

void TestAppSettings::usesTheChosenLanguage_data()
{
    QTest::addColumn<QString>("wanted");
    for (const Option &language : interfaceLanguages())
        QTest::newRow(qPrintable(language.value)) << language.value;
}

/// A language of the list is used, also for numbers. Any other code becomes the system's language or English.
void TestAppSettings::usesTheChosenLanguage()
{
    QFETCH(QString, wanted);
    const QLocale before;
    InterfaceLanguage language(wanted);
    QCOMPARE(resolvedLanguage(wanted), wanted);
    QCOMPARE(QLocale().name().section(u'_', 0, 0), wanted);
    language.use(QStringLiteral("xx"));
    QCOMPARE(QLocale().name().section(u'_', 0, 0), resolvedLanguage(QStringLiteral("xx")));
    QLocale::setDefault(before);
}

void TestAppSettings::followsTheSystemLanguageAtFirst_data()
{
    QTest::addColumn<QStringList>("system");
    QTest::addColumn<QString>("expected");
    QTest::newRow("Finnish") << QStringList{"fi-FI"} << QStringLiteral("fi");
    QTest::newRow("German of Austria") << QStringList{"de-AT", "de"} << QStringLiteral("de");
    QTest::newRow("the first available one") << QStringList{"sv-FI", "sv", "nl-BE", "fr"} << QStringLiteral("nl");
    QTest::newRow("none available") << QStringList{"ja-JP", "sv"} << QStringLiteral("en");
    QTest::newRow("the C locale") << QStringList{"C"} << QStringLiteral("en");
    QTest::newRow("no system language") << QStringList() << QStringLiteral("en");
}

void TestAppSettings::followsTheSystemLanguageAtFirst()
{
    QFETCH(const QStringList, system);
    QTEST(resolvedLanguage(AppSettings(m_path).language(), system), "expected");
}

TABLESIDE_TEST(TestAppSettings)
#include "tst_app_settings.moc"

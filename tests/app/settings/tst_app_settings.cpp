// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of AppSettings: writing after a pause, bounds of the values, and files with any content.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/settings/app_settings.h"
#include "app/settings/interface_language.h"

#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <tuple>

using namespace tableside;
using test::RowNote;

class TestAppSettings : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_folder.reset(); }
    void keepsEachSetting();
    void writesOncePerPause();
    void writesWhenTheAppIsLeft();
    void staysWithinBounds();
    void readsAnyFile();
    void remembersTheLastSetup();
    void reportsWhenNothingCanBeWritten();
    void leavesForeignFilesUnchanged();
    void usesTheChosenLanguage();
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

void TestAppSettings::keepsEachSetting()
{
    const QList<std::tuple<const char *, QVariant>> rows{
        {"speed", 1.35}, {"reducedMotion", true}, {"soundVolume", 0.25}, {"recordsKept", 100}, {"soundOn", false},
        {"leftHanded", true}, {"tableTurns", true}, {"refereeMyself", true}, {"countByValue", true}, {"colorLetters", false},
        {"highContrast", true}, {"textScale", 1.15}, {"language", "fi"}, {"rulesLanguage", "nl"}, {"secondRulesLanguage", "de"},
        {"spokenTalk", true}, {"momentVolume", 0.5},
        {"felt", "plum"}, {"cardBack", "back-waves"}};
    for (const auto &[property, value] : rows) {
        const RowNote note(property);
        init();
        AppSettings settings(m_path);
        QVERIFY(settings.property(property) != value);
        QSignalSpy spy(&settings, QByteArray(QByteArray("2") + property + "Changed()").constData());
        QVERIFY(settings.setProperty(property, value));
        QVERIFY(settings.setProperty(property, value)); // The same value emits no signal
        QCOMPARE(spy.count(), 1);
        settings.save();
        QVERIFY(QFile::exists(m_path)); // The next object may read a cache, so the file itself must exist
        const AppSettings again(m_path);
        QCOMPARE(again.property(property), value);
    }
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
    settings.setLessons({{QStringLiteral("dos"), 3}}); // Lessons are written at once
    QCOMPARE(AppSettings(m_path).lessons().value(QStringLiteral("dos")).toInt(), 3);
}

void TestAppSettings::staysWithinBounds()
{
    const double none = std::numeric_limits<double>::quiet_NaN();
    const QList<std::tuple<const char *, double, double>> rows{
        {"speed", 0.1, 0.5}, {"speed", 9.0, 2.0}, {"speed", none, 1.0},
        {"recordsKept", 250.0, 1000.0}, {"recordsKept", 20'000.0, 0.0}, {"recordsKept", -1.0, 0.0},
        {"soundVolume", -1.0, 0.0}, {"soundVolume", 2.0, 1.0},
        {"textScale", 1.2, 1.15}, {"textScale", 5.0, 1.3}, {"textScale", 0.2, 1.0}, {"textScale", none, 1.0}};
    for (const auto &[property, given, expected] : rows) {
        const RowNote note(QString(property) + u' ' + QString::number(given));
        init();
        AppSettings settings(m_path);
        QVERIFY(settings.setProperty(property, given));
        QCOMPARE(settings.property(property).toDouble(), expected);
    }
}

void TestAppSettings::readsAnyFile()
{
    const QList<std::tuple<QByteArray, double, double, bool>> rows{ // Content, speed, scale of texts, whether the sound is on
        {"[table]\nspeed=0.75\n[looks]\ntextScale=1.3\n[sound]\non=false\n", 0.75, 1.3, false},
        {"[table]\nspeed=fast\n[looks]\ntextScale=\n[sound]\non=perhaps\n", 1.0, 1.0, true},
        {"[table]\nspeed=1e9\n[looks]\ntextScale=-3\n", 2.0, 1.0, true},
        {"[table]\nspeed=inf\n[looks]\ntextScale=nan\n", 1.0, 1.0, true},
        {"[table]\nno setting\n[sound]\non=false\n", 1.0, 1.0, false}, // An editor may have left such a line
        {QByteArray("\x7f\x45LF\x00\xff\xfe[[[==\n=%%\n", 17), 1.0, 1.0, true},
    };
    for (const auto &[text, speed, textScale, soundOn] : rows) {
        const RowNote note(text);
        init();
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        AppSettings settings(m_path);
        QCOMPARE(settings.speed(), speed);
        QCOMPARE(settings.textScale(), textScale);
        QCOMPARE(settings.soundOn(), soundOn);
        settings.setSpeed(1.5);
        settings.save();
        QCOMPARE(settings.problem(), QString());
        QCOMPARE(AppSettings(m_path).speed(), 1.5);
    }
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

void TestAppSettings::leavesForeignFilesUnchanged()
{
    for (const bool isPipe : {true, false}) { // A pipe, and an enormous file
        init();
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
}

/// A language of the list is used, also for numbers. Any other code becomes the system's language or English.
void TestAppSettings::usesTheChosenLanguage()
{
    for (const Option &each : interfaceLanguages()) {
        const QString wanted = each.value;
        const RowNote note(wanted);
        const QLocale before;
        InterfaceLanguage language(wanted);
        QCOMPARE(resolvedLanguage(wanted), wanted);
        QCOMPARE(QLocale().name().section(u'_', 0, 0), wanted);
        language.use(QStringLiteral("xx"));
        QCOMPARE(QLocale().name().section(u'_', 0, 0), resolvedLanguage(QStringLiteral("xx")));
        QLocale::setDefault(before);
    }
}

void TestAppSettings::followsTheSystemLanguageAtFirst()
{
    const QList<std::tuple<QStringList, QString>> rows{
        {{"fi-FI"}, "fi"},
        {{"de-AT", "de"}, "de"},
        {{"sv-FI", "sv", "nl-BE", "fr"}, "nl"},
        {{"ja-JP", "sv"}, "en"},
        {{"C"}, "en"},
        {QStringList(), "en"},
    };
    for (const auto &[system, expected] : rows)
        QCOMPARE(resolvedLanguage(AppSettings(m_path).language(), system), expected);
}

TABLESIDE_TEST(TestAppSettings)
#include "tst_app_settings.moc"

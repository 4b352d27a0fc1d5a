// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of reading aloud: a page is read sentence by sentence, and reading ends when the page is left or the voice fails.
#include "test_program.h"
#include "tests/app/silent_devices.h"

#include "app/rules/reader/example_view.h"
#include "app/rules/reader/rules_reader.h"
#include "app/settings/app_settings.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tableside;

namespace {

/// A voice that fails at once for each sentence.
class BrokenVoice : public SilentVoice
{
public:
    void say(const QString &, const QString &) override
    {
        ++tries;
        emit failed();
    }

    int tries = 0;
};

/// A rules reader with a voice for English.
struct Reading
{
    Reading() { settings.setLanguage(QStringLiteral("en")); }

    QTemporaryDir folder;
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    SilentVoice voice{{QStringLiteral("en")}};
    RulesReader reader{settings, voice};
};

} // namespace

class TestReadAloud : public QObject
{
    Q_OBJECT

private slots:
    void readsAPage();
    void stepsThroughTheExampleWhileReading();
    void endsWhenTheVoiceFails();
};

void TestReadAloud::readsAPage()
{
    Reading reading;
    QVERIFY(reading.reader.canReadAloud());
    reading.reader.open(QStringLiteral("dos/turn"));
    reading.reader.readAloud();
    QStringList spoken;
    while (reading.reader.aloud()->isReading()) {
        QCOMPARE(reading.reader.aloud()->sentence(), spoken.size());
        spoken << reading.voice.sentence();
        reading.voice.finish();
    }
    QCOMPARE(spoken, reading.reader.page()->sentences());
    QCOMPARE(spoken.first(), reading.reader.page()->title());
    reading.reader.readAloud();
    reading.reader.next();
    QVERIFY2(!reading.reader.aloud()->isReading(), "turning the page must stop the reading");
    QVERIFY(reading.voice.sentence().isEmpty());
    reading.voice.finish();
    QVERIFY(!reading.reader.aloud()->isReading());
    reading.reader.setLanguage(QStringLiteral("de"));
    QVERIFY(!reading.reader.canReadAloud());
}

void TestReadAloud::stepsThroughTheExampleWhileReading()
{
    Reading reading;
    reading.reader.open(QStringLiteral("dos/example/draw-match"));
    ExampleView *example = reading.reader.page()->example(QStringLiteral("dos/example/draw-match"));
    reading.reader.readAloud();
    QList<int> steps;
    for (; reading.reader.aloud()->isReading(); reading.voice.finish()) {
        if (steps.isEmpty() || steps.last() != example->step())
            steps << example->step();
    }
    QCOMPARE(steps, QList<int>({0, 1, 2, 3, 4}));
}

void TestReadAloud::endsWhenTheVoiceFails()
{
    const QStringList sentences{QStringLiteral("One."), QStringLiteral("Two.")};
    BrokenVoice broken;
    ReadAloud failing(broken);
    const QSignalSpy changed(&failing, &ReadAloud::changed);
    failing.start(sentences, QStringLiteral("de"));
    QVERIFY(!failing.isReading());
    QCOMPARE(broken.tries, 1);
    QCOMPARE(changed.count(), 2);

    SilentVoice voice({QStringLiteral("de")});
    ReadAloud aloud(voice);
    aloud.start(sentences, QStringLiteral("de"));
    QCOMPARE(voice.sentence(), QStringLiteral("One."));
    voice.fail(); // the voice is in the middle of a sentence
    QVERIFY(!aloud.isReading());
    voice.finish();
    QVERIFY(!aloud.isReading());
}

TABLESIDE_TEST(TestReadAloud)

#include "tst_read_aloud.moc"

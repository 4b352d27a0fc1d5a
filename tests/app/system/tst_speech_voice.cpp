// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the choice of a speech voice for a language.
#include "test_program.h"

#include "app/system/speech_voice.h"

#include <QTest>

using namespace tableside;

class TestSpeechVoice : public QObject
{
    Q_OBJECT

private slots:
    void choosesAVoice();
};

void TestSpeechVoice::choosesAVoice()
{
    const QLocale german(QStringLiteral("de_DE"));
    const QLocale austrian(QStringLiteral("de_AT"));
    const QLocale english(QStringLiteral("en_GB"));
    const auto chosen = [](const QLocale &present, const QList<QLocale> &available) {
        const auto voice = voiceFor(QStringLiteral("de"), present, available);
        return voice ? voice->name() : QString();
    };
    QCOMPARE(chosen(german, {}), QString());
    QCOMPARE(chosen(german, {english}), QString());
    QCOMPARE(chosen(english, {english, german}), german.name());
    QCOMPARE(chosen(austrian, {german, austrian}), austrian.name()); // The voice that is set comes first
    QCOMPARE(chosen(austrian, {english, german}), german.name());
}

TABLESIDE_TEST(TestSpeechVoice)

#include "tst_speech_voice.moc"

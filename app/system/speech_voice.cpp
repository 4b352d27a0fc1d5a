// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/system/speech_voice.h"

#include <QTextToSpeech>

#include <algorithm>
#include <utility>

namespace tableside {

namespace {

bool isOf(const QLocale &locale, const QString &language)
{
    return locale.name().section(u'_', 0, 0) == language;
}

} // namespace

std::optional<QLocale> voiceFor(const QString &language, const QLocale &present, const QList<QLocale> &available)
{
    if (isOf(present, language) && available.contains(present))
        return present;
    const auto found = std::find_if(available.begin(), available.end(),
                                    [&](const QLocale &locale) { return isOf(locale, language); });
    return found == available.end() ? std::nullopt : std::optional(*found);
}

std::unique_ptr<Voice> systemVoice()
{
    return std::make_unique<SpeechVoice>();
}

SpeechVoice::SpeechVoice() = default;
SpeechVoice::~SpeechVoice() = default;

/// Returns the first engine that can speak the language, after selecting a voice for it; null if there is none.
QTextToSpeech *SpeechVoice::engineFor(const QString &language)
{
    if (m_engines.empty()) {
        for (const QString &name : QTextToSpeech::availableEngines()) {
            if (name != QLatin1String("mock"))
                addEngine(name);
        }
    }
    for (const auto &engine : m_engines) {
        const auto locale = voiceFor(language, engine->locale(), engine->availableLocales());
        if (!locale)
            continue;
        if (*locale != engine->locale())
            engine->setLocale(*locale);
        return engine.get();
    }
    return nullptr;
}

void SpeechVoice::addEngine(const QString &name)
{
    m_engines.push_back(std::make_unique<QTextToSpeech>(name));
    connect(m_engines.back().get(), &QTextToSpeech::stateChanged, this, [this](QTextToSpeech::State state) {
        if (m_speaking == nullptr || sender() != m_speaking)
            return;
        if (state == QTextToSpeech::Ready) {
            m_speaking = nullptr;
            emit finished();
        } else if (state == QTextToSpeech::Error) {
            fail();
        }
    });
}

bool SpeechVoice::speaks(const QString &language)
{
    return engineFor(language) != nullptr;
}

void SpeechVoice::say(const QString &sentence, const QString &language)
{
    QTextToSpeech *engine = m_speaking = engineFor(language);
    if (engine == nullptr)
        return fail();
    engine->say(sentence);
    if (m_speaking == engine && engine->state() == QTextToSpeech::Error)
        fail(); // An engine that was already in its error state does not emit stateChanged() again.
}

void SpeechVoice::fail()
{
    m_speaking = nullptr;
    emit failed();
}

void SpeechVoice::stop()
{
    if (QTextToSpeech *engine = std::exchange(m_speaking, nullptr))
        engine->stop();
}

} // namespace tableside

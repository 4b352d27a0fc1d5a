#include "rules/voice.h"

#include <QLocale>
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

SpeechVoice::SpeechVoice() = default;
SpeechVoice::~SpeechVoice() = default;

/// The first engine with a voice for the language, its voice chosen; null if there is none.
QTextToSpeech *SpeechVoice::engineFor(const QString &language)
{
    if (m_engines.empty()) {
        for (const QString &name : QTextToSpeech::availableEngines()) {
            if (name != QLatin1String("mock"))
                addEngine(name);
        }
    }
    for (const auto &engine : m_engines) {
        if (isOf(engine->locale(), language))
            return engine.get();
        const QList<QLocale> locales = engine->availableLocales();
        const auto found = std::find_if(locales.begin(), locales.end(),
                                        [&](const QLocale &locale) { return isOf(locale, language); });
        if (found != locales.end()) {
            engine->setLocale(*found);
            return engine.get();
        }
    }
    return nullptr;
}

void SpeechVoice::addEngine(const QString &name)
{
    m_engines.push_back(std::make_unique<QTextToSpeech>(name));
    connect(m_engines.back().get(), &QTextToSpeech::stateChanged, this, [this](QTextToSpeech::State state) {
        if (m_speaking != nullptr && sender() == m_speaking && state == QTextToSpeech::Ready) {
            m_speaking = nullptr;
            emit finished();
        }
    });
}

bool SpeechVoice::speaks(const QString &language)
{
    return engineFor(language) != nullptr;
}

void SpeechVoice::say(const QString &sentence, const QString &language)
{
    m_speaking = engineFor(language);
    if (m_speaking != nullptr)
        m_speaking->say(sentence);
}

void SpeechVoice::stop()
{
    if (QTextToSpeech *engine = std::exchange(m_speaking, nullptr))
        engine->stop();
}

} // namespace tableside

// The voices of the device, through Qt TextToSpeech.
#pragma once

#include "app/platform/voice.h"

#include <QList>
#include <QLocale>

#include <optional>
#include <vector>

class QTextToSpeech;

namespace tableside {

/// Returns the locale in which an engine can speak a language such as "de", or nothing. Prefers `present`, the engine's current
/// locale; it counts only if it is among the `available` ones, because engines without any voice have a current locale, too.
std::optional<QLocale> voiceFor(const QString &language, const QLocale &present, const QList<QLocale> &available);

/// Creates the engines on the first query, because finding them takes time that most starts do not need.
class SpeechVoice : public Voice
{
    Q_OBJECT

public:
    SpeechVoice();
    ~SpeechVoice() override;

    bool speaks(const QString &language) override;
    void say(const QString &sentence, const QString &language) override;
    void stop() override;

private:
    QTextToSpeech *engineFor(const QString &language);
    void addEngine(const QString &name);
    void fail();

    std::vector<std::unique_ptr<QTextToSpeech>> m_engines; ///< All engines of the device, in Qt's order.
    QTextToSpeech *m_speaking = nullptr;
};

} // namespace tableside

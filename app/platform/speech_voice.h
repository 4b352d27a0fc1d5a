// The voices of the device, by Qt TextToSpeech.
#pragma once

#include "app/platform/voice.h"

#include <QList>
#include <QLocale>

#include <optional>
#include <vector>

class QTextToSpeech;

namespace tableside {

/// The locale in which an engine speaks the language ("de"): `present`, the one that it has, if that will do. An engine
/// without any voice has one all the same, therefore it counts only among the `available`.
std::optional<QLocale> voiceFor(const QString &language, const QLocale &present, const QList<QLocale> &available);

/// Made when it is first asked: looking for engines costs time that most starts do not need.
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

    std::vector<std::unique_ptr<QTextToSpeech>> m_engines; ///< All of the device, in Qt's order.
    QTextToSpeech *m_speaking = nullptr;
};

} // namespace tableside

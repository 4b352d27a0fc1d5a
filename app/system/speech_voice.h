// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The implementation of Voice that uses Qt TextToSpeech.
#pragma once

#include "app/system/voice.h"

#include <QList>
#include <QLocale>

#include <optional>
#include <vector>

class QTextToSpeech;

namespace tableside {

/// Returns the locale in which an engine can speak a language such as "de"; std::nullopt if there is none. Prefers `present`,
/// the engine's current locale, if `available` contains it. An engine without voices also has a current locale, which is
/// then not in `available`.
std::optional<QLocale> voiceFor(const QString &language, const QLocale &present, const QList<QLocale> &available);

/// Speaks with Qt TextToSpeech. The engines are created on the first query, because creating them is slow and most runs of the
/// app never speak.
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

    std::vector<std::unique_ptr<QTextToSpeech>> m_engines; ///< All speech engines of the device, in Qt's order.
    QTextToSpeech *m_speaking = nullptr;
};

} // namespace tableside

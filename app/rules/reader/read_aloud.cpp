// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/reader/read_aloud.h"

namespace tableside {

ReadAloud::ReadAloud(Voice &voice, QObject *parent) : QObject(parent), m_voice(voice)
{
    connect(&m_voice, &Voice::finished, this, [this] {
        if (isReading())
            goTo(m_sentence + 1);
    });
    connect(&m_voice, &Voice::failed, this, &ReadAloud::stop);
}

void ReadAloud::start(const QStringList &sentences, const QString &language)
{
    stop();
    m_sentences = sentences;
    m_language = language;
    goTo(0);
}

void ReadAloud::stop()
{
    if (!isReading())
        return;
    m_voice.stop();
    m_sentence = -1;
    emit changed();
}

void ReadAloud::goTo(int sentence)
{
    m_sentence = sentence < m_sentences.size() ? sentence : -1;
    emit changed();
    if (isReading())
        m_voice.say(m_sentences[m_sentence], m_language);
}

} // namespace tableside

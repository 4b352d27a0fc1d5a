// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads a list of sentences aloud, one after the other, and reports which one is being read.
#pragma once

#include "app/system/voice.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace tableside {

class ReadAloud : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the reader")

    /// The index of the sentence that is being read, from 0; -1 if none is.
    Q_PROPERTY(int sentence READ sentence NOTIFY changed FINAL)
    Q_PROPERTY(bool reading READ isReading NOTIFY changed FINAL)

public:
    explicit ReadAloud(Voice &voice, QObject *parent = nullptr);

    /// Returns whether a voice can speak the language. The first call may be slow.
    bool speaks(const QString &language) { return m_voice.speaks(language); }

    int sentence() const { return m_sentence; }
    bool isReading() const { return m_sentence >= 0; }

    void start(const QStringList &sentences, const QString &language);
    Q_INVOKABLE void stop();

signals:
    void changed();

private:
    void goTo(int sentence);

    Voice &m_voice;
    QStringList m_sentences;
    QString m_language;
    int m_sentence = -1;
};

} // namespace tableside

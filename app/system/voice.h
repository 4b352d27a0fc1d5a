// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Speaks sentences aloud: an interface, and a function that creates the device's voice.
#pragma once

#include <QObject>
#include <QString>

#include <memory>

namespace tableside {

class Voice : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns whether this device can speak a language such as "de". The first call may be slow.
    virtual bool speaks(const QString &language) = 0;
    /// Speaks a sentence. Afterwards, or even before this function returns, finished() or failed() is emitted, unless stop() is
    /// called.
    virtual void say(const QString &sentence, const QString &language) = 0;
    virtual void stop() = 0;

signals:
    void finished();
    void failed(); ///< Emitted when the sentence cannot be spoken, and speaking the next one would fail, too.
};

/// Returns the voice of the device or the browser.
std::unique_ptr<Voice> systemVoice();

} // namespace tableside

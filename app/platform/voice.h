// Speaks a sentence through the device, or silently if no sound is allowed.
#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

namespace tableside {

class Voice : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns whether this device has a voice for a language such as "de". The first call may take a moment.
    virtual bool speaks(const QString &language) = 0;
    /// Speaks a sentence; finished() or failed() is emitted afterwards, or even before this returns, unless stop() is called
    /// first.
    virtual void say(const QString &sentence, const QString &language) = 0;
    virtual void stop() = 0;

signals:
    void finished();
    void failed(); ///< Emitted when the sentence cannot be spoken, nor will the next one be.
};

/// Returns the voice of the device or the browser; without TABLESIDE_SPEECH, a voice that has no languages.
std::unique_ptr<Voice> systemVoice();

/// A voice for tests: accepts the given languages and makes no sound; a sentence lasts until finish().
class SilentVoice : public Voice
{
    Q_OBJECT

public:
    explicit SilentVoice(QStringList languages = {}) : m_languages(std::move(languages)) {}

    bool speaks(const QString &language) override { return m_languages.contains(language); }
    void say(const QString &sentence, const QString &) override { m_sentence = sentence; }
    void stop() override { m_sentence.clear(); }

    /// The current sentence; empty for silence.
    QString sentence() const { return m_sentence; }
    void finish() { emit finished(); }
    void fail() { emit failed(); }

private:
    QStringList m_languages;
    QString m_sentence;
};

} // namespace tableside

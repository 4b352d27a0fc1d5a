// Speaks a sentence: through the device, or silently where nothing may sound.
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

    /// Whether this device has a voice for the language ("de"). The first call may take a moment.
    virtual bool speaks(const QString &language) = 0;
    /// Answered by finished() or failed(), maybe at once, unless stop() comes before it.
    virtual void say(const QString &sentence, const QString &language) = 0;
    virtual void stop() = 0;

signals:
    void finished();
    void failed(); ///< The sentence cannot be said, nor will the next one be.
};

/// That of the device, or of the browser; one that knows no language without TABLESIDE_SPEECH.
std::unique_ptr<Voice> systemVoice();

/// Knows the languages it is given and says nothing; a sentence lasts until finish().
class SilentVoice : public Voice
{
    Q_OBJECT

public:
    explicit SilentVoice(QStringList languages = {}) : m_languages(std::move(languages)) {}

    bool speaks(const QString &language) override { return m_languages.contains(language); }
    void say(const QString &sentence, const QString &) override { m_sentence = sentence; }
    void stop() override { m_sentence.clear(); }

    /// What is being said; empty for silence.
    QString sentence() const { return m_sentence; }
    void finish() { emit finished(); }
    void fail() { emit failed(); }

private:
    QStringList m_languages;
    QString m_sentence;
};

} // namespace tableside

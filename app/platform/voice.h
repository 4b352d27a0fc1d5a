// Speaks sentences aloud: an interface, a function that creates the device's voice, and a silent voice for tests.
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

/// Returns the voice of the device or the browser. Without TABLESIDE_SPEECH, the returned voice speaks no language.
std::unique_ptr<Voice> systemVoice();

/// A silent voice for tests, which accepts the given languages. Each sentence lasts until finish() is called.
class SilentVoice : public Voice
{
    Q_OBJECT

public:
    explicit SilentVoice(QStringList languages = {}) : m_languages(std::move(languages)) {}

    bool speaks(const QString &language) override { return m_languages.contains(language); }
    void say(const QString &sentence, const QString &) override { m_sentence = sentence; }
    void stop() override { m_sentence.clear(); }

    /// The sentence being spoken; empty if there is none.
    QString sentence() const { return m_sentence; }
    void finish() { emit finished(); }
    void fail() { emit failed(); }

private:
    QStringList m_languages;
    QString m_sentence;
};

} // namespace tableside

// Speaks a sentence. The real one is Qt TextToSpeech; a silent one stands in where nothing may sound.
#pragma once

#include <QList>
#include <QLocale>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QTextToSpeech;

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

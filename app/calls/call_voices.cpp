// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/calls/call_voices.h"

#include "app/audio/sound_board.h"
#include "app/files/export_file.h"
#include "app/files/input_file.h"
#include "app/settings/app_settings.h"
#include "app/words/cleaned_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QUuid>

#include <algorithm>

namespace tableside {

namespace {

const QStringList builtIn{QStringLiteral("friends"), QStringLiteral("deep"), QStringLiteral("child"),   QStringLiteral("robot"),
                          QStringLiteral("bell"),    QStringLiteral("horn"), QStringLiteral("whistle"), QStringLiteral("drum")};
/// The voices that speak the call, "DOS!" or "UNO!", and therefore have one file per game, except "friends", which uses the files
/// of the table's calls. The other voices, such as the bell, have one file for both games.
const QSet<QString> speaking{QStringLiteral("deep"), QStringLiteral("child"), QStringLiteral("robot")};
constexpr qint64 largestRecording = 1024 * 1024; // bytes; a recording of a few seconds is far smaller
const QString voicesPart = QStringLiteral("voices");

QString builtInName(const QString &voice)
{
    if (voice == QLatin1String("friends"))
        //: A voice of the call booth: three people say it at once
        return CallVoices::tr("The whole table");
    if (voice == QLatin1String("deep"))
        //: A voice of the call booth
        return CallVoices::tr("Bear");
    if (voice == QLatin1String("child"))
        //: A voice of the call booth: a small and eager one
        return CallVoices::tr("Child");
    if (voice == QLatin1String("robot"))
        //: A voice of the call booth
        return CallVoices::tr("Robot");
    if (voice == QLatin1String("bell"))
        //: A voice of the call booth: no voice at all
        return CallVoices::tr("Bell");
    if (voice == QLatin1String("horn"))
        //: A voice of the call booth: an old car's horn
        return CallVoices::tr("Horn");
    if (voice == QLatin1String("whistle"))
        //: A voice of the call booth: a referee's
        return CallVoices::tr("Whistle");
    //: A voice of the call booth
    return CallVoices::tr("Drum");
}

} // namespace

CallVoices::CallVoices(SoundBoard &sounds, AppSettings &settings, const QString &folder, QObject *parent)
    : QObject(parent), m_sounds(sounds), m_settings(settings), m_folder(folder), m_chosen(builtIn.first())
{
    read();
}

QList<Option> CallVoices::options() const
{
    QList<Option> options;
    for (const QString &voice : all())
        options.append({voice, nameOf(voice)});
    return options;
}

void CallVoices::setGame(const QString &game)
{
    m_game = game;
    if (m_ready)
        preloadAll();
    else
        show();
}

void CallVoices::preloadAll()
{
    m_ready = true;
    for (const QString &voice : all())
        m_sounds.keep(fileOf(voice));
    show(); // shows the names in the current language
}

QStringList CallVoices::all() const
{
    QStringList voices = builtIn;
    for (const Own &own : m_own)
        voices << own.id;
    return voices;
}

QUrl CallVoices::fileOf(const QString &voice) const
{
    if (!builtIn.contains(voice))
        return QUrl::fromLocalFile(QDir(m_folder).filePath(voice + QStringLiteral(".wav")));
    if (voice == builtIn.first())
        return soundUrl(QStringLiteral("call-") + m_game);
    return soundUrl(speaking.contains(voice) ? QStringLiteral("voice-%1-%2").arg(m_game, voice)
                                             : QStringLiteral("voice-") + voice);
}

bool CallVoices::exists(const QString &voice) const
{
    return all().contains(voice);
}

QString CallVoices::nameOf(const QString &voice) const
{
    for (const Own &own : m_own) {
        if (own.id == voice)
            return own.name;
    }
    return builtInName(voice);
}

qreal CallVoices::volumeOf(const QString &voice) const
{
    return m_volumes.value(voice, 1.0);
}

void CallVoices::sound(const QString &key)
{
    const QString own = m_byKey.value(key);
    play(own.isEmpty() ? m_chosen : own);
}

void CallVoices::test(const QString &voice)
{
    play(voice);
}

void CallVoices::play(const QString &voice)
{
    m_sounds.playFile(fileOf(voice), volumeOf(voice));
}

void CallVoices::choose(const QString &voice)
{
    if (!exists(voice))
        return;
    m_chosen = voice;
    save();
}

void CallVoices::chooseFor(const QString &key, const QString &voice)
{
    if (exists(voice))
        m_byKey.insert(key, voice);
    else
        m_byKey.remove(key);
    save();
}

QString CallVoices::voiceOf(const QString &key) const
{
    return m_byKey.value(key);
}

void CallVoices::setVolume(const QString &voice, qreal volume)
{
    m_volumes.insert(voice, qBound(lowestVolume, volume, 1.0));
    save();
}

bool CallVoices::add(const Samples &recorded)
{
    const auto isTaken = [&](const QString &name) {
        return std::ranges::any_of(m_own, [&](const Own &each) { return each.name == name; });
    };
    //: Name of a voice that was recorded. %1 its number
    const QString pattern = tr("My voice %1");
    int number = 1;
    while (isTaken(pattern.arg(number)))
        ++number;
    const Own own{QStringLiteral("own-") + QUuid::createUuid().toString(QUuid::WithoutBraces), pattern.arg(number)};
    const FileOutcome outcome = writeVerified(fileOf(own.id).toLocalFile(), waveFile(recorded));
    m_problem = outcome.success ? QString() : outcome.sentence;
    if (outcome.success) {
        m_own.append(own);
        m_sounds.keep(fileOf(own.id));
        m_chosen = own.id;
    }
    save();
    return outcome.success;
}

void CallVoices::remove(const QString &voice)
{
    const auto own = std::find_if(m_own.begin(), m_own.end(), [&](const Own &each) { return each.id == voice; });
    if (own == m_own.end())
        return;
    QFile file(fileOf(voice).toLocalFile());
    const bool isGone = !file.exists() || file.remove();
    //: %1 the system's reason
    m_problem = isGone ? QString() : tr("The recording couldn’t be deleted (%1). Try again.").arg(file.errorString());
    if (!isGone)
        return show();
    m_sounds.forget(fileOf(voice));
    m_own.erase(own);
    m_volumes.remove(voice);
    const QStringList users = m_byKey.keys(voice);
    for (const QString &key : users)
        m_byKey.remove(key);
    if (m_chosen == voice)
        m_chosen = builtIn.first();
    save();
}

void CallVoices::dismissProblem()
{
    if (m_problem.isEmpty())
        return;
    m_problem.clear();
    emit changed();
}

void CallVoices::show()
{
    QList<VoiceRow> rows;
    for (const QString &voice : builtIn)
        rows.append({voice, nameOf(voice), false, volumeOf(voice), voice == m_chosen});
    for (const Own &own : m_own)
        rows.append({own.id, own.name, true, volumeOf(own.id), own.id == m_chosen});
    m_list.setRows(rows);
    emit changed();
}

void CallVoices::read()
{
    const QVariantMap kept = m_settings.callBooth().value(voicesPart).toMap();
    const QVariantList recordings = kept.value(QStringLiteral("own")).toList();
    for (const QVariant &recording : recordings) {
        const QVariantMap own = recording.toMap();
        const QString id = own.value(QStringLiteral("id")).toString();
        const QString name = shownWords(own.value(QStringLiteral("name")).toString());
        const bool isName = QFileInfo(id).fileName() == id && !id.contains(QChar(0)); // excludes paths to other folders
        if (!isName || !QFile::exists(fileOf(id).toLocalFile()))
            continue;
        const InputFile file = readPlainFile(fileOf(id).toLocalFile(), largestRecording);
        const bool isDamaged = file.trouble == FileTrouble::TooLarge
            || (file.trouble == FileTrouble::None && !isWaveFile(file.bytes));
        if (!isDamaged) // an unreadable file stays in the list, because a later attempt may succeed
            m_own.append({id, name});
        else
            //: %1 the name of a recorded voice
            m_problem = tr("The recording “%1” is damaged and can’t be played. Record it again.").arg(name);
    }
    // Version 0.1.0 listed deleted recordings here and removed their files later, so files remain if that version was killed.
    for (const QString &id : kept.value(QStringLiteral("removed")).toStringList())
        QFile::remove(fileOf(QFileInfo(id).fileName()).toLocalFile());
    const QVariantMap volumes = kept.value(QStringLiteral("volumes")).toMap();
    for (auto volume = volumes.begin(); volume != volumes.end(); ++volume)
        m_volumes.insert(volume.key(), qBound(lowestVolume, volume.value().toDouble(), 1.0));
    const QVariantMap byKey = kept.value(QStringLiteral("byKey")).toMap();
    for (auto voice = byKey.begin(); voice != byKey.end(); ++voice) {
        if (exists(voice.value().toString()))
            m_byKey.insert(voice.key(), voice.value().toString());
    }
    const QString chosen = kept.value(QStringLiteral("chosen")).toString();
    if (exists(chosen))
        m_chosen = chosen;
}

void CallVoices::save()
{
    QVariantList recordings;
    for (const Own &own : m_own)
        recordings.append(QVariantMap{{QStringLiteral("id"), own.id}, {QStringLiteral("name"), own.name}});
    QVariantMap volumes;
    for (auto volume = m_volumes.cbegin(); volume != m_volumes.cend(); ++volume)
        volumes.insert(volume.key(), volume.value());
    QVariantMap byKey;
    for (auto voice = m_byKey.cbegin(); voice != m_byKey.cend(); ++voice)
        byKey.insert(voice.key(), voice.value());
    QVariantMap all = m_settings.callBooth();
    all.insert(voicesPart,
               QVariantMap{{QStringLiteral("own"), recordings},
                           {QStringLiteral("volumes"), volumes},
                           {QStringLiteral("byKey"), byKey},
                           {QStringLiteral("chosen"), m_chosen}});
    m_settings.setCallBooth(all);
    show();
}

} // namespace tableside

// The person's settings on this device: pace, sound, appearance, language. QML uses them as the singleton AppSettings. Changes
// are collected and written into an ini file once nothing has changed for 300 ms.
#pragma once

#include <QLatin1String>
#include <QMap>
#include <QObject>
#include <QQmlEngine>
#include <QRect>
#include <QSettings>
#include <QTimer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "app/view/option.h"

namespace tableside {

/// The settings. Setters limit numbers to the allowed range and ignore invalid ones.
class AppSettings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// The pace of computer players and animation, from 0.5 to 2; 1 is normal, and 2 is twice as fast.
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY speedChanged FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged FINAL)
    /// The volume, from 0 to 1; kept while soundOn is false.
    Q_PROPERTY(qreal soundVolume READ soundVolume WRITE setSoundVolume NOTIFY soundVolumeChanged FINAL)
    Q_PROPERTY(bool soundOn READ soundOn WRITE setSoundOn NOTIFY soundOnChanged FINAL)
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY leftHandedChanged FINAL)
    /// Whether the table turns toward the player in turn when several people play.
    Q_PROPERTY(bool tableTurns READ tableTurns WRITE setTableTurns NOTIFY tableTurnsChanged FINAL)
    Q_PROPERTY(bool colorLetters READ colorLetters WRITE setColorLetters NOTIFY colorLettersChanged FINAL)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY highContrastChanged FINAL)
    /// The scale of text: 1, 1.15, or 1.3. Other values are rounded to the nearest of these.
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged FINAL)
    /// Whether people say themselves if they moved while posing for a Wild Dumb Fu, instead of the app watching for movements.
    Q_PROPERTY(bool refereeMyself READ refereeMyself WRITE setRefereeMyself NOTIFY refereeMyselfChanged FINAL)
    /// Whether the score sheet has a key for each value of cards instead of all cards.
    Q_PROPERTY(bool countByValue READ countByValue WRITE setCountByValue NOTIFY countByValueChanged FINAL)
    /// The number of finished games whose records are kept, newest first; 0 keeps all.
    Q_PROPERTY(int recordsKept READ recordsKept WRITE setRecordsKept NOTIFY recordsKeptChanged FINAL)
    /// The language code of the interface, such as "de"; empty to follow the system.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// The {value, name} of each available interface language.
    Q_PROPERTY(QList<tableside::Option> languages READ languages CONSTANT FINAL)
    /// The language code of the rules; empty to follow the interface.
    Q_PROPERTY(QString rulesLanguage READ rulesLanguage WRITE setRulesLanguage NOTIFY rulesLanguageChanged FINAL)
    /// The language code of the rules shown beside the first ones; empty for none.
    Q_PROPERTY(QString secondRulesLanguage READ secondRulesLanguage WRITE setSecondRulesLanguage NOTIFY
                   secondRulesLanguageChanged FINAL)
    /// A sentence if the settings cannot be saved; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    /// Reads the ini file \p path; an empty \p path means the user's file, which the organization and application name determine.
    /// QML uses the newest instance.
    explicit AppSettings(const QString &path, QObject *parent = nullptr);
    ~AppSettings() override;

    /// Called by the QML engine. Returns the existing instance, or a new one that the engine owns and that uses the user's file.
    static AppSettings *create(QQmlEngine *engine, QJSEngine *scriptEngine);

    qreal speed() const { return m_speed; }
    bool reducedMotion() const { return m_reducedMotion; }
    qreal soundVolume() const { return m_soundVolume; }
    bool soundOn() const { return m_soundOn; }
    bool leftHanded() const { return m_leftHanded; }
    bool tableTurns() const { return m_tableTurns; }
    bool colorLetters() const { return m_colorLetters; }
    bool highContrast() const { return m_highContrast; }
    qreal textScale() const { return m_textScale; }
    bool refereeMyself() const { return m_refereeMyself; }
    bool countByValue() const { return m_countByValue; }
    int recordsKept() const { return m_recordsKept; }
    QString language() const { return m_language; }
    QList<Option> languages() const;
    QString rulesLanguage() const { return m_rulesLanguage; }
    QString secondRulesLanguage() const { return m_secondRulesLanguage; }
    QString problem() const;

    void setSpeed(qreal speed);
    void setReducedMotion(bool reduced);
    void setSoundVolume(qreal volume);
    void setSoundOn(bool on);
    void setLeftHanded(bool leftHanded);
    void setTableTurns(bool turns);
    void setColorLetters(bool letters);
    void setHighContrast(bool highContrast);
    void setTextScale(qreal scale);
    void setRefereeMyself(bool myself);
    void setCountByValue(bool byValue);
    /// Sets recordsKept to 100, 1,000, 10,000, or 0 (all). Other values are rounded up to the next of these.
    void setRecordsKept(int count);
    void setLanguage(const QString &language);
    void setRulesLanguage(const QString &language);
    void setSecondRulesLanguage(const QString &language);

    /// Returns the choices that MatchSetup last stored for \p game ("dos" or "uno"); empty if there are none. For \p game "you",
    /// returns the choices of the person at this device; for "players", the players of the last match. Numbers are returned as
    /// JSON numbers: toInt() and toDouble() work, but the type may differ.
    QVariantMap lastMatchSetup(const QString &game) const;
    void setLastMatchSetup(const QString &game, const QVariantMap &setup);

    /// Returns the geometry of the window when it was last closed; invalid before that.
    QRect windowPlace() const;
    Qt::WindowStates windowState() const;
    void setWindow(const QRect &place, Qt::WindowStates state);
    /// Returns the folder of the last export; empty before the first.
    QString saveFolder() const;
    void setSaveFolder(const QString &folder);
    /// Returns the folder of further backups; empty for none.
    QString backupFolder() const;
    void setBackupFolder(const QString &folder);

    /// Deletes all settings from the file but leaves this object's values unchanged. Returns false if the file can't be
    /// written.
    bool forgetAll();
    /// Writes the changes that are not in the file yet. Also called 300 ms after the last change, when the app becomes inactive,
    /// and by the destructor.
    void save();
    /// Returns the path of the settings file.
    QString file() const;

    /// Returns the progress of the lessons, as LessonRoom stores it. Changes are written at once.
    QVariantMap lessons() const;
    void setLessons(const QVariantMap &lessons);

    /// Returns the choices made at the call booth.
    QVariantMap callBooth() const;
    void setCallBooth(const QVariantMap &choices);

signals:
    void speedChanged();
    void reducedMotionChanged();
    void soundVolumeChanged();
    void soundOnChanged();
    void leftHandedChanged();
    void tableTurnsChanged();
    void colorLettersChanged();
    void highContrastChanged();
    void textScaleChanged();
    void refereeMyselfChanged();
    void countByValueChanged();
    void recordsKeptChanged();
    void languageChanged();
    void rulesLanguageChanged();
    void secondRulesLanguageChanged();
    void problemChanged();
    /// Emitted after save() tried to write changes into the file.
    void saved();

private:
    void read();
    template <typename Value>
    void change(Value &member, Value value, QLatin1String key, void (AppSettings::*changed)());
    QVariantMap map(QLatin1String key) const;
    void keepMap(QLatin1String key, const QVariantMap &map);
    /// Stores \p value under \p key; save() writes it.
    void keep(QLatin1String key, const QVariant &value);
    /// Returns the value last stored under \p key, saved or not.
    QVariant stored(QLatin1String key) const;

    QSettings m_settings;
    QMap<QString, QVariant> m_unsaved; ///< The changes since the last save, by key.
    QTimer m_saveTimer;
    bool m_lastWasLost = false; ///< Whether the last save failed.
    qreal m_speed = 1.0;
    bool m_reducedMotion = false;
    qreal m_soundVolume = 0.8;
    bool m_soundOn = true;
    bool m_leftHanded = false;
    bool m_tableTurns = false;
    bool m_colorLetters = true;
    bool m_highContrast = false;
    qreal m_textScale = 1.0;
    bool m_refereeMyself = false;
    bool m_countByValue = false;
    int m_recordsKept = 1000;
    QString m_language;
    QString m_rulesLanguage;
    QString m_secondRulesLanguage;
};

} // namespace tableside

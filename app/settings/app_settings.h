// The user's settings on this device, such as speed, sound, appearance, and language. QML uses them as the singleton
// AppSettings. Changes are written to an ini file 300 ms after the last change.
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

/// The settings. Setters limit numbers to their valid range and ignore invalid numbers.
class AppSettings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// The speed of computer players and animations, from 0.5 to 2; 1 is normal, 2 is twice as fast.
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY speedChanged FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged FINAL)
    /// The volume, from 0 to 1; unchanged while soundOn is false.
    Q_PROPERTY(qreal soundVolume READ soundVolume WRITE setSoundVolume NOTIFY soundVolumeChanged FINAL)
    Q_PROPERTY(bool soundOn READ soundOn WRITE setSoundOn NOTIFY soundOnChanged FINAL)
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY leftHandedChanged FINAL)
    /// Whether the table turns toward the current player when several people share the device.
    Q_PROPERTY(bool tableTurns READ tableTurns WRITE setTableTurns NOTIFY tableTurnsChanged FINAL)
    Q_PROPERTY(bool colorLetters READ colorLetters WRITE setColorLetters NOTIFY colorLettersChanged FINAL)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY highContrastChanged FINAL)
    /// The factor for text sizes: 1, 1.15, or 1.3. Other values are rounded to the nearest of these.
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged FINAL)
    /// Whether players themselves report that they moved while they had to hold still after a Wild Dumb Fu (UNO-ACT-6). If
    /// false, the app detects movements.
    Q_PROPERTY(bool refereeMyself READ refereeMyself WRITE setRefereeMyself NOTIFY refereeMyselfChanged FINAL)
    /// Whether the keypad for entering a hand's cards in the score sheet has one key for each card value, instead of one for
    /// each kind of card.
    Q_PROPERTY(bool countByValue READ countByValue WRITE setCountByValue NOTIFY countByValueChanged FINAL)
    /// The number of finished games whose records are kept, newest first; 0 keeps all.
    Q_PROPERTY(int recordsKept READ recordsKept WRITE setRecordsKept NOTIFY recordsKeptChanged FINAL)
    /// The language code of the interface, such as "de"; empty to follow the system.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// The {value, name} of each available interface language.
    Q_PROPERTY(QList<tableside::Option> languages READ languages CONSTANT FINAL)
    /// The language code of the rules; empty to follow the interface.
    Q_PROPERTY(QString rulesLanguage READ rulesLanguage WRITE setRulesLanguage NOTIFY rulesLanguageChanged FINAL)
    /// The language code of the second rules page, which is shown beside the first; empty for none.
    Q_PROPERTY(QString secondRulesLanguage READ secondRulesLanguage WRITE setSecondRulesLanguage NOTIFY
                   secondRulesLanguageChanged FINAL)
    /// A sentence about the problem if the settings cannot be saved; otherwise empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    /// Reads the ini file \p path. An empty \p path means the user's standard settings file, which depends on the organization
    /// and application name. QML uses the instance that was created last.
    explicit AppSettings(const QString &path, QObject *parent = nullptr);
    ~AppSettings() override;

    /// Called by the QML engine. Returns the existing instance; if there is none, creates one for the user's standard file,
    /// owned by the engine.
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
    /// Sets recordsKept to 100, 1000, 10,000, or 0 (all). Other counts are rounded up to the next of these numbers.
    void setRecordsKept(int count);
    void setLanguage(const QString &language);
    void setRulesLanguage(const QString &language);
    void setSecondRulesLanguage(const QString &language);

    /// Returns the last choices in MatchSetup, the form for a new match, for \p game ("dos" or "uno"); empty if there are none.
    /// The key "you" returns the choices of the user of this device, and "players" the players of the last match. Numbers come
    /// from JSON, so their type may differ from the stored type; use toInt() or toDouble().
    QVariantMap lastMatchSetup(const QString &game) const;
    void setLastMatchSetup(const QString &game, const QVariantMap &setup);

    /// Returns the window's geometry when it was last closed; invalid if no window was closed yet.
    QRect windowPlace() const;
    Qt::WindowStates windowState() const;
    void setWindow(const QRect &place, Qt::WindowStates state);
    /// Returns the folder of the last export; empty if there was none.
    QString saveFolder() const;
    void setSaveFolder(const QString &folder);
    /// Returns the folder for additional backups; empty for none.
    QString backupFolder() const;
    void setBackupFolder(const QString &folder);

    /// Deletes all settings from the file but keeps the values of this object. Returns false if the file cannot be written.
    bool deleteFileContents();
    /// Writes all pending changes to the file. Called automatically 300 ms after the last change, when the app becomes
    /// inactive, and in the destructor.
    void save();
    /// Returns the path of the settings file.
    QString file() const;

    /// Returns the progress of the lessons, in the format of LessonController. setLessons() saves at once.
    QVariantMap lessons() const;
    void setLessons(const QVariantMap &lessons);

    /// Returns the call booth's stored data: its voices, seats, and rules.
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
    /// Emitted after save() has tried to write changes to the file.
    void saved();

private:
    void read();
    template <typename Value>
    void change(Value &member, Value value, QLatin1String key, void (AppSettings::*changed)());
    QVariantMap map(QLatin1String key) const;
    void keepMap(QLatin1String key, const QVariantMap &map);
    /// Stores \p value under \p key in memory; save() writes it to the file.
    void keep(QLatin1String key, const QVariant &value);
    /// Returns the latest value for \p key, even if it is not saved yet.
    QVariant stored(QLatin1String key) const;

    QSettings m_settings;
    QMap<QString, QVariant> m_unsaved; ///< The changes since the last save, indexed by key.
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

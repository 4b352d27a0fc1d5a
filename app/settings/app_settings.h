// What a person has set for this device: pace, sound, looks, language. Read and written in QML as the singleton AppSettings.
// Changes are written into an ini file together, once nothing has changed for 300 ms.
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

class AppSettings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// Pace of AI players and animation, 0.5 … 2; 1 is normal, 2 twice as fast.
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY speedChanged FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged FINAL)
    /// 0 … 1, kept while soundOn is false.
    Q_PROPERTY(qreal soundVolume READ soundVolume WRITE setSoundVolume NOTIFY soundVolumeChanged FINAL)
    Q_PROPERTY(bool soundOn READ soundOn WRITE setSoundOn NOTIFY soundOnChanged FINAL)
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY leftHandedChanged FINAL)
    /// Where several people play: the table turns toward whoever does.
    Q_PROPERTY(bool tableTurns READ tableTurns WRITE setTableTurns NOTIFY tableTurnsChanged FINAL)
    Q_PROPERTY(bool colorLetters READ colorLetters WRITE setColorLetters NOTIFY colorLettersChanged FINAL)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY highContrastChanged FINAL)
    /// One of 1, 1.15 and 1.3; anything else becomes the nearest of them.
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged FINAL)
    /// While posing for a Wild Dumb Fu: the person says whether they moved, the table does not watch.
    Q_PROPERTY(bool refereeMyself READ refereeMyself WRITE setRefereeMyself NOTIFY refereeMyselfChanged FINAL)
    /// Of the score sheet: a key for each value of cards instead of all cards.
    Q_PROPERTY(bool countByValue READ countByValue WRITE setCountByValue NOTIFY countByValueChanged FINAL)
    /// Of how many games that are over the records are kept, the newest; 0 for all.
    Q_PROPERTY(int recordsKept READ recordsKept WRITE setRecordsKept NOTIFY recordsKeptChanged FINAL)
    /// Of the interface: "de"; empty as the system has it.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// {value, name} of each language that the interface has.
    Q_PROPERTY(QList<tableside::Option> languages READ languages CONSTANT FINAL)
    /// Of the rules; empty as the interface.
    Q_PROPERTY(QString rulesLanguage READ rulesLanguage WRITE setRulesLanguage NOTIFY rulesLanguageChanged FINAL)
    /// Beside the first; empty for none.
    Q_PROPERTY(QString secondRulesLanguage READ secondRulesLanguage WRITE setSecondRulesLanguage NOTIFY
                   secondRulesLanguageChanged FINAL)
    /// A sentence when the settings cannot be kept, else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    /// Reads the ini file `path`; an empty `path` is the user's own (organisation and application name decide).
    /// The newest instance is the one that QML sees.
    explicit AppSettings(const QString &path, QObject *parent = nullptr);
    ~AppSettings() override;

    /// For the QML engine: the existing instance, or one of the engine's own with the user's file.
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
    /// One of 100, 1,000, 10,000, and 0; others become the next larger one.
    void setRecordsKept(int count);
    void setLanguage(const QString &language);
    void setRulesLanguage(const QString &language);
    void setSecondRulesLanguage(const QString &language);

    /// The choices of the last setup of `game` ("dos", "uno"), as MatchSetup gave them; empty when there are none. By the
    /// names "you" and "players" what it keeps for both: the person at the device, and who sat at the last match.
    /// Numbers come back as JSON numbers (toInt() and toDouble() work, the type may differ).
    QVariantMap lastMatchSetup(const QString &game) const;
    void setLastMatchSetup(const QString &game, const QVariantMap &setup);

    /// The window's geometry when it was last closed; invalid before.
    QRect windowPlace() const;
    Qt::WindowStates windowState() const;
    void setWindow(const QRect &place, Qt::WindowStates state);
    /// The folder of the last export; empty before the first.
    QString saveFolder() const;
    void setSaveFolder(const QString &folder);
    /// The folder of further backups; empty for none.
    QString backupFolder() const;
    void setBackupFolder(const QString &folder);

    /// Deletes all settings from the file but leaves this object's values unchanged. Returns false if the file can't be
    /// written.
    bool forgetAll();
    /// Writes the changes that are not in the file yet. Also called 300 ms after the last change, when the app is no longer
    /// in front, and by the destructor.
    void save();
    QString file() const;

    /// How far the lessons are (LessonRoom), in the same way. Written at once.
    QVariantMap lessons() const;
    void setLessons(const QVariantMap &lessons);

    /// What was chosen at the call booth, in the same way.
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
    /// Emitted after changes were written into the file, or could not be.
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
    QMap<QString, QVariant> m_unsaved; ///< Changes since the last save, by key.
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

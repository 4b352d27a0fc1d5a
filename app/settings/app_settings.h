// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

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

#include "app/ui/option.h"

namespace tableside {

/// The settings. Setters limit numbers to their valid range and ignore invalid numbers.
class AppSettings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// The speed of computer players and animations, from 0.5 to 2; 1 is normal, 2 is twice as fast.
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY speedChanged FINAL)
    /// Whether the computer players' characters say something now and then.
    Q_PROPERTY(bool tableTalk READ tableTalk WRITE setTableTalk NOTIFY tableTalkChanged FINAL)
    /// Whether screen readers say what the characters say.
    Q_PROPERTY(bool spokenTalk READ spokenTalk WRITE setSpokenTalk NOTIFY spokenTalkChanged FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged FINAL)
    /// The volume, from 0 to 1; kept while soundOn is false.
    Q_PROPERTY(qreal soundVolume READ soundVolume WRITE setSoundVolume NOTIFY soundVolumeChanged FINAL)
    /// The volume of the sounds of moments (app/table/moments/moment.h), from 0 to 1; multiplied by soundVolume.
    Q_PROPERTY(qreal momentVolume READ momentVolume WRITE setMomentVolume NOTIFY momentVolumeChanged FINAL)
    Q_PROPERTY(bool soundOn READ soundOn WRITE setSoundOn NOTIFY soundOnChanged FINAL)
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY leftHandedChanged FINAL)
    /// Whether the table turns toward the current player when several people share the device.
    Q_PROPERTY(bool tableTurns READ tableTurns WRITE setTableTurns NOTIFY tableTurnsChanged FINAL)
    Q_PROPERTY(bool colorLetters READ colorLetters WRITE setColorLetters NOTIFY colorLettersChanged FINAL)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY highContrastChanged FINAL)
    /// The color of the felt: "green", "plum", or "night". High contrast has a felt of its own.
    Q_PROPERTY(QString felt READ felt WRITE setFelt NOTIFY feltChanged FINAL)
    /// The code of the back of cards, one of cardBacks (app/cards/card_painter.h). High contrast has a back of its own.
    Q_PROPERTY(QString cardBack READ cardBack WRITE setCardBack NOTIFY cardBackChanged FINAL)
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
    /// The separator of cells in exported CSV tables: "comma", "semicolon", "tab", or "region" for what spreadsheets in the
    /// system's region expect.
    Q_PROPERTY(QString csvSeparator READ csvSeparator WRITE setCsvSeparator NOTIFY csvSeparatorChanged FINAL)
    /// Whether the user has read what letting phones in means.
    Q_PROPERTY(bool phonesExplained READ phonesExplained WRITE setPhonesExplained NOTIFY phonesExplainedChanged FINAL)
    /// The language code of the interface, such as "de"; empty to follow the system.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// The {value, name} of each available interface language.
    Q_PROPERTY(QList<tableside::Option> languages READ languages CONSTANT FINAL)
    /// The language code of the rules; empty to follow the interface.
    Q_PROPERTY(QString rulesLanguage READ rulesLanguage WRITE setRulesLanguage NOTIFY rulesLanguageChanged FINAL)
    /// The language code of the second rules page, which is shown beside the first; empty for none.
    Q_PROPERTY(
        QString secondRulesLanguage READ secondRulesLanguage WRITE setSecondRulesLanguage NOTIFY secondRulesLanguageChanged FINAL)
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

    qreal speed() const { return m_speed.value; }
    bool tableTalk() const { return m_tableTalk.value; }
    bool spokenTalk() const { return m_spokenTalk.value; }
    bool reducedMotion() const { return m_reducedMotion.value; }
    qreal soundVolume() const { return m_soundVolume.value; }
    qreal momentVolume() const { return m_momentVolume.value; }
    bool soundOn() const { return m_soundOn.value; }
    bool leftHanded() const { return m_leftHanded.value; }
    bool tableTurns() const { return m_tableTurns.value; }
    bool colorLetters() const { return m_colorLetters.value; }
    bool highContrast() const { return m_highContrast.value; }
    QString felt() const { return m_felt.value; }
    QString cardBack() const { return m_cardBack.value; }
    qreal textScale() const { return m_textScale.value; }
    bool refereeMyself() const { return m_refereeMyself.value; }
    bool countByValue() const { return m_countByValue.value; }
    int recordsKept() const { return m_recordsKept.value; }
    QString csvSeparator() const { return m_csvSeparator.value; }
    /// Returns the address on which phones were let in last; empty if they never were.
    QString phoneAddress() const { return m_phoneAddress.value; }
    void setPhoneAddress(const QString &address);
    /// Returns the port on which phones were let in last; 0 if they never were.
    int phonePort() const { return m_phonePort.value; }
    void setPhonePort(int port);
    bool phonesExplained() const { return m_phonesExplained.value; }
    void setPhonesExplained(bool explained);
    QString language() const { return m_language.value; }
    QList<Option> languages() const;
    QString rulesLanguage() const { return m_rulesLanguage.value; }
    QString secondRulesLanguage() const { return m_secondRulesLanguage.value; }
    QString problem() const;

    void setSpeed(qreal speed) { change(m_speed, speed, &AppSettings::speedChanged); }
    void setTableTalk(bool talks) { change(m_tableTalk, talks, &AppSettings::tableTalkChanged); }
    void setSpokenTalk(bool spoken) { change(m_spokenTalk, spoken, &AppSettings::spokenTalkChanged); }
    void setReducedMotion(bool reduced) { change(m_reducedMotion, reduced, &AppSettings::reducedMotionChanged); }
    void setSoundVolume(qreal volume) { change(m_soundVolume, volume, &AppSettings::soundVolumeChanged); }
    void setMomentVolume(qreal volume) { change(m_momentVolume, volume, &AppSettings::momentVolumeChanged); }
    void setSoundOn(bool on) { change(m_soundOn, on, &AppSettings::soundOnChanged); }
    void setLeftHanded(bool leftHanded) { change(m_leftHanded, leftHanded, &AppSettings::leftHandedChanged); }
    void setTableTurns(bool turns) { change(m_tableTurns, turns, &AppSettings::tableTurnsChanged); }
    void setColorLetters(bool letters) { change(m_colorLetters, letters, &AppSettings::colorLettersChanged); }
    void setHighContrast(bool highContrast) { change(m_highContrast, highContrast, &AppSettings::highContrastChanged); }
    void setFelt(const QString &felt) { change(m_felt, felt, &AppSettings::feltChanged); }
    void setCardBack(const QString &back) { change(m_cardBack, back, &AppSettings::cardBackChanged); }
    void setTextScale(qreal scale) { change(m_textScale, scale, &AppSettings::textScaleChanged); }
    void setRefereeMyself(bool myself) { change(m_refereeMyself, myself, &AppSettings::refereeMyselfChanged); }
    void setCountByValue(bool byValue) { change(m_countByValue, byValue, &AppSettings::countByValueChanged); }
    /// Sets recordsKept to 100, 1000, 10,000, or 0 (all). Other counts are rounded up to the next of these numbers; counts above
    /// 10,000 and negative counts become 0.
    void setRecordsKept(int count) { change(m_recordsKept, count, &AppSettings::recordsKeptChanged); }
    void setCsvSeparator(const QString &separator);
    void setLanguage(const QString &language);
    void setRulesLanguage(const QString &language) { change(m_rulesLanguage, language, &AppSettings::rulesLanguageChanged); }
    void setSecondRulesLanguage(const QString &language)
    {
        change(m_secondRulesLanguage, language, &AppSettings::secondRulesLanguageChanged);
    }

    /// Returns the last choices in MatchSetup, the form for a new match, for \p game ("dos" or "uno"); empty if there are none.
    /// If \p game is "you", returns the choices of the user of this device; if "players", the players of the last match. Numbers
    /// come from JSON, so their type may differ from the stored type; use toInt() or toDouble().
    QVariantMap lastMatchSetup(const QString &game) const { return map(setupKey(game)); }
    void setLastMatchSetup(const QString &game, const QVariantMap &setup) { keepMap(setupKey(game), setup); }

    /// Returns the geometry that the window had when it was last neither maximized nor full screen; invalid if none is stored.
    QRect windowPlace() const { return stored(windowPlaceKey).toRect(); }
    Qt::WindowStates windowState() const;
    void setWindow(const QRect &place, Qt::WindowStates state);
    /// Returns the folder in which the user last saved or opened a file; empty if there was none.
    QString saveFolder() const { return stored(saveFolderKey).toString(); }
    void setSaveFolder(const QString &folder) { keep(saveFolderKey, folder); }
    /// Returns the folder for additional backups; empty for none.
    QString backupFolder() const { return stored(backupFolderKey).toString(); }
    void setBackupFolder(const QString &folder) { keep(backupFolderKey, folder); }

    /// Deletes all settings from the file but keeps the values of this object. Returns false if the file cannot be written.
    bool deleteFileContents();
    /// Writes all pending changes to the file. Called automatically 300 ms after the last change, when the app becomes
    /// inactive, and in the destructor.
    void save();
    QString file() const;

    /// Returns the progress of the lessons, in the format of LessonController. setLessons() saves at once.
    QVariantMap lessons() const { return map(lessonsKey); }
    void setLessons(const QVariantMap &lessons);

    /// Returns the call booth's stored data: its voices, seats, and rules.
    QVariantMap callBooth() const { return map(callBoothKey); }
    void setCallBooth(const QVariantMap &choices) { keepMap(callBoothKey, choices); }

    /// Returns the choice of games and the order of the ranking, in the format of RankingController.
    QVariantMap scoreRanking() const { return map(scoreRankingKey); }
    void setScoreRanking(const QVariantMap &ranking) { keepMap(scoreRankingKey, ranking); }

signals:
    void speedChanged();
    void tableTalkChanged();
    void spokenTalkChanged();
    void reducedMotionChanged();
    void soundVolumeChanged();
    void momentVolumeChanged();
    void soundOnChanged();
    void leftHandedChanged();
    void tableTurnsChanged();
    void colorLettersChanged();
    void highContrastChanged();
    void feltChanged();
    void cardBackChanged();
    void textScaleChanged();
    void refereeMyselfChanged();
    void countByValueChanged();
    void recordsKeptChanged();
    void csvSeparatorChanged();
    void phoneAddressChanged();
    void phonePortChanged();
    void phonesExplainedChanged();
    void languageChanged();
    void rulesLanguageChanged();
    void secondRulesLanguageChanged();
    void problemChanged();
    /// Emitted after save() has tried to write changes to the file.
    void saved();

private:
    /// A setting: its key in the file, its value, and a function that returns a valid value close to \p value, or \p present if
    /// there is none.
    template <typename Value>
    struct Setting
    {
        using Validate = Value (*)(Value value, Value present);
        /// Reads the value from \p file. If the file has none or an unusable one, the value is \p otherwise.
        Setting(const QSettings &file, QLatin1String name, Value otherwise, Validate check = nullptr);

        QLatin1String key;
        Value value;
        Validate validate; ///< Null if every value is valid.
    };

    template <typename Value>
    void change(Setting<Value> &setting, Value value, void (AppSettings::*changed)())
    {
        if (setting.validate)
            value = setting.validate(value, setting.value);
        if (setting.value == value)
            return;
        setting.value = value;
        keep(setting.key, value);
        emit(this->*changed)();
    }

    static qreal validSpeed(qreal speed, qreal present);
    static qreal validVolume(qreal volume, qreal present);
    static qreal nearestTextScale(qreal scale, qreal present);
    static int offeredRecords(int count, int present);
    static QString offeredSeparator(QString separator, QString present);
    static int validPort(int port, int present);
    static QString offeredFelt(QString felt, QString present);
    static QString offeredBack(QString back, QString present);
    void applyCsvSeparator() const;
    static QLatin1String setupKey(const QString &game);
    QVariantMap map(QLatin1String key) const;
    void keepMap(QLatin1String key, const QVariantMap &map);
    /// Stores \p value under \p key in memory; save() writes it to the file.
    void keep(QLatin1String key, const QVariant &value);
    /// Returns the latest value for \p key, even if it is not saved yet.
    QVariant stored(QLatin1String key) const;

    static constexpr QLatin1String windowPlaceKey{"window/place"};
    static constexpr QLatin1String windowStateKey{"window/state"};
    static constexpr QLatin1String saveFolderKey{"files/saveFolder"};
    static constexpr QLatin1String backupFolderKey{"files/backupFolder"};
    static constexpr QLatin1String lessonsKey{"lessons/state"};
    static constexpr QLatin1String callBoothKey{"calls/booth"};
    static constexpr QLatin1String scoreRankingKey{"score/ranking"};

    QSettings m_settings;              // must precede the Setting members, whose constructors read from this object
    QMap<QString, QVariant> m_unsaved; ///< The changes since the last save, indexed by key.
    QTimer m_saveTimer;
    bool m_lastWasLost = false; ///< Whether the last save failed.

    // The key in the file, the default, and the bounds of each setting. Users can edit the file, so it may contain anything.
    Setting<qreal> m_speed{m_settings, QLatin1String("table/speed"), 1.0, validSpeed};
    Setting<bool> m_tableTalk{m_settings, QLatin1String("table/talk"), true};
    Setting<bool> m_spokenTalk{m_settings, QLatin1String("table/spokenTalk"), false};
    Setting<bool> m_reducedMotion{m_settings, QLatin1String("table/reducedMotion"), false};
    Setting<qreal> m_soundVolume{m_settings, QLatin1String("sound/volume"), 0.8, validVolume};
    Setting<qreal> m_momentVolume{m_settings, QLatin1String("sound/moments"), 1.0, validVolume};
    Setting<bool> m_soundOn{m_settings, QLatin1String("sound/on"), true};
    Setting<bool> m_leftHanded{m_settings, QLatin1String("table/leftHanded"), false};
    Setting<bool> m_tableTurns{m_settings, QLatin1String("table/turns"), false};
    Setting<bool> m_colorLetters{m_settings, QLatin1String("looks/colourLetters"), true};
    Setting<bool> m_highContrast{m_settings, QLatin1String("looks/highContrast"), false};
    Setting<QString> m_felt{m_settings, QLatin1String("looks/felt"), QStringLiteral("green"), offeredFelt};
    Setting<QString> m_cardBack{m_settings, QLatin1String("looks/cardBack"), QStringLiteral("back"), offeredBack};
    Setting<qreal> m_textScale{m_settings, QLatin1String("looks/textScale"), 1.0, nearestTextScale};
    Setting<bool> m_refereeMyself{m_settings, QLatin1String("table/refereeMyself"), false};
    Setting<bool> m_countByValue{m_settings, QLatin1String("score/countByValue"), false};
    Setting<int> m_recordsKept{m_settings, QLatin1String("data/recordsKept"), 1000, offeredRecords};
    Setting<QString> m_csvSeparator{m_settings, QLatin1String("data/csvSeparator"), QStringLiteral("region"), offeredSeparator};
    Setting<QString> m_phoneAddress{m_settings, QLatin1String("phones/address"), {}};
    Setting<int> m_phonePort{m_settings, QLatin1String("phones/port"), 0, validPort};
    Setting<bool> m_phonesExplained{m_settings, QLatin1String("phones/explained"), false};
    Setting<QString> m_language{m_settings, QLatin1String("language/interface"), {}};
    Setting<QString> m_rulesLanguage{m_settings, QLatin1String("language/rules"), {}};
    Setting<QString> m_secondRulesLanguage{m_settings, QLatin1String("language/rulesBeside"), {}};
};

} // namespace tableside

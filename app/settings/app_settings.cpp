#include "app/settings/app_settings.h"

#include "app/settings/interface_language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

namespace tableside {

namespace {

/// The delay before changes are saved. While a slider is dragged, its setting changes many times but is saved once.
constexpr std::chrono::milliseconds savePause{300};

constexpr std::array textScales{1.0, 1.15, 1.3};

/// Returns the smallest offered number of records that is at least \p count; 0 means all.
int offeredRecords(int count)
{
    for (const int offered : {100, 1000, 10'000}) {
        if (count > 0 && count <= offered)
            return offered;
    }
    return 0;
}

AppSettings *&current()
{
    static AppSettings *settings = nullptr;
    return settings;
}

/// This text is appended to the path of a settings file that must not be read. QSettings then gets the path of a file that cannot
/// exist.
constexpr QLatin1String unusable("/unusable");

/// Returns whether the settings file may be read. Reading a pipe would block, and a file of more than 4 MB cannot contain
/// settings. Such files are neither read nor changed.
bool isUsable(const QFileInfo &file)
{
    constexpr qint64 largest = 4 * 1024 * 1024;
    return !file.exists() || file.isDir() || (file.isFile() && file.size() <= largest);
}

QString iniPath(const QString &path)
{
    if (!path.isEmpty())
        return isUsable(QFileInfo(path)) ? path : path + unusable;
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
                     QCoreApplication::applicationName()).fileName();
}

/// Returns \p value limited to the range from \p least to \p most, or \p otherwise if it is not a number. The settings file may
/// contain anything, because users can edit it.
qreal bounded(const QVariant &value, qreal least, qreal most, qreal otherwise)
{
    bool ok = false;
    const qreal number = value.toDouble(&ok);
    return ok && std::isfinite(number) ? qBound(least, number, most) : otherwise;
}

qreal nearestTextScale(qreal scale)
{
    return *std::min_element(textScales.begin(), textScales.end(),
                             [=](qreal a, qreal b) { return std::abs(a - scale) < std::abs(b - scale); });
}

bool asBool(const QVariant &value, bool otherwise)
{
    const QString text = value.toString();
    if (text == QLatin1String("true"))
        return true;
    return text == QLatin1String("false") ? false : otherwise;
}

constexpr QLatin1String speedKey("table/speed");
constexpr QLatin1String reducedMotionKey("table/reducedMotion");
constexpr QLatin1String leftHandedKey("table/leftHanded");
constexpr QLatin1String tableTurnsKey("table/turns");
constexpr QLatin1String lastSetupKey("table/lastSetup"); // for DOS, which was the only game at first
constexpr QLatin1String ownSeatKey("play/ownSeat");
constexpr QLatin1String lastPlayersKey("play/lastPlayers");
constexpr QLatin1String lastUnoSetupKey("table/lastUnoSetup");
constexpr QLatin1String refereeMyselfKey("table/refereeMyself");
constexpr QLatin1String countByValueKey("score/countByValue");
constexpr QLatin1String soundVolumeKey("sound/volume");
constexpr QLatin1String soundOnKey("sound/on");
constexpr QLatin1String lessonsKey("lessons/state");
constexpr QLatin1String callBoothKey("calls/booth");
constexpr QLatin1String colorLettersKey("looks/colourLetters");
constexpr QLatin1String highContrastKey("looks/highContrast");
constexpr QLatin1String textScaleKey("looks/textScale");
constexpr QLatin1String saveFolderKey("files/saveFolder");
constexpr QLatin1String backupFolderKey("files/backupFolder");
constexpr QLatin1String windowPlaceKey("window/place");
constexpr QLatin1String windowStateKey("window/state");
constexpr QLatin1String recordsKeptKey("data/recordsKept");
constexpr QLatin1String languageKey("language/interface");
constexpr QLatin1String rulesLanguageKey("language/rules");
constexpr QLatin1String secondRulesLanguageKey("language/rulesBeside");

QLatin1String setupKey(const QString &game)
{
    if (game == QLatin1String("you"))
        return ownSeatKey;
    if (game == QLatin1String("players"))
        return lastPlayersKey;
    return game == QLatin1String("uno") ? lastUnoSetupKey : lastSetupKey;
}

} // namespace

AppSettings::AppSettings(const QString &path, QObject *parent)
    : QObject(parent), m_settings(iniPath(path), QSettings::IniFormat)
{
    read();
    current() = this;
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(savePause);
    connect(&m_saveTimer, &QTimer::timeout, this, &AppSettings::save);
    if (qGuiApp)
        connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
            if (state != Qt::ApplicationActive) // a phone may end an inactive app without notice
                save();
        });
}

AppSettings::~AppSettings()
{
    save();
    if (current() == this)
        current() = nullptr;
}

AppSettings *AppSettings::create(QQmlEngine *engine, QJSEngine *)
{
    if (!current())
        return new AppSettings(QString(), engine);
    QJSEngine::setObjectOwnership(current(), QJSEngine::CppOwnership);
    return current();
}

void AppSettings::read()
{
    m_speed = bounded(m_settings.value(speedKey), 0.5, 2.0, m_speed);
    m_reducedMotion = asBool(m_settings.value(reducedMotionKey), m_reducedMotion);
    m_soundVolume = bounded(m_settings.value(soundVolumeKey), 0.0, 1.0, m_soundVolume);
    m_soundOn = asBool(m_settings.value(soundOnKey), m_soundOn);
    m_leftHanded = asBool(m_settings.value(leftHandedKey), m_leftHanded);
    m_tableTurns = asBool(m_settings.value(tableTurnsKey), m_tableTurns);
    m_colorLetters = asBool(m_settings.value(colorLettersKey), m_colorLetters);
    m_highContrast = asBool(m_settings.value(highContrastKey), m_highContrast);
    m_refereeMyself = asBool(m_settings.value(refereeMyselfKey), m_refereeMyself);
    m_countByValue = asBool(m_settings.value(countByValueKey), m_countByValue);
    m_textScale = nearestTextScale(bounded(m_settings.value(textScaleKey), 1.0, 1.3, m_textScale));
    bool isNumber = false;
    if (const int records = m_settings.value(recordsKeptKey).toInt(&isNumber); isNumber)
        m_recordsKept = offeredRecords(records);
    m_language = m_settings.value(languageKey).toString();
    m_rulesLanguage = m_settings.value(rulesLanguageKey).toString();
    m_secondRulesLanguage = m_settings.value(secondRulesLanguageKey).toString();
}

void AppSettings::setSpeed(qreal speed)
{
    change(m_speed, bounded(speed, 0.5, 2.0, m_speed), speedKey, &AppSettings::speedChanged);
}

void AppSettings::setReducedMotion(bool reduced)
{
    change(m_reducedMotion, reduced, reducedMotionKey, &AppSettings::reducedMotionChanged);
}

void AppSettings::setSoundVolume(qreal volume)
{
    change(m_soundVolume, bounded(volume, 0.0, 1.0, m_soundVolume), soundVolumeKey, &AppSettings::soundVolumeChanged);
}

void AppSettings::setSoundOn(bool on)
{
    change(m_soundOn, on, soundOnKey, &AppSettings::soundOnChanged);
}

void AppSettings::setLeftHanded(bool leftHanded)
{
    change(m_leftHanded, leftHanded, leftHandedKey, &AppSettings::leftHandedChanged);
}

void AppSettings::setTableTurns(bool turns)
{
    change(m_tableTurns, turns, tableTurnsKey, &AppSettings::tableTurnsChanged);
}

void AppSettings::setColorLetters(bool letters)
{
    change(m_colorLetters, letters, colorLettersKey, &AppSettings::colorLettersChanged);
}

void AppSettings::setCountByValue(bool byValue)
{
    change(m_countByValue, byValue, countByValueKey, &AppSettings::countByValueChanged);
}

void AppSettings::setRefereeMyself(bool myself)
{
    change(m_refereeMyself, myself, refereeMyselfKey, &AppSettings::refereeMyselfChanged);
}

void AppSettings::setHighContrast(bool highContrast)
{
    change(m_highContrast, highContrast, highContrastKey, &AppSettings::highContrastChanged);
}

void AppSettings::setTextScale(qreal scale)
{
    change(m_textScale, nearestTextScale(bounded(scale, 1.0, 1.3, m_textScale)), textScaleKey,
           &AppSettings::textScaleChanged);
}

QList<Option> AppSettings::languages() const
{
    return interfaceLanguages();
}

void AppSettings::setRecordsKept(int count)
{
    change(m_recordsKept, offeredRecords(count), recordsKeptKey, &AppSettings::recordsKeptChanged);
}

void AppSettings::setLanguage(const QString &language)
{
    change(m_language, language, languageKey, &AppSettings::languageChanged);
    emit problemChanged(); // problem() now returns its sentence in another language
}

void AppSettings::setRulesLanguage(const QString &language)
{
    change(m_rulesLanguage, language, rulesLanguageKey, &AppSettings::rulesLanguageChanged);
}

void AppSettings::setSecondRulesLanguage(const QString &language)
{
    change(m_secondRulesLanguage, language, secondRulesLanguageKey, &AppSettings::secondRulesLanguageChanged);
}

QVariantMap AppSettings::lastMatchSetup(const QString &game) const
{
    return map(setupKey(game));
}

void AppSettings::setLastMatchSetup(const QString &game, const QVariantMap &setup)
{
    keepMap(setupKey(game), setup);
}

QString AppSettings::saveFolder() const
{
    return stored(saveFolderKey).toString();
}

void AppSettings::setSaveFolder(const QString &folder)
{
    keep(saveFolderKey, folder);
}

QString AppSettings::backupFolder() const
{
    return stored(backupFolderKey).toString();
}

void AppSettings::setBackupFolder(const QString &folder)
{
    keep(backupFolderKey, folder);
}

QRect AppSettings::windowPlace() const
{
    return stored(windowPlaceKey).toRect();
}

Qt::WindowStates AppSettings::windowState() const
{
    const QString state = stored(windowStateKey).toString();
    return state == QLatin1String("fullScreen") ? Qt::WindowFullScreen
        : state == QLatin1String("maximized")   ? Qt::WindowMaximized
                                                : Qt::WindowNoState;
}

void AppSettings::setWindow(const QRect &place, Qt::WindowStates state)
{
    if (place.isValid())
        keep(windowPlaceKey, place);
    keep(windowStateKey, state & Qt::WindowFullScreen ? QStringLiteral("fullScreen")
                         : state & Qt::WindowMaximized ? QStringLiteral("maximized")
                                                       : QStringLiteral("normal"));
}

bool AppSettings::deleteFileContents()
{
    m_saveTimer.stop();
    m_unsaved.clear();
    QSettings writer(m_settings.fileName(), QSettings::IniFormat);
    writer.clear();
    writer.sync();
    return writer.status() != QSettings::AccessError;
}

QString AppSettings::file() const
{
    const QString file = m_settings.fileName();
    return file.endsWith(unusable) ? file.chopped(unusable.size()) : file;
}

QVariantMap AppSettings::lessons() const
{
    return map(lessonsKey);
}

void AppSettings::setLessons(const QVariantMap &lessons)
{
    keepMap(lessonsKey, lessons);
    save(); // saved at once, because a crash must not lose progress
}

QVariantMap AppSettings::callBooth() const
{
    return map(callBoothKey);
}

void AppSettings::setCallBooth(const QVariantMap &choices)
{
    keepMap(callBoothKey, choices);
}

// Maps are stored as JSON text, because QSettings would write them as binary data that users cannot read or edit.
QVariantMap AppSettings::map(QLatin1String key) const
{
    return QJsonDocument::fromJson(stored(key).toString().toUtf8()).object().toVariantMap();
}

void AppSettings::keepMap(QLatin1String key, const QVariantMap &map)
{
    keep(key, QString::fromUtf8(QJsonDocument(QJsonObject::fromVariantMap(map)).toJson(QJsonDocument::Compact)));
}

template <typename Value>
void AppSettings::change(Value &member, Value value, QLatin1String key, void (AppSettings::*changed)())
{
    if (member == value)
        return;
    member = value;
    keep(key, value);
    emit(this->*changed)();
}

QVariant AppSettings::stored(QLatin1String key) const
{
    const auto unsaved = m_unsaved.constFind(key);
    return unsaved == m_unsaved.constEnd() ? m_settings.value(key) : *unsaved;
}

void AppSettings::keep(QLatin1String key, const QVariant &value)
{
    m_unsaved.insert(key, value);
    m_saveTimer.start();
}

void AppSettings::save()
{
    m_saveTimer.stop();
    if (m_unsaved.isEmpty())
        return;
    // Each save uses a new QSettings object, because status() keeps the first error. Values that could not be written remain in
    // the cache that all QSettings objects of a file share, so the next save tries to write these values again.
    QSettings writer(m_settings.fileName(), QSettings::IniFormat);
    const QMap<QString, QVariant> changes = std::exchange(m_unsaved, {});
    for (auto change = changes.cbegin(); change != changes.cend(); ++change)
        writer.setValue(change.key(), *change);
    writer.sync();
    emit saved();
    const bool isLost = writer.status() == QSettings::AccessError; // ignores syntax errors in the existing file
    if (isLost == m_lastWasLost)
        return;
    m_lastWasLost = isLost;
    emit problemChanged();
}

QString AppSettings::problem() const
{
    if (!m_lastWasLost)
        return {};
    //: %1 is a file.
    return tr("Your settings couldn’t be saved in “%1”. Check that you’re allowed to change that file and that the "
              "disk isn’t full.")
        .arg(QDir::toNativeSeparators(file()));
}

} // namespace tableside

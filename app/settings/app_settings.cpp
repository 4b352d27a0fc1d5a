// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/app_settings.h"

#include "app/cards/card_painter.h"
#include "app/settings/interface_language.h"
#include "app/words/region.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <type_traits>
#include <utility>

namespace tableside {

namespace {

/// The delay before changes are saved. While a slider is dragged, its setting changes many times but is saved once.
constexpr std::chrono::milliseconds savePause{300};

AppSettings *&current()
{
    static AppSettings *settings = nullptr;
    return settings;
}

/// The text appended to the path of a settings file that must not be read. QSettings then gets the path of a file that cannot
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
                     QCoreApplication::applicationName())
        .fileName();
}

/// Returns \p value limited to the range from \p least to \p most, or \p otherwise if it is not a number.
qreal bounded(qreal value, qreal least, qreal most, qreal otherwise)
{
    return std::isfinite(value) ? qBound(least, value, most) : otherwise;
}

} // namespace

template <typename Value>
AppSettings::Setting<Value>::Setting(const QSettings &file, QLatin1String name, Value otherwise, Validate check)
    : key(name), value(otherwise), validate(check)
{
    QVariant read = file.value(key);
    if constexpr (std::is_same_v<Value, bool>) {
        // QVariant would convert every other word to true.
        if (const QString word = read.toString(); word == QLatin1String("true") || word == QLatin1String("false"))
            value = word == QLatin1String("true");
    } else if (read.convert(QMetaType::fromType<Value>())) {
        value = validate ? validate(read.value<Value>(), otherwise) : read.value<Value>();
    }
}

AppSettings::AppSettings(const QString &path, QObject *parent) : QObject(parent), m_settings(iniPath(path), QSettings::IniFormat)
{
    current() = this;
    applyCsvSeparator();
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

qreal AppSettings::validSpeed(qreal speed, qreal present)
{
    return bounded(speed, 0.5, 2.0, present);
}

qreal AppSettings::validVolume(qreal volume, qreal present)
{
    return bounded(volume, 0.0, 1.0, present);
}

qreal AppSettings::nearestTextScale(qreal scale, qreal present)
{
    const qreal wanted = bounded(scale, 1.0, 1.3, present);
    return std::min({1.0, 1.15, 1.3}, [=](qreal a, qreal b) { return std::abs(a - wanted) < std::abs(b - wanted); });
}

/// Returns the smallest offered number of records that is at least \p count; 0 means all.
int AppSettings::offeredRecords(int count, int)
{
    for (const int offered : {100, 1000, 10'000}) {
        if (count > 0 && count <= offered)
            return offered;
    }
    return 0;
}

QString AppSettings::offeredSeparator(QString separator, QString present)
{
    return separator == u"region" || separator == u"comma" || separator == u"semicolon" || separator == u"tab" ? separator
                                                                                                               : present;
}

int AppSettings::validPort(int port, int present)
{
    constexpr int lowest = 1024; // lower ports are reserved for the system
    constexpr int highest = 65535;
    return port >= lowest && port <= highest ? port : present;
}

void AppSettings::setPhoneAddress(const QString &address)
{
    change(m_phoneAddress, address, &AppSettings::phoneAddressChanged);
}

void AppSettings::setPhonePort(int port)
{
    change(m_phonePort, port, &AppSettings::phonePortChanged);
}

void AppSettings::setPhonesExplained(bool explained)
{
    change(m_phonesExplained, explained, &AppSettings::phonesExplainedChanged);
}

void AppSettings::setCsvSeparator(const QString &separator)
{
    change(m_csvSeparator, separator, &AppSettings::csvSeparatorChanged);
    applyCsvSeparator();
}

/// Makes all exports use the chosen separator.
void AppSettings::applyCsvSeparator() const
{
    const QString chosen = csvSeparator();
    tableside::setCsvSeparator(chosen == u"comma" ? ',' : chosen == u"semicolon" ? ';' : chosen == u"tab" ? '\t' : 0);
}

QString AppSettings::offeredFelt(QString felt, QString present)
{
    const bool isOffered = felt == QLatin1String("green") || felt == QLatin1String("plum") || felt == QLatin1String("night");
    return isOffered ? felt : present;
}

QString AppSettings::offeredBack(QString back, QString present)
{
    return isCardBack(back) ? back : present;
}

/// Returns the key for lastMatchSetup().
QLatin1String AppSettings::setupKey(const QString &game)
{
    if (game == QLatin1String("you"))
        return QLatin1String("play/ownSeat");
    if (game == QLatin1String("players"))
        return QLatin1String("play/lastPlayers");
    return game == QLatin1String("uno") ? QLatin1String("table/lastUnoSetup")
                                        : QLatin1String("table/lastSetup"); // for DOS, which was the only game at first
}

QList<Option> AppSettings::languages() const
{
    return interfaceLanguages();
}

void AppSettings::setLanguage(const QString &language)
{
    change(m_language, language, &AppSettings::languageChanged);
    emit problemChanged(); // problem() now returns its sentence in another language
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
    keep(windowStateKey,
         state & Qt::WindowFullScreen      ? QStringLiteral("fullScreen")
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

void AppSettings::setLessons(const QVariantMap &lessons)
{
    keepMap(lessonsKey, lessons);
    save(); // a crash must not lose progress
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
    const bool isLost = writer.status() == QSettings::AccessError; // syntax errors in the existing file do not matter
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

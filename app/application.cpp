// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"

#include "app/cards/card_image_provider.h"
#include "app/cards/portrait_image_provider.h"
#include "app/system/modal_dialog.h"
#include "app/files/while_alive.h"
#include "app/settings/bundled_font.h"
#include "app/ui/held_keys.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QIcon>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

// These imports make the linker include two static QML modules, to which no other code refers.
Q_IMPORT_QML_PLUGIN(Tableside_AppPlugin)
Q_IMPORT_QML_PLUGIN(TablesidePlugin)

namespace tableside {

namespace {

QString inFolder(const QString &folder, const QString &file)
{
    return folder.isEmpty() ? QString() : folder + QLatin1Char('/') + file;
}

/// Returns the folder of voice recordings, which is next to the database.
QString voicesFolder(const ApplicationOptions &options)
{
    return Application::folderOf(options) + QStringLiteral("/voices");
}

QString settingsFile(const ApplicationOptions &options)
{
    return inFolder(options.dataFolder, QStringLiteral("tableside.ini"));
}

} // namespace

QString Application::folderOf(const ApplicationOptions &options)
{
    return options.dataFolder.isEmpty() ? QFileInfo(Database::defaultPath()).absolutePath() : options.dataFolder;
}

void Application::showAlreadyOpen(const ApplicationOptions &options)
{
    const AppSettings settings(settingsFile(options));
    const InterfaceLanguage language(settings.language());
    //: Instead of starting: another window of the program is open and doesn't answer
    if (showMessage(QCoreApplication::translate("Application",
                                                "Tableside is already open. Go to its window, or close it and "
                                                "start Tableside again.")))
        QCoreApplication::exec(); // exec() returns when the message is closed; this process starts no other event loop
}

Application::Application(ApplicationOptions options)
    : m_windowSize(options.windowSize), m_fillsScreen(options.fillsScreen), m_request(options.request),
      m_settings(settingsFile(options)), m_windowGeometry(m_settings), m_language(m_settings.language()),
      m_database(inFolder(options.dataFolder, QStringLiteral("tableside.sqlite")), m_settings.backupFolder()),
      m_dataKeeper(m_database, m_settings), m_userData(m_database, m_settings, voicesFolder(options)),
      m_sounds(options.sounds ? std::move(options.sounds) : systemSounds()), m_scoreController(m_database),
      m_ranking(m_scoreController.store(), *m_scoreController.people(), m_settings),
      m_tableController(m_database, *m_sounds, m_settings, *options.time, *m_scoreController.people()),
      m_history(m_database, *m_scoreController.people(), m_settings), m_lessons(m_settings, *m_sounds, *options.time),
      m_callBooth(m_database, m_scoreController, *m_sounds, m_settings, voicesFolder(options)),
      m_voice(options.voice ? std::move(options.voice) : systemVoice()), m_rulesReader(m_settings, *m_voice, options.rulesPaper),
      m_pages(m_tableController, m_lessons, m_scoreController, m_callBooth, m_rulesReader),
      m_phones(options.phoneDoor ? std::move(options.phoneDoor) : phones::networkDoor(), m_tableController,
               *m_scoreController.people(), m_settings, m_rulesReader)
{
    m_phones.follow(*m_pages.navigator(), m_scoreController, m_callBooth);
    QObject::connect(&m_dataKeeper, &DataKeeper::contentChanged, &m_scoreController, &ScoreController::reload);
    QObject::connect(&m_dataKeeper, &DataKeeper::contentChanged, &m_ranking, &RankingController::reload);
    QObject::connect(&m_dataKeeper, &DataKeeper::contentChanged, &m_tableController, &TableController::reload);
    QObject::connect(&m_dataKeeper, &DataKeeper::contentChanged, &m_history, &HistoryController::reload);
    QObject::connect(&m_scoreController, &ScoreController::gameDone, &m_dataKeeper, &DataKeeper::backUp);
    QObject::connect(&m_tableController, &TableController::matchClosed, &m_dataKeeper, &DataKeeper::backUp);
    QObject::connect(&m_scoreController, &ScoreController::gameWon, &m_scoreController,
                     [this] { m_sounds->play(Sound::matchWon); });
    QObject::connect(&m_tableController, &TableController::bookChanged, &m_scoreController, &ScoreController::reload);
    QObject::connect(&m_tableController, &TableController::matchClosed, &m_history, &HistoryController::onMatchClosed);
    QObject::connect(&m_tableController, &TableController::roundCounted, &m_history, &HistoryController::onRoundCounted);
    QObject::connect(&m_userData, &UserData::emptied, &m_history, &HistoryController::reload);
    QObject::connect(&m_tableController, &TableController::tableChanged, &m_lessons, &LessonController::reload);
    m_userData.setBookWriter(exportWholeBook);
    // CallLog::forget() is connected before ScoreController::reload(). Otherwise reload() would change the seats of CallBooth,
    // which makes the log write its pending entries to the emptied database.
    QObject::connect(&m_userData, &UserData::emptied, m_callBooth.log(), &CallLog::forget);
    QObject::connect(&m_userData, &UserData::emptied, &m_scoreController, &ScoreController::reload);
    QObject::connect(&m_userData, &UserData::emptied, &m_tableController, &TableController::reload);
    QObject::connect(&m_userData, &UserData::deleted, qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.addImageProvider(CardImageProvider::name, new CardImageProvider);
    m_engine.addImageProvider(PortraitImageProvider::name, new PortraitImageProvider);
    QObject::connect(&m_engine, &QQmlEngine::warnings, &m_engine, [this](const QList<QQmlError> &warnings) {
        for (const QQmlError &warning : warnings)
            m_problems.append(warning.toString());
    });
    QObject::connect(&m_settings, &AppSettings::languageChanged, &m_engine, [this] {
        m_language.use(m_settings.language());
        m_engine.retranslate(); // the engine does not retranslate texts that C++ created
        m_tableController.retranslate();
        if (LessonCoach *coach = m_lessons.coach())
            emit coach->changed(); // C++ translates the lesson's instruction
        m_history.retranslate();
        m_ranking.retranslate();
        m_userData.retranslate();
        m_dataKeeper.retranslate();
        m_rulesReader.notice()->dismiss();
        m_callBooth.log()->pageNotice()->dismiss();
        m_scoreController.pageNotice()->dismiss(); // messages about past actions are closed instead of translated
    });
}

Application::Stage::Stage()
{
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    useBundledFont();
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/tableside/icon/tableside.svg")));
}

void Application::setFileService(FileService service)
{
    service.lastFolder = [this] { return m_settings.saveFolder(); };
    service.storeLastFolder = whileAlive(&m_settings, [this](const QString &folder) { m_settings.setSaveFolder(folder); });
    m_tableController.setFileService(service);
    m_scoreController.setFileService(service);
    m_ranking.setFileService(service);
    m_history.setFileService(service);
    m_userData.setFileService(service);
    m_dataKeeper.setFileService(service);
    m_callBooth.log()->setFileService(service);
    m_rulesReader.setFileService(service);
}

void Application::setNames()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Tableside"));
    QCoreApplication::setApplicationName(QStringLiteral("Tableside"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TABLESIDE_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tableside"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.tableside.Tableside"));
}

bool Application::load()
{
    QVariantMap properties{{QStringLiteral("tableController"), QVariant::fromValue(&m_tableController)},
                           {QStringLiteral("lessons"), QVariant::fromValue(&m_lessons)},
                           {QStringLiteral("scoreController"), QVariant::fromValue(&m_scoreController)},
                           {QStringLiteral("ranking"), QVariant::fromValue(&m_ranking)},
                           {QStringLiteral("history"), QVariant::fromValue(&m_history)},
                           {QStringLiteral("userData"), QVariant::fromValue(&m_userData)},
                           {QStringLiteral("dataKeeper"), QVariant::fromValue(&m_dataKeeper)},
                           {QStringLiteral("callBooth"), QVariant::fromValue(&m_callBooth)},
                           {QStringLiteral("phones"), QVariant::fromValue(&m_phones)},
                           {QStringLiteral("rulesReader"), QVariant::fromValue(&m_rulesReader)},
                           {QStringLiteral("pages"), QVariant::fromValue(&m_pages)},
                           {QStringLiteral("requests"), QVariant::fromValue(&m_requests)}};
    if (m_fillsScreen) {
        properties.insert(QStringLiteral("visibility"), QWindow::FullScreen);
    } else if (m_windowSize.isValid()) {
        properties.insert(QStringLiteral("width"), m_windowSize.width());
        properties.insert(QStringLiteral("height"), m_windowSize.height());
    } else {
        properties.insert(m_windowGeometry.initialProperties());
    }
    m_engine.setInitialProperties(properties);
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Tableside/Main.qml")));
    if (!window())
        return false;
    new HeldKeys(*window());
    if (!m_windowSize.isValid() && !m_fillsScreen)
        m_windowGeometry.follow(*window());
    loadSoundsAfterFirstFrame();
    show(m_request);
    m_requests.begin(*window(), [this](const StartRequest &request) { show(request); });
    m_dataKeeper.start();
    return true;
}

void Application::open(const StartRequest &request)
{
    raiseWindow(request.activationToken);
    m_requests.add(request);
}

void Application::show(const StartRequest &request)
{
    for (const QUrl &file : request.files)
        m_pages.openFile(file);
    if (!request.page.isEmpty())
        m_pages.openPage(request.page);
}

void Application::raiseWindow(const QString &activationToken)
{
    if (!activationToken.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activationToken.toUtf8()); // on Wayland, Qt reads the activation token from this variable
    window()->setWindowStates(window()->windowStates() & ~Qt::WindowMinimized);
    window()->raise();
    window()->requestActivate();
    raiseModalWindow(); // an open dialog must stay above the window
}

QQuickWindow *Application::window() const
{
    const QObjectList roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.first());
}

void Application::loadSoundsAfterFirstFrame()
{
    // frameSwapped() is emitted in the render thread. The queued connection makes load() run in the main thread.
    QObject::connect(
        window(), &QQuickWindow::frameSwapped, window(), [this] { m_sounds->load(); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

} // namespace tableside

#include "application.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

// Both modules are linked in statically; nothing else refers to them.
Q_IMPORT_QML_PLUGIN(Tableside_AppPlugin)
Q_IMPORT_QML_PLUGIN(TablesidePlugin)

namespace tableside {

namespace {

QString inFolder(const QString &folder, const QString &file)
{
    return folder.isEmpty() ? QString() : folder + QLatin1Char('/') + file;
}

void useBundledFont()
{
    for (const char *weight : {"Regular", "SemiBold", "Bold", "ExtraBold"})
        QFontDatabase::addApplicationFont(
            QStringLiteral(":/tableside/fonts/Manrope-%1.ttf").arg(QLatin1String(weight)));
    QFont font = QGuiApplication::font();
    font.setFamily(QStringLiteral("Manrope"));
    QGuiApplication::setFont(font);
}

} // namespace

Application::Application(ApplicationOptions options)
    : m_windowSize(options.windowSize),
      m_settings(inFolder(options.dataFolder, QStringLiteral("tableside.ini"))),
      m_database(inFolder(options.dataFolder, QStringLiteral("tableside.sqlite"))),
      m_loadLater(options.sounds ? nullptr : new EffectSoundBoard),
      m_sounds(m_loadLater ? std::unique_ptr<SoundBoard>(m_loadLater) : std::move(options.sounds)),
      m_playroom(m_database, *m_sounds, m_settings)
{
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QObject::connect(&m_engine, &QQmlEngine::warnings, &m_engine, [this](const QList<QQmlError> &warnings) {
        for (const QQmlError &warning : warnings)
            m_problems.append(warning.toString());
    });
}

Application::~Application() = default;

Application::Stage::Stage()
{
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    useBundledFont();
    // English has a file too: it holds the plural forms.
    const QString folder = QStringLiteral(":/i18n");
    if (m_translator.load(QLocale(), QStringLiteral("tableside"), QStringLiteral("_"), folder)
        || m_translator.load(QStringLiteral("tableside_en"), folder))
        QCoreApplication::installTranslator(&m_translator);
}

Application::Stage::~Stage()
{
    QCoreApplication::removeTranslator(&m_translator);
}

void Application::setNames()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Tableside"));
    QCoreApplication::setApplicationName(QStringLiteral("Tableside"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TABLESIDE_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tableside"));
}

bool Application::load()
{
    QVariantMap properties{{QStringLiteral("playroom"), QVariant::fromValue(&m_playroom)}};
    if (m_windowSize.isValid()) {
        properties.insert(QStringLiteral("width"), m_windowSize.width());
        properties.insert(QStringLiteral("height"), m_windowSize.height());
    }
    m_engine.setInitialProperties(properties);
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Tableside/Main.qml")));
    if (!window())
        return false;
    loadSoundsAfterFirstFrame();
    return true;
}

QQuickWindow *Application::window() const
{
    const QObjectList roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.first());
}

void Application::loadSoundsAfterFirstFrame()
{
    if (!m_loadLater)
        return;
    // Drawn in the render thread, answered here when the event loop comes round.
    QObject::connect(window(), &QQuickWindow::frameSwapped, window(), [this] { m_loadLater->load(); },
                     static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

} // namespace tableside

// Runs every tst_*.qml of this folder with the app's own QML modules.
#include "app/application.h"

#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest/quicktest.h>

class Setup : public QObject
{
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        tableside::Application::setNames();
        QQuickStyle::setStyle(QStringLiteral("Basic"));
    }
    void qmlEngineAvailable(QQmlEngine *engine) { engine->addImportPath(QStringLiteral("qrc:/qt/qml")); }
};

QUICK_TEST_MAIN_WITH_SETUP(qml_tests, Setup)
#include "qml_tests.moc"

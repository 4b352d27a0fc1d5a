// The window opens where it was closed, and never out of reach.
#include "test_program.h"

#include "app/settings/app_settings.h"
#include "app/settings/window_geometry.h"

#include <QGuiApplication>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

using namespace tableside;

class TestWindowGeometry : public QObject
{
    Q_OBJECT

private slots:
    void firstStartSaysNothing();
    void opensWhereItWas();
    void maximizedKeepsThePlaceBeneath();
    void comesBackFromAScreenThatIsGone();

private:
    QVariantMap again() const
    {
        AppSettings settings(m_path);
        return WindowGeometry(settings).initialProperties();
    }
    /// A window that is shown there, changed and closed.
    void showAndClose(const QRect &place, Qt::WindowState state = Qt::WindowNoState) const
    {
        AppSettings settings(m_path);
        WindowGeometry geometry(settings);
        QWindow window;
        geometry.follow(window);
        window.setGeometry(place);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.setGeometry(place.translated(1, 1));
        if (state != Qt::WindowNoState)
            window.setWindowStates(state);
        QCoreApplication::processEvents();
        window.close();
    }

    const QTemporaryDir m_folder;
    const QString m_path = m_folder.filePath(QStringLiteral("settings.ini"));
};

void TestWindowGeometry::firstStartSaysNothing()
{
    QVERIFY(again().isEmpty());
}

void TestWindowGeometry::opensWhereItWas()
{
    showAndClose({39, 49, 700, 500});
    QCOMPARE(again(), (QVariantMap{{"x", 40}, {"y", 50}, {"width", 700}, {"height", 500}}));
}

void TestWindowGeometry::maximizedKeepsThePlaceBeneath()
{
    showAndClose({39, 49, 700, 500}, Qt::WindowMaximized);
    QCOMPARE(again(), (QVariantMap{{"x", 40}, {"y", 50}, {"width", 700}, {"height", 500},
                                   {"visibility", QWindow::Maximized}}));
    showAndClose({59, 49, 700, 500});
    QCOMPARE(again(), (QVariantMap{{"x", 60}, {"y", 50}, {"width", 700}, {"height", 500}}));
}

void TestWindowGeometry::comesBackFromAScreenThatIsGone()
{
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    AppSettings(m_path).setWindow({screen.right() - 40, 50, 700, 500}, Qt::WindowNoState);
    QCOMPARE(again(), (QVariantMap{{"width", 700}, {"height", 500}}));
}

TABLESIDE_TEST(TestWindowGeometry)

#include "tst_window_geometry.moc"

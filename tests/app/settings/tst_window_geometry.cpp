// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of WindowGeometry: the window opens where it was closed, but never out of reach.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/settings/app_settings.h"
#include "app/settings/window_geometry.h"

#include <QGuiApplication>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

using namespace tableside;
using test::RowNote;

class TestWindowGeometry : public QObject
{
    Q_OBJECT

private slots:
    void fitsTheScreens();
    void firstStartFitsTheScreen();
    void opensAtItsLastPosition();

private:
    QVariantMap again() const
    {
        AppSettings settings(m_path);
        return WindowGeometry(settings).initialProperties();
    }
    /// Shows a window at \p place, moves it by a pixel, sets its \p state and closes it.
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

void TestWindowGeometry::fitsTheScreens()
{
    const QList<QRect> one{{0, 0, 1280, 900}};
    const QList<QRect> withPanel{{0, 32, 1280, 868}};
    const QList<QRect> sideBySide{{0, 0, 1280, 900}, {1280, -100, 2560, 1440}};
    const QList<QRect> stacked{{0, 0, 1280, 900}, {0, -900, 1280, 900}};
    const auto row = [](const char *name, const QList<QRect> &screens, QRect place, QRect expected, bool isOnScreen = true) {
        const RowNote note(name);
        bool isThere = false;
        QCOMPARE(withinScreens(place, screens, isThere), expected);
        QCOMPARE(isThere, isOnScreen);
    };
    row("within the screen", one, {40, 50, 700, 500}, {40, 50, 700, 500});
    row("as large as the screen", one, {0, 0, 1280, 900}, {0, 0, 1280, 900});
    row("larger than the screen", one, {100, 100, 1600, 1000}, {0, 40, 1280, 860});
    row("wider than the screen", one, {100, 100, 1600, 500}, {0, 100, 1280, 500});
    row("higher than the screen", one, {100, 100, 600, 1000}, {100, 40, 600, 860});
    row("title bar above the screen", one, {100, -600, 1024, 768}, {100, 40, 1024, 768});
    row("title bar just above the screen", one, {100, -1, 1024, 768}, {100, 40, 1024, 768});
    row("title bar behind a panel", withPanel, {100, 20, 1024, 768}, {100, 72, 1024, 768});
    row("lower part below the screen", one, {100, 700, 1024, 768}, {100, 700, 1024, 768});
    row("mostly left of the screen", one, {-800, 50, 1024, 768}, {-800, 50, 1024, 768});
    row("only a strip at the right", one, {1200, 50, 700, 500}, {1200, 50, 700, 500}, false);
    row("only a strip at the bottom", one, {100, 880, 700, 500}, {100, 880, 700, 500}, false);
    row("on the second screen", sideBySide, {1500, -100, 2000, 1300}, {1500, -100, 2000, 1300});
    row("on a second screen that is gone", one, {1500, -100, 1200, 700}, {1500, -100, 1200, 700}, false);
    row("larger, on a screen that is gone", one, {1500, -100, 2000, 1300}, {0, 40, 1280, 860}, false);
    row("across two screens", sideBySide, {1000, 100, 800, 600}, {1000, 100, 800, 600});
    row("over two screens", sideBySide, {100, 100, 3500, 600}, {1280, 100, 2560, 600});
    row("title bar on the upper screen", stacked, {100, -300, 1024, 768}, {100, -300, 1024, 768});
    row("no screen", {}, {100, 100, 1600, 1000}, {100, 100, 1600, 1000}, false);
}

/// Qt's offscreen platform has a screen of 800 × 800, which is too narrow for the size in Main.qml.
void TestWindowGeometry::firstStartFitsTheScreen()
{
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    QVERIFY(screen.width() < 1024);
    QCOMPARE(again().keys(), (QStringList{"height", "width"}));
    QCOMPARE(again().value("width").toInt(), screen.width());
    QVERIFY(again().value("height").toInt() <= screen.height());
}

void TestWindowGeometry::opensAtItsLastPosition()
{
    showAndClose({39, 49, 700, 500});
    QCOMPARE(again(), (QVariantMap{{"x", 40}, {"y", 50}, {"width", 700}, {"height", 500}}));
    showAndClose({39, 49, 700, 500}, Qt::WindowMaximized);
    QCOMPARE(again(), (QVariantMap{{"x", 40}, {"y", 50}, {"width", 700}, {"height", 500},
                                   {"visibility", QWindow::Maximized}})); // The normal geometry is kept
    showAndClose({59, 49, 700, 500});
    QCOMPARE(again(), (QVariantMap{{"x", 60}, {"y", 50}, {"width", 700}, {"height", 500}}));
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    AppSettings(m_path).setWindow({screen.right() - 40, 50, 700, 500}, Qt::WindowNoState); // Mostly beside the screen
    QCOMPARE(again(), (QVariantMap{{"width", 700}, {"height", 500}}));
}

TABLESIDE_TEST(TestWindowGeometry)

#include "tst_window_geometry.moc"

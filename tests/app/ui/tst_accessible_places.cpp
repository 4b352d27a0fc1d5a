// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that items are found that have moved and that a screen reader knows.
#include "app/ui/accessible_places.h"
#include "test_program.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <memory>

using namespace tableside;

namespace {

QStringList movedIn(AccessiblePlaces &places)
{
    QStringList names;
    for (const QAccessibleInterface *item : places.takeMoved())
        names << item->object()->objectName();
    names.sort();
    return names;
}

} // namespace

class TestAccessiblePlaces : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatHasMoved();
};

void TestAccessiblePlaces::findsWhatHasMoved()
{
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQuick
        Window {
            visible: true
            width: 400
            height: 300
            Item {
                objectName: "pane"
                width: 300
                height: 200
                Accessible.role: Accessible.Pane
                Rectangle { objectName: "card"; x: 10; width: 40; height: 60; Accessible.role: Accessible.Button; Accessible.name: "Red 7" }
                Rectangle { objectName: "bare"; x: 60; width: 40; height: 60 }
            }
            Rectangle { objectName: "menu"; y: 250; width: 40; height: 40; Accessible.role: Accessible.Button; Accessible.name: "Menu" }
            Rectangle { objectName: "gone"; visible: false; width: 40; height: 40; Accessible.role: Accessible.Button; Accessible.name: "Draw" }
        })",
                      QUrl());
    const std::unique_ptr<QObject> made(component.create());
    auto *window = qobject_cast<QQuickWindow *>(made.get());
    QVERIFY2(window, qPrintable(component.errorString()));
    AccessiblePlaces places(*window);
    QCOMPARE(movedIn(places), QStringList({QStringLiteral("card"), QStringLiteral("menu"), QStringLiteral("pane")}));
    QCOMPARE(movedIn(places), QStringList());

    window->findChild<QQuickItem *>(QStringLiteral("card"))->setX(100);
    window->findChild<QQuickItem *>(QStringLiteral("bare"))->setX(200);
    QCOMPARE(movedIn(places), QStringList(QStringLiteral("card")));

    window->findChild<QQuickItem *>(QStringLiteral("pane"))->setY(20); // moves the card, too
    QCOMPARE(movedIn(places), QStringList({QStringLiteral("card"), QStringLiteral("pane")}));

    window->findChild<QQuickItem *>(QStringLiteral("gone"))->setVisible(true);
    QCOMPARE(movedIn(places), QStringList(QStringLiteral("gone")));
}

TABLESIDE_TEST(TestAccessiblePlaces)

#include "tst_accessible_places.moc"

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs every tst_*.qml in this folder with the app's QML modules.
#include "app/application.h"
#include "app/cards/card_image_provider.h"
#include "app/settings/bundled_font.h"
#include "app/words/player_words.h"

#include <QQmlContext>
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
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        tableside::useBundledFont();
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImageProvider(tableside::CardImageProvider::name, new tableside::CardImageProvider);
        QList<tableside::CharacterRow> characters; // QML cannot create these rows
        for (const char *key : {"owl", "fox", "bear", "hare", "badger", "otter", "heron", "hedgehog"})
            characters.append({key, QStringLiteral("Name of %1").arg(key), key, QStringLiteral("Plays as a %1 does.").arg(key)});
        engine->rootContext()->setContextProperty(QStringLiteral("someCharacters"), QVariant::fromValue(characters));
    }
};

QUICK_TEST_MAIN_WITH_SETUP(qml_tests, Setup)
#include "qml_tests.moc"

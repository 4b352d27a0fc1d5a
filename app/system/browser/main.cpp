// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The main program of the browser version, instead of app/main.cpp. The page that loads it is in packaging/web/page/.
#include "app/application.h"
#include "app/arguments.h"
#include "app/files/save_place.h"
#include "app/rules/paper/rules_booklet.h"
#include "app/system/browser/accessible_list.h"
#include "app/ui/accessible_places.h"

#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>
#include <QQuickWindow>

#include <emscripten.h>
#include <emscripten/bind.h>

// clang-format off
// Notifies the page that the app has drawn its first frame.
EM_JS(void, tableside_page_ready, (), {
    window.tablesideReady = performance.now();
    window.dispatchEvent(new Event("tableside-ready"));
});

// Notifies the page that the app cannot continue; the page shows an error message. `details` are for a bug report.
EM_JS(void, tableside_page_fail, (const char *details), {
    const text = UTF8ToString(details);
    window.dispatchEvent(new CustomEvent("tableside-failed", { detail: text }));
});

EM_JS(void, tableside_page_reload, (), {
    Promise.resolve(Module.tablesideFlush ? Module.tablesideFlush() : null).finally(() => location.reload());
});

// Sets which on-screen keyboard the browser shows; `which` is a Keyboard.
EM_JS(void, tableside_page_keyboard, (int which), {
    Module.tablesideKeyboard?.(["none", "text", "numeric"][which]);
});
// clang-format on

namespace {

using namespace tableside;

/// The folder that contains the browser's stored data. page/storage.js loads the data before main() begins.
constexpr QLatin1String dataFolder("/tableside");

enum Keyboard { NoKeyboard, LetterKeyboard, FigureKeyboard };

Application *running = nullptr;

/// Handles the browser's Back button as if Escape was pressed. Returns false on the Home page, where Back may leave the app.
bool goBack()
{
    QQuickWindow *window = running ? running->window() : nullptr;
    if (!window || running->navigator().page() == Navigator::Home)
        return false;
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &event);
    }
    return true;
}

/// Shows, hides, or switches the on-screen keyboard for the focused item. Qt focuses its text input element for every item, so
/// browsers would otherwise show the keyboard even for a button.
void followFocus(QObject *item)
{
    QInputMethodQueryEvent entry(Qt::ImEnabled | Qt::ImHints);
    if (item)
        QCoreApplication::sendEvent(item, &entry);
    const auto hints = static_cast<Qt::InputMethodHints>(entry.value(Qt::ImHints).toInt());
    const bool takesFigures = hints.testAnyFlags(Qt::ImhDigitsOnly | Qt::ImhFormattedNumbersOnly);
    tableside_page_keyboard(!entry.value(Qt::ImEnabled).toBool() ? NoKeyboard : takesFigures ? FigureKeyboard : LetterKeyboard);
}

} // namespace

EMSCRIPTEN_BINDINGS(tableside)
{
    emscripten::function("tablesideBack", &goBack);
    emscripten::function(
        "tablesideAccessible", +[] { return accessibleList(running->window()); });
    emscripten::function(
        "tablesideRead", +[] { new AccessiblePlaces(*running->window()); });
    emscripten::function(
        "tablesideOpen", +[](const std::string &path) {
            StartRequest request;
            request.files = {QUrl::fromLocalFile(QString::fromStdString(path))};
            running->open(request);
        });
}

/// Returns at once, because the browser itself runs the event loop. Objects must therefore be on the heap or static.
int main(int argc, char **argv)
{
    Application::setNames();
    static int count = argc;
    new QGuiApplication(count, argv);
    Arguments arguments;
    const std::optional<Arguments::Values> values = arguments.read(QCoreApplication::arguments());
    ApplicationOptions options;
    options.dataFolder = dataFolder;
    options.fillsScreen = true;
    options.rulesPaper = rulesPaper();
    if (values) // with unknown arguments in the page's URL, the app opens Home
        options.request.page = values->page;
    running = new Application(std::move(options));
    running->setFileService(systemFileService());
    if (!running->load()) {
        tableside_page_fail(running->problems().join(u'\n').toUtf8().constData());
        return 1;
    }
    QObject::connect(qGuiApp, &QGuiApplication::focusObjectChanged, qGuiApp, &followFocus);
    QObject::connect(&running->userData(), &UserData::deleted, [] { tableside_page_reload(); });
    QObject::connect(
        running->window(), &QQuickWindow::frameSwapped, running->window(), [] { tableside_page_ready(); },
        Qt::SingleShotConnection);
    return 0;
}

// The main program of the browser version, instead of app/main.cpp. The page that loads it is in packaging/web/page/.
#include "app/application.h"
#include "app/arguments.h"
#include "app/browser/accessible_list.h"
#include "app/browser/page.h"
#include "app/platform/file_dialogs.h"
#include "app/platform/gui_application.h"
#include "app/rules/print_service.h"

#include <QInputMethodQueryEvent>
#include <QKeyEvent>
#include <QQuickWindow>

#include <emscripten/bind.h>

namespace {

using namespace tableside;

/// The folder that contains the browser's stored data. page/storage.js loads the data before main() begins.
constexpr QLatin1String dataFolder("/tableside");

Application *running = nullptr;

/// Handles the browser's Back button as if Escape was pressed. Returns false on the Home page, where Back may leave the app.
bool goBack()
{
    QQuickWindow *window = running ? running->window() : nullptr;
    const auto *navigator = window ? window->property("navigator").value<Navigator *>() : nullptr;
    if (!navigator || navigator->page() == Navigator::Home)
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
    page::useKeyboard(!entry.value(Qt::ImEnabled).toBool()                                 ? page::Keyboard::None
                      : hints & (Qt::ImhDigitsOnly | Qt::ImhFormattedNumbersOnly) ? page::Keyboard::Figures
                                                                                           : page::Keyboard::Letters);
}

} // namespace

EMSCRIPTEN_BINDINGS(tableside)
{
    emscripten::function("tablesideBack", &goBack);
    emscripten::function("tablesideAccessible", +[] { return accessibleList(running->window()); });
}

/// Returns at once, because the browser itself runs the event loop. Objects must therefore be on the heap or static.
int main(int argc, char **argv)
{
    Application::setNames();
    static int count = argc;
    new GuiApplication(count, argv);
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
        page::fail(running->problems().join(u'\n'));
        return 1;
    }
    QObject::connect(qGuiApp, &QGuiApplication::focusObjectChanged, qGuiApp, &followFocus);
    QObject::connect(&running->userData(), &UserData::deleted, [] { page::reload(); });
    QObject::connect(running->window(), &QQuickWindow::frameSwapped, running->window(), [] { page::ready(); },
                     Qt::SingleShotConnection);
    return 0;
}

#include "app/browser/page.h"

#include <emscripten.h>

// clang-format off
EM_JS(void, tableside_page_ready, (), {
    window.tablesideReady = performance.now();
    window.dispatchEvent(new Event("tableside-ready"));
});

EM_JS(void, tableside_page_fail, (const char *details), {
    const text = UTF8ToString(details);
    window.dispatchEvent(new CustomEvent("tableside-failed", { detail: text }));
});

EM_JS(void, tableside_page_reload, (), {
    Promise.resolve(Module.tablesideFlush ? Module.tablesideFlush() : null).finally(() => location.reload());
});

EM_JS(void, tableside_page_keyboard, (int which), {
    Module.tablesideKeyboard?.(["none", "text", "numeric"][which]);
});
// clang-format on

namespace tableside::page {

void ready()
{
    tableside_page_ready();
}

void fail(const QString &details)
{
    tableside_page_fail(details.toUtf8().constData());
}

void reload()
{
    tableside_page_reload();
}

void useKeyboard(Keyboard keyboard)
{
    tableside_page_keyboard(static_cast<int>(keyboard));
}

} // namespace tableside::page

// What the app tells the page it runs in (packaging/web/page/loader.js).
#pragma once

#include <QString>

namespace tableside::page {

/// The first picture is there.
void ready();
/// It can't go on; the page says so. `details` are for whoever reports it.
void fail(const QString &details);
void reload();

enum class Keyboard { None, Letters, Figures };
/// Which keyboard comes up on the screen.
void useKeyboard(Keyboard keyboard);

} // namespace tableside::page

// The app's calls to the page that contains it (packaging/web/page/loader.js).
#pragma once

#include <QString>

namespace tableside::page {

/// Reports that the first frame was drawn.
void ready();
/// Reports that the app can't continue; the page shows a message. `details` are for a bug report.
void fail(const QString &details);
void reload();

enum class Keyboard { None, Letters, Figures };
/// Sets the kind of the on-screen keyboard.
void useKeyboard(Keyboard keyboard);

} // namespace tableside::page

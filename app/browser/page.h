// Functions that call the web page in which the app runs (packaging/web/page/loader.js).
#pragma once

#include <QString>

namespace tableside::page {

/// Notifies the page that the app has drawn its first frame.
void ready();
/// Notifies the page that the app cannot continue; the page shows an error message. `details` are for a bug report.
void fail(const QString &details);
void reload();

enum class Keyboard { None, Letters, Figures };
/// Sets which on-screen keyboard the browser shows.
void useKeyboard(Keyboard keyboard);

} // namespace tableside::page

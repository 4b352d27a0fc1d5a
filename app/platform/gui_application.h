// The kind of application object that the program and its tests make: a preview before printing is made of widgets, and
// nothing else is.
#pragma once

#ifdef TABLESIDE_PRINT
#include <QApplication>
#else
#include <QGuiApplication>
#endif

namespace tableside {

#ifdef TABLESIDE_PRINT
using GuiApplication = QApplication;
#else
using GuiApplication = QGuiApplication;
#endif

} // namespace tableside

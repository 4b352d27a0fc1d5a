// The class of the application object, for the program and its tests: QApplication with the print preview, which uses widgets;
// otherwise QGuiApplication.
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

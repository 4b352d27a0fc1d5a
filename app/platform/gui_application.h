// Defines GuiApplication, the class of the application object: QApplication if the print preview is built, because that uses
// widgets, otherwise QGuiApplication.
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

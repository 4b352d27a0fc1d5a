// Defines GuiApplication, the class of the application object. If the print preview is built, which needs Qt Widgets, this is
// QApplication; otherwise it is QGuiApplication.
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

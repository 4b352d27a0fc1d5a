// The program `tableside`: its exit codes and what it says in the terminal, in English like the console. Its arguments are
// Arguments; the app itself is Application.
#include "app/application.h"
#include "app/arguments.h"
#include "app/platform/file_dialogs.h"
#include "app/platform/gui_application.h"
#include "app/rules/print_desk.h"

#include <cstdio>
#include <optional>

namespace {

using namespace tableside;

constexpr int exitFailed = 1;
constexpr int exitWrongUsage = 2;

void complain(const QString &text)
{
    std::fprintf(stderr, "tableside: %s\n", qPrintable(text));
}

int wrongUsage(const Arguments &arguments)
{
    complain(arguments.problem() + QStringLiteral(" Try --help."));
    return exitWrongUsage;
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    Arguments arguments;
    arguments.answerWithoutWindow(argc, argv);
    if (!arguments.problem().isEmpty())
        return wrongUsage(arguments);
    const GuiApplication qtApplication(argc, argv);
    const std::optional<Arguments::Values> values = arguments.read(QCoreApplication::arguments());
    if (!values)
        return wrongUsage(arguments);
    ApplicationOptions options;
    options.dataFolder = values->dataFolder;
    options.windowSize = values->windowSize;
    options.file = values->file;
    options.page = values->page;
    options.rulesPaper = rulesPaper();
    Application application(std::move(options));
    application.setFileDesk(desktopFileDesk());
    if (!application.load()) {
        complain(QStringLiteral("The window could not be made. Please report this:"));
        for (const QString &problem : application.problems())
            complain(problem);
        return exitFailed;
    }
    return QCoreApplication::exec();
}

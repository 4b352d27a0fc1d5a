// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The main program `tableside`. Defines its exit codes and terminal messages, which are in English like those of the console.
// The class Arguments reads the command line; Application is the app itself.
#include "app/application.h"
#include "app/arguments.h"
#include "app/files/input_file.h"
#include "app/files/save_place.h"
#include "app/rules/paper/rules_booklet.h"
#include "app/system/one_instance.h"

#include <QApplication>

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

/// Returns the problem if the file cannot be opened; empty otherwise. Problems with a file's content are shown in the window
/// instead.
QString fileProblem(const QString &file)
{
    switch (const FileTrouble trouble = readFirstLine(file, 1).trouble) {
    case FileTrouble::Missing:
    case FileTrouble::Folder:
    case FileTrouble::NoFile:
    case FileTrouble::NotAllowed: return fileSentence(trouble, file, 0); // English, because no translation is loaded yet
    default: return {};
    }
}

int alreadyOpen(const ApplicationOptions &options)
{
    complain(QStringLiteral("Tableside is already open with this data, and doesn’t answer. Go to its window, or close it and "
                            "start Tableside again."));
    Application::showAlreadyOpen(options);
    return exitFailed;
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    Arguments arguments;
    arguments.answerWithoutWindow(argc, argv);
    if (!arguments.problem().isEmpty())
        return wrongUsage(arguments);
    StartRequest request;
    request.readEnvironment(); // QApplication removes the environment variables
    const QApplication qtApplication(argc, argv);
    const std::optional<Arguments::Values> values = arguments.read(QCoreApplication::arguments());
    if (!values)
        return wrongUsage(arguments);
    if (const QString problem = values->file.isEmpty() ? QString() : fileProblem(values->file); !problem.isEmpty()) {
        complain(problem);
        return exitWrongUsage;
    }
    ApplicationOptions options;
    options.dataFolder = values->dataFolder;
    options.windowSize = values->windowSize;
    options.rulesPaper = rulesPaper();
    options.request = request;
    if (!values->file.isEmpty())
        options.request.files << QUrl::fromLocalFile(values->file);
    options.request.page = values->page;
    OneInstance instance(Application::folderOf(options));
    switch (instance.begin(options.request)) {
    case OneInstance::Outcome::HandedOver: return 0;
    case OneInstance::Outcome::Unreachable: return alreadyOpen(options);
    case OneInstance::Outcome::First: break;
    }
    Application application(std::move(options));
    application.setFileService(systemFileService());
    if (!application.load()) {
        complain(QStringLiteral("The window could not be made. Please report this:"));
        for (const QString &problem : application.problems())
            complain(problem);
        return exitFailed;
    }
    instance.answer([&](const StartRequest &later) { application.open(later); });
    return QCoreApplication::exec();
}

// The program `tableside`: its arguments and exit codes; the app itself is Application. What it says in the terminal is
// English, like the console.
#include "application.h"
#include "print/print_desk.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QRegularExpression>

#include <cstdio>
#include <memory>
#include <optional>

namespace {

using namespace tableside;

constexpr int exitFailed = 1;
constexpr int exitWrongUsage = 2;

class Arguments
{
public:
    /// The options, or nothing and problem(). For --help and --version it prints and exits.
    std::optional<ApplicationOptions> read(const QStringList &arguments);
    QString problem() const { return m_problem; }

private:
    std::optional<QSize> windowSize(const QString &text);

    QString m_problem;
};

std::optional<ApplicationOptions> Arguments::read(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("A tabletop companion for two card games."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption dataFolder(QStringLiteral("data-folder"), QStringLiteral(
        "Keep saved games and settings in DIR, for example on a stick."), QStringLiteral("DIR"));
    const QCommandLineOption window(QStringLiteral("window"), QStringLiteral(
        "Size of the window, for example 1024x768."), QStringLiteral("WIDTHxHEIGHT"));
    parser.addOptions({dataFolder, window});
    const bool parsed = parser.parse(arguments);
    if (parser.isSet(QStringLiteral("help")))
        parser.showHelp();
    if (parser.isSet(QStringLiteral("version")))
        parser.showVersion();
    if (!parsed)
        m_problem = parser.errorText();
    else if (!parser.positionalArguments().isEmpty())
        m_problem = QStringLiteral("Nothing is known about “%1”.").arg(parser.positionalArguments().constFirst());
    else if (parser.isSet(dataFolder) && parser.value(dataFolder).isEmpty())
        m_problem = QStringLiteral("--data-folder needs the name of a folder.");

    ApplicationOptions options;
    if (parser.isSet(dataFolder))
        options.dataFolder = QDir(parser.value(dataFolder)).absolutePath();
    if (m_problem.isEmpty() && parser.isSet(window))
        options.windowSize = windowSize(parser.value(window)).value_or(QSize());
    if (!m_problem.isEmpty())
        return {};
    return options;
}

std::optional<QSize> Arguments::windowSize(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^([0-9]{3,5})x([0-9]{3,5})$"));
    const QRegularExpressionMatch match = form.match(text);
    if (match.hasMatch())
        return QSize(match.captured(1).toInt(), match.captured(2).toInt());
    m_problem = QStringLiteral("“%1” is no window size. Write it like 1024x768.").arg(text);
    return {};
}

void complain(const QString &text)
{
    std::fprintf(stderr, "tableside: %s\n", qPrintable(text));
}

/// --help and --version need no display. The print preview needs a QApplication.
std::unique_ptr<QCoreApplication> makeQtApplication(int &argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        const QLatin1String argument(argv[i]);
        if (argument == QLatin1String("--help") || argument == QLatin1String("-h")
            || argument == QLatin1String("--version") || argument == QLatin1String("-v"))
            return std::make_unique<QCoreApplication>(argc, argv);
    }
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    const std::unique_ptr<QCoreApplication> qtApplication = makeQtApplication(argc, argv);

    Arguments arguments;
    std::optional<ApplicationOptions> options = arguments.read(QCoreApplication::arguments());
    if (!options) {
        complain(arguments.problem() + QStringLiteral(" Try --help."));
        return exitWrongUsage;
    }
    options->printRules = previewBooklet;
    Application application(std::move(*options));
    if (!application.load()) {
        complain(QStringLiteral("The window could not be made. Please report this:"));
        for (const QString &problem : application.problems())
            complain(problem);
        return exitFailed;
    }
    return QCoreApplication::exec();
}

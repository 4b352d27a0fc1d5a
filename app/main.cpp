// The program `tableside`: its arguments and exit codes; the app itself is Application. What it says in the terminal is
// English, like the console.
#include "app/application.h"
#include "app/platform/file_dialogs.h"
#include "app/platform/gui_application.h"
#include "app/rules/print_desk.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <cstdio>
#include <optional>

namespace {

using namespace tableside;

constexpr int exitFailed = 1;
constexpr int exitWrongUsage = 2;

/// Twice read: before there is an application, for what needs none (it needs a display), and then again, when Qt has taken
/// its own options out.
class Arguments
{
public:
    Arguments();

    /// What is asked for that no window is needed for: prints and exits; or why no window can be made.
    void answerWithoutWindow(int &argc, char **argv);
    /// The options, or nothing and problem().
    std::optional<ApplicationOptions> read(const QStringList &arguments);
    QString problem() const { return m_problem; }

private:
    std::optional<QSize> windowSize(const QString &text);
    QString folderProblem() const;

    QCommandLineParser m_parser;
    QCommandLineOption m_dataFolder{QStringLiteral("data-folder"), QStringLiteral(
        "Keep saved games and settings in DIR, for example on a stick."), QStringLiteral("DIR")};
    QCommandLineOption m_window{QStringLiteral("window"), QStringLiteral(
        "Size of the window, for example 1024x768."), QStringLiteral("WIDTHxHEIGHT")};
    QString m_problem;
};

Arguments::Arguments()
{
    m_parser.setApplicationDescription(QStringLiteral("A tabletop companion for two card games."));
    // Qt's own, like -stylesheet, are no rows of letters with an h for help among them.
    m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    m_parser.addHelpOption();
    m_parser.addVersionOption();
    m_parser.addOptions({m_dataFolder, m_window});
    m_parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral(
        "A file to open: the record of a match, a score book or a table of points (CSV)."), QStringLiteral("[FILE]"));
}

void Arguments::answerWithoutWindow(int &argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    m_parser.parse(arguments); // may fail at Qt's own
    m_problem = folderProblem();
    const bool asksForHelp = m_parser.isSet(QStringLiteral("help")) || m_parser.isSet(QStringLiteral("help-all"));
    const bool asksForVersion = m_parser.isSet(QStringLiteral("version"));
    if (!m_problem.isEmpty() || (!asksForHelp && !asksForVersion))
        return;
    const QCoreApplication withoutDisplay(argc, argv); // the parser asks it for its names
    if (asksForHelp)
        m_parser.showHelp();
    m_parser.showVersion();
}

QString Arguments::folderProblem() const
{
    if (!m_parser.isSet(m_dataFolder))
        return {};
    const QString folder = m_parser.value(m_dataFolder);
    if (folder.isEmpty())
        return QStringLiteral("--data-folder needs the name of a folder.");
    if (folder.startsWith(u'-')) // rather an option, and the name was forgotten
        return QStringLiteral("--data-folder needs the name of a folder; write “./%1” if it is called so.").arg(folder);
    return {};
}

std::optional<ApplicationOptions> Arguments::read(const QStringList &arguments)
{
    if (!m_parser.parse(arguments))
        m_problem = m_parser.errorText();
    else if (m_parser.positionalArguments().size() > 1)
        m_problem = QStringLiteral("One file can be opened, and “%1” is a second one.").arg(m_parser.positionalArguments().at(1));
    else
        m_problem = folderProblem();

    ApplicationOptions options;
    if (m_parser.isSet(m_dataFolder))
        options.dataFolder = QDir(m_parser.value(m_dataFolder)).absolutePath();
    const QString file = m_parser.positionalArguments().value(0);
    if (m_problem.isEmpty() && !file.isEmpty() && !QFileInfo(file).isFile())
        m_problem = QStringLiteral("There is no file “%1”.").arg(file);
    if (!file.isEmpty())
        options.file = QFileInfo(file).absoluteFilePath();
    if (m_problem.isEmpty() && m_parser.isSet(m_window))
        options.windowSize = windowSize(m_parser.value(m_window)).value_or(QSize());
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
    std::optional<ApplicationOptions> options = arguments.read(QCoreApplication::arguments());
    if (!options)
        return wrongUsage(arguments);
    options->rulesPaper = rulesPaper();
    Application application(std::move(*options));
    application.setFileDesk(desktopFileDesk());
    if (!application.load()) {
        complain(QStringLiteral("The window could not be made. Please report this:"));
        for (const QString &problem : application.problems())
            complain(problem);
        return exitFailed;
    }
    return QCoreApplication::exec();
}

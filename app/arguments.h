// The command-line arguments of `tableside`. The texts are in English, like the console's; --help and the manual page (see
// packaging/) are both generated from these tables.
#pragma once

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace tableside {

/// Reads the arguments twice: first without an application object, which would need a display, for requests that need no window;
/// and again after Qt has removed its own options.
class Arguments
{
public:
    struct Values
    {
        QString dataFolder; ///< An absolute path; empty for the user's standard folders.
        QSize windowSize;
        QString file; ///< An absolute path.
        QString page; ///< One of pages().
    };

    Arguments();

    /// Handles the requests that need no window: prints and exits. Also exits with an error if no window can be created.
    void answerWithoutWindow(int &argc, char **argv);
    /// Returns the values, or no value and sets problem().
    std::optional<Values> read(const QStringList &arguments);
    QString problem() const { return m_problem; }

    /// Returns the values that --open accepts.
    static QStringList pages();

    QString description() const { return m_parser.applicationDescription(); }
    /// Returns all options, including those for help and version.
    const QList<QCommandLineOption> &options() const { return m_options; }
    QString fileDescription() const { return m_fileDescription; }

private:
    std::optional<QSize> windowSize(const QString &text);
    QString folderProblem() const;
    QString pageProblem() const;

    QCommandLineParser m_parser;
    QList<QCommandLineOption> m_options;
    QCommandLineOption m_open;
    QCommandLineOption m_dataFolder;
    QCommandLineOption m_window;
    QString m_fileDescription;
    QString m_problem;
};

} // namespace tableside

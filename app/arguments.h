// The arguments of the program `tableside`. They are told in English, like the console's; --help and the manual page (see
// packaging/) are both made from these tables.
#pragma once

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace tableside {

/// Twice read: before there is an application, for what needs none (it needs a display), and then again, when Qt has taken
/// its own options out.
class Arguments
{
public:
    struct Values
    {
        QString dataFolder; ///< Absolute; empty: the user's own places.
        QSize windowSize;
        QString file; ///< Absolute.
        QString page; ///< Of pages().
    };

    Arguments();

    /// What is asked for that no window is needed for: prints and exits; or why no window can be made.
    void answerWithoutWindow(int &argc, char **argv);
    /// The values, or nothing and problem().
    std::optional<Values> read(const QStringList &arguments);
    QString problem() const { return m_problem; }

    /// What --open takes.
    static QStringList pages();

    QString description() const { return m_parser.applicationDescription(); }
    /// Also those for help and version.
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

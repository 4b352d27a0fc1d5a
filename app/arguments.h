// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The command-line arguments of `tableside`. All texts are in English, like those of the console program; --help and the manual
// page (in packaging/) are generated from the same list of options.
#pragma once

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace tableside {

/// Parses the arguments twice. answerWithoutWindow() answers --help and --version without a QApplication, which would need a
/// display. read() is called after QApplication has removed Qt's own options.
class Arguments
{
public:
    struct Values
    {
        QString dataFolder; ///< The absolute path of the folder for all data; empty for the user's standard folders.
        QSize windowSize;
        QString file; ///< The absolute path of the file to open; empty for none.
        QString page; ///< One of pages(); empty if no page was given.
    };

    Arguments();

    /// If the arguments contain --help or --version, prints the answer and exits. Otherwise returns. Sets problem() if
    /// --data-folder has no usable value, and then returns even if --help or --version was given.
    void answerWithoutWindow(int &argc, char **argv);
    /// Returns the parsed values. On failure, returns std::nullopt and sets problem().
    std::optional<Values> read(const QStringList &arguments);
    QString problem() const { return m_problem; }

    /// Returns the page names that --open accepts.
    static QStringList pages();

    QString description() const { return m_parser.applicationDescription(); }
    /// Returns all options, including --help and --version.
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

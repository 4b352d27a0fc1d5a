// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/arguments.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace tableside {

QStringList Arguments::pages()
{
    return {QStringLiteral("dos"), QStringLiteral("uno"), QStringLiteral("score"), QStringLiteral("rules")};
}

Arguments::Arguments()
    : m_open(QStringLiteral("open"),
             QStringLiteral("Begin with a page: set up a game (dos or uno), the score book (score), or the rules (rules)."),
             pages().join(u'|')),
      m_dataFolder(QStringLiteral("data-folder"), QStringLiteral("Keep saved games and settings in DIR, for example on a stick."),
                   QStringLiteral("DIR")),
      m_window(QStringLiteral("window"), QStringLiteral("Size of the window, for example 1024x768."),
               QStringLiteral("WIDTHxHEIGHT")),
      m_fileDescription(QStringLiteral("A file to open: the record of a match, a score book or a table of points (CSV)."))
{
    m_parser.setApplicationDescription(QStringLiteral("A tabletop companion for two card games."));
    // The parser's default mode would read Qt's option -stylesheet as one-letter options. One of them would be -h, which
    // prints the help.
    m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    m_options << m_parser.addHelpOption() << m_parser.addVersionOption() << m_open << m_dataFolder << m_window;
    m_parser.addOptions({m_open, m_dataFolder, m_window});
    m_parser.addPositionalArgument(QStringLiteral("file"), m_fileDescription, QStringLiteral("[FILE]"));
}

void Arguments::answerWithoutWindow(int &argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    m_parser.parse(arguments); // errors are ignored, because the parser does not know Qt's own options
    m_problem = folderProblem();
    const bool asksForHelp = m_parser.isSet(QStringLiteral("help")) || m_parser.isSet(QStringLiteral("help-all"));
    const bool asksForVersion = m_parser.isSet(QStringLiteral("version"));
    if (!m_problem.isEmpty() || (!asksForHelp && !asksForVersion))
        return;
    const QCoreApplication withoutDisplay(argc, argv); // showHelp() and showVersion() need an application object
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
    if (folder.startsWith(u'-')) // the folder name is probably missing, and this is the next option
        return QStringLiteral("--data-folder needs the name of a folder; write “./%1” if it is called so.").arg(folder);
    return {};
}

QString Arguments::pageProblem() const
{
    if (!m_parser.isSet(m_open) || pages().contains(m_parser.value(m_open)))
        return {};
    return QStringLiteral("--open needs one of: %1.").arg(pages().join(QStringLiteral(", ")));
}

std::optional<Arguments::Values> Arguments::read(const QStringList &arguments)
{
    m_problem.clear();
    Values values;
    if (!m_parser.parse(arguments))
        m_problem = m_parser.errorText();
    else if (m_parser.positionalArguments().size() > 1)
        m_problem = QStringLiteral("One file can be opened, and “%1” is a second one.").arg(m_parser.positionalArguments().at(1));
    else
        m_problem = folderProblem();
    if (m_problem.isEmpty())
        m_problem = pageProblem();
    const QString file = m_parser.positionalArguments().value(0);
    if (m_problem.isEmpty() && !file.isEmpty() && m_parser.isSet(m_open))
        m_problem = QStringLiteral("Give either a file or --open.");
    if (m_problem.isEmpty() && m_parser.isSet(m_window))
        values.windowSize = windowSize(m_parser.value(m_window)).value_or(QSize());
    if (!m_problem.isEmpty())
        return {};
    if (m_parser.isSet(m_dataFolder))
        values.dataFolder = QDir(m_parser.value(m_dataFolder)).absolutePath();
    if (!file.isEmpty())
        values.file = QFileInfo(file).absoluteFilePath();
    values.page = m_parser.value(m_open);
    return values;
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

} // namespace tableside

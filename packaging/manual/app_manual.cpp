// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Prints the manual page of tableside, made from the option tables of its --help. The build runs this program:
//     app_manual VERSION RELEASED
#include "app/arguments.h"
#include "packaging/manual/man_page.h"

#include <iostream>

namespace {

using namespace tableside;
using tableside::manual::ManPage;

std::string names_of(const QCommandLineOption &option)
{
    std::string text;
    for (const QString &name : option.names())
        text += (text.empty() ? "-" : ",-") + std::string(name.size() > 1 ? "-" : "") + name.toStdString();
    return text;
}

std::string manual_page(const Arguments &arguments, const std::string &version, const std::string &released)
{
    std::string what = arguments.description().toStdString();
    if (what.ends_with('.'))
        what.pop_back();
    ManPage page("tableside", what, version, released);
    page.heading("SYNOPSIS");
    page.synopsis("tableside", "[OPTIONS] [FILE]");
    page.heading("DESCRIPTION");
    page.text("Tableside is an app to play DOS and UNO against the computer and with everyone at the table, to keep score with\n"
              "real cards, and to settle arguments. The app explains itself: Rules on its first page, F1 at the table.");
    page.heading("OPTIONS");
    page.entry("", "FILE", arguments.fileDescription().toStdString());
    for (const QCommandLineOption &option : arguments.options())
        page.entry(names_of(option), option.valueName().toStdString(), option.description().toStdString());
    page.text("\nThe options that all Qt programs have, such as -platform, are understood, too.");
    page.heading("EXIT STATUS");
    page.text("0 for success, 1 if the window could not be made, 2 for wrong usage.");
    page.heading("FILES");
    page.entry("", "~/.local/share/Tableside/Tableside/", "Games, score book, backups, and recorded voices.");
    page.entry("", "~/.config/Tableside/Tableside.ini", "Settings.");
    page.text("\nWith --data-folder, both are in that folder.");
    page.heading("SEE ALSO");
    page.text("tableside-console(6)");
    return page.page();
}

} // namespace

int main(int argument_count, char **arguments)
{
    if (argument_count != 3)
        return 2;
    std::cout << manual_page(Arguments(), arguments[1], arguments[2]);
    return std::cout.flush() ? 0 : 1;
}

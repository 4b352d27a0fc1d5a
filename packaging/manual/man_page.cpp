// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packaging/manual/man_page.h"

#include <cctype>
#include <vector>

namespace tableside::manual {

namespace {

/// The length from which a line of --help counts as wrapped, so that the next line continues it.
constexpr std::size_t full_line = 78;

/// Escapes the text for groff: keeps hyphens and backslashes as they are, and allows line breaks between the members of JSON.
std::string escaped(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\')
            out += "\\(rs";
        else if (c == '-')
            out += "\\-";
        else if (c == '\'')
            out += "\\(aq";
        else if (c == '^')
            out += "\\(ha";
        else if (c == '~')
            out += "\\(ti";
        else
            out += c;
        if ((c == ',' || c == '|') && i + 1 < text.size() && text[i + 1] != ' ')
            out += "\\:";
    }
    return out;
}

/// Returns a line of text, escaped so that groff does not take it for a request if it begins with a dot.
std::string line_of(std::string_view text)
{
    const std::string line = escaped(text);
    return (line.empty() || line[0] != '.' ? "" : "\\&") + line + "\n";
}

std::vector<std::string_view> lines_of(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return lines;
}

bool is_indented(std::string_view line)
{
    return !line.empty() && line[0] == ' ';
}

/// Returns whether \p line continues the wrapped line \p before.
bool continues(std::string_view line, std::string_view before)
{
    const bool is_new_sentence = line.starts_with("--") && (before.ends_with('.') || before.ends_with(':'));
    return before.size() >= full_line && !is_indented(before) && !is_indented(line) && !is_new_sentence;
}

std::string request(std::string_view name, std::string_view argument)
{
    std::string text = ".";
    ((text += name) += " \"") += escaped(argument);
    return text += "\"\n";
}

} // namespace

ManPage::ManPage(std::string_view name, std::string_view what, std::string_view version, std::string_view released)
{
    std::string title(name);
    for (char &c : title)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    m_page = ".TH \"" + escaped(title) + "\" 6 \"" + escaped(released) + "\" \"Tableside " + escaped(version)
        + "\" \"Games\"\n.nh\n.ad l\n";
    heading("NAME");
    m_page += escaped(name) + " \\- " + escaped(what) + "\n";
}

void ManPage::heading(std::string_view text)
{
    m_page += request("SH", text);
}

void ManPage::subheading(std::string_view text)
{
    m_page += request("SS", text);
}

void ManPage::synopsis(std::string_view program, std::string_view rest)
{
    m_page += "\\fB" + escaped(program) + "\\fR " + escaped(rest) + "\n";
}

void ManPage::text(std::string_view lines)
{
    std::string_view before;
    bool is_first = true;
    for (const std::string_view line : lines_of(lines)) {
        if (line.empty())
            m_page += ".PP\n";
        else
            m_page += (is_first || before.empty() || continues(line, before) ? "" : ".br\n") + line_of(line);
        before = line;
        is_first = false;
    }
}

void ManPage::entry(std::string_view names, std::string_view value, std::string_view description)
{
    std::string line;
    for (const char c : names)
        line += c == ',' ? std::string("\\fR, \\fB") : escaped(std::string_view(&c, 1));
    if (!names.empty())
        line = "\\fB" + line + "\\fR";
    if (!value.empty())
        line += (names.empty() ? "\\fI" : " \\fI") + escaped(value) + "\\fR";
    m_page += ".TP\n" + line + "\n";
    text(description);
}

} // namespace tableside::manual

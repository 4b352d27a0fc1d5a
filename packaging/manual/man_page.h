// A manual page in the language of man(7), written from a program's own tables of options.
#pragma once

#include <string>
#include <string_view>

namespace tableside::manual {

class ManPage
{
public:
    /// Of section 6, games. `what` is one line, which apropos finds; `released` is a date as in CHANGELOG.md, or empty.
    ManPage(std::string_view name, std::string_view what, std::string_view version, std::string_view released);

    void heading(std::string_view text);
    void subheading(std::string_view text);
    /// `program` is bold.
    void synopsis(std::string_view program, std::string_view rest);
    /// Text as --help has it: lines that were broken to fit are put together again; indented ones and those that end early
    /// keep to themselves.
    void text(std::string_view lines);
    /// An entry of a list: names like "-h,--help", the name of its value or nothing, what it does.
    void entry(std::string_view names, std::string_view value, std::string_view description);

    const std::string &page() const { return m_page; }

private:
    std::string m_page;
};

} // namespace tableside::manual

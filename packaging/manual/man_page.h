// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Builds a manual page in the markup of man(7).
#pragma once

#include <string>
#include <string_view>

namespace tableside::manual {

/// A manual page to which sections, texts, and entries are appended in order.
class ManPage
{
public:
    /// Starts a page of section 6 (games). \p what is the one-line description that apropos shows. \p released is a date as in
    /// CHANGELOG.md, or empty.
    ManPage(std::string_view name, std::string_view what, std::string_view version, std::string_view released);

    void heading(std::string_view text);
    void subheading(std::string_view text);
    /// Adds a line of the synopsis: \p program in bold type, then \p rest.
    void synopsis(std::string_view program, std::string_view rest);
    /// Adds text that is formatted for --help. Joins lines that were wrapped; indented and short lines stay separate.
    void text(std::string_view lines);
    /// Adds an entry of a list. \p names is a list such as "-h,--help"; \p value may be empty.
    void entry(std::string_view names, std::string_view value, std::string_view description);

    const std::string &page() const { return m_page; }

private:
    std::string m_page;
};

} // namespace tableside::manual

#include "engine/json/line_reader.h"

namespace tableside {

namespace {

constexpr auto at_end = std::istream::traits_type::eof();

} // namespace

LineKind LineReader::next()
{
    m_text.clear();
    try {
        return read();
    } catch (const std::ios_base::failure &) { // the path is a directory, or the disk fails
        return LineKind::unreadable;
    }
}

LineKind LineReader::read()
{
    if (m_skip_first)
        skip_rest();
    if (m_stream.fail())
        return LineKind::unreadable;
    std::streambuf &buffer = *m_stream.rdbuf();
    auto letter = buffer.sbumpc();
    if (letter == at_end)
        return LineKind::end;
    ++m_number;
    for (; letter != at_end && letter != '\n'; letter = buffer.sbumpc()) {
        if (m_text.size() == longest_line) {
            m_text.clear();
            m_skip_first = true; // the next call skips the rest, so that the caller can reply or stop first
            return LineKind::too_long;
        }
        m_text.push_back(static_cast<char>(letter));
    }
    if (letter == at_end)
        return LineKind::cut_off;
    if (!m_text.empty() && m_text.back() == '\r')
        m_text.pop_back();
    return LineKind::line;
}

void LineReader::skip_rest()
{
    m_skip_first = false;
    std::streambuf &buffer = *m_stream.rdbuf();
    for (auto letter = buffer.sbumpc(); letter != at_end && letter != '\n';)
        letter = buffer.sbumpc();
}

bool is_blank(const std::string &line)
{
    return line.find_first_not_of(" \t\r") == std::string::npos;
}

} // namespace tableside

#include "engine/json/json_line_reader.h"

namespace tableside {

Error at_line(Error error, int line)
{
    if (error.line == 0)
        error.line = line;
    return error;
}

Result<std::optional<Json>> JsonLineReader::next()
{
    for (;;) {
        const LineKind kind = m_lines.next();
        switch (kind) {
        case LineKind::end: return std::optional<Json>();
        case LineKind::unreadable: return Error{line() + 1, "can't be read", {}};
        case LineKind::too_long: return Error{line(), "longer than 1 MiB", {}};
        case LineKind::line:
        case LineKind::cut_off: break;
        }
        if (is_blank(m_lines.text()))
            continue;
        auto json = parse_json_line(m_lines.text());
        if (json)
            return std::optional<Json>(std::move(json).value());
        if (kind == LineKind::cut_off)
            return Error{line(), "cut off: the file ends in the middle of this line (" + json.error().cause + ")", {}};
        return at_line(json.error(), line());
    }
}

} // namespace tableside

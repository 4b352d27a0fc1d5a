#include "engine/console/line_command.h"

#include "engine/console/commands.h"
#include "engine/console/output.h"
#include "engine/json/line_reader.h"

#include <iostream>

namespace tableside::console {

namespace {

Result<OrderedJson> answer_to(const LineReader &reader, LineKind kind, const Answer &answer)
{
    if (kind == LineKind::too_long)
        return Error{0, "longer than 1 MiB", {}};
    const auto json = parse_json_line(reader.text());
    if (!json)
        return json.error();
    return answer(*json);
}

OrderedJson error_json(const Error &error, int line)
{
    OrderedJson json;
    json["error"] = error.cause;
    json["line"] = line;
    return json;
}

/// Counts bad lines for one message at the end. Each bad line has already been answered with its own error.
class BadLines
{
public:
    void add(const Error &error, int line)
    {
        if (m_count++ == 0)
            m_first = {line, error.cause, error.rule};
    }

    int exit_code() const
    {
        if (m_count == 0)
            return exit_ok;
        print_file_error("standard input", m_first);
        if (m_count > 1)
            complain("standard input: " + std::to_string(m_count) + " bad lines in total");
        return exit_bad_input;
    }

private:
    long long m_count = 0;
    Error m_first;
};

} // namespace

int answer_lines(const Answer &answer)
{
    LineReader reader(std::cin);
    BadLines bad;
    while (std::cout) {
        const LineKind kind = reader.next();
        if (kind == LineKind::end)
            return bad.exit_code();
        if (kind == LineKind::unreadable) {
            complain("standard input can't be read");
            return exit_bad_input;
        }
        if (kind != LineKind::too_long && is_blank(reader.text()))
            continue;
        const auto answered = answer_to(reader, kind, answer);
        std::cout << dumped(answered ? *answered : error_json(answered.error(), reader.number())) << '\n';
        if (!answered)
            bad.add(answered.error(), reader.number());
        if (reader.would_wait())
            flush_output();
    }
    return exit_bad_input; // the output is closed or full
}

} // namespace tableside::console

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/mutator.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

namespace tableside::fuzz {

namespace {

const std::vector<std::string> &tokens()
{
    static const std::vector<std::string> list{"\xff",
                                               std::string(1, '\0'),
                                               "[[[[[[[[[[[[[[[[[[[",
                                               "{",
                                               "}",
                                               "\"",
                                               "null",
                                               "-1",
                                               "1e999",
                                               "1.5",
                                               "\\u0000",
                                               "99999999999999999999",
                                               "\"dos\"",
                                               "\"r#\"",
                                               "\"wild+4\"",
                                               "\"rskip\"",
                                               ",",
                                               "\n",
                                               "\xed\xa0\x80",
                                               "\xef\xbb\xbf"};
    return list;
}

const std::vector<Json> &extreme_values()
{
    static const std::vector<Json> list{Json(),
                                        true,
                                        false,
                                        0,
                                        1,
                                        2,
                                        3,
                                        4,
                                        7,
                                        107,
                                        108,
                                        109,
                                        255,
                                        256,
                                        65535,
                                        -1,
                                        INT64_MIN,
                                        UINT64_MAX,
                                        1.5,
                                        "",
                                        "dos",
                                        "r#",
                                        "R5",
                                        "r2",
                                        "play",
                                        "bonus",
                                        "over",
                                        "call",
                                        "catch",
                                        "uno",
                                        "wild",
                                        "b+2",
                                        "drawn",
                                        "challenge",
                                        "swap",
                                        "g",
                                        Json::array(),
                                        Json::object(),
                                        {1, 2},
                                        Json::array({"r5", "r5", "r5", "r5"})};
    return list;
}

} // namespace

void Mutator::damage_bytes(std::string &text)
{
    for (std::size_t times = 1 + below(4); times > 0 && !text.empty(); --times) {
        const std::size_t at = below(text.size());
        const std::size_t length = std::min(text.size() - at, below(40));
        switch (below(6)) {
        case 0: text[at] = static_cast<char>(below(256)); break;
        case 1: text.erase(at, length); break;
        case 2: text.insert(at, text.substr(at, length)); break;
        case 3: text.insert(at, tokens()[below(tokens().size())]); break;
        case 4: text[at] = static_cast<char>(text[at] ^ (1 << below(7))); break;
        default: text.resize(at + (at == 0)); break;
        }
    }
}

void Mutator::damage_line(std::string &text)
{
    if (text.empty())
        return;
    const std::size_t within = below(text.size());
    const std::size_t begin = within == 0 ? 0 : text.rfind('\n', within - 1) + 1; // npos + 1 is 0: the first line
    const std::size_t end = std::min(text.find('\n', within), text.size());
    std::string line = text.substr(begin, end - begin);
    if (end < text.size() && below(4) == 0) {
        switch (below(3)) {
        case 0: text.erase(begin, end + 1 - begin); break;
        case 1: text.insert(begin, line + '\n'); break;
        default:
            text.erase(begin, end + 1 - begin);
            text.insert(std::min(text.find('\n', begin), text.size()), '\n' + line);
        }
        return;
    }
    if (auto json = parse_json_line(line); json && below(4) != 0) {
        damage_value(json.value());
        line = json->dump(-1, ' ', false, Json::error_handler_t::replace);
    } else {
        damage_bytes(line);
    }
    text.replace(begin, end - begin, line);
}

void Mutator::damage_value(Json &json)
{
    Json *place = &json;
    while (place->is_structured() && !place->empty() && below(4) != 0) {
        auto child = place->begin();
        std::advance(child, static_cast<std::ptrdiff_t>(below(place->size())));
        place = &*child;
    }
    if (place->is_array() && !place->empty() && below(3) == 0) {
        if (below(2) == 0)
            place->erase(below(place->size()));
        else
            place->push_back((*place)[below(place->size())]);
        return;
    }
    *place = extreme_values()[below(extreme_values().size())];
}

} // namespace tableside::fuzz

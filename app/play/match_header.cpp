#include "play/match_header.h"

#include "record/dos_json.h"

namespace tableside {

namespace {

// Keys of ours in the header; readers of records pass over what they do not know.
constexpr const char *levelsKey = "levels";
constexpr const char *portraitsKey = "portraits";
constexpr const char *hintsKey = "hints";
constexpr const char *personLevel = "person";

std::string textAt(const Json &json, const char *key, std::size_t index)
{
    const auto list = json.find(key);
    if (list == json.end() || !list->is_array() || index >= list->size() || !(*list)[index].is_string())
        return {};
    return (*list)[index].get<std::string>();
}

} // namespace

QByteArray headerLine(const MatchConfig &config)
{
    std::vector<std::string> seatNames;
    OrderedJson levels = OrderedJson::array();
    OrderedJson portraitNames = OrderedJson::array();
    for (const SeatConfig &seat : config.seats) {
        seatNames.push_back(seat.name.toStdString());
        levels.push_back(seat.level ? std::string(level_name(*seat.level)) : personLevel);
        portraitNames.push_back(seat.portrait.toStdString());
    }
    OrderedJson json = header_json(make_header<dos::Game>(std::move(seatNames), config.rules, config.seed));
    json[levelsKey] = std::move(levels);
    json[portraitsKey] = std::move(portraitNames);
    json[hintsKey] = config.hintsAllowed;
    return QByteArray::fromStdString(dumped(json));
}

MatchConfig configFromHeader(const RecordHeader<dos::Game> &header, const Json &line)
{
    MatchConfig config;
    config.rules = header.rules;
    config.seed = header.seed;
    if (const auto hints = line.find(hintsKey); hints != line.end() && hints->is_boolean())
        config.hintsAllowed = hints->get<bool>();
    for (std::size_t seat = 0; seat < header.seats.size(); ++seat) {
        SeatConfig &seated = config.seats.emplace_back();
        seated.name = QString::fromStdString(header.seats[seat]);
        seated.portrait = QString::fromStdString(textAt(line, portraitsKey, seat));
        const std::string level = textAt(line, levelsKey, seat);
        if (level != personLevel && (seat > 0 || !level.empty()))
            seated.level = level_named(level).value_or(Level::easy);
    }
    return config;
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/scores/former_player.h"

#include "engine/json/json_line.h"
#include "engine/score/table_player.h"

namespace tableside {

namespace {

/// Replaces each person in a JSON value: the ids wherever they stand, and the name and portrait beside an id.
void replaceIn(OrderedJson &json, const QStringList &ids, const std::string &guestId, const std::string &guestName)
{
    const auto isMeant = [&](const OrderedJson &value) {
        return value.is_string() && ids.contains(QString::fromStdString(value.get<std::string>()));
    };
    if (isMeant(json)) {
        json = guestId;
        return;
    }
    if (json.is_object() && json.contains("id") && isMeant(json["id"])) {
        for (const char *key : {"name", "portrait"}) {
            if (json.contains(key))
                json[key] = std::string();
        }
        json["name"] = guestName;
    }
    if (!json.is_structured())
        return;
    for (OrderedJson &part : json)
        replaceIn(part, ids, guestId, guestName);
}

} // namespace

QByteArray FormerPlayer::inScoreGame(const QByteArray &json, int guest) const
{
    OrderedJson value = OrderedJson::parse(json.toStdString(), nullptr, false);
    if (value.is_discarded())
        return json;
    const QString called = guest == 1 ? name : name + u' ' + QString::number(guest);
    replaceIn(value, ids, score::guest_id(called.toStdString()), called.toStdString());
    return QByteArray::fromStdString(dumped(value));
}

QByteArray FormerPlayer::inMatch(const QByteArray &json) const
{
    OrderedJson value = OrderedJson::parse(json.toStdString(), nullptr, false);
    if (!value.is_object() || !value.contains("people") || !value["people"].is_array())
        return json;
    OrderedJson &people = value["people"];
    const char *namesKey = value.contains("seats") && value["seats"].is_array() ? "seats" : "names";
    OrderedJson &names = value[namesKey];
    if (!names.is_array())
        names = OrderedJson::array();
    while (names.size() < people.size())
        names.push_back(std::string());
    for (std::size_t seat = 0; seat < people.size(); ++seat) {
        if (!people[seat].is_string() || !ids.contains(QString::fromStdString(people[seat].get<std::string>())))
            continue;
        people[seat] = std::string();
        names[seat] = name.toStdString();
        if (value.contains("ownNames") && value["ownNames"].is_array() && seat < value["ownNames"].size())
            value["ownNames"][seat] = true;
    }
    return QByteArray::fromStdString(dumped(value));
}

int FormerPlayer::guestsIn(const QByteArray &json) const
{
    int guests = 0;
    while (json.contains('"' + QByteArray::fromStdString(score::guest_id(name.toStdString()))
                         + (guests == 0 ? QByteArray() : ' ' + QByteArray::number(guests + 1)) + '"'))
        ++guests;
    return guests;
}

} // namespace tableside

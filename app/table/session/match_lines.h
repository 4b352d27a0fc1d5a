// The lines of a match, stored or out of a file, as the engine reads them.
#pragma once

#include <QByteArrayList>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace tableside {

/// Without what surrounds them: a file may have been written on another system.
std::vector<std::string> asText(const QByteArrayList &lines);
/// "dos": which the header of a record or a save names. Nothing where the line is no header.
std::optional<QString> gameOfHeader(const QByteArray &line);

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The limits of connections with phones. PROTOCOL.md documents them for clients. Tests use shorter times.
#pragma once

#include <QtGlobal>

#include <chrono>

namespace tableside::phones {

inline constexpr qsizetype longestHeader = 8 * 1024;   ///< The size of a request line and its header fields, in bytes.
inline constexpr qsizetype longestMessage = 16 * 1024; ///< The size of a message of a phone, in bytes of UTF-8.
inline constexpr int deepestMessage = 8; ///< The number of objects and arrays in each other, the outermost included.

struct PhoneLimits
{
    int connections = 32;               ///< The connections that are served at a time.
    int connectionsOfAddress = 4;       ///< The same for each address.
    int waiting = 128;                  ///< The further connections that wait until others are closed.
    int waitingOfAddress = 24;          ///< The same for each address.
    int messagesPerSecond = 30;         ///< The messages of a phone; as many may come at once after a pause.
    int bytesPerSecond = 32 * 1024;     ///< The bytes of a phone, control frames included; twice as many may come at once.
    qint64 discardedBytes = 256 * 1024; ///< The bytes after a refused request that are read so that the answer arrives.
    qint64 unsentBytes = 1 << 20;       ///< The bytes that may wait for a phone that does not read.

    std::chrono::milliseconds headerTime{5'000};  ///< The time for a complete header.
    std::chrono::milliseconds answerTime{15'000}; ///< The time in which a client must have read its answer.
    std::chrono::milliseconds lingerTime{500};    ///< How long input is discarded after a refusal, so that the answer arrives.
    std::chrono::milliseconds heartbeat{500};     ///< The time between checks; a phone that has sent nothing since is pinged.
    std::chrono::milliseconds lostAfter{2'400};   ///< A phone that has sent nothing for this time, not even a pong, is lost.
    std::chrono::milliseconds silence{15'000};    ///< A phone that has sent no message for this time is disconnected.
    std::chrono::milliseconds closingTime{2'000}; ///< The time in which a phone must confirm that its WebSocket is closed.
};

} // namespace tableside::phones

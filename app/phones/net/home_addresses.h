// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the addresses of this computer under which devices in the network at home can reach it.
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>

namespace tableside::phones {

/// Returns whether the address is private, link-local, or of this computer, so that nobody outside the house has it. An IPv4 address
/// within IPv6 ("::ffff:192.168.1.20") counts as IPv4.
bool isHomeAddress(const QHostAddress &address);
/// Returns the IPv4 address if \p address is one within IPv6, and otherwise \p address itself.
QHostAddress plainAddress(const QHostAddress &address);

/// A network interface, as far as the choice of an address depends on it.
struct NetworkInterface
{
    QString name; ///< Such as "wlan0".
    QList<QHostAddress> addresses;
    bool isRunning = true;
    bool isLoopback = false;
    bool isPointToPoint = false; ///< Such as a tunnel (VPN), through which phones at home do not come.
    bool isWireless = false;
};

/// Returns the private addresses of the running interfaces, the most likely one first: those of networks at home before those of
/// tunnels and of networks that exist within this computer only, then IPv4 before IPv6, then Wi-Fi before cable.
QList<QHostAddress> homeAddressesOf(const QList<NetworkInterface> &interfaces);
/// Returns the addresses of this computer on which phones at home can reach it, the most likely one first; empty if there are none.
QList<QHostAddress> homeAddresses();

} // namespace tableside::phones

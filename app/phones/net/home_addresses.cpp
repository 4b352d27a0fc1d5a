// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/home_addresses.h"

#include <QNetworkInterface>

#include <algorithm>
#include <array>
#include <tuple>

namespace tableside::phones {

namespace {

/// Returns whether an interface is within this computer: a bridge or the end of a cable of containers and virtual machines.
bool isVirtual(const QString &name)
{
    constexpr std::array<QLatin1String, 13> beginnings{
        QLatin1String("docker"), QLatin1String("br-"),     QLatin1String("virbr"), QLatin1String("veth"), QLatin1String("vnet"),
        QLatin1String("vmnet"),  QLatin1String("vboxnet"), QLatin1String("lxc"),   QLatin1String("lxd"),  QLatin1String("podman"),
        QLatin1String("cni"),    QLatin1String("flannel"), QLatin1String("incus")};
    return std::any_of(beginnings.begin(), beginnings.end(), [&](QLatin1String beginning) { return name.startsWith(beginning); });
}

bool isPrivateIPv4(const QHostAddress &address)
{
    return address.isInSubnet(QHostAddress(QStringLiteral("10.0.0.0")), 8)
        || address.isInSubnet(QHostAddress(QStringLiteral("172.16.0.0")), 12)
        || address.isInSubnet(QHostAddress(QStringLiteral("192.168.0.0")), 16);
}

bool isPrivateIPv6(const QHostAddress &address)
{
    return address.isInSubnet(QHostAddress(QStringLiteral("fc00::")), 7);
}

} // namespace

QHostAddress plainAddress(const QHostAddress &address)
{
    bool isIPv4 = false;
    const quint32 number = address.toIPv4Address(&isIPv4);
    return isIPv4 ? QHostAddress(number) : address;
}

bool isHomeAddress(const QHostAddress &address)
{
    const QHostAddress plain = plainAddress(address);
    if (plain.protocol() == QAbstractSocket::IPv4Protocol)
        return isPrivateIPv4(plain) || plain.isInSubnet(QHostAddress(QStringLiteral("127.0.0.0")), 8)
            || plain.isInSubnet(QHostAddress(QStringLiteral("169.254.0.0")), 16);
    if (plain.protocol() == QAbstractSocket::IPv6Protocol)
        return isPrivateIPv6(plain) || plain == QHostAddress(QHostAddress::LocalHostIPv6)
            || plain.isInSubnet(QHostAddress(QStringLiteral("fe80::")), 10);
    return false;
}

QList<QHostAddress> homeAddressesOf(const QList<NetworkInterface> &interfaces)
{
    struct Candidate
    {
        std::tuple<bool, bool, bool, bool> rank; // false comes first
        QHostAddress address;
    };
    QList<Candidate> candidates;
    for (const NetworkInterface &one : interfaces) {
        if (!one.isRunning || one.isLoopback)
            continue;
        for (const QHostAddress &address : one.addresses) {
            // Browsers do not accept the name of an interface in an address, so link-local addresses of IPv6 are of no use.
            if (isPrivateIPv4(address) || isPrivateIPv6(address))
                candidates.append({{isVirtual(one.name), one.isPointToPoint, isPrivateIPv6(address), !one.isWireless}, address});
        }
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const auto &a, const auto &b) { return a.rank < b.rank; });
    QList<QHostAddress> addresses;
    for (const Candidate &candidate : std::as_const(candidates)) {
        if (!addresses.contains(candidate.address))
            addresses.append(candidate.address);
    }
    return addresses;
}

QList<QHostAddress> homeAddresses()
{
    QList<NetworkInterface> interfaces;
    for (const QNetworkInterface &one : QNetworkInterface::allInterfaces()) {
        NetworkInterface found;
        found.name = one.name();
        found.isRunning = one.flags().testFlag(QNetworkInterface::IsUp) && one.flags().testFlag(QNetworkInterface::IsRunning);
        found.isLoopback = one.flags().testFlag(QNetworkInterface::IsLoopBack);
        found.isPointToPoint = one.flags().testFlag(QNetworkInterface::IsPointToPoint);
        found.isWireless = one.type() == QNetworkInterface::Wifi || found.name.startsWith(QLatin1String("wl"));
        for (const QNetworkAddressEntry &entry : one.addressEntries())
            found.addresses.append(entry.ip());
        interfaces.append(found);
    }
    return homeAddressesOf(interfaces);
}

} // namespace tableside::phones

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/page_files.h"

#include "app/cards/card_painter.h"
#include "app/phones/net/card_svg.h"

#include <QDir>
#include <QFile>
#include <QHash>

namespace tableside::phones {

namespace {

const QByteArray svg("image/svg+xml");

QByteArray typeOf(const QString &name)
{
    return name.endsWith(QLatin1String(".html")) ? "text/html; charset=utf-8"
        : name.endsWith(QLatin1String(".css"))   ? "text/css; charset=utf-8"
        : name.endsWith(QLatin1String(".js"))    ? "text/javascript; charset=utf-8"
        : name.endsWith(QLatin1String(".ttf"))   ? "font/ttf"
                                                 : svg;
}

/// Returns the resource of each path except those of cards.
QHash<QString, QString> resources()
{
    QHash<QString, QString> paths{
        {QStringLiteral("/"), QStringLiteral(":/tableside/phone/index.html")},
        {QStringLiteral("/icon.svg"), QStringLiteral(":/tableside/icon/tableside.svg")},
        {QStringLiteral("/font/Manrope-Regular.ttf"), QStringLiteral(":/tableside/fonts/Manrope-Regular.ttf")},
        {QStringLiteral("/font/Manrope-Bold.ttf"), QStringLiteral(":/tableside/fonts/Manrope-Bold.ttf")}};
    for (const QString &name : QDir(QStringLiteral(":/tableside/phone")).entryList(QDir::Files))
        paths.insert(QLatin1Char('/') + name, QStringLiteral(":/tableside/phone/") + name);
    for (const QString &name : QDir(QStringLiteral(":/tableside/portraits")).entryList(QDir::Files))
        paths.insert(QStringLiteral("/portrait/") + name, QStringLiteral(":/tableside/portraits/") + name);
    return paths;
}

/// Returns the drawing of a card or a back, which is drawn once; nothing for unknown codes.
std::optional<PageFile> cardFile(const QString &code)
{
    if (!isCard(code))
        return std::nullopt;
    static QHash<QString, QByteArray> drawn;
    QByteArray &bytes = drawn[code];
    if (bytes.isEmpty())
        bytes = cardSvg(code);
    return PageFile{svg, bytes};
}

} // namespace

std::optional<PageFile> pageFile(const QString &path)
{
    const QLatin1String cards("/card/");
    const QLatin1String ending(".svg");
    if (path.startsWith(cards) && path.endsWith(ending))
        return cardFile(path.mid(cards.size(), path.size() - cards.size() - ending.size()));
    static const QHash<QString, QString> paths = resources();
    const auto found = paths.constFind(path);
    if (found == paths.constEnd())
        return std::nullopt;
    QFile file(*found);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return PageFile{typeOf(*found), file.readAll()};
}

} // namespace tableside::phones

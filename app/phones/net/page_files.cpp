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

/// Returns the file at a path as it is stored or drawn; nothing if there is none.
std::optional<PageFile> madeFile(const QString &path)
{
    const QLatin1String cards("/card/");
    const QLatin1String ending(".svg");
    if (path.startsWith(cards) && path.endsWith(ending)) {
        const QString code = path.mid(cards.size(), path.size() - cards.size() - ending.size());
        return isCard(code) ? std::optional(PageFile{svg, cardSvg(code)}) : std::nullopt;
    }
    static const QHash<QString, QString> paths = resources();
    const auto found = paths.constFind(path);
    if (found == paths.constEnd())
        return std::nullopt;
    QFile file(*found);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return PageFile{typeOf(*found), file.readAll()};
}

} // namespace

std::optional<PageFile> pageFile(const QString &path)
{
    // Ten phones ask for the same files, so each is drawn and compressed once.
    static QHash<QString, PageFile> made;
    if (const auto found = made.constFind(path); found != made.constEnd())
        return *found;
    std::optional<PageFile> file = madeFile(path);
    if (!file)
        return std::nullopt;
    const int lengthPrefix = 4; // which qCompress() writes before the zlib format
    const QByteArray deflated = qCompress(file->bytes, 9).mid(lengthPrefix);
    if (deflated.size() < file->bytes.size())
        file->deflated = deflated;
    return *made.insert(path, *file);
}

} // namespace tableside::phones

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/card_svg.h"

#include "app/cards/card_painter.h"

#include <QBuffer>
#include <QList>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

namespace tableside::phones {

namespace {

/// Removes what QSvgGenerator writes without need, more than half of the document.
QByteArray compacted(const QByteArray &svg)
{
    struct Rule
    {
        QRegularExpression pattern;
        QString replacement = {};
    };
    static const QList<Rule> rules{
        {QRegularExpression(QStringLiteral(R"re(<title>.*?</title>|<desc>.*?</desc>|<defs>\s*</defs>)re"))},
        {QRegularExpression(
            QStringLiteral(R"re( version="1.2" baseProfile="tiny"|xmlns:xlink="[^"]*"| vector-effect="none")re"))},
        {QRegularExpression(QStringLiteral(R"re(font-(family|size|weight|style)="[^"]*"|transform="matrix\(1,0,0,1,0,0\)")re"))},
        {QRegularExpression(
            QStringLiteral(R"re((fill|stroke)-opacity="1"|(?<=path) fill-rule="evenodd")re"))}, // the outer group has it
        {QRegularExpression(QStringLiteral(R"re(width="[\d.]+mm" height="[\d.]+mm")re")),
         QStringLiteral("width=\"250\" height=\"350\"")},
        {QRegularExpression(QStringLiteral(R"re(\s+)re")), QStringLiteral(" ")},
        {QRegularExpression(QStringLiteral(R"re( ?(/?>) ?)re")), QStringLiteral("\\1")},
        // QSvgGenerator writes a group for each state of the painter, even if nothing visible was painted in it.
        {QRegularExpression(
            QStringLiteral(R"re(<g fill="none" stroke="none"[^>]*>(<(path|circle|ellipse|rect|poly\w+)[^>]*/>)*</g>)re"))},
        {QRegularExpression(QStringLiteral(R"re(<g [^>]*></g>)re"))},
        {QRegularExpression(QStringLiteral(R"re((\.\d\d)\d+(?=[ ,"][^()<>]*/>))re")), QStringLiteral("\\1")}, // not in matrix(…)
        {QRegularExpression(QStringLiteral(R"re((?<=\d) (?=[CLM][-\d]))re"))},
    };
    QString text = QString::fromUtf8(svg);
    for (const Rule &rule : rules)
        text.replace(rule.pattern, rule.replacement);
    return text.toUtf8();
}

} // namespace

QByteArray cardSvg(const QString &code)
{
    if (!isCard(code))
        return {};
    constexpr int width = 250;
    constexpr int height = 350;
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({width, height});
    generator.setViewBox(QRect(0, 0, width, height));
    QPainter painter(&generator);
    paintCard(painter, {0, 0, width, height}, code, {.outlinesText = true});
    painter.end();
    return compacted(buffer.data());
}

} // namespace tableside::phones

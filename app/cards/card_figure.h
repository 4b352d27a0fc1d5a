// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws rows of cards in a QTextDocument. The cards are text objects drawn with paintCard(), so that they are printed as vector
// graphics.
#pragma once

#include <QHash>
#include <QObject>
#include <QTextObjectInterface>

class QTextCursor;

namespace tableside {

/// Draws the text objects of the type `type` in a document. Must be registered with the document's layout.
class CardFigure : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int type = QTextFormat::UserObject + 1;

    /// \p letters maps the color letter in a card code (such as "r") to the letter that is printed in the card's corner.
    explicit CardFigure(QHash<QString, QString> letters, QObject *parent = nullptr);

    /// Inserts a row of cards at the cursor. If \p onto is not empty, the row continues with an arrow and the cards in \p onto.
    /// \p cardWidth and \p room are in the document's units. Cards are narrower if the row would be wider than \p room.
    static void insert(QTextCursor &cursor, const QStringList &cards, const QStringList &onto, qreal cardWidth, qreal room);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &place, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    QHash<QString, QString> m_letters;
};

} // namespace tableside

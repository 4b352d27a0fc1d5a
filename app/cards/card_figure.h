// Draws rows of cards within a QTextDocument with paintCard(). Cards are text objects, so that they remain vector graphics when
// printed.
#pragma once

#include <QHash>
#include <QObject>
#include <QTextObjectInterface>

class QTextCursor;

namespace tableside {

/// The handler that must be registered for text objects of the type `type`.
class CardFigure : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int type = QTextFormat::UserObject + 1;

    /// \p letters maps the color letters of card codes (such as "r") to the letters shown in the cards' corners.
    explicit CardFigure(QHash<QString, QString> letters, QObject *parent = nullptr);

    /// Inserts a row of cards at the cursor, followed by an arrow and \p onto unless that is empty. \p cardWidth is in the
    /// document's units and is reduced if the row would be wider than \p room.
    static void insert(QTextCursor &cursor, const QStringList &cards, const QStringList &onto, qreal cardWidth, qreal room);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &place, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    QHash<QString, QString> m_letters;
};

} // namespace tableside

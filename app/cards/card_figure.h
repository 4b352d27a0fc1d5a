// Rows of cards within a QTextDocument, drawn by paintCard(): a text object, so that they stay vectors on paper.
#pragma once

#include <QHash>
#include <QObject>
#include <QTextObjectInterface>

class QTextCursor;

namespace tableside {

class CardFigure : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int type = QTextFormat::UserObject + 1;

    /// `letters` are the initials in the cards' corners by the notation's letters ("r").
    explicit CardFigure(QHash<QString, QString> letters, QObject *parent = nullptr);

    /// Puts a row of cards at the cursor, `onto` behind an arrow. `cardWidth` in the document's units; the cards get
    /// smaller where `room` is short.
    static void insert(QTextCursor &cursor, const QStringList &cards, const QStringList &onto, qreal cardWidth, qreal room);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &place, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    QHash<QString, QString> m_letters;
};

} // namespace tableside

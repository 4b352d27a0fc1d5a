// Makes a screen reader read out a text without moving the focus, on all supported versions of Qt. In QML, its children are
// SpokenLine items whose accessible role is notification and whose name is their text; see SpokenWords.qml.
#pragma once

#include <QQmlEngine>
#include <QQuickItem>

namespace tableside {

/// Announces texts to screen readers.
class SpokenNotice : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    /// The last announced text.
    Q_PROPERTY(QString words READ words NOTIFY said FINAL)

public:
    explicit SpokenNotice(QQuickItem *parent = nullptr);

    QString words() const { return m_words; }
    /// Announces a text.
    Q_INVOKABLE void say(const QString &words);
    /// Clears the last announcement so that it is not read to the next player.
    void forget();
    /// Returns a text as it should be read out, with commas for " · ", because screen readers would read out "dot".
    static QString spoken(const QString &text);

signals:
    void said(); ///< Emitted for every announcement, even if the text repeats.

protected:
    void itemChange(ItemChange change, const ItemChangeData &value) override;

private:
    void emptyLines();

    QString m_words;
    qsizetype m_line = 0; ///< Counts announcements to select the next line.
};

/// One line of a SpokenNotice. Lines are used in turn, so that a text stays until all other lines have been used: a screen reader
/// may query the name of a new item some time after it appeared.
class SpokenLine : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString words READ words NOTIFY wordsChanged FINAL)

public:
    explicit SpokenLine(QQuickItem *parent = nullptr);

    QString words() const { return m_words; }
    /// Shows \p words; an empty string hides the item.
    void show(const QString &words);

signals:
    void wordsChanged();

private:
    QString m_words;
};

} // namespace tableside

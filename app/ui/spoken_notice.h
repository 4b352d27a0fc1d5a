// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes screen readers announce a text without moving the focus, in all supported versions of Qt. In QML, a SpokenNotice has
// SpokenLine children, whose accessible role is notification and whose accessible name is their text; see SpokenWords.qml. With
// Qt 6.8 or later, an announcement event is sent instead, and the lines are not used.
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
    Q_INVOKABLE void say(const QString &words);
    /// Clears the last announcement, so that it is not read to the next player of a shared device.
    void forget();
    /// Returns the text as it should be spoken: " · " becomes a comma, because screen readers would say "dot".
    static QString spoken(const QString &text);

signals:
    void said(); ///< Emitted for every announcement, even if the text repeats, and by forget().

protected:
    void itemChange(ItemChange change, const ItemChangeData &value) override;

private:
    void emptyLines();

    QString m_words;
    qsizetype m_line = 0; ///< The number of announcements so far, from which the next SpokenLine is chosen.
};

/// One of several lines of a SpokenNotice, which uses the lines in turn. Each line keeps its text until it is used again, because
/// a screen reader may read the name of a new item with some delay.
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
